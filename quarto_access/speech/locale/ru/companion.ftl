# Партия за настоящей доской, запись которой ведёт программа.

welcome-table = Quarto Access у настоящей доски, для двоих, у которых есть свои фигуры. { KEY("enter") }, начать партию, { KEY("down") }, остальное, { KEY("?") }, помощь.
    .brief = Quarto Access у настоящей доски. { KEY("enter") }, начать партию. { CAP(KEY("?")) }, помощь.
    .braille = У настоящей доски. { KEY("enter") }, начать. { CAP(KEY("?")) }, помощь.
table-begun = Сначала ходите на доске, потом введите, что сделано. Нажмите { KEY("i") }, чтобы набрать, например, { CELL("b3") } высокая тёмная круглая с выемкой: это ставит на { CELL("b3") } и затем даёт эту фигуру. { CAP(KEY("u")) } вычёркивает ошибку, { KEY("m") } читает доску по записи.
    .brief = Сначала ходите, потом вводите. { CAP(KEY("i")) }, набрать, { KEY("u") }, вычеркнуть, { KEY("m") }, доска.
    .braille = { CAP(KEY("i")) }, набрать, { KEY("u") }, вычеркнуть.
table-resumed = Нажмите { KEY("m") }, чтобы услышать доску по записи, и сравните её с той, что на столе.
    .brief = { CAP(KEY("m")) }, доска по записи.
    .braille = { CAP(KEY("m")) }, доска.
table-given = Записано, игрок { $name } даёт игроку { $partner }: { $piece }. Ставит игрок { $partner }. Осталось фигур: { $left }.
    .brief = Записано, игроку { $partner }: { $piece }.
    .braille = Игроку { $partner }: { $piece }.
table-placed = Записано, игрок { $name }: { $piece }, на { $cell }. Фигуру игроку { $partner } даёт игрок { $name }. Осталось фигур: { $left }.
    .brief = Записано, игрок { $name } на { $cell }: { $piece }. Даёт игрок { $name }.
    .braille = Игрок { $name } на { $cell }: { $piece }.
table-placed-last = Записано, игрок { $name }: { $piece }, на { $cell }. Все фигуры на доске. Игрок { $name }, нажмите { KEY("q") }, чтобы объявить Кварто, { KEY("backspace") }, если его нет.
    .brief = Записано, игрок { $name } на { $cell }: { $piece }. Все на доске. { CAP(KEY("q")) }, Кварто, { KEY("backspace") }, нет.
    .braille = Игрок { $name } на { $cell }: { $piece }. { KEY("q") } или { KEY("backspace") }.
table-unrecorded = Ничего не записано.
table-struck =
    Вычеркнуто: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }. Запись исправляется без вопросов. { CAP(KEY("U")) } записывает снова.
    .brief =
        Вычеркнуто: { $first }{ $more ->
            [0] { "" }
           *[other] , { $rest }
        }.
    .braille = Вычеркнуто: { $first }.
table-restored =
    Записано снова: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief =
        Записано снова: { $first }{ $more ->
            [0] { "" }
           *[other] , { $rest }
        }.
    .braille = Записано снова: { $first }.
table-board = Доска по записи:
    .brief = Доска по записи:
    .braille = По записи:
