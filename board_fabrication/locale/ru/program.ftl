# Командная строка: справка и отказы.

help-usage = Board Fabrication, чертежи тактильной доски Кварто для лазера, станка с ЧПУ и бумаги.
help-check = board-fabrication check: проверяет размеры по всем правилам. С --explain рассказывает, как найдены размеры, с --json печатает данные.
help-make = board-fabrication make ПАПКА: записывает чертежи в папку, все или ни одного.
help-describe = board-fabrication describe: рассказывает весь чертёж предложениями.
help-coupon = board-fabrication coupon ПАПКА: записывает только полоску пробных отверстий, её вырезают первой.
help-set = --set ИМЯ=ЗНАЧЕНИЕ: один размер или выбор, например --set hole-d=30. Можно повторять. board-fabrication check --json перечисляет все имена.
help-parameters = --parameters ФАЙЛ: файл TOML с такими именами и значениями. То, что задано в --set, важнее.
help-keep = --keep-gap: сохранить промежуток 15 мм. --keep-all: сохранить отверстие, промежуток и поле, меняется доска.
help-variant = --variant low-vision: контрастные кольца и крупная печать. --sets ЧИСЛО: сколько наборов нужно.
help-only = --only { $products }: какие чертежи, через запятую.
help-format = --format svg,dxf,pdf: виды файлов. Для SVG и DXF больше ничего не нужно, для PDF нужна часть workshop этой программы.
help-profile = --profile { $profiles }: чьи цвета для резки и гравировки.
help-dialect = --dialect { $dialects }: для чьего фрезерного станка программы. Их пишет --only gcode.
help-lang = --lang { $languages }: язык предложений.
help-force = --force: заменить файлы с такими именами, если они не от этой программы или были изменены.
help-exit = Программа кончает кодом 0, если всё сделано, 1, если нарушено правило или запись не удалась, 2, если команда не понята.

bad-command = Нет такой команды: { $command }. Наберите board-fabrication --help, чтобы услышать, что есть.
no-command = Не хватает команды. Наберите board-fabrication --help, чтобы услышать, что есть.
bad-option = Нет такого ключа: { $option }. Наберите board-fabrication --help, чтобы услышать, что есть.
missing-value = После { $option } нужно значение.
unneeded-value = { $option } стоит отдельно, без значения.
bad-choice = { $option } не может быть { $value }. Возможно { $choices }.
bad-setting = После --set нужны имя, знак равенства и значение, например board=250. Не подходит: { $value }.
bad-name = Нет размера или выбора с именем { $name }. { $near ->
        [none] board-fabrication check --json перечисляет все имена.
       *[other] Вы имели в виду { $near }?
    }
bad-number = { $name } не может быть { $value }. Нужно число миллиметров, например { $usual }.
bad-count = { $name } не может быть { $value }. Нужно целое число, например { $usual }.
bad-word = { $name } не может быть { $value }. Возможно { $choices }.
choice = { $choice }
both-kept = --keep-gap и --keep-all нельзя ставить вместе. Выберите что-то одно.
missing-folder = Не хватает имени папки. Его набирают так: board-fabrication make board.
cannot-read = { $path } не читается: { $problem }. Проверьте имя файла.
bad-toml = { $path } не файл TOML{ $line ->
        [0] {""}
       *[other] , смотрите строку { $line }
    }. Пишите в каждой строке имя, знак равенства и значение, например board = 250.
bad-toml-value = { $path }: в { $name } нет ни числа, ни слова. Напишите его, например board = 250.

needs-for-format = Не установлено то, что пишет { $files }. Наберите pip install { $packages } или добавьте --format svg,dxf.
needs-for-product = Не установлено то, что пишет { $files }. Наберите pip install { $packages } или исключите это ключом --only.
not-on-paper = Отдельного PDF для { $product } нет. Добавьте --format svg или попросите assembly. Ничего не записано.
no-product = У этой доски нет { $product }, поэтому ничего не записано. Попросите другое ключом --only или всё без него.
would-replace = { $path } уже есть, и это не то, что записала программа. Выберите другую папку или добавьте --force. Ничего не записано.
cannot-write = { $path } не записывается: { $problem }. Выберите другую папку.
cannot-tell = Слова программы не выводятся: { $problem }.
internal-error = В программе произошла ошибка, ничего не записано. Пожалуйста, напишите нам, что вы набрали.
empty-word = пустое слово
problem = { $reason ->
        [missing] такого файла или папки нет
        [denied] нет разрешения
        [folder] это папка
        [full] диск полон
        [not-a-folder] часть пути не папка
        [read-only] на этот диск нельзя писать
        [long-name] имя слишком длинное
        [not-text] это не текст
        [too-large] слишком велик
       *[other] система больше ничего не говорит
    }

accepted = Эта доска соблюдает все правила.
refused = Эта доска нарушает { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }, поэтому не начерчена.
noted = Обратите внимание.
