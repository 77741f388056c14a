# Autour de la partie : accueil, listes, questions, aide, saisie, enregistrement, sortie.

language-offered = Français. Appuyez sur { KEY("enter") } pour le français, { KEY("down") } pour une autre langue.
    .brief = Français. { CAP(KEY("enter")) }, français. { CAP(KEY("down")) }, autre langue.
    .braille = Français. { CAP(KEY("enter")) } ou { KEY("down") }.
voice-missing = Il n'y a pas ici de voix pour cette langue : { $language }, et ce que vous entendez peut être inexact. Installez-en une, dans le système ou pour eSpeak NG, ou appuyez sur { KEY("o") } et choisissez votre lecteur d'écran ou une autre langue.
    .brief = Pas de voix pour cette langue : { $language }. Installez-en une, ou { KEY("o") }, autre langue.
    .braille = Pas de voix : { $language }.
keys-refused = Le fichier de vos touches n'est pas utilisé, et toutes les touches sont les touches habituelles. { $fault ->
        [not-read] Il est illisible.
        [not-toml] Il n'a pas de table nommée keys, ou n'est pas un texte TOML.
        [unknown-action] Il n'existe pas d'action à touche nommée { $name }.
        [fixed-action] Les touches de { $name } ne peuvent pas changer.
        [no-key] Indiquez une ou deux touches pour { $name }.
        [unknown-key] Il n'existe pas de touche nommée { $name }.
       *[conflict] Au même endroit, { $name } ferait deux choses : { $first }, et { $second }.
    }
    .brief = Vos touches ne sont pas utilisées. { $fault ->
        [not-read] Leur fichier est illisible.
        [not-toml] Leur fichier n'a pas de table nommée keys.
        [unknown-action] Aucune action ne s'appelle { $name }.
        [fixed-action] Les touches de { $name } ne peuvent pas changer.
        [no-key] Une ou deux touches pour { $name }.
        [unknown-key] Aucune touche ne s'appelle { $name }.
       *[conflict] { CAP($name) } ferait deux choses : { $first }, et { $second }.
    }
    .braille = Touches propres non utilisées : { $name }.
welcome = Quarto Access, un jeu à l'écoute. Appuyez sur { KEY("enter") } pour jouer contre l'ordinateur, sur 2 pour jouer à deux à ce clavier, sur { KEY("l", place: "opening") } pour une leçon, sur { KEY("down") } pour la suite, sur { KEY("?") } pour l'aide.
    .brief = Quarto Access. { CAP(KEY("enter")) }, contre l'ordinateur. 2, à deux. { CAP(KEY("?")) }, aide.
    .braille = Quarto Access. { CAP(KEY("enter")) }, ordinateur. 2, à deux. { CAP(KEY("?")) }, aide.
welcome-first = Bienvenue dans Quarto Access, un jeu à l'écoute. Appuyez sur { KEY("enter") } pour une leçon de dix minutes, sur { KEY("p", place: "opening") } pour jouer tout de suite contre l'ordinateur, sur { KEY("down") } pour la suite, sur { KEY("?") } pour l'aide. Les couleurs vous sont-elles utiles ? Les pièces sont claires ou foncées. Appuyez sur { KEY("c", place: "opening") } pour une marque que les doigts sentent, et encore, jusqu'à aucune.
    .brief = Bienvenue dans Quarto Access. { CAP(KEY("enter")) }, leçon. { CAP(KEY("p", place: "opening")) }, jouer. { CAP(KEY("?")) }, aide. Pièces claires et foncées, ou { KEY("c", place: "opening") } pour une marque à la place ?
    .braille = Quarto Access. { CAP(KEY("enter")) }, leçon. { CAP(KEY("p", place: "opening")) }, jouer. { CAP(KEY("?")) }, aide. Claires et foncées, ou { KEY("c", place: "opening") }, marque ?
picture-waits = C'est retenu. Rien n'est dessiné tant que des lignes sont écrites, car un lecteur d'écran lirait le dessin. L'image vient quand le programme parle lui-même, ou directement par votre lecteur d'écran.
    .brief = C'est retenu. Pas d'image à côté du texte, elle vient avec la voix du programme.
    .braille = C'est retenu. Pas d'image à côté du texte.
nothing-saved = Non. Aucune partie n'est enregistrée. Appuyez sur { KEY("p", place: "opening") } pour jouer contre l'ordinateur.
    .brief = Non. Aucune partie enregistrée. { CAP(KEY("p", place: "opening")) }, contre l'ordinateur.
    .braille = Non. Aucune partie enregistrée.
welcome-saved = Quarto Access. Une partie enregistrée { $against ->
        [computer] contre l'ordinateur
       *[player] à deux
    }, { $placed ->
        [0] aucune pièce posée
        [one] { AS($placed, "form-pieces") } posée
       *[other] { AS($placed, "form-pieces") } posées
    }. Appuyez sur { KEY("enter") } pour la continuer, sur { KEY("n", place: "opening") } pour en commencer une autre.
    .brief = Partie enregistrée { $against ->
        [computer] contre l'ordinateur
       *[player] à deux
    }, { $placed ->
        [one] { AS($placed, "form-pieces") } posée
       *[other] { AS($placed, "form-pieces") } posées
    }. { CAP(KEY("enter")) } continue, { KEY("n", place: "opening") } en commence une autre.
    .braille = Partie enregistrée, { $placed ->
        [one] { $placed } posée
       *[other] { $placed } posées
    }. { CAP(KEY("enter")) } continue, { KEY("n", place: "opening") } nouvelle.
save-set-aside = La partie enregistrée est illisible. Son fichier est gardé sous un autre nom.
    .brief = La partie enregistrée est illisible, son fichier est gardé.
    .braille = Partie illisible, gardée.
settings-set-aside = { $all ->
        [on] Vos réglages sont illisibles, tout est donc comme d'habitude. Leur fichier est gardé sous un autre nom.
       *[off] Certains de vos réglages sont illisibles, et sont comme d'habitude. Leur fichier est gardé sous un autre nom.
    }
    .brief = { $all ->
        [on] Vos réglages sont illisibles, leur fichier est gardé.
       *[off] Certains réglages sont illisibles, leur fichier est gardé.
    }
    .braille = { $all ->
        [on] Réglages illisibles, gardés.
       *[off] Certains réglages illisibles, gardés.
    }
voice-introduced = Aucun lecteur d'écran n'a été trouvé, le programme parle donc lui-même. { $playing ->
        [on] Appuyez sur { KEY("o") } pour les options, où vous choisissez qui parle, par exemple votre lecteur d'écran.
       *[off] Appuyez sur { KEY("v", place: "opening") } pour choisir qui parle, par exemple votre lecteur d'écran.
    }
    .brief = Aucun lecteur d'écran trouvé. { $playing ->
        [on] Appuyez sur { KEY("o") } pour choisir qui parle.
       *[off] Appuyez sur { KEY("v", place: "opening") } pour choisir qui parle.
    }
    .braille = Aucun lecteur d'écran. { $playing ->
        [on] { CAP(KEY("o")) }, qui parle.
       *[off] { CAP(KEY("v", place: "opening")) }, qui parle.
    }
direct-offered = { $reader } peut aussi parler directement pour le programme, et la touche suivante l'interrompt alors. Appuyez sur { KEY("v", place: "opening") } pour cela, ou laissez les choses ainsi.
    .brief = { $reader } peut parler directement, et la touche suivante l'interrompt. Appuyez sur { KEY("v", place: "opening") } pour cela.
    .braille = { CAP(KEY("v", place: "opening")) }, par { $reader } directement.

again = { $sentence }, encore.
list-opened = { $kind ->
        [options] Options. { CAP(KEY("up")) } et { KEY("down") } les parcourent, { KEY("left") } et { KEY("right") } en changent une, { KEY("escape") } ferme.
        [sounds] Sons. { CAP(KEY("up")) } et { KEY("down") } les parcourent, { KEY("enter") } en rejoue un, { KEY("escape") } ferme.
       *[game] Menu. { CAP(KEY("up")) } et { KEY("down") } le parcourent, { KEY("enter") } exécute, { KEY("escape") } ferme.
    }
    .brief = { $kind ->
        [options] Les options.
        [sounds] Les sons.
       *[game] Le menu.
    }
    .braille = { $kind ->
        [options] Options.
        [sounds] Les sons.
       *[game] Le menu.
    }
item = { CAP($action) }.
item-with-key = { CAP($action) }. Touche { $keys }.
    .brief = { CAP($action) }, { $keys }.
    .braille = { CAP($action) }, { $keys }.
item-edge = Pas d'autre élément. { CAP($action) }.
    .brief = Pas d'autre élément, { $action }.
    .braille = Pas d'autre élément, { $action }.
list-closed = Menu fermé. Les touches agissent de nouveau sur ce qui était dessous.
    .brief = Menu fermé.
    .braille = Menu fermé.

asked-resign = Abandonner cette partie ? Appuyez sur { KEY("enter") } pour abandonner, sur { KEY("escape") } pour continuer.
    .brief = Abandonner ? { CAP(KEY("enter")) } abandonne, { KEY("escape") } continue.
    .braille = Abandonner ? { CAP(KEY("enter")) } ou { KEY("escape") }.
asked-new-game = Commencer une nouvelle partie ? Appuyez sur { KEY("enter") } pour la commencer, sur { KEY("escape") } pour rester.
    .brief = Nouvelle partie ? { CAP(KEY("enter")) } la commence, { KEY("escape") } reste.
    .braille = Nouvelle partie ? { CAP(KEY("enter")) } ou { KEY("escape") }.
declined = Rien n'est fait. Rien n'a changé.
    .brief = Rien n'est fait.
    .braille = Rien n'est fait.

help-row = { CAP($keys) }, { $action }.
    .brief = { CAP($keys) }, { $action }.
    .braille = { CAP($keys) }, { $action }.
help-more = Appuyez encore sur { KEY("?") } pour toutes les touches.
    .brief = { CAP(KEY("?")) } encore, toutes les touches.
    .braille = { CAP(KEY("?")) }, toutes les touches.
describing = Description des touches. Appuyez sur une touche pour entendre ce qu'elle fait, sur { KEY("escape") } pour finir.
    .brief = Description des touches. Appuyez sur une touche, { KEY("escape") } finit.
    .braille = Description des touches. { CAP(KEY("escape")) } finit.
describing-ended = Fin de la description. Les touches agissent de nouveau.
    .brief = Les touches agissent de nouveau.
    .braille = Les touches agissent.
key-described = { CAP($key) } : { $action }.
    .brief = { CAP($key) }, { $action }.
    .braille = { CAP($key) }, { $action }.
key-idle = { CAP($key) } ne fait rien ici.
    .brief = { CAP($key) }, sans effet ici.
    .braille = { CAP($key) }, sans effet.
unbound = Aucune action sur { $key } ici. Appuyez sur { KEY("?") } pour l'aide.
    .brief = Aucune action sur { $key }. { CAP(KEY("?")) } pour l'aide.
    .braille = Aucune action sur { $key }.
unbound-typing = Aucune action sur { $key } pendant la saisie. Appuyez sur { KEY("escape") } pour l'annuler.
    .brief = Aucune action sur { $key } en saisie. { CAP(KEY("escape")) } annule.
    .braille = Aucune action sur { $key }.

typing = Écrivez une commande et appuyez sur { KEY("enter") }. Par exemple, poser { CELL("b3") }, ou donner haute foncée ronde creuse.
    .brief = Écrivez une commande, puis { KEY("enter") }. Par exemple, poser { CELL("b3") }.
    .braille = Écrivez une commande.
finding = Écrivez ce qu'il faut trouver et appuyez sur { KEY("enter") }. Par exemple haute foncée, ou { CELL("b3") }.
    .brief = Trouver quoi ? Écrivez-le, puis { KEY("enter") }. Par exemple haute foncée.
    .braille = Trouver quoi ?
sign-typed = { CAP($key) }.
erased = Effacé { $character }. Écrit jusqu'ici : { $text }.
    .brief = Effacé { $character }, reste { $text }.
    .braille = Effacé { $character }, reste { $text }.
erased-all = Effacé { $character }. Plus rien n'est écrit.
    .brief = Effacé { $character }, il ne reste rien.
    .braille = Effacé { $character }, reste rien.
typed = Écrit jusqu'ici : { $text }.
    .brief = Écrit : { $text }.
    .braille = Écrit : { $text }.
only-signs = seulement des signes
nothing-typed = Rien n'est encore écrit. Écrivez une commande et appuyez sur { KEY("enter") }, ou sur { KEY("escape") }.
    .brief = Rien n'est encore écrit.
    .braille = Rien d'écrit.
typing-cancelled = Saisie annulée, rien n'est fait.
    .brief = Saisie annulée, rien n'est fait.
    .braille = Saisie annulée.
not-understood = Non. Pas compris : { $text }. Écrivez par exemple poser { CELL("b3") }, donner haute foncée ronde creuse, annoncer rangée 2, plateau ou état.
    .brief = Non. Pas compris : { $text }. Par exemple poser { CELL("b3") }, donner haute foncée ronde creuse, annoncer rangée 2.
    .braille = Non. Pas compris : { $text }.
not-understood-ambiguous = Non. Plusieurs commandes commencent comme { $text } : { $candidates }. Écrivez-en plus.
    .brief = Non. { CAP($text) } peut être { $candidates }. Écrivez-en plus.
    .braille = Non. { CAP($text) } n'est pas clair.
piece-unclear = Non. { $fitting ->
        [0] Aucune pièce restante n'est { $text }.
       *[other] Plusieurs pièces restantes conviennent, { $fitting } en tout : { $text }. Précisez hauteur, couleur, forme et creux.
    }
    .brief = Non. { $fitting ->
        [0] Aucune pièce restante n'est { $text }.
       *[other] { $fitting } pièces restantes conviennent : { $text }. Précisez.
    }
    .braille = Non. { $fitting ->
        [0] Aucune pièce
        [one] { $fitting } pièce
       *[other] { $fitting } pièces
    } : { $text }.

pasted = Non. Trop de signes sont venus à la fois, comme d'un collage, et rien n'en a été fait. Appuyez sur une touche à la fois.
    .brief = Non. Trop à la fois, rien n'est fait. Une touche à la fois.
    .braille = Non. Trop à la fois.
voice-not-ours = Non. Plus et tiret règlent la voix du programme, et { $mode ->
        [print] c'est votre lecteur d'écran qui parle. Changez sa vitesse chez lui
        [direct] c'est votre lecteur d'écran qui parle. Changez sa vitesse chez lui
       *[other] aucune voix ne parle en ce moment
    }.
    .brief = Non. { $mode ->
        [print] Votre lecteur d'écran a sa propre vitesse
        [direct] Votre lecteur d'écran a sa propre vitesse
       *[other] Aucune voix ne parle en ce moment
    }.
    .braille = Non. La voix du programme ne parle pas.
no-other-voice = Non. Aucune autre voix ne peut être choisie, sauf si la voix du programme parle et que d'autres voix sont installées. La commande quarto-access voices les énumère.
    .brief = Non. Pas d'autre voix à choisir ici.
    .braille = Non. Pas d'autre voix.
no-sounds = { $off ->
        [on] Non. Les sons sont coupés. Montez-les dans les options, touche { KEY("o") }, ou appuyez sur { KEY("m") } pour entendre le plateau en mots.
       *[off] Non. Il n'y a pas d'appareil pour les sons. Appuyez sur { KEY("m") } pour entendre le plateau en mots.
    }
    .brief = { $off ->
        [on] Non. Les sons sont coupés. Options, touche { KEY("o") }, ou { KEY("m") } pour les mots.
       *[off] Non. Pas d'appareil pour les sons. { CAP(KEY("m")) } pour les mots.
    }
    .braille = { $off ->
        [on] Non. Sons coupés. { CAP(KEY("m")) }, mots.
       *[off] Non. Pas d'appareil pour les sons. { CAP(KEY("m")) }, mots.
    }
speaker-lost = { $left ->
        [direct] Votre lecteur d'écran ne répond pas.
        [braille] L'afficheur braille ne répond pas.
       *[self] La voix du programme est inaudible.
    } { $now ->
        [self] La voix du programme parle.
        [braille] Le texte est écrit pour le braille.
       *[print] Le texte est écrit pour votre lecteur d'écran.
    }
    .brief = { $left ->
        [direct] Votre lecteur ne répond pas.
        [braille] L'afficheur ne répond pas.
       *[self] Aucune voix audible.
    } { $now ->
        [self] La voix du programme parle.
       *[print] Le texte est écrit à la place.
    }
    .braille = { $left ->
        [direct] Lecteur perdu.
        [braille] Afficheur perdu.
       *[self] Voix perdue.
    } { $now ->
        [self] La voix parle.
       *[print] Texte.
    }
speaker-back = { $now ->
        [direct] Votre lecteur d'écran répond, et parle de nouveau pour le programme.
        [braille] L'afficheur braille répond, et montre de nouveau les cellules.
       *[self] La voix du programme marche de nouveau.
    }
    .brief = { $now ->
        [direct] Votre lecteur parle de nouveau.
        [braille] L'afficheur montre de nouveau les cellules.
       *[self] La voix parle de nouveau.
    }
    .braille = { $now ->
        [direct] Lecteur de retour.
        [braille] Afficheur de retour.
       *[self] Voix de retour.
    }
sound-edge = Pas d'autre son.
history-edge = { $direction ->
        [older] Il n'y a pas de message plus ancien.
       *[newer] Il n'y a pas de message plus récent.
    }
    .brief = { $direction ->
        [older] Pas de message plus ancien.
       *[newer] Pas de message plus récent.
    }
    .braille = { $direction ->
        [older] Rien de plus ancien.
       *[newer] Rien de plus récent.
    }
spelled = { $letters }.
spelled-letter = { $letter }
spelled-letters = { $letters }
spelled-word = { $first }. { $second }
spelled-mark = { $mark ->
        [stop] point
        [comma] virgule
        [colon] deux-points
        [question] point d'interrogation
        [exclamation] point d'exclamation
        [apostrophe] apostrophe
       *[hyphen] tiret
    }

quit-asked = { $saved ->
        [on] La partie est enregistrée. Appuyez encore sur { KEY("ctrl-c") } pour quitter.
       *[off] La partie n'a pas pu être enregistrée. Appuyez encore sur { KEY("ctrl-c") } pour quitter quand même.
    }
    .brief = { $saved ->
        [on] Enregistrée. Appuyez encore pour quitter.
       *[off] Non enregistrée. Appuyez encore pour quitter quand même.
    }
    .braille = { $saved ->
        [on] Enregistrée. Encore pour quitter.
       *[off] Non enregistrée. Encore pour quitter.
    }
quit-asked-idle = Appuyez encore sur { KEY("ctrl-c") } pour quitter.
    .brief = Appuyez encore pour quitter.
    .braille = Encore pour quitter.
save-failed = { $what ->
        [lesson] Votre avancée dans la leçon n'a pas pu être gardée, son fichier ne peut pas être écrit. La leçon continue quand même.
       *[game] La partie n'a pas pu être enregistrée, son fichier ne peut pas être écrit. Elle continue quand même.
    }
    .brief = { $what ->
        [lesson] Votre avancée dans la leçon ne peut pas être gardée. Elle continue.
       *[game] La partie ne peut pas être enregistrée. Elle continue.
    }
    .braille = Enregistrement impossible.
settings-not-kept = Les options ne peuvent pas être gardées, leur fichier ne peut pas être écrit. Elles valent jusqu'à ce que vous quittiez.
    .brief = Les options ne peuvent pas être gardées. Elles valent jusqu'à la sortie.
    .braille = Options valables jusqu'à la sortie.
transcript-failed = Ce qui est dit ne peut plus être noté, le fichier ne peut pas être écrit. La partie continue.
    .brief = La transcription ne peut pas être écrite. La partie continue.
    .braille = Transcription impossible.
save-moved = Un autre programme écrit dans le fichier de cette partie. Elle est désormais gardée dans { $name }.
    .brief = Un autre programme utilise ce fichier. La partie est maintenant dans { $name }.
    .braille = Partie maintenant dans { $name }.
left-saved = La partie est enregistrée. Au revoir.
    .brief = Enregistrée. Au revoir.
    .braille = Enregistrée. Au revoir.
left-unsaved = La partie n'a pas pu être enregistrée. Au revoir.
    .brief = Non enregistrée. Au revoir.
    .braille = Non enregistrée. Au revoir.
left = Au revoir.
