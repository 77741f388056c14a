# Ce qui se passe dans une partie de Quarto, et les réponses aux questions.
# La valeur est la forme longue, .brief la courte, .braille la plus brève.
# $who vaut you, computer ou player; $name est le nom d'un joueur, $partner celui de l'autre.

# Le début

lot-you = Nouvelle partie, { $ruleset }. Vous donnez en premier. Choisissez une pièce pour l'ordinateur.
    .brief = Vous donnez en premier. Choisissez une pièce pour l'ordinateur.
    .braille = Vous donnez d'abord. Choisissez une pièce.
lot-computer = Nouvelle partie, { $ruleset }. L'ordinateur donne en premier.
    .brief = L'ordinateur donne en premier.
    .braille = L'ordinateur donne d'abord.
lot-player = Nouvelle partie, { $ruleset }. { $name } donne en premier. { $name }, choisissez une pièce pour { $partner }.
    .brief = { $name } donne en premier. { $name }, choisissez une pièce pour { $partner }.
    .braille = { $name }, donnez une pièce.
tell-me-on = On vous dira quand il y a un Quarto à annoncer, mais pas où.
    .brief = On vous signale les Quartos.
    .braille = Quartos signalés.
quarto-stands = { $who ->
        [player] { $name }, il y a
       *[you] Il y a
    } un Quarto que vous pouvez annoncer.
    .brief = { $who ->
        [player] { $name }, un Quarto est à annoncer.
       *[you] Un Quarto est à annoncer.
    }
    .braille = { $who ->
        [player] { $name }, il y a un Quarto.
       *[you] Il y a un Quarto.
    }

# Qui donne en premier, quand on y prend part.

draw-asked-odd-even = Pair ou impair. L'ordinateur a fixé un nombre de 0 à 9. Choisissez-en un aussi, touches 0 à 9. Si la somme est paire, vous donnez en premier, sinon c'est l'ordinateur. { CAP(KEY("s")) } dit l'empreinte de son nombre, { KEY("escape") } revient en arrière.
    .brief = Pair ou impair, l'ordinateur a son nombre. Choisissez le vôtre, 0 à 9. Somme paire, vous donnez en premier. { CAP(KEY("s")) }, empreinte.
    .braille = Pair ou impair. Choisissez 0 à 9. Pair, vous donnez d'abord.
draw-asked-odd-even-two = Pair ou impair. Le programme a tiré un nombre de 0 à 9. { $first }, appuyez sur 1 pour impair ou sur 2 pour pair. Si c'est juste, { $first } donne en premier, sinon c'est { $second }. { CAP(KEY("s")) } dit l'empreinte du nombre, { KEY("escape") } revient en arrière.
    .brief = Pair ou impair, un nombre est tiré. { $first }, 1 pour impair, 2 pour pair. Si c'est juste, { $first } donne en premier. { CAP(KEY("s")) }, empreinte.
    .braille = { $first }, 1 impair, 2 pair.
draw-asked-agreed = Qui donne en premier ? Appuyez sur 1 si c'est vous, sur 2 si c'est l'ordinateur. { CAP(KEY("escape")) } revient en arrière.
    .brief = Qui donne en premier ? 1, vous. 2, l'ordinateur.
    .braille = D'abord ? 1, vous. 2, ordinateur.
draw-asked-agreed-two = Qui donne en premier ? Appuyez sur 1 pour { $first }, sur 2 pour { $second }. { CAP(KEY("escape")) } revient en arrière.
    .brief = Qui donne en premier ? 1, { $first }. 2, { $second }.
    .braille = D'abord ? 1 ou 2.
draw-choice-odd-even = Le nombre { $number }. { CAP(KEY("enter")) } le confirme.
    .brief = Nombre { $number }.
    .braille = Nombre { $number }.
draw-choice-odd-even-two = { $number ->
        [1] Impair. { CAP(KEY("enter")) } le confirme.
       *[2] Pair. { CAP(KEY("enter")) } le confirme.
    }
    .brief = { $number ->
        [1] Impair, { KEY("enter") }.
       *[2] Pair, { KEY("enter") }.
    }
    .braille = { $number ->
        [1] Impair, { KEY("enter") }.
       *[2] Pair, { KEY("enter") }.
    }
draw-choice-agreed = { $number ->
        [1] Vous donnez en premier. { CAP(KEY("enter")) } le confirme.
       *[2] L'ordinateur donne en premier. { CAP(KEY("enter")) } le confirme.
    }
    .brief = { $number ->
        [1] Vous d'abord, { KEY("enter") }.
       *[2] L'ordinateur d'abord, { KEY("enter") }.
    }
    .braille = { $number ->
        [1] Vous d'abord, { KEY("enter") }.
       *[2] Ordinateur d'abord, { KEY("enter") }.
    }
draw-choice-agreed-two = { $number ->
        [1] { $first }
       *[2] { $second }
    } donne en premier. { CAP(KEY("enter")) } le confirme.
    .brief = { $number ->
        [1] { $first }
       *[2] { $second }
    } d'abord, { KEY("enter") }.
    .braille = { $number ->
        [1] { $first }
       *[2] { $second }
    } d'abord, { KEY("enter") }.
draw-edge = Pas d'autre choix.
draw-unchosen = Non. { $game ->
        [odd-even] Rien n'est encore choisi. Choisissez un nombre, touches 0 à 9
        [odd-even-two] { $number ->
            [none] Rien n'est encore choisi
           *[other] { $number } n'est pas une réponse
        }. Appuyez sur 1 pour impair ou sur 2 pour pair
       *[agreed] { $number ->
            [none] Rien n'est encore choisi
           *[other] { $number } n'est pas une réponse
        }. Appuyez sur 1 ou sur 2
    }.
    .brief = Non. { $game ->
        [odd-even] Choisissez un nombre, 0 à 9
        [odd-even-two] Appuyez sur 1 pour impair, 2 pour pair
       *[agreed] Appuyez sur 1 ou sur 2
    }.
    .braille = Non. { $game ->
        [odd-even] Choisissez 0 à 9
        [odd-even-two] 1 impair, 2 pair
       *[agreed] Touche 1 ou 2
    }.
draw-sealed = L'empreinte { $two ->
        [yes] du nombre
       *[no] du nombre de l'ordinateur
    } est { $seal } : les six premiers chiffres d'un SHA-256. Le nombre et ce qui a été scellé avec lui sont dits dans la partie, par le menu ou par la commande tirage.
    .brief = Empreinte : { $seal }. Ce qu'elle scelle est dit dans la partie, commande tirage.
    .braille = Empreinte : { $seal }.
draw-numbers = { $two ->
        [yes] Le nombre est { $sum }, { $parity ->
            [odd] impair
           *[even] pair
        }.
       *[no] L'ordinateur a { $number }, vous avez { $chosen }, la somme est { $sum }, { $parity ->
            [odd] impaire
           *[even] paire
        }.
    }
    .brief = { $two ->
        [yes] Le nombre est { $sum }, { $parity ->
            [odd] impair
           *[even] pair
        }.
       *[no] { $number } et { $chosen }, somme { $parity ->
            [odd] impaire
           *[even] paire
        }.
    }
    .braille = { $two ->
        [yes] { $sum }, { $parity ->
            [odd] impair
           *[even] pair
        }.
       *[no] { $number } et { $chosen }, { $parity ->
            [odd] impair
           *[even] pair
        }.
    }
draw-told = { $drawn ->
        [random] Le hasard a décidé qui donne en premier.
        [agreed] Vous avez convenu de qui donne en premier.
        [swapped] L'adversaire a donné en premier dans la partie d'avant.
       *[unknown] On ne sait pas comment il a été décidé qui donne en premier.
    }
    .brief = { $drawn ->
        [random] Le début est venu du hasard.
        [agreed] Le début a été convenu.
        [swapped] Le début a changé de côté.
       *[unknown] On ne sait pas comment le début a été décidé.
    }
    .braille = { $drawn ->
        [random] Début : hasard.
        [agreed] Début : convenu.
        [swapped] Début : alterné.
       *[unknown] Début : inconnu.
    }
draw-told-sealed = Pair ou impair a décidé qui donne en premier. { $two ->
        [yes] Le nombre était { $number }, et le joueur 1 a dit { $chosen ->
            [1] impair
           *[2] pair
        }.
       *[no] L'ordinateur avait { $number }, vous aviez { $chosen }.
    } L'empreinte était { $seal }. Elle est faite du nombre, d'une espace, et de { $nonce }.
    .brief = Pair ou impair : { $two ->
        [yes] le nombre était { $number }, le joueur 1 a dit { $chosen ->
            [1] impair
           *[2] pair
        }.
       *[no] l'ordinateur avait { $number }, vous aviez { $chosen }.
    } Empreinte { $seal }, faite de { $number }, une espace, { $nonce }.
    .braille = { $number }, { $chosen }. Empreinte { $seal }, de { $number }, espace, { $nonce }.
set-up = Une position est installée, { $ruleset }. Appuyez sur { KEY("m") } pour entendre le plateau.
    .brief = Position installée. { CAP(KEY("m")) } lit le plateau.
    .braille = Position installée. { CAP(KEY("m")) }, plateau.
resumed = La partie continue, { $ruleset }.
    .brief = La partie continue.
    .braille = La partie continue.

# Donner

given-you = Vous recevez la { $piece }. Posez-la. { CAP(AS($left, "form-left")) }.
    .brief = Vous recevez : { $piece }.
    .braille = Reçue : { $piece }.
given-you-first = Vous recevez la { $piece }. Posez-la. { CAP(AS($left, "form-left")) }.
    .brief = Vous recevez : { $piece }. Posez-la.
    .braille = Posez : { $piece }.
given-computer = Vous avez donné à l'ordinateur la { $piece }.
    .brief = Vous avez donné : { $piece }.
    .braille = Donnée : { $piece }.
given-computer-named = Vous avez donné à l'ordinateur la { $piece }.
    .brief = { "" }
    .braille = { "" }
given-player = { $name } reçoit la { $piece }. { $name }, posez-la. { CAP(AS($left, "form-left")) }.
    .brief = { $name }, posez : { $piece }.
    .braille = { $name }, posez : { $piece }.

# Poser

placed-you = Vous avez posé la { $piece } en { $cell }. Donnez une pièce à l'ordinateur. { CAP(AS($left, "form-left")) }.
    .brief = Posée en { $cell }. Donnez une pièce à l'ordinateur.
    .braille = En { $cell }. Donnez une pièce.
placed-computer = L'ordinateur { $named ->
        [yes] l'a posée
       *[no] a posé la { $piece }
    } en { $cell }.
    .brief = L'ordinateur en { $cell }.
    .braille = Ordinateur { $cell }.
placed-player = { $name } a posé la { $piece } en { $cell }. { $name }, donnez une pièce à { $partner }. { CAP(AS($left, "form-left")) }.
    .brief = { $name } en { $cell }, donnez une pièce à { $partner }.
    .braille = { $name } en { $cell }, donnez une pièce.
placed-last-you = Vous avez posé la { $piece } en { $cell }. Toutes sont posées. Appuyez sur { KEY("q") } pour annoncer Quarto, sur { KEY("backspace") } pour ne rien annoncer.
    .brief = Posée en { $cell }. Toutes sont posées. { CAP(KEY("q")) } annonce Quarto, { KEY("backspace") } rien.
    .braille = En { $cell }. Toutes posées. { KEY("q") } ou { KEY("backspace") }.
placed-last-computer = L'ordinateur { $named ->
        [yes] l'a posée
       *[no] a posé la { $piece }
    } en { $cell }. Toutes sont posées.
    .brief = L'ordinateur en { $cell }. Toutes sont posées.
    .braille = Ordinateur { $cell }. Toutes posées.
placed-last-player = { $name } a posé la { $piece } en { $cell }. Toutes sont posées. { $name }, appuyez sur { KEY("q") } pour annoncer Quarto, sur { KEY("backspace") } pour ne rien annoncer.
    .brief = { $name } en { $cell }. Toutes sont posées. { CAP(KEY("q")) } annonce Quarto, { KEY("backspace") } rien.
    .braille = { $name } en { $cell }. Toutes posées. { KEY("q") } ou { KEY("backspace") }.

passed-you = Vous n'annoncez rien.
    .brief = Vous n'annoncez rien.
    .braille = Vous n'annoncez rien.
passed-computer = L'ordinateur n'annonce rien. Appuyez sur { KEY("q") } pour annoncer Quarto, sur { KEY("backspace") } pour ne rien annoncer.
    .brief = L'ordinateur n'annonce rien. { CAP(KEY("q")) } annonce Quarto, { KEY("backspace") } rien.
    .braille = Ordinateur : rien. { KEY("q") } ou { KEY("backspace") }.
passed-player = { $name } n'annonce rien. { $partner }, appuyez sur { KEY("q") } pour annoncer Quarto, sur { KEY("backspace") } pour ne rien annoncer.
    .brief = { $name } n'annonce rien. { $partner }, { KEY("q") } annonce Quarto, { KEY("backspace") } rien.
    .braille = { $name } : rien. { $partner }, { KEY("q") } ou { KEY("backspace") }.
passed-last = { $who ->
        [you] Vous n'annoncez rien.
        [computer] L'ordinateur n'annonce rien.
       *[player] { $name } n'annonce rien.
    }
    .brief = { "" }
    .braille = { "" }

# La fin

claimed = Quarto ! Toutes { $traits }, { $line } : { $pieces }.
    .brief = Quarto ! Toutes { $traits }, { $line }.
    .braille = Quarto ! { CAP($traits) }, { $line }.
claimed-also = Aussi toutes { $traits }, { $line } : { $pieces }.
    .brief = Aussi toutes { $traits }, { $line }.
    .braille = Aussi { $traits }, { $line }.
resigned = { $who ->
        [you] Vous abandonnez.
        [computer] L'ordinateur abandonne.
       *[player] { $name } abandonne.
    }
won = { $who ->
        [you] Vous gagnez.
        [computer] L'ordinateur gagne.
       *[player] { $name } gagne.
    }
drawn = Partie nulle. Toutes les pièces sont posées, et aucun Quarto n'a été annoncé.
    .brief = Partie nulle. Toutes posées, aucun Quarto annoncé.
    .braille = Nulle. Aucun Quarto annoncé.
uncalled-you = Vous aviez un Quarto, { $line }, coup { $move } : toutes { $traits }. Dans un tel moment, appuyez sur { KEY("q") }.
    .brief = Vous aviez un Quarto, { $line }, coup { $move }. Dans un tel moment, { KEY("q") }.
    .braille = Vous aviez { $line }, coup { $move }. { CAP(KEY("q")) } alors.
uncalled = Personne n'a annoncé ceci, { $line }, coup { $move } : toutes { $traits }.
    .brief = { "" }
    .braille = { "" }
after-the-end = Appuyez sur { KEY("enter") } pour une nouvelle partie, sur { KEY("escape") } pour le menu.
    .brief = { CAP(KEY("enter")) }, nouvelle partie.
    .braille = { CAP(KEY("enter")) }, nouvelle partie.

# Refus : non, pourquoi, que faire

refused-game-over = Non. La partie est finie. Appuyez sur { KEY("enter") } pour une nouvelle partie.
    .brief = Non. La partie est finie. { CAP(KEY("enter")) }, nouvelle partie.
    .braille = Non. Partie finie. { CAP(KEY("enter")) }, nouvelle.
refused-not-your-turn = Non. { $who ->
        [you] Ce n'est pas à vous de jouer.
        [computer] Ce n'est pas à l'ordinateur de jouer.
       *[player] Ce n'est pas à { $name } de jouer.
    } Attendez votre adversaire.
    .brief = Non. { $who ->
        [you] Ce n'est pas à vous.
        [computer] Ce n'est pas à l'ordinateur.
       *[player] Ce n'est pas à { $name }.
    }
    .braille = Non. Pas votre tour.
refused-wrong-phase = Non. { $due ->
        [give] Il faut d'abord donner une pièce. Appuyez sur { KEY("tab") } pour les pièces.
        [place] Il faut d'abord poser la pièce en main. Appuyez sur { KEY("shift-tab") } pour le plateau.
       *[close] Toutes sont posées. Appuyez sur { KEY("q") } pour annoncer Quarto, sur { KEY("backspace") } pour ne rien annoncer.
    }
    .brief = Non. { $due ->
        [give] Donnez d'abord une pièce. { CAP(KEY("tab")) }, les pièces.
        [place] Posez d'abord la pièce en main. { CAP(KEY("shift-tab")) }, le plateau.
       *[close] Toutes sont posées. { CAP(KEY("q")) } annonce Quarto, { KEY("backspace") } rien.
    }
    .braille = Non. { $due ->
        [give] D'abord donner. { CAP(KEY("tab")) }.
        [place] D'abord poser. { CAP(KEY("shift-tab")) }.
       *[close] Toutes posées. { KEY("q") } ou { KEY("backspace") }.
    }
refused-unknown-piece = Non. Cette pièce n'existe pas. Dites hauteur, couleur, forme et creux.
    .brief = Non. Pièce inconnue. Hauteur, couleur, forme, creux.
    .braille = Non. Pièce inconnue.
refused-unknown-cell = Non. Cette case n'existe pas. Les cases vont de { CELL("a1") } à { CELL("d4") }.
    .brief = Non. Case inconnue. De { CELL("a1") } à { CELL("d4") }.
    .braille = Non. Case inconnue.
refused-piece-gone = Non. Cette pièce est déjà en { $cell }. Appuyez sur { KEY("e") } pour une pièce restante.
    .brief = Non. Déjà posée, { $cell }. { CAP(KEY("e")) }, une autre.
    .braille = Non. Posée, { $cell }. { KEY("e") }.
refused-occupied = Non. La { $piece } est en { $cell }. Appuyez sur { KEY("e") } pour une case vide.
    .brief = Non. Occupée, { $cell }. { CAP(KEY("e")) }, une case vide.
    .braille = Non. Occupée, { $cell }. { KEY("e") }.
refused-not-your-window = Non. { $who ->
        [you] Ce n'est pas votre moment d'annoncer.
        [computer] Ce n'est pas à l'ordinateur d'annoncer.
       *[player] Ce n'est pas à { $name } d'annoncer.
    } On annonce après avoir posé, ou quand on reçoit une pièce.
    .brief = Non. { $who ->
        [you] Ce n'est pas votre moment d'annoncer.
        [computer] Ce n'est pas à l'ordinateur d'annoncer.
       *[player] Ce n'est pas à { $name } d'annoncer.
    }
    .braille = Non. Pas votre moment.
refused-unknown-line = Non. Cet alignement n'existe pas. Dites rangée 1 à 4, colonne a à d, ou une diagonale.
    .brief = Non. Alignement inconnu. Rangée 1 à 4, colonne a à d, diagonale.
    .braille = Non. Alignement inconnu.
refused-line-not-in-variant = Non. { CAP($line) }, cela ne compte pas dans cette partie. Rien n'est perdu, montrez un autre alignement.
    .brief = Non. { CAP($line) }, cela ne compte pas ici. Rien n'est perdu.
    .braille = Non. { CAP($line) }, ne compte pas.
refused-line-incomplete = Non. { CAP($line) }, il y a encore de la place. Rien n'est perdu, montrez un autre alignement.
    .brief = Non. { CAP($line) }, il y a encore de la place. Rien n'est perdu.
    .braille = Non. { CAP($line) }, place vide.
refused-no-claims-left = Non. Il n'y a plus d'annonce possible dans ce tour. Continuez la partie.
    .brief = Non. Plus d'annonce dans ce tour.
    .braille = Non. Plus d'annonce.
refused-not-a-quarto = Non. { CAP($line) }, rien en commun : { $counts }. { $more ->
        [over] Une annonce erronée fait perdre.
        [none] Plus d'annonce dans ce tour.
       *[some] Vous pouvez encore annoncer.
    }
    .brief = Non. { CAP($line) }, rien en commun. { $more ->
        [over] Une annonce erronée fait perdre.
        [none] Plus d'annonce dans ce tour.
       *[some] Vous pouvez encore annoncer.
    }
    .braille = Non. { CAP($line) }, rien en commun.
refused-line-expired = Non. { CAP($line) }, cela date d'avant la dernière pièce et ne compte plus. { $more ->
        [over] Une annonce erronée fait perdre.
        [none] Plus d'annonce dans ce tour.
       *[some] Vous pouvez encore annoncer.
    }
    .brief = Non. { CAP($line) }, cela ne compte plus. { $more ->
        [over] Une annonce erronée fait perdre.
        [none] Plus d'annonce dans ce tour.
       *[some] Vous pouvez encore annoncer.
    }
    .braille = Non. { CAP($line) }, ne compte plus.

# Reprendre un coup. $first est le coup repris, $rest les $more coups qui y ont répondu

taken-back = Repris : { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief = Repris : { $first }{ $more ->
        [0] { "" }
       *[other] , et la réponse
    }.
    .braille = Repris : { $first }.
taken-back-turn = Repris : { $first }, { $rest }.
    .brief = Repris : { $first }, { $rest }.
    .braille = Repris : { $first }, { $rest }.
done-again = Rejoué : { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief = Rejoué : { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .braille = Rejoué : { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
turned-give = { $who ->
        [you] vous avez donné
        [computer] l'ordinateur a donné
       *[player] { $name } a donné
    } la { $piece }
    .brief = { $who ->
        [you] vous avez donné
        [computer] l'ordinateur a donné
       *[player] { $name } a donné
    } { $piece }
    .braille = don de { $piece }
turned-place = { $named ->
        [yes] { $who ->
            [you] vous l'avez posée
            [computer] l'ordinateur l'a posée
           *[player] { $name } l'a posée
        }
       *[no] { $who ->
            [you] vous avez posé
            [computer] l'ordinateur a posé
           *[player] { $name } a posé
        } la { $piece }
    } en { $cell }
    .brief = { $who ->
        [you] vous
        [computer] l'ordinateur
       *[player] { $name }
    } en { $cell }
    .braille = en { $cell }
turned-call = { $who ->
        [you] vous avez annoncé
        [computer] l'ordinateur a annoncé
       *[player] { $name } a annoncé
    } { $line }
    .brief = { $who ->
        [you] vous avez annoncé
        [computer] l'ordinateur a annoncé
       *[player] { $name } a annoncé
    } { $line }
    .braille = annonce { $line }
turned-pass = { $who ->
        [you] vous n'avez rien annoncé
        [computer] l'ordinateur n'a rien annoncé
       *[player] { $name } n'a rien annoncé
    }
    .brief = { $who ->
        [you] vous n'avez rien annoncé
        [computer] l'ordinateur n'a rien annoncé
       *[player] { $name } n'a rien annoncé
    }
    .braille = rien annoncé
turned-flag = { $who ->
        [you] votre temps était écoulé
        [computer] le temps de l'ordinateur était écoulé
       *[player] le temps était écoulé pour { $name }
    }
    .brief = { $who ->
        [you] votre temps était écoulé
        [computer] le temps de l'ordinateur était écoulé
       *[player] le temps était écoulé pour { $name }
    }
    .braille = temps écoulé
turned-resign = { $who ->
        [you] vous avez abandonné
        [computer] l'ordinateur a abandonné
       *[player] { $name } a abandonné
    }
    .brief = { $who ->
        [you] vous avez abandonné
        [computer] l'ordinateur a abandonné
       *[player] { $name } a abandonné
    }
    .braille = abandon
turn-asked = { $name }, peut-on reprendre ceci : { $first } ? Appuyez sur { KEY("y") } pour accepter, sur { KEY("backspace") } pour refuser.
    .brief = { $name }, reprise acceptée ? { CAP(KEY("y")) } accepte, { KEY("backspace") } refuse.
    .braille = { $name }, reprise ? { CAP(KEY("y")) } ou { KEY("backspace") }.
turn-asked-again = { $name }, peut-on rejouer ceci : { $first } ? Appuyez sur { KEY("y") } pour accepter, sur { KEY("backspace") } pour refuser.
    .brief = { $name }, rejouer ? { CAP(KEY("y")) } accepte, { KEY("backspace") } refuse.
    .braille = { $name }, rejouer ? { CAP(KEY("y")) } ou { KEY("backspace") }.
turn-declined = { $name } refuse. { $again ->
        [yes] Rien n'est rejoué.
       *[no] Rien n'est repris.
    } La partie continue comme avant.
    .brief = { $name } refuse, { $again ->
        [yes] rien n'est rejoué.
       *[no] rien n'est repris.
    }
    .braille = C'est refusé.
unturned-nothing-done = Non. { $who ->
        [you] Vous n'avez encore rien fait que l'on puisse reprendre.
       *[player] Il n'y a encore rien que l'on puisse reprendre.
    } Continuez la partie.
    .brief = Non. { $who ->
        [you] Vous n'avez encore rien à reprendre.
       *[player] Encore rien à reprendre.
    }
    .braille = Non. Rien à reprendre.
unturned-nothing-undone = Non. Rien n'a été repris depuis le dernier coup, donc rien ne peut être rejoué. Appuyez sur { KEY("u") } pour reprendre.
    .brief = Non. Rien n'a été repris depuis le dernier coup. { CAP(KEY("u")) } reprend.
    .braille = Non. Rien à rejouer.
unturned-not-asked = Non. Personne n'a rien demandé. Appuyez sur { KEY("u") } pour reprendre un coup.
    .brief = Non. Rien n'est demandé. { CAP(KEY("u")) } reprend.
    .braille = Non. Rien n'est demandé.
unturned-lesson = Non. La leçon réinstalle chaque étape après un essai, il n'y a donc rien à reprendre. Faites ce que l'étape demande.
    .brief = Non. La leçon réinstalle chaque étape.
    .braille = Non. L'étape est réinstallée.

# Annoncer

call-opened = { $who ->
        [player] { $name }, Quarto, où ?
       *[you] Quarto, où ?
    } Lettre pour une colonne, chiffre pour une rangée, { KEY("x") } pour une diagonale. { CAP(KEY("enter")) } annonce, { KEY("backspace") } retire l'annonce.
    .brief = { $who ->
        [player] { $name }, Quarto, où ?
       *[you] Quarto, où ?
    } Lettre, chiffre ou { KEY("x") }.
    .braille = Quarto, où ?
call-pointed = { CAP($line) }. { CAP(KEY("enter")) } l'annonce, { KEY("backspace") } retire l'annonce.
    .brief = { CAP($line) }. { CAP(KEY("enter")) } l'annonce.
    .braille = { CAP($line) }. { CAP(KEY("enter")) }.
call-unpointed = Aucun alignement n'est encore montré. Lettre pour une colonne, chiffre pour une rangée, { KEY("x") } pour une diagonale.
    .brief = Aucun alignement montré. Lettre, chiffre ou { KEY("x") }.
    .braille = Aucun alignement montré.
call-withdrawn = Annonce retirée, elle n'a pas eu lieu. Rien n'est perdu.
    .brief = Annonce retirée, rien n'est perdu.
    .braille = Annonce retirée.

# Le curseur

cell-empty = Vide, { $at }.
    .brief = vide, { $at }
    .braille = vide { $at }
cell-taken = { CAP($piece) }, { $at }.
    .brief = { $piece }, { $at }
    .braille = { $piece }, { $at }
cell-taken-by = { CAP($piece) }, { $at }. Posée par { $player }, { $age ->
        [0] au dernier coup.
        [one] il y a { $age } coup.
       *[other] il y a { $age } coups.
    }
    .brief = { $piece }, { $at }, { $player }
    .braille = { $piece }, { $at }
cell-edge = { $edge ->
        [left] Bord gauche
        [right] Bord droit
        [near] Bord proche
       *[far] Bord éloigné
    }, { $cell }.
    .brief = Bord, { $cell }.
    .braille = Bord, { $cell }.
tray-free = { CAP($piece) }, peut être donnée.
    .brief = { $piece }
    .braille = { $piece }
tray-free-lens = { CAP($piece) }, peut être donnée.
    .brief = pièce { $piece }
    .braille = pièce { $piece }
tray-free-alike = { CAP($piece) }, { AS($count, "form-left") }.
    .brief = { $piece }, reste { $count }
    .braille = { $piece }, reste { $count }
not-counted = { CAP($attribute) } : ne compte pas dans cette partie. Les pièces qui ne diffèrent que par là sont pareilles.
    .brief = { CAP($attribute) } : ne compte pas ici.
    .braille = { CAP($attribute) } : ne compte pas.
kind-count = { $count } fois { $kind }
tray-used = { CAP($piece) }, posée en { $cell }.
    .brief = { $piece }, posée en { $cell }
    .braille = { $piece }, en { $cell }
tray-in-hand = { CAP($piece) }, en main.
    .brief = { $piece }, en main
    .braille = { $piece }, en main
tray-edge = { $edge ->
        [left] Bord gauche
        [right] Bord droit
        [near] Bord proche
       *[far] Bord éloigné
    }, { $piece }.
    .brief = Bord, { $piece }.
    .braille = Bord, { $piece }.
move-read = Coup { $move } : { $player } en { $cell }, { $piece }.
move-read-edge = Pas d'autre coup. Coup { $move } : { $player } en { $cell }, { $piece }.
    .brief = Fin, coup { $move } : { $player } en { $cell }, { $piece }.
    .braille = Fin, coup { $move } : { $player } en { $cell }, { $piece }.
no-moves = Aucun coup n'a encore été joué.
    .brief = Aucun coup n'a encore été joué.
    .braille = Aucun coup encore.
no-cell-chosen = Aucune case n'est encore choisie. Allez-y par lettre et chiffre, par les flèches, ou par { KEY("e") }. Le curseur est en { $cell }.
    .brief = Aucune case choisie. Lettre et chiffre, ou flèches.
    .braille = Aucune case choisie.
no-piece-chosen = Aucune pièce n'est encore choisie. Allez-y par les flèches, par les chiffres 1 à 4, ou par { KEY("e") }. Le curseur est sur : { $piece }.
    .brief = Aucune pièce choisie. Flèches, ou 1 à 4.
    .braille = Aucune pièce choisie.
none-empty = Il n'y a pas de case vide.
    .brief = Aucune case vide.
    .braille = Aucune case vide.
none-taken = Il n'y a pas de pièce sur le plateau.
    .brief = Aucune pièce sur le plateau.
    .braille = Plateau vide.
none-free = Il ne reste pas de pièce à donner.
    .brief = Il ne reste aucune pièce.
    .braille = Aucune pièce restante.
none-used = Aucune pièce n'a encore été donnée.
    .brief = Aucune pièce donnée encore.
    .braille = Aucune donnée encore.
cell-found = { CAP(AS($count, "form-pieces")) } sur le plateau.
    .brief = { "" }
    .braille = { "" }
tray-found = { CAP(AS($count, "form-pieces")) } parmi celles qui restent.
    .brief = { "" }
    .braille = { "" }
none-found-placed = Non. Aucune pièce du plateau ne convient : { $kind }. Appuyez sur { KEY("f") } pour en chercher une autre sorte.
    .brief = Non. Aucune sur le plateau : { $kind }. { CAP(KEY("f")) }, une autre sorte.
    .braille = Non. Aucune posée : { $kind }.
none-found-left = Non. Aucune pièce qui reste ne convient : { $kind }. Appuyez sur { KEY("f") } pour en chercher une autre sorte.
    .brief = Non. Aucune parmi le reste : { $kind }. { CAP(KEY("f")) }, une autre sorte.
    .braille = Non. Aucune restante : { $kind }.
not-understood-sought = Non. Pas compris : { $text }. Appuyez sur { KEY("f") } et écrivez hauteur, couleur, forme ou creux, par exemple haute foncée, ou une case, par exemple { CELL("b3") }.
    .brief = Non. Pas compris : { $text }. Encore { KEY("f") }, par exemple haute foncée, ou { CELL("b3") }.
    .braille = Non. Pas compris : { $text }.
not-understood-sought-ambiguous = Non. Plusieurs mots commencent comme { $text } : { $candidates }. Appuyez sur { KEY("f") } et écrivez-en plus.
    .brief = Non. { CAP($text) } peut être { $candidates }. Encore { KEY("f") }, écrivez-en plus.
    .braille = Non. { CAP($text) } n'est pas clair.
give-asked = Donner la { $piece } ? Appuyez encore sur { KEY("enter") } pour la donner.
    .brief = Donner { $piece } ? { CAP(KEY("enter")) } encore.
    .braille = Donner { $piece } ? { CAP(KEY("enter")) }.

# Questions

hand = { $who ->
        [you] Vous tenez la { $piece }.
        [computer] L'ordinateur tient la { $piece }.
       *[player] { $name } tient la { $piece }.
    }
    .brief = { $who ->
        [you] Vous tenez : { $piece }.
        [computer] L'ordinateur tient : { $piece }.
       *[player] { $name } tient : { $piece }.
    }
    .braille = { $piece }, en main
hand-empty = Aucune pièce en main. { $who ->
        [you] À vous de donner.
        [computer] À l'ordinateur de donner.
       *[player] À { $name } de donner.
    }
    .brief = Aucune pièce en main. { $who ->
        [you] À vous de donner.
        [computer] À l'ordinateur de donner.
       *[player] À { $name } de donner.
    }
    .braille = Aucune pièce en main.
hand-none = Aucune pièce en main.
status-place = { $who ->
        [you] À vous de poser
        [computer] À l'ordinateur de poser
       *[player] À { $name } de poser
    } la { $piece }. { CAP(AS($left, "form-left")) }.
    .brief = { $who ->
        [you] À vous de poser
        [computer] À l'ordinateur de poser
       *[player] À { $name } de poser
    } : { $piece }. { CAP(AS($left, "form-left")) }.
    .braille = { $who ->
        [you] À vous de poser
        [computer] Ordinateur pose
       *[player] { $name } pose
    } : { $piece }. { CAP(AS($left, "form-left")) }.
status-give = { $who ->
        [you] À vous de donner
        [computer] À l'ordinateur de donner
       *[player] À { $name } de donner
    } une pièce. { CAP(AS($left, "form-left")) }.
    .brief = { $who ->
        [you] À vous de donner
        [computer] À l'ordinateur de donner
       *[player] À { $name } de donner
    } une pièce. { CAP(AS($left, "form-left")) }.
    .braille = { $who ->
        [you] À vous de donner
        [computer] Ordinateur donne
       *[player] { $name } donne
    }. { CAP(AS($left, "form-left")) }.
status-close = { $who ->
        [you] À vous de jouer
        [computer] À l'ordinateur de jouer
       *[player] À { $name } de jouer
    }, toutes sont posées. Appuyez sur { KEY("q") } pour annoncer Quarto, sur { KEY("backspace") } pour ne rien annoncer.
    .brief = { $who ->
        [you] À vous de jouer
        [computer] À l'ordinateur de jouer
       *[player] À { $name } de jouer
    }. Toutes sont posées. { CAP(KEY("q")) } annonce Quarto, { KEY("backspace") } rien.
    .braille = Toutes posées. { KEY("q") } ou { KEY("backspace") }.
status-won = Partie finie. { $who ->
        [you] Vous avez gagné.
        [computer] L'ordinateur a gagné.
       *[player] { $name } a gagné.
    }
    .brief = Partie finie. { $who ->
        [you] Vous avez gagné.
        [computer] L'ordinateur a gagné.
       *[player] { $name } a gagné.
    }
    .braille = { $who ->
        [you] Vous avez gagné.
        [computer] Ordinateur a gagné.
       *[player] { $name } a gagné.
    }
status-drawn = Partie finie. C'est une partie nulle.
    .brief = Partie finie, nulle.
    .braille = Partie nulle.
rules-in-force = { CAP($ruleset) } : { $lines ->
        [one] { $lines } alignement compte
       *[other] { $lines } alignements comptent
    }, selon { $attributes }. { $claims ->
        [-1] On peut annoncer autant d'alignements complets que l'on veut.
        [0] On ne peut annoncer aucun alignement complet.
        [one] On peut annoncer un alignement complet par moment.
       *[other] On peut annoncer { $claims } alignements complets par moment.
    }{ $loses ->
        [yes] { " " }Une annonce erronée fait perdre la partie.
       *[no] { "" }
    }
    .brief = { CAP($ruleset) }, { $lines ->
        [one] { $lines } alignement
       *[other] { $lines } alignements
    }.
    .braille = { CAP($ruleset) }, { $lines ->
        [one] { $lines } alignement
       *[other] { $lines } alignements
    }.
attribute = { $attribute ->
        [colour] couleur
        [marking] marque
        [shape] forme
        [height] hauteur
       *[hollow] creux
    }
pool = { CAP(AS($count, "form-left")) }. { CAP($traits) }.
    .brief = { CAP(AS($count, "form-left")) }. { CAP($traits) }.
    .braille = { CAP(AS($count, "form-left")) }. { CAP($traits) }.
pool-count = { $count ->
        [0] Il ne reste aucune pièce.
        [one] Il reste une pièce.
       *[other] Il reste { $count } pièces.
    }
pool-group = { CAP($group) } : { $pieces }.
pool-list = { CAP($pieces) }.
pool-empty = Il ne reste pas de pièce à donner.
    .brief = Il ne reste aucune pièce.
    .braille = Aucune pièce restante.
vacant = { $count ->
        [one] { CAP(AS($count, "number-feminine")) } vide
       *[other] { $count } vides
    } : { $cells }.
board-row = Rangée { $row } : { $places }.
board-row-lens = Rangée { $row }, { $attribute } : { $places }.
board-row-empty = Rangée { $row } vide.
board-column = Colonne { $column } : { $places }.
board-column-lens = Colonne { $column }, { $attribute } : { $places }.
board-column-empty = Colonne { $column } vide.
board-sounded = Tout le plateau en sons, rangée par rangée à partir de la rangée 1.
    .brief = Le plateau en sons.
    .braille = Plateau en sons.
line-sounded = { CAP($line) } en sons.
    .brief = { CAP($line) } en sons.
    .braille = { CAP($line) } en sons.
line-read = { CAP($line) } : { $places }.
line-read-lens = { CAP($line) }, { $attribute } : { $places }.
where-lens = { $attribute ->
        [marking] Des pièces, seule la marque est dite.
        [all] Toutes les caractéristiques des pièces sont dites.
        [colour] Des pièces, seule la couleur est dite.
        [shape] Des pièces, seule la forme est dite.
        [height] Des pièces, seule la hauteur est dite.
       *[hollow] Des pièces, seul le creux est dit.
    }
    .brief = { $attribute ->
        [marking] Marque seule.
        [all] Toutes les caractéristiques.
        [colour] Couleur seule.
        [shape] Forme seule.
        [height] Hauteur seule.
       *[hollow] Creux seul.
    }
    .braille = { $attribute ->
        [marking] Marque seule.
        [all] Toutes les caractéristiques.
        [colour] Couleur seule.
        [shape] Forme seule.
        [height] Hauteur seule.
       *[hollow] Creux seul.
    }
where-board = Vous êtes sur le plateau, { $at }. { CAP(CELL("a1")) } est le coin proche à gauche, et vers le haut on va à la rangée 2.
    .brief = Plateau, { $at }.
    .braille = Plateau, { $at }.
where-board-from-top = Vous êtes sur le plateau, { $at }. { CAP(CELL("a1")) } est le coin éloigné à gauche, et vers le bas on va à la rangée 2.
    .brief = Plateau, { $at }.
    .braille = Plateau, { $at }.
where-tray = Vous êtes aux pièces, sur la { $piece }. Elles sont rangées quatre par quatre, d'un côté par hauteur et couleur, de l'autre par forme et creux.
    .brief = Pièces, { $piece }.
    .braille = Pièces, { $piece }.
where-log = Vous êtes à la liste des coups, { $count } { $count ->
        [one] coup
       *[other] coups
    } jusqu'ici. Vers le haut on va aux plus anciens.
    .brief = Coups, { $count } jusqu'ici.
    .braille = Coups, { $count }.
nothing-to-cancel = Il n'y a rien à annuler.
    .brief = Rien à annuler.
    .braille = Rien à annuler.

# Comment s'appellent deux joueurs

names-now = Les joueurs ont maintenant des noms. Joueur 1 s'appelle { $first }, Joueur 2 s'appelle { $second }.
    .brief = Joueur 1 s'appelle { $first }, Joueur 2 s'appelle { $second }.
    .braille = 1 { $first }, 2 { $second }.
names-numbered = Les joueurs n'ont plus de noms. Ils s'appellent Joueur 1 et Joueur 2.
    .brief = Joueur 1 et Joueur 2, sans noms.
    .braille = Sans noms.
names-not-two = Non. Il faut deux noms, en lettres, avec une virgule entre eux. Par exemple, noms Anna, Ben. Noms non les retire.
    .brief = Non. Écrivez deux noms avec une virgule, par exemple noms Anna, Ben.
    .braille = Non. Écrivez noms Anna, Ben.
names-alike = Non. Les deux noms sont pareils, et personne ne pourrait distinguer les joueurs. Écrivez deux noms différents.
    .brief = Non. Les deux noms sont pareils. Écrivez-en deux différents.
    .braille = Non. Noms pareils.
names-computer = Non. Les noms sont pour deux personnes à un clavier. Contre l'ordinateur, vous êtes vous.
    .brief = Non. Les noms sont pour les parties à deux.
    .braille = Non. Noms pour deux personnes.
