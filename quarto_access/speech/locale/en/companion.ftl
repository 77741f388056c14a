# A game at a real board, of which the program keeps the record.

welcome-table = Quarto Access at a real board, for two people who move pieces of their own. Press { KEY("enter") } to begin a game, Down for more, question mark for help.
    .brief = Quarto Access at a real board. { CAP(KEY("enter")) }, begin a game. Question mark, help.
    .braille = At a real board. { CAP(KEY("enter")) }, begin. Question mark, help.
table-begun = Move on the board first, then enter what was done. Press i to type it, for example b3 tall dark round hollow, which places on b3 and gives that piece next. u strikes out a wrong entry, m reads the board as recorded.
    .brief = Move first, then enter it. i types, u strikes out, m reads the board.
    .braille = i types, u strikes out.
table-resumed = Press m to hear the board as recorded, and compare it with the one on the table.
    .brief = m reads the board as recorded.
    .braille = m reads the board.
table-given = Recorded, { $name } gave { $partner } the { $piece }. { $partner } places it. { $left } left.
    .brief = Recorded, { $partner } gets { $piece }.
    .braille = { $partner } gets { $piece }.
table-placed = Recorded, { $name } placed the { $piece } on { $cell }. { $name } gives { $partner } a piece. { $left } left.
    .brief = Recorded, { $name } on { $cell }, { $piece }. { $name } gives.
    .braille = { $name } on { $cell }, { $piece }.
table-placed-last = Recorded, { $name } placed the { $piece } on { $cell }. All are placed. { $name }, press { KEY("q") } for Quarto, { KEY("backspace") } for none.
    .brief = Recorded, { $name } on { $cell }, { $piece }. All placed. { KEY("q") } for Quarto, { KEY("backspace") } for none.
    .braille = { $name } on { $cell }, { $piece }. { KEY("q") } or { KEY("backspace") }.
table-unrecorded = Nothing was recorded.
table-struck = Struck out: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }. An entry is corrected without asking. U records it again.
    .brief = Struck out: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .braille = Struck out: { $first }.
table-restored = Recorded again: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief = Recorded again: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .braille = Recorded again: { $first }.
table-board = The board as recorded:
    .brief = As recorded:
    .braille = As recorded:
