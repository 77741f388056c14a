# Les dessins racontés en phrases, et ce qui est dans les fichiers mêmes.

number = { $number }
decimal = { $whole },{ $part }
minus = moins { $number }
not-finite = aucun nombre
list-more = { $first }, { $second }
list-and = { $first } et { $second }
list-or = { $first } ou { $second }

material = { $material ->
        [chipboard] aggloméré
        [mdf] panneau MDF
        [plywood] contreplaqué
       *[plastic] plastique
    }
plate-title = { $key ->
        [top] couche du dessus
        [top-underside] couche du dessus, face de dessous
        [backing-from-below] fond
        [backing-from-above] fond vu de dessus
        [top-ply] feuille de la couche du dessus
        [jig] gabarit de perçage
        [jig-fence] butée du gabarit
        [tray] casier
        [tray-base] fond du casier
        [labels] plaquettes
        [coupon] bande d'essai
       *[other] plaque entière
    }

told-board = Un plateau tactile de Quarto, carré de { $board } millimètres, avec { $holes } trous de { $hole } millimètres.
told-layers = { $kind ->
        [screws] La couche du dessus avec les trous, { $top } millimètres, est vissée par dessous sur un fond de { $backing } millimètres.
        [glue] La couche du dessus avec les trous, { $top } millimètres, est collée sur un fond de { $backing } millimètres.
       *[recess] C'est une seule planche de { $top } millimètres avec des creux ronds.
    }
told-names = Les colonnes sont des lettres de gauche à droite, les rangées des nombres en s'éloignant. Le coin du trou a1 est coupé de { $chamfer } millimètres.
told-pitch = Le centre du premier trou est à { $first } millimètres de la gauche et du bord proche. Chaque suivant est { $pitch } millimètres plus loin.
told-screws = Les trous de vis sont numérotés depuis le coin coupé, rangée par rangée, vus de dessus. Aucun n'atteint la face de jeu.
told-tray = Le casier a seize places à côté du plateau, dans l'ordre du programme, la place 1 à son coin coupé.
told-tray-rows = Les rangées du casier sont, en partant de vous: basses claires, basses foncées, hautes claires, hautes foncées.
told-tray-columns = Les colonnes du casier sont, depuis la gauche: rondes pleines, carrées pleines, rondes creuses, carrées creuses.
told-jig = Collez les deux butées sous le bord gauche et le bord proche du gabarit, à fleur au dehors. Leur largeur est { $fence } millimètres.
told-jig-corner = Laissez libres { $start } millimètres au coin coupé, puis pressez le plateau dans le coin des butées.
told-jig-screws = Les petits guides sont des centres de trous, les larges sont des vis. Pour les vis, posez le gabarit de même sur la face du haut du fond, coin coupé sur coin coupé.
told-jig-holes = Les guides sont des centres de trous.
told-axes = Tous les nombres sont des millimètres. x compte du bord gauche vers la droite, y du bord proche en s'éloignant.
told-below = Une partie dessinée de dessous a été retournée vers la droite, son coin coupé est donc proche à droite.

plate-name = Partie { $key }: { plate-title }.
plate-cut = À couper: { $count } en { material }, épaisseur { $thickness } millimètres.
plate-seen = { $view ->
        [above] Elle est dessinée vue de dessus.
       *[below] Elle est dessinée vue de dessous.
    }
plate-size = Largeur { $width }, profondeur { $height }.
plate-again = Elle montre encore la partie { $part }, ou la remplace.

feature-name = { $group ->
        [outline] contour
        [cell] { $label }
        [screw] vis { $label }
        [place] place { $label }
        [mark] marque { $label }
        [tile] plaquette { $label }
        [dot] point { $label }
        [sign] signe { $label }
       *[ring] anneau { $label }
    }

circle = { $work ->
        [hole] Trou, { $name }: diamètre { $diameter }, traversant, centre en x { $x }, y { $y }.
        [pocket] Creux, { $name }: diamètre { $diameter }, profondeur { $depth }, centre en x { $x }, y { $y }.
        [pilot] Avant-trou, { $name }: diamètre { $diameter }, profondeur { $depth }, centre en x { $x }, y { $y }.
        [countersink] Fraisure, { $name }: diamètre { $diameter }, centre en x { $x }, y { $y }.
        [dot] En relief, { $name }: diamètre { $diameter }, centre en x { $x }, y { $y }.
       *[engrave] Gravure, { $name }: diamètre { $diameter }, centre en x { $x }, y { $y }.
    }
polygon = { $work ->
        [profile] Coupe, { $name }: par { $count } coins, fermée.
       *[reference] Sans coupe, seulement montré, { $name }: par { $count } coins, fermé.
    }
stroke = Ligne gravée, { $name }: par { $count } points, ouverte.
corner = Coin { $number } en x { $x }, y { $y }.
point = Point { $number } en x { $x }, y { $y }.
