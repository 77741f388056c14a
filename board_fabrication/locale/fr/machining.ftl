# Ce que doit savoir qui conduit la fraiseuse.

gcode-heading = { $count ->
        [one] Il y a { $count } programme pour une fraiseuse.
       *[other] Il y a { $count } programmes pour une fraiseuse.
    }
gcode-zero = X et Y sont à zéro en bas à gauche du plateau fini, avant la coupe du coin. Z est à zéro sur la face du haut.
gcode-dry-run = Faites d'abord tourner chaque programme en l'air, le zéro réglé haut. Entre les coupes l'outil est { $safe } millimètres au-dessus de la face.
gcode-file = Fichier { $file }: { $work ->
        [drill] perçage, { plate-title }.
       *[mill] fraisage, { plate-title }.
    }
gcode-stock = Matière à serrer: { material }, épaisseur { $thickness } millimètres, au moins { $side } sur { $side } millimètres. Laissez { $edge } millimètres autour du plateau fini.
gcode-side = { $view ->
        [above] La face de jeu est en haut.
       *[below] Le dessous est en haut, et le coin coupé est proche à droite.
    }
gcode-mill = L'outil est une fraise de { $tool } millimètres, à { $rpm } tours par minute.
gcode-drill = L'outil est un foret de { $tool } millimètres, à { $rpm } tours par minute.
gcode-beneath = Il descend { $beneath } millimètres plus bas que la matière, mettez donc dessous une planche qui peut être coupée.
gcode-tabs = Les trous sont vidés en entier et viennent d'abord. Le bord vient en dernier et tient par { $tabs } attaches, à couper à la main.
gcode-sink = Les fraisures, larges de { $width } millimètres, se font à la main.
gcode-runs = { $minutes ->
        [one] { $work ->
            [drill] Perçage
           *[mill] Fraisage
        }, { plate-title }: environ { $minutes } minute.
       *[other] { $work ->
            [drill] Perçage
           *[mill] Fraisage
        }, { plate-title }: environ { $minutes } minutes.
    }
gcode-no-marks = Les anneaux et signes gravés ne sont pas dans ces programmes.
gcode-order = Percez avant de fraiser, avec le même zéro.
gcode-nobody = Personne n'a encore coupé de plateau avec ces programmes. Dites-nous ce que vous avez trouvé.
