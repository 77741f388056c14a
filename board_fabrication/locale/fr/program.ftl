# La ligne de commande: aide et refus.

help-usage = Board Fabrication, dessins d'un plateau tactile de Quarto pour laser, fraiseuse et papier.
help-check = board-fabrication check: compare les tailles à toutes les règles. Avec --explain il dit comment elles ont été trouvées, avec --json il écrit des données.
help-make = board-fabrication make DOSSIER: écrit les dessins dans un dossier, tous ou aucun.
help-describe = board-fabrication describe: raconte tout le dessin en phrases.
help-coupon = board-fabrication coupon DOSSIER: écrit seulement une bande de trous d'essai, à couper d'abord.
help-set = --set NOM=VALEUR: une taille ou un choix, comme --set hole-d=30. Plusieurs sont possibles. board-fabrication check --json donne tous les noms.
help-parameters = --parameters FICHIER: un fichier TOML de tels noms et valeurs. Ce que dit --set passe avant.
help-keep = --keep-gap: garde l'intervalle de 15 millimètres. --keep-all: garde trou, intervalle et marge, et le plateau cède.
help-variant = --variant low-vision: anneaux de contraste et grandes lettres. --sets NOMBRE: combien de jeux sont voulus.
help-only = --only { $products }: quels dessins, séparés par des virgules.
help-format = --format svg,dxf,pdf: quelles sortes de fichiers. SVG et DXF ne demandent rien de plus, PDF demande la partie workshop du programme.
help-profile = --profile { $profiles }: de qui sont les couleurs pour couper et graver.
help-dialect = --dialect { $dialects }: pour quelle fraiseuse sont les programmes. C'est --only gcode qui les écrit.
help-lang = --lang { $languages }: la langue des phrases.
help-force = --force: remplace les fichiers de ces noms qui ne sont pas du programme ou ont été changés.
help-exit = Le programme finit par 0 si tout est fait, par 1 si une règle ou une écriture échoue, par 2 s'il n'a pas compris.

bad-command = Il n'y a pas de commande { $command }. Tapez board-fabrication --help pour entendre ce qu'il y a.
no-command = Il manque une commande. Tapez board-fabrication --help pour entendre ce qu'il y a.
bad-option = Il n'y a pas d'option { $option }. Tapez board-fabrication --help pour entendre ce qu'il y a.
missing-value = { $option } demande une valeur ensuite.
unneeded-value = { $option } reste seule, sans valeur.
bad-choice = { $option } ne peut être { $value }. Sont possibles { $choices }.
bad-setting = --set demande un nom, un signe égal et une valeur, comme board=250. Ce ne peut être { $value }.
bad-name = Il n'y a ni taille ni choix du nom de { $name }. { $near ->
        [none] board-fabrication check --json donne tous les noms.
       *[other] Pensiez-vous à { $near }?
    }
bad-number = { $name } ne peut être { $value }. Il faut un nombre de millimètres, comme { $usual }.
bad-count = { $name } ne peut être { $value }. Il faut un nombre entier, comme { $usual }.
bad-word = { $name } ne peut être { $value }. Sont possibles { $choices }.
choice = { $choice }
both-kept = --keep-gap et --keep-all ne vont pas ensemble. Choisissez l'une des deux.
missing-folder = Il manque le nom d'un dossier. On le tape comme dans board-fabrication make board.
cannot-read = { $path } ne peut être lu: { $problem }. Vérifiez le nom du fichier.
bad-toml = { $path } n'est pas un fichier TOML{ $line ->
        [0] {""}
       *[other] , voyez la ligne { $line }
    }. Écrivez dans chaque ligne un nom, un signe égal et une valeur, comme board = 250.
bad-toml-value = { $path }: { $name } ne contient ni nombre ni mot. Écrivez-en un, comme board = 250.

needs-for-format = Ce qui écrit { $files } n'est pas installé. Tapez pip install { $packages }, ou ajoutez --format svg,dxf.
needs-for-product = Ce qui écrit { $files } n'est pas installé. Tapez pip install { $packages }, ou laissez-le de côté avec --only.
not-on-paper = Il n'y a pas de PDF de { $product } seul. Ajoutez --format svg, ou demandez assembly. Rien n'a été écrit.
no-product = Ce plateau n'a pas de { $product }, rien n'a donc été écrit. Demandez d'autres dessins avec --only, ou tous sans cette option.
would-replace = { $path } est déjà là et n'est pas tel que ce programme l'a écrit. Choisissez un autre dossier, ou ajoutez --force. Rien n'a été écrit.
cannot-write = { $path } ne peut être écrit: { $problem }. Choisissez un autre dossier.
cannot-tell = Ce que dit le programme ne peut être écrit: { $problem }.
internal-error = Quelque chose a échoué dans ce programme, et rien n'a été écrit. Dites-nous, s'il vous plaît, ce que vous avez tapé.
empty-word = un mot vide
problem = { $reason ->
        [missing] il n'y a pas de tel fichier ni dossier
        [denied] ce n'est pas permis
        [folder] c'est un dossier
        [full] le disque est plein
        [not-a-folder] une partie du chemin n'est pas un dossier
        [read-only] on ne peut écrire sur ce disque
        [long-name] le nom est trop long
        [not-text] ce n'est pas du texte
        [too-large] il est trop grand
       *[other] le système n'en dit pas plus
    }

accepted = Ce plateau respecte toutes les règles.
refused = Ce plateau rompt { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }, il n'est donc pas dessiné.
noted = À noter.
