# Les règles en vigueur, dites quand on demande de l'aide pour la troisième fois.

rules-lines = { CAP($ruleset) }. { $lines ->
        [one] { $lines } alignement compte
       *[other] { $lines } alignements comptent
    } : { $name ->
        [standard] quatre rangées, quatre colonnes et deux diagonales
        [advanced] quatre rangées, quatre colonnes, deux diagonales et neuf carrés de deux sur deux
        [um-quarto] quatre rangées, quatre colonnes, deux diagonales et neuf carrés de deux sur deux
        [quarters] quatre rangées, quatre colonnes, deux diagonales et les quatre quarts du plateau
       *[custom] ceux qui ont été choisis
    }.
    .brief = { CAP($ruleset) }. { $name ->
        [standard] Rangées, colonnes et diagonales comptent
        [advanced] Rangées, colonnes, diagonales et neuf carrés comptent
        [um-quarto] Rangées, colonnes, diagonales et neuf carrés comptent
        [quarters] Rangées, colonnes, diagonales et quatre quarts comptent
       *[custom] { $lines ->
            [one] { $lines } alignement choisi compte
           *[other] { $lines } alignements choisis comptent
        }
    }.
    .braille = { CAP($ruleset) }, { $lines ->
        [one] { $lines } alignement
       *[other] { $lines } alignements
    }.
rules-attributes = { $count ->
        [one] Une caractéristique compte
       *[other] { $count } caractéristiques comptent
    } : { $attributes }. Un alignement dont les quatre pièces en ont une en commun est un Quarto.
    .brief = Quatre pièces alignées avec quelque chose en commun font un Quarto : { $attributes }.
    .braille = Comptent : { $attributes }.
rules-turn = À votre tour, vous posez la pièce que l'on vous a donnée, puis vous choisissez une pièce pour l'adversaire.
    .brief = Posez la pièce reçue, puis donnez-en une.
    .braille = Poser, puis donner.
rules-call = On gagne en annonçant un Quarto et en le montrant. Vous pouvez annoncer après avoir posé, jusqu'à ce que vous donniez une pièce, et quand vous recevez une pièce, jusqu'à ce que vous la posiez. Seuls les alignements qui passent par la dernière case jouée peuvent être annoncés.
    .brief = L'annonce fait gagner. Annoncez après avoir posé, avant de donner, ou avec une pièce en main, avant de la poser. Seuls comptent les alignements par la dernière case.
    .braille = Annoncez avant de donner, ou avant de poser.
rules-attempts = { $limit ->
        [loses] Annoncer un alignement complet qui n'est pas un Quarto, ou ne l'est plus, fait perdre. Montrer un alignement incomplet ne coûte rien.
        [any] Vous pouvez montrer autant d'alignements que vous voulez.
        [0] On ne peut pas annoncer d'alignement complet.
        [one] Vous avez un essai sur un alignement complet à chaque tour. C'est une règle de ce programme, pour que les alignements se trouvent à l'écoute et non à l'essai. Montrer un alignement incomplet ne coûte rien.
       *[other] Vous avez { $limit } essais sur un alignement complet à chaque tour. C'est une règle de ce programme. Montrer un alignement incomplet ne coûte rien.
    }
    .brief = { $limit ->
        [loses] Une annonce erronée sur un alignement complet fait perdre la partie.
        [any] Autant d'essais que l'on veut.
        [0] On ne peut pas annoncer d'alignement complet.
        [one] Un essai sur un alignement complet à chaque tour, règle de ce programme.
       *[other] { $limit } essais sur un alignement complet à chaque tour, règle de ce programme.
    }
    .braille = { $limit ->
        [loses] Une annonce erronée fait perdre.
        [any] Essais sans limite.
       *[other] Essais : { $limit }.
    }
rules-clock-turn = Chaque tour, poser et donner, dure { $time } au plus. Le temps écoulé, le sort pose et donne, et plus rien ne peut être annoncé dans ce tour.
    .brief = { CAP($time) } par tour, puis le sort décide.
    .braille = Pas de limite par tour en braille.
rules-clock-game = Chaque joueur a { $time } pour toute la partie. Ne plus en avoir fait perdre.
    .brief = { CAP($time) } pour toute la partie, puis elle est perdue.
    .braille = Pas de limite par partie en braille.
rules-clock = La pendule s'arrête pendant que quelque chose est dit. Appuyez sur { KEY("t") } pour le temps qui reste.
    .brief = La pendule attend la fin de ce qui est dit. { CAP(KEY("t")) }, temps restant.
    .braille = { CAP(KEY("t")) }, temps restant.
rules-end = Quand toutes les pièces sont posées et que personne n'annonce, la partie est nulle. Vous pouvez abandonner à tout moment.
    .brief = Toutes posées et aucune annonce : partie nulle.
    .braille = Toutes posées, sans annonce : nulle.
rules-own = Ce sont des règles de ce programme, que le jeu lui-même laisse ouvertes : combien d'essais il y a, qu'une étourderie ne coûte rien, et que l'on peut reprendre des coups.
    .brief = Règles propres au programme : les essais, l'étourderie gratuite, la reprise.
    .braille = Règles propres : essais, étourderie, reprise.
