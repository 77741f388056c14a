# Слова на рисунке доски. Они стоят рядом с фигурами, места для них мало.

picture-hand = В руке
picture-left = Осталось { $count }
picture-dark = тёмная
picture-light = светлая
