# Судья позиции: что понято, какие ряды Кварто, что не так с текстом.

judged-board =
    { $count ->
        [0] Пустая доска
        [one] На доске { AS($count, "number-feminine") } фигура
        [few] На доске { AS($count, "number-feminine") } фигуры
        [many] На доске { $count } фигур
       *[other] На доске { $count } фигуры
    }, в руке ничего, { $ruleset }{ $counted ->
        [some] , считаются { $attributes }
       *[all] { "" }
    }.
judged-board-hand =
    { $count ->
        [0] Пустая доска
        [one] На доске { AS($count, "number-feminine") } фигура
        [few] На доске { AS($count, "number-feminine") } фигуры
        [many] На доске { $count } фигур
       *[other] На доске { $count } фигуры
    }, в руке { $piece }, { $ruleset }{ $counted ->
        [some] , считаются { $attributes }
       *[all] { "" }
    }.
judged-some = Кварто: { $count }.
judged-line = { CAP($line) }, все { $traits }: { $pieces }.
judged-none = Кварто нет. Ни один ряд, который засчитывается, не заполнен.
judged-none-full =
    Кварто нет. { $count ->
        [one] Заполнен { $count } ряд, общего признака в нём нет
        [few] Заполнены { $count } ряда, общих признаков в них нет
        [many] Заполнены { $count } рядов, общих признаков в них нет
       *[other] Заполнены { $count } ряда, общих признаков в них нет
    }: { $lines }.
judged-none-of-all = Кварто нет. Все ряды заполнены, и ни в одном нет общего признака.
judged-number = Позиция { $number }.
judge-missing = Нет позиции, чтобы судить. Её набирают так: quarto-access judge a1 высокая тёмная круглая с выемкой, b1 низкая тёмная квадратная без выемки. Или назовите файл с позицией на каждой строке после --file.
judge-two-sources = Наберите позицию или назовите файл после --file, но не то и другое.
judge-file-empty = В { $path } нет позиции. Напишите по одной на каждой строке.
position-bad-text = Это не позиция. В ней шестнадцать знаков, по четыре на горизонталь, начиная с первой, шестнадцатеричная цифра для фигуры и дефис для пустой клетки, затем фигура в руке или дефис, затем правила. Пример: 1b4f/----/----/---- 7 standard.
position-duplicate = { CAP($piece) } стоит сразу здесь: { $cells }. Такая фигура только одна. Посмотрите на эти клетки и наберите позицию ещё раз.
position-hand-on-board = { CAP($piece) } и в руке, и { $cell }. Такая фигура только одна. Посмотрите ещё раз и наберите позицию снова.
position-no-ruleset = Правил { $detail } нет. Есть { $names }.
position-ruleset = { $name }
position-no-attribute = Признака { $detail } нет. Есть colour, shape, height и hollow, через запятую и без пробелов.
position-unknown-word = Непонятно: { $word }. Наберите клетки с их фигурами, например a1 высокая тёмная круглая с выемкой, b1 низкая тёмная квадратная без выемки, рука высокая светлая круглая без выемки, и правила, если они не обычные.
position-unclear-word = Так начинается несколько слов: { $word }. Это { $candidates }. Наберите слово дальше.
position-no-cell = Клетки { $word } нет. Клетки от a1 до d4.
position-nowhere = Не сказано, где фигура, которая начинается с { $word }. Наберите перед ней клетку, например a1 высокая тёмная круглая с выемкой, или слово рука для фигуры в руке.
position-place-twice = Две фигуры { $place }. Назовите каждое место один раз.
position-two-rules = Названы двое правил. Наберите одни.
position-contrary = Фигура не может быть всем этим: { $traits }. Посмотрите на фигуру { $place } и наберите по одному значению на признак.
position-unnamed = О фигуре { $place } не сказано: { $missing }. Назовите всё, что считается, для каждой фигуры.
position-too-many = Фигур одного вида больше, чем их бывает, вместе с той, что { $place }. Посмотрите ещё раз и наберите позицию снова.
position-hand = в руке
position-cell = на { $cell }
typed-standard = обычные
typed-advanced = расширенные
typed-um-quarto = ум
typed-quarters = четверти
typed-in-hand = рука руке
typed-counting = считаются считается
typed-counted-colour = цвет
typed-counted-shape = форма
typed-counted-height = высота
typed-counted-hollow = выемка
typed-position-filler = правила и кварто фигура фигуры доска стоит только в на
