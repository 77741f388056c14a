# Командная строка: помощь, отказы и слова, которые можно набрать.

about = Кварто Аксесс { $version }. Игра Кварто на слух. Программа неофициальная и не связана с издателем игры.
help-usage = Кварто Аксесс, игра Кварто на слух.
help-commands = quarto-access: открывает выбор, с кем играть.
help-play = quarto-access play: игра с параметрами, названными ниже; --against или --start сразу начинает партию.
help-replay = quarto-access replay FILE: рассказывает сохранённую партию ход за ходом, с --json строка данных на каждый ход.
help-doctor = quarto-access doctor: говорит, чем здесь можно слушать и что делать с тем, чего нет. С --aloud пробует голос и звук, с --json печатает данные.
help-voices = quarto-access voices: перечисляет голоса синтезатора, с --json как данные. С --aloud лучший голос каждого языка говорит его название.
help-settings = quarto-access settings list: называет каждую настройку, что она делает и что принимает. settings get NAME, settings set NAME VALUE и settings reset NAME читают, меняют и возвращают одну, settings reset все. settings set profile NAME меняет несколько. С --json list и get печатают данные.
help-saves = quarto-access saves: перечисляет партии, сохранённые под именем, с --json как данные. saves delete NAME --yes удаляет одну, saves text NAME FILE записывает её предложениями, saves record NAME FILE как данные. Файл, который там уже есть, никогда не затирается.
help-judge = quarto-access judge POSITION: говорит, какие ряды Кварто и чем, или что не так с позицией. Её набирают словами, например a1 высокая тёмная круглая с выемкой, b1 низкая тёмная квадратная без выемки, или как 1b4f/----/----/---- 7 standard. --file FILE судит каждую строку файла, --json отвечает данными.
help-message = quarto-access message: партия с кем-то далеко, строками, которые вы посылаете как угодно. message new --file GAME начинает её, с --rules NAME по другим правилам, а --first me, other или lot говорит, кто даёт первым. message GAME и ваш ход, например поставить b3 дать высокая тёмная круглая с выемкой, называет строку, которую надо послать. message GAME и пришедшая строка принимает её. message GAME говорит, как обстоят дела.
help-fabricate = quarto-access fabricate: делает чертежи доски, которую можно вырезать, как board-fabrication. fabricate describe описывает доску словами, fabricate --help говорит остальное.
help-against = --against person или --against computer: с кем играть.
help-table = quarto-access table: для двоих за настоящей доской. Вы вводите, что на ней сделано, а программа ведёт запись, судит объявления и сохраняет партию. --names ANNA,BEN говорит, кто играет, --first и за ним имя, 1, 2 или lot, кто даёт первым, иначе программа спросит. --start, --save, --seed, --speech, --verbosity и --transcript те же, что у play.
help-names = --names ANNA,BEN: как зовут двух игроков.
help-level = --level easy или --level normal: как силён компьютер.
help-verbosity = --verbosity short или --verbosity long: сколько говорится.
help-speech = --speech print, direct, self, braille, silent или auto: кто говорит. print пишет строки для вашего чтеца, direct говорит через него, self говорит своим голосом программы, braille пишет краткие строки, silent молчит, auto даёт программе узнать самой.
help-lang = --lang en, hu, ru, es, pt-BR или fr, с любой командой: на каком языке программа говорит и понимает; с ask каждый язык предлагает себя сам. Без него действует настройка language, затем язык системы.
help-lot = --lot random, odd-even или agreed: как решается, кто даёт первым.
help-preset = --preset children или contest: несколько правил сразу, как в настройках.
help-seed = --seed NUMBER: то же число даёт ту же жеребьёвку и того же компьютера.
help-start = --start FILE: продолжить сохранённую партию или начать с позиции, записанной текстом.
help-save = --save FILE: хранить партию в этом файле после каждого хода. Файл, который там уже есть, сохраняется под другим именем.
help-transcript = --transcript FILE: записывать всё, что говорится, строку данных на каждое сообщение.
help-version = --version: какая это версия. --help: этот текст.
help-exit = Программа заканчивает с 0, когда всё сделано или сохранено, с 1, когда что-то не записалось, с 2, когда команда или файл непонятны или нет терминала.
bad-option = Такой команды или параметра нет: { $option }. Наберите quarto-access --help, чтобы услышать, что есть.
bad-value = { $option } не может быть { $value }. Принимается { $choices }.
missing-value = После { $option } нужно значение. Наберите quarto-access --help, чтобы услышать, что есть.
unneeded-value = { $option } стоит один, значения не надо.
empty-word = пустое слово
choice = { $choice }
choice-or = { $first } или { $second }
any-number = целое число
missing-file = Нет имени файла. Его набирают так: quarto-access replay game.json, или --save game.json.
settings-line = { $name }: { $value }. { $help } Принимается { $choices }.
settings-now = { $name } теперь { $value }.
settings-all-usual = Все настройки снова как обычно.
settings-range = от { $from } до { $to } с шагом { $step }
settings-own-word = одно слово до 20 букв
settings-voices = best или голос по имени, которое называет quarto-access voices
settings-damaged =
    { $all ->
        [on] Ваши настройки не удалось прочитать, поэтому всё как обычно.
       *[off] Часть настроек не удалось прочитать, они как обычно: { $names }.
    } { $kept ->
        [on] Их файл сохранён как { $file }.
       *[off] Их файл { $file } не удалось переместить.
    }
settings-unreadable = Настройки не читаются из { $path }: { $problem }. Сделайте файл доступным для чтения или уберите его.
settings-unwritable = Настройки не записываются в { $path }: { $problem }. Ничего не изменилось.
setting-missing = Нет имени настройки. Наберите quarto-access settings list, чтобы услышать все.
setting-value-missing = После { $name } нужно значение. Принимается { $choices }.
setting-unknown = Настройки { $name } нет. Есть { $names }.
setting-unknown-like = Настройки { $name } нет. Может быть, { $likely }? Наберите quarto-access settings list, чтобы услышать все.
setting-voices-unknown = { $name } остаётся как есть, потому что ни один синтезатор не называет свои голоса. Наберите quarto-access doctor, чтобы услышать, чего нет.
saves-command = Команда saves не умеет { $word }. Она принимает list, delete, text или record.
saves-name = Не названо имя сохранённой партии. Наберите quarto-access saves, чтобы услышать все.
saves-file = Не названо имя файла. Оно набирается так: quarto-access saves text воскресенье партия.txt.
saves-sure = Партия { $name } ещё не удалена, ведь вернуть её будет нельзя. Наберите то же с --yes, чтобы удалить.
saves-exported = Партия { $name } записана в { $path }.
saves-occupied = { $path } там уже есть и остаётся как есть. Выберите другое имя.
no-terminal = Нет терминала для игры: клавиатура не соединена с программой. Запустите quarto-access саму по себе в окне терминала, без перенаправления.
cannot-write = { $path } не записывается: { $problem }. Выберите другой файл или папку.
cannot-read = { $path } не читается: { $problem }. Проверьте имя файла.
cannot-tell = Слова программы не записываются: { $problem }. Запустите её, никуда их не направляя.
problem =
    { $reason ->
        [missing] такого файла или папки нет
        [denied] это не разрешено
        [folder] это папка
        [full] диск полон
        [not-a-folder] часть пути не папка
        [not-a-file] это не обычный файл
        [read-only] диск только для чтения
        [too-large] он слишком велик для партии
        [not-text] это не текст
        [no-file] это не обычный файл
        [long-name] имя слишком длинное
        [unread] никто его не читает
        [closed] вывод закрыт
       *[other] система отказывает
    }
bad-record = { $path } не сохранённая партия: { $problem }. Файл остался как был.
record-problem =
    { $reason ->
        [not_json] он обрезан или не текст JSON
        [duplicate_key] что-то стоит в нём дважды{ $where }
        [not_a_record] чего-то нет или что-то неверно{ $where }
        [other_format] он другой программы
        [other_game] он другой игры
        [newer_version] он более новой версии этой программы
        [bad_ruleset] его правила неизвестны{ $where }
        [bad_seats] его игроки неизвестны{ $where }
        [bad_seed] его число для жеребьёвки не число
        [bad_clock] его часы неизвестны{ $where }
        [bad_start] его начальная позиция неверна
        [bad_move] ход { $detail } не ход
       *[other] он повреждён
    }
record-where = , { $detail }
record-nowhere = { "" }
bad-position = { $path } ни сохранённая партия, ни позиция: { $problem }. Позиция выглядит так: 1b4f/----/----/---- 7 standard.
position-problem =
    { $reason ->
        [duplicate_piece] фигура { $detail } стоит в ней дважды
        [hand_on_board] фигура { $detail } и в руке, и на доске
        [unknown_ruleset] правил { $detail } нет
        [unknown_attribute] признака { $detail } нет
       *[bad_text] в ней нет четырёх групп по четыре фигуры
    }
internal-error = Внутри программы что-то пошло не так. Партия сохранена до последнего хода. Запустите quarto-access снова, чтобы продолжить, и, пожалуйста, сообщите об этом.
replay-empty = В этой партии ходов нет.
replay-running = Партия не окончена.

# Страница клавиш в документации.

help-help = quarto-access help KEY: говорит, что делает клавиша, например quarto-access help q или help shift tab. Вместо клавиши можно спросить keys, rules, settings, sounds и lesson.
help-place = { CAP($where) }:
help-key = { CAP($key) }: { $action }. Это действует { $places }.
help-setting = { $name }: { $help }
help-lesson = Урок занимает десять минут, клавиши и слова те же, что в игре. Запустите quarto-access и нажмите { KEY("l", place: "opening") }. Остановиться можно в любой момент, он продолжится с того же места.
unknown-topic = О { $asked } ничего не известно. Назовите клавишу, например q или shift tab, настройку или { $topics }.
where-everywhere = везде
where-almost = почти везде
keys-title = Клавиши
keys-note = Все клавиши, по местам, где вы находитесь. Буквы могут быть и заглавными, кроме тех, где Шифт имеет своё значение. Эта страница сделана из той же таблицы, по которой работает программа.
keys-place = { CAP($where) }
where =
    { $place ->
        [opening] в начале
        [saved] в начале с сохранённой партией
        [board] на доске
        [tray] у фигур
        [log] в списке ходов
        [calling] при объявлении Кварто
        [menu] в меню и в настройках
        [asking] когда задан вопрос
        [typing] при наборе команды
       *[describing] в описании клавиш
    }

# Краткая карточка клавиш. Только буквы, цифры, запятая, точка, двоеточие, апостроф и дефис, для Брайля.

card-title = Кварто Аксесс, клавиши
card-row = { $keys }: { $action }
card-group =
    { $group ->
        [begin] В начале
        [lists] В списках и настройках
        [board] На доске
        [pieces] У фигур
        [both] И там, и там
        [call] Объявить Кварто
        [ask] Спросить в любой момент
       *[rest] Помощь и остальное
    }

# Слова набора. Первое обычное; подойдёт любое начало, которое значит одно. Буква ё равна е.
# Слова, соединённые чертой внизу, набираются подряд, например: без выемки.

typed-place = поставить ставлю
typed-give = дать даю отдать
typed-claim = объявить кварто
typed-end = готово ничего нет
typed-resign = сдаться сдаюсь
typed-board = доска
typed-columns = вертикали
typed-status = состояние чей_ход
typed-hand = рука
typed-pool = остаток осталось фигуры
typed-vacant = пустые свободные
typed-moves = ходы последний
typed-where = где
typed-time = время часы
typed-more = больше ещё
typed-lot = жребий
typed-help = помощь справка
typed-keys = клавиши
typed-options = настройки
typed-sounds = звуки
typed-undo = назад отменить
typed-redo = снова
typed-accept = да
typed-game = партия
typed-missed = упущенное обзор
typed-save = сохранить
typed-saves = сохранённые
typed-resume = продолжить загрузить
typed-delete = удалить
typed-text = текст
typed-record = данные
typed-new = новая
typed-beginning = начало
typed-quit = выход выйти
typed-row = горизонталь строка
typed-column = вертикаль столбец
typed-diagonal = диагональ х
typed-square = квадрат
typed-tall = высокая высокую высокие большая
typed-short = низкая низкую низкие маленькая
typed-light = светлая светлую светлые белая
typed-dark = тёмная тёмную тёмные чёрная
typed-orange = оранжевая оранжевую
typed-blue = синяя синюю
typed-plain = гладкая гладкую
typed-striped = полосатая полосатую
typed-ringed = с_кольцом кольцо
typed-pinned = со_штифтом штифт
typed-smooth = ровная ровную
typed-rough = шершавая шершавую
typed-round = круглая круглую круглые
typed-squared = квадратная квадратную квадратные
typed-hollow = с_выемкой выемка
typed-solid = без_выемки сплошная
typed-filler = на фигура фигуру фигуры клетка клетку ряд и
typed-row-1 = первая первую
typed-row-2 = вторая вторую
typed-row-3 = третья третью
typed-row-4 = четвёртая четвёртую
typed-column-a = а
typed-column-b = бэ б в
typed-column-c = цэ ц с
typed-column-d = дэ д
bad-names =
    { $reason ->
        [alike] Имена одинаковы, так игроков нельзя различить.
       *[other] Нужны два имени, из букв, с запятой между ними.
    } Наберите, как в --names Anna,Ben.
bad-start = { $text } не читается как файл, а как позиция ошибочно. { $problem }
typed-names = имена
typed-off = прочь убрать выключить
