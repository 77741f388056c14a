# The rules in force, told when help is asked for a third time.

rules-lines = { CAP($ruleset) }. { $lines } lines count: { $name ->
        [standard] four rows, four columns and two diagonals
        [advanced] four rows, four columns, two diagonals and nine squares of two by two
        [um-quarto] four rows, four columns, two diagonals and nine squares of two by two
        [quarters] four rows, four columns, two diagonals and the four quarters of the board
       *[custom] those that were chosen
    }.
    .brief = { CAP($ruleset) }. { $name ->
        [standard] Rows, columns and diagonals count
        [advanced] Rows, columns, diagonals and nine squares count
        [um-quarto] Rows, columns, diagonals and nine squares count
        [quarters] Rows, columns, diagonals and four quarters count
       *[custom] { $lines } chosen lines count
    }.
    .braille = { CAP($ruleset) }, { $lines } lines.
rules-attributes = { $count ->
        [one] One attribute counts
       *[other] { $count } attributes count
    }: { $attributes }. A line whose four pieces have one of them in common is a Quarto.
    .brief = Four pieces in a line with one thing in common are a Quarto: { $attributes }.
    .braille = Counted: { $attributes }.
rules-turn = In your turn you place the piece that you were given, and then choose a piece for the other player.
    .brief = Place the piece that you were given, then give one.
    .braille = Place, then give.
rules-call = Who calls a Quarto and points at it wins. You may call from placing until you give a piece, and from getting a piece until you place it. Only lines through the cell that was placed on last can be called.
    .brief = Calling wins. Call after you have placed, until you give, or when you hold a piece, until you place it. Only lines through the last cell count.
    .braille = Call before you give, or before you place.
rules-attempts = { $limit ->
        [loses] Who calls a full line that is no Quarto, or no longer one, has lost. Pointing at a line that is not full costs nothing.
        [any] You may point at as many lines as you like.
        [0] Full lines cannot be called.
        [one] You have one attempt at a full line in each turn. This is a rule of this program, so that lines are found by listening and not by trying. Pointing at a line that is not full costs nothing.
       *[other] You have { $limit } attempts at a full line in each turn. This is a rule of this program. Pointing at a line that is not full costs nothing.
    }
    .brief = { $limit ->
        [loses] A false call of a full line loses the game.
        [any] Any number of attempts.
        [0] Full lines cannot be called.
        [one] One attempt at a full line in each turn, a rule of this program.
       *[other] { $limit } attempts at a full line in each turn, a rule of this program.
    }
    .braille = { $limit ->
        [loses] A false call loses.
        [any] Any number of attempts.
       *[other] Attempts: { $limit }.
    }
rules-clock-turn = Each turn, to place and to give, has { $time }. When it is up, lots place and give, and nothing more can be called in that turn.
    .brief = { $time } for each turn, then lots decide.
    .braille = No time limit for a turn in braille.
rules-clock-game = Each player has { $time } for a whole game. Who has none left loses.
    .brief = { $time } for a whole game, then it is lost.
    .braille = No time limit for a game in braille.
rules-clock = The clock stands still while something is said. Press { KEY("t") } for the time left.
    .brief = The clock waits for what is said. { KEY("t") }, time left.
    .braille = { KEY("t") }, time left.
rules-end = When all pieces are placed and nobody calls, the game is drawn. You may resign at any time.
    .brief = All placed and nobody calls: a draw.
    .braille = All placed, no call: draw.
rules-own = These are rules of this program, which the game itself leaves open: how many attempts there are, that a slip costs nothing, and that moves may be taken back.
    .brief = This program's own rules: the attempts, free slips, taking back.
    .braille = Own rules: attempts, slips, taking back.
