# Un juego por mensaje: dos personas lejanas se envían una línea corta por turno.
# $who es you, other o nobody; $path es el archivo del juego como se escribió.

message-opened = Juego { $game } por mensaje. { $rules } { $who ->
        [you] Usted da primero.
       *[other] Su rival da primero.
    }
message-send = { $count ->
        [1] Envíe esta línea a su rival:
       *[other] Envíe estas { $count } líneas a su rival, en este orden:
    }
message-send-again = { $count ->
        [1] Si aún no se ha enviado, envíe esta línea a su rival:
       *[other] Si aún no se han enviado, envíe estas { $count } líneas a su rival, en este orden:
    }
message-give = Le toca a usted dar una pieza. Escriba por ejemplo: quarto-access message { $path } dar alta oscura redonda hueca.{ $left ->
        [16] { "" }
       *[other] { " " }Si ve un Quarto, escriba en su lugar anunciar y la línea, como anunciar fila 2.
    }
message-place = Usted tiene en mano la { $piece }. { $left ->
        [0] Colóquela. Escriba por ejemplo: quarto-access message { $path } colocar b3.
       *[other] Colóquela y dé una pieza. Escriba por ejemplo: quarto-access message { $path } colocar b3 dar alta oscura redonda hueca.
    } Si ve un Quarto, escriba en su lugar anunciar y la línea, como anunciar fila 2.
message-close = Todas las piezas están colocadas. Escriba anunciar y una línea si ve un Quarto, o escriba listo: quarto-access message { $path } listo.
message-wait = Espere ahora la línea de su rival. Cuando llegue, escriba quarto-access message { $path } y detrás la línea.
message-over = { $who ->
        [you] El juego ha terminado. Usted ha ganado.
        [other] El juego ha terminado. Ha ganado su rival.
       *[nobody] El juego ha terminado. Es un empate, no se anunció ningún Quarto.
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
        [you] Usted anunció Quarto.
       *[other] Su rival anunció Quarto.
    } Todas { $traits }, { $line }: { $pieces }.
message-claim-refused = { $who ->
        [you] Usted anunció { $line }
       *[other] Su rival anunció { $line }
    }, y no vale: { $reason ->
        [line_expired] no se completó con la última pieza.
       *[not_a_quarto] nada en común, { $counts }.
    } { $due ->
        [nothing] Un anuncio erróneo pierde.
       *[other] El juego sigue.
    }
message-passed = { $who ->
        [you] Usted no anuncia nada.
       *[other] Su rival no anuncia nada.
    }
message-resigned = { $who ->
        [you] Usted abandona.
       *[other] Su rival abandona.
    }

message-flagged = { $who ->
        [you] Se acabó su tiempo.
       *[other] Se acabó el tiempo de su rival.
    }

message-refused = No. { $reason ->
        [game_over] El juego ha terminado.
        [not_your_turn] No es su turno. Espere la línea de su rival.
        [wrong_phase] { $due ->
            [give] Primero hay que dar una pieza. Escriba dar y la pieza.
            [place] Primero hay que colocar la pieza en mano. Escriba colocar y una casilla.
           *[close] Todas las piezas están colocadas. Escriba anunciar y una línea, o listo.
        }
        [unknown_piece] Esa pieza no existe. Diga altura, color, forma y hueco.
        [unknown_cell] Esa casilla no existe. Las casillas van de { CELL("a1") } a { CELL("d4") }.
        [piece_gone] Esa pieza ya está en { $cell }. Dé otra.
        [occupied] Hay una pieza en { $cell }. Nombre una casilla vacía.
        [not_your_window] No es su momento de anunciar. Se anuncia después de colocar, o al recibir una pieza.
        [unknown_line] Esa línea no existe. Diga fila 1 a 4, columna a hasta d, o una diagonal.
        [line_not_in_variant] { CAP($line) } no cuenta en este juego. Indique otra.
        [line_incomplete] { CAP($line) } aún tiene casillas vacías. Indique otra.
       *[no_claims_left] No quedan anuncios en este turno. Siga con el juego.
    } No se cambió nada.
message-impossible = La línea { $number } no puede ser: { $reason ->
        [not_your_turn] no es el turno de su rival
        [wrong_phase] { $due ->
            [give] primero hay que dar una pieza
            [place] primero hay que colocar la pieza en mano
           *[close] todas las piezas están colocadas
        }
        [piece_gone] su pieza ya está en { $cell }
        [occupied] hay una pieza en { $cell }
        [not_your_window] anuncia en el momento que no es
        [line_not_in_variant] { $line } no cuenta en este juego
        [line_incomplete] { $line } aún tiene casillas vacías
        [no_claims_left] anuncia una vez de más
       *[other] las reglas no lo permiten
    }. No se cambió nada. Pida a su rival que mire el tablero y envíe la línea otra vez.
message-this-cell = esta casilla
message-not-taken = { $fault ->
        [not_a_line] Eso no es una línea entera. Cópiela toda, desde la palabra quarto hasta el último de ocho signos, con espacios simples. No se cambió nada.
        [altered] Esa línea cambió por el camino. Cópiela otra vez, o pida a su rival que la envíe otra vez. No se cambió nada.
        [other_game] Esa línea es de otro juego. Nombre el archivo de ese juego. No se cambió nada.
        [own_line] Esa es su propia línea { $number }. Es para su rival. No se cambió nada.
        [already_read] La línea { $number } ya se leyó. No se cambió nada.
        [game_over] El juego ha terminado, y la línea { $number } ya no hace falta. No se cambió nada.
        [changed] Ya hay otra línea { $number } en este juego, y vale la primera. Pida a su rival que envíe la línea { $expected }. No se cambió nada.
       *[missing] Falta la línea { $expected }, esta es la línea { $number }. Pida a su rival la línea { $expected } y léala primero. No se cambió nada.
    }
message-not-understood = No se entendió: { $text }. Escriba lo que hace, como colocar b3 dar alta oscura redonda hueca, anunciar fila 2, listo o abandonar, o la línea de su rival desde la palabra quarto.
message-piece-unclear = { $count ->
        [0] Ninguna pieza de las que quedan encaja con { $text }. Dé otra.
       *[other] { $count } piezas de las que quedan encajan con { $text }. Diga altura, color, forma y hueco.
    }

message-no-file = Falta el archivo de un juego. Para empezar, escriba quarto-access message new --file game.json. Para seguir, escriba quarto-access message game.json.
message-new-words = message new no admite más palabras. Escriba quarto-access message new --file game.json, y detrás de --rules las reglas si no son las normales.
message-not-new = { $option } es solo para un juego nuevo: quarto-access message new --file game.json.
message-file-there = { $path } ya existe. Elija otro nombre, para que no se pierda nada.
message-file-absent = Aún no hay ningún juego en { $path }. Pegue detrás la línea 0 de su rival, o empiece uno con quarto-access message new --file { $path }.
message-rules-bad = No hay reglas { $rules }. Las posibles son standard, advanced, um-quarto y quarters, y tras un espacio lo que cuenta, como colour,height, luego loses para anuncios erróneos que pierden, y none, two, three o any para los intentos.
message-file-bad = { $fault ->
        [not_by_message] El juego en { $path } no es por mensaje. Nombre otro archivo.
        [continued] Otro programa cambió el juego en { $path }, y sus jugadas no encajan con sus líneas. El archivo se dejó como está.
       *[damaged] Las líneas del juego en { $path } están dañadas. El archivo se dejó como está. Siga desde una copia de él.
    }
