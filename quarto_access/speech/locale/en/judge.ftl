# The judge of a position: what was understood, which lines are Quartos, what is wrong with a text.

judged-board = { $count ->
        [0] An empty board
        [one] { $count } piece on the board
       *[other] { $count } pieces on the board
    }, none in hand, { $ruleset }{ $counted ->
        [some] , counting { $attributes }
       *[all] { "" }
    }.
judged-board-hand = { $count ->
        [0] An empty board
        [one] { $count } piece on the board
       *[other] { $count } pieces on the board
    }, { $piece } in hand, { $ruleset }{ $counted ->
        [some] , counting { $attributes }
       *[all] { "" }
    }.
judged-some = { $count ->
        [one] One Quarto.
       *[other] { $count } Quartos.
    }
judged-line = { CAP($line) }, all { $traits }: { $pieces }.
judged-none = No Quarto. No line that counts is full.
judged-none-full = No Quarto. { $count ->
        [one] One line is full and shares nothing that counts
       *[other] { $count } lines are full and share nothing that counts
    }: { $lines }.
judged-none-of-all = No Quarto. All lines are full, and none shares anything that counts.
judged-number = Position { $number }.
judge-missing = There is no position to judge. It is typed as in quarto-access judge a1 tall dark round hollow, b1 short dark square solid. Or name a file with one position a line behind --file.
judge-two-sources = Type a position, or name a file behind --file, not both.
judge-file-empty = There is no position in { $path }. Write one position on each line.

position-bad-text = This is no position. It has sixteen signs, four for each row from row 1, a hexadecimal digit for a piece and a hyphen for an empty cell, then the piece in hand or a hyphen, then the rules. An example is 1b4f/----/----/---- 7 standard.
position-duplicate = The { $piece } stands on { $cells }. There is only one such piece. Look at these cells again and type the position once more.
position-hand-on-board = The { $piece } is in hand and { $cell } too. There is only one such piece. Look again and type the position once more.
position-no-ruleset = There are no rules called { $detail }. Possible are { $names }.
position-ruleset = { $name }
position-no-attribute = There is no attribute called { $detail }. Possible are colour, shape, height and hollow, with commas and without spaces between them.
position-unknown-word = Not understood: { $word }. Type cells with their pieces, such as a1 tall dark round hollow, b1 short dark square solid, hand tall light round solid, and the rules if they are not the standard ones.
position-unclear-word = Several words begin like { $word }: { $candidates }. Type more of it.
position-no-cell = There is no cell { $word }. Cells are a1 to d4.
position-nowhere = It is not said where the piece is that begins with { $word }. Type its cell before it, such as a1 tall dark round hollow, or hand for the piece in hand.
position-place-twice = There are two pieces { $place }. Type each place once.
position-two-rules = Two rules are named. Type one of them.
position-contrary = No piece is all of this: { $traits }. Look at the piece { $place } and type one value for each attribute.
position-unnamed = Of the piece { $place } it is not said: { $missing }. Type all that counts of each piece.
position-too-many = There are more pieces of one kind than exist, with the one { $place }. Look again and type the position once more.
position-hand = in hand
position-cell = on { $cell }

typed-standard = standard usual
typed-advanced = advanced
typed-um-quarto = um
typed-quarters = quarters
typed-in-hand = hand held
typed-counting = counting counted counts count by
typed-counted-colour = colour color
typed-counted-shape = shape form
typed-counted-height = height
typed-counted-hollow = hole holes hollow
typed-position-filler = rules rule and with is has quarto piece pieces board stands only of
