# Ce qu'il faut couper et acheter.

cut-heading = { $sets ->
        [one] Ce qu'il faut couper pour { $sets } jeu.
       *[other] Ce qu'il faut couper pour { $sets } jeux.
    }
cut-part = { plate-title }: { $count } en { material }, épaisseur { $thickness } millimètres, { $width } sur { $height } millimètres, le nom du fichier commence par quarto-{ $key }.
cut-mass = Une pèse environ { $mass } grammes.
cut-instead = Ces feuilles, collées les unes sur les autres, remplacent la couche du dessus quand un laser coupe.
cut-tolerance = Les trous peuvent être plus larges que le dessin de 0,3 millimètre au plus, et pas plus étroits.
cut-edges = Cassez l'arête du haut de chaque trou de { $edge ->
        [one] { $edge } millimètre
       *[other] { $edge } millimètres
    } à 45 degrés. Elle n'a alors pas d'échardes et guide la pièce.
cut-sand = Poncez toutes les arêtes.
cut-nobody = Personne n'a encore coupé ce plateau. Essayez d'abord la bande d'essai, et dites-nous ce que vous avez trouvé.

bill-item = article
bill-count = nombre
bill-material = matière
bill-thickness = épaisseur en mm
bill-size = taille en mm
bill-remark = remarque
bill-extent = { $width } sur { $height }
bill-instead = au lieu de la couche du dessus, pour un laser

item-screw = vis à tête fraisée de { $width } sur { $length } mm
item-screw-remark = vissée par dessous à travers le fond
item-glue = colle à bois
item-glue-remark = une fine couche entre les couches
item-foot = pied en caoutchouc, largeur { $width } mm
item-foot-remark = un sous chaque coin
item-round-short = pièce ronde, basse, tige de { $width } mm, longueur { $height } mm
item-round-short-remark = deux claires, deux foncées
item-round-tall = pièce ronde, haute, tige de { $width } mm, longueur { $height } mm
item-round-tall-remark = deux claires, deux foncées
item-square-short = pièce carrée, basse, baguette de { $width } mm, longueur { $height } mm
item-square-short-remark = deux claires, deux foncées
item-square-tall = pièce carrée, haute, baguette de { $width } mm, longueur { $height } mm
item-square-tall-remark = deux claires, deux foncées
item-top-hole = { $hollow ->
        [hole] creux dans le haut d'une pièce creuse, largeur { $width } mm, profondeur { $depth } mm
       *[mark] croix dans le haut d'une pièce creuse, comme marque
    }
item-top-hole-remark = une pièce claire et une foncée de chaque forme et hauteur
item-stripe = { $marking ->
        [striped] rainure autour d'une pièce foncée, largeur { $width } mm
        [ringed] anneau de caoutchouc pour une pièce foncée, largeur { $width } mm
        [pinned] épingle à tête ronde pour une pièce foncée
       *[rough] colle et sable sur une pièce foncée
    }
item-stripe-remark = { $drop } mm sous le haut de chaque pièce foncée
