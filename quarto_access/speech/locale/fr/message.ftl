# Une partie par messages : deux personnes éloignées s'envoient un court texte à chaque tour.
# $who vaut you, other ou nobody; $path est le fichier de la partie tel qu'il a été écrit.

message-opened = Partie { $game } par messages. { $rules } { $who ->
        [you] Vous donnez en premier.
       *[other] L'adversaire donne en premier.
    }
message-send = { $count ->
        [one] Envoyez cette ligne à l'adversaire :
       *[other] Envoyez ces { $count } lignes à l'adversaire, dans cet ordre :
    }
message-send-again = { $count ->
        [one] Si ce n'est pas encore fait, envoyez cette ligne à l'adversaire :
       *[other] Si ce n'est pas encore fait, envoyez ces { $count } lignes à l'adversaire, dans cet ordre :
    }
message-give = À vous de donner une pièce. Écrivez par exemple : quarto-access message { $path } donner haute foncée ronde creuse.{ $left ->
        [16] { "" }
       *[other] { " " }Si vous voyez un Quarto, écrivez à la place annoncer et l'alignement, par exemple annoncer rangée 2.
    }
message-place = Vous tenez la { $piece }. { $left ->
        [0] Posez-la. Écrivez par exemple : quarto-access message { $path } poser b3.
       *[other] Posez-la et donnez une pièce. Écrivez par exemple : quarto-access message { $path } poser b3 donner haute foncée ronde creuse.
    } Si vous voyez un Quarto, écrivez à la place annoncer et l'alignement, par exemple annoncer rangée 2.
message-close = Toutes les pièces sont posées. Écrivez annoncer et un alignement si vous voyez un Quarto, ou écrivez fini : quarto-access message { $path } fini.
message-wait = Attendez maintenant la ligne de l'adversaire. Quand elle arrive, écrivez quarto-access message { $path } et la ligne à la suite.
message-over = { $who ->
        [you] La partie est finie. Vous avez gagné.
        [other] La partie est finie. L'adversaire a gagné.
       *[nobody] La partie est finie. Elle est nulle, aucun Quarto n'a été annoncé.
    }

message-given = { $who ->
        [you] Vous avez donné la { $piece }.
       *[other] L'adversaire vous a donné la { $piece }.
    }
message-placed = { $who ->
        [you] Vous avez posé la { $piece } en { $cell }.
       *[other] L'adversaire a posé la { $piece } en { $cell }.
    }
message-claimed = { $who ->
        [you] Vous avez annoncé Quarto.
       *[other] L'adversaire a annoncé Quarto.
    } Toutes { $traits }, { $line } : { $pieces }.
message-claim-refused = { $who ->
        [you] Vous avez annoncé { $line }
       *[other] L'adversaire a annoncé { $line }
    }, et l'annonce est refusée : { $reason ->
        [line_expired] la dernière pièce n'a pas complété cet alignement.
       *[not_a_quarto] rien en commun, { $counts }.
    } { $due ->
        [nothing] Une annonce erronée fait perdre.
       *[other] La partie continue.
    }
message-passed = { $who ->
        [you] Vous n'annoncez rien.
       *[other] L'adversaire n'annonce rien.
    }
message-resigned = { $who ->
        [you] Vous abandonnez.
       *[other] L'adversaire abandonne.
    }

message-flagged = { $who ->
        [you] Votre temps est écoulé.
       *[other] Le temps de l'adversaire est écoulé.
    }

message-refused = Non. { $reason ->
        [game_over] La partie est finie.
        [not_your_turn] Ce n'est pas à vous de jouer. Attendez la ligne de l'adversaire.
        [wrong_phase] { $due ->
            [give] Il faut d'abord donner une pièce. Écrivez donner et la pièce.
            [place] Il faut d'abord poser la pièce en main. Écrivez poser et une case.
           *[close] Toutes les pièces sont posées. Écrivez annoncer et un alignement, ou fini.
        }
        [unknown_piece] Cette pièce n'existe pas. Dites hauteur, couleur, forme et creux.
        [unknown_cell] Cette case n'existe pas. Les cases vont de a1 à d4.
        [piece_gone] Cette pièce est déjà en { $cell }. Donnez-en une autre.
        [occupied] Il y a une pièce en { $cell }. Nommez une case vide.
        [not_your_window] Ce n'est pas votre moment d'annoncer. On annonce après avoir posé, ou quand on reçoit une pièce.
        [unknown_line] Cet alignement n'existe pas. Dites rangée 1 à 4, colonne a à d, ou une diagonale.
        [line_not_in_variant] { CAP($line) }, cela ne compte pas dans cette partie. Nommez un autre alignement.
        [line_incomplete] { CAP($line) }, il y a encore de la place. Nommez un autre alignement.
       *[no_claims_left] Il n'y a plus d'annonce possible dans ce tour. Continuez la partie.
    } Rien n'a changé.
message-impossible = La ligne { $number } est impossible : { $reason ->
        [not_your_turn] ce n'est pas à l'adversaire de jouer
        [wrong_phase] { $due ->
            [give] il faut d'abord donner une pièce
            [place] il faut d'abord poser la pièce en main
           *[close] toutes les pièces sont posées
        }
        [piece_gone] sa pièce est déjà en { $cell }
        [occupied] il y a une pièce en { $cell }
        [not_your_window] elle annonce au mauvais moment
        [line_not_in_variant] { $line }, cela ne compte pas dans cette partie
        [line_incomplete] { $line }, il y a encore de la place
        [no_claims_left] elle annonce une fois de trop
       *[other] les règles ne le permettent pas
    }. Rien n'a changé. Demandez à l'adversaire de regarder le plateau et de renvoyer la ligne.
message-this-cell = cette case
message-not-taken = { $fault ->
        [not_a_line] Ce n'est pas une ligne entière. Copiez-la toute, du mot quarto au dernier des huit signes, avec des espaces simples. Rien n'a changé.
        [altered] Cette ligne a été altérée en chemin. Copiez-la encore, ou demandez à l'adversaire de la renvoyer. Rien n'a changé.
        [other_game] Cette ligne est d'une autre partie. Nommez le fichier de cette partie-là. Rien n'a changé.
        [own_line] C'est votre propre ligne { $number }. Elle est pour l'adversaire. Rien n'a changé.
        [already_read] La ligne { $number } a déjà été lue. Rien n'a changé.
        [game_over] La partie est finie, la ligne { $number } n'est donc plus utile. Rien n'a changé.
        [changed] Une autre ligne { $number } est déjà dans cette partie, et la première compte. Demandez à l'adversaire d'envoyer la ligne { $expected }. Rien n'a changé.
       *[missing] La ligne { $expected } manque, celle-ci est la ligne { $number }. Demandez à l'adversaire la ligne { $expected } et lisez-la d'abord. Rien n'a changé.
    }
message-not-understood = Pas compris : { $text }. Écrivez ce que vous faites, par exemple poser b3 donner haute foncée ronde creuse, annoncer rangée 2, fini ou abandonner, ou la ligne de l'adversaire à partir du mot quarto.
message-piece-unclear = { $count ->
        [0] Aucune pièce restante ne convient à { $text }. Donnez-en une autre.
        [one] Une pièce restante convient à { $text }. Dites hauteur, couleur, forme et creux.
       *[other] { $count } pièces restantes conviennent à { $text }. Dites hauteur, couleur, forme et creux.
    }

message-no-file = Le fichier d'une partie manque. Pour commencer, écrivez quarto-access message new --file game.json. Pour continuer, écrivez quarto-access message game.json.
message-new-words = message new ne prend pas d'autres mots. Écrivez quarto-access message new --file game.json, et les règles après --rules si ce ne sont pas les ordinaires.
message-not-new = { $option } ne vaut que pour une nouvelle partie : quarto-access message new --file game.json.
message-file-there = { $path } existe déjà. Choisissez un autre nom, pour que rien ne soit perdu.
message-file-absent = Il n'y a pas encore de partie dans { $path }. Collez la ligne 0 de l'adversaire à la suite, ou commencez-en une avec quarto-access message new --file { $path }.
message-rules-bad = Il n'y a pas de règles { $rules }. Possibles sont standard, advanced, um-quarto et quarters, et après une espace ce qui compte, par exemple colour,height, puis loses pour des annonces erronées qui font perdre, et none, two, three ou any pour les essais.
message-file-bad = { $fault ->
        [not_by_message] La partie dans { $path } n'est pas une partie par messages. Nommez un autre fichier.
        [continued] La partie dans { $path } a été changée par un autre programme, et ses coups ne vont pas avec ses lignes. Le fichier est resté tel quel.
       *[damaged] Les lignes de la partie dans { $path } sont abîmées. Le fichier est resté tel quel. Continuez à partir d'une copie.
    }
