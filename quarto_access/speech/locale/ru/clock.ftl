# Часы: длительности, что они сделали, и что осталось.

duration =
    { $hours ->
        [0] { "" }
        [one] { $hours } час
        [few] { $hours } часа
        [many] { $hours } часов
       *[other] { $hours } часа
    } { $minutes ->
        [0] { "" }
        [one] { AS($minutes, "number-feminine") } минута
        [few] { AS($minutes, "number-feminine") } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    } { $seconds ->
        [0] { "" }
        [one] { AS($seconds, "number-feminine") } секунда
        [few] { AS($seconds, "number-feminine") } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
no-time = времени нет
ran-out =
    Время на ход вышло, { $who ->
        [you] это был ваш ход
        [computer] это был ход компьютера
       *[player] это был ход игрока { $name }
    }.
    .brief =
        Время вышло{ $who ->
            [you] { "" }
            [computer] , компьютер
           *[player] , игрок { $name }
        }.
    .braille =
        Время вышло{ $who ->
            [you] { "" }
            [computer] , компьютер
           *[player] , игрок { $name }
        }.
by-lot-placed =
    { $who ->
        [player] Игрок { $name }, по жребию на { $cell }: { $piece }.
       *[other] По жребию на { $cell } поставлена { $piece }.
    }{ $left ->
        [0] { " " }Все фигуры на доске.
       *[other] { "" }
    }
    .brief =
        { $who ->
            [player] Игрок { $name } по жребию на { $cell }.
           *[other] По жребию на { $cell }.
        }{ $left ->
            [0] { " " }Все на доске.
           *[other] { "" }
        }
    .braille =
        По жребию на { $cell }.{ $left ->
            [0] { " " }Все на доске.
           *[other] { "" }
        }
by-lot-given =
    { $who ->
        [you] По жребию вам дана { $piece }. Поставьте её.
        [computer] По жребию компьютеру дана { $piece }.
       *[player] По жребию игроку { $name } дана { $piece }. Игрок { $name }, поставьте её.
    } Осталось фигур: { $left }.
    .brief =
        { $who ->
            [you] По жребию вам: { $piece }.
            [computer] По жребию компьютеру: { $piece }.
           *[player] Игрок { $name }, поставьте по жребию: { $piece }.
        }
    .braille =
        { $who ->
            [you] По жребию вам: { $piece }.
            [computer] По жребию компьютеру: { $piece }.
           *[player] Игрок { $name }, поставьте по жребию: { $piece }.
        }
flagged =
    Время на всю партию вышло у { $who ->
        [you] вас
        [computer] компьютера
       *[player] игрока { $name }
    }.
    .brief =
        Время вышло{ $who ->
            [you] { "" }
            [computer] , компьютер
           *[player] , игрок { $name }
        }.
    .braille =
        Время вышло{ $who ->
            [you] { "" }
            [computer] , компьютер
           *[player] , игрок { $name }
        }.
warned =
    Осталось времени: { $time } { $limit ->
        [turn] на этот ход
       *[game] на всю партию
    }{ $who ->
        [player] , игрок { $name }
       *[other] { "" }
    }.
    .brief =
        Осталось: { $time }{ $limit ->
            [turn] { "" }
           *[game] { " " }всего
        }{ $who ->
            [player] , игрок { $name }
           *[other] { "" }
        }.
    .braille =
        Осталось: { $time }{ $limit ->
            [turn] { "" }
           *[game] { " " }всего
        }.
time-more =
    Ещё { $time } для { $who ->
        [you] вас
        [computer] компьютера
       *[player] игрока { $name }
    }.
    .brief =
        Ещё { $time }{ $who ->
            [player] , игрок { $name }
           *[other] { "" }
        }.
    .braille = Ещё { $time }.
time-factor =
    Теперь у { $who ->
        [you] вас
        [computer] компьютера
       *[player] игрока { $name }
    } { $factor ->
        [1] обычное время
       *[other] время, умноженное на { $factor }
    }.
clock-set =
    { $limit ->
        [turn] На каждый ход есть { $turn }.
        [game] У каждого игрока на партию есть { $game }.
       *[both] На каждый ход есть { $turn }, и у каждого игрока на партию { $game }.
    } Часы стоят, пока что-то говорится. { CAP(KEY("t")) }, оставшееся время.
    .brief =
        { $limit ->
            [turn] На ход { $turn }
            [game] На партию { $game }
           *[both] На ход { $turn }, на партию { $game }
        }.
    .braille = Для Брайля время не ограничено.
clock-factor =
    У { $who ->
        [you] вас
        [computer] компьютера
       *[player] игрока { $name }
    } время умножено на { $factor }.
    .brief =
        { $who ->
            [player] Игрок { $name }: умножено на { $factor }.
           *[other] Время умножено на { $factor }.
        }
    .braille = { "" }
no-clock = Часы не идут. В настройках их можно включить со следующей партии, на ход или на всю партию.
    .brief = Часы не идут. Они включаются в настройках.
    .braille = Часы не идут.
time-left =
    У { $who ->
        [you] вас
        [computer] компьютера
       *[player] игрока { $name }
    } { $limit ->
        [turn] на этот ход { $turn }
        [game] на партию { $game }
       *[both] на этот ход { $turn } и на партию { $game }
    }{ $factor ->
        [1] { "" }
       *[other] , время умножено на { $factor }
    }.
    .brief =
        { $limit ->
            [turn] Осталось: { $turn }
            [game] Осталось: { $game }
           *[both] На этот ход { $turn }, всего { $game }
        }{ $who ->
            [player] , игрок { $name }
           *[other] { "" }
        }.
    .braille = Для Брайля время не ограничено.
time-of =
    У { $who ->
        [you] вас
        [computer] компьютера
       *[player] игрока { $name }
    } { $over ->
        [yes] { $game } на партию
       *[no]
            { $limit ->
                [turn] { $turn } на ход
                [game] { $game } на партию
               *[both] { $turn } на ход и { $game } на партию
            }
    }{ $factor ->
        [1] { "" }
       *[other] , время умножено на { $factor }
    }.
    .brief = { "" }
    .braille = { "" }
time-stopped = Часы остановлены, потому что партия окончена.
    .brief = Часы остановлены.
    .braille = Часы остановлены.
