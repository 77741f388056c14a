# El reloj: duraciones, lo que hizo, y lo que queda.

duration = { $hours ->
        [0] { "" }
        [1] una hora
       *[other] { AS($hours, "number-feminine") } horas
    } { $minutes ->
        [0] { "" }
        [1] un minuto
       *[other] { AS($minutes, "number-masculine") } minutos
    } { $seconds ->
        [0] { "" }
        [1] un segundo
       *[other] { AS($seconds, "number-masculine") } segundos
    }
no-time = ningún tiempo

# Lo que pasó. $who es you, computer o player

ran-out = Se acabó el tiempo { $who ->
        [you] de su turno
        [computer] del turno de la máquina
       *[player] del turno de { $name }
    }.
    .brief = Se acabó el tiempo{ $who ->
        [you] { "" }
        [computer] , máquina
       *[player] , { $name }
    }.
    .braille = Se acabó el tiempo{ $who ->
        [you] { "" }
        [computer] , máquina
       *[player] , { $name }
    }.
by-lot-placed = { $who ->
        [player] { $name } colocó la { $piece } en { $cell } por sorteo.
       *[other] La { $piece } se coloca en { $cell } por sorteo.
    }{ $left ->
        [0] { " " }Todas están en el tablero.
       *[other] { "" }
    }
    .brief = { $who ->
        [player] { $name } en { $cell } por sorteo.
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
        [you] Usted recibe por sorteo la { $piece }. Colóquela.
        [computer] La máquina recibe por sorteo la { $piece }.
       *[player] { $name } recibe por sorteo la { $piece }. { $name }, colóquela.
    } { AS($left, "form-left") }.
    .brief = { $who ->
        [you] Por sorteo, para usted: { $piece }.
        [computer] Por sorteo, para la máquina: { $piece }.
       *[player] { $name }, coloque { $piece }, por sorteo.
    }
    .braille = { $who ->
        [you] Por sorteo, para usted: { $piece }.
        [computer] Por sorteo, máquina: { $piece }.
       *[player] { $name }, coloque { $piece }, por sorteo.
    }
flagged = Se acabó { $who ->
        [you] su tiempo
        [computer] el tiempo de la máquina
       *[player] el tiempo de { $name }
    }, el de todo el juego.
    .brief = Se acabó el tiempo{ $who ->
        [you] { "" }
        [computer] , máquina
       *[player] , { $name }
    }.
    .braille = Se acabó el tiempo{ $who ->
        [you] { "" }
        [computer] , máquina
       *[player] , { $name }
    }.
warned = Tiempo que queda para { $limit ->
        [turn] este turno
       *[game] todo el juego
    }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }: { $time }.
    .brief = Tiempo que queda{ $limit ->
        [turn] { "" }
       *[game] { " " }en total
    }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }: { $time }.
    .braille = Tiempo que queda{ $limit ->
        [turn] { "" }
       *[game] { " " }en total
    }: { $time }.
time-more = { CAP($time) } más para { $who ->
        [you] usted
        [computer] la máquina
       *[player] { $name }
    }.
    .brief = { CAP($time) } más{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .braille = { CAP($time) } más.
time-factor = Desde ahora { $who ->
        [you] usted tiene
        [computer] la máquina tiene
       *[player] { $name } tiene
    } { $factor ->
        [1] el tiempo normal
       *[other] { $factor } veces el tiempo normal
    }.

# Cómo está puesto un reloj. En braille nada tiene límite

clock-set = { $limit ->
        [turn] Cada turno tiene { $turn }.
        [game] Cada parte tiene { $game } para el juego.
       *[both] Cada turno tiene { $turn }, y cada parte tiene { $game } para el juego.
    } El reloj se detiene mientras se dice algo. Pulse { KEY("t") } para el tiempo que queda.
    .brief = { $limit ->
        [turn] Por turno, { $turn }
        [game] Para el juego, { $game }
       *[both] Por turno, { $turn }, para el juego, { $game }
    }.
    .braille = En braille no hay límite de tiempo.
clock-factor = { $who ->
        [you] Usted tiene
        [computer] La máquina tiene
       *[player] { $name } tiene
    } { $factor } veces ese tiempo.
    .brief = { $who ->
        [player] { $name }: { $factor } veces ese tiempo.
       *[other] { $factor } veces ese tiempo.
    }
    .braille = { "" }

# Lo que queda. $limit es turn, game o both

no-clock = No hay ningún reloj en marcha. Las opciones ponen uno para el próximo juego, por turno o para todo el juego.
    .brief = No hay ningún reloj en marcha. Las opciones ponen uno.
    .braille = Ningún reloj en marcha.
time-left = { $who ->
        [you] A usted le quedan
        [computer] A la máquina le quedan
       *[player] A { $name } le quedan
    } { $limit ->
        [turn] { $turn } para este turno
        [game] { $game } para el juego
       *[both] { $turn } para este turno y { $game } para el juego
    }{ $factor ->
        [1] { "" }
       *[other] , { $factor } veces el tiempo normal
    }.
    .brief = { $limit ->
        [turn] { CAP($turn) }
        [game] { CAP($game) }
       *[both] { CAP($turn) } para este turno, { $game } en total
    }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .braille = En braille no hay límite de tiempo.
time-of = { $who ->
        [you] Usted tiene
        [computer] La máquina tiene
       *[player] { $name } tiene
    } { $over ->
        [yes] { $game } para el resto del juego
       *[no] { $limit ->
            [turn] { $turn } por turno
            [game] { $game } para el resto del juego
           *[both] { $turn } por turno y { $game } para el resto del juego
        }
    }{ $factor ->
        [1] { "" }
       *[other] , { $factor } veces el tiempo normal
    }.
    .brief = { "" }
    .braille = { "" }
time-stopped = El reloj se ha detenido, pues el juego ha terminado.
    .brief = El reloj se ha detenido.
    .braille = El reloj se ha detenido.
