# Партии, сохранённые под именем, партии, записанные в файл, и то, что было упущено в партии.

saves-opened = Сохранённые партии, всего { $count }. { CAP(KEY("up")) } и { KEY("down") } ведут по списку, { KEY("enter") } продолжает партию, { KEY("d", place: "saves") } удаляет её, { KEY("escape") } закрывает.
    .brief = Сохранённые партии, { $count }.
    .braille = Сохранённые партии, { $count }.
saved-item =
    { $name }: { $against ->
        [computer] с компьютером
       *[player] вдвоём
    }, на доске { $placed ->
        [one] { AS($placed, "number-feminine") } фигура
        [few] { AS($placed, "number-feminine") } фигуры
        [many] { $placed } фигур
       *[other] { $placed } фигуры
    }, сохранена { $days ->
        [0] сегодня
        [1] вчера
        [one] { $days } день назад
        [few] { $days } дня назад
        [many] { $days } дней назад
       *[other] { $days } дня назад
    }.
    .brief =
        { $name }, { $against ->
            [computer] с компьютером
           *[player] вдвоём
        }, на доске { $placed }, { $days ->
            [0] сегодня
            [1] вчера
            [one] { $days } день назад
            [few] { $days } дня назад
            [many] { $days } дней назад
           *[other] { $days } дня назад
        }.
    .braille =
        { $name }, { $against ->
            [computer] компьютер
           *[player] вдвоём
        }, на доске { $placed }, { $days ->
            [0] сегодня
            [1] вчера
           *[other] дней: { $days }
        }.
saved-item-over =
    { $name }: { $against ->
        [computer] с компьютером
       *[player] вдвоём
    }, окончена, на доске { $placed ->
        [one] { AS($placed, "number-feminine") } фигура
        [few] { AS($placed, "number-feminine") } фигуры
        [many] { $placed } фигур
       *[other] { $placed } фигуры
    }, сохранена { $days ->
        [0] сегодня
        [1] вчера
        [one] { $days } день назад
        [few] { $days } дня назад
        [many] { $days } дней назад
       *[other] { $days } дня назад
    }.
    .brief =
        { $name }, { $against ->
            [computer] с компьютером
           *[player] вдвоём
        }, окончена, на доске { $placed }, { $days ->
            [0] сегодня
            [1] вчера
            [one] { $days } день назад
            [few] { $days } дня назад
            [many] { $days } дней назад
           *[other] { $days } дня назад
        }.
    .braille =
        { $name }, { $against ->
            [computer] компьютер
           *[player] вдвоём
        }, окончена, { $days ->
            [0] сегодня
            [1] вчера
           *[other] дней: { $days }
        }.
saved-item-unread =
    { $name }: продолжить нельзя, { $fault ->
        [foreign] файл другой программы
        [newer] файл новой версии этой программы
       *[damaged] файл повреждён
    }. Записан { $days ->
        [0] сегодня
        [1] вчера
        [one] { $days } день назад
        [few] { $days } дня назад
        [many] { $days } дней назад
       *[other] { $days } дня назад
    }.
    .brief =
        { $name }, { $fault ->
            [foreign] другой программы
            [newer] новой версии
           *[damaged] файл повреждён
        }, { $days ->
            [0] сегодня
            [1] вчера
            [one] { $days } день назад
            [few] { $days } дня назад
            [many] { $days } дней назад
           *[other] { $days } дня назад
        }.
    .braille =
        { $name }, { $fault ->
            [foreign] другая программа
            [newer] новая версия
           *[damaged] файл повреждён
        }.
saves-edge = Дальше сохранённых партий нет.
    .brief = Дальше нет.
    .braille = Дальше нет.
saves-number =
    { $number } из { $count }. { $can ->
        [yes] { KEY("enter") } продолжает её, { KEY("d", place: "saves") } удаляет, { KEY("escape") } закрывает список.
       *[no] { CAP(KEY("d", place: "saves")) } удаляет её, { KEY("escape") } закрывает список.
    }
    .brief =
        { $number } из { $count }. { $can ->
            [yes] { KEY("enter") }, продолжить, { KEY("d", place: "saves") }, удалить.
           *[no] { CAP(KEY("d", place: "saves")) }, удалить.
        }
    .braille =
        { $number } из { $count }. { $can ->
            [yes] { KEY("enter") }, { KEY("d", place: "saves") }, { KEY("escape") }.
           *[no] { CAP(KEY("d", place: "saves")) }, { KEY("escape") }.
        }
saved-as = Сохранено под именем { $name }. Партия продолжается и, кроме того, хранится после каждого хода.
    .brief = Сохранено под именем { $name }.
    .braille = Сохранено: { $name }.
save-deleted = Удалено, { $name }.
asked-delete-save = Удалить сохранённую партию { $name }? Вернуть её будет нельзя. Нажмите { KEY("enter") }, чтобы удалить, { KEY("escape") }, чтобы оставить.
    .brief = Удалить { $name }? { KEY("enter") }, удалить, { KEY("escape") }, оставить.
    .braille = Удалить { $name }? { KEY("enter") } или { KEY("escape") }.
naming = Наберите имя для этой партии и нажмите { KEY("enter") }.
    .brief = Под каким именем? Наберите его, затем { KEY("enter") }.
    .braille = Под каким именем?
game-written =
    { $kind ->
        [text] Ходы записаны предложениями
       *[record] Партия записана как данные
    } в файл { $name }, в папке программы среди ваших документов.
    .brief = Записано в файл { $name }, папка программы в документах.
    .braille = Записано: { $name }, документы.

shelf-no-name = Нет. В имени нужна буква или цифра. Наберите, например: сохранить воскресенье.
    .brief = Нет. В имени нужна буква или цифра, например: сохранить воскресенье.
    .braille = Нет. Нужна буква или цифра.
shelf-too-long = Нет. В имени может быть не больше 40 знаков. Наберите короче.
    .brief = Нет. Не больше 40 знаков. Наберите имя короче.
    .braille = Нет. Не больше 40 знаков.
shelf-taken = Нет. Партия { $name } уже есть. Выберите другое имя или удалите ту.
    .brief = Нет. { $name } уже есть. Выберите другое имя.
    .braille = Нет. { $name } уже есть.
shelf-no-game = Нет. Сейчас никакая партия не идёт. Начните новую или выберите сохранённую.
    .brief = Нет. Сейчас никакая партия не идёт.
    .braille = Нет. Партия не идёт.
shelf-not-written = Нет. Файл не удалось записать. Освободите место на диске или разрешите запись и попробуйте ещё раз.
    .brief = Нет. Файл не удалось записать.
    .braille = Нет. Не записано.
shelf-not-deleted = Нет. Не удалось удалить: { $name }. Здесь это не разрешено.
    .brief = Нет. Не удалось удалить: { $name }.
    .braille = Нет. Не удалено.
shelf-unknown = Нет. Сохранённой партии { $name } нет. Наберите слово сохранённые, чтобы услышать все.
    .brief = Нет. Партии { $name } нет. Наберите слово сохранённые.
    .braille = Нет. Партии { $name } нет.
shelf-ambiguous = Нет. Так начинается несколько сохранённых партий: { $name }. Наберите имя дальше.
    .brief = Нет. Так начинается несколько партий: { $name }. Наберите дальше.
    .braille = Нет. Несколько: { $name }.
shelf-nothing-saved = Нет. Под именем ни одна партия не сохранена. Во время партии наберите слово сохранить и имя.
    .brief = Нет. Под именем ни одна партия не сохранена.
    .braille = Нет. Партий с именем нет.
shelf-damaged = Нет. Файл { $name } повреждён, продолжить партию нельзя. Файл остаётся как есть.
    .brief = Нет. Файл { $name } повреждён. Он остаётся как есть.
    .braille = Нет. { $name }, повреждён.
shelf-foreign = Нет. Файл { $name } не партия этой программы. Он остаётся как есть.
    .brief = Нет. Файл { $name } другой программы. Он остаётся как есть.
    .braille = Нет. { $name }, другая программа.
shelf-newer = Нет. Файл { $name } новой версии этой программы. Он остаётся как есть, установите новую версию.
    .brief = Нет. Файл { $name } новой версии. Он остаётся как есть.
    .braille = Нет. { $name }, новая версия.

resumed-over = Эта партия окончена, { $ruleset }.
    .brief = Эта партия окончена.
    .braille = Эта партия окончена.
game-turn = { CAP($moves) }.
missed-later = Нет. Об упущенном говорится, когда партия окончена.
    .brief = Нет. Об упущенном говорится после конца.
    .braille = Нет. Только после конца.
nothing-missed = Ничего не упущено. Каждый полный ряд объявлен, и ни одна отданная фигура не могла завершить ряд.
    .brief = Ничего не упущено, ни одним игроком.
    .braille = Ничего не упущено.
missed-edge = Больше ничего не упущено.
    .brief = Дальше нет.
    .braille = Дальше нет.
missed-number = { $number } из { $count }. Нажмите { KEY("g") }, чтобы услышать следующее, { KEY("G") }, чтобы услышать предыдущее.
    .brief = { $number } из { $count }.
    .braille = { $number } из { $count }.
missed-line = Ход { $move }: ряд без объявления, { $line }, все { $traits }. Право объявить: { $first }, затем { $second }.
    .brief = Ход { $move }: ряд без объявления, { $line }, все { $traits }. Право объявить: { $first }, затем { $second }.
    .braille = Ход { $move }: без объявления, { $line }, { $traits }. { CAP($first) }, { $second }.
missed-line-last = Ход { $move }: ряд без объявления, { $line }, все { $traits }. Право объявить: { $first }.
    .brief = Ход { $move }: ряд без объявления, { $line }, все { $traits }. Право объявить: { $first }.
    .braille = Ход { $move }: без объявления, { $line }, { $traits }. { CAP($first) }.
missed-gift =
    Ход { $move }, дающая сторона { $giver }, берущая { $taker }. Отдана { $piece }. На { $cell } она завершает ряд, { $line }, все { $traits }. { $safe ->
        [0] Безопасных фигур не было.
       *[other] Безопасных фигур было { $safe }.
    } { $used ->
        [yes] Она стоит именно там.
        [no] Она стоит в другом месте.
       *[unknown] { "" }
    }
    .brief =
        Ход { $move }, дающая сторона { $giver }: { $piece }, на { $cell } ряд, { $line }, все { $traits }. { $safe ->
            [0] Безопасных не было.
           *[other] Безопасных было { $safe }.
        } { $used ->
            [no] Стоит в другом месте.
           *[yes] { "" }
        }
    .braille = Ход { $move }, { $giver }: { $piece }, { $line } на { $cell }, { $traits }. Безопасных: { $safe }.
