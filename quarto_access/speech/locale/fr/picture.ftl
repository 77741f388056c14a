# Mots dans l'image du plateau. Ils se trouvent à côté de formes, en peu de colonnes.

picture-hand = Main
picture-left = reste { $count }
picture-dark = foncée
picture-light = claire
