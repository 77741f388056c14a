# La ligne de commande : aide, refus, et les mots d'une commande écrite.

about = Quarto Access { $version }. Un jeu de Quarto à l'écoute. Il n'est pas officiel et n'a pas de lien avec l'éditeur du jeu.
help-usage = Quarto Access, un jeu de Quarto à l'écoute.
help-commands = quarto-access : s'ouvre par le choix de l'adversaire.
help-play = quarto-access play : joue, avec les options ci-dessous ; --against ou --start commence une partie tout de suite.
help-table = quarto-access table : pour deux personnes qui jouent sur un vrai plateau. Vous entrez ce qui y a été fait, et le programme tient le compte, juge les annonces et enregistre la partie. --names ANNA,BEN dit qui joue, --first NOM, 1, 2 ou lot qui donne en premier, sinon on le demande. --start, --save, --seed, --speech, --verbosity et --transcript sont comme pour play.
help-replay = quarto-access replay FICHIER : raconte une partie enregistrée coup par coup, avec --json une ligne de données par coup.
help-doctor = quarto-access doctor : dit ce qui est là pour entendre le jeu, et que faire de ce qui manque. Avec --aloud il essaie la voix et un son, avec --json il écrit des données.
help-voices = quarto-access voices : énumère les voix du synthétiseur, avec --json en données. Avec --aloud la meilleure voix de chaque langue dit son nom.
help-settings = quarto-access settings list : dit chaque réglage, ce qu'il fait et ce qu'il accepte. settings get NOM, settings set NOM VALEUR et settings reset NOM en lisent, changent et remettent un, settings reset tous. settings set profile NOM en change plusieurs. Avec --json, list et get écrivent des données.
help-saves = quarto-access saves : énumère les parties enregistrées sous un nom, avec --json en données. saves delete NOM --yes en supprime une, saves text NOM FICHIER l'écrit en phrases, saves record NOM FICHIER en données. Un fichier qui existe n'est jamais remplacé.
help-judge = quarto-access judge POSITION : dit quels alignements sont des Quartos et par quoi, ou ce qui est faux dans la position. Elle s'écrit en mots, par exemple a1 haute foncée ronde creuse, b1 basse foncée carrée pleine, ou 1b4f/----/----/---- 7 standard. --file FICHIER juge chaque ligne d'un fichier, --json répond par des données.
help-message = quarto-access message : une partie avec quelqu'un au loin, par des lignes que vous envoyez comme vous voulez. message new --file PARTIE en commence une, avec --rules NOM pour d'autres règles, et --first me, other ou lot dit qui donne en premier. message PARTIE et votre coup, par exemple poser b3 donner haute foncée ronde creuse, dit la ligne à envoyer. message PARTIE et une ligne reçue la prend en compte. message PARTIE dit où en est la partie.
help-fabricate = quarto-access fabricate : fait les dessins d'un plateau à découper, comme board-fabrication. fabricate describe dit le plateau en mots, fabricate --help dit le reste.
help-against = --against person ou --against computer : contre qui jouer.
help-names = --names ANNA,BEN : comment s'appellent deux joueurs.
help-level = --level easy ou --level normal : la force de l'ordinateur.
help-lot = --lot random, odd-even ou agreed : comment on décide qui donne en premier.
help-preset = --preset children ou contest : plusieurs règles à la fois, comme dans les options.
help-verbosity = --verbosity short ou --verbosity long : combien est dit.
help-speech = --speech print, direct, self, braille, silent ou auto : qui parle. print écrit du texte pour votre lecteur d'écran, direct parle par lui, self parle avec la voix du programme, braille écrit au plus bref, silent ne dit rien, auto laisse le programme trouver.
help-lang = --lang en, hu, ru, es, pt-BR ou fr, avec toute commande : la langue parlée et comprise ; avec ask, chaque langue se propose elle-même. Sans cela vaut le réglage language, puis la langue du système.
help-seed = --seed NOMBRE : le même nombre donne le même tirage et le même ordinateur.
help-start = --start FICHIER : continue une partie enregistrée, ou commence par une position écrite en texte. À la place d'un fichier, on peut donner la position elle-même, comme dans quarto-access judge.
help-save = --save FICHIER : garde la partie dans ce fichier après chaque coup. Un fichier déjà là est gardé sous un autre nom.
help-transcript = --transcript FICHIER : note tout ce qui est dit, une ligne de données par message.
help-version = --version : quelle est cette version. --help : ce texte.
help-exit = Le programme finit par 0 quand tout est fait ou enregistré, par 1 quand quelque chose n'a pas pu être écrit, par 2 quand la commande ou un fichier n'est pas compris ou qu'il n'y a pas de terminal.

bad-option = Cette commande ou option n'existe pas : { $option }. Tapez quarto-access --help pour entendre ce qu'il y a.
bad-value = { $option } ne peut pas être { $value }. Valeurs possibles : { $choices }.
missing-value = { $option } demande une valeur à la suite. Tapez quarto-access --help pour entendre ce qu'il y a.
unneeded-value = { $option } se met seule, sans valeur.
empty-word = un mot vide
choice = { $choice }
choice-or = { $first } ou { $second }
any-number = un nombre entier
bad-names = { $reason ->
        [alike] Les deux noms sont pareils, et personne ne pourrait distinguer les joueurs.
       *[other] Il faut deux noms, en lettres, avec une virgule entre eux.
    } On écrit par exemple --names Anna,Ben.
bad-start = { $text } n'est pas un fichier lisible, et comme position c'est faux. { $problem }
missing-file = Le nom d'un fichier manque. On écrit par exemple quarto-access replay game.json, ou --save game.json.

settings-line = { $name } vaut { $value }. { $help } Valeurs possibles : { $choices }.
settings-now = { $name } vaut maintenant { $value }.
settings-all-usual = Tous les réglages sont de nouveau comme d'habitude.
settings-range = { $from } à { $to } par pas de { $step }
settings-own-word = un mot de 20 lettres au plus
settings-voices = best, ou une voix par l'identifiant que dit quarto-access voices
settings-damaged = { $all ->
        [on] Vos réglages sont illisibles, tout est donc comme d'habitude.
       *[off] Certains de vos réglages sont illisibles et sont comme d'habitude : { $names }.
    } { $kept ->
        [on] Leur fichier est gardé sous le nom { $file }.
       *[off] Leur fichier { $file } n'a pas pu être mis de côté.
    }
settings-unreadable = Vos réglages ne peuvent pas être lus dans { $path } : { $problem }. Rendez le fichier lisible, ou mettez-le de côté.
settings-unwritable = Vos réglages ne peuvent pas être écrits dans { $path } : { $problem }. Rien n'a changé.
setting-missing = Le nom d'un réglage manque. Tapez quarto-access settings list pour les entendre tous.
setting-value-missing = { $name } demande une valeur à la suite. Valeurs possibles : { $choices }.
setting-unknown = Il n'y a pas de réglage nommé { $name }. Possibles sont { $names }.
setting-unknown-like = Il n'y a pas de réglage nommé { $name }. Vouliez-vous dire { $likely } ? Tapez quarto-access settings list pour les entendre tous.
setting-voices-unknown = { $name } est resté tel quel, car aucun synthétiseur ne dit quelles voix il y a. Tapez quarto-access doctor pour entendre ce qui manque.

saves-command = saves ne connaît pas { $word }. Possibles sont list, delete, text et record.
saves-name = Le nom d'une partie enregistrée manque. Tapez quarto-access saves pour les entendre toutes.
saves-file = Le nom d'un fichier manque. On écrit par exemple quarto-access saves text dimanche dimanche.txt.
saves-sure = { $name } n'est pas encore supprimé, car cela ne peut pas être défait. Tapez la même chose avec --yes pour supprimer.
saves-exported = { $name } est écrit dans { $path }.
saves-occupied = { $path } existe déjà et est resté tel quel. Choisissez un autre nom.

no-terminal = Il n'y a pas de terminal où jouer : le clavier n'est pas relié à ce programme. Lancez quarto-access seul dans une fenêtre de terminal, sans tube.
cannot-write = { $path } ne peut pas être écrit : { $problem }. Choisissez un autre fichier ou dossier.
cannot-read = { $path } ne peut pas être lu : { $problem }. Vérifiez le nom du fichier.
cannot-tell = Ce que dit ce programme ne peut pas être écrit : { $problem }. Lancez-le sans envoyer ses mots ailleurs.
problem = { $reason ->
        [missing] ce fichier ou ce dossier n'existe pas
        [denied] ce n'est pas permis
        [folder] c'est un dossier
        [full] le disque est plein
        [not-a-folder] une partie de son chemin n'est pas un dossier
        [not-a-file] ce n'est pas un fichier ordinaire
        [read-only] le disque est en lecture seule
        [too-large] il est trop grand pour une partie
        [not-text] ce n'est pas du texte
        [no-file] ce n'est pas un fichier ordinaire
        [long-name] son nom est trop long
        [unread] personne ne le lit
        [closed] sa sortie est fermée
       *[other] le système refuse
    }
bad-record = { $path } n'est pas une partie enregistrée : { $problem }. Le fichier est resté tel quel.
record-problem = { $reason ->
        [not_json] il est coupé ou n'est pas un texte JSON
        [duplicate_key] quelque chose y est deux fois{ $where }
        [not_a_record] quelque chose manque ou est faux{ $where }
        [other_format] il est d'un autre programme
        [other_game] il est d'un autre jeu
        [newer_version] il est d'une version plus récente de ce programme
        [bad_ruleset] ses règles sont inconnues{ $where }
        [bad_seats] ses joueurs sont inconnus{ $where }
        [bad_clock] sa pendule est inconnue{ $where }
        [bad_seed] sa graine n'est pas un nombre
        [bad_lot] son tirage est inconnu
        [bad_names] les noms de ses joueurs ne sont pas deux noms différents
        [bad_start] sa première position est fausse
        [bad_move] le coup { $detail } n'en est pas un
       *[other] il est abîmé
    }
record-where = , { $detail }
record-nowhere = { "" }
bad-position = { $path } n'est ni une partie enregistrée ni une position : { $problem }. Une position ressemble à 1b4f/----/----/---- 7 standard.
position-problem = { $reason ->
        [duplicate_piece] la pièce { $detail } y est deux fois
        [hand_on_board] la pièce { $detail } est en main et sur le plateau
        [unknown_ruleset] il n'y a pas de règles nommées { $detail }
        [unknown_attribute] il n'y a pas de caractéristique nommée { $detail }
       *[bad_text] elle n'a pas quatre groupes de quatre pièces
    }
internal-error = Quelque chose s'est mal passé dans le programme. La partie est enregistrée jusqu'au dernier coup. Relancez quarto-access pour continuer, et signalez ceci, s'il vous plaît.

replay-empty = Aucun coup n'a été joué dans cette partie.
replay-running = La partie n'est pas finie.

# La page des touches dans la documentation.

help-help = quarto-access help TOUCHE : dit ce que fait une touche, par exemple quarto-access help q, ou help shift tab. À la place d'une touche, explique aussi keys, rules, settings, sounds et lesson.
help-place = { CAP($where) } :
help-key = { CAP($key) } : { $action }. Cela vaut { $places }.
help-setting = { $name } : { $help }
help-lesson = La leçon dure dix minutes, et se sert des touches et des mots du jeu. Lancez quarto-access et appuyez sur { KEY("l", place: "opening") }. Vous pouvez vous arrêter à tout moment, et elle reprend où vous l'avez laissée.
unknown-topic = On ne sait rien de { $asked }. Nommez une touche, par exemple q ou shift tab, un réglage, ou { $topics }.
where-everywhere = partout
where-almost = presque partout
keys-title = Touches
keys-note = Toutes les touches, selon l'endroit où vous êtes. Les lettres peuvent être des majuscules, sauf là où Maj a un sens à elle. Cette page est faite à partir de la table dont se sert le programme.
keys-place = { CAP($where) }
where = { $place ->
        [opening] à l'accueil
        [saved] à l'accueil avec une partie enregistrée
        [board] sur le plateau
        [tray] aux pièces
        [log] dans la liste des coups
        [calling] pendant l'annonce d'un Quarto
        [lot] quand on demande qui donne en premier
        [menu] dans le menu et dans les options
        [asking] quand une question est posée
        [typing] pendant la saisie d'une commande
        [saves] dans la liste des parties enregistrées
       *[describing] dans la description des touches
    }

# L'aide-mémoire des touches. Seulement lettres, chiffres, virgule, point, deux-points, apostrophe et tiret, pour le braille.

card-title = Quarto Access, les touches
card-row = { $keys } : { $action }
card-group = { $group ->
        [begin] Au début
        [lists] Listes et options
        [board] Sur le plateau
        [pieces] Aux pièces
        [both] Aux deux endroits
        [call] Pour annoncer Quarto
        [ask] Pour demander, à tout moment
       *[rest] Aide et le reste
    }

# Mots d'une commande écrite. Le premier est l'usuel ; tout début qui convient à une seule commande suffit.

typed-place = poser pose placer
typed-give = donner donne
typed-claim = annoncer annonce quarto
typed-end = fini rien aucun terminé
typed-resign = abandonner abandon abandonne
typed-board = plateau
typed-columns = colonnes
typed-status = état situation tour
typed-time = temps pendule horloge
typed-more = davantage plus
typed-hand = main
typed-pool = reste restantes pièces
typed-vacant = vides libres
typed-moves = coups dernier
typed-lot = tirage sort
typed-where = où
typed-help = aide
typed-keys = touches
typed-options = options réglages
typed-sounds = sons
typed-undo = reprendre annuler
typed-redo = rejouer refaire
typed-accept = oui accepter
typed-game = partie
typed-missed = manqué bilan
typed-save = enregistrer sauver
typed-saves = sauvegardes parties
typed-resume = continuer charger
typed-delete = supprimer effacer
typed-text = texte phrases
typed-record = données
typed-new = nouvelle nouveau
typed-beginning = accueil début
typed-quit = quitter sortir
typed-names = noms
typed-off = non sans retirer
typed-row = rangée
typed-column = colonne
typed-diagonal = diagonale x
typed-square = carré
typed-tall = haute hautes haut grande
typed-short = basse basses bas petite
typed-light = claire claires clair blanche
typed-dark = foncée foncées foncé sombre noire
typed-orange = orange
typed-blue = bleue bleues bleu
typed-plain = unie unies uni
typed-striped = rayée rayées
typed-ringed = à_anneau anneau
typed-pinned = à_cheville cheville
typed-smooth = lisse lisses
typed-rough = rugueuse rugueuses
typed-round = ronde rondes rond
typed-squared = carrée carrées carré
typed-hollow = creuse creuses creux trou
typed-solid = pleine pleines plein
typed-row-1 = première un
typed-row-2 = deuxième deux
typed-row-3 = troisième trois
typed-row-4 = quatrième quatre
typed-column-a = a
typed-column-b = b bé
typed-column-c = c cé
typed-column-d = d dé
typed-filler = sur en au aux la le les une de du et pièce pièces case alignement dans avec
