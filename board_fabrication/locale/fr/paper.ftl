# Ce qui est sur les dessins en papier.

paper-bar = 100 mm. Imprimez en vraie grandeur.
template-title = Gabarit de papier pour percer
template-print = Imprimez en vraie grandeur, sans ajuster à la page. Mesurez ensuite la barre au bas de chaque page. Elle doit faire 100 millimètres.
template-join = Après celle-ci { $count ->
        [one] il y a { $count } feuille
       *[other] il y a { $count } feuilles
    }. Où elles se recouvrent de { $overlap } millimètres, coupez l'une au long des tirets et posez-la sur les tirets de l'autre.
template-prick = Fixez le gabarit, bord sur bord, et piquez à travers chaque croix. Puis ôtez-le et percez.
template-part = { $kind ->
        [holes] Il est vu de la face de jeu. Les croix sont les centres des trous.
       *[screws] Il est vu de dessous. Les croix sont les vis, numérotées depuis le coin coupé, rangée par rangée, vues de dessus.
    }
template-sheet = Feuille { $number } de { $count }: { plate-title }, vue de { $view ->
        [above] dessus
       *[below] dessous
    }, colonne { $column }, rangée { $row }
template-centres = Croix sur elle: { $names }.
template-alt = { $title }. { $told }
template-nothing = Il n'y a rien à percer sur elle.

plan-title = Plateau tactile de Quarto, { $board } sur { $board } millimètres
plan-about = { $kind ->
        [template] Un gabarit en vraie grandeur pour percer les trous.
       *[drawing] Les parties avec leurs cotes, vues de la face qui est travaillée.
    }
plan-steps = { $steps } × { $pitch } = { $whole }
plan-view = { $view ->
        [above] Vue de dessus: { plate-title }
       *[below] Vue de dessous: { plate-title }
    }
plan-section = Coupe par la rangée 1
plan-alt-top = Carré de { $board } millimètres avec { $holes } trous ronds de { $hole }. Premier centre à { $first } de la gauche et du bord proche, puis { $pitch } de l'un à l'autre. Le coin { $corner } est coupé de { $chamfer }.
plan-alt-backing = Carré de { $board } millimètres, coin coupé proche à { $side ->
        [left] gauche
       *[right] droite
    }, { $screws ->
        [0] sans trous
       *[other] avec { $screws } trous de vis de { $clearance }, le premier à { $inset } des bords
    }.
plan-alt-section = Depuis le bas: { $layered ->
        [yes] un fond de { $floor }, et dessus une couche de { $upper } avec des trous traversants
       *[no] un fond de { $floor }, et des creux de { $upper } au-dessus
    }.
plan-block-name = Plateau tactile de Quarto, dessin pour { $sets ->
        [one] { $sets } jeu
       *[other] { $sets } jeux
    }
plan-block-part = { plate-title }: { material }, { $thickness } mm, { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }, fichier { $file }
plan-block-scale = Échelle 1 à { $scale }, toutes les cotes en millimètres
plan-block-holes = { $layered ->
        [yes] { $holes } trous Ø{ $hole }, +0,3 / 0, traversants
       *[no] { $holes } creux Ø{ $hole }, +0,3 / 0, profondeur { $depth }
    }
plan-block-tolerance = Coin coupé { $chamfer } × 45°; autres cotes ± 0,5 mm
plan-block-sheet = Feuille { $number } de { $count }, par Board Fabrication
plan-coordinates = Coordonnées en millimètres
plan-coordinates-about = x compte du bord gauche vers la droite, y du bord proche en s'éloignant, comme chaque partie est dessinée.
plan-column-hole = trou
plan-column-screw = vis
