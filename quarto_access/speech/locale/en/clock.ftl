# The clock: lengths of time, what it did, and what is left.

duration = { $hours ->
        [0] { "" }
        [one] 1 hour
       *[other] { $hours } hours
    } { $minutes ->
        [0] { "" }
        [one] 1 minute
       *[other] { $minutes } minutes
    } { $seconds ->
        [0] { "" }
        [one] 1 second
       *[other] { $seconds } seconds
    }
no-time = no time

# What happened. $who is you, computer or player

ran-out = Time is up for { $who ->
        [you] your turn
        [computer] the turn of the computer
       *[player] the turn of { $name }
    }.
    .brief = Time is up{ $who ->
        [you] { "" }
        [computer] , computer
       *[player] , { $name }
    }.
    .braille = Time is up{ $who ->
        [you] { "" }
        [computer] , computer
       *[player] , { $name }
    }.
by-lot-placed = { $who ->
        [player] { $name } placed the { $piece } on { $cell } by lot.
       *[other] The { $piece } is placed on { $cell } by lot.
    }{ $left ->
        [0] { " " }All are placed.
       *[other] { "" }
    }
    .brief = { $who ->
        [player] { $name } on { $cell } by lot.
       *[other] By lot on { $cell }.
    }{ $left ->
        [0] { " " }All placed.
       *[other] { "" }
    }
    .braille = By lot on { $cell }.{ $left ->
        [0] { " " }All placed.
       *[other] { "" }
    }
by-lot-given = { $who ->
        [you] You get the { $piece } by lot. Place it.
        [computer] The computer gets the { $piece } by lot.
       *[player] { $name } gets the { $piece } by lot. { $name }, place it.
    } { $left } left.
    .brief = { $who ->
        [you] You get { $piece } by lot.
        [computer] The computer gets { $piece } by lot.
       *[player] { $name }, place { $piece }, drawn by lot.
    }
    .braille = { $who ->
        [you] You get { $piece } by lot.
        [computer] Computer gets { $piece } by lot.
       *[player] { $name }, place { $piece }, by lot.
    }
flagged = Time is up for { $who ->
        [you] you
        [computer] the computer
       *[player] { $name }
    }, for the whole game.
    .brief = Time is up{ $who ->
        [you] { "" }
        [computer] , computer
       *[player] , { $name }
    }.
    .braille = Time is up{ $who ->
        [you] { "" }
        [computer] , computer
       *[player] , { $name }
    }.
warned = { $time } left for { $limit ->
        [turn] this turn
       *[game] the whole game
    }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .brief = { $time } left{ $limit ->
        [turn] { "" }
       *[game] { " " }in all
    }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .braille = { $time } left{ $limit ->
        [turn] { "" }
       *[game] { " " }in all
    }.
time-more = { $time } more for { $who ->
        [you] you
        [computer] the computer
       *[player] { $name }
    }.
    .brief = { $time } more{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .braille = { $time } more.
time-factor = { $who ->
        [you] You have
        [computer] The computer has
       *[player] { $name } has
    } { $factor ->
        [one] the usual time
       *[other] { $factor } times the usual time
    } from now on.

# How a clock is set. In braille nothing is limited

clock-set = { $limit ->
        [turn] Each turn has { $turn }.
        [game] Each player has { $game } for the game.
       *[both] Each turn has { $turn }, and each player has { $game } for the game.
    } The clock stands still while something is said. Press { KEY("t") } for the time left.
    .brief = { $limit ->
        [turn] { $turn } a turn
        [game] { $game } for the game
       *[both] { $turn } a turn, { $game } for the game
    }.
    .braille = No time limit in braille.
clock-factor = { $who ->
        [you] You have
        [computer] The computer has
       *[player] { $name } has
    } { $factor } times as much.
    .brief = { $who ->
        [player] { $name }: { $factor } times as much.
       *[other] { $factor } times as much.
    }
    .braille = { "" }

# What is left. $limit is turn, game or both

no-clock = No clock is running. The options set one for the next game, for a turn or for a whole game.
    .brief = No clock is running. The options set one.
    .braille = No clock is running.
time-left = { $who ->
        [you] You have
        [computer] The computer has
       *[player] { $name } has
    } { $limit ->
        [turn] { $turn } left for this turn
        [game] { $game } left for the game
       *[both] { $turn } left for this turn and { $game } for the game
    }{ $factor ->
        [one] { "" }
       *[other] , { $factor } times the usual time
    }.
    .brief = { $limit ->
        [turn] { $turn }
        [game] { $game }
       *[both] { $turn } for this turn, { $game } in all
    }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .braille = No time limit in braille.
time-of = { $who ->
        [you] You have
        [computer] The computer has
       *[player] { $name } has
    } { $over ->
        [yes] { $game } left for the game
       *[no] { $limit ->
            [turn] { $turn } for a turn
            [game] { $game } left for the game
           *[both] { $turn } for a turn and { $game } for the game
        }
    }{ $factor ->
        [one] { "" }
       *[other] , { $factor } times the usual time
    }.
    .brief = { "" }
    .braille = { "" }
time-stopped = The clock has stopped, for the game is over.
    .brief = The clock has stopped.
    .braille = The clock has stopped.
