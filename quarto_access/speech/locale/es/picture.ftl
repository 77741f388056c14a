# Palabras en la imagen del tablero. Están junto a figuras, en pocas columnas.

picture-hand = Mano
picture-left = quedan { $count }
picture-dark = oscura
picture-light = clara
