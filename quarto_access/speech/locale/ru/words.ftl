# Названия, которые входят в предложения.

list-of-two = { $first }, { $second }
both = { $first } и { $second }

# Число при слове женского рода: одна фигура, две фигуры.
number-feminine = { $value ->
        [1] одна
        [2] две
        [21] двадцать одна
        [22] двадцать две
       *[other] { $value }
    }
    .brief = { $value ->
        [1] одна
        [2] две
        [21] двадцать одна
        [22] двадцать две
       *[other] { $value }
    }
    .braille = { $value }

features = { $height ->
        [big] большая
        [small] маленькая
        [tall] высокая
        [short] низкая
       *[none] { "" }
    } { $colour ->
        [dark] тёмная
        [light] светлая
        [blue] синяя
        [orange] оранжевая
        [striped] полосатая
        [ringed] с кольцом
        [pinned] со штифтом
        [plain] гладкая
        [rough] шершавая
        [smooth] ровная
        [own] { $own }
       *[none] { "" }
    } { $shape ->
        [square] квадратная
        [round] круглая
       *[none] { "" }
    } { $hollow ->
        [hollow] с выемкой
        [solid] без выемки
       *[none] { "" }
    }
piece = { $height ->
        [big] большая
        [small] маленькая
        [tall] высокая
        [short] низкая
       *[none] { "" }
    } { $colour ->
        [dark] тёмная
        [light] светлая
        [blue] синяя
        [orange] оранжевая
        [striped] полосатая
        [ringed] с кольцом
        [pinned] со штифтом
        [plain] гладкая
        [rough] шершавая
        [smooth] ровная
        [own] { $own }
       *[none] { "" }
    } { $shape ->
        [square] квадратная
        [round] круглая
       *[none] { "" }
    } фигура { $hollow ->
        [hollow] с выемкой
        [solid] без выемки
       *[none] { "" }
    }
    .brief = { $features }
    .braille = { $features }

trait = { $value ->
        [big] большая
        [small] маленькая
        [tall] высокая
        [short] низкая
        [dark] тёмная
        [light] светлая
        [blue] синяя
        [orange] оранжевая
        [striped] полосатая
        [ringed] с кольцом
        [pinned] со штифтом
        [plain] гладкая
        [rough] шершавая
        [smooth] ровная
        [own] { $own }
        [square] квадратная
        [round] круглая
        [hollow] с выемкой
       *[solid] без выемки
    }
# О нескольких фигурах: все тёмные.
trait-of-all = { $value ->
        [big] большие
        [small] маленькие
        [tall] высокие
        [short] низкие
        [dark] тёмные
        [light] светлые
        [blue] синие
        [orange] оранжевые
        [striped] полосатые
        [ringed] с кольцом
        [pinned] со штифтом
        [plain] гладкие
        [rough] шершавые
        [smooth] ровные
        [own] { $own }
        [square] квадратные
        [round] круглые
        [hollow] с выемкой
       *[solid] без выемки
    }
# Сколько таких фигур: высоких 4, тёмных 3.
trait-count = { $value ->
        [big] больших
        [small] маленьких
        [tall] высоких
        [short] низких
        [dark] тёмных
        [light] светлых
        [blue] синих
        [orange] оранжевых
        [striped] полосатых
        [ringed] с кольцом
        [pinned] со штифтом
        [plain] гладких
        [rough] шершавых
        [smooth] ровных
        [own] { $own }
        [square] квадратных
        [round] круглых
        [hollow] с выемкой
       *[solid] без выемки
    } { $count }
trait-number = { $value ->
        [big] больших
        [small] маленьких
        [tall] высоких
        [short] низких
        [dark] тёмных
        [light] светлых
        [blue] синих
        [orange] оранжевых
        [striped] полосатых
        [ringed] с кольцом
        [pinned] со штифтом
        [plain] гладких
        [rough] шершавых
        [smooth] ровных
        [own] { $own }
        [square] квадратных
        [round] круглых
        [hollow] с выемкой
       *[solid] без выемки
    } { $count }

# Буквы столбцов называются по-русски; в шрифте Брайля и в файлах клетка зовётся a1.
column-letter = { $value ->
        [a] а
        [b] бэ
        [c] цэ
       *[d] дэ
    }
    .brief = { $value ->
        [a] а
        [b] бэ
        [c] цэ
       *[d] дэ
    }
    .braille = { $value }
cell = { AS($column, "column-letter") } { $row }
    .brief = { AS($column, "column-letter") } { $row }
    .braille = { $column }{ $row }
cell-at-length = вертикаль { AS($column, "column-letter") }, горизонталь { $row }
    .brief = { AS($column, "column-letter") } { $row }
    .braille = { $column }{ $row }
cell-in-digits = { $row } { $column ->
        [a] 1
        [b] 2
        [c] 3
       *[d] 4
    }

line-row = горизонталь { $row }
line-column = вертикаль { AS($column, "column-letter") }
line-diagonal = диагональ от { $from } до { $to }
    .brief = диагональ { $from } { $to }
    .braille = диагональ { $from } { $to }
line-square = квадрат два на два от { $cell }
    .brief = квадрат { $cell }
    .braille = квадрат { $cell }
line-unknown = этот ряд

empty-place = пусто

player-numbered = { $number }
player-named = { $called }
player = { $who ->
        [you] вы
        [computer] компьютер
       *[player] игрок { $name }
    }

ruleset = { $name ->
        [advanced] расширенные правила
        [um-quarto] правила Ум Кварто
        [quarters] правила с четвертями
        [custom] правила с выбранными рядами
       *[standard] обычные правила
    }

key = { $key ->
        [space] пробел
        [enter] Энтер
        [escape] Эскейп
        [backspace] Бэкспейс
        [tab] Таб
        [shift-tab] Шифт Таб
        [up] стрелка вверх
        [down] стрелка вниз
        [left] стрелка влево
        [right] стрелка вправо
        [home] Хоум
        [end] Энд
        [pageup] Пейдж Ап
        [pagedown] Пейдж Даун
        [insert] Инсерт
        [delete] Делит
        [question] вопросительный знак
        [comma] запятая
        [stop] точка
        [less] знак меньше
        [greater] знак больше
        [semicolon] точка с запятой
        [colon] двоеточие
        [slash] косая черта
        [backslash] обратная косая черта
        [plus] плюс
        [minus] дефис
        [equals] равно
        [star] звёздочка
        [exclamation] восклицательный знак
        [quote] кавычка
        [apostrophe] апостроф
        [left-paren] левая скобка
        [right-paren] правая скобка
        [left-bracket] левая квадратная скобка
        [right-bracket] правая квадратная скобка
        [left-brace] левая фигурная скобка
        [right-brace] правая фигурная скобка
        [at] собака
        [hash] решётка
        [dollar] доллар
        [percent] процент
        [caret] крышка
        [ampersand] амперсанд
        [underscore] подчёркивание
        [grave] обратный апостроф
        [bar] вертикальная черта
        [tilde] тильда
        [unknown] эта клавиша
        [a] а
        [b] бэ
        [c] цэ
        [d] дэ
        [e] е
        [f] эф
        [g] жэ
        [h] аш
        [i] и
        [j] йот
        [k] ка
        [l] эль
        [m] эм
        [n] эн
        [o] о
        [p] пэ
        [q] кью
        [r] эр
        [s] эс
        [t] тэ
        [u] у
        [v] вэ
        [w] дубль вэ
        [x] икс
        [y] игрек
        [z] зет
        [F1] эф 1
        [F2] эф 2
        [F3] эф 3
        [F4] эф 4
        [F5] эф 5
        [F6] эф 6
        [F7] эф 7
        [F8] эф 8
        [F9] эф 9
        [F10] эф 10
        [F11] эф 11
        [F12] эф 12
       *[other] { $key }
    }
    .brief = { $key ->
        [space] пробел
        [enter] Энтер
        [escape] Эскейп
        [backspace] Бэкспейс
        [tab] Таб
        [shift-tab] Шифт Таб
        [up] стрелка вверх
        [down] стрелка вниз
        [left] стрелка влево
        [right] стрелка вправо
        [home] Хоум
        [end] Энд
        [pageup] Пейдж Ап
        [pagedown] Пейдж Даун
        [insert] Инсерт
        [delete] Делит
        [question] вопросительный знак
        [comma] запятая
        [stop] точка
        [less] знак меньше
        [greater] знак больше
        [semicolon] точка с запятой
        [colon] двоеточие
        [slash] косая черта
        [backslash] обратная косая черта
        [plus] плюс
        [minus] дефис
        [equals] равно
        [star] звёздочка
        [exclamation] восклицательный знак
        [quote] кавычка
        [apostrophe] апостроф
        [left-paren] левая скобка
        [right-paren] правая скобка
        [left-bracket] левая квадратная скобка
        [right-bracket] правая квадратная скобка
        [left-brace] левая фигурная скобка
        [right-brace] правая фигурная скобка
        [at] собака
        [hash] решётка
        [dollar] доллар
        [percent] процент
        [caret] крышка
        [ampersand] амперсанд
        [underscore] подчёркивание
        [grave] обратный апостроф
        [bar] вертикальная черта
        [tilde] тильда
        [unknown] эта клавиша
        [a] а
        [b] бэ
        [c] цэ
        [d] дэ
        [e] е
        [f] эф
        [g] жэ
        [h] аш
        [i] и
        [j] йот
        [k] ка
        [l] эль
        [m] эм
        [n] эн
        [o] о
        [p] пэ
        [q] кью
        [r] эр
        [s] эс
        [t] тэ
        [u] у
        [v] вэ
        [w] дубль вэ
        [x] икс
        [y] игрек
        [z] зет
        [F1] эф 1
        [F2] эф 2
        [F3] эф 3
        [F4] эф 4
        [F5] эф 5
        [F6] эф 6
        [F7] эф 7
        [F8] эф 8
        [F9] эф 9
        [F10] эф 10
        [F11] эф 11
        [F12] эф 12
       *[other] { $key }
    }
    .braille = { $key ->
        [space] пробел
        [enter] Энтер
        [escape] Эскейп
        [backspace] Бэкспейс
        [tab] Таб
        [shift-tab] Шифт Таб
        [up] стрелка вверх
        [down] стрелка вниз
        [left] стрелка влево
        [right] стрелка вправо
        [home] Хоум
        [end] Энд
        [pageup] Пейдж Ап
        [pagedown] Пейдж Даун
        [insert] Инсерт
        [delete] Делит
        [question] вопросительный знак
        [comma] запятая
        [stop] точка
        [less] знак меньше
        [greater] знак больше
        [semicolon] точка с запятой
        [colon] двоеточие
        [slash] косая черта
        [backslash] обратная косая черта
        [plus] плюс
        [minus] дефис
        [equals] равно
        [star] звёздочка
        [exclamation] восклицательный знак
        [quote] кавычка
        [apostrophe] апостроф
        [left-paren] левая скобка
        [right-paren] правая скобка
        [left-bracket] левая квадратная скобка
        [right-bracket] правая квадратная скобка
        [left-brace] левая фигурная скобка
        [right-brace] правая фигурная скобка
        [at] собака
        [hash] решётка
        [dollar] доллар
        [percent] процент
        [caret] крышка
        [ampersand] амперсанд
        [underscore] подчёркивание
        [grave] обратный апостроф
        [bar] вертикальная черта
        [tilde] тильда
        [unknown] эта клавиша
       *[other] { $key }
    }
key-with-shift = Шифт { $key }
key-with-control = Контрол { $key }
key-range = от { $first } до { $last }
either-key = { $first } или { $second }
