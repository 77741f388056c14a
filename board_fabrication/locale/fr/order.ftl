# Ce que l'on dit à un atelier.

order-title = Commande: parties d'un plateau tactile de Quarto, pour { $sets ->
        [one] { $sets } jeu
       *[other] { $sets } jeux
    }.
order-files = Avec ceci { $count ->
        [one] vient { $count } dessin
       *[other] viennent { $count } dessins
    } en DXF, et une page avec des cotes, nommée drawing.pdf.
order-units = Les fichiers DXF sont en millimètres et en vraie grandeur. Le nom de chaque calque dit le travail et sa profondeur.
order-colours = Les bords sont en { $outer }, les trous en { $inner }, les marques en { $mark }. Ce qui compte est le nom du calque.
order-ink = { $ink ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[black] noir
    }
order-part = { plate-title }: { $count } en { material }, épaisseur { $thickness } millimètres, { $width } sur { $height } millimètres. Le nom du fichier commence par quarto-{ $key }.
order-finished = Les lignes sont les bords finis. Tenez compte, s'il vous plaît, de votre propre outil.
order-holes = Les { $holes } trous ont { $hole } millimètres de large. Ils peuvent être plus larges de 0,3 au plus, et pas plus étroits.
order-recesses = Les { $holes } creux ont { $hole } millimètres de large et { $depth } de profondeur. Ils peuvent être plus larges de 0,3 au plus, et pas plus étroits.
order-others = Les autres cotes peuvent varier de 0,5 millimètre.
order-corner = Un coin est coupé exprès. Il dit à la main comment le plateau est posé.
order-below = Aucune vis par dessus. Elles entrent par dessous, leur tête dans le fond.
order-sunk = Le fond est dessiné vu de dessous. De ce côté ses trous de vis sont fraisés à { $head } millimètres.
order-pilots = Trous de vis dans la couche du dessus: largeur { $width } millimètres, profondeur { $depth }, seulement par dessous.
order-assembly-pilots = La couche du dessus ne reçoit pas de trous de vis. On les perce au montage.
order-glue = Les couches sont collées l'une sur l'autre, le fond n'a donc pas de trous.
order-engraving = Le calque nommé ENGRAVE est une marque peu profonde sur la face de jeu, pas une coupe.
order-check = Voici comment nous vérifions le travail.
order-check-holes = Une pièce ronde de { $piece } millimètres tombe dans chaque trou et en ressort.
order-check-layers = Les couches se posent l'une sur l'autre, tous les bords à fleur, et les deux coins coupés se rejoignent.
order-check-splinters = Une main qui passe sur les faces et les arêtes ne trouve pas d'écharde.
order-ask = Demandez-nous, s'il vous plaît, avant de changer quoi que ce soit.
