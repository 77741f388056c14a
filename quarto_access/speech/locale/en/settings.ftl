# Settings: their values, what they do, and the words around a sample.

item-setting = { CAP($action) }: { $setting }.
    .brief = { CAP($action) }: { $setting }.
    .braille = { CAP($action) }: { $setting }.
item-change = Press { KEY("enter") } to change it.
    .brief = { "" }
    .braille = { "" }
setting-sample = For example:
    .brief = Like this:
    .braille = Thus:
setting-edge = It goes no further.
setting-value = { $value ->
        [on] on
        [off] off
        [short] short
        [long] long
        [auto] the program chooses
        [own] own choice
        [beginner] beginner
        [brief] brief
        [low-vision] low vision
        [deaf-blind] deaf-blind
        [same] as usual
        [standard] ten lines
        [advanced] nineteen lines
        [um-quarto] Um Quarto
        [quarters] fourteen lines
        [light-dark] light and dark
        [orange-blue] orange and blue
        [striped] striped and plain
        [ringed] ringed and plain
        [pinned] pinned and plain
        [rough] rough and smooth
        [ignored] does not count
        [tall-short] tall and short
        [big-small] big and small
        [random] by chance
        [odd-even] odd or even
        [agreed] as you agree
        [one] one attempt
        [two] two attempts
        [three] three attempts
        [any] no limit
        [children] for children
        [contest] contest
        [free] costs an attempt
        [loses] loses the game
        [blocks] blocks
        [plain] plain signs
        [contrast] bright and dark surfaces
        [yellow] yellow on black
        [best] the best one
        [en] English
        [hu] Hungarian
        [ru] Russian
        [es] Spanish
        [pt-BR] Brazilian Portuguese
        [fr] French
        [letters] letter and digit
        [digits] two digits
        [print] your screen reader
        [direct] your screen reader, directly
        [self] the program's own voice
        [braille] braille
       *[other] { $value }
    }

# What was changed.

setting-profile = { $value ->
        [beginner] Profile for beginners: long messages, a question before a piece is given, a slower voice.
        [brief] Brief profile: short messages, a faster voice.
        [low-vision] Profile for low vision: the program's own voice, a picture of the board, the focus at length.
        [deaf-blind] Profile for the deaf-blind: terse lines for a braille display, no sounds.
       *[own] Your own choice of settings, as before.
    }
    .brief = { $value ->
        [beginner] Beginner: long, asks before giving, slower voice.
        [brief] Brief: short, faster voice.
        [low-vision] Low vision: own voice, picture, focus at length.
        [deaf-blind] Deaf-blind: lines for braille, no sounds.
       *[own] Own choice, as before.
    }
    .braille = { $value ->
        [beginner] Profile: beginner.
        [brief] Profile: brief.
        [low-vision] Profile: low vision.
        [deaf-blind] Profile: deaf-blind.
       *[own] Profile: own choice.
    }
setting-verbosity = { $value ->
        [short] Short messages from now on.
       *[long] Long messages from now on.
    }
    .brief = { $value ->
        [short] Short messages.
       *[long] Long messages.
    }
    .braille = { $value ->
        [short] Short messages.
       *[long] Long messages.
    }
setting-verbosity-focus = { $value ->
        [short] The focus is told in short.
        [long] The focus is told at length.
       *[same] The focus is told like everything else.
    }
    .brief = { $value ->
        [short] The focus in short.
        [long] The focus at length.
       *[same] The focus as usual.
    }
    .braille = { $value ->
        [short] The focus: short.
        [long] The focus: long.
       *[same] The focus: usual.
    }
setting-verbosity-moves = { $value ->
        [short] Moves are told in short.
        [long] Moves are told at length.
       *[same] Moves are told like everything else.
    }
    .brief = { $value ->
        [short] Moves in short.
        [long] Moves at length.
       *[same] Moves as usual.
    }
    .braille = { $value ->
        [short] Moves: short.
        [long] Moves: long.
       *[same] Moves: usual.
    }
setting-verbosity-answers = { $value ->
        [short] Answers are told in short.
        [long] Answers are told at length.
       *[same] Answers are told like everything else.
    }
    .brief = { $value ->
        [short] Answers in short.
        [long] Answers at length.
       *[same] Answers as usual.
    }
    .braille = { $value ->
        [short] Answers: short.
        [long] Answers: long.
       *[same] Answers: usual.
    }
setting-verbosity-refusals = { $value ->
        [short] Refusals are told in short.
        [long] Refusals are told at length.
       *[same] Refusals are told like everything else.
    }
    .brief = { $value ->
        [short] Refusals in short.
        [long] Refusals at length.
       *[same] Refusals as usual.
    }
    .braille = { $value ->
        [short] Refusals: short.
        [long] Refusals: long.
       *[same] Refusals: usual.
    }
setting-verbosity-help = { $value ->
        [short] Help and lists are told in short.
        [long] Help and lists are told at length.
       *[same] Help and lists are told like everything else.
    }
    .brief = { $value ->
        [short] Help and lists in short.
        [long] Help and lists at length.
       *[same] Help and lists as usual.
    }
    .braille = { $value ->
        [short] Help and lists: short.
        [long] Help and lists: long.
       *[same] Help and lists: usual.
    }
setting-confirm-gives = { $value ->
        [on] A piece is given after a second { KEY("enter") }.
       *[off] A piece is given at once.
    }
    .brief = { $value ->
        [on] Giving asks first.
       *[off] Giving at once.
    }
    .braille = { $value ->
        [on] Giving asks first.
       *[off] Giving at once.
    }
setting-language = The program speaks English from now on.
    .brief = The program speaks English.
    .braille = Language: English.
setting-cells = { $value ->
        [digits] Cells are named by two digits, the row and then the column.
       *[letters] Cells are named by the letter of the column and the digit of the row.
    }
    .brief = { $value ->
        [digits] Cells by two digits.
       *[letters] Cells by letter and digit.
    }
    .braille = { $value ->
        [digits] Cells by two digits.
       *[letters] Cells by letter and digit.
    }
setting-first-row = { $value ->
        [far] Row 1 is at the top, farthest from you. Up goes to lower rows.
       *[near] Row 1 is nearest to you. Up goes to higher rows.
    }
    .brief = { $value ->
        [far] Row 1 at the top.
       *[near] Row 1 nearest to you.
    }
    .braille = { $value ->
        [far] Row 1 at the top.
       *[near] Row 1 near.
    }
setting-speech = { $value ->
        [print] Your own screen reader speaks the lines of this terminal.
        [direct] Your screen reader is spoken through directly.
        [self] This voice of the program's own speaks. If your screen reader speaks too, put it to sleep.
        [braille] Terse lines for a braille display, without a voice.
       *[auto] The program finds out who speaks.
    }
    .brief = { $value ->
        [print] Your screen reader speaks.
        [direct] Spoken through your reader directly.
        [self] The program's own voice speaks.
        [braille] Lines for braille.
       *[auto] The program chooses who speaks.
    }
    .braille = { $value ->
        [print] Lines for a reader.
        [direct] Reader, directly.
        [self] Own voice.
        [braille] Lines for braille.
       *[auto] Chosen by the program.
    }
setting-lines = { $value ->
        [standard] From the next game on ten lines count: rows, columns and diagonals.
        [advanced] From the next game on nineteen lines count: rows, columns, diagonals, and nine squares of two by two.
        [um-quarto] From the next game on the rules of Um Quarto hold: nineteen lines, with nine squares of two by two.
       *[quarters] From the next game on fourteen lines count: rows, columns, diagonals, and the four quarters of the board.
    }
    .brief = { $value ->
        [standard] Next game: ten lines.
        [advanced] Next game: nineteen lines, with squares.
        [um-quarto] Next game: Um Quarto, nineteen lines.
       *[quarters] Next game: fourteen lines, with quarters.
    }
    .braille = { $value ->
        [standard] Ten lines.
        [advanced] Nineteen lines.
        [um-quarto] Um Quarto, nineteen lines.
       *[quarters] Fourteen lines.
    }
setting-attributes = From the next game on these count: { $value }.
    .brief = Next game counts { $value }.
    .braille = Counted: { $value }.
setting-colour = { $value ->
        [orange-blue] The two colours are called orange and blue.
        [striped] In place of colour, pieces are striped or plain.
        [ringed] In place of colour, pieces are ringed or plain.
        [pinned] In place of colour, pieces are pinned or plain.
        [rough] In place of colour, pieces are rough or smooth.
        [own] In place of colour, pieces are told apart by your own words.
        [ignored] From the next game on colour does not count.
       *[light-dark] The two colours are called light and dark.
    }
    .brief = { $value ->
        [orange-blue] Orange and blue.
        [striped] Striped and plain.
        [ringed] Ringed and plain.
        [pinned] Pinned and plain.
        [rough] Rough and smooth.
        [own] Your own words.
        [ignored] Next game without colour.
       *[light-dark] Light and dark.
    }
    .braille = { $value ->
        [orange-blue] Orange and blue.
        [striped] Striped and plain.
        [ringed] Ringed and plain.
        [pinned] Pinned and plain.
        [rough] Rough and smooth.
        [own] Your own words.
        [ignored] Without colour.
       *[light-dark] Light and dark.
    }
setting-sizes = { $value ->
        [big-small] Tall pieces are called big, and short ones small.
       *[tall-short] Pieces are called tall and short.
    }
    .brief = { $value ->
        [big-small] Big and small.
       *[tall-short] Tall and short.
    }
    .braille = { $value ->
        [big-small] Big and small.
       *[tall-short] Tall and short.
    }
setting-lot = { $value ->
        [odd-even] From the next game on, a game of odd or even decides who gives first.
        [agreed] From the next game on, you are asked who gives first.
       *[random] From the next game on, chance decides who gives first.
    }
    .brief = { $value ->
        [odd-even] Next game: odd or even for the start.
        [agreed] Next game: you say who gives first.
       *[random] Next game: the start by chance.
    }
    .braille = { $value ->
        [odd-even] Start: odd or even.
        [agreed] Start: as agreed.
       *[random] Start: by chance.
    }
setting-claims = { $value ->
        [two] From the next game on, two full lines may be called in each moment.
        [three] From the next game on, three full lines may be called in each moment.
        [any] From the next game on, any number of full lines may be called in each moment.
       *[one] From the next game on, one full line may be called in each moment.
    }
    .brief = { $value ->
        [two] Next game: two attempts.
        [three] Next game: three attempts.
        [any] Next game: attempts without limit.
       *[one] Next game: one attempt.
    }
    .braille = { $value ->
        [two] Two attempts.
        [three] Three attempts.
        [any] Attempts: no limit.
       *[one] One attempt.
    }
setting-tell-me = { $value ->
        [on] From the next game on, you are told when there is a Quarto that you can call, but not where.
       *[off] From the next game on, nobody tells you that there is a Quarto.
    }
    .brief = { $value ->
        [on] Next game: you are told of a Quarto, not where.
       *[off] Next game: you are not told of a Quarto.
    }
    .braille = { $value ->
        [on] Quartos are told.
       *[off] Quartos are not told.
    }
setting-preset = { $value ->
        [children] Rules for children: only height counts, you are told when there is a Quarto, and the computer plays easily. From the next game on.
        [contest] Rules of a contest: a minute for each turn, and a false call of a full line loses the game. From the next game on.
       *[own] Your own choice of rules, as before.
    }
    .brief = { $value ->
        [children] For children: only height, Quartos are told, easy computer.
        [contest] Contest: a minute a turn, a false call loses.
       *[own] Own rules, as before.
    }
    .braille = { $value ->
        [children] Rules: children.
        [contest] Rules: contest.
       *[own] Rules: own choice.
    }
setting-false-claim = { $value ->
        [loses] From the next game on, a false call of a full line loses the game.
       *[free] From the next game on, a false call costs an attempt and nothing more.
    }
    .brief = { $value ->
        [loses] Next game: a false call loses.
       *[free] Next game: a false call costs an attempt.
    }
    .braille = { $value ->
        [loses] False call loses.
       *[free] False call: an attempt.
    }
setting-move-time = { $value ->
        [off] From the next game on there is no clock for a turn.
       *[other] From the next game on each turn has { $value }. The clock stops while something is said.
    }
    .brief = { $value ->
        [off] Next game: no clock for a turn.
       *[other] Next game: { $value } a turn.
    }
    .braille = { $value ->
        [off] No clock for a turn.
       *[other] { $value } a turn. No clock in braille.
    }
setting-total-time = { $value ->
        [off] From the next game on there is no clock for a whole game.
       *[other] From the next game on each player has { $value } for a whole game. The clock stops while something is said.
    }
    .brief = { $value ->
        [off] Next game: no clock for a game.
       *[other] Next game: { $value } for each player.
    }
    .braille = { $value ->
        [off] No clock for a game.
       *[other] { $value } a game. No clock in braille.
    }
setting-time-factor-1 = { $value ->
        [1] Player 1 has the usual time.
       *[other] Player 1 has { $value } times the usual time, in the game at hand too.
    }
    .brief = { $value ->
        [1] Player 1: usual time.
       *[other] Player 1: { $value } times the time.
    }
    .braille = { $value ->
        [1] Player 1: usual time.
       *[other] Player 1: time by { $value }.
    }
setting-time-factor-2 = { $value ->
        [1] Player 2 has the usual time.
       *[other] Player 2 has { $value } times the usual time, in the game at hand too.
    }
    .brief = { $value ->
        [1] Player 2: usual time.
       *[other] Player 2: { $value } times the time.
    }
    .braille = { $value ->
        [1] Player 2: usual time.
       *[other] Player 2: time by { $value }.
    }
setting-reading-speed = The clock stands still while you read, at { $value } characters a second.
    .brief = Reading { $value } characters a second.
    .braille = { $value } characters a second.
setting-theme = The picture of the board is drawn { $value ->
        [plain] with plain signs
        [contrast] with bright and dark surfaces
        [yellow] with bright and dark surfaces, yellow on black
       *[blocks] with solid blocks
    }.
    .brief = { $value ->
        [plain] A picture of plain signs.
        [contrast] A picture of bright and dark surfaces.
        [yellow] A picture in yellow on black.
       *[blocks] A picture of solid blocks.
    }
    .braille = { $value ->
        [plain] Plain signs.
        [contrast] High contrast.
        [yellow] Yellow on black.
       *[blocks] Solid blocks.
    }
setting-picture = { $value ->
        [on] The board is drawn for eyes.
        [off] The board is not drawn.
       *[auto] The board is drawn for eyes where the program's own voice speaks.
    }
    .brief = { $value ->
        [on] The board is drawn.
        [off] No picture of the board.
       *[auto] A picture where no reader is.
    }
    .braille = { $value ->
        [on] Picture on.
        [off] Picture off.
       *[auto] Picture: automatic.
    }
setting-rate = The program's own voice speaks { $value } words a minute.
    .brief = { $value } words a minute.
    .braille = { $value } words a minute.
setting-pitch = The program's own voice has pitch { $value } of 100.
    .brief = Pitch { $value }.
    .braille = Pitch { $value }.
setting-voice = { $value ->
        [best] The program's own voice is the one that suits the language best.
       *[other] The program's own voice is { $value }.
    }
    .brief = { $value ->
        [best] The best voice.
       *[other] Voice { $value }.
    }
    .braille = { $value ->
        [best] The best voice.
       *[other] Voice { $value }.
    }
setting-voice-volume = The program's own voice has volume { $value } of 100.
    .brief = Voice volume { $value }.
    .braille = Voice volume { $value }.
setting-sound-volume = { $value ->
        [0] Sounds are off.
       *[other] Sounds have volume { $value } of 100.
    }
    .brief = { $value ->
        [0] Sounds off.
       *[other] Sound volume { $value }.
    }
    .braille = { $value ->
        [0] Sounds off.
       *[other] Sound volume { $value }.
    }
setting-volume-navigation = Ticks have volume { $value } of 100.
    .brief = Ticks, volume { $value }.
    .braille = Ticks, { $value }.
setting-volume-events = Sounds of moves have volume { $value } of 100.
    .brief = Sounds of moves, volume { $value }.
    .braille = Sounds of moves, { $value }.
setting-volume-alerts = Sounds of alerts have volume { $value } of 100.
    .brief = Sounds of alerts, volume { $value }.
    .braille = Sounds of alerts, { $value }.
setting-volume-sonification = The board in sounds has volume { $value } of 100.
    .brief = The board in sounds, volume { $value }.
    .braille = The board in sounds, { $value }.
setting-mono = { $value ->
        [on] Sounds come from the middle, and columns differ in pitch.
       *[off] Sounds come from left to right by column.
    }
    .brief = { $value ->
        [on] Mono sounds.
       *[off] Stereo sounds.
    }
    .braille = { $value ->
        [on] Mono sounds.
       *[off] Stereo sounds.
    }
setting-spatial = { $value ->
        [on] The program's own voice comes from the cell it speaks of.
       *[off] The program's own voice comes from the middle.
    }
    .brief = { $value ->
        [on] Voice from the cell.
       *[off] Voice from the middle.
    }
    .braille = { $value ->
        [on] Voice from the cell.
       *[off] Voice from the middle.
    }

# What each is for. The same sentences stand in the file of the settings.

setting-help-profile = Sets several settings at once: for beginners, for brevity, for low vision, or for the deaf-blind.
    .brief = Sets several settings at once.
    .braille = Several settings at once.
setting-help-verbosity = How much is said: short messages are for those who know the game, long ones explain more.
    .brief = Short for those who know, long explains.
    .braille = Length of all messages.
setting-help-verbosity-focus = How much is said of what the focus is on, such as a cell and its piece.
    .brief = How much is said of the focus.
    .braille = Length at the focus.
setting-help-verbosity-moves = How much is said of moves, calls, and the end of a game.
    .brief = How much is said of moves.
    .braille = Length of moves.
setting-help-verbosity-answers = How much is said when you ask about the game, such as for the board or the piece in hand.
    .brief = How much is said when you ask.
    .braille = Length of answers.
setting-help-verbosity-refusals = How much is said when something cannot be done, and what to do instead.
    .brief = How much is said when something cannot be done.
    .braille = Length of refusals.
setting-help-verbosity-help = How much is said in help, lists, and questions around the game.
    .brief = How much is said in help and lists.
    .braille = Length of help.
setting-help-confirm-gives = Whether you are asked before a piece is given, so that { KEY("enter") } pressed by mistake gives nothing.
    .brief = Asks before a piece is given.
    .braille = Asks before giving.
setting-help-language = Which language the program speaks and understands, or auto for that of the system. English is understood beside it.
    .brief = Which language is spoken.
    .braille = Language.
setting-help-cells = How cells are named: by the letter of the column and the digit of the row, or by two digits, the row first.
    .brief = How cells are named.
    .braille = Names of cells.
setting-help-first-row = Whether row 1 of the board is nearest to you, or at the top, farthest away. Up and down, edges and the picture go by it.
    .brief = Whether row 1 is near or at the top.
    .braille = Where row 1 is.
setting-help-speech = Your screen reader by lines or directly, the program's own voice, or lines for braille without a voice. Exactly one speaks.
    .brief = Your reader, the program's own voice, or braille.
    .braille = Reader, voice or braille.
setting-help-lines = Which lines of four can be called, from the next game on.
    .brief = Which lines can be called.
    .braille = Lines that count.
setting-help-attributes = By which of height, colour, shape and hole pieces are told apart, from the next game on. With fewer of them the game is simpler.
    .brief = What pieces are told apart by.
    .braille = What counts.
setting-help-colour = What the two colours are called. They can also be told as a marking that fingers feel, or not count at all.
    .brief = Words for the two colours, or a marking, or none.
    .braille = Words for colours.
setting-help-own-light = Your own word for light pieces, used where the colours are told by your own words.
    .brief = Your own word for light pieces.
    .braille = Own word for light.
setting-help-own-dark = Your own word for dark pieces, used where the colours are told by your own words.
    .brief = Your own word for dark pieces.
    .braille = Own word for dark.
setting-help-sizes = What the two heights are called. Big and small are words for children.
    .brief = Words for the two heights.
    .braille = Words for heights.
setting-help-lot = How it is found out who gives first: by chance, by odd or even, or as you agree.
    .brief = How the start is decided.
    .braille = Who gives first.
setting-help-claims = How many full lines may be called in one moment. This limit is a rule of this program, so that lines are found by listening and not by trying.
    .brief = How many full lines may be called in one moment.
    .braille = Attempts at a call.
setting-help-tell-me = Help for beginners: you are told when there is a Quarto that you can call, and must find where. Everybody at the game hears that it is on.
    .brief = Beginners are told when there is a Quarto, not where.
    .braille = Told of a Quarto.
setting-help-preset = Sets several rules of the next game at once: for children, or as at a contest.
    .brief = Sets several rules at once.
    .braille = Several rules at once.
setting-help-false-claim = What it costs to call a full line that is no Quarto, from the next game on.
    .brief = What a false call costs.
    .braille = False calls.
setting-help-move-time = How much time there is to place and give, in seconds from the next game on, 0 for no clock. When it runs out, the program moves at random. In braille there is no clock.
    .brief = Time to place and give, 0 for no clock. None in braille.
    .braille = Time for a turn. None here.
setting-help-total-time = How much time each player has for a whole game, in seconds from the next game on, 0 for no clock. Who has none left loses. In braille there is no clock.
    .brief = Time of each player for a game, 0 for no clock.
    .braille = Time for a game. None here.
setting-help-time-factor-1 = How many times the time player 1 has, 1 to 10. Against the computer you are player 1. It counts at once.
    .brief = How many times the time player 1 has, or you.
    .braille = Time of player 1, by 1 to 10.
setting-help-time-factor-2 = How many times the time player 2 has, 1 to 10. It counts at once.
    .brief = How many times the time player 2 has.
    .braille = Time of player 2, by 1 to 10.
setting-help-reading-speed = How fast you read or hear, in characters a second. For so long the clock stands still after each message, or until your next key. With the program's own voice it waits for the end of the sound.
    .brief = How fast you read, so that the clock waits for you.
    .braille = Characters a second for the clock.
setting-help-theme = How the picture of the board is drawn. None of the looks needs colour to tell pieces apart.
    .brief = How the picture is drawn.
    .braille = Look of the picture.
setting-help-picture = Whether the board is drawn on the terminal, large, for people who see.
    .brief = A large board on the terminal, for eyes.
    .braille = A picture for eyes.
setting-help-rate = How fast the program's own voice speaks, in words a minute. Plus and minus change it at any time.
    .brief = How fast the voice is. Plus and minus change it.
    .braille = Words a minute. Plus, minus.
setting-help-pitch = How high the program's own voice speaks, up to 100.
    .brief = How high the voice is.
    .braille = Height of the voice.
setting-help-voice = Which voice the program speaks { $language } with. The command quarto-access voices lists those that are installed.
    .brief = Which of the installed voices speaks.
    .braille = Which voice speaks.
setting-help-voice-volume = How loud the program's own voice is, up to 100.
    .brief = How loud the voice is.
    .braille = Volume of the voice.
setting-help-sound-volume = How loud all sounds are, up to 100, or 0 for none. The voice does not change with it.
    .brief = How loud all sounds are, 0 for none.
    .braille = Volume of all sounds.
setting-help-volume-navigation = How loud the ticks are that go with the focus and with lists, as a part of all sounds.
    .brief = How loud the ticks of the focus are.
    .braille = Volume of ticks.
setting-help-volume-events = How loud the sounds of moves and of the end are, as a part of all sounds.
    .brief = How loud the sounds of moves are.
    .braille = Volume of moves.
setting-help-volume-alerts = How loud the sounds of refusals and calls are, as a part of all sounds.
    .brief = How loud refusals and calls are.
    .braille = Volume of alerts.
setting-help-volume-sonification = How loud the board is when it is played as sounds, as a part of all sounds.
    .brief = How loud the board in sounds is.
    .braille = Volume of the board.
setting-help-mono = For one ear or one loudspeaker: columns are told by pitch, not by left and right.
    .brief = For one ear: columns by pitch.
    .braille = For one ear.
setting-help-spatial = Lets the program's own voice come from the side of the cell it speaks of. For headphones.
    .brief = The voice comes from the side of the cell.
    .braille = Voice from the cell.
setting-help-notes = What you were told once and are not told again. These are no settings.
