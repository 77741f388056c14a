# The command line: help, refusals, and the words that a typed line may hold.

about = Quarto Access { $version }. A game of Quarto to play by ear. It is unofficial and not connected with the publisher of the game.
help-usage = Quarto Access, a game of Quarto to play by ear.
help-commands = quarto-access: opens with a choice of whom to play.
help-play = quarto-access play: plays, with the options below; --against or --start begins a game at once.
help-table = quarto-access table: for two people who play at a real board. You enter what was done there, and the program keeps the record, judges claims and saves the game. --names ANNA,BEN says who plays, --first NAME, 1, 2 or lot who gives first, else that is asked. --start, --save, --seed, --speech, --verbosity and --transcript are as for play.
help-replay = quarto-access replay FILE: tells a saved game move by move, with --json one line of data for each move.
help-doctor = quarto-access doctor: tells what is here to be heard with, and what to do about what is missing. With --aloud it tries the voice and a sound, with --json it prints data.
help-voices = quarto-access voices: lists the voices of the synthesiser, with --json as data. With --aloud the best voice of each language says its name.
help-settings = quarto-access settings list: tells every setting with what it does and takes. settings get NAME, settings set NAME VALUE and settings reset NAME read, change and put back one, settings reset all of them. settings set profile NAME sets several. With --json list and get print data.
help-saves = quarto-access saves: lists the games that are saved under a name, with --json as data. saves delete NAME --yes deletes one, saves text NAME FILE writes it down as sentences, saves record NAME FILE as data. A file that is there is never written over.
help-judge = quarto-access judge POSITION: tells which lines are Quartos and by what, or what is wrong with the position. It is typed in words, such as a1 tall dark round hollow, b1 short dark square solid, or as 1b4f/----/----/---- 7 standard. --file FILE judges every line of a file, --json answers with data.
help-message = quarto-access message: a game with somebody far away, by lines that you send in any way. message new --file GAME begins one, with --rules NAME by other rules, and --first me, other or lot says who gives first. message GAME and your move, such as place b3 give tall dark round hollow, tells the line to send. message GAME and a line that came takes it in. message GAME tells how things stand.
help-fabricate = quarto-access fabricate: makes the drawings of a board to cut, as board-fabrication does. fabricate describe tells the board in words, fabricate --help tells the rest.
help-against = --against person or --against computer: whom to play.
help-names = --names ANNA,BEN: what two players are called.
help-level = --level easy or --level normal: how strong the computer is.
help-lot = --lot random, odd-even or agreed: how it is decided who gives first.
help-preset = --preset children or contest: several rules at once, as the options have them.
help-verbosity = --verbosity short or --verbosity long: how much is said.
help-speech = --speech print, direct, self, braille, silent or auto: who speaks. print writes lines for your own screen reader, direct speaks through it, self speaks with a voice of the program's own, braille writes terse lines, silent says nothing, auto lets the program find out.
help-lang = --lang en, hu, ru, es, pt-BR or fr, with any command: which language is spoken and understood; with ask each language offers itself. Without it the setting language counts, then the language of the system.
help-seed = --seed NUMBER: the same number gives the same lot and the same computer.
help-start = --start FILE: go on from a saved game, or begin at a position written as text. In place of a file it takes the position itself, as in quarto-access judge.
help-save = --save FILE: keep the game in this file after every move. A file that is there already is kept under another name.
help-transcript = --transcript FILE: write down all that is said, one line of data for each message.
help-version = --version: which version this is. --help: this text.
help-exit = The program ends with 0 when all is done or saved, with 1 when something could not be written, with 2 when the command or a file was not understood or there is no terminal.

bad-option = No such command or option: { $option }. Type quarto-access --help to hear what there is.
bad-value = { $option } cannot be { $value }. It takes { $choices }.
missing-value = { $option } needs a value after it. Type quarto-access --help to hear what there is.
unneeded-value = { $option } stands alone, it takes no value.
empty-word = an empty word
choice = { $choice }
choice-or = { $first } or { $second }
any-number = a whole number
bad-names = { $reason ->
        [alike] Both names are the same, so nobody could tell the players apart.
       *[other] Two names are needed, of letters, with a comma between them.
    } It is typed as in --names Anna,Ben.
bad-start = { $text } is no file that can be read, and as a position it is wrong. { $problem }
missing-file = The name of a file is missing. It is typed as in quarto-access replay game.json, or --save game.json.

settings-line = { $name } is { $value }. { $help } It takes { $choices }.
settings-now = { $name } is now { $value }.
settings-all-usual = All settings are as usual again.
settings-range = { $from } to { $to } in steps of { $step }
settings-own-word = one word of up to 20 letters
settings-voices = best, or a voice by the id that quarto-access voices tells
settings-damaged = { $all ->
        [on] Your settings could not be read, so everything is as usual.
       *[off] Some of your settings could not be read and are as usual: { $names }.
    } { $kept ->
        [on] Their file was kept as { $file }.
       *[off] Their file { $file } could not be moved away.
    }
settings-unreadable = Your settings cannot be read from { $path }: { $problem }. Make the file readable, or move it away.
settings-unwritable = Your settings cannot be written to { $path }: { $problem }. Nothing has changed.
setting-missing = The name of a setting is missing. Type quarto-access settings list to hear them all.
setting-value-missing = { $name } needs a value after it. It takes { $choices }.
setting-unknown = There is no setting called { $name }. Possible are { $names }.
setting-unknown-like = There is no setting called { $name }. Did you mean { $likely }? Type quarto-access settings list to hear them all.
setting-voices-unknown = { $name } was left as it is, because no synthesiser tells which voices there are. Type quarto-access doctor to hear what is missing.

saves-command = saves cannot { $word }. It takes list, delete, text or record.
saves-name = The name of a saved game is missing. Type quarto-access saves to hear them all.
saves-file = The name of a file is missing. It is typed as in quarto-access saves text Sunday sunday.txt.
saves-sure = { $name } was not deleted yet, since it cannot be brought back. Type the same with --yes to delete it.
saves-exported = { $name } is written to { $path }.
saves-occupied = { $path } is there already and was left as it is. Choose another name.

no-terminal = There is no terminal to play in: the keyboard is not connected to this program. Start quarto-access by itself in a terminal window, without a pipe.
cannot-write = { $path } cannot be written: { $problem }. Choose another file or folder.
cannot-read = { $path } cannot be read: { $problem }. Check the name of the file.
cannot-tell = What this program says cannot be written: { $problem }. Start it without sending its words elsewhere.
problem = { $reason ->
        [missing] there is no such file or folder
        [denied] it is not allowed
        [folder] it is a folder
        [full] the disk is full
        [not-a-folder] a part of its path is not a folder
        [not-a-file] it is no ordinary file
        [read-only] the disk is read only
        [too-large] it is too large to be a game
        [not-text] it is no text
        [no-file] it is no ordinary file
        [long-name] its name is too long
        [unread] nobody reads it
        [closed] its output is closed
       *[other] the system refuses
    }
bad-record = { $path } is not a saved game: { $problem }. The file was left as it is.
record-problem = { $reason ->
        [not_json] it is cut off or is no JSON text
        [duplicate_key] something stands in it twice{ $where }
        [not_a_record] something is missing or wrong{ $where }
        [other_format] it is of another program
        [other_game] it is of another game
        [newer_version] it is of a newer version of this program
        [bad_ruleset] its rules are not known{ $where }
        [bad_seats] its players are not known{ $where }
        [bad_clock] its clock is not known{ $where }
        [bad_seed] its seed is no number
        [bad_lot] its lot is not known
        [bad_names] the names of its players are not two different names
        [bad_start] its first position is wrong
        [bad_move] move { $detail } is no move
       *[other] it is damaged
    }
record-where = , { $detail }
record-nowhere = { "" }
bad-position = { $path } is neither a saved game nor a position: { $problem }. A position looks like 1b4f/----/----/---- 7 standard.
position-problem = { $reason ->
        [duplicate_piece] piece { $detail } stands in it twice
        [hand_on_board] piece { $detail } is in hand and on the board
        [unknown_ruleset] there are no rules called { $detail }
        [unknown_attribute] there is no attribute called { $detail }
       *[bad_text] it has no four groups of four pieces
    }
internal-error = Something went wrong inside the program. The game is saved up to the last move. Start quarto-access again to go on, and please report this.

replay-empty = No move was made in this game.
replay-running = The game is not over.

# The page of keys in the documentation.

help-help = quarto-access help KEY: tells what a key does, as in quarto-access help q, or help shift tab. In place of a key, it also explains keys, rules, settings, sounds and lesson.
help-place = { CAP($where) }:
help-key = { CAP($key) }: { $action }. This holds { $places }.
help-setting = { $name }: { $help }
help-lesson = The lesson takes ten minutes, and uses the keys and words of the game. Start quarto-access and press { KEY("l", place: "opening") }. You can stop at any time, and it goes on where you left it.
unknown-topic = Nothing is known about { $asked }. Name a key, such as q or shift tab, a setting, or { $topics }.
where-everywhere = everywhere
where-almost = almost everywhere
keys-title = Keys
keys-note = Every key, by the place where you are. Letters may be capitals, but where Shift has a meaning of its own. This page is made from the table that the program uses.
keys-place = { CAP($where) }
where = { $place ->
        [opening] in the opening
        [saved] in the opening with a saved game
        [board] on the board
        [tray] at the pieces
        [log] in the list of moves
        [calling] while you call Quarto
        [lot] when it is asked who gives first
        [menu] in the menu and in the options
        [asking] when a question is asked
        [typing] while you type a command
        [saves] in the list of saved games
       *[describing] in the key describer
    }

# The quick card of keys. Only letters, digits, comma, full stop, colon, apostrophe and hyphen, for braille.

card-title = Quarto Access, the keys
card-row = { $keys }: { $action }
card-group = { $group ->
        [begin] In the beginning
        [lists] In lists and options
        [board] On the board
        [pieces] At the pieces
        [both] On both
        [call] To call Quarto
        [ask] To ask, at any time
       *[rest] Help and the rest
    }

# Words of the typed line. The first is the usual one; any beginning that fits one command will do.

typed-place = place put
typed-give = give
typed-claim = claim quarto call
typed-end = done none nothing
typed-resign = resign
typed-board = board
typed-columns = columns
typed-status = status
typed-time = time clock
typed-more = more extra
typed-hand = hand holding
typed-pool = pool left pieces
typed-vacant = vacant empty
typed-moves = moves last
typed-lot = lot
typed-where = where
typed-help = help
typed-keys = keys
typed-options = options
typed-sounds = sounds
typed-undo = undo takeback
typed-redo = redo
typed-accept = yes
typed-game = game
typed-missed = missed review
typed-save = save
typed-saves = saves
typed-resume = resume load
typed-delete = delete remove
typed-text = text
typed-record = record
typed-new = new
typed-beginning = beginning
typed-quit = quit exit leave
typed-names = names
typed-off = off none away
typed-row = row
typed-column = column
typed-diagonal = diagonal x
typed-square = square
typed-tall = tall big
typed-short = short small
typed-light = light bright white
typed-dark = dark black
typed-orange = orange
typed-blue = blue
typed-plain = plain unmarked
typed-striped = striped stripe
typed-ringed = ringed ring
typed-pinned = pinned pin
typed-smooth = smooth
typed-rough = rough
typed-round = round circular
typed-squared = square
typed-hollow = hollow hole
typed-solid = solid full
typed-row-1 = first
typed-row-2 = second
typed-row-3 = third
typed-row-4 = fourth
typed-column-a = a
typed-column-b = b
typed-column-c = c
typed-column-d = d
typed-filler = on at to the a piece cell line from in
