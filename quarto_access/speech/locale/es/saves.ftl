# Partidas guardadas con nombre, partidas escritas, y lo que se pasó por alto en una partida.

saves-opened = Partidas guardadas, { $count } en total. Arriba y abajo las recorren, { KEY("enter") } continúa una, { KEY("d", place: "saves") } borra una, { KEY("escape") } cierra.
    .brief = Partidas guardadas, { $count }.
    .braille = Partidas guardadas, { $count }.
saved-item = { $name }: { $against ->
        [computer] contra la máquina
       *[player] dos personas
    }, { $placed ->
        [0] ninguna pieza colocada
        [one] una pieza colocada
       *[other] { $placed } piezas colocadas
    }, guardada { AS($days, "number-days") }.
    .brief = { $name }, { $against ->
        [computer] contra la máquina
       *[player] dos personas
    }, { AS($placed, "number-pieces") }, { AS($days, "number-days") }.
    .braille = { $name }, { $against ->
        [computer] máquina
       *[player] dos
    }, { AS($placed, "number-pieces") }, { AS($days, "number-days") }.
saved-item-over = { $name }: { $against ->
        [computer] contra la máquina
       *[player] dos personas
    }, terminada con { $placed ->
        [0] ninguna pieza colocada
        [one] una pieza colocada
       *[other] { $placed } piezas colocadas
    }, guardada { AS($days, "number-days") }.
    .brief = { $name }, { $against ->
        [computer] contra la máquina
       *[player] dos personas
    }, terminada con { AS($placed, "number-pieces") }, { AS($days, "number-days") }.
    .braille = { $name }, { $against ->
        [computer] máquina
       *[player] dos
    }, terminada, { AS($days, "number-days") }.
saved-item-unread = { $name }: no se puede continuar, { $fault ->
        [foreign] es de otro programa
        [newer] es de una versión más nueva de este programa
       *[damaged] está dañada
    }. Escrita { AS($days, "number-days") }.
    .brief = { $name }, { $fault ->
        [foreign] de otro programa
        [newer] de una versión más nueva
       *[damaged] dañada
    }, { AS($days, "number-days") }.
    .braille = { $name }, { $fault ->
        [foreign] otro programa
        [newer] versión más nueva
       *[damaged] dañada
    }.
saves-edge = No hay más partidas guardadas.
    .brief = No hay más.
    .braille = No hay más.
saves-number = { $number } de { $count }. { $can ->
        [yes] { KEY("enter") } la continúa, { KEY("d", place: "saves") } la borra, { KEY("escape") } cierra la lista.
       *[no] La tecla { KEY("d", place: "saves") } la borra, { KEY("escape") } cierra la lista.
    }
    .brief = { $number } de { $count }. { $can ->
        [yes] { KEY("enter") } continúa, { KEY("d", place: "saves") } borra.
       *[no] Tecla { KEY("d", place: "saves") }, borrar.
    }
    .braille = { $number } de { $count }. { $can ->
        [yes] { KEY("enter") }, { KEY("d", place: "saves") }, { KEY("escape") }.
       *[no] { CAP(KEY("d", place: "saves")) }, { KEY("escape") }.
    }
saved-as = Guardada como { $name }. La partida sigue, y además se conserva tras cada jugada.
    .brief = Guardada como { $name }.
    .braille = Guardada como { $name }.
save-deleted = Borrada, { $name }.
asked-delete-save = ¿Borrar la partida guardada { $name }? No se puede recuperar. Pulse { KEY("enter") } para borrarla, { KEY("escape") } para conservarla.
    .brief = ¿Borrar { $name }? { KEY("enter") } la borra, { KEY("escape") } la conserva.
    .braille = ¿Borrar { $name }? { KEY("enter") } o { KEY("escape") }.
naming = Escriba un nombre para esta partida y pulse { KEY("enter") }.
    .brief = ¿Qué nombre? Escríbalo, después { KEY("enter") }.
    .braille = ¿Qué nombre?
game-written = { $kind ->
        [text] Las jugadas están escritas en frases
       *[record] La partida está escrita como datos
    } en { $name }, en la carpeta Quarto Access de sus documentos.
    .brief = Escrita en { $name }, carpeta Quarto Access de sus documentos.
    .braille = Escrita: { $name }, documentos, Quarto Access.

shelf-no-name = No. Un nombre necesita una letra o una cifra. Escriba por ejemplo guardar Domingo.
    .brief = No. Un nombre necesita una letra o una cifra, como guardar Domingo.
    .braille = No. Falta letra o cifra.
shelf-too-long = No. Un nombre tiene como mucho 40 caracteres. Escriba uno más corto.
    .brief = No. Como mucho 40 caracteres. Escriba un nombre más corto.
    .braille = No. Como mucho 40 caracteres.
shelf-taken = No. Ya hay una partida llamada { $name }. Elija otro nombre, o borre esa.
    .brief = No. { $name } ya existe. Elija otro nombre.
    .braille = No. { $name } ya existe.
shelf-no-game = No. No hay ninguna partida en juego. Empiece una, o elija una guardada.
    .brief = No. No hay ninguna partida en juego.
    .braille = No. Ninguna partida en juego.
shelf-not-written = No. El archivo no se pudo escribir. Haga sitio en el disco, o permita escribir, y pruebe otra vez.
    .brief = No. El archivo no se pudo escribir.
    .braille = No. No se escribió.
shelf-not-deleted = No. { $name } no se pudo borrar. Aquí no está permitido.
    .brief = No. { $name } no se pudo borrar.
    .braille = No. No se borró.
shelf-unknown = No. Ninguna partida guardada se llama { $name }. Escriba guardadas para oírlas todas.
    .brief = No. No hay partida guardada { $name }. Escriba guardadas para la lista.
    .braille = No. No hay partida { $name }.
shelf-ambiguous = No. Más de una partida guardada empieza como { $name }. Escriba algo más.
    .brief = No. Varias partidas guardadas empiezan como { $name }. Escriba más.
    .braille = No. { $name } es ambiguo.
shelf-nothing-saved = No. No hay ninguna partida guardada con nombre. En una partida, escriba guardar y un nombre.
    .brief = No. No hay ninguna partida guardada con nombre.
    .braille = No. Ninguna con nombre.
shelf-damaged = No. { $name } es un archivo dañado, así que nadie puede continuar la partida. Se conserva como está.
    .brief = No. { $name } tiene daños. Se conserva como está.
    .braille = No. { $name } tiene daños.
shelf-foreign = No. { $name } no es una partida de este programa. Su archivo se conserva como está.
    .brief = No. { $name } es de otro programa. Se conserva como está.
    .braille = No. { $name }, otro programa.
shelf-newer = No. { $name } es de una versión más nueva de este programa. Su archivo se conserva como está, así que consiga la versión más nueva.
    .brief = No. { $name } es de una versión más nueva. Se conserva como está.
    .braille = No. { $name }, versión más nueva.

resumed-over = Esta partida ha terminado, { $ruleset }.
    .brief = Esta partida ha terminado.
    .braille = Esta partida ha terminado.
game-turn = { CAP($moves) }.
missed-later = No. Lo que se pasó por alto se dice cuando termina la partida.
    .brief = No. Lo que se pasó por alto se dice al final.
    .braille = No. Solo al final.
nothing-missed = No se pasó nada por alto. Ninguna línea quedó sin cantar, y no se dio ninguna pieza que completara una línea.
    .brief = Nadie pasó nada por alto.
    .braille = Nada pasado por alto.
missed-edge = No se pasó por alto nada más.
    .brief = No hay nada más.
    .braille = No hay nada más.
missed-number = { $number } de { $count }. Pulse { KEY("g") } para lo siguiente, { KEY("G") } para lo anterior.
    .brief = Esto es { $number } de { $count }.
    .braille = Esto es { $number } de { $count }.
missed-line = Jugada { $move }: nadie cantó { $line }, todas { $traits }. Ocasión: { $first }, y después { $second }.
    .brief = Jugada { $move }: nadie cantó { $line }, todas { $traits }. Ocasión: { $first }, después { $second }.
    .braille = Jugada { $move }: { $line } sin cantar, { $traits }. { CAP($first) }, { $second }.
missed-line-last = Jugada { $move }: nadie cantó { $line }, todas { $traits }. Ocasión: { $first }.
    .brief = Jugada { $move }: nadie cantó { $line }, todas { $traits }. Ocasión: { $first }.
    .braille = Jugada { $move }: { $line } sin cantar, { $traits }. { CAP($first) }.
missed-gift = Jugada { $move }: { $giver } dio a { $taker } la { $piece }, que en { $cell } completa { $line }, todas { $traits }. { $safe ->
        [0] Ninguna pieza era segura.
        [one] Una pieza era segura.
       *[other] { AS($safe, "number-feminine") } piezas eran seguras.
    } { $used ->
        [yes] Se colocó allí.
        [no] Se colocó en otro lugar.
       *[unknown] { "" }
    }
    .brief = Jugada { $move }: { $giver } dio { $piece }, { $line } todas { $traits } en { $cell }. { $safe ->
        [0] Ninguna era segura.
        [one] Una era segura.
       *[other] { AS($safe, "number-feminine") } eran seguras.
    } { $used ->
        [no] Se colocó en otro lugar.
       *[yes] { "" }
    }
    .braille = Jugada { $move }: { $giver } dio { $piece }, { $line } en { $cell }, { $traits }. Seguras: { $safe }.
