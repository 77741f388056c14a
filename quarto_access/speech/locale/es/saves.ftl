# Juegos guardados con nombre, juegos anotados, y lo que pasó inadvertido en un juego.

saves-opened = Juegos guardados, en total { $count }. Flechas arriba y abajo los recorren, { KEY("enter") } sigue con uno, { KEY("d", place: "saves") } borra uno, { KEY("escape") } cierra.
    .brief = Juegos guardados, { $count }.
    .braille = Juegos guardados, { $count }.
saved-item = { $name }: { $against ->
        [computer] contra la máquina
       *[player] dos personas
    }, { AS($placed, "form-pieces") } en el tablero, { $days ->
        [0] guardado hoy
        [1] guardado ayer
       *[other] guardado hace { AS($days, "number-masculine") } días
    }.
    .brief = { $name }, { $against ->
        [computer] contra la máquina
       *[player] dos personas
    }, { AS($placed, "form-pieces") }, { $days ->
        [0] hoy
        [1] ayer
       *[other] hace { AS($days, "number-masculine") } días
    }.
    .braille = { $name }, { $against ->
        [computer] máquina
       *[player] dos
    }, { AS($placed, "form-pieces") }, { $days ->
        [0] hoy
        [1] ayer
       *[other] { $days } días
    }.
saved-item-over = { $name }: { $against ->
        [computer] contra la máquina
       *[player] dos personas
    }, terminado con { AS($placed, "form-pieces") } en el tablero, { $days ->
        [0] guardado hoy
        [1] guardado ayer
       *[other] guardado hace { AS($days, "number-masculine") } días
    }.
    .brief = { $name }, { $against ->
        [computer] contra la máquina
       *[player] dos personas
    }, terminado con { AS($placed, "form-pieces") }, { $days ->
        [0] hoy
        [1] ayer
       *[other] hace { AS($days, "number-masculine") } días
    }.
    .braille = { $name }, { $against ->
        [computer] máquina
       *[player] dos
    }, terminado, { $days ->
        [0] hoy
        [1] ayer
       *[other] { $days } días
    }.
saved-item-unread = { $name }: no se puede seguir con él, { $fault ->
        [foreign] es de otro programa
        [newer] es de una versión más nueva de este programa
       *[damaged] está dañado
    }. { $days ->
        [0] Escrito hoy
        [1] Escrito ayer
       *[other] Escrito hace { AS($days, "number-masculine") } días
    }.
    .brief = { $name }, { $fault ->
        [foreign] de otro programa
        [newer] de una versión más nueva
       *[damaged] dañado
    }, { $days ->
        [0] hoy
        [1] ayer
       *[other] hace { AS($days, "number-masculine") } días
    }.
    .braille = { $name }, { $fault ->
        [foreign] otro programa
        [newer] versión más nueva
       *[damaged] dañado
    }, { $days ->
        [0] hoy
        [1] ayer
       *[other] { $days } días
    }.
saves-edge = No hay más juegos guardados.
    .brief = No hay ninguno más.
    .braille = Ninguno más.
saves-number = { $number } de { $count }. { $can ->
        [yes] { KEY("enter") } sigue con él, { KEY("d", place: "saves") } lo borra, { KEY("escape") } cierra la lista.
       *[no] La tecla { KEY("d", place: "saves") } lo borra, { KEY("escape") } cierra la lista.
    }
    .brief = { $number } de { $count }. { $can ->
        [yes] { KEY("enter") } sigue, { KEY("d", place: "saves") } borra.
       *[no] La tecla { KEY("d", place: "saves") } borra.
    }
    .braille = { $number } de { $count }. { $can ->
        [yes] { KEY("enter") }, { KEY("d", place: "saves") }, { KEY("escape") }.
       *[no] { CAP(KEY("d", place: "saves")) }, { KEY("escape") }.
    }
saved-as = Guardado como { $name }. El juego sigue, y además se guarda tras cada jugada.
    .brief = Guardado como { $name }.
    .braille = Guardado como { $name }.
save-deleted = Borrado, { $name }.
asked-delete-save = ¿Borrar el juego guardado { $name }? No se puede recuperar. Pulse { KEY("enter") } para borrarlo, { KEY("escape") } para conservarlo.
    .brief = ¿Borrar { $name }? { KEY("enter") } borra, { KEY("escape") } conserva.
    .braille = ¿Borrar { $name }? { KEY("enter") } o { KEY("escape") }.
naming = Escriba un nombre para este juego y pulse { KEY("enter") }.
    .brief = ¿Qué nombre? Escríbalo, luego { KEY("enter") }.
    .braille = ¿Qué nombre?
game-written = { $kind ->
        [text] Las jugadas se anotaron en frases
       *[record] El juego se anotó en datos
    } en { $name }, en la carpeta Quarto Access de sus documentos.
    .brief = Escrito en { $name }, carpeta Quarto Access de sus documentos.
    .braille = Escrito: { $name }, documentos, Quarto Access.

shelf-no-name = No. Un nombre necesita una letra o una cifra. Escriba por ejemplo guardar domingo.
    .brief = No. Un nombre necesita una letra o una cifra, como guardar domingo.
    .braille = No. Falta letra o cifra.
shelf-too-long = No. Un nombre tiene 40 caracteres como máximo. Escriba uno más corto.
    .brief = No. 40 caracteres como máximo. Escriba un nombre más corto.
    .braille = No. 40 caracteres como máximo.
shelf-taken = No. Ya hay un juego llamado { $name }. Elija otro nombre, o borre ese.
    .brief = No. Ya hay { $name }. Elija otro nombre.
    .braille = No. Ya hay { $name }.
shelf-no-game = No. No se está jugando ningún juego. Empiece uno, o elija uno guardado.
    .brief = No. No se está jugando ningún juego.
    .braille = No. Ningún juego en curso.
shelf-not-written = No. El archivo no se pudo escribir. Haga sitio en el disco, o permita escribir, e inténtelo otra vez.
    .brief = No. El archivo no se pudo escribir.
    .braille = No. No se escribió.
shelf-not-deleted = No. { $name } no se pudo borrar. Aquí no está permitido.
    .brief = No. { $name } no se pudo borrar.
    .braille = No. No se borró.
shelf-unknown = No. Ningún juego guardado se llama { $name }. Escriba guardados para oírlos todos.
    .brief = No. Ningún juego guardado { $name }. Escriba guardados para la lista.
    .braille = No. Ningún juego { $name }.
shelf-ambiguous = No. Más de un juego guardado empieza como { $name }. Escriba más letras.
    .brief = No. Varios juegos guardados empiezan como { $name }. Escriba más.
    .braille = No. { $name } es ambiguo.
shelf-nothing-saved = No. Ningún juego está guardado con un nombre. En un juego, escriba guardar y un nombre.
    .brief = No. Ningún juego guardado con un nombre.
    .braille = No. Ningún juego con nombre.
shelf-damaged = No. { $name } está dañado, y nadie puede seguir con él. Su archivo se conserva como está.
    .brief = No. { $name } está dañado. Se conserva como está.
    .braille = No. { $name } está dañado.
shelf-foreign = No. { $name } no es un juego de este programa. Su archivo se conserva como está.
    .brief = No. { $name } es de otro programa. Se conserva como está.
    .braille = No. { $name }, otro programa.
shelf-newer = No. { $name } es de una versión más nueva de este programa. Su archivo se conserva como está, consiga la versión más nueva.
    .brief = No. { $name } es de una versión más nueva. Se conserva como está.
    .braille = No. { $name }, versión más nueva.

resumed-over = Este juego ha terminado, { $ruleset }.
    .brief = Este juego ha terminado.
    .braille = Este juego ha terminado.
game-turn = { CAP($moves) }.
missed-later = No. Lo que pasó inadvertido se dice cuando termina el juego.
    .brief = No. Lo inadvertido se dice al terminar.
    .braille = No. Solo al terminar.
nothing-missed = Nada pasó inadvertido. Ninguna línea quedó sin anunciar, y no se dio ninguna pieza que completara una línea.
    .brief = Nada pasó inadvertido a nadie.
    .braille = Nada pasó inadvertido.
missed-edge = Nada más pasó inadvertido.
    .brief = No hay nada más.
    .braille = No hay nada más.
missed-number = { $number } de { $count }. Pulse { KEY("g") } para lo siguiente, { KEY("G") } para lo anterior.
    .brief = { $number } de { $count }.
    .braille = { $number } de { $count }.
missed-line = Jugada { $move }: nadie anunció { $line }, todas { $traits }. Podía { $first }, y después { $second }.
    .brief = Jugada { $move }: nadie anunció { $line }, todas { $traits }. Podía { $first }, después { $second }.
    .braille = Jugada { $move }: { $line } sin anunciar, { $traits }. { CAP($first) }, { $second }.
missed-line-last = Jugada { $move }: nadie anunció { $line }, todas { $traits }. Podía { $first }.
    .brief = Jugada { $move }: nadie anunció { $line }, todas { $traits }. Podía { $first }.
    .braille = Jugada { $move }: { $line } sin anunciar, { $traits }. { CAP($first) }.
missed-gift = Jugada { $move }: de { $giver } para { $taker }, la { $piece }, que en { $cell } completaba { $line }, todas { $traits }. { $safe ->
        [0] Ninguna pieza era segura.
        [1] Una pieza era segura.
       *[other] { $safe } piezas eran seguras.
    } { $used ->
        [yes] Se colocó allí.
        [no] Se colocó en otro lugar.
       *[unknown] { "" }
    }
    .brief = Jugada { $move }: { $giver } dio { $piece }, que en { $cell } completaba { $line }, todas { $traits }. { $safe ->
        [0] Ninguna era segura.
        [1] Una era segura.
       *[other] { $safe } eran seguras.
    } { $used ->
        [no] Se colocó en otro lugar.
       *[yes] { "" }
    }
    .braille = Jugada { $move }: { $giver } dio { $piece }, { $line } en { $cell }, { $traits }. Seguras: { $safe }.
