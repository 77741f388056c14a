# Palabras en el dibujo del tablero. Están junto a formas, en pocas columnas.

picture-hand = Mano
picture-left = { $count } quedan
picture-dark = oscura
picture-light = clara
