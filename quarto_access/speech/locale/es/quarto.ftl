# Lo que pasa en una partida de Quarto, y las respuestas a preguntas sobre ella.
# El valor es la forma larga, .brief la corta, .braille la más escueta.
# $who es you, computer o player; $number distingue a quienes juegan.

# El inicio

lot-you = Nueva partida, { $ruleset }. Usted da primero. Elija una pieza para la máquina.
    .brief = Usted da primero. Elija una pieza para la máquina.
    .braille = Usted da primero. Elija una pieza.
lot-computer = Nueva partida, { $ruleset }. La máquina da primero.
    .brief = La máquina da primero.
    .braille = Máquina da primero.
lot-player = Nueva partida, { $ruleset }. Jugador { $number } da primero. Jugador { $number }, elija una pieza para el jugador { $other }.
    .brief = Jugador { $number } da primero. Jugador { $number }, elija una pieza para el jugador { $other }.
    .braille = Jugador { $number }, dé una pieza.
tell-me-on = Habrá un aviso cuando haya un Quarto que cantar, pero sin decir dónde.
    .brief = Habrá aviso cuando haya un Quarto.
    .braille = Quartos con aviso.
quarto-stands = { $who ->
        [player] Jugador { $number }, hay
       *[you] Hay
    } un Quarto que puede cantar.
    .brief = { $who ->
        [player] Jugador { $number }, hay un Quarto que cantar.
       *[you] Hay un Quarto que cantar.
    }
    .braille = { $who ->
        [player] Jugador { $number }, hay un Quarto.
       *[you] Hay un Quarto.
    }

# Quién da primero, cuando las personas participan en decidirlo.

draw-asked-odd-even = Pares o nones. La máquina ha fijado un número de 0 a 9. Pulse usted también un número, de 0 a 9. Si la suma es par, usted da primero, si no, la máquina. Pulse { KEY("s") } para oír el sello de su número, { KEY("escape") } para volver.
    .brief = Pares o nones, la máquina tiene su número. Pulse el suyo, de 0 a 9. Si la suma es par, usted da primero. { CAP(KEY("s")) }, sello.
    .braille = Pares o nones. Pulse 0 a 9. Par, usted da primero.
draw-asked-odd-even-two = Pares o nones. El programa ha sacado un número de 0 a 9. Jugador 1, pulse 1 para impar o 2 para par. Si acierta, el jugador 1 da primero, si no, el jugador 2. Pulse { KEY("s") } para oír el sello del número, { KEY("escape") } para volver.
    .brief = Pares o nones, el número está fijado. Jugador 1, pulse 1 para impar, 2 para par. Si acierta, el jugador 1 da primero. { CAP(KEY("s")) }, sello.
    .braille = Jugador 1, 1 impar, 2 par.
draw-asked-agreed = ¿Quién da primero? Pulse 1 si es usted, 2 si es la máquina. { KEY("escape") } vuelve atrás.
    .brief = ¿Quién da primero? 1, usted. 2, la máquina.
    .braille = ¿Primero? 1, usted. 2, máquina.
draw-asked-agreed-two = ¿Quién da primero? Pulse 1 para el jugador 1, 2 para el jugador 2. { KEY("escape") } vuelve atrás.
    .brief = ¿Quién da primero? 1, jugador 1. 2, jugador 2.
    .braille = ¿Primero? 1 o 2.
draw-choice-odd-even = El número { $number }. { KEY("enter") } lo dice.
    .brief = Número { $number }.
    .braille = Número { $number }.
draw-choice-odd-even-two = { $number ->
        [1] Impar. { KEY("enter") } lo dice.
       *[2] Par. { KEY("enter") } lo dice.
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
        [1] Usted da primero. { KEY("enter") } lo dice.
       *[2] La máquina da primero. { KEY("enter") } lo dice.
    }
    .brief = { $number ->
        [1] Primero usted, { KEY("enter") }.
       *[2] Primero la máquina, { KEY("enter") }.
    }
    .braille = { $number ->
        [1] Primero usted, { KEY("enter") }.
       *[2] Primero la máquina, { KEY("enter") }.
    }
draw-choice-agreed-two = Jugador { $number } da primero. { KEY("enter") } lo dice.
    .brief = Primero el jugador { $number }, { KEY("enter") }.
    .braille = Primero el jugador { $number }, { KEY("enter") }.
draw-edge = No hay más opciones.
draw-unchosen = No. { $game ->
        [odd-even] Aún no hay nada elegido. Pulse un número, de 0 a 9
        [odd-even-two] { $number ->
            [none] Aún no hay nada elegido
           *[other] { $number } no es una respuesta
        }. Pulse 1 para impar o 2 para par
       *[agreed] { $number ->
            [none] Aún no hay nada elegido
           *[other] { $number } no es una respuesta
        }. Pulse 1 o 2
    }.
    .brief = No. { $game ->
        [odd-even] Pulse un número, de 0 a 9
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
    } es { $seal }: las seis primeras cifras de un SHA-256. El número y lo demás que se selló se dicen en la partida, con el menú o con la orden escrita sorteo.
    .brief = Sello: { $seal }. Lo que se selló se dice en la partida, orden escrita sorteo.
    .braille = Sello: { $seal }.
draw-numbers = { $two ->
        [yes] El número es { $sum }, { $parity ->
            [odd] impar
           *[even] par
        }.
       *[no] La máquina tiene { $number }, usted tiene { $chosen }, en total { $sum }, { $parity ->
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
        [random] El azar decidió quién da primero.
        [agreed] Se acordó quién da primero.
        [swapped] En la partida anterior dio primero el rival.
       *[unknown] No se sabe cómo se decidió quién da primero.
    }
    .brief = { $drawn ->
        [random] El inicio fue por azar.
        [agreed] El inicio se acordó.
        [swapped] El inicio se alternó.
       *[unknown] No se sabe cómo se decidió el inicio.
    }
    .braille = { $drawn ->
        [random] Inicio: azar.
        [agreed] Inicio: acuerdo.
        [swapped] Inicio: alterno.
       *[unknown] Inicio: no se sabe.
    }
draw-told-sealed = Pares o nones decidió quién da primero. { $two ->
        [yes] El número era { $number }, y el jugador 1 dijo { $chosen ->
            [1] impar
           *[2] par
        }.
       *[no] La máquina tenía { $number }, usted tenía { $chosen }.
    } El sello era { $seal }. Se hace con el número, un espacio y { $nonce }.
    .brief = Pares o nones: { $two ->
        [yes] el número era { $number }, el jugador 1 dijo { $chosen ->
            [1] impar
           *[2] par
        }.
       *[no] la máquina tenía { $number }, usted tenía { $chosen }.
    } Sello { $seal }, hecho con { $number }, un espacio, { $nonce }.
    .braille = { $number }, { $chosen }. Sello { $seal }, de { $number }, espacio, { $nonce }.
set-up = Se preparó una posición, { $ruleset }. Pulse { KEY("m") } para oír el tablero.
    .brief = Posición preparada. { CAP(KEY("m")) } lee el tablero.
    .braille = Posición preparada. { CAP(KEY("m")) } la lee.
resumed = La partida continúa, { $ruleset }.
    .brief = La partida continúa.
    .braille = La partida continúa.

# Dar

given-you = Recibe la { $piece }. Colóquela. { AS($left, "number-left") }.
    .brief = Recibe { $piece }.
    .braille = Recibe { $piece }.
given-you-first = Recibe la { $piece }. Colóquela. { AS($left, "number-left") }.
    .brief = Recibe { $piece }. Colóquela.
    .braille = Coloque { $piece }.
given-computer = Usted dio a la máquina la { $piece }.
    .brief = Usted dio { $piece }.
    .braille = Dio { $piece }.
given-computer-named = Usted dio a la máquina la { $piece }.
    .brief = { "" }
    .braille = { "" }
given-player = Jugador { $number } recibe la { $piece }. Jugador { $number }, colóquela. { AS($left, "number-left") }.
    .brief = Jugador { $number }, coloque { $piece }.
    .braille = Jugador { $number }, coloque { $piece }.

# Colocar

placed-you = Usted colocó la { $piece } en { $cell }. Dé una pieza a la máquina. { AS($left, "number-left") }.
    .brief = En { $cell }. Dé una pieza a la máquina.
    .braille = En { $cell }. Dé una pieza.
placed-computer = { $named ->
        [yes] La máquina la colocó
       *[no] La máquina colocó la { $piece }
    } en { $cell }.
    .brief = Máquina en { $cell }.
    .braille = Máquina { $cell }.
placed-player = Jugador { $number } colocó la { $piece } en { $cell }. Jugador { $number }, dé una pieza al jugador { $other }. { AS($left, "number-left") }.
    .brief = Jugador { $number } en { $cell }, dé una pieza al jugador { $other }.
    .braille = Jugador { $number } en { $cell }, dé una pieza.
placed-last-you = Usted colocó la { $piece } en { $cell }. Todas están colocadas. Pulse { KEY("q") } para Quarto, { KEY("backspace") } si no hay ninguno.
    .brief = En { $cell }. Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, ninguno.
    .braille = En { $cell }. Todas colocadas. { KEY("q") } o { KEY("backspace") }.
placed-last-computer = { $named ->
        [yes] La máquina la colocó
       *[no] La máquina colocó la { $piece }
    } en { $cell }. Todas están colocadas.
    .brief = Máquina en { $cell }. Todas colocadas.
    .braille = Máquina { $cell }. Todas colocadas.
placed-last-player = Jugador { $number } colocó la { $piece } en { $cell }. Todas están colocadas. Jugador { $number }, pulse { KEY("q") } para Quarto, { KEY("backspace") } si no hay ninguno.
    .brief = Jugador { $number } en { $cell }. Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, ninguno.
    .braille = Jugador { $number } en { $cell }. Todas colocadas. { KEY("q") } o { KEY("backspace") }.

passed-you = Usted no canta nada.
    .brief = Usted no canta nada.
    .braille = Usted no canta nada.
passed-computer = La máquina no canta nada. Pulse { KEY("q") } para Quarto, { KEY("backspace") } si no hay ninguno.
    .brief = La máquina no canta nada. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, ninguno.
    .braille = La máquina no canta nada. { KEY("q") } o { KEY("backspace") }.
passed-player = Jugador { $number } no canta nada. Jugador { $other }, pulse { KEY("q") } para Quarto, { KEY("backspace") } si no hay ninguno.
    .brief = Jugador { $number } no canta nada. Jugador { $other }, { KEY("q") }, Quarto, { KEY("backspace") }, ninguno.
    .braille = Jugador { $number } no canta nada. Jugador { $other }, { KEY("q") } o { KEY("backspace") }.
passed-last = { $who ->
        [you] Usted no canta nada.
        [computer] La máquina no canta nada.
       *[player] Jugador { $number } no canta nada.
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
       *[player] Jugador { $number } abandona.
    }
won = { $who ->
        [you] Usted gana.
        [computer] Gana la máquina.
       *[player] Gana el jugador { $number }.
    }
drawn = Empate. Todas las piezas están colocadas, y no se cantó ningún Quarto.
    .brief = Empate. Todas colocadas, ningún Quarto cantado.
    .braille = Empate. Ningún Quarto cantado.
uncalled-you = Usted tenía un Quarto, { $line }, jugada { $move }: todas { $traits }. En un momento así pulse { KEY("q") }.
    .brief = Usted tenía un Quarto, { $line }, jugada { $move }. En un momento así pulse { KEY("q") }.
    .braille = Tenía { $line }, jugada { $move }. Pulse entonces { KEY("q") }.
uncalled = Nadie cantó { $line }, jugada { $move }: todas { $traits }.
    .brief = { "" }
    .braille = { "" }
after-the-end = Pulse { KEY("enter") } para una nueva partida, { KEY("escape") } para el menú.
    .brief = { KEY("enter") }, nueva partida.
    .braille = { KEY("enter") }, nueva partida.

# Rechazos: no, por qué, qué hacer

refused-game-over = No. La partida ha terminado. Pulse { KEY("enter") } para una nueva partida.
    .brief = No. La partida ha terminado. { KEY("enter") }, nueva partida.
    .braille = No. Partida terminada. { KEY("enter") }, otra.
refused-not-your-turn = No. { $who ->
        [you] No es su turno.
        [computer] No es el turno de la máquina.
       *[player] No es el turno del jugador { $number }.
    } Espere al rival.
    .brief = No. { $who ->
        [you] No es su turno.
        [computer] No es el turno de la máquina.
       *[player] No es el turno del jugador { $number }.
    }
    .braille = No. No es su turno.
refused-wrong-phase = No. { $due ->
        [give] Primero hay que dar una pieza. Pulse { KEY("tab") } para ir a las piezas.
        [place] Primero hay que colocar la pieza en mano. Pulse { KEY("shift-tab") } para ir al tablero.
       *[close] Todas están colocadas. Pulse { KEY("q") } para Quarto, { KEY("backspace") } si no hay ninguno.
    }
    .brief = No. { $due ->
        [give] Primero dé una pieza. { CAP(KEY("tab")) }, piezas.
        [place] Primero coloque la pieza en mano. { CAP(KEY("shift-tab")) }, tablero.
       *[close] Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, ninguno.
    }
    .braille = No. { $due ->
        [give] Primero dar. { CAP(KEY("tab")) }.
        [place] Primero colocar. { CAP(KEY("shift-tab")) }.
       *[close] Todas colocadas. { KEY("q") } o { KEY("backspace") }.
    }
refused-unknown-piece = No. No hay ninguna pieza así. Diga altura, color, forma y hueco.
    .brief = No. No hay pieza así. Altura, color, forma, hueco.
    .braille = No. No hay pieza así.
refused-unknown-cell = No. No hay ninguna casilla así. Las casillas van de { CELL("a1") } a { CELL("d4") }.
    .brief = No. No hay casilla así. De { CELL("a1") } a { CELL("d4") }.
    .braille = No. No hay casilla así.
refused-piece-gone = No. Esa pieza ya está en { $cell }. Pulse { KEY("e") } para ir a una que quede.
    .brief = No. Ya está en { $cell }. Tecla { KEY("e") } para otra.
    .braille = No. Ya está en { $cell }. Tecla { KEY("e") }.
refused-occupied = No. La { $piece } está en { $cell }. Pulse { KEY("e") } para ir a una casilla vacía.
    .brief = No. Ocupada, { $cell }. Tecla { KEY("e") } para una vacía.
    .braille = No. Ocupada, { $cell }. Tecla { KEY("e") }.
refused-not-your-window = No. { $who ->
        [you] Este no es su momento de cantar.
        [computer] Este no es el momento de la máquina para cantar.
       *[player] Este no es el momento del jugador { $number } para cantar.
    } Se canta tras colocar, o al recibir una pieza.
    .brief = No. { $who ->
        [you] No es su momento de cantar.
        [computer] No es el momento de la máquina para cantar.
       *[player] No es el momento del jugador { $number } para cantar.
    }
    .braille = No. No es su momento.
refused-unknown-line = No. No hay ninguna línea así. Diga fila 1 a 4, columna a, b, c o d, o una diagonal.
    .brief = No. No hay línea así. Fila 1 a 4, columna a, b, c o d, diagonal.
    .braille = No. No hay línea así.
refused-line-not-in-variant = No. { CAP($line) } no cuenta en esta partida. No se pierde nada, señale otra.
    .brief = No. { CAP($line) } no cuenta aquí. No se pierde nada.
    .braille = No. { CAP($line) } no cuenta.
refused-line-incomplete = No. { CAP($line) } aún tiene sitio libre. No se pierde nada, señale otra.
    .brief = No. { CAP($line) } aún tiene sitio libre. No se pierde nada.
    .braille = No. { CAP($line) }, falta algo.
refused-no-claims-left = No. No quedan intentos en este turno. Siga con la partida.
    .brief = No. No quedan intentos en este turno.
    .braille = No. Sin más intentos.
refused-not-a-quarto = No. { CAP($line) } no tiene nada en común: { $counts }. { $more ->
        [over] Cantar en falso hace perder.
        [none] No quedan intentos en este turno.
       *[some] Puede cantar otra vez.
    }
    .brief = No. { CAP($line) } no tiene nada en común. { $more ->
        [over] Cantar en falso hace perder.
        [none] No quedan intentos en este turno.
       *[some] Puede cantar otra vez.
    }
    .braille = No. { CAP($line) }, nada en común.
refused-line-expired = No. { CAP($line) } ya no vale, pues no se completó con la última pieza. { $more ->
        [over] Cantar en falso hace perder.
        [none] No quedan intentos en este turno.
       *[some] Puede cantar otra vez.
    }
    .brief = No. { CAP($line) } ya no vale. { $more ->
        [over] Cantar en falso hace perder.
        [none] No quedan intentos en este turno.
       *[some] Puede cantar otra vez.
    }
    .braille = No. { CAP($line) } ya no vale.

# Retirar. $first es la jugada propia, $rest son las $more jugadas que la contestaron

taken-back = Retirado: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief = Retirado: { $first }{ $more ->
        [0] { "" }
       *[other] , y la respuesta
    }.
    .braille = Retirado: { $first }.
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
       *[player] jugador { $number } dio
    } la { $piece }
    .brief = { $who ->
        [you] usted dio
        [computer] la máquina dio
       *[player] jugador { $number } dio
    } { $piece }
    .braille = dio { $piece }
turned-place = { $who ->
        [you] { $named ->
            [yes] usted la colocó
           *[no] usted colocó la { $piece }
        }
        [computer] { $named ->
            [yes] la máquina la colocó
           *[no] la máquina colocó la { $piece }
        }
       *[player] { $named ->
            [yes] jugador { $number } la colocó
           *[no] jugador { $number } colocó la { $piece }
        }
    } en { $cell }
    .brief = { $who ->
        [you] usted
        [computer] la máquina
       *[player] jugador { $number }
    } en { $cell }
    .braille = en { $cell }
turned-call = { $who ->
        [you] usted cantó
        [computer] la máquina cantó
       *[player] jugador { $number } cantó
    } { $line }
    .brief = { $who ->
        [you] usted cantó
        [computer] la máquina cantó
       *[player] jugador { $number } cantó
    } { $line }
    .braille = cantó { $line }
turned-pass = { $who ->
        [you] usted no cantó nada
        [computer] la máquina no cantó nada
       *[player] jugador { $number } no cantó nada
    }
    .brief = { $who ->
        [you] usted no cantó nada
        [computer] la máquina no cantó nada
       *[player] jugador { $number } no cantó nada
    }
    .braille = no cantó nada
turned-flag = { $who ->
        [you] se acabó su tiempo
        [computer] se acabó el tiempo de la máquina
       *[player] se acabó el tiempo del jugador { $number }
    }
    .brief = { $who ->
        [you] se acabó su tiempo
        [computer] se acabó el tiempo de la máquina
       *[player] se acabó el tiempo del jugador { $number }
    }
    .braille = se acabó el tiempo
turned-resign = { $who ->
        [you] usted abandonó
        [computer] la máquina abandonó
       *[player] jugador { $number } abandonó
    }
    .brief = { $who ->
        [you] usted abandonó
        [computer] la máquina abandonó
       *[player] jugador { $number } abandonó
    }
    .braille = abandonó
turn-asked = Jugador { $number }, ¿se puede retirar esto: { $first }? Pulse la tecla { KEY("y") } para permitirlo, { KEY("backspace") } para negarlo.
    .brief = Jugador { $number }, ¿permite retirar? Tecla { KEY("y") }, sí, { KEY("backspace") }, no.
    .braille = Jugador { $number }, ¿retirar? Tecla { KEY("y") } o { KEY("backspace") }.
turn-asked-again = Jugador { $number }, ¿se puede rehacer esto: { $first }? Pulse la tecla { KEY("y") } para permitirlo, { KEY("backspace") } para negarlo.
    .brief = Jugador { $number }, ¿permite rehacer? Tecla { KEY("y") }, sí, { KEY("backspace") }, no.
    .braille = Jugador { $number }, ¿rehacer? Tecla { KEY("y") } o { KEY("backspace") }.
turn-declined = Jugador { $number } no lo permite. { $again ->
        [yes] No se rehizo nada.
       *[no] No se retiró nada.
    } La partida sigue como estaba.
    .brief = Jugador { $number } no lo permite, { $again ->
        [yes] no se rehizo nada.
       *[no] no se retiró nada.
    }
    .braille = No permitido.
unturned-nothing-done = No. { $who ->
        [you] Usted aún no ha hecho nada que se pueda retirar.
       *[player] Aún no se ha hecho nada que se pueda retirar.
    } Siga con la partida.
    .brief = No. { $who ->
        [you] Usted aún no ha hecho nada que retirar.
       *[player] Aún no hay nada que retirar.
    }
    .braille = No. Nada que retirar.
unturned-nothing-undone = No. No se ha retirado nada desde la última jugada, así que no hay nada que rehacer. Pulse la tecla { KEY("u") } para retirar.
    .brief = No. Nada retirado desde la última jugada. Tecla { KEY("u") } para retirar.
    .braille = No. Nada que rehacer.
unturned-not-asked = No. Nadie ha pedido permiso para nada. Pulse la tecla { KEY("u") } para retirar.
    .brief = No. Nadie ha pedido nada. Tecla { KEY("u") } para retirar.
    .braille = No. Nada pedido.
unturned-lesson = No. La lección prepara cada paso de nuevo tras un intento, así que no se retira nada. Haga lo que pide el paso.
    .brief = No. La lección prepara cada paso de nuevo.
    .braille = No. El paso se prepara de nuevo.

# Cantar

call-opened = { $who ->
        [player] Jugador { $number }, ¿dónde hay Quarto?
       *[you] ¿Dónde hay Quarto?
    } Letra para una columna, número para una fila, { KEY("x", place: "calling") } para una diagonal. { KEY("enter") } canta, { KEY("backspace") } lo deja.
    .brief = { $who ->
        [player] Jugador { $number }, ¿dónde hay Quarto?
       *[you] ¿Dónde hay Quarto?
    } Letra, número o { KEY("x", place: "calling") }.
    .braille = ¿Dónde hay Quarto?
call-pointed = { CAP($line) }. { KEY("enter") } canta esta línea, { KEY("backspace") } lo deja.
    .brief = { CAP($line) }. { KEY("enter") } la canta.
    .braille = { CAP($line) }. { KEY("enter") }.
call-unpointed = Aún no se señala ninguna línea. Letra para una columna, número para una fila, { KEY("x", place: "calling") } para una diagonal.
    .brief = Aún no se señala ninguna línea. Letra, número o { KEY("x", place: "calling") }.
    .braille = Ninguna línea señalada.
call-withdrawn = No se cantó nada. No se pierde nada.
    .brief = No se cantó nada.
    .braille = No se cantó.

# El foco

cell-empty = Vacía, { $at }.
    .brief = vacía { $at }
    .braille = vacía { $at }
cell-taken = { CAP($piece) }, { $at }.
    .brief = { $piece }, { $at }
    .braille = { $piece }, { $at }
cell-taken-by = { CAP($piece) }, { $at }. Colocada por { $player }, { $age ->
        [0] la última jugada.
        [one] hace una jugada.
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
tray-free-alike = { CAP($piece) }, quedan { $count }.
    .brief = { $piece }, quedan { $count }
    .braille = { $piece }, quedan { $count }
not-counted = { CAP($attribute) }, eso no cuenta en esta partida. Las piezas que no difieren en nada más son iguales.
    .brief = { CAP($attribute) }, eso no cuenta aquí.
    .braille = { CAP($attribute) }, no cuenta.
kind-count = { AS($count, "number-feminine") } de { $kind }
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
no-moves = Aún no hay ninguna jugada.
    .brief = Aún no hay ninguna jugada.
    .braille = Sin jugadas aún.
no-cell-chosen = Aún no hay casilla elegida. Vaya a una con letra y número, con flechas o con la tecla { KEY("e") }. El foco está en { $cell }.
    .brief = Aún no hay casilla elegida. Letra y número, o flechas.
    .braille = Aún sin casilla.
no-piece-chosen = Aún no hay pieza elegida. Vaya a una con flechas, con 1 a 4 o con la tecla { KEY("e") }. El foco está en { $piece }.
    .brief = Aún no hay pieza elegida. Flechas, o 1 a 4.
    .braille = Aún sin pieza.
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
    .braille = Ninguna pieza dada.
cell-found = Encontradas en el tablero: { $count }.
    .brief = { "" }
    .braille = { "" }
tray-found = Encontradas entre las que quedan: { $count }.
    .brief = { "" }
    .braille = { "" }
none-found-placed = No. Ninguna pieza del tablero es { $kind }. Pulse { KEY("f") } para buscar otra clase.
    .brief = No. En el tablero ninguna es { $kind }. { CAP(KEY("f")) } para otra clase.
    .braille = No. Ninguna del tablero es { $kind }.
none-found-left = No. Ninguna pieza de las que quedan es { $kind }. Pulse { KEY("f") } para buscar otra clase.
    .brief = No. De las que quedan ninguna es { $kind }. { CAP(KEY("f")) } para otra clase.
    .braille = No. Ya ninguna es { $kind }.
not-understood-sought = No. No se entiende: { $text }. Pulse { KEY("f") } y escriba algo de altura, color, forma y hueco, como alta oscura, o una casilla, como { CELL("b3") }.
    .brief = No. No se entiende: { $text }. Otra vez { KEY("f") }, por ejemplo alta oscura, o { CELL("b3") }.
    .braille = No. No se entiende: { $text }.
not-understood-sought-ambiguous = No. Varias palabras empiezan como { $text }: { $candidates }. Pulse { KEY("f") } y escriba algo más.
    .brief = No. { CAP($text) } puede ser { $candidates }. Otra vez { KEY("f") }, escriba más.
    .braille = No. { CAP($text) } es ambiguo.
give-asked = ¿Dar la { $piece }? Pulse { KEY("enter") } otra vez para darla.
    .brief = ¿Dar { $piece }? Otra vez { KEY("enter") }.
    .braille = ¿Dar { $piece }? { KEY("enter") }.

# Preguntas

hand = { $who ->
        [you] Usted tiene en mano la { $piece }.
        [computer] La máquina tiene en mano la { $piece }.
       *[player] Jugador { $number } tiene en mano la { $piece }.
    }
    .brief = { $who ->
        [you] Usted tiene en mano { $piece }.
        [computer] La máquina tiene en mano { $piece }.
       *[player] Jugador { $number } tiene en mano { $piece }.
    }
    .braille = { $piece }, en mano
hand-empty = Ninguna pieza en mano. { $who ->
        [you] Ahora da usted.
        [computer] Ahora da la máquina.
       *[player] Ahora da el jugador { $number }.
    }
    .brief = Ninguna pieza en mano. { $who ->
        [you] Da usted.
        [computer] Da la máquina.
       *[player] Da el jugador { $number }.
    }
    .braille = Ninguna pieza en mano.
hand-none = Ninguna pieza en mano.
status-place = { $who ->
        [you] Su turno
        [computer] Turno de la máquina
       *[player] Turno del jugador { $number }
    }, colocar la { $piece }. { AS($left, "number-left") }.
    .brief = { $who ->
        [you] Su turno
        [computer] Turno de la máquina
       *[player] Turno del jugador { $number }
    }, colocar { $piece }. { AS($left, "number-left") }.
    .braille = { $who ->
        [you] Usted coloca
        [computer] Máquina coloca
       *[player] Jugador { $number } coloca
    } { $piece }. { AS($left, "number-left") }.
status-give = { $who ->
        [you] Su turno
        [computer] Turno de la máquina
       *[player] Turno del jugador { $number }
    }, dar una pieza. { AS($left, "number-left") }.
    .brief = { $who ->
        [you] Su turno
        [computer] Turno de la máquina
       *[player] Turno del jugador { $number }
    }, dar una pieza. { AS($left, "number-left") }.
    .braille = { $who ->
        [you] Usted da
        [computer] Máquina da
       *[player] Jugador { $number } da
    }. { AS($left, "number-left") }.
status-close = { $who ->
        [you] Su turno
        [computer] Turno de la máquina
       *[player] Turno del jugador { $number }
    }, todas están colocadas. Pulse { KEY("q") } para Quarto, { KEY("backspace") } si no hay ninguno.
    .brief = { $who ->
        [you] Su turno
        [computer] Turno de la máquina
       *[player] Turno del jugador { $number }
    }. Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, ninguno.
    .braille = Todas colocadas. { KEY("q") } o { KEY("backspace") }.
status-won = La partida ha terminado. { $who ->
        [you] Usted ha ganado.
        [computer] Ha ganado la máquina.
       *[player] Ha ganado el jugador { $number }.
    }
    .brief = Partida terminada. { $who ->
        [you] Ganó usted.
        [computer] Ganó la máquina.
       *[player] Ganó el jugador { $number }.
    }
    .braille = { $who ->
        [you] Ganó usted.
        [computer] Ganó la máquina.
       *[player] Ganó el jugador { $number }.
    }
status-drawn = La partida ha terminado. Fue un empate.
    .brief = Partida terminada, empate.
    .braille = Fue empate.
rules-in-force = { CAP($ruleset) }: { $lines ->
        [one] cuenta una línea
       *[other] cuentan { AS($lines, "number-feminine") } líneas
    }, por { $attributes }. { $claims ->
        [-1] Se puede cantar cualquier número de líneas completas.
        [0] No se puede cantar ninguna línea.
        [one] Se puede cantar una línea completa en cada momento.
       *[other] Se pueden cantar { $claims } líneas completas en cada momento.
    }{ $loses ->
        [yes] { " " }Cantar en falso hace perder la partida.
       *[no] { "" }
    }
    .brief = { CAP($ruleset) }, { $lines ->
        [one] una línea
       *[other] { AS($lines, "number-feminine") } líneas
    }.
    .braille = { CAP($ruleset) }, líneas: { $lines }.
attribute = { $attribute ->
        [colour] color
        [marking] marca
        [shape] forma
        [height] altura
       *[hollow] hueco
    }
pool = { AS($count, "number-left") }. { CAP($traits) }.
    .brief = { AS($count, "number-left") }. { CAP($traits) }.
    .braille = { AS($count, "number-left") }. { CAP($traits) }.
pool-count = { $count ->
        [0] No queda ninguna pieza.
        [one] Queda una pieza.
       *[other] Quedan { AS($count, "number-feminine") } piezas.
    }
pool-group = { CAP($group) }: { $pieces }.
pool-list = { CAP($pieces) }.
pool-empty = No queda ninguna pieza que dar.
    .brief = No queda ninguna pieza.
    .braille = No queda ninguna pieza.
vacant = { $count ->
        [one] Una casilla vacía
       *[other] { $count } casillas vacías
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
        [all] Se dicen todos los atributos de las piezas.
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
        [marking] Solo marca.
        [all] Todos los atributos.
        [colour] Solo color.
        [shape] Solo forma.
        [height] Solo altura.
       *[hollow] Solo hueco.
    }
where-board = Usted está en el tablero, { $at }. { CAP(CELL("a1")) } es la esquina cercana izquierda, y hacia arriba se va a la fila 2.
    .brief = Tablero, { $at }.
    .braille = Tablero, { $at }.
where-tray = Usted está en las piezas, en la { $piece }. Están de cuatro en cuatro, por altura y color, y por forma y hueco.
    .brief = Piezas, { $piece }.
    .braille = Piezas, { $piece }.
where-log = Usted está en la lista de jugadas, { $count } hasta ahora. Hacia arriba se va a las más antiguas.
    .brief = Jugadas, { $count } hasta ahora.
    .braille = Jugadas, { $count }.
nothing-to-cancel = No hay nada que cancelar.
    .brief = Nada que cancelar.
    .braille = Nada que cancelar.
