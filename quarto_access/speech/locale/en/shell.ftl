# Around the game: opening, lists, questions, help, typing, saving, leaving.

welcome = Quarto Access, a game to play by ear. Press Enter to play the computer, 2 for two players at this keyboard, Down for more, question mark for help.
    .brief = Quarto Access. Enter, play the computer. 2, two players. Question mark, help.
    .braille = Quarto Access. Enter, computer. 2, two players. Question mark, help.
welcome-saved = Quarto Access. A saved game { $against ->
        [computer] against the computer
       *[player] of two players
    }, { $placed ->
        [one] { $placed } piece placed
       *[other] { $placed } pieces placed
    }. Press Enter to go on with it, n to start a new one.
    .brief = Saved game { $against ->
        [computer] against the computer
       *[player] of two players
    }, { $placed } placed. Enter goes on, n starts new.
    .braille = Saved game, { $placed } placed. Enter goes on, n new.
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
voice-introduced = This is the program's own voice, since no screen reader was found. { $playing ->
        [on] Press o for options, where your own can be chosen.
       *[off] Press v to be read by your own instead.
    }
    .brief = { $playing ->
        [on] Press o to have your own screen reader speak instead.
       *[off] Press v to have your own screen reader speak instead.
    }
    .braille = { $playing ->
        [on] Key o, your own reader instead.
       *[off] Key v, your own reader instead.
    }

again = { $sentence }, again.
list-opened = { $kind ->
        [options] Options. Up and down walk through them, left and right change one, Escape closes.
        [sounds] Sounds. Up and down walk through them, Enter plays one again, Escape closes.
       *[game] Menu. Up and down walk through it, Enter does it, Escape closes.
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
item-setting = { CAP($action) }: { $setting }. Press Enter to change it.
    .brief = { CAP($action) }: { $setting }.
    .braille = { CAP($action) }: { $setting }.
list-closed = Menu closed. Keys act on the game again.
    .brief = Menu closed.
    .braille = Menu closed.

asked-resign = Resign this game? Press Enter to resign, Escape to play on.
    .brief = Resign? Enter resigns, Escape plays on.
    .braille = Resign? Enter or Escape.
asked-new-game = Start a new game? Press Enter to start it, Escape to stay.
    .brief = New game? Enter starts it, Escape stays.
    .braille = New game? Enter or Escape.
declined = Not done. Nothing has changed.
    .brief = Not done.
    .braille = Not done.

help-row = { CAP($keys) }, { $action }.
    .brief = { CAP($keys) }, { $action }.
    .braille = { CAP($keys) }, { $action }.
help-more = Press question mark again for all keys.
    .brief = Question mark again, all keys.
    .braille = Question mark, all keys.
describing = Key describer. Press a key to hear what it does, Escape to end.
    .brief = Key describer. Press any key, Escape ends.
    .braille = Key describer. Escape ends.
describing-ended = Key describer ended. Keys act again.
    .brief = Keys act again.
    .braille = Keys act again.
key-described = { CAP($key) }: { $action }.
    .brief = { CAP($key) }, { $action }.
    .braille = { CAP($key) }, { $action }.
key-idle = { CAP($key) } does nothing here.
    .brief = { CAP($key) }, no action here.
    .braille = { CAP($key) }, nothing.
unbound = No action on { $key } here. Press question mark for help.
    .brief = No action on { $key }. Question mark for help.
    .braille = No action on { $key }.
unbound-typing = No action on { $key } while a line is typed. Press Escape to cancel it.
    .brief = No action on { $key } in a typed line. Escape cancels.
    .braille = No action on { $key }.

typing = Type a command and press Enter. For example, place b3, or give tall dark round hollow.
    .brief = Type a command, then Enter. For example, place b3.
    .braille = Type a command.
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
nothing-typed = Nothing is typed yet. Type a command and press Enter, or Escape.
    .brief = Nothing typed yet.
    .braille = Nothing typed.
typing-cancelled = Cancelled, nothing was done.
    .brief = Cancelled, nothing done.
    .braille = Cancelled.
not-understood = No. Not understood: { $text }. Type for example place b3, give tall dark round hollow, claim row 2, board or status.
    .brief = No. Not understood: { $text }. For example place b3, give tall dark round hollow, claim row 2.
    .braille = No. Not understood: { $text }.
not-understood-ambiguous = No. More than one command begins like { $text }. Type more of it.
    .brief = No. { CAP($text) } could mean several things. Type more.
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
setting-confirm-gives = { $value ->
        [on] A piece is given after a second Enter.
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
setting-rate = The program's own voice speaks { $value } words a minute.
    .brief = { $value } words a minute.
    .braille = { $value } words a minute.
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
setting-edge = It goes no further.
setting-value = { $value ->
        [on] on
        [off] off
        [short] short
        [long] long
        [auto] the program chooses
        [same] as usual
        [print] your screen reader
        [direct] your screen reader, directly
        [self] the program's own voice
        [braille] braille
       *[other] { $value }
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
save-failed = The game could not be saved, its file cannot be written. It goes on all the same.
    .brief = The game cannot be saved. It goes on.
    .braille = Cannot be saved.
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
