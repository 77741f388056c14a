# La página con todos los dibujos, para quien los mira.

preview-title = Tablero táctil de Quarto: todos los dibujos
preview-about = Esta página es solo para mirar. Lo que se corta son los archivos que están junto a ella.
preview-bar = Esta barra mide 100 milímetros si la página se ve en tamaño real.
preview-lines = Las líneas continuas se cortan del todo, las de rayas se trabajan solo en parte, las de puntos no se cortan.
preview-contents = Partes
preview-about-board = El tablero en palabras
preview-scroll = Dibujo, { plate-title }, se puede mover de lado
preview-places = Centros de agujeros en milímetros, { plate-title }
preview-hole = agujero
preview-wide = ancho
