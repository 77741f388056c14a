# Una partida por mensajes: dos personas lejanas se envían una línea corta por cada turno.
# $who es you, other o nobody; $path es el archivo de la partida tal como se escribió.

message-opened = Partida { $game } por mensajes. { $rules } { $who ->
        [you] Usted da primero.
       *[other] Su rival da primero.
    }
message-send = { $count ->
        [one] Envíe esta línea a su rival:
       *[other] Envíe estas { $count } líneas a su rival, en este orden:
    }
message-send-again = { $count ->
        [one] Si aún no la ha enviado, envíe esta línea a su rival:
       *[other] Si aún no las ha enviado, envíe estas { $count } líneas a su rival, en este orden:
    }
message-give = Es su turno de dar una pieza. Escriba por ejemplo: quarto-access message { $path } dar alta oscura redonda hueca.{ $left ->
        [16] { "" }
       *[other] { " " }Si ve un Quarto, escriba en su lugar cantar y la línea, como cantar fila 2.
    }
message-place = Usted tiene en mano la { $piece }. { $left ->
        [0] Colóquela. Escriba por ejemplo: quarto-access message { $path } colocar b3.
       *[other] Colóquela y dé una pieza. Escriba por ejemplo: quarto-access message { $path } colocar b3 dar alta oscura redonda hueca.
    } Si ve un Quarto, escriba en su lugar cantar y la línea, como cantar fila 2.
message-close = Todas las piezas están colocadas. Escriba cantar y una línea si ve un Quarto, o escriba listo: quarto-access message { $path } listo.
message-wait = Ahora espere la línea de su rival. Cuando llegue, escriba quarto-access message { $path } y la línea detrás.
message-over = { $who ->
        [you] La partida ha terminado. Usted ha ganado.
        [other] La partida ha terminado. Ha ganado su rival.
       *[nobody] La partida ha terminado. Es un empate, no se cantó ningún Quarto.
    }

message-given = { $who ->
        [you] Usted dio la { $piece }.
       *[other] Su rival le dio la { $piece }.
    }
message-placed = { $who ->
        [you] Usted colocó la { $piece } en { $cell }.
       *[other] Su rival colocó la { $piece } en { $cell }.
    }
message-claimed = { $who ->
        [you] Usted cantó Quarto.
       *[other] Su rival cantó Quarto.
    } Todas { $traits }, { $line }: { $pieces }.
message-claim-refused = { $who ->
        [you] Usted cantó { $line }
       *[other] Su rival cantó { $line }
    }, y no vale: { $reason ->
        [line_expired] no se completó con la última pieza.
       *[not_a_quarto] no tiene nada en común, { $counts }.
    } { $due ->
        [nothing] Cantar en falso hace perder.
       *[other] La partida sigue.
    }
message-passed = { $who ->
        [you] Usted no canta nada.
       *[other] Su rival no canta nada.
    }
message-resigned = { $who ->
        [you] Usted abandona.
       *[other] Su rival abandona.
    }

message-flagged = { $who ->
        [you] Se acabó el tiempo de usted.
       *[other] Se acabó el tiempo de su rival.
    }

message-refused = No. { $reason ->
        [game_over] La partida ha terminado.
        [not_your_turn] No es su turno. Espere la línea de su rival.
        [wrong_phase] { $due ->
            [give] Primero hay que dar una pieza. Escriba dar y la pieza.
            [place] Primero hay que colocar la pieza en mano. Escriba colocar y una casilla.
           *[close] Todas las piezas están colocadas. Escriba cantar y una línea, o listo.
        }
        [unknown_piece] No hay ninguna pieza así. Diga altura, color, forma y hueco.
        [unknown_cell] No hay ninguna casilla así. Las casillas van de a1 a d4.
        [piece_gone] Esa pieza ya está en { $cell }. Dé otra.
        [occupied] Hay una pieza en { $cell }. Nombre una casilla vacía.
        [not_your_window] Este no es su momento de cantar. Se canta tras colocar, o al recibir una pieza.
        [unknown_line] No hay ninguna línea así. Diga fila 1 a 4, columna a, b, c o d, o una diagonal.
        [line_not_in_variant] { CAP($line) } no cuenta en esta partida. Nombre otra.
        [line_incomplete] { CAP($line) } aún tiene sitio libre. Nombre otra.
       *[no_claims_left] No quedan intentos en este turno. Siga con la partida.
    } No ha cambiado nada.
message-impossible = La línea { $number } no puede ser: { $reason ->
        [not_your_turn] no es el turno de su rival
        [wrong_phase] { $due ->
            [give] primero hay que dar una pieza
            [place] primero hay que colocar la pieza en mano
           *[close] todas las piezas están colocadas
        }
        [piece_gone] su pieza ya está en { $cell }
        [occupied] hay una pieza en { $cell }
        [not_your_window] canta en un mal momento
        [line_not_in_variant] { $line } no cuenta en esta partida
        [line_incomplete] { $line } aún tiene sitio libre
        [no_claims_left] canta una vez de más
       *[other] las reglas no lo permiten
    }. No ha cambiado nada. Pida a su rival que revise el tablero y envíe la línea otra vez.
message-this-cell = esta casilla
message-not-taken = { $fault ->
        [not_a_line] Eso no es una línea entera. Cópiela toda, desde la palabra quarto hasta el último de ocho signos, con espacios simples. No ha cambiado nada.
        [altered] Esa línea se alteró por el camino. Cópiela otra vez, o pida a su rival que la envíe otra vez. No ha cambiado nada.
        [other_game] Esa línea es de otra partida. Nombre el archivo de esa partida. No ha cambiado nada.
        [own_line] Esa es su propia línea { $number }. Es para su rival. No ha cambiado nada.
        [already_read] La línea { $number } ya se leyó. No ha cambiado nada.
        [game_over] La partida ha terminado, así que la línea { $number } ya no hace falta. No ha cambiado nada.
        [changed] En esta partida ya hay otra línea { $number }, y vale la primera. Pida a su rival que envíe la línea { $expected }. No ha cambiado nada.
       *[missing] Falta la línea { $expected }, esta es la línea { $number }. Pida a su rival la línea { $expected } y léala primero. No ha cambiado nada.
    }
message-not-understood = No se entiende: { $text }. Escriba lo que hace, como colocar b3 dar alta oscura redonda hueca, cantar fila 2, listo o abandonar, o la línea de su rival desde la palabra quarto.
message-piece-unclear = { $count ->
        [0] Ninguna pieza de las que quedan encaja con { $text }. Dé otra.
        [one] Una pieza de las que quedan encaja con { $text }. Diga altura, color, forma y hueco.
       *[other] { $count } piezas de las que quedan encajan con { $text }. Diga altura, color, forma y hueco.
    }

message-no-file = Falta el archivo de una partida. Para empezar, escriba quarto-access message new --file partida.json. Para seguir, escriba quarto-access message partida.json.
message-new-words = message new no admite otras palabras. Escriba quarto-access message new --file partida.json, y las reglas detrás de --rules si no son las básicas.
message-not-new = { $option } es solo para una partida nueva: quarto-access message new --file partida.json.
message-file-there = { $path } ya existe. Elija otro nombre, para que no se pierda nada.
message-file-absent = Aún no hay ninguna partida en { $path }. Pegue detrás la línea 0 de su rival, o empiece una con quarto-access message new --file { $path }.
message-rules-bad = No hay reglas { $rules }. Son posibles standard, advanced, um-quarto y quarters, y detrás de un espacio lo que cuenta, como colour,height, después loses si cantar en falso hace perder, y none, two, three o any para los intentos.
message-file-bad = { $fault ->
        [not_by_message] La partida de { $path } no es por mensajes. Nombre otro archivo.
        [continued] Otro programa cambió la partida de { $path }, y sus jugadas no concuerdan con sus líneas. El archivo se dejó como está.
       *[damaged] Las líneas de la partida de { $path } están dañadas. El archivo se dejó como está. Siga desde una copia.
    }
