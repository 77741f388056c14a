# Comment le jeu est fait, pas à pas: le guide de montage, et le texte du gabarit.

guide-title = Faire un jeu tactile de Quarto
guide-about = Voici comment faire le plateau, les pièces et le casier. Toutes les longueurs sont en millimètres.
guide-nobody = Personne n'en a encore fait avec ces dessins. Dites-nous, s'il vous plaît, comment cela s'est passé.

guide-need = Ce qu'il faut
guide-part = { $count } de ceci: { plate-title }, { material }, épaisseur { $thickness }, { $width } sur { $height }.
guide-item = { $count } de ceci: { $name }, { $remark }.
guide-tools-screws = Outils: une perceuse avec des forets de { $pilot } et { $clearance }, une fraise conique, un tournevis, des serre-joints et du papier de verre.
guide-tools-glue = Outils: des serre-joints, une spatule pour la colle et du papier de verre.
guide-tools-recess = Outils: du papier de verre.
guide-tools-hand = Qui perce les trous à la main a aussi besoin d'une mèche Forstner de { $hole } et du gabarit.

guide-before = Avant de commencer
guide-before-coupon = Faites d'abord couper la bande d'essai, et essayez une pièce dans chacun de ses trous.
guide-before-thickness = Mesurez l'épaisseur de vos plaques. Si ce n'est pas celle d'ici, refaites les dessins avec elle.
guide-before-same = Sentez si les contours des deux couches sont les mêmes, les coins coupés l'un sur l'autre.
guide-before-safe = Portez des lunettes, et un masque pour poncer. Serrez tout ce que vous percez.

guide-steps = Monter le plateau
guide-step-edges = Poncez toutes les arêtes. Cassez l'arête du haut de chaque trou de { $edge }, pour qu'elle guide la pièce.
guide-step-sand = Poncez toutes les arêtes.
guide-step-drop = Laissez tomber une pièce ronde dans chaque trou et sortez-la. Poncez les trous qui la retiennent.
guide-step-turn = Posez la couche du dessus sur sa face. Son coin coupé est maintenant proche à droite.
guide-step-spread = Étalez une fine couche de colle. Laissez libre la largeur d'un doigt autour de chaque trou.
guide-step-lay-screws = Posez le fond dessus, le côté fraisé en haut. Les coins coupés se rejoignent, tous les bords sont à fleur. Serrez les deux.
guide-step-lay-glue = Posez le fond dessus. Les coins coupés se rejoignent, tous les bords sont à fleur. Serrez les deux jusqu'à ce que la colle soit sèche.
guide-step-pilot = Mettez du ruban autour du foret de { $pilot }, à { $depth } de sa pointe. Percez par chaque trou de vis du fond jusqu'au ruban.
guide-step-screws = Vissez les { $screws } vis jusqu'à ce que leur tête soit un peu sous la face du fond.
guide-step-feel = Retournez le plateau et passez la main dessus. Aucune vis ne doit se sentir sur la face de jeu.
guide-step-feet = Collez un pied sous chaque coin.
guide-step-labels = Collez les plaquettes, le coin coupé de chacune loin à droite. Les lettres vont sous leurs colonnes, les nombres à gauche de leurs rangées.
guide-step-tray = Pour le casier, collez les { $plies } plaques trouées l'une sur l'autre et sur le fond. Tous les coins coupés se rejoignent.

guide-pieces = Les pièces
guide-pieces-cut = Sciez-en { $count } de chaque: rondes basses, rondes hautes, carrées basses et carrées hautes. Poncez leurs bouts.
guide-pieces-hollow = { $hollow ->
        [hole] La moitié de chaque sorte est creuse: percez un creux de { $width } au milieu du haut, profondeur { $depth }.
       *[mark] La moitié de chaque sorte est creuse: sciez une croix dans le haut, profondeur { $groove }.
    }
guide-pieces-colour = La moitié des pleines et la moitié des creuses de chaque sorte sont foncées.
guide-pieces-marking = { $marking ->
        [striped] Chaque pièce foncée reçoit une rainure tout autour, largeur { $width }, profondeur { $groove }, { $drop } sous le haut.
        [ringed] Chaque pièce foncée reçoit un anneau de caoutchouc tout autour, largeur { $width }, { $drop } sous le haut.
        [pinned] Chaque pièce foncée reçoit une épingle à tête ronde dans son côté, { $drop } sous le haut.
       *[rough] Les côtés de chaque pièce foncée reçoivent colle et sable, depuis { $drop } sous le haut et plus bas. Ce qui entre dans le trou reste lisse.
    }

guide-check = Vérifier avec les mains
guide-check-pieces = Chaque pièce tombe dans chaque trou du plateau et du casier, et en ressort.
guide-check-corners = Les deux coins coupés sont l'un sur l'autre.
guide-check-smooth = Rien ne coupe, et rien ne bouge quand on presse les coins.
guide-check-hidden = Les yeux fermés, vous distinguez chaque pièce: ronde ou carrée, basse ou haute, pleine ou creuse, unie ou marquée.

guide-use = Préparer le jeu
guide-use-board = Posez le plateau devant vous, le coin coupé proche à gauche. C'est a1.

jig-title = Percer le plateau à la main
jig-about = Avec le gabarit, tous les trous se percent sans imprimer et sans regarder. Toutes les longueurs sont en millimètres.
jig-make = Le gabarit
jig-make-fences = Collez les deux butées sous son bord gauche et son bord proche, à fleur au dehors. Leur largeur est { $fence }.
jig-make-free = Laissez libres { $start } au coin coupé du gabarit.
jig-make-guides = Les petits guides, largeur { $guide }, sont les centres des trous.
jig-make-screws = Les guides larges, largeur { $clearance }, sont les vis.
jig-holes = Les trous
jig-hole-push = Posez le gabarit sur la face de la couche du dessus, butées en bas, coin coupé sur coin coupé. Poussez la couche dans le coin des butées et serrez.
jig-hole-mark = Passez un foret de { $guide } dans chaque petit guide et percez à 2 de profondeur, juste pour marquer.
jig-hole-spare = Ôtez le gabarit et serrez dessous une planche perdue.
jig-hole-through = Mettez la pointe d'une mèche Forstner de { $hole } dans chaque marque. Percez jusqu'à ce que seule la pointe sorte dessous, puis finissez de l'autre côté.
jig-hole-recess = Mettez la pointe d'une mèche Forstner de { $hole } dans chaque marque, et la butée de la perceuse à { $depth }.
jig-screws = Les vis
jig-screw-push = Posez le fond devant vous, et dessus le gabarit de même, coin coupé sur coin coupé. C'est la face du haut du fond. Serrez.
jig-screw-drill = Percez par chaque guide large et à travers le fond avec un foret de { $clearance }.
jig-screw-sink = Retournez le fond. De ce côté, celui de dessous, élargissez chaque trou avec une fraise conique à { $head }.
jig-places = Où est chaque centre
jig-places-about = Les distances vont des faces des butées que touche le plateau: d'abord de la butée gauche, puis de la proche.
jig-place = { $what } { $label }: { $x } de la gauche, { $y } du côté proche.
jig-what = { $what ->
        [hole] Trou
       *[screw] Vis
    }
