# Saved games by name, games written down, and what was missed in a game.

saves-opened = Saved games, { $count } in all. Up and down walk through them, { KEY("enter") } goes on with one, { KEY("d", place: "saves") } deletes one, { KEY("escape") } closes.
    .brief = Saved games, { $count }.
    .braille = Saved games, { $count }.
saved-item = { $name }: { $against ->
        [computer] against the computer
       *[player] two players
    }, { $placed ->
        [one] { $placed } piece placed
       *[other] { $placed } pieces placed
    }, saved { $days ->
        [0] today
        [1] yesterday
       *[other] { $days } days ago
    }.
    .brief = { $name }, { $against ->
        [computer] against the computer
       *[player] two players
    }, { $placed } placed, { $days ->
        [0] today
        [1] yesterday
       *[other] { $days } days ago
    }.
    .braille = { $name }, { $against ->
        [computer] computer
       *[player] two
    }, { $placed } placed, { $days ->
        [0] today
        [1] yesterday
       *[other] { $days } days
    }.
saved-item-over = { $name }: { $against ->
        [computer] against the computer
       *[player] two players
    }, over with { $placed ->
        [one] { $placed } piece placed
       *[other] { $placed } pieces placed
    }, saved { $days ->
        [0] today
        [1] yesterday
       *[other] { $days } days ago
    }.
    .brief = { $name }, { $against ->
        [computer] against the computer
       *[player] two players
    }, over with { $placed } placed, { $days ->
        [0] today
        [1] yesterday
       *[other] { $days } days ago
    }.
    .braille = { $name }, { $against ->
        [computer] computer
       *[player] two
    }, over, { $days ->
        [0] today
        [1] yesterday
       *[other] { $days } days
    }.
saved-item-unread = { $name }: cannot be gone on with, { $fault ->
        [foreign] it is of another program
        [newer] it is of a newer version of this program
       *[damaged] it is damaged
    }. Written { $days ->
        [0] today
        [1] yesterday
       *[other] { $days } days ago
    }.
    .brief = { $name }, { $fault ->
        [foreign] of another program
        [newer] of a newer version
       *[damaged] damaged
    }, { $days ->
        [0] today
        [1] yesterday
       *[other] { $days } days ago
    }.
    .braille = { $name }, { $fault ->
        [foreign] other program
        [newer] newer version
       *[damaged] damaged
    }.
saves-edge = No further saved game.
    .brief = No further one.
    .braille = No further one.
saves-number = { $number } of { $count }. { $can ->
        [yes] { KEY("enter") } goes on with it, { KEY("d", place: "saves") } deletes it, { KEY("escape") } closes the list.
       *[no] Letter { KEY("d", place: "saves") } deletes it, { KEY("escape") } closes the list.
    }
    .brief = { $number } of { $count }. { $can ->
        [yes] { KEY("enter") } goes on, { KEY("d", place: "saves") } deletes.
       *[no] Letter { KEY("d", place: "saves") } deletes.
    }
    .braille = { $number } of { $count }. { $can ->
        [yes] { KEY("enter") }, { KEY("d", place: "saves") }, { KEY("escape") }.
       *[no] { KEY("d", place: "saves") }, { KEY("escape") }.
    }
saved-as = Saved as { $name }. The game goes on, and is kept after every move besides.
    .brief = Saved as { $name }.
    .braille = Saved as { $name }.
save-deleted = Deleted, { $name }.
asked-delete-save = Delete the saved game { $name }? It cannot be brought back. Press { KEY("enter") } to delete it, { KEY("escape") } to keep it.
    .brief = Delete { $name }? { KEY("enter") } deletes, { KEY("escape") } keeps it.
    .braille = Delete { $name }? { KEY("enter") } or { KEY("escape") }.
naming = Type a name for this game and press { KEY("enter") }.
    .brief = Which name? Type it, then { KEY("enter") }.
    .braille = Which name?
game-written = { $kind ->
        [text] The moves are written down as sentences
       *[record] The game is written down as data
    } in { $name }, in the folder Quarto Access of your documents.
    .brief = Written to { $name }, folder Quarto Access of your documents.
    .braille = Written: { $name }, documents, Quarto Access.

shelf-no-name = No. A name needs a letter or a digit. Type for example save Sunday.
    .brief = No. A name needs a letter or a digit, as in save Sunday.
    .braille = No. Letter or digit needed.
shelf-too-long = No. A name has 40 characters at most. Type a shorter one.
    .brief = No. 40 characters at most. Type a shorter name.
    .braille = No. 40 characters at most.
shelf-taken = No. A game called { $name } is there already. Choose another name, or delete that one.
    .brief = No. { $name } is there already. Choose another name.
    .braille = No. { $name } is there already.
shelf-no-game = No. No game is being played. Begin one, or choose a saved one.
    .brief = No. No game is being played.
    .braille = No. No game is played.
shelf-not-written = No. The file could not be written. Make room on the disk, or allow writing, and try again.
    .brief = No. The file could not be written.
    .braille = No. Not written.
shelf-not-deleted = No. { $name } could not be deleted. It is not allowed here.
    .brief = No. { $name } could not be deleted.
    .braille = No. Not deleted.
shelf-unknown = No. No saved game is called { $name }. Type saves to hear them all.
    .brief = No. No saved game { $name }. Type saves for the list.
    .braille = No. No saved game { $name }.
shelf-ambiguous = No. More than one saved game begins like { $name }. Type more of it.
    .brief = No. Several saved games begin like { $name }. Type more.
    .braille = No. { $name } is unclear.
shelf-nothing-saved = No. No game is saved under a name. In a game, type save and a name.
    .brief = No. No game is saved under a name.
    .braille = No. No named game.
shelf-damaged = No. { $name } is damaged, so nobody can go on with it. Its file is kept as it is.
    .brief = No. { $name } is damaged. It is kept as it is.
    .braille = No. { $name } is damaged.
shelf-foreign = No. { $name } is no game of this program. Its file is kept as it is.
    .brief = No. { $name } is of another program. It is kept as it is.
    .braille = No. { $name }, other program.
shelf-newer = No. { $name } is of a newer version of this program. Its file is kept as it is, so get the newer version.
    .brief = No. { $name } is of a newer version. It is kept as it is.
    .braille = No. { $name }, newer version.

resumed-over = This game is over, { $ruleset }.
    .brief = This game is over.
    .braille = This game is over.
game-turn = { CAP($moves) }.
missed-later = No. What was missed is told when the game is over.
    .brief = No. What was missed is told after the end.
    .braille = No. Only after the end.
nothing-missed = Nothing was missed. No line stayed uncalled, and no piece was given that finished a line.
    .brief = Nothing was missed by either player.
    .braille = Nothing was missed.
missed-edge = Nothing further was missed.
    .brief = No further one.
    .braille = No further one.
missed-number = { $number } of { $count }. Press { KEY("g") } for the next, { KEY("G") } for the one before.
    .brief = { $number } of { $count }.
    .braille = { $number } of { $count }.
missed-line = Move { $move }: nobody called { $line }, all { $traits }. { CAP($first) } could, and then { $second }.
    .brief = Move { $move }: nobody called { $line }, all { $traits }. { CAP($first) } could, then { $second }.
    .braille = Move { $move }: { $line } uncalled, { $traits }. { CAP($first) }, { $second }.
missed-line-last = Move { $move }: nobody called { $line }, all { $traits }. { CAP($first) } could.
    .brief = Move { $move }: nobody called { $line }, all { $traits }. { CAP($first) } could.
    .braille = Move { $move }: { $line } uncalled, { $traits }. { CAP($first) }.
missed-gift = Move { $move }: { $giver } gave { $taker } the { $piece }, which made { $line } all { $traits } on { $cell }. { $safe ->
        [0] No piece was safe.
        [one] { $safe } piece was safe.
       *[other] { $safe } pieces were safe.
    } { $used ->
        [yes] It was placed there.
        [no] It was placed elsewhere.
       *[unknown] { "" }
    }
    .brief = Move { $move }: { $giver } gave { $piece }, { $line } all { $traits } on { $cell }. { $safe ->
        [0] None was safe.
        [one] { $safe } was safe.
       *[other] { $safe } were safe.
    } { $used ->
        [no] It was placed elsewhere.
       *[yes] { "" }
    }
    .braille = Move { $move }: { $giver } gave { $piece }, { $line } on { $cell }, { $traits }. Safe: { $safe }.
