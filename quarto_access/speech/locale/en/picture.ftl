# Words in the picture of the board. They stand beside shapes, in few columns.

picture-hand = Hand
picture-left = { $count } left
picture-dark = dark
picture-light = light
