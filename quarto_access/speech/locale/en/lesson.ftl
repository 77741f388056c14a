# The lesson. For each step: what it teaches, and what is to be done, which is the last thing heard.

lesson-begun = This is a lesson of { $steps } short steps. It uses the keys of the game. You can stop at any time and go on later. The letter { KEY("r") } says the last message again, { KEY("?") } names keys, { KEY("escape") } opens a menu. Step 1.
    .brief = A lesson of { $steps } short steps, with the keys of the game. Stop whenever you like. { KEY("r") } repeats, { KEY("escape") } opens a menu. Step 1.
    .braille = Lesson, { $steps } steps. { KEY("r") } repeats, { KEY("escape") }: menu. Step 1.
lesson-number = Step { $number } of { $steps }.
    .brief = Step { $number }.
    .braille = Step { $number }.
lesson-resumed = The lesson goes on with step { $number } of { $steps }. The menu, on { KEY("escape") }, leads to the step before.
    .brief = The lesson goes on. Step { $number } of { $steps }.
    .braille = Step { $number } of { $steps }.
lesson-edge = This is the first step. There is none before it.
    .brief = This is the first step.
    .braille = First step.
lesson-ended = That was the lesson. Everything else is best learnt by playing.
    .brief = That was the lesson. Now play.
    .braille = End of the lesson.
no-resigning = A lesson cannot be resigned. To leave it, press { KEY("escape") } and choose back to the beginning.
    .brief = Nothing to resign. To leave, { KEY("escape") }, then back to the beginning.
    .braille = Nothing to resign.
lesson-done = { $step ->
        [board] Right, { CELL("b3") }.
        [pieces] Right. Each of the four numbers turns one thing into its opposite, so any piece is at most four keys away.
        [give] Given. In a game the computer would now place that piece, and give you one.
        [place] In a game you would do that now.
        [claim] That is how a game is won.
        [window] You saw what the other player missed.
        [missed] So look at every line when it is made. Its pieces still count in other lines.
        [lens] One thing at a time is easier to keep in mind. { KEY("j") } goes on to shape, hole, and back to everything.
        [status] { KEY("p") } tells what is left, { KEY("h") } what is in hand, { KEY("l") } the last move, { KEY("w") } where you are.
       *[other] { "" }
    }
    .brief = { $step ->
        [board] Right, { CELL("b3") }.
        [pieces] Right. Any piece is at most four keys away.
        [give] Given. In a game the computer would now place it, and give you one.
        [place] In a game you would do that now.
        [claim] That is how a game is won.
        [window] You saw what the computer missed.
        [missed] Its pieces still count in other lines.
        [lens] { KEY("j") } goes on to shape, hole, and back to everything.
        [status] { KEY("p") } tells what is left, { KEY("h") } the piece in hand, { KEY("l") } the last move, { KEY("w") } where you are.
       *[other] { "" }
    }
    .braille = { $step ->
        [status] Also { KEY("p") }, { KEY("h") }, { KEY("l") }, { KEY("w") }.
       *[other] { "" }
    }
lesson-strayed = { $step ->
        [board] You placed the piece. Here you only go to a cell, and { KEY("enter") } is for later. The step begins again.
        [pieces] You gave the piece away. Here you only find one, and { KEY("enter") } is for later. The step begins again.
        [claim] { $did ->
            [gave] You gave the piece without calling. Now the other player may call, and your chance is over.
           *[else] Your chance is over.
        } The step begins again.
        [window] { $did ->
            [placed] You placed your piece without calling. Now the line is dead.
           *[else] Your chance is over.
        } The step begins again.
        [missed] { $did ->
            [placed] You placed the piece. Here row 2 is to be called first.
           *[else] That was another line.
        } The step begins again.
        [lens] You gave a piece. Here you only listen. The step begins again.
        [status] You gave a piece. Here you only ask. The step begins again.
       *[other] { $did ->
            [gave] You gave a piece. That was not asked for.
            [placed] You placed the piece. That was not asked for.
           *[else] Not so.
        } The step begins again.
    }
    .brief = { $step ->
        [board] You placed the piece. Here only go to a cell. Again.
        [pieces] You gave the piece away. Here only find one. Again.
        [claim] { $did ->
            [gave] You gave before you called, so the chance is the other player's.
           *[else] Your chance is over.
        } Again.
        [window] { $did ->
            [placed] You placed before you called, so the line is dead.
           *[else] Your chance is over.
        } Again.
        [missed] { $did ->
            [placed] You placed the piece. Here row 2 is to be called first.
           *[else] That was another line.
        } Again.
        [lens] You gave a piece. Here only listen. Again.
        [status] You gave a piece. Here only ask. Again.
       *[other] { $did ->
            [gave] You gave a piece. That was not asked for.
            [placed] You placed the piece. That was not asked for.
           *[else] Not so.
        } Again.
    }
    .braille = { $step ->
        [claim] Call before you give. Again.
        [window] Call before you place. Again.
       *[other] Something else. Again.
    }
line-judged = { $verdict ->
        [right] Right.
        [wrong] No, the other way round.
       *[turned] Turned over.
    }
line-shares = { CAP($line) } is a Quarto: all { $traits }.
    .brief = { CAP($line) } is a Quarto: all { $traits }.
    .braille = { CAP($line) }: all { $traits }.
line-shares-nothing = { CAP($line) } is no Quarto. Nothing is the same in all four: { $counts }.
    .brief = { CAP($line) } is no Quarto: { $counts }.
    .braille = { CAP($line) }, none: { $counts }.

lesson-board = The board has four columns, a to d from left to right, and four rows, 1 to 4, with row 1 nearest to you. { CELL("a1") } is the corner near you on the left, and the wooden board has that corner cut off so that your hand finds it. A letter goes to a column, a number to a row, arrows go one cell.
    .brief = The board has columns a to d from left to right, and rows 1 to 4, row 1 nearest to you. { CELL("a1") } is near you on the left, where the wooden board has its cut corner. Letters, numbers and arrows move you.
    .braille = Columns a to d, rows 1 to 4. { CELL("a1") } is near left.
lesson-board-from-top = The board has four columns, a to d from left to right, and four rows, 1 to 4, with row 1 farthest from you. { CELL("a1") } is the far corner on the left, and the wooden board has that corner cut off so that your hand finds it. A letter goes to a column, a number to a row, arrows go one cell.
    .brief = The board has columns a to d from left to right, and rows 1 to 4, row 1 farthest from you. { CELL("a1") } is far on the left, where the wooden board has its cut corner. Letters, numbers and arrows move you.
    .braille = Columns a to d, rows 1 to 4. { CELL("a1") } is far left.
lesson-board-task = Go to { CELL("b3") }: press b, then 3, or use the arrows.
    .brief = Go to { CELL("b3") }: press b, then 3, or use arrows.
    .braille = Go to { CELL("b3") }.
lesson-pieces = There are sixteen pieces, and no two are alike. Each is tall or short, light or dark, round or square, and has a hole in its top or is solid. They stand beside the board, in four rows of four. Here 1 changes tall and short, 2 light and dark, 3 round and square, 4 hollow and solid. Arrows work too.
    .brief = Sixteen pieces, no two alike: tall or short, light or dark, round or square, hollow or solid. 1 changes the height, 2 the colour, 3 the shape, 4 the hole. Arrows work too.
    .braille = Sixteen pieces. 1 height, 2 colour, 3 shape, 4 hole.
lesson-pieces-task = Find the tall dark square hollow piece.
    .brief = Find the tall dark square hollow piece.
    .braille = Find tall dark square hollow.
lesson-give = You never choose the piece that you place. The other player chooses it for you, and you choose one for the other player.
    .brief = You never choose the piece that you place. You choose one for the other player.
    .braille = You choose for the other player.
lesson-give-task = Go to any piece and press { KEY("enter") } to give it to the computer.
    .brief = Go to any piece and press { KEY("enter") } to give it.
    .braille = Give any piece: { KEY("enter") }.
lesson-place = Two pieces stand on the board already, and the computer has given you one: { $piece }.
    .brief = Two pieces stand already. You are given { $piece }.
    .braille = You get { $piece }.
lesson-place-task = Go to an empty cell, { KEY("e") } leads to the next one, and press { KEY("enter") } to place the piece there.
    .brief = Go to an empty cell, { KEY("e") } finds one, and press { KEY("enter") }.
    .braille = Place it: { KEY("e") }, { KEY("enter") }.
lesson-line = Four pieces in a row, a column or a diagonal that have something in common make a Quarto: all tall, or all round, whatever it is. Row 1 holds four pieces. { KEY("x") } reads the line through the cell where you are.
    .brief = Four in a row, column or diagonal with something in common make a Quarto. Row 1 is full. { KEY("x") } reads it.
    .braille = Four with something in common: Quarto. { KEY("x") } reads row 1.
lesson-line-task = Press { KEY("x") }, then say whether row 1 is a Quarto: { KEY("q") } for yes, { KEY("backspace") } for no, { KEY("enter") } to be told.
    .brief = Press { KEY("x") }. Is it a Quarto? { KEY("q") }, yes. { KEY("backspace") }, no. { KEY("enter") }, tell me.
    .braille = { KEY("x") }. { KEY("q") } yes, { KEY("backspace") } no, { KEY("enter") } tell.
lesson-no-line = Here is another row 1. One piece that is different in everything spoils it.
    .brief = Here is another row 1.
    .braille = Another row 1.
lesson-no-line-task = Press { KEY("x") }, then { KEY("q") } for a Quarto, { KEY("backspace") } for none, { KEY("enter") } to be told.
    .brief = Press { KEY("x") }, then { KEY("q") } for yes, { KEY("backspace") } for no, { KEY("enter") } to be told.
    .braille = { KEY("x") }, then { KEY("q") }, { KEY("backspace") }, { KEY("enter") }.
lesson-diagonal = Diagonals count too. You are on { CELL("a1") }. Press { KEY("x") } once for row 1, again for column a, and a third time for the diagonal from { CELL("a1") } to { CELL("d4") }.
    .brief = Diagonals count too. From { CELL("a1") } the third { KEY("x") } reads the diagonal to { CELL("d4") }.
    .braille = The third { KEY("x") } reads diagonal { CELL("a1") } { CELL("d4") }.
lesson-diagonal-task = Listen to the diagonal, then { KEY("q") } for a Quarto, { KEY("backspace") } for none, { KEY("enter") } to be told.
    .brief = Listen, then { KEY("q") } for yes, { KEY("backspace") } for no, { KEY("enter") } to be told.
    .braille = { KEY("q") }, { KEY("backspace") } or { KEY("enter") }.
lesson-claim = Making a Quarto does not win. Calling it does. You have just placed a piece on { CELL("d1") }, and row 1 is full. Until you give a piece, you may call. To call, press { KEY("q") }, point at the line by its letter or number, and press { KEY("enter") }. { KEY("x", place: "calling") } while calling points at a diagonal.
    .brief = Calling a Quarto wins, not making it. You have just placed on { CELL("d1") }, and row 1 is full. To call, press { KEY("q") }, then the row's number or the column's letter, then { KEY("enter") }.
    .braille = You placed on { CELL("d1") }. Call: { KEY("q") }, line, { KEY("enter") }.
lesson-claim-task = Call row 1: { KEY("q") }, 1, { KEY("enter") }.
    .brief = Call row 1: { KEY("q") }, 1, { KEY("enter") }.
    .braille = { KEY("q") }, 1, { KEY("enter") }.
lesson-window = When you give a piece without calling, the other player may call your line until the piece is placed. It works both ways. The computer has just placed a piece, has called nothing, and has given you one. { KEY("0") } goes to the cell that was changed last, and { KEY("x") } reads the lines through it.
    .brief = Who gives a piece without calling leaves the call to the other. The computer has placed, has not called, and has given you a piece. { KEY("0") } goes there, { KEY("x") } reads its lines.
    .braille = The computer missed a line. { KEY("0") }, then { KEY("x") }.
lesson-window-task = Find the line that it missed, and call it before you place.
    .brief = Find the line and call it before you place.
    .braille = Find it and call it.
lesson-missed = A line that neither saw in time is dead. Row 2 is full of tall pieces, but it was made some moves ago.
    .brief = A line that neither called in time is dead. Row 2 is all tall, but was made some moves ago.
    .braille = Row 2 is all tall, and dead.
lesson-missed-task = Call row 2 all the same, and hear the answer: { KEY("q") }, 2, { KEY("enter") }.
    .brief = Call row 2 all the same: { KEY("q") }, 2, { KEY("enter") }.
    .braille = { KEY("q") }, 2, { KEY("enter") }.
lesson-lens = Eight pieces stand on the board, which is much to keep in mind. The letter { KEY("j") } narrows what you hear to one thing: first height, then colour, shape, hole, then everything again. { KEY("m") } reads the whole board, row by row.
    .brief = Eight pieces stand here. { KEY("j") } narrows what you hear: height, colour, shape, hole, then everything. { KEY("m") } reads the board.
    .braille = { KEY("j") }: height, colour, shape, hole, all. { KEY("m") }: board.
lesson-lens-task = Press { KEY("j") } until you hear colour, then { KEY("m") }.
    .brief = Press { KEY("j") } until you hear colour, then { KEY("m") }.
    .braille = { KEY("j") } { KEY("j") }, then { KEY("m") }.
lesson-status = When you have lost the thread, { KEY("s") } says whose turn it is and what is to be done.
    .brief = { KEY("s") } says whose turn it is and what to do.
    .braille = { KEY("s") }: whose turn.
lesson-status-task = Press { KEY("s") }.
    .brief = Press { KEY("s") } now.
    .braille = Press { KEY("s") }.
lesson-set = The wooden set is a board of twenty five by twenty five centimetres with sixteen round holes, in which pieces stand and do not slip. The corner at { CELL("a1") } is cut off. Square pieces have edges, round ones none. A hollow piece has a hole in its top. Where colour cannot be seen, a groove runs round the dark pieces. The program names cells and pieces just as hands find them, so both can be played side by side.
    .brief = The wooden set is a board of twenty five centimetres with sixteen round holes, so that pieces do not slip. The corner at { CELL("a1") } is cut off. A groove can run round the dark pieces. Cells and pieces are named just as hands find them.
    .braille = The wooden board has sixteen holes and a cut corner at { CELL("a1") }.
lesson-set-task = Press { KEY("enter") } to end the lesson.
    .brief = { KEY("enter") } ends the lesson.
    .braille = { KEY("enter") } ends.
