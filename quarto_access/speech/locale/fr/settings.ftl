# Réglages : leurs valeurs, ce qu'ils font, et les mots autour d'un exemple.

item-setting = { CAP($action) } : { $setting }.
    .brief = { CAP($action) } : { $setting }.
    .braille = { CAP($action) } : { $setting }.
item-change = Appuyez sur { KEY("enter") } pour changer.
    .brief = { "" }
    .braille = { "" }
setting-sample = Par exemple :
    .brief = Exemple :
    .braille = Ainsi :
setting-edge = Cela ne va pas plus loin.
setting-value = { $value ->
        [on] oui
        [off] non
        [short] courte
        [long] longue
        [auto] le programme choisit
        [own] choix personnel
        [beginner] débuts
        [brief] brièveté
        [low-vision] malvoyance
        [deaf-blind] surdicécité
        [same] comme d'habitude
        [standard] dix alignements
        [advanced] dix-neuf alignements
        [um-quarto] Um Quarto
        [quarters] quatorze alignements
        [light-dark] claire et foncée
        [orange-blue] orange et bleue
        [striped] rayée et unie
        [ringed] à anneau et unie
        [pinned] à cheville et unie
        [rough] rugueuse et lisse
        [ignored] ne compte pas
        [tall-short] haute et basse
        [big-small] grande et petite
        [random] par le hasard
        [odd-even] pair ou impair
        [agreed] selon votre accord
        [one] un essai
        [two] deux essais
        [three] trois essais
        [any] sans limite
        [children] pour les enfants
        [contest] concours
        [free] coûte un essai
        [loses] fait perdre la partie
        [blocks] blocs
        [plain] signes simples
        [contrast] surfaces claires et sombres
        [yellow] jaune sur noir
        [best] la meilleure
        [en] anglais
        [hu] hongrois
        [ru] russe
        [es] espagnol
        [pt-BR] portugais du Brésil
        [fr] français
        [letters] lettre et chiffre
        [digits] deux chiffres
        [print] votre lecteur d'écran
        [direct] votre lecteur d'écran, directement
        [self] la voix du programme
        [braille] braille
       *[other] { $value }
    }

# Ce qui a été changé.

setting-profile = { $value ->
        [beginner] Profil pour débuter : messages longs, une question avant de donner une pièce, une voix plus lente.
        [brief] Profil bref : messages courts, une voix plus rapide.
        [low-vision] Profil pour la malvoyance : la voix du programme, une image du plateau, le curseur dit en long.
        [deaf-blind] Profil pour la surdicécité : texte très bref pour un afficheur braille, sans sons.
       *[own] Votre choix personnel de réglages, comme avant.
    }
    .brief = { $value ->
        [beginner] Débuts : long, demande avant de donner, voix plus lente.
        [brief] Bref : court, voix plus rapide.
        [low-vision] Malvoyance : voix du programme, image, curseur en long.
        [deaf-blind] Surdicécité : texte pour le braille, sans sons.
       *[own] Choix personnel, comme avant.
    }
    .braille = { $value ->
        [beginner] Profil : débuts.
        [brief] Profil : bref.
        [low-vision] Profil : malvoyance.
        [deaf-blind] Profil : surdicécité.
       *[own] Profil : personnel.
    }
setting-verbosity = { $value ->
        [short] Messages courts désormais.
       *[long] Messages longs désormais.
    }
    .brief = { $value ->
        [short] Messages courts.
       *[long] Messages longs.
    }
    .braille = { $value ->
        [short] Messages courts.
       *[long] Messages longs.
    }
setting-verbosity-focus = { $value ->
        [short] Le curseur est dit en court.
        [long] Le curseur est dit en long.
       *[same] Le curseur est dit comme le reste.
    }
    .brief = { $value ->
        [short] Le curseur en court.
        [long] Le curseur en long.
       *[same] Le curseur comme d'habitude.
    }
    .braille = { $value ->
        [short] Curseur : court.
        [long] Curseur : long.
       *[same] Curseur : habituel.
    }
setting-verbosity-moves = { $value ->
        [short] Les coups sont dits en court.
        [long] Les coups sont dits en long.
       *[same] Les coups sont dits comme le reste.
    }
    .brief = { $value ->
        [short] Les coups en court.
        [long] Les coups en long.
       *[same] Les coups comme d'habitude.
    }
    .braille = { $value ->
        [short] Coups : court.
        [long] Coups : long.
       *[same] Coups : habituel.
    }
setting-verbosity-answers = { $value ->
        [short] Les réponses sont dites en court.
        [long] Les réponses sont dites en long.
       *[same] Les réponses sont dites comme le reste.
    }
    .brief = { $value ->
        [short] Les réponses en court.
        [long] Les réponses en long.
       *[same] Les réponses comme d'habitude.
    }
    .braille = { $value ->
        [short] Réponses : court.
        [long] Réponses : long.
       *[same] Réponses : habituel.
    }
setting-verbosity-refusals = { $value ->
        [short] Les refus sont dits en court.
        [long] Les refus sont dits en long.
       *[same] Les refus sont dits comme le reste.
    }
    .brief = { $value ->
        [short] Les refus en court.
        [long] Les refus en long.
       *[same] Les refus comme d'habitude.
    }
    .braille = { $value ->
        [short] Refus : court.
        [long] Refus : long.
       *[same] Refus : habituel.
    }
setting-verbosity-help = { $value ->
        [short] L'aide et les listes sont dites en court.
        [long] L'aide et les listes sont dites en long.
       *[same] L'aide et les listes sont dites comme le reste.
    }
    .brief = { $value ->
        [short] L'aide et les listes en court.
        [long] L'aide et les listes en long.
       *[same] L'aide et les listes comme d'habitude.
    }
    .braille = { $value ->
        [short] Aide et listes : court.
        [long] Aide et listes : long.
       *[same] Aide et listes : habituel.
    }
setting-confirm-gives = { $value ->
        [on] Une pièce est donnée après une deuxième pression sur { KEY("enter") }.
       *[off] Une pièce est donnée tout de suite.
    }
    .brief = { $value ->
        [on] Une question avant de donner.
       *[off] La pièce est donnée tout de suite.
    }
    .braille = { $value ->
        [on] Question avant de donner.
       *[off] Don sans question.
    }
setting-language = Le programme parle français désormais.
    .brief = Le programme parle français.
    .braille = Langue : français.
setting-cells = { $value ->
        [digits] Les cases sont nommées par deux chiffres, la rangée puis la colonne.
       *[letters] Les cases sont nommées par la lettre de la colonne et le chiffre de la rangée.
    }
    .brief = { $value ->
        [digits] Cases par deux chiffres.
       *[letters] Cases par lettre et chiffre.
    }
    .braille = { $value ->
        [digits] Cases par deux chiffres.
       *[letters] Cases par lettre et chiffre.
    }
setting-first-row = { $value ->
        [far] La rangée 1 est en haut, la plus éloignée de vous. Vers le haut, on va aux rangées plus petites.
       *[near] La rangée 1 est la plus proche de vous. Vers le haut, on va aux rangées plus grandes.
    }
    .brief = { $value ->
        [far] Rangée 1 en haut.
       *[near] Rangée 1 près de vous.
    }
    .braille = { $value ->
        [far] Rangée 1 en haut.
       *[near] Rangée 1 près de vous.
    }
setting-speech = { $value ->
        [print] Votre lecteur d'écran dit le texte de ce terminal.
        [direct] Le programme parle directement par votre lecteur d'écran.
        [self] Cette voix du programme parle. Si votre lecteur d'écran parle aussi, mettez-le en veille.
        [braille] Texte très bref pour un afficheur braille, sans voix.
       *[auto] Le programme trouve qui parle.
    }
    .brief = { $value ->
        [print] Votre lecteur d'écran parle.
        [direct] Par votre lecteur d'écran, directement.
        [self] La voix du programme parle.
        [braille] Texte pour le braille.
       *[auto] Le programme choisit qui parle.
    }
    .braille = { $value ->
        [print] Texte pour un lecteur.
        [direct] Lecteur, directement.
        [self] Voix du programme.
        [braille] Texte pour le braille.
       *[auto] Choix du programme.
    }
setting-lines = { $value ->
        [standard] Dès la partie suivante, dix alignements comptent : rangées, colonnes et diagonales.
        [advanced] Dès la partie suivante, dix-neuf alignements comptent : rangées, colonnes, diagonales, et neuf carrés de deux sur deux.
        [um-quarto] Dès la partie suivante valent les règles Um Quarto : dix-neuf alignements, avec neuf carrés de deux sur deux.
       *[quarters] Dès la partie suivante, quatorze alignements comptent : rangées, colonnes, diagonales, et les quatre quarts du plateau.
    }
    .brief = { $value ->
        [standard] Partie suivante : dix alignements.
        [advanced] Partie suivante : dix-neuf alignements, avec carrés.
        [um-quarto] Partie suivante : Um Quarto, dix-neuf alignements.
       *[quarters] Partie suivante : quatorze alignements, avec quarts.
    }
    .braille = { $value ->
        [standard] Dix alignements.
        [advanced] Dix-neuf alignements.
        [um-quarto] Um Quarto, dix-neuf alignements.
       *[quarters] Quatorze alignements.
    }
setting-attributes = Dès la partie suivante comptent : { $value }.
    .brief = Partie suivante, comptent : { $value }.
    .braille = Comptent : { $value }.
setting-colour = { $value ->
        [orange-blue] Les deux couleurs s'appellent orange et bleue.
        [striped] À la place de la couleur, les pièces sont rayées ou unies.
        [ringed] À la place de la couleur, les pièces sont à anneau ou unies.
        [pinned] À la place de la couleur, les pièces sont à cheville ou unies.
        [rough] À la place de la couleur, les pièces sont rugueuses ou lisses.
        [own] À la place de la couleur, vos propres mots distinguent les pièces.
        [ignored] Dès la partie suivante, la couleur ne compte pas.
       *[light-dark] Les deux couleurs s'appellent claire et foncée.
    }
    .brief = { $value ->
        [orange-blue] Orange et bleue.
        [striped] Rayée et unie.
        [ringed] À anneau et unie.
        [pinned] À cheville et unie.
        [rough] Rugueuse et lisse.
        [own] Vos propres mots.
        [ignored] Partie suivante sans couleur.
       *[light-dark] Claire et foncée.
    }
    .braille = { $value ->
        [orange-blue] Orange et bleue.
        [striped] Rayée et unie.
        [ringed] À anneau et unie.
        [pinned] À cheville et unie.
        [rough] Rugueuse et lisse.
        [own] Vos propres mots.
        [ignored] Sans couleur.
       *[light-dark] Claire et foncée.
    }
setting-sizes = { $value ->
        [big-small] Les pièces hautes s'appellent grandes, et les basses petites.
       *[tall-short] Les pièces s'appellent hautes et basses.
    }
    .brief = { $value ->
        [big-small] Grande et petite.
       *[tall-short] Haute et basse.
    }
    .braille = { $value ->
        [big-small] Grande et petite.
       *[tall-short] Haute et basse.
    }
setting-lot = { $value ->
        [odd-even] Dès la partie suivante, pair ou impair décide qui donne en premier.
        [agreed] Dès la partie suivante, on vous demande qui donne en premier.
       *[random] Dès la partie suivante, le hasard décide qui donne en premier.
    }
    .brief = { $value ->
        [odd-even] Partie suivante : pair ou impair pour le début.
        [agreed] Partie suivante : vous dites qui donne en premier.
       *[random] Partie suivante : le début par le hasard.
    }
    .braille = { $value ->
        [odd-even] Début : pair ou impair.
        [agreed] Début : par accord.
       *[random] Début : hasard.
    }
setting-claims = { $value ->
        [two] Dès la partie suivante, on peut annoncer deux alignements complets par moment.
        [three] Dès la partie suivante, on peut annoncer trois alignements complets par moment.
        [any] Dès la partie suivante, on peut annoncer autant d'alignements complets que l'on veut.
       *[one] Dès la partie suivante, on peut annoncer un alignement complet par moment.
    }
    .brief = { $value ->
        [two] Partie suivante : deux essais.
        [three] Partie suivante : trois essais.
        [any] Partie suivante : essais sans limite.
       *[one] Partie suivante : un essai.
    }
    .braille = { $value ->
        [two] Deux essais.
        [three] Trois essais.
        [any] Essais : sans limite.
       *[one] Un seul essai.
    }
setting-tell-me = { $value ->
        [on] Dès la partie suivante, on vous dit quand il y a un Quarto à annoncer, mais pas où.
       *[off] Dès la partie suivante, personne ne vous dit qu'il y a un Quarto.
    }
    .brief = { $value ->
        [on] Partie suivante : un Quarto est signalé, mais pas où.
       *[off] Partie suivante : un Quarto n'est pas signalé.
    }
    .braille = { $value ->
        [on] Quartos signalés.
       *[off] Quartos non signalés.
    }
setting-preset = { $value ->
        [children] Règles pour les enfants : seule la hauteur compte, un Quarto est signalé, et l'ordinateur joue facilement. Dès la partie suivante.
        [contest] Règles de concours : une minute par tour, et une annonce erronée sur un alignement complet fait perdre la partie. Dès la partie suivante.
       *[own] Votre choix personnel de règles, comme avant.
    }
    .brief = { $value ->
        [children] Pour les enfants : hauteur seule, Quartos signalés, ordinateur facile.
        [contest] Concours : une minute par tour, une annonce erronée fait perdre.
       *[own] Règles personnelles, comme avant.
    }
    .braille = { $value ->
        [children] Règles : enfants.
        [contest] Règles : concours.
       *[own] Règles : personnelles.
    }
setting-false-claim = { $value ->
        [loses] Dès la partie suivante, une annonce erronée sur un alignement complet fait perdre la partie.
       *[free] Dès la partie suivante, une annonce erronée coûte un essai et rien de plus.
    }
    .brief = { $value ->
        [loses] Partie suivante : une annonce erronée fait perdre.
       *[free] Partie suivante : une annonce erronée coûte un essai.
    }
    .braille = { $value ->
        [loses] Annonce erronée : perdu.
       *[free] Annonce erronée : un essai.
    }
setting-move-time = { $value ->
        [off] Dès la partie suivante, il n'y a pas de pendule par tour.
       *[other] Dès la partie suivante, chaque tour a { $value }. La pendule s'arrête pendant que quelque chose est dit.
    }
    .brief = { $value ->
        [off] Partie suivante : pas de pendule par tour.
       *[other] Partie suivante : { $value } par tour.
    }
    .braille = { $value ->
        [off] Pas de pendule par tour.
       *[other] { CAP($value) } par tour. Pas de pendule en braille.
    }
setting-total-time = { $value ->
        [off] Dès la partie suivante, il n'y a pas de pendule pour toute la partie.
       *[other] Dès la partie suivante, chaque joueur a { $value } pour toute la partie. La pendule s'arrête pendant que quelque chose est dit.
    }
    .brief = { $value ->
        [off] Partie suivante : pas de pendule par partie.
       *[other] Partie suivante : { $value } par joueur.
    }
    .braille = { $value ->
        [off] Pas de pendule par partie.
       *[other] { CAP($value) } par partie. Pas de pendule en braille.
    }
setting-time-factor-1 = { $value ->
        [1] Le joueur 1 a le temps habituel.
       *[other] Le joueur 1 a { $value } fois le temps habituel, dans la partie en cours aussi.
    }
    .brief = { $value ->
        [1] Joueur 1 : temps habituel.
       *[other] Joueur 1 : { $value } fois le temps.
    }
    .braille = { $value ->
        [1] Joueur 1 : temps habituel.
       *[other] Joueur 1 : temps par { $value }.
    }
setting-time-factor-2 = { $value ->
        [1] Le joueur 2 a le temps habituel.
       *[other] Le joueur 2 a { $value } fois le temps habituel, dans la partie en cours aussi.
    }
    .brief = { $value ->
        [1] Joueur 2 : temps habituel.
       *[other] Joueur 2 : { $value } fois le temps.
    }
    .braille = { $value ->
        [1] Joueur 2 : temps habituel.
       *[other] Joueur 2 : temps par { $value }.
    }
setting-reading-speed = La pendule s'arrête pendant que vous lisez, à { $value } caractères par seconde.
    .brief = Lecture, { $value } caractères par seconde.
    .braille = { $value } caractères par seconde.
setting-theme = L'image du plateau est dessinée { $value ->
        [plain] en signes simples
        [contrast] en surfaces claires et sombres
        [yellow] en surfaces claires et sombres, jaune sur noir
       *[blocks] en blocs pleins
    }.
    .brief = { $value ->
        [plain] Une image en signes simples.
        [contrast] Une image en surfaces claires et sombres.
        [yellow] Une image en jaune sur noir.
       *[blocks] Une image en blocs pleins.
    }
    .braille = { $value ->
        [plain] Signes simples.
        [contrast] Contraste fort.
        [yellow] Jaune sur noir.
       *[blocks] Blocs pleins.
    }
setting-picture = { $value ->
        [on] Le plateau est dessiné pour les yeux.
        [off] Le plateau n'est pas dessiné.
       *[auto] Le plateau est dessiné pour les yeux là où la voix du programme parle.
    }
    .brief = { $value ->
        [on] Le plateau est dessiné.
        [off] Pas d'image du plateau.
       *[auto] Une image là où il n'y a pas de lecteur d'écran.
    }
    .braille = { $value ->
        [on] Avec image.
        [off] Sans image.
       *[auto] Image : automatique.
    }
setting-rate = La voix du programme dit { $value } mots par minute.
    .brief = { $value } mots par minute.
    .braille = { $value } mots par minute.
setting-pitch = La voix du programme a le ton { $value } sur 100.
    .brief = Ton { $value } sur 100.
    .braille = Ton { $value } sur 100.
setting-voice = { $value ->
        [best] La voix du programme est celle qui va le mieux avec la langue.
       *[other] La voix du programme est { $value }.
    }
    .brief = { $value ->
        [best] La meilleure voix.
       *[other] Voix { $value }.
    }
    .braille = { $value ->
        [best] La meilleure voix.
       *[other] Voix { $value }.
    }
setting-voice-volume = La voix du programme a le volume { $value } sur 100.
    .brief = Volume de la voix, { $value }.
    .braille = Volume de la voix, { $value }.
setting-sound-volume = { $value ->
        [0] Les sons sont coupés.
       *[other] Les sons ont le volume { $value } sur 100.
    }
    .brief = { $value ->
        [0] Sons coupés.
       *[other] Volume des sons, { $value }.
    }
    .braille = { $value ->
        [0] Sons coupés.
       *[other] Volume des sons, { $value }.
    }
setting-volume-navigation = Les tics ont le volume { $value } sur 100.
    .brief = Tics, volume { $value }.
    .braille = Volume des tics, { $value }.
setting-volume-events = Les sons des coups ont le volume { $value } sur 100.
    .brief = Sons des coups, volume { $value }.
    .braille = Sons des coups, { $value }.
setting-volume-alerts = Les sons d'alerte ont le volume { $value } sur 100.
    .brief = Sons d'alerte, volume { $value }.
    .braille = Sons d'alerte, { $value }.
setting-volume-sonification = Le plateau en sons a le volume { $value } sur 100.
    .brief = Le plateau en sons, volume { $value }.
    .braille = Le plateau en sons, { $value }.
setting-mono = { $value ->
        [on] Les sons viennent du milieu, et les colonnes diffèrent par la hauteur du son.
       *[off] Les sons vont de gauche à droite selon la colonne.
    }
    .brief = { $value ->
        [on] Sons mono.
       *[off] Sons stéréo.
    }
    .braille = { $value ->
        [on] Sons mono.
       *[off] Sons stéréo.
    }
setting-spatial = { $value ->
        [on] La voix du programme vient de la case dont elle parle.
       *[off] La voix du programme vient du milieu.
    }
    .brief = { $value ->
        [on] Voix depuis la case.
       *[off] Voix du milieu.
    }
    .braille = { $value ->
        [on] Voix depuis la case.
       *[off] Voix du milieu.
    }

# À quoi sert chacun. Les mêmes phrases se trouvent dans le fichier des réglages.

setting-help-profile = Change plusieurs réglages à la fois : pour débuter, pour la brièveté, pour la malvoyance ou pour la surdicécité.
    .brief = Change plusieurs réglages à la fois.
    .braille = Plusieurs réglages à la fois.
setting-help-verbosity = Combien est dit : les messages courts sont pour qui connaît le jeu, les longs expliquent davantage.
    .brief = Court pour qui connaît, long explique.
    .braille = Longueur de tous les messages.
setting-help-verbosity-focus = Combien est dit de ce qui est sous le curseur, par exemple une case et sa pièce.
    .brief = Combien est dit du curseur.
    .braille = Longueur au curseur.
setting-help-verbosity-moves = Combien est dit des coups, des annonces et de la fin d'une partie.
    .brief = Combien est dit des coups.
    .braille = Longueur des coups.
setting-help-verbosity-answers = Combien est dit quand vous demandez quelque chose sur la partie, par exemple le plateau ou la pièce en main.
    .brief = Combien est dit quand vous demandez.
    .braille = Longueur des réponses.
setting-help-verbosity-refusals = Combien est dit quand une chose ne se peut pas, et que faire à la place.
    .brief = Combien est dit quand une chose ne se peut pas.
    .braille = Longueur des refus.
setting-help-verbosity-help = Combien est dit dans l'aide, les listes et les questions autour de la partie.
    .brief = Combien est dit dans l'aide et les listes.
    .braille = Longueur de l'aide.
setting-help-confirm-gives = Demande avant de donner une pièce, pour qu'une pression par erreur sur { KEY("enter") } ne donne rien.
    .brief = Demande avant de donner une pièce.
    .braille = Demande avant de donner.
setting-help-language = Quelle langue le programme parle et comprend, ou auto pour celle du système. L'anglais est compris en plus.
    .brief = Quelle langue est parlée.
    .braille = La langue.
setting-help-cells = Comment les cases sont nommées : par la lettre de la colonne et le chiffre de la rangée, ou par deux chiffres, la rangée d'abord.
    .brief = Comment les cases sont nommées.
    .braille = Noms des cases.
setting-help-first-row = Où est la rangée 1 du plateau : près de vous, ou en haut, loin de vous. Le haut et le bas, les bords et l'image suivent ce choix.
    .brief = Où est la rangée 1.
    .braille = Place de la rangée 1.
setting-help-speech = Votre lecteur d'écran, par du texte ou directement, la voix du programme, ou du texte pour le braille sans voix. Un seul parle à la fois.
    .brief = Votre lecteur d'écran, la voix du programme, ou le braille.
    .braille = Lecteur, voix ou braille.
setting-help-lines = Quels alignements de quatre peuvent être annoncés, dès la partie suivante.
    .brief = Quels alignements peuvent être annoncés.
    .braille = Alignements qui comptent.
setting-help-attributes = Par quoi les pièces se distinguent, parmi hauteur, couleur, forme et creux, dès la partie suivante. Avec moins d'entre eux, le jeu est plus simple.
    .brief = Par quoi les pièces se distinguent.
    .braille = Ce qui compte.
setting-help-colour = Comment s'appellent les deux couleurs. Elles peuvent aussi être dites comme une marque que les doigts sentent, ou ne pas compter.
    .brief = Mots pour les deux couleurs, ou une marque, ou rien.
    .braille = Mots pour les couleurs.
setting-help-own-light = Votre propre mot pour les pièces claires, utilisé là où vos propres mots disent les couleurs.
    .brief = Votre propre mot pour les pièces claires.
    .braille = Mot propre pour claire.
setting-help-own-dark = Votre propre mot pour les pièces foncées, utilisé là où vos propres mots disent les couleurs.
    .brief = Votre propre mot pour les pièces foncées.
    .braille = Mot propre pour foncée.
setting-help-sizes = Comment s'appellent les deux hauteurs. Grande et petite sont des mots pour les enfants.
    .brief = Mots pour les deux hauteurs.
    .braille = Mots pour les hauteurs.
setting-help-lot = Comment on décide qui donne en premier : par le hasard, par pair ou impair, ou selon votre accord.
    .brief = Comment le début est décidé.
    .braille = Qui donne d'abord.
setting-help-claims = Combien d'alignements complets peuvent être annoncés dans un moment. Cette limite est une règle de ce programme, pour que les alignements se trouvent à l'écoute et non à l'essai.
    .brief = Combien d'alignements complets peuvent être annoncés dans un moment.
    .braille = Essais d'annonce.
setting-help-tell-me = Aide pour débuter : on vous dit quand il y a un Quarto à annoncer, et vous devez trouver où. Tout le monde à la partie entend que c'est en marche.
    .brief = Pour débuter, on vous dit quand il y a un Quarto, mais pas où.
    .braille = Signale un Quarto.
setting-help-preset = Change plusieurs règles à la fois pour la partie suivante : pour les enfants, ou comme en concours.
    .brief = Change plusieurs règles à la fois.
    .braille = Plusieurs règles à la fois.
setting-help-false-claim = Ce que coûte l'annonce d'un alignement complet qui n'est pas un Quarto, dès la partie suivante.
    .brief = Ce que coûte une annonce erronée.
    .braille = Annonces erronées.
setting-help-move-time = Combien de temps il y a pour poser et donner, en secondes dès la partie suivante, 0 pour aucune pendule. Le temps écoulé, le programme joue au hasard. En braille, il n'y a pas de pendule.
    .brief = Temps pour poser et donner, 0 pour aucune pendule. Pas de pendule en braille.
    .braille = Temps par tour. Aucun ici.
setting-help-total-time = Combien de temps chaque joueur a pour toute la partie, en secondes dès la partie suivante, 0 pour aucune pendule. Ne plus en avoir fait perdre. En braille, il n'y a pas de pendule.
    .brief = Temps de chaque joueur pour une partie, 0 pour aucune pendule.
    .braille = Temps par partie. Aucun ici.
setting-help-time-factor-1 = Par combien le temps du joueur 1 est multiplié, 1 à 10. Contre l'ordinateur, le joueur 1, c'est vous. Cela vaut tout de suite.
    .brief = Par combien le temps du joueur 1, ou le vôtre, est multiplié.
    .braille = Temps du joueur 1, par 1 à 10.
setting-help-time-factor-2 = Par combien le temps du joueur 2 est multiplié, 1 à 10. Cela vaut tout de suite.
    .brief = Par combien le temps du joueur 2 est multiplié.
    .braille = Temps du joueur 2, par 1 à 10.
setting-help-reading-speed = À quelle vitesse vous lisez ou écoutez, en caractères par seconde. La pendule s'arrête d'autant après chaque message, ou jusqu'à votre touche suivante. Avec la voix du programme, elle attend la fin du son.
    .brief = À quelle vitesse vous lisez, pour que la pendule vous attende.
    .braille = Caractères par seconde pour la pendule.
setting-help-theme = Comment l'image du plateau est dessinée. Aucun des aspects n'a besoin de couleur pour distinguer les pièces.
    .brief = Comment l'image est dessinée.
    .braille = Aspect de l'image.
setting-help-picture = Dessine le plateau en grand dans le terminal, pour les personnes qui voient.
    .brief = Un grand plateau dans le terminal, pour les yeux.
    .braille = Une image pour les yeux.
setting-help-rate = À quelle vitesse parle la voix du programme, en mots par minute. { CAP(KEY("+")) } et { KEY("-") } la changent à tout moment.
    .brief = Vitesse de la voix. { CAP(KEY("+")) } et { KEY("-") } la changent.
    .braille = Mots par minute. { CAP(KEY("+")) }, { KEY("-") }.
setting-help-pitch = À quelle hauteur parle la voix du programme, jusqu'à 100.
    .brief = Ton de la voix.
    .braille = Ton de la voix.
setting-help-voice = Quelle voix le programme prend pour cette langue : { $language }. La commande quarto-access voices énumère celles qui sont installées.
    .brief = Laquelle des voix installées parle.
    .braille = Quelle voix parle.
setting-help-voice-volume = Avec quelle force parle la voix du programme, jusqu'à 100.
    .brief = Volume de la voix.
    .braille = Volume de la voix.
setting-help-sound-volume = Avec quelle force tous les sons sont joués, jusqu'à 100, ou 0 pour aucun. La voix ne change pas avec eux.
    .brief = Volume de tous les sons, 0 pour aucun.
    .braille = Volume de tous les sons.
setting-help-volume-navigation = Avec quelle force sonnent les tics du curseur et des listes, en part de tous les sons.
    .brief = Volume des tics du curseur.
    .braille = Volume des tics.
setting-help-volume-events = Avec quelle force sonnent les coups et la fin, en part de tous les sons.
    .brief = Volume des sons de coups.
    .braille = Volume des coups.
setting-help-volume-alerts = Avec quelle force sonnent les refus et les annonces, en part de tous les sons.
    .brief = Volume des refus et des annonces.
    .braille = Volume des alertes.
setting-help-volume-sonification = Avec quelle force sonne le plateau quand il est joué en sons, en part de tous les sons.
    .brief = Volume du plateau en sons.
    .braille = Volume du plateau.
setting-help-mono = Pour une seule oreille ou un seul haut-parleur : les colonnes se distinguent par la hauteur du son, non par gauche et droite.
    .brief = Pour une oreille : colonnes par la hauteur du son.
    .braille = Pour une oreille.
setting-help-spatial = Fait venir la voix du programme du côté de la case dont elle parle. Pour un casque.
    .brief = La voix vient du côté de la case.
    .braille = Voix depuis la case.
setting-help-notes = Ce qui vous a été dit une fois et ne l'est plus. Ce ne sont pas des réglages.
