# La pendule : les durées, ce qu'elle a fait, le temps qui reste.

duration = { $hours ->
        [0] { "" }
        [one] une heure
       *[other] { AS($hours, "number-feminine") } heures
    } { $minutes ->
        [0] { "" }
        [one] une minute
       *[other] { AS($minutes, "number-feminine") } minutes
    } { $seconds ->
        [0] { "" }
        [one] une seconde
       *[other] { AS($seconds, "number-feminine") } secondes
    }
no-time = aucun temps

# Ce qui s'est passé. $who vaut you, computer ou player

ran-out = Temps écoulé pour { $who ->
        [you] votre tour
        [computer] le tour de l'ordinateur
       *[player] { $name }, dans ce tour
    }.
    .brief = Temps écoulé{ $who ->
        [you] { "" }
        [computer] , ordinateur
       *[player] , { $name }
    }.
    .braille = Temps écoulé{ $who ->
        [you] { "" }
        [computer] , ordinateur
       *[player] , { $name }
    }.
by-lot-placed = { $who ->
        [player] Tirage au sort pour { $name } : { $piece } posée en { $cell }.
       *[other] Tirage au sort : { $piece } posée en { $cell }.
    }{ $left ->
        [0] { " " }Toutes sont posées.
       *[other] { "" }
    }
    .brief = { $who ->
        [player] { $name } en { $cell }, au sort.
       *[other] Au sort, en { $cell }.
    }{ $left ->
        [0] { " " }Toutes posées.
       *[other] { "" }
    }
    .braille = Au sort, en { $cell }.{ $left ->
        [0] { " " }Toutes posées.
       *[other] { "" }
    }
by-lot-given = { $who ->
        [you] Vous recevez au sort la { $piece }. Posez-la.
        [computer] L'ordinateur reçoit au sort la { $piece }.
       *[player] { $name } reçoit au sort la { $piece }. { $name }, posez-la.
    } { CAP(AS($left, "form-left")) }.
    .brief = { $who ->
        [you] Vous recevez au sort : { $piece }.
        [computer] L'ordinateur reçoit au sort : { $piece }.
       *[player] { $name }, posez : { $piece }, tirée au sort.
    }
    .braille = { $who ->
        [you] Au sort, pour vous : { $piece }.
        [computer] Au sort, ordinateur : { $piece }.
       *[player] { $name }, posez : { $piece }, au sort.
    }
flagged = Temps écoulé pour { $who ->
        [you] vous
        [computer] l'ordinateur
       *[player] { $name }
    }, pour toute la partie.
    .brief = Temps écoulé{ $who ->
        [you] { "" }
        [computer] , ordinateur
       *[player] , { $name }
    }.
    .braille = Temps écoulé{ $who ->
        [you] { "" }
        [computer] , ordinateur
       *[player] , { $name }
    }.
warned = Encore { $time } pour { $limit ->
        [turn] ce tour
       *[game] toute la partie
    }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .brief = Encore { $time }{ $limit ->
        [turn] { "" }
       *[game] { " " }en tout
    }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .braille = Encore { $time }{ $limit ->
        [turn] { "" }
       *[game] { " " }en tout
    }.
time-more = { CAP($time) } de plus pour { $who ->
        [you] vous
        [computer] l'ordinateur
       *[player] { $name }
    }.
    .brief = { CAP($time) } de plus{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .braille = { CAP($time) } de plus.
time-factor = { $who ->
        [you] Vous avez
        [computer] L'ordinateur a
       *[player] { $name } a
    } { $factor ->
        [one] le temps habituel
       *[other] { $factor } fois le temps habituel
    } à partir de maintenant.

# Comment la pendule est réglée. En braille, rien n'est limité

clock-set = { $limit ->
        [turn] Chaque tour dure { $turn } au plus.
        [game] Chaque joueur a { $game } pour la partie.
       *[both] Chaque tour dure { $turn } au plus, et chaque joueur a { $game } pour la partie.
    } La pendule s'arrête pendant que quelque chose est dit. Appuyez sur { KEY("t") } pour le temps qui reste.
    .brief = { $limit ->
        [turn] { CAP($turn) } par tour
        [game] { CAP($game) } pour la partie
       *[both] { CAP($turn) } par tour, { $game } pour la partie
    }.
    .braille = Pas de limite de temps en braille.
clock-factor = { $who ->
        [you] Vous avez
        [computer] L'ordinateur a
       *[player] { $name } a
    } { $factor } fois ce temps.
    .brief = { $who ->
        [player] { $name } : { $factor } fois ce temps.
       *[other] { $factor } fois ce temps.
    }
    .braille = { "" }

# Le temps qui reste. $limit vaut turn, game ou both

no-clock = Aucune pendule ne tourne. Les options en règlent une pour la partie suivante, par tour ou pour toute la partie.
    .brief = Aucune pendule ne tourne. Les options en règlent une.
    .braille = Aucune pendule ne tourne.
time-left = { $who ->
        [you] Vous avez encore
        [computer] L'ordinateur a encore
       *[player] { $name } a encore
    } { $limit ->
        [turn] { $turn } pour ce tour
        [game] { $game } pour la partie
       *[both] { $turn } pour ce tour et { $game } pour la partie
    }{ $factor ->
        [one] { "" }
       *[other] , { $factor } fois le temps habituel
    }.
    .brief = { $limit ->
        [turn] { CAP($turn) }
        [game] { CAP($game) }
       *[both] { CAP($turn) } pour ce tour, { $game } en tout
    }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .braille = Pas de limite de temps en braille.
time-of = { $who ->
        [you] Vous avez
        [computer] L'ordinateur a
       *[player] { $name } a
    } { $over ->
        [yes] encore { $game } pour la partie
       *[no] { $limit ->
            [turn] { $turn } par tour
            [game] encore { $game } pour la partie
           *[both] { $turn } par tour et { $game } pour la partie
        }
    }{ $factor ->
        [one] { "" }
       *[other] , { $factor } fois le temps habituel
    }.
    .brief = { "" }
    .braille = { "" }
time-stopped = La pendule est arrêtée, car la partie est finie.
    .brief = La pendule est arrêtée.
    .braille = La pendule est arrêtée.
