# El reloj: duraciones, lo que hizo y lo que queda.

duration = { $hours ->
        [0] { "" }
       *[other] { AS($hours, "number-hours") }
    } { $minutes ->
        [0] { "" }
       *[other] { AS($minutes, "number-minutes") }
    } { $seconds ->
        [0] { "" }
       *[other] { AS($seconds, "number-seconds") }
    }
number-hours = { $value ->
        [1] una hora
        [21] veintiuna horas
       *[other] { $value } horas
    }
    .brief = { $value ->
        [1] una hora
        [21] veintiuna horas
       *[other] { $value } horas
    }
    .braille = { $value ->
        [1] 1 hora
       *[other] { $value } horas
    }
number-minutes = { $value ->
        [1] un minuto
       *[other] { AS($value, "number-masculine") } minutos
    }
    .brief = { $value ->
        [1] un minuto
       *[other] { AS($value, "number-masculine") } minutos
    }
    .braille = { $value ->
        [1] 1 minuto
       *[other] { $value } minutos
    }
number-seconds = { $value ->
        [1] un segundo
       *[other] { AS($value, "number-masculine") } segundos
    }
    .brief = { $value ->
        [1] un segundo
       *[other] { AS($value, "number-masculine") } segundos
    }
    .braille = { $value ->
        [1] 1 segundo
       *[other] { $value } segundos
    }
no-time = nada de tiempo

# Lo que pasó. $who es you, computer o player

ran-out = Se acabó el tiempo { $who ->
        [you] de su turno
        [computer] del turno de la máquina
       *[player] del turno del jugador { $number }
    }.
    .brief = Se acabó el tiempo{ $who ->
        [you] { "" }
        [computer] , máquina
       *[player] , jugador { $number }
    }.
    .braille = Se acabó el tiempo{ $who ->
        [you] { "" }
        [computer] , máquina
       *[player] , jugador { $number }
    }.
by-lot-placed = { $who ->
        [player] Jugador { $number } colocó por sorteo la { $piece } en { $cell }.
       *[other] Por sorteo, la { $piece } queda en { $cell }.
    }{ $left ->
        [0] { " " }Ya están todas colocadas.
       *[other] { "" }
    }
    .brief = { $who ->
        [player] Jugador { $number } en { $cell } por sorteo.
       *[other] Por sorteo en { $cell }.
    }{ $left ->
        [0] { " " }Todas colocadas.
       *[other] { "" }
    }
    .braille = Por sorteo en { $cell }.{ $left ->
        [0] { " " }Todas colocadas.
       *[other] { "" }
    }
by-lot-given = { $who ->
        [you] Por sorteo recibe la { $piece }. Colóquela.
        [computer] Por sorteo la máquina recibe la { $piece }.
       *[player] Por sorteo el jugador { $number } recibe la { $piece }. Jugador { $number }, colóquela.
    } { AS($left, "number-left") }.
    .brief = { $who ->
        [you] Recibe { $piece } por sorteo.
        [computer] La máquina recibe { $piece } por sorteo.
       *[player] Jugador { $number }, coloque { $piece }, por sorteo.
    }
    .braille = { $who ->
        [you] Recibe { $piece } por sorteo.
        [computer] Máquina recibe { $piece } por sorteo.
       *[player] Jugador { $number }, coloque { $piece }, por sorteo.
    }
flagged = Se acabó el tiempo { $who ->
        [you] de usted
        [computer] de la máquina
       *[player] del jugador { $number }
    } para toda la partida.
    .brief = Se acabó el tiempo{ $who ->
        [you] { "" }
        [computer] , máquina
       *[player] , jugador { $number }
    }.
    .braille = Se acabó el tiempo{ $who ->
        [you] { "" }
        [computer] , máquina
       *[player] , jugador { $number }
    }.
warned = Tiempo restante { $limit ->
        [turn] de este turno
       *[game] de toda la partida
    }{ $who ->
        [player] , jugador { $number }
       *[other] { "" }
    }: { $time }.
    .brief = Quedan { $time }{ $limit ->
        [turn] { "" }
       *[game] { " " }en total
    }{ $who ->
        [player] , jugador { $number }
       *[other] { "" }
    }.
    .braille = Quedan { $time }{ $limit ->
        [turn] { "" }
       *[game] { " " }en total
    }.
time-more = { CAP($time) } más para { $who ->
        [you] usted
        [computer] la máquina
       *[player] el jugador { $number }
    }.
    .brief = { CAP($time) } más{ $who ->
        [player] , jugador { $number }
       *[other] { "" }
    }.
    .braille = { $time } más.
time-factor = { $who ->
        [you] Desde ahora usted tiene
        [computer] Desde ahora la máquina tiene
       *[player] Desde ahora el jugador { $number } tiene
    } { $factor ->
        [one] el tiempo normal
       *[other] { $factor } veces el tiempo normal
    }.

# Cómo se pone un reloj. En braille no hay límite

clock-set = { $limit ->
        [turn] Cada turno tiene { $turn }.
        [game] Cada parte tiene { $game } para la partida.
       *[both] Cada turno tiene { $turn }, y cada parte tiene { $game } para la partida.
    } El reloj se para mientras se dice algo. Pulse { KEY("t") } para oír el tiempo que queda.
    .brief = { $limit ->
        [turn] { CAP($turn) } por turno
        [game] { CAP($game) } para la partida
       *[both] { CAP($turn) } por turno, { $game } para la partida
    }.
    .braille = Sin límite de tiempo en braille.
clock-factor = { $who ->
        [you] Usted tiene
        [computer] La máquina tiene
       *[player] El jugador { $number } tiene
    } { $factor } veces ese tiempo.
    .brief = { $who ->
        [player] Jugador { $number }: { $factor } veces ese tiempo.
       *[other] { $factor } veces ese tiempo.
    }
    .braille = { "" }

# Lo que queda. $limit es turn, game o both

no-clock = No hay ningún reloj en marcha. Las opciones ponen uno para la próxima partida, por turno o por partida.
    .brief = No hay reloj en marcha. Las opciones ponen uno.
    .braille = No hay reloj en marcha.
time-left = { $who ->
        [you] A usted le quedan
        [computer] A la máquina le quedan
       *[player] Al jugador { $number } le quedan
    } { $limit ->
        [turn] { $turn } para este turno
        [game] { $game } para la partida
       *[both] { $turn } para este turno y { $game } para la partida
    }{ $factor ->
        [one] { "" }
       *[other] , { $factor } veces el tiempo normal
    }.
    .brief = { $limit ->
        [turn] { CAP($turn) }
        [game] { CAP($game) }
       *[both] { CAP($turn) } para este turno, { $game } en total
    }{ $who ->
        [player] , jugador { $number }
       *[other] { "" }
    }.
    .braille = Sin límite de tiempo en braille.
time-of = { $who ->
        [you] Usted tiene
        [computer] La máquina tiene
       *[player] El jugador { $number } tiene
    } { $over ->
        [yes] { $game } para la partida
       *[no] { $limit ->
            [turn] { $turn } por turno
            [game] { $game } para la partida
           *[both] { $turn } por turno y { $game } para la partida
        }
    }{ $factor ->
        [one] { "" }
       *[other] , { $factor } veces el tiempo normal
    }.
    .brief = { "" }
    .braille = { "" }
time-stopped = El reloj está parado, pues la partida ha terminado.
    .brief = El reloj está parado.
    .braille = El reloj está parado.
