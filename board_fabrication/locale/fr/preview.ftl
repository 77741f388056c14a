# La page de tous les dessins, pour qui les regarde.

preview-title = Plateau tactile de Quarto: tous les dessins
preview-about = Cette page est faite pour regarder. Ce qui se coupe, ce sont les fichiers à côté.
preview-bar = Cette barre mesure 100 millimètres quand la page est montrée en vraie grandeur.
preview-lines = Les lignes pleines sont coupées à travers, les tirets travaillés en partie seulement, les pointillés pas coupés.
preview-contents = Parties
preview-about-board = Le plateau en mots
preview-scroll = Dessin, { plate-title }, peut être déplacé de côté
preview-places = Centres des trous en millimètres, { plate-title }
preview-hole = trou
preview-wide = largeur
