# Ce que disent le docteur et la liste des voix. Des noms de programmes et de fichiers peuvent s'y trouver.

doctor-version = Ceci est Quarto Access { $version }.
doctor-terminal = { $input ->
        [yes] Les touches viennent d'un terminal
       *[no] Aucun terminal n'envoie de touches, on ne peut donc pas jouer ici ; lancez le programme dans une fenêtre de terminal
    }. Il s'appelle { $kind }, a { $columns } colonnes et { $rows } rangées, et son codage est { $encoding }.
doctor-unnamed = rien
doctor-readers = Lecteurs d'écran en marche : { $names }.
doctor-no-readers = Aucun lecteur d'écran n'a été trouvé. Celui qui lit des terminaux à travers un réseau ne peut pas l'être.
doctor-direct = Le programme peut parler directement par : { $names }. Pour cela, lancez-le avec --speech direct.
doctor-remote = Ce terminal est sur une autre machine, le lecteur d'écran de celle-ci lit donc le texte.
doctor-accessible = La variable ACCESSIBLE demande du texte qu'un lecteur d'écran lit.
doctor-synthesiser = { $name ->
        [espeak-of-system] La voix du programme est l'eSpeak NG de ce système.
        [espeak-bundled] La voix du programme peut être l'eSpeak NG installé avec lui.
        [sapi] La voix du programme est celle de Windows.
       *[av-speech] La voix du programme est celle de macOS.
    }
doctor-no-synthesiser = Rien ne peut donner au programme une voix propre. Sur Debian et Ubuntu, installez le paquet espeak-ng.
doctor-voices = Voix pour ces langues : { $languages }.
doctor-no-voices = Le synthétiseur ne dit pas quelles voix il a.
doctor-device = { $device ->
        [opens] Le son peut être joué.
        [no_device] Il n'y a pas d'appareil sonore, on n'entend donc ni les sons ni la voix du programme.
        [no_library] Les sons demandent la bibliothèque pygame-ce : installez de nouveau Quarto Access avec pip.
       *[unknown] L'appareil sonore ne répond pas.
    }
doctor-server = Le serveur vocal speech-dispatcher est installé.
doctor-braille = Un afficheur braille de { $columns } cellules est atteint par BrlAPI.
doctor-no-braille = Aucun afficheur braille n'est atteint directement. Celui qui suit le terminal montre le texte.
doctor-missing = { $installer ->
        [apt] La bibliothèque { $module } manque. Sur Debian et Ubuntu, installez { $package }.
       *[pip] La bibliothèque { $module } manque. Dans le dossier de Quarto Access, tapez .venv/bin/pip install "{ $target }".
    }
doctor-speaks = Si rien n'est choisi, { $mode ->
        [self] la voix du programme parle, et les mêmes mots sont dans le terminal.
       *[print] du texte est écrit pour votre lecteur d'écran.
    }
doctor-language = Le programme parle cette langue : { $language }. { $voice ->
        [yes] Il y a une voix pour elle.
        [no] Il n'y a pas de voix pour elle : installez-en une dans le système, ou choisissez une autre langue avec --lang.
       *[unknown] On ne sait pas s'il y a une voix pour elle.
    }
doctor-try-voice = Voici la voix propre du programme.
doctor-try-sound = Après cette phrase vient un son.
doctor-tried = Y a-t-il eu une voix et un son ? Sinon, les phrases ci-dessus disent pourquoi.
doctor-try-failed = La voix n'a pas pu être essayée : { $reason ->
        [no_synthesiser] rien ne peut faire de la parole.
        [no_device] il n'y a pas d'appareil sonore.
       *[worker_died] le synthétiseur s'arrête.
    }

voices-line = { $name }, pour { $languages } : { $id }
voices-none = Aucune voix n'a été trouvée. Sur Debian et Ubuntu, installez le paquet espeak-ng.
language-name = { $tag ->
        [en] anglais
        [hu] hongrois
        [ru] russe
        [es] espagnol
        [pt-br] portugais du Brésil
       *[fr] français
    }
