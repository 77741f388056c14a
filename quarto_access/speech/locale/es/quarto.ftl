# Lo que pasa en un juego de Quarto, y las respuestas a las preguntas sobre él.
# El valor es la forma larga, .brief la corta, .braille la más breve.
# $who es you, computer o player.

# El comienzo

lot-you = Juego nuevo, { $ruleset }. Usted da primero. Elija una pieza para la máquina.
    .brief = Usted da primero. Elija una pieza para la máquina.
    .braille = Usted da primero. Elija una pieza.
lot-computer = Juego nuevo, { $ruleset }. La máquina da primero.
    .brief = La máquina da primero.
    .braille = Máquina da primero.
lot-player = Juego nuevo, { $ruleset }. { $name } da primero. { $name }, elija una pieza para { $partner }.
    .brief = { $name } da primero. { $name }, elija una pieza para { $partner }.
    .braille = { $name }, dé una pieza.
tell-me-on = El programa avisa cuando hay un Quarto que anunciar, pero no dónde.
    .brief = El programa avisa cuando hay un Quarto.
    .braille = Se avisa de Quartos.
quarto-stands = { $who ->
        [player] { $name }, hay
       *[you] Hay
    } un Quarto que usted puede anunciar.
    .brief = { $who ->
        [player] { $name }, hay un Quarto que anunciar.
       *[you] Hay un Quarto que anunciar.
    }
    .braille = { $who ->
        [player] { $name }, hay un Quarto.
       *[you] Hay un Quarto.
    }

# Quién da primero, cuando las personas toman parte en ello.

draw-asked-odd-even = Pares o nones. La máquina ha fijado un número de 0 a 9. Pulse también un número, 0 a 9. Si los dos juntos son par, usted da primero, si no, la máquina. Pulse { KEY("s") } para el sello de su número, { KEY("escape") } para volver.
    .brief = Pares o nones, la máquina ya tiene su número. Pulse el suyo, 0 a 9. Juntos par, usted da primero. { CAP(KEY("s")) }, sello.
    .braille = Pares o nones. Pulse 0 a 9. Par, usted da primero.
draw-asked-odd-even-two = Pares o nones. El programa ha sorteado un número de 0 a 9. { $first }, pulse 1 para impar o 2 para par. Si acierta, { $first } da primero, si no, { $second }. Pulse { KEY("s") } para el sello del número, { KEY("escape") } para volver.
    .brief = Pares o nones, un número está sorteado. { $first }, pulse 1 para impar, 2 para par. Si acierta, { $first } da primero. { CAP(KEY("s")) }, sello.
    .braille = { $first }, 1 impar, 2 par.
draw-asked-agreed = ¿Quién da primero? Pulse 1 si es usted, 2 si es la máquina. { KEY("escape") } vuelve.
    .brief = ¿Quién da primero? 1, usted. 2, la máquina.
    .braille = ¿Primero? 1, usted. 2, máquina.
draw-asked-agreed-two = ¿Quién da primero? Pulse 1 para { $first }, 2 para { $second }. { KEY("escape") } vuelve.
    .brief = ¿Quién da primero? 1, { $first }. 2, { $second }.
    .braille = ¿Primero? 1 o 2.
draw-choice-odd-even = El número { $number }. { KEY("enter") } lo confirma.
    .brief = Número { $number }.
    .braille = Número { $number }.
draw-choice-odd-even-two = { $number ->
        [1] Impar. { KEY("enter") } lo confirma.
       *[2] Par. { KEY("enter") } lo confirma.
    }
    .brief = { $number ->
        [1] Impar, { KEY("enter") }.
       *[2] Par, { KEY("enter") }.
    }
    .braille = { $number ->
        [1] Impar, { KEY("enter") }.
       *[2] Par, { KEY("enter") }.
    }
draw-choice-agreed = { $number ->
        [1] Usted da primero. { KEY("enter") } lo confirma.
       *[2] La máquina da primero. { KEY("enter") } lo confirma.
    }
    .brief = { $number ->
        [1] Usted primero, { KEY("enter") }.
       *[2] La máquina primero, { KEY("enter") }.
    }
    .braille = { $number ->
        [1] Usted primero, { KEY("enter") }.
       *[2] Máquina primero, { KEY("enter") }.
    }
draw-choice-agreed-two = { $number ->
        [1] { $first }
       *[2] { $second }
    } da primero. { KEY("enter") } lo confirma.
    .brief = { $number ->
        [1] { $first }
       *[2] { $second }
    } primero, { KEY("enter") }.
    .braille = { $number ->
        [1] { $first }
       *[2] { $second }
    } primero, { KEY("enter") }.
draw-edge = No hay más opciones.
draw-unchosen = No. { $game ->
        [odd-even] Aún no se ha elegido nada. Pulse un número, 0 a 9
        [odd-even-two] { $number ->
            [none] Aún no se ha elegido nada
           *[other] { $number } no es respuesta
        }. Pulse 1 para impar o 2 para par
       *[agreed] { $number ->
            [none] Aún no se ha elegido nada
           *[other] { $number } no es respuesta
        }. Pulse 1 o 2
    }.
    .brief = No. { $game ->
        [odd-even] Pulse un número, 0 a 9
        [odd-even-two] Pulse 1 para impar, 2 para par
       *[agreed] Pulse 1 o 2
    }.
    .braille = No. { $game ->
        [odd-even] Pulse 0 a 9
        [odd-even-two] 1 impar, 2 par
       *[agreed] Pulse 1 o 2
    }.
draw-sealed = El sello { $two ->
        [yes] del número
       *[no] del número de la máquina
    } es { $seal }: las seis primeras cifras de un SHA-256. El número y lo demás que se selló se dicen en el juego, por el menú o por la orden escrita sorteo.
    .brief = Sello: { $seal }. Lo que se selló se dice en el juego, orden escrita sorteo.
    .braille = Sello: { $seal }.
draw-numbers = { $two ->
        [yes] El número es { $sum }, { $parity ->
            [odd] impar
           *[even] par
        }.
       *[no] La máquina tiene { $number }, usted tiene { $chosen }, juntos { $sum }, { $parity ->
            [odd] impar
           *[even] par
        }.
    }
    .brief = { $two ->
        [yes] El número es { $sum }, { $parity ->
            [odd] impar
           *[even] par
        }.
       *[no] { $number } y { $chosen }, { $parity ->
            [odd] impar
           *[even] par
        }.
    }
    .braille = { $two ->
        [yes] { $sum }, { $parity ->
            [odd] impar
           *[even] par
        }.
       *[no] { $number } y { $chosen }, { $parity ->
            [odd] impar
           *[even] par
        }.
    }
draw-told = { $drawn ->
        [random] Se sorteó quién da primero.
        [agreed] Se acordó quién da primero.
        [swapped] En el juego anterior dio primero su rival.
       *[unknown] No se sabe cómo se decidió quién da primero.
    }
    .brief = { $drawn ->
        [random] El comienzo se sorteó.
        [agreed] El comienzo se acordó.
        [swapped] El comienzo se cambió.
       *[unknown] No se sabe cómo se decidió el comienzo.
    }
    .braille = { $drawn ->
        [random] Comienzo: sorteo.
        [agreed] Comienzo: acuerdo.
        [swapped] Comienzo: cambio.
       *[unknown] Comienzo: no se sabe.
    }
draw-told-sealed = Pares o nones decidió quién da primero. { $two ->
        [yes] El número era { $number }, y Jugador 1 dijo { $chosen ->
            [1] impar
           *[2] par
        }.
       *[no] La máquina tenía { $number }, usted tenía { $chosen }.
    } El sello era { $seal }. Está hecho del número, un espacio, y { $nonce }.
    .brief = Pares o nones: { $two ->
        [yes] el número era { $number }, Jugador 1 dijo { $chosen ->
            [1] impar
           *[2] par
        }.
       *[no] la máquina tenía { $number }, usted tenía { $chosen }.
    } Sello { $seal }, hecho de { $number }, un espacio, { $nonce }.
    .braille = { $number }, { $chosen }. Sello { $seal }, de { $number }, espacio, { $nonce }.
set-up = Se montó una posición, { $ruleset }. Pulse { KEY("m") } para oír el tablero.
    .brief = Posición montada. { CAP(KEY("m")) } lee el tablero.
    .braille = Posición montada. { CAP(KEY("m")) }, leer.
resumed = El juego sigue, { $ruleset }.
    .brief = El juego sigue.
    .braille = El juego sigue.

# Dar

given-you = Usted recibe la { $piece }. Colóquela. { AS($left, "form-left") }.
    .brief = Para usted: { $piece }.
    .braille = Para usted: { $piece }.
given-you-first = Usted recibe la { $piece }. Colóquela. { AS($left, "form-left") }.
    .brief = Para usted: { $piece }. Colóquela.
    .braille = Coloque { $piece }.
given-computer = Usted dio a la máquina la { $piece }.
    .brief = Usted dio { $piece }.
    .braille = Dada: { $piece }.
given-computer-named = Usted dio a la máquina la { $piece }.
    .brief = { "" }
    .braille = { "" }
given-player = { $name } recibe la { $piece }. { $name }, colóquela. { AS($left, "form-left") }.
    .brief = { $name }, coloque { $piece }.
    .braille = { $name }, coloque { $piece }.

# Colocar

placed-you = Usted colocó la { $piece } en { $cell }. Dé una pieza a la máquina. { AS($left, "form-left") }.
    .brief = En { $cell }. Dé una pieza a la máquina.
    .braille = En { $cell }. Dé una pieza.
placed-computer = La máquina colocó { $named ->
        [yes] esa pieza
       *[no] la { $piece }
    } en { $cell }.
    .brief = Máquina en { $cell }.
    .braille = Máquina { $cell }.
placed-player = { $name } colocó la { $piece } en { $cell }. { $name }, dé una pieza a { $partner }. { AS($left, "form-left") }.
    .brief = { $name } en { $cell }, dé una pieza a { $partner }.
    .braille = { $name } en { $cell }, dé una pieza.
placed-last-you = Usted colocó la { $piece } en { $cell }. Todas están en el tablero. Pulse { KEY("q") } para Quarto, { KEY("backspace") } para ninguno.
    .brief = En { $cell }. Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, ninguno.
    .braille = En { $cell }. Todas colocadas. { CAP(KEY("q")) } o { KEY("backspace") }.
placed-last-computer = La máquina colocó { $named ->
        [yes] esa pieza
       *[no] la { $piece }
    } en { $cell }. Todas están en el tablero.
    .brief = Máquina en { $cell }. Todas colocadas.
    .braille = Máquina { $cell }. Todas colocadas.
placed-last-player = { $name } colocó la { $piece } en { $cell }. Todas están en el tablero. { $name }, pulse { KEY("q") } para Quarto, { KEY("backspace") } para ninguno.
    .brief = { $name } en { $cell }. Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, ninguno.
    .braille = { $name } en { $cell }. Todas colocadas. { CAP(KEY("q")) } o { KEY("backspace") }.

passed-you = Usted no anuncia nada.
    .brief = Usted no anuncia nada.
    .braille = Usted no anuncia nada.
passed-computer = La máquina no anuncia nada. Pulse { KEY("q") } para Quarto, { KEY("backspace") } para ninguno.
    .brief = La máquina no anuncia nada. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, ninguno.
    .braille = Máquina no anuncia nada. { CAP(KEY("q")) } o { KEY("backspace") }.
passed-player = { $name } no anuncia nada. { $partner }, pulse { KEY("q") } para Quarto, { KEY("backspace") } para ninguno.
    .brief = { $name } no anuncia nada. { $partner }, { KEY("q") }, Quarto, { KEY("backspace") }, ninguno.
    .braille = { $name } no anuncia nada. { $partner }, { KEY("q") } o { KEY("backspace") }.
passed-last = { $who ->
        [you] Usted no anuncia nada.
        [computer] La máquina no anuncia nada.
       *[player] { $name } no anuncia nada.
    }
    .brief = { "" }
    .braille = { "" }

# El final

claimed = ¡Quarto! Todas { $traits }, { $line }: { $pieces }.
    .brief = ¡Quarto! Todas { $traits }, { $line }.
    .braille = ¡Quarto! { CAP($traits) }, { $line }.
claimed-also = También todas { $traits }, { $line }: { $pieces }.
    .brief = También todas { $traits }, { $line }.
    .braille = También { $traits }, { $line }.
resigned = { $who ->
        [you] Usted abandona.
        [computer] La máquina abandona.
       *[player] { $name } abandona.
    }
won = { $who ->
        [you] Usted gana.
        [computer] La máquina gana.
       *[player] { $name } gana.
    }
drawn = Empate. Todas las piezas están en el tablero, y no se anunció ningún Quarto.
    .brief = Empate. Todas colocadas, ningún Quarto anunciado.
    .braille = Empate. Ningún Quarto anunciado.
uncalled-you = Usted tenía Quarto, { $line }, jugada { $move }: todas { $traits }. En un momento así, pulse { KEY("q") }.
    .brief = Usted tenía Quarto, { $line }, jugada { $move }. En un momento así, pulse { KEY("q") }.
    .braille = Usted tenía { $line }, jugada { $move }. Entonces { KEY("q") }.
uncalled = Nadie anunció { $line }, jugada { $move }: todas { $traits }.
    .brief = { "" }
    .braille = { "" }
after-the-end = Pulse { KEY("enter") } para un juego nuevo, { KEY("escape") } para el menú.
    .brief = { CAP(KEY("enter")) }, juego nuevo.
    .braille = { CAP(KEY("enter")) }, juego nuevo.

# Negativas: no, por qué, qué hacer

refused-game-over = No. El juego ha terminado. Pulse { KEY("enter") } para un juego nuevo.
    .brief = No. El juego ha terminado. { CAP(KEY("enter")) }, juego nuevo.
    .braille = No. Juego terminado. { CAP(KEY("enter")) }, juego nuevo.
refused-not-your-turn = No. { $who ->
        [you] No es su turno.
        [computer] No es el turno de la máquina.
       *[player] No es el turno de { $name }.
    } Espere a que juegue su rival.
    .brief = No. { $who ->
        [you] No es su turno.
        [computer] No es el turno de la máquina.
       *[player] No es el turno de { $name }.
    }
    .braille = No. No es su turno.
refused-wrong-phase = No. { $due ->
        [give] Primero hay que dar una pieza. Pulse { KEY("tab") } para las piezas.
        [place] Primero hay que colocar la pieza en mano. Pulse { KEY("shift-tab") } para el tablero.
       *[close] Todas están en el tablero. Pulse { KEY("q") } para Quarto, { KEY("backspace") } para ninguno.
    }
    .brief = No. { $due ->
        [give] Primero dé una pieza. { CAP(KEY("tab")) } para las piezas.
        [place] Primero coloque la pieza en mano. { CAP(KEY("shift-tab")) } para el tablero.
       *[close] Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, ninguno.
    }
    .braille = No. { $due ->
        [give] Primero dar. { CAP(KEY("tab")) }.
        [place] Primero colocar. { CAP(KEY("shift-tab")) }.
       *[close] Todas colocadas. { CAP(KEY("q")) } o { KEY("backspace") }.
    }
refused-unknown-piece = No. Esa pieza no existe. Diga altura, color, forma y hueco.
    .brief = No. Esa pieza no existe. Altura, color, forma, hueco.
    .braille = No. Pieza inexistente.
refused-unknown-cell = No. Esa casilla no existe. Las casillas van de { CELL("a1") } a { CELL("d4") }.
    .brief = No. Esa casilla no existe. De { CELL("a1") } a { CELL("d4") }.
    .braille = No. Casilla inexistente.
refused-piece-gone = No. Esa pieza ya está en { $cell }. Pulse { KEY("e") } para una de las que quedan.
    .brief = No. Usada, está en { $cell }. Pulse { KEY("e") } para otra.
    .braille = No. Usada, en { $cell }. { CAP(KEY("e")) }.
refused-occupied = No. La { $piece } está en { $cell }. Pulse { KEY("e") } para una casilla vacía.
    .brief = No. Ocupada, { $cell }. Pulse { KEY("e") } para una vacía.
    .braille = No. Ocupada, { $cell }. { CAP(KEY("e")) }.
refused-not-your-window = No. { $who ->
        [you] No es su momento de anunciar.
        [computer] No es el momento de que anuncie la máquina.
       *[player] No es el momento de que anuncie { $name }.
    } Se anuncia después de colocar, o al recibir una pieza.
    .brief = No. { $who ->
        [you] No es su momento de anunciar.
        [computer] No es el momento de que anuncie la máquina.
       *[player] No es el momento de que anuncie { $name }.
    }
    .braille = No. No es su momento.
refused-unknown-line = No. Esa línea no existe. Diga fila 1 a 4, columna a hasta d, o una diagonal.
    .brief = No. Esa línea no existe. Fila 1 a 4, columna a hasta d, diagonal.
    .braille = No. Línea inexistente.
refused-line-not-in-variant = No. { CAP($line) } no cuenta en este juego. No se pierde nada, indique otra.
    .brief = No. { CAP($line) } no cuenta aquí. No se pierde nada.
    .braille = No. { CAP($line) } no cuenta.
refused-line-incomplete = No. { CAP($line) } aún tiene casillas vacías. No se pierde nada, indique otra.
    .brief = No. { CAP($line) } aún tiene casillas vacías. No se pierde nada.
    .braille = No. { CAP($line) } tiene casillas vacías.
refused-no-claims-left = No. No quedan anuncios en este turno. Siga con el juego.
    .brief = No. No quedan anuncios en este turno.
    .braille = No. No quedan anuncios.
refused-not-a-quarto = No. { CAP($line) }, nada en común: { $counts }. { $more ->
        [over] Un anuncio erróneo pierde el juego.
        [none] No quedan anuncios en este turno.
       *[some] Puede anunciar otra vez.
    }
    .brief = No. { CAP($line) }, nada en común. { $more ->
        [over] Un anuncio erróneo pierde el juego.
        [none] No quedan anuncios en este turno.
       *[some] Puede anunciar otra vez.
    }
    .braille = No. { CAP($line) }, nada en común.
refused-line-expired = No. { CAP($line) } no se completó con la última pieza, y ya no vale. { $more ->
        [over] Un anuncio erróneo pierde el juego.
        [none] No quedan anuncios en este turno.
       *[some] Puede anunciar otra vez.
    }
    .brief = No. { CAP($line) } ya no vale. { $more ->
        [over] Un anuncio erróneo pierde el juego.
        [none] No quedan anuncios en este turno.
       *[some] Puede anunciar otra vez.
    }
    .braille = No. { CAP($line) } ya no vale.

# Deshacer. $first es la jugada propia, $rest son las $more jugadas que le respondieron

taken-back = Deshecho: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief = Deshecho: { $first }{ $more ->
        [0] { "" }
       *[other] , y la respuesta
    }.
    .braille = Deshecho: { $first }.
taken-back-turn = Deshecho: { $first }, { $rest }.
    .brief = Deshecho: { $first }, { $rest }.
    .braille = Deshecho: { $first }, { $rest }.
done-again = Rehecho: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief = Rehecho: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .braille = Rehecho: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
turned-give = { $who ->
        [you] usted dio
        [computer] la máquina dio
       *[player] { $name } dio
    } la { $piece }
    .brief = { $who ->
        [you] usted dio
        [computer] la máquina dio
       *[player] { $name } dio
    } { $piece }
    .braille = dada { $piece }
turned-place = { $who ->
        [you] usted colocó
        [computer] la máquina colocó
       *[player] { $name } colocó
    } { $named ->
        [yes] esa pieza
       *[no] la { $piece }
    } en { $cell }
    .brief = { $who ->
        [you] usted
        [computer] la máquina
       *[player] { $name }
    } en { $cell }
    .braille = en { $cell }
turned-call = { $who ->
        [you] usted anunció
        [computer] la máquina anunció
       *[player] { $name } anunció
    } { $line }
    .brief = { $who ->
        [you] usted anunció
        [computer] la máquina anunció
       *[player] { $name } anunció
    } { $line }
    .braille = anuncio { $line }
turned-pass = { $who ->
        [you] usted no anunció nada
        [computer] la máquina no anunció nada
       *[player] { $name } no anunció nada
    }
    .brief = { $who ->
        [you] usted no anunció nada
        [computer] la máquina no anunció nada
       *[player] { $name } no anunció nada
    }
    .braille = ningún anuncio
turned-flag = { $who ->
        [you] se acabó su tiempo
        [computer] se acabó el tiempo de la máquina
       *[player] se acabó el tiempo de { $name }
    }
    .brief = { $who ->
        [you] se acabó su tiempo
        [computer] se acabó el tiempo de la máquina
       *[player] se acabó el tiempo de { $name }
    }
    .braille = se acabó el tiempo
turned-resign = { $who ->
        [you] usted abandonó
        [computer] la máquina abandonó
       *[player] { $name } abandonó
    }
    .brief = { $who ->
        [you] usted abandonó
        [computer] la máquina abandonó
       *[player] { $name } abandonó
    }
    .braille = abandono
turn-asked = { $name }, ¿se puede deshacer esto: { $first }? Pulse { KEY("y") } para permitirlo, { KEY("backspace") } para rechazarlo.
    .brief = { $name }, ¿permite deshacer? { CAP(KEY("y")) } acepta, { KEY("backspace") } rechaza.
    .braille = { $name }, ¿deshacer? { CAP(KEY("y")) } o { KEY("backspace") }.
turn-asked-again = { $name }, ¿se puede rehacer esto: { $first }? Pulse { KEY("y") } para permitirlo, { KEY("backspace") } para rechazarlo.
    .brief = { $name }, ¿permite rehacer? { CAP(KEY("y")) } acepta, { KEY("backspace") } rechaza.
    .braille = { $name }, ¿rehacer? { CAP(KEY("y")) } o { KEY("backspace") }.
turn-declined = { $name } rechaza. { $again ->
        [yes] No se rehizo nada.
       *[no] No se deshizo nada.
    } El juego sigue como estaba.
    .brief = { $name } rechaza, { $again ->
        [yes] no se rehizo nada.
       *[no] no se deshizo nada.
    }
    .braille = Rechazado.
unturned-nothing-done = No. { $who ->
        [you] Usted aún no ha hecho nada que se pueda deshacer.
       *[player] Aún no se ha hecho nada que se pueda deshacer.
    } Siga con el juego.
    .brief = No. { $who ->
        [you] Usted aún no ha hecho nada que deshacer.
       *[player] Aún no hay nada que deshacer.
    }
    .braille = No. Nada que deshacer.
unturned-nothing-undone = No. No se ha deshecho nada desde la última jugada, así que no hay nada que rehacer. Pulse { KEY("u") } para deshacer.
    .brief = No. Nada deshecho desde la última jugada. { CAP(KEY("u")) } deshace.
    .braille = No. Nada que rehacer.
unturned-not-asked = No. Nadie ha pedido permiso para nada. Pulse { KEY("u") } para deshacer.
    .brief = No. No se ha pedido nada. { CAP(KEY("u")) } deshace.
    .braille = No. No se ha pedido nada.
unturned-lesson = No. La lección vuelve a montar cada paso tras un intento, por eso no se deshace nada. Haga lo que pide el paso.
    .brief = No. La lección vuelve a montar cada paso.
    .braille = No. El paso se monta de nuevo.

# Anunciar

call-opened = { $who ->
        [player] { $name }, ¿Quarto dónde?
       *[you] ¿Quarto dónde?
    } Letra para columna, número para fila, { KEY("x", place: "calling") } para diagonal. { CAP(KEY("enter")) } anuncia, { KEY("backspace") } retira.
    .brief = { $who ->
        [player] { $name }, ¿Quarto dónde?
       *[you] ¿Quarto dónde?
    } Letra, número o { KEY("x", place: "calling") }.
    .braille = ¿Quarto dónde?
call-pointed = { CAP($line) }. { CAP(KEY("enter")) } anuncia, { KEY("backspace") } retira.
    .brief = { CAP($line) }. { CAP(KEY("enter")) } anuncia.
    .braille = { CAP($line) }. { CAP(KEY("enter")) }.
call-unpointed = Aún no se ha indicado ninguna línea. Letra para columna, número para fila, { KEY("x", place: "calling") } para diagonal.
    .brief = Ninguna línea indicada aún. Letra, número o { KEY("x", place: "calling") }.
    .braille = Ninguna línea aún.
call-withdrawn = Retirado, no se hizo ningún anuncio. No se pierde nada.
    .brief = Retirado, ningún anuncio hecho.
    .braille = Retirado.

# El foco

cell-empty = Vacía, { $at }.
    .brief = vacía { $at }
    .braille = vacía { $at }
cell-taken = { CAP($piece) }, { $at }.
    .brief = { $piece }, { $at }
    .braille = { $piece }, { $at }
cell-taken-by = { CAP($piece) }, { $at }. La colocó { $player }, { $age ->
        [0] en la última jugada.
        [1] hace una jugada.
       *[other] hace { AS($age, "number-feminine") } jugadas.
    }
    .brief = { $piece }, { $at }, { $player }
    .braille = { $piece }, { $at }
cell-edge = { $edge ->
        [left] Borde izquierdo
        [right] Borde derecho
        [near] Borde cercano
       *[far] Borde lejano
    }, { $cell }.
    .brief = Borde, { $cell }.
    .braille = Borde, { $cell }.
tray-free = { CAP($piece) }, se puede dar.
    .brief = { $piece }
    .braille = { $piece }
tray-free-lens = { CAP($piece) }, se puede dar.
    .brief = pieza { $piece }
    .braille = pieza { $piece }
tray-free-alike = { CAP($piece) }, { $count ->
        [1] queda una.
       *[other] quedan { AS($count, "number-feminine") }.
    }
    .brief = { $piece }, { $count ->
        [1] queda una
       *[other] quedan { AS($count, "number-feminine") }
    }
    .braille = { $piece }, quedan { $count }
not-counted = { CAP($attribute) } no cuenta en este juego. Las piezas que solo difieren en eso son iguales.
    .brief = { CAP($attribute) } no cuenta aquí.
    .braille = { CAP($attribute) } no cuenta.
kind-count = { AS($count, "number-feminine") }, { $kind }
tray-used = { CAP($piece) }, está en { $cell }.
    .brief = { $piece }, está en { $cell }
    .braille = { $piece }, en { $cell }
tray-in-hand = { CAP($piece) }, en mano.
    .brief = { $piece }, en mano
    .braille = { $piece }, en mano
tray-edge = { $edge ->
        [left] Borde izquierdo
        [right] Borde derecho
        [near] Borde cercano
       *[far] Borde lejano
    }, { $piece }.
    .brief = Borde, { $piece }.
    .braille = Borde, { $piece }.
move-read = Jugada { $move }: { $player } en { $cell }, { $piece }.
move-read-edge = No hay más jugadas. Jugada { $move }: { $player } en { $cell }, { $piece }.
    .brief = Fin, jugada { $move }: { $player } en { $cell }, { $piece }.
    .braille = Fin, jugada { $move }: { $player } en { $cell }, { $piece }.
no-moves = Aún no se ha hecho ninguna jugada.
    .brief = Aún no se ha hecho ninguna jugada.
    .braille = Ninguna jugada aún.
no-cell-chosen = Aún no se ha elegido ninguna casilla. Vaya a una con letra y número, con las flechas, o con { KEY("e") }. El foco está en { $cell }.
    .brief = Ninguna casilla elegida aún. Letra y número, o flechas.
    .braille = Ninguna casilla elegida.
no-piece-chosen = Aún no se ha elegido ninguna pieza. Vaya a una con las flechas, con 1 a 4, o con { KEY("e") }. El foco está en esta: { $piece }.
    .brief = Ninguna pieza elegida aún. Flechas, o 1 a 4.
    .braille = Ninguna pieza elegida.
none-empty = No hay ninguna casilla vacía.
    .brief = Ninguna casilla vacía.
    .braille = Ninguna casilla vacía.
none-taken = No hay ninguna pieza en el tablero.
    .brief = Ninguna pieza en el tablero.
    .braille = Tablero vacío.
none-free = No queda ninguna pieza que dar.
    .brief = No queda ninguna pieza.
    .braille = No queda ninguna pieza.
none-used = Aún no se ha dado ninguna pieza.
    .brief = Ninguna pieza dada aún.
    .braille = Ninguna dada aún.
cell-found = Piezas encontradas en el tablero: { $count }.
    .brief = { "" }
    .braille = { "" }
tray-found = Piezas encontradas entre las que quedan: { $count }.
    .brief = { "" }
    .braille = { "" }
none-found-placed = No. Ninguna pieza del tablero es { $kind }. Pulse { KEY("f") } para buscar otro tipo.
    .brief = No. Ninguna del tablero es { $kind }. { CAP(KEY("f")) }, otro tipo.
    .braille = No. Ninguna del tablero es { $kind }.
none-found-left = No. Ninguna pieza de las que quedan es { $kind }. Pulse { KEY("f") } para buscar otro tipo.
    .brief = No. Ninguna de las que quedan es { $kind }. { CAP(KEY("f")) }, otro tipo.
    .braille = No. Ninguna restante es { $kind }.
not-understood-sought = No. No se entendió: { $text }. Pulse { KEY("f") } y escriba algo de altura, color, forma y hueco, como alta oscura, o una casilla, como { CELL("b3") }.
    .brief = No. No se entendió: { $text }. { CAP(KEY("f")) } otra vez, por ejemplo alta oscura, o { CELL("b3") }.
    .braille = No. No se entendió: { $text }.
not-understood-sought-ambiguous = No. Varias palabras empiezan como { $text }: { $candidates }. Pulse { KEY("f") } y escriba más letras.
    .brief = No. { CAP($text) } puede ser { $candidates }. { CAP(KEY("f")) } otra vez, escriba más letras.
    .braille = No. { CAP($text) } es ambiguo.
give-asked = ¿Dar la { $piece }? Pulse { KEY("enter") } otra vez para darla.
    .brief = ¿Dar { $piece }? { CAP(KEY("enter")) } otra vez.
    .braille = ¿Dar { $piece }? { CAP(KEY("enter")) }.

# Preguntas

hand = { $who ->
        [you] Usted tiene en mano la { $piece }.
        [computer] La máquina tiene en mano la { $piece }.
       *[player] { $name } tiene en mano la { $piece }.
    }
    .brief = { $who ->
        [you] Usted tiene: { $piece }.
        [computer] La máquina tiene: { $piece }.
       *[player] { $name } tiene: { $piece }.
    }
    .braille = { $piece }, en mano
hand-empty = Ninguna pieza en mano. { $who ->
        [you] Ahora da usted.
        [computer] Ahora da la máquina.
       *[player] Ahora da { $name }.
    }
    .brief = Ninguna pieza en mano. { $who ->
        [you] Da usted.
        [computer] Da la máquina.
       *[player] Da { $name }.
    }
    .braille = Ninguna pieza en mano.
hand-none = Ninguna pieza en mano.
status-place = { $who ->
        [you] Su turno
        [computer] Turno de la máquina
       *[player] Turno de { $name }
    }, colocar la { $piece }. { AS($left, "form-left") }.
    .brief = { $who ->
        [you] Su turno
        [computer] Turno de la máquina
       *[player] Turno de { $name }
    }, colocar { $piece }. { AS($left, "form-left") }.
    .braille = { $who ->
        [you] Usted coloca
        [computer] Máquina coloca
       *[player] { $name } coloca
    } { $piece }. { AS($left, "form-left") }.
status-give = { $who ->
        [you] Su turno
        [computer] Turno de la máquina
       *[player] Turno de { $name }
    }, dar una pieza. { AS($left, "form-left") }.
    .brief = { $who ->
        [you] Su turno
        [computer] Turno de la máquina
       *[player] Turno de { $name }
    }, dar una pieza. { AS($left, "form-left") }.
    .braille = { $who ->
        [you] Usted da
        [computer] Máquina da
       *[player] { $name } da
    }. { AS($left, "form-left") }.
status-close = { $who ->
        [you] Su turno
        [computer] Turno de la máquina
       *[player] Turno de { $name }
    }, todas están en el tablero. Pulse { KEY("q") } para Quarto, { KEY("backspace") } para ninguno.
    .brief = { $who ->
        [you] Su turno
        [computer] Turno de la máquina
       *[player] Turno de { $name }
    }. Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, ninguno.
    .braille = Todas colocadas. { CAP(KEY("q")) } o { KEY("backspace") }.
status-won = El juego ha terminado. { $who ->
        [you] Usted ha ganado.
        [computer] La máquina ha ganado.
       *[player] { $name } ha ganado.
    }
    .brief = El juego ha terminado. { $who ->
        [you] Usted ganó.
        [computer] La máquina ganó.
       *[player] { $name } ganó.
    }
    .braille = { $who ->
        [you] Usted ganó.
        [computer] Máquina ganó.
       *[player] { $name } ganó.
    }
status-drawn = El juego ha terminado. Fue un empate.
    .brief = El juego ha terminado, empate.
    .braille = Fin, empate.
rules-in-force = { CAP($ruleset) }: { $lines ->
        [1] cuenta una línea
       *[other] cuentan { AS($lines, "number-feminine") } líneas
    }, por { $attributes }. { $claims ->
        [-1] Se puede anunciar cualquier número de líneas completas.
        [0] No se puede anunciar ninguna línea.
        [1] En cada momento se puede anunciar una línea completa.
       *[other] En cada momento se pueden anunciar { AS($claims, "number-feminine") } líneas completas.
    }{ $loses ->
        [yes] { " " }Un anuncio erróneo pierde el juego.
       *[no] { "" }
    }
    .brief = { CAP($ruleset) }, { AS($lines, "number-feminine") } { $lines ->
        [1] línea
       *[other] líneas
    }.
    .braille = { CAP($ruleset) }, líneas: { $lines }.
attribute = { $attribute ->
        [colour] color
        [marking] marca
        [shape] forma
        [height] altura
       *[hollow] hueco
    }
pool = { AS($count, "form-left") }: { $traits }.
    .brief = { AS($count, "form-left") }: { $traits }.
    .braille = { AS($count, "form-left") }: { $traits }.
pool-count = { $count ->
        [0] No queda ninguna pieza.
        [1] Queda una pieza.
       *[other] Quedan { AS($count, "form-pieces") }.
    }
pool-group = { CAP($group) }: { $pieces }.
pool-list = { CAP($pieces) }.
pool-empty = No queda ninguna pieza que dar.
    .brief = No queda ninguna pieza.
    .braille = No queda ninguna pieza.
vacant = { $count ->
        [0] Ninguna vacía
        [1] Una vacía
       *[other] { CAP(AS($count, "number-feminine")) } vacías
    }: { $cells }.
board-row = Fila { $row }: { $places }.
board-row-lens = Fila { $row }, { $attribute }: { $places }.
board-row-empty = Fila { $row } vacía.
board-column = Columna { $column }: { $places }.
board-column-lens = Columna { $column }, { $attribute }: { $places }.
board-column-empty = Columna { $column } vacía.
board-sounded = Todo el tablero en sonidos, fila por fila desde la fila 1.
    .brief = El tablero en sonidos.
    .braille = Tablero en sonidos.
line-sounded = { CAP($line) } en sonidos.
    .brief = { CAP($line) } en sonidos.
    .braille = { CAP($line) } en sonidos.
line-read = { CAP($line) }: { $places }.
line-read-lens = { CAP($line) }, { $attribute }: { $places }.
where-lens = { $attribute ->
        [marking] De las piezas solo se dice la marca.
        [all] De las piezas se dicen todos los atributos.
        [colour] De las piezas solo se dice el color.
        [shape] De las piezas solo se dice la forma.
        [height] De las piezas solo se dice la altura.
       *[hollow] De las piezas solo se dice el hueco.
    }
    .brief = { $attribute ->
        [marking] Solo la marca.
        [all] Todos los atributos.
        [colour] Solo el color.
        [shape] Solo la forma.
        [height] Solo la altura.
       *[hollow] Solo el hueco.
    }
    .braille = { $attribute ->
        [marking] Solo la marca.
        [all] Todos los atributos.
        [colour] Solo el color.
        [shape] Solo la forma.
        [height] Solo la altura.
       *[hollow] Solo el hueco.
    }
where-board = Usted está en el tablero, { $at }. { CAP(CELL("a1")) } es la esquina izquierda cercana, y hacia arriba se va a la fila 2.
    .brief = Tablero, { $at }.
    .braille = Tablero, { $at }.
where-board-from-top = Usted está en el tablero, { $at }. { CAP(CELL("a1")) } es la esquina izquierda lejana, y hacia abajo se va a la fila 2.
    .brief = Tablero, { $at }.
    .braille = Tablero, { $at }.
where-tray = Usted está en las piezas, en la { $piece }. Están cuatro por cuatro, por altura y color, y por forma y hueco.
    .brief = Piezas, { $piece }.
    .braille = Piezas, { $piece }.
where-log = Usted está en la lista de jugadas, { AS($count, "number-feminine") } hasta ahora. Hacia arriba están las más antiguas.
    .brief = Jugadas, { AS($count, "number-feminine") } hasta ahora.
    .braille = Jugadas, { $count }.
nothing-to-cancel = No hay nada que cancelar.
    .brief = Nada que cancelar.
    .braille = Nada que cancelar.

# Cómo se llaman dos jugadores

names-now = Ahora hay nombres. Jugador 1 es { $first }, Jugador 2 es { $second }.
    .brief = Jugador 1 es { $first }, Jugador 2 es { $second }.
    .braille = 1 { $first }, 2 { $second }.
names-numbered = Ya no hay nombres. Quedan Jugador 1 y Jugador 2.
    .brief = Jugador 1 y Jugador 2, sin nombres.
    .braille = Sin nombres.
names-not-two = No. Hacen falta dos nombres, de letras, con una coma entre ellos. Por ejemplo, nombres Ana, Luis. Nombres no los quita.
    .brief = No. Escriba dos nombres con una coma, como nombres Ana, Luis.
    .braille = No. Escriba nombres Ana, Luis.
names-alike = No. Los dos nombres son iguales, y no se podría saber quién es quién. Escriba dos nombres distintos.
    .brief = No. Los dos nombres son iguales. Escriba dos distintos.
    .braille = No. Los dos son iguales.
names-computer = No. Los nombres son para dos personas en un mismo teclado. Contra la máquina, usted es usted.
    .brief = No. Los nombres son para juegos de dos personas.
    .braille = No. Nombres, para dos personas.
