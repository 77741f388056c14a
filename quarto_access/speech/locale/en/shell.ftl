# Around the game: opening, lists, questions, help, typing, saving, leaving.

welcome = Quarto Access, a game to play by ear. Press Enter to play the computer, 2 for two players at this keyboard, Down for more, question mark for help.
    .brief = Quarto Access. Enter, play the computer. 2, two players here. Question mark, help.
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

again = { $sentence }, again.
list-opened = { $kind ->
        [options] Options. Up and down walk through them, Enter changes one, Escape closes.
       *[game] Menu. Up and down walk through it, Enter does it, Escape closes.
    }
    .brief = { $kind ->
        [options] Options.
       *[game] Menu.
    }
    .braille = { $kind ->
        [options] Options.
       *[game] Menu.
    }
item = { CAP($action) }.
item-with-key = { CAP($action) }. Key { $keys }.
    .brief = { CAP($action) }, { $keys }.
    .braille = { CAP($action) }, { $keys }.
item-edge = No further item. { CAP($action) }.
    .brief = No further item, { $action }.
    .braille = No further, { $action }.
item-setting = { CAP($action) }: { $setting ->
        [on] on
       *[off] off
    }. Press Enter to change it.
    .brief = { CAP($action) }: { $setting ->
        [on] on
       *[off] off
    }.
    .braille = { CAP($action) }: { $setting ->
        [on] on
       *[off] off
    }.
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
verbosity = { $brief ->
        [on] Short messages from now on.
       *[off] Long messages from now on.
    }
    .brief = { $brief ->
        [on] Short messages.
       *[off] Long messages.
    }
    .braille = { $brief ->
        [on] Short messages.
       *[off] Long messages.
    }
give-confirmation = { $on ->
        [on] A piece is given after a second Enter.
       *[off] A piece is given at once.
    }
    .brief = { $on ->
        [on] Giving asks first.
       *[off] Giving at once.
    }
    .braille = { $on ->
        [on] Giving asks first.
       *[off] Giving at once.
    }
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
left-saved = The game is saved. Goodbye.
    .brief = Saved. Goodbye.
    .braille = Saved. Goodbye.
left-unsaved = The game could not be saved. Goodbye.
    .brief = Not saved. Goodbye.
    .braille = Not saved. Goodbye.
left = Goodbye.
