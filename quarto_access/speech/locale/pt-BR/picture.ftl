# Palavras no desenho do tabuleiro. Ficam ao lado de formas, em poucas colunas.

picture-hand = Em mãos
picture-left = Restam { $count }
picture-dark = escura
picture-light = clara
