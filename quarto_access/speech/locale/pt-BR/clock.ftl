# O relógio: durações, o que ele fez, e quanto resta.

duration = { $hours ->
        [0] { "" }
       *[other] { AS($hours, "number-feminine") } { $hours ->
            [1] hora
           *[other] horas
        }
    } { $minutes ->
        [0] { "" }
        [1] 1 minuto
       *[other] { $minutes } minutos
    } { $seconds ->
        [0] { "" }
        [1] 1 segundo
       *[other] { $seconds } segundos
    }
no-time = nenhum tempo

# O que aconteceu. $who é you, computer ou player

ran-out = Acabou o tempo { $who ->
        [you] da sua vez
        [computer] da vez do computador
       *[player] da vez de { $name }
    }.
    .brief = Acabou o tempo{ $who ->
        [you] { "" }
        [computer] , computador
       *[player] , { $name }
    }.
    .braille = Acabou o tempo{ $who ->
        [you] { "" }
        [computer] , computador
       *[player] , { $name }
    }.
by-lot-placed = { $who ->
        [player] { $name }, por sorteio: a { $piece }, em { $cell }.
       *[other] A { $piece } foi para { $cell } por sorteio.
    }{ $left ->
        [0] { " " }Todas estão no tabuleiro.
       *[other] { "" }
    }
    .brief = { $who ->
        [player] { $name } em { $cell } por sorteio.
       *[other] Por sorteio em { $cell }.
    }{ $left ->
        [0] { " " }Todas colocadas.
       *[other] { "" }
    }
    .braille = Por sorteio em { $cell }.{ $left ->
        [0] { " " }Todas colocadas.
       *[other] { "" }
    }
by-lot-given = { $who ->
        [you] Você recebe por sorteio a { $piece }. Coloque-a.
        [computer] O computador recebe por sorteio a { $piece }.
       *[player] { $name } recebe por sorteio a { $piece }. { $name }, coloque-a.
    } { AS($left, "form-left") }.
    .brief = { $who ->
        [you] Para você, por sorteio: { $piece }.
        [computer] Para o computador, por sorteio: { $piece }.
       *[player] { $name }, coloque { $piece }, por sorteio.
    }
    .braille = { $who ->
        [you] Para você, por sorteio: { $piece }.
        [computer] Para o computador, por sorteio: { $piece }.
       *[player] { $name }, coloque { $piece }, sorteio.
    }
flagged = Acabou o tempo { $who ->
        [you] que você tinha
        [computer] do computador
       *[player] de { $name }
    } para o jogo inteiro.
    .brief = Acabou o tempo{ $who ->
        [you] { "" }
        [computer] , computador
       *[player] , { $name }
    }.
    .braille = Acabou o tempo{ $who ->
        [you] { "" }
        [computer] , computador
       *[player] , { $name }
    }.
warned = Tempo restante { $limit ->
        [turn] desta vez
       *[game] do jogo inteiro
    }: { $time }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .brief = Tempo restante{ $limit ->
        [turn] { "" }
       *[game] { " " }ao todo
    }: { $time }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .braille = Tempo restante{ $limit ->
        [turn] { "" }
       *[game] { " " }ao todo
    }: { $time }.
time-more = Mais { $time } para { $who ->
        [you] você
        [computer] o computador
       *[player] { $name }
    }.
    .brief = Mais { $time }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .braille = Mais { $time }.
time-factor = { $who ->
        [you] Você tem
        [computer] O computador tem
       *[player] { $name } tem
    } { $factor ->
        [1] o tempo normal
       *[other] { AS($factor, "number-feminine") } vezes o tempo normal
    } de agora em diante.

# Como se ajusta um relógio. Em braille nada é limitado

clock-set = { $limit ->
        [turn] Cada vez tem { $turn }.
        [game] Cada lado tem { $game } para o jogo.
       *[both] Cada vez tem { $turn }, e cada lado tem { $game } para o jogo.
    } O relógio para enquanto algo é dito. Pressione { KEY("t") } para o tempo restante.
    .brief = { $limit ->
        [turn] { $turn } por vez
        [game] { $game } para o jogo
       *[both] { $turn } por vez, { $game } para o jogo
    }.
    .braille = Sem limite de tempo em braille.
clock-factor = { $who ->
        [you] Você tem
        [computer] O computador tem
       *[player] { $name } tem
    } { AS($factor, "number-feminine") } vezes isso.
    .brief = { $who ->
        [player] { $name }: { AS($factor, "number-feminine") } vezes isso.
       *[other] { AS($factor, "number-feminine") } vezes isso.
    }
    .braille = { "" }

# Quanto resta. $limit é turn, game ou both

no-clock = Nenhum relógio está correndo. As opções ajustam um para o próximo jogo, por vez ou para o jogo inteiro.
    .brief = Nenhum relógio está correndo. As opções ajustam um.
    .braille = Nenhum relógio está correndo.
time-left = { $who ->
        [you] Você tem
        [computer] O computador tem
       *[player] { $name } tem
    } { $limit ->
        [turn] ainda { $turn } para esta vez
        [game] ainda { $game } para o jogo
       *[both] ainda { $turn } para esta vez e { $game } para o jogo
    }{ $factor ->
        [1] { "" }
       *[other] , { AS($factor, "number-feminine") } vezes o tempo normal
    }.
    .brief = { $limit ->
        [turn] { $turn }
        [game] { $game }
       *[both] { $turn } para esta vez, { $game } ao todo
    }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .braille = Sem limite de tempo em braille.
time-of = { $who ->
        [you] Você tem
        [computer] O computador tem
       *[player] { $name } tem
    } { $over ->
        [yes] ainda { $game } para o jogo
       *[no] { $limit ->
            [turn] { $turn } por vez
            [game] ainda { $game } para o jogo
           *[both] { $turn } por vez e { $game } para o jogo
        }
    }{ $factor ->
        [1] { "" }
       *[other] , { AS($factor, "number-feminine") } vezes o tempo normal
    }.
    .brief = { "" }
    .braille = { "" }
time-stopped = O relógio parou, pois o jogo acabou.
    .brief = O relógio parou.
    .braille = O relógio parou.
