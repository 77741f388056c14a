# Around the game: opening, lists, questions, help, typing, saving, leaving.

language-offered = English. Press { KEY("enter") } for English, { KEY("down") } for another language.
    .brief = English. { KEY("enter") }, English. { KEY("down") }, another language.
    .braille = English. { KEY("enter") } or { KEY("down") }.
voice-missing = There is no voice for { $language } here, so what you hear may not be right. Install one, in the system or for eSpeak NG, or press { KEY("o") } and choose your own reader or another language.
    .brief = There is no voice for { $language }. Install one, or press { KEY("o") } for another language.
    .braille = No voice for { $language }.
keys-refused = The file of your own keys is not used, and all keys are as usual. { $fault ->
        [not-read] It cannot be read.
        [not-toml] It has no table called keys, or is no TOML text.
        [unknown-action] There is no action called { $name } in it that a key does.
        [fixed-action] The keys of { $name } cannot be changed.
        [no-key] Name one key or two for { $name }.
        [unknown-key] There is no key called { $name }.
       *[conflict] In the same place { $name } would do two things: { $first }, and { $second }.
    }
    .brief = Your own keys are not used. { $fault ->
        [not-read] Their file cannot be read.
        [not-toml] Their file has no table called keys.
        [unknown-action] No action is called { $name }.
        [fixed-action] The keys of { $name } cannot be changed.
        [no-key] One key or two for { $name }.
        [unknown-key] No key is called { $name }.
       *[conflict] { CAP($name) } would do two things: { $first }, and { $second }.
    }
    .braille = Own keys not used: { $name }.
welcome = Quarto Access, a game to play by ear. Press { KEY("enter") } to play the computer, { KEY("2", place: "opening") } for two players at this keyboard, { KEY("l", place: "opening") } for a lesson, { KEY("down") } for more, { KEY("?") } for help.
    .brief = Quarto Access. { KEY("enter") }, play the computer. { KEY("2", place: "opening") }, two players. { CAP(KEY("?")) }, help.
    .braille = Quarto Access. { KEY("enter") }, computer. { KEY("2", place: "opening") }, two players. { CAP(KEY("?")) }, help.
welcome-first = Welcome to Quarto Access, a game to play by ear. Press { KEY("enter") } for a lesson of ten minutes, { KEY("p", place: "opening") } to play the computer at once, { KEY("down") } for more, { KEY("?") } for help. Are colours of use to you? Pieces are light and dark. Press { KEY("c", place: "opening") } for a marking that fingers feel, and on to none at all.
    .brief = Welcome to Quarto Access. { KEY("enter") }, a lesson. { KEY("p", place: "opening") }, play. { CAP(KEY("?")) }, help. Light and dark pieces, or { KEY("c", place: "opening") } for a marking instead?
    .braille = Quarto Access. { KEY("enter") }, lesson. { KEY("p", place: "opening") }, play. { CAP(KEY("?")) }, help. Light, dark, or { KEY("c", place: "opening") }, marking?
picture-waits = Kept. Nothing is drawn as long as lines are written, since a reader would read the drawing. It comes when the program speaks by itself, or through your reader directly.
    .brief = Kept. No picture beside lines, it comes with the program's own voice.
    .braille = Kept. No picture beside lines.
nothing-saved = No. No game is saved. Press { KEY("p", place: "opening") } to play the computer.
    .brief = No. No game is saved. { KEY("p", place: "opening") } plays the computer.
    .braille = No. No saved game.
welcome-saved = Quarto Access. A saved game { $against ->
        [computer] against the computer
       *[player] of two players
    }, { $placed ->
        [one] { $placed } piece placed
       *[other] { $placed } pieces placed
    }. Press { KEY("enter") } to go on with it, { KEY("n", place: "opening") } to start a new one.
    .brief = Saved game { $against ->
        [computer] against the computer
       *[player] of two players
    }, { $placed } placed. { KEY("enter") } goes on, { KEY("n", place: "opening") } starts new.
    .braille = Saved game, { $placed } placed. { KEY("enter") } goes on, { KEY("n", place: "opening") } new.
save-set-aside = The saved game could not be read. Its file was kept under another name.
    .brief = The saved game could not be read, its file is kept.
    .braille = Saved game unreadable, kept.
settings-set-aside = { $all ->
        [on] Your settings could not be read, so everything is as usual. Their file was kept under another name.
       *[off] Some of your settings could not be read, and are as usual. Their file was kept under another name.
    }
    .brief = { $all ->
        [on] Your settings could not be read, their file is kept.
       *[off] Some settings could not be read, their file is kept.
    }
    .braille = { $all ->
        [on] Settings unreadable, kept.
       *[off] Some settings unreadable, kept.
    }
voice-introduced = No screen reader was found, so the program speaks by itself. { $playing ->
        [on] Press { KEY("o") } for options, where you choose who speaks, for instance your own reader.
       *[off] Press { KEY("v", place: "opening") } to choose who speaks, for instance your own reader.
    }
    .brief = No screen reader was found. { $playing ->
        [on] Press { KEY("o") } to choose who speaks.
       *[off] Press { KEY("v", place: "opening") } to choose who speaks.
    }
    .braille = No reader was found. { $playing ->
        [on] Key { KEY("o") }, who speaks.
       *[off] Key { KEY("v", place: "opening") }, who speaks.
    }
direct-offered = { $reader } can also be spoken through directly, and then the next key cuts it short. Press { KEY("v", place: "opening") } for that, or leave it as it is.
    .brief = { $reader } can be spoken through directly, so that the next key cuts it short. Press { KEY("v", place: "opening") } for that.
    .braille = Key { KEY("v", place: "opening") }, through { $reader } directly.

again = { $sentence }, again.
list-opened = { $kind ->
        [options] Options. Up and down walk through them, left and right change one, { KEY("escape") } closes.
        [sounds] Sounds. Up and down walk through them, { KEY("enter") } plays one again, { KEY("escape") } closes.
       *[game] Menu. Up and down walk through it, { KEY("enter") } does it, { KEY("escape") } closes.
    }
    .brief = { $kind ->
        [options] Options.
        [sounds] Sounds.
       *[game] Menu.
    }
    .braille = { $kind ->
        [options] Options.
        [sounds] Sounds.
       *[game] Menu.
    }
item = { CAP($action) }.
item-with-key = { CAP($action) }. Key { $keys }.
    .brief = { CAP($action) }, { $keys }.
    .braille = { CAP($action) }, { $keys }.
item-edge = No further item. { CAP($action) }.
    .brief = No further item, { $action }.
    .braille = No further, { $action }.
list-closed = Menu closed. Keys act on what was below it again.
    .brief = Menu closed.
    .braille = Menu closed.

asked-resign = Resign this game? Press { KEY("enter") } to resign, { KEY("escape") } to play on.
    .brief = Resign? { KEY("enter") } resigns, { KEY("escape") } plays on.
    .braille = Resign? { KEY("enter") } or { KEY("escape") }.
asked-new-game = Start a new game? Press { KEY("enter") } to start it, { KEY("escape") } to stay.
    .brief = New game? { KEY("enter") } starts it, { KEY("escape") } stays.
    .braille = New game? { KEY("enter") } or { KEY("escape") }.
declined = Not done. Nothing has changed.
    .brief = Not done.
    .braille = Not done.

help-row = { CAP($keys) }, { $action }.
    .brief = { CAP($keys) }, { $action }.
    .braille = { CAP($keys) }, { $action }.
help-more = Press { KEY("?") } again for all keys.
    .brief = { CAP(KEY("?")) } again, all keys.
    .braille = { CAP(KEY("?")) }, all keys.
describing = Key describer. Press a key to hear what it does, { KEY("escape") } to end.
    .brief = Key describer. Press any key, { KEY("escape") } ends.
    .braille = Key describer. { KEY("escape") } ends.
describing-ended = Key describer ended. Keys act again.
    .brief = Keys act again.
    .braille = Keys act again.
key-described = { CAP($key) }: { $action }.
    .brief = { CAP($key) }, { $action }.
    .braille = { CAP($key) }, { $action }.
key-idle = { CAP($key) } does nothing here.
    .brief = { CAP($key) }, no action here.
    .braille = { CAP($key) }, nothing.
unbound = No action on { $key } here. Press { KEY("?") } for help.
    .brief = No action on { $key }. { CAP(KEY("?")) } for help.
    .braille = No action on { $key }.
unbound-typing = No action on { $key } while a line is typed. Press { KEY("escape") } to cancel it.
    .brief = No action on { $key } in a typed line. { KEY("escape") } cancels.
    .braille = No action on { $key }.

typing = Type a command and press { KEY("enter") }. For example, place { CELL("b3") }, or give tall dark round hollow.
    .brief = Type a command, then { KEY("enter") }. For example, place { CELL("b3") }.
    .braille = Type a command.
finding = Type what to find and press { KEY("enter") }. For example tall dark, or { CELL("b3") }.
    .brief = Find what? Type it, then { KEY("enter") }. For example tall dark.
    .braille = Find what?
sign-typed = { CAP($key) }.
erased = Erased { $character }. Typed so far: { $text }.
    .brief = Erased { $character }, left { $text }.
    .braille = Erased { $character }, left { $text }.
erased-all = Erased { $character }. Nothing is typed now.
    .brief = Erased { $character }, nothing left.
    .braille = Erased { $character }, nothing left.
typed = Typed so far: { $text }.
    .brief = Typed: { $text }.
    .braille = Typed: { $text }.
only-signs = only signs
nothing-typed = Nothing is typed yet. Type a command and press { KEY("enter") }, or { KEY("escape") }.
    .brief = Nothing typed yet.
    .braille = Nothing typed.
typing-cancelled = Cancelled, nothing was done.
    .brief = Cancelled, nothing done.
    .braille = Cancelled.
not-understood = No. Not understood: { $text }. Type for example place { CELL("b3") }, give tall dark round hollow, claim row 2, board or status.
    .brief = No. Not understood: { $text }. For example place { CELL("b3") }, give tall dark round hollow, claim row 2.
    .braille = No. Not understood: { $text }.
not-understood-ambiguous = No. More than one command begins like { $text }: { $candidates }. Type more of it.
    .brief = No. { CAP($text) } could mean { $candidates }. Type more.
    .braille = No. { CAP($text) } is unclear.
piece-unclear = No. { $fitting ->
        [0] No piece that is left is { $text }.
       *[other] { $fitting } pieces that are left are { $text }. Name more of height, colour, shape and hole.
    }
    .brief = No. { $fitting ->
        [0] No piece left is { $text }.
       *[other] { $fitting } pieces left are { $text }. Say more.
    }
    .braille = No. { $fitting } pieces are { $text }.

pasted = No. Too much came at once, like a paste, and nothing of it was done. Press one key at a time.
    .brief = No. Too much at once, nothing done. Press one key at a time.
    .braille = No. Too much at once.
voice-not-ours = No. Plus and minus change the program's own voice, and { $mode ->
        [print] your screen reader speaks. Change its speed there
        [direct] your screen reader speaks. Change its speed there
       *[other] no voice speaks now
    }.
    .brief = No. { $mode ->
        [print] Your screen reader has its own speed
        [direct] Your screen reader has its own speed
       *[other] No voice speaks now
    }.
    .braille = No. No voice of ours speaks.
no-other-voice = No. No other voice can be chosen, unless the program's own voice speaks and more voices are installed. The command quarto-access voices lists them.
    .brief = No. No other voice to choose here.
    .braille = No. No other voice.
no-sounds = { $off ->
        [on] No. Sounds are off. Turn them up in the options, key { KEY("o") }, or press { KEY("m") } to hear the board in words.
       *[off] No. There is no device to play sounds on. Press { KEY("m") } to hear the board in words.
    }
    .brief = { $off ->
        [on] No. Sounds are off. Options, key { KEY("o") }, or { KEY("m") } for words.
       *[off] No. No device for sounds. Press { KEY("m") } for words.
    }
    .braille = { $off ->
        [on] No. Sounds are off. Key { KEY("m") }, words.
       *[off] No. No sound device. Key { KEY("m") }, words.
    }
speaker-lost = { $left ->
        [direct] Your screen reader does not answer.
        [braille] The braille display does not answer.
       *[self] The program's own voice cannot be heard.
    } { $now ->
        [self] The program's own voice speaks.
        [braille] Lines are written for braille.
       *[print] Lines are written for your reader.
    }
    .brief = { $left ->
        [direct] Your reader does not answer.
        [braille] The display does not answer.
       *[self] No voice can be heard.
    } { $now ->
        [self] The program's own voice speaks.
       *[print] Lines are written instead.
    }
    .braille = { $left ->
        [direct] Reader lost.
        [braille] Display lost.
       *[self] Voice lost.
    } { $now ->
        [self] Voice speaks.
       *[print] Lines.
    }
speaker-back = { $now ->
        [direct] Your screen reader answers, and is spoken through again.
        [braille] The braille display answers, and shows cells again.
       *[self] The program's own voice works again.
    }
    .brief = { $now ->
        [direct] Your reader speaks again.
        [braille] The display shows cells again.
       *[self] The voice speaks again.
    }
    .braille = { $now ->
        [direct] Reader again.
        [braille] Display again.
       *[self] Voice again.
    }
sound-edge = No further sound.
history-edge = { $direction ->
        [older] There is no older message.
       *[newer] There is no newer message.
    }
    .brief = { $direction ->
        [older] No older message.
       *[newer] No newer message.
    }
    .braille = { $direction ->
        [older] No older message.
       *[newer] No newer message.
    }
spelled = { $letters }.
spelled-letter = { $letter }
spelled-letters = { $letters }
spelled-word = { $first }. { $second }
spelled-mark = { $mark ->
        [stop] full stop
        [comma] comma
        [colon] colon
        [question] question mark
        [exclamation] exclamation mark
        [apostrophe] apostrophe
       *[hyphen] hyphen
    }

quit-asked = { $saved ->
        [on] The game is saved. Press Control C again to quit.
       *[off] The game could not be saved. Press Control C again to quit all the same.
    }
    .brief = { $saved ->
        [on] Saved. Press again to quit.
       *[off] Not saved. Press again to quit all the same.
    }
    .braille = { $saved ->
        [on] Saved. Again to quit.
       *[off] Not saved. Again to quit.
    }
quit-asked-idle = Press Control C again to quit.
    .brief = Press again to quit.
    .braille = Again to quit.
save-failed = { $what ->
        [lesson] How far you came in the lesson could not be kept, its file cannot be written. It goes on all the same.
       *[game] The game could not be saved, its file cannot be written. It goes on all the same.
    }
    .brief = { $what ->
        [lesson] Your place in the lesson cannot be kept. It goes on.
       *[game] The game cannot be saved. It goes on.
    }
    .braille = Cannot be saved.
settings-not-kept = The options cannot be kept, their file cannot be written. They hold until you leave.
    .brief = Options cannot be kept. They hold until you leave.
    .braille = Options hold until you leave.
transcript-failed = What is said can no longer be written down, its file cannot be written. The game goes on.
    .brief = The transcript cannot be written. The game goes on.
    .braille = Transcript cannot be written.
save-moved = Another program writes to the file of this game. From now on it is kept in { $name }.
    .brief = Another program uses this file. The game is now in { $name }.
    .braille = Game now in { $name }.
left-saved = The game is saved. Goodbye.
    .brief = Saved. Goodbye.
    .braille = Saved. Goodbye.
left-unsaved = The game could not be saved. Goodbye.
    .brief = Not saved. Goodbye.
    .braille = Not saved. Goodbye.
left = Goodbye.
