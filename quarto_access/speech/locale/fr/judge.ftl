# Le juge d'une position : ce qui a été compris, quels alignements sont des Quartos, ce qui cloche dans un texte.

judged-board = { $count ->
        [0] Plateau vide
        [one] { CAP(AS($count, "form-pieces")) } sur le plateau
       *[other] { AS($count, "form-pieces") } sur le plateau
    }, aucune en main, { $ruleset }{ $counted ->
        [some] , où compte : { $attributes }
       *[all] { "" }
    }.
judged-board-hand = { $count ->
        [0] Plateau vide
        [one] { CAP(AS($count, "form-pieces")) } sur le plateau
       *[other] { AS($count, "form-pieces") } sur le plateau
    }, { $piece } en main, { $ruleset }{ $counted ->
        [some] , où compte : { $attributes }
       *[all] { "" }
    }.
judged-some = { $count ->
        [one] Un Quarto.
       *[other] { $count } Quartos.
    }
judged-line = { CAP($line) }, toutes { $traits } : { $pieces }.
judged-none = Pas de Quarto. Aucun alignement qui compte n'est complet.
judged-none-full = Pas de Quarto. { $count ->
        [one] Un alignement est complet et n'a rien en commun qui compte
       *[other] { $count } alignements sont complets et n'ont rien en commun qui compte
    } : { $lines }.
judged-none-of-all = Pas de Quarto. Tous les alignements sont complets, et aucun n'a quelque chose en commun qui compte.
judged-number = Position { $number }.
judge-missing = Il n'y a pas de position à juger. Elle s'écrit comme dans quarto-access judge a1 haute foncée ronde creuse, b1 basse foncée carrée pleine. Ou nommez un fichier avec une position par ligne, après --file.
judge-two-sources = Écrivez une position, ou nommez un fichier après --file, pas les deux.
judge-file-empty = Il n'y a pas de position dans { $path }. Écrivez une position sur chaque ligne.

position-bad-text = Ce n'est pas une position. Elle a seize signes, quatre pour chaque rangée à partir de la rangée 1, un chiffre hexadécimal pour une pièce et un tiret pour une case vide, puis la pièce en main ou un tiret, puis les règles. Un exemple est 1b4f/----/----/---- 7 standard.
position-duplicate = La { $piece } est en { $cells }. Il n'y a qu'une telle pièce. Vérifiez ces cases et écrivez la position encore une fois.
position-hand-on-board = La { $piece } est en main et aussi en { $cell }. Il n'y a qu'une telle pièce. Vérifiez et écrivez la position encore une fois.
position-no-ruleset = Il n'y a pas de règles nommées { $detail }. Possibles sont { $names }.
position-ruleset = { $name }
position-no-attribute = Il n'y a pas de caractéristique nommée { $detail }. Possibles sont colour, shape, height et hollow, avec des virgules et sans espaces entre elles.
position-unknown-word = Pas compris : { $word }. Écrivez les cases avec leurs pièces, par exemple a1 haute foncée ronde creuse, b1 basse foncée carrée pleine, main haute claire ronde pleine, et les règles si ce ne sont pas les ordinaires.
position-unclear-word = Plusieurs mots commencent comme { $word } : { $candidates }. Écrivez-en plus.
position-no-cell = Il n'y a pas de case { $word }. Les cases vont de a1 à d4.
position-nowhere = Il n'est pas dit où est la pièce qui commence par { $word }. Écrivez sa case avant elle, par exemple a1 haute foncée ronde creuse, ou main pour la pièce en main.
position-place-twice = Il y a deux pièces { $place }. Écrivez chaque place une fois.
position-two-rules = Deux règles sont nommées. Écrivez l'une d'elles.
position-contrary = Aucune pièce n'est tout cela à la fois : { $traits }. Regardez la pièce { $place } et écrivez une seule valeur par caractéristique.
position-unnamed = De la pièce { $place }, il n'est pas dit : { $missing }. Écrivez de chaque pièce tout ce qui compte.
position-too-many = Il y a plus de pièces d'une sorte qu'il n'en existe, avec celle { $place }. Vérifiez et écrivez la position encore une fois.
position-hand = en main
position-cell = en { $cell }

typed-standard = ordinaires standard normales
typed-advanced = avancées
typed-um-quarto = um
typed-quarters = quarts
typed-in-hand = main
typed-counting = comptent compte comptant selon
typed-counted-colour = couleur couleurs
typed-counted-shape = forme formes
typed-counted-height = hauteur hauteurs
typed-counted-hollow = creux trou
typed-position-filler = règles règle et avec est quarto pièce pièces plateau seulement sur en de la où
