# What happens in a game of Quarto, and the answers to questions about it.
# The value is the long form, .brief the short one, .braille the tersest.
# $who is you, computer or player; $number tells players apart.

# The start

lot-you = New game, { $ruleset }. You give first. Choose a piece for the computer.
    .brief = You give first. Choose a piece for the computer.
    .braille = You give first. Choose a piece.
lot-computer = New game, { $ruleset }. The computer gives first.
    .brief = The computer gives first.
    .braille = Computer gives first.
lot-player = New game, { $ruleset }. { $name } gives first. { $name }, choose a piece for { $partner }.
    .brief = { $name } gives first. { $name }, choose a piece for { $partner }.
    .braille = { $name }, give a piece.
tell-me-on = You will be told when there is a Quarto to call, but not where.
    .brief = You are told when there is a Quarto.
    .braille = Quartos are told.
quarto-stands = { $who ->
        [player] { $name }, there
       *[you] There
    } is a Quarto that you can call.
    .brief = { $who ->
        [player] { $name }, a Quarto is there to call.
       *[you] There is a Quarto to call.
    }
    .braille = { $who ->
        [player] { $name }, a Quarto is there.
       *[you] A Quarto is there.
    }

# Who gives first, where people have a part in finding that out.

draw-asked-odd-even = Odd or even. The computer has fixed a number from 0 to 9. Press a number too, 0 to 9. If both together are even, you give first, else the computer. Press { KEY("s") } for the seal of its number, { KEY("escape") } to go back.
    .brief = Odd or even, the computer has its number. Press yours, 0 to 9. Even together, you give first. { KEY("s") }, seal.
    .braille = Odd or even. Press 0 to 9. Even, you give first.
draw-asked-odd-even-two = Odd or even. The program has drawn a number from 0 to 9. { $first }, press 1 for odd or 2 for even. If that is right, { $first } gives first, else { $second }. Press { KEY("s") } for the seal of the number, { KEY("escape") } to go back.
    .brief = Odd or even, a number is drawn. { $first }, press 1 for odd, 2 for even. If right, { $first } gives first. { KEY("s") }, seal.
    .braille = { $first }, 1 odd, 2 even.
draw-asked-agreed = Who gives first? Press 1 if you do, 2 if the computer does. { KEY("escape") } goes back.
    .brief = Who gives first? 1, you. 2, the computer.
    .braille = First? 1, you. 2, computer.
draw-asked-agreed-two = Who gives first? Press 1 for { $first }, 2 for { $second }. { KEY("escape") } goes back.
    .brief = Who gives first? 1, { $first }. 2, { $second }.
    .braille = First? 1 or 2.
draw-choice-odd-even = The number { $number }. { KEY("enter") } says it.
    .brief = Number { $number }.
    .braille = Number { $number }.
draw-choice-odd-even-two = { $number ->
        [1] Odd. { KEY("enter") } says it.
       *[2] Even. { KEY("enter") } says it.
    }
    .brief = { $number ->
        [1] Odd, { KEY("enter") }.
       *[2] Even, { KEY("enter") }.
    }
    .braille = { $number ->
        [1] Odd, { KEY("enter") }.
       *[2] Even, { KEY("enter") }.
    }
draw-choice-agreed = { $number ->
        [1] You give first. { KEY("enter") } says it.
       *[2] The computer gives first. { KEY("enter") } says it.
    }
    .brief = { $number ->
        [1] You first, { KEY("enter") }.
       *[2] The computer first, { KEY("enter") }.
    }
    .braille = { $number ->
        [1] You first, { KEY("enter") }.
       *[2] Computer first, { KEY("enter") }.
    }
draw-choice-agreed-two = { $number ->
        [1] { $first }
       *[2] { $second }
    } gives first. { KEY("enter") } says it.
    .brief = { $number ->
        [1] { $first }
       *[2] { $second }
    } first, { KEY("enter") }.
    .braille = { $number ->
        [1] { $first }
       *[2] { $second }
    } first, { KEY("enter") }.
draw-edge = No further choice.
draw-unchosen = No. { $game ->
        [odd-even] Nothing is chosen yet. Press a number, 0 to 9
        [odd-even-two] { $number ->
            [none] Nothing is chosen yet
           *[other] { $number } is no answer
        }. Press 1 for odd or 2 for even
       *[agreed] { $number ->
            [none] Nothing is chosen yet
           *[other] { $number } is no answer
        }. Press 1 or 2
    }.
    .brief = No. { $game ->
        [odd-even] Press a number, 0 to 9
        [odd-even-two] Press 1 for odd, 2 for even
       *[agreed] Press 1 or 2
    }.
    .braille = No. { $game ->
        [odd-even] Press 0 to 9
        [odd-even-two] 1 odd, 2 even
       *[agreed] Press 1 or 2
    }.
draw-sealed = The seal of { $two ->
        [yes] the number
       *[no] the computer's number
    } is { $seal }: the first six digits of a SHA-256. The number and what else was sealed are told in the game, by the menu or the typed command lot.
    .brief = Seal: { $seal }. What was sealed is told in the game, typed command lot.
    .braille = Seal: { $seal }.
draw-numbers = { $two ->
        [yes] The number is { $sum }, { $parity ->
            [odd] odd
           *[even] even
        }.
       *[no] The computer has { $number }, you have { $chosen }, together { $sum }, { $parity ->
            [odd] odd
           *[even] even
        }.
    }
    .brief = { $two ->
        [yes] The number is { $sum }, { $parity ->
            [odd] odd
           *[even] even
        }.
       *[no] { $number } and { $chosen }, { $parity ->
            [odd] odd
           *[even] even
        }.
    }
    .braille = { $two ->
        [yes] { $sum }, { $parity ->
            [odd] odd
           *[even] even
        }.
       *[no] { $number } and { $chosen }, { $parity ->
            [odd] odd
           *[even] even
        }.
    }
draw-told = { $drawn ->
        [random] Chance decided who gives first.
        [agreed] It was agreed who gives first.
        [swapped] The other player gave first in the game before.
       *[unknown] It is not known how it was decided who gives first.
    }
    .brief = { $drawn ->
        [random] The start was by chance.
        [agreed] The start was agreed.
        [swapped] The start was swapped.
       *[unknown] How the start was decided is not known.
    }
    .braille = { $drawn ->
        [random] Start: by chance.
        [agreed] Start: agreed.
        [swapped] Start: swapped.
       *[unknown] Start: not known.
    }
draw-told-sealed = Odd or even decided who gives first. { $two ->
        [yes] The number was { $number }, and Player 1 said { $chosen ->
            [1] odd
           *[2] even
        }.
       *[no] The computer had { $number }, you had { $chosen }.
    } The seal was { $seal }. It is made of the number, a space, and { $nonce }.
    .brief = Odd or even: { $two ->
        [yes] the number was { $number }, Player 1 said { $chosen ->
            [1] odd
           *[2] even
        }.
       *[no] the computer had { $number }, you had { $chosen }.
    } Seal { $seal }, made of { $number }, a space, { $nonce }.
    .braille = { $number }, { $chosen }. Seal { $seal }, of { $number }, space, { $nonce }.
set-up = A position was set up, { $ruleset }. Press { KEY("m") } to hear the board.
    .brief = Position set up. { KEY("m") } reads the board.
    .braille = Position set up. { KEY("m") } reads it.
resumed = The game goes on, { $ruleset }.
    .brief = The game goes on.
    .braille = The game goes on.

# Giving

given-you = You get the { $piece }. Place it. { $left } left.
    .brief = You get { $piece }.
    .braille = You get { $piece }.
given-you-first = You get the { $piece }. Place it. { $left } left.
    .brief = You get { $piece }. Place it.
    .braille = Place { $piece }.
given-computer = You gave the computer the { $piece }.
    .brief = You gave { $piece }.
    .braille = Gave { $piece }.
given-computer-named = You gave the computer the { $piece }.
    .brief = { "" }
    .braille = { "" }
given-player = { $name } gets the { $piece }. { $name }, place it. { $left } left.
    .brief = { $name }, place { $piece }.
    .braille = { $name }, place { $piece }.

# Placing

placed-you = You placed the { $piece } on { $cell }. Give the computer a piece. { $left } left.
    .brief = On { $cell }. Give the computer a piece.
    .braille = On { $cell }. Give a piece.
placed-computer = Computer placed { $named ->
        [yes] it
       *[no] the { $piece }
    } on { $cell }.
    .brief = Computer on { $cell }.
    .braille = Computer { $cell }.
placed-player = { $name } placed the { $piece } on { $cell }. { $name }, give { $partner } a piece. { $left } left.
    .brief = { $name } on { $cell }, give { $partner } a piece.
    .braille = { $name } on { $cell }, give a piece.
placed-last-you = You placed the { $piece } on { $cell }. All are placed. Press { KEY("q") } for Quarto, { KEY("backspace") } for none.
    .brief = On { $cell }. All placed. { KEY("q") } for Quarto, { KEY("backspace") } for none.
    .braille = On { $cell }. All placed. { KEY("q") } or { KEY("backspace") }.
placed-last-computer = Computer placed { $named ->
        [yes] it
       *[no] the { $piece }
    } on { $cell }. All are placed.
    .brief = Computer on { $cell }. All placed.
    .braille = Computer { $cell }. All placed.
placed-last-player = { $name } placed the { $piece } on { $cell }. All are placed. { $name }, press { KEY("q") } for Quarto, { KEY("backspace") } for none.
    .brief = { $name } on { $cell }. All placed. { KEY("q") } for Quarto, { KEY("backspace") } for none.
    .braille = { $name } on { $cell }. All placed. { KEY("q") } or { KEY("backspace") }.

passed-you = You call nothing.
    .brief = You call nothing.
    .braille = You call nothing.
passed-computer = Computer calls nothing. Press { KEY("q") } for Quarto, { KEY("backspace") } for none.
    .brief = Computer calls nothing. { KEY("q") } for Quarto, { KEY("backspace") } for none.
    .braille = Computer calls nothing. { KEY("q") } or { KEY("backspace") }.
passed-player = { $name } calls nothing. { $partner }, press { KEY("q") } for Quarto, { KEY("backspace") } for none.
    .brief = { $name } calls nothing. { $partner }, { KEY("q") } for Quarto, { KEY("backspace") } for none.
    .braille = { $name } calls nothing. { $partner }, { KEY("q") } or { KEY("backspace") }.
passed-last = { $who ->
        [you] You call nothing.
        [computer] Computer calls nothing.
       *[player] { $name } calls nothing.
    }
    .brief = { "" }
    .braille = { "" }

# The end

claimed = Quarto. All { $traits }, { $line }: { $pieces }.
    .brief = Quarto. All { $traits }, { $line }.
    .braille = Quarto. { $traits }, { $line }.
claimed-also = Also all { $traits }, { $line }: { $pieces }.
    .brief = Also all { $traits }, { $line }.
    .braille = Also { $traits }, { $line }.
resigned = { $who ->
        [you] You resign.
        [computer] Computer resigns.
       *[player] { $name } resigns.
    }
won = { $who ->
        [you] You win.
        [computer] Computer wins.
       *[player] { $name } wins.
    }
drawn = Draw. All pieces are placed, and no Quarto was called.
    .brief = Draw. All placed, no Quarto called.
    .braille = Draw. No Quarto called.
uncalled-you = You had Quarto on { $line }, move { $move }: all { $traits }. Press { KEY("q") } at such a moment.
    .brief = You had Quarto on { $line }, move { $move }. Press { KEY("q") } at such a moment.
    .braille = You had { $line }, move { $move }. Press { KEY("q") } then.
uncalled = Nobody called { $line }, move { $move }: all { $traits }.
    .brief = { "" }
    .braille = { "" }
after-the-end = Press { KEY("enter") } for a new game, { KEY("escape") } for the menu.
    .brief = { KEY("enter") }, new game.
    .braille = { KEY("enter") }, new game.

# Refusals: no, why, what to do

refused-game-over = No. The game is over. Press { KEY("enter") } for a new game.
    .brief = No. The game is over. { KEY("enter") }, new game.
    .braille = No. Game over. { KEY("enter") }, new game.
refused-not-your-turn = No. { $who ->
        [you] It is not your turn.
        [computer] It is not the computer's turn.
       *[player] It is not the turn of { $name }.
    } Wait for the other player.
    .brief = No. { $who ->
        [you] Not your turn.
        [computer] Not the computer's turn.
       *[player] Not the turn of { $name }.
    }
    .braille = No. Not your turn.
refused-wrong-phase = No. { $due ->
        [give] A piece has to be given first. Press { KEY("tab") } for the pieces.
        [place] The piece in hand has to be placed first. Press { KEY("shift-tab") } for the board.
       *[close] All are placed. Press { KEY("q") } for Quarto, { KEY("backspace") } for none.
    }
    .brief = No. { $due ->
        [give] First give a piece. { KEY("tab") } for the pieces.
        [place] First place the piece in hand. { KEY("shift-tab") } for the board.
       *[close] All placed. { KEY("q") } for Quarto, { KEY("backspace") } for none.
    }
    .braille = No. { $due ->
        [give] First give. { KEY("tab") }.
        [place] First place. { KEY("shift-tab") }.
       *[close] All placed. { KEY("q") } or { KEY("backspace") }.
    }
refused-unknown-piece = No. There is no such piece. Name height, colour, shape and hole.
    .brief = No. No such piece. Height, colour, shape, hole.
    .braille = No. No such piece.
refused-unknown-cell = No. There is no such cell. Cells are { CELL("a1") } to { CELL("d4") }.
    .brief = No. No such cell. { CELL("a1") } to { CELL("d4") }.
    .braille = No. No such cell.
refused-piece-gone = No. That piece stands on { $cell } already. Press { KEY("e") } for one that is left.
    .brief = No. Gone, stands on { $cell }. Press { KEY("e") } for another.
    .braille = No. Gone, on { $cell }. { KEY("e") }.
refused-occupied = No. The { $piece } stands on { $cell }. Press { KEY("e") } for an empty cell.
    .brief = No. Taken, { $cell }. Press { KEY("e") } for an empty one.
    .braille = No. Taken, { $cell }. { KEY("e") }.
refused-not-your-window = No. { $who ->
        [you] This is not your moment to call.
        [computer] This is not the computer's moment to call.
       *[player] This is not the moment of { $name } to call.
    } One calls after placing, or on getting a piece.
    .brief = No. { $who ->
        [you] Not your moment to call.
        [computer] Not the computer's moment to call.
       *[player] Not the moment of { $name } to call.
    }
    .braille = No. Not your moment.
refused-unknown-line = No. There is no such line. Say row 1 to 4, column a to d, or a diagonal.
    .brief = No. No such line. Row 1 to 4, column a to d, diagonal.
    .braille = No. No such line.
refused-line-not-in-variant = No. { CAP($line) } does not count in this game. Nothing lost, name another.
    .brief = No. { CAP($line) } does not count here. Nothing lost.
    .braille = No. { CAP($line) } does not count.
refused-line-incomplete = No. { CAP($line) } is not full. Nothing lost, name another.
    .brief = No. { CAP($line) } is not full. Nothing lost.
    .braille = No. { CAP($line) } is not full.
refused-no-claims-left = No. There are no more claims this turn. Go on with the game.
    .brief = No. No more claims this turn.
    .braille = No. No more claims.
refused-not-a-quarto = No. { CAP($line) } shares nothing: { $counts }. { $more ->
        [over] A false claim loses.
        [none] No more claims this turn.
       *[some] You may claim again.
    }
    .brief = No. { CAP($line) } shares nothing. { $more ->
        [over] A false claim loses.
        [none] No more claims this turn.
       *[some] You may claim again.
    }
    .braille = No. { CAP($line) } shares nothing.
refused-line-expired = No. { CAP($line) } was not finished by the last piece, it counts no more. { $more ->
        [over] A false claim loses.
        [none] No more claims this turn.
       *[some] You may claim again.
    }
    .brief = No. { CAP($line) } is too old. { $more ->
        [over] A false claim loses.
        [none] No more claims this turn.
       *[some] You may claim again.
    }
    .braille = No. { CAP($line) } is too old.

# Taking back. $first is one's own move, $rest are the $more moves that answered it

taken-back = Taken back: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief = Taken back: { $first }{ $more ->
        [0] { "" }
       *[other] , and the answer
    }.
    .braille = Back: { $first }.
# The same, where one player made all of it, as when the time ran out
taken-back-turn = Taken back: { $first }, { $rest }.
    .brief = Taken back: { $first }, { $rest }.
    .braille = Back: { $first }, { $rest }.
done-again = Done again: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief = Done again: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .braille = Again: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
turned-give = { $who ->
        [you] you gave
        [computer] the computer gave
       *[player] { $name } gave
    } the { $piece }
    .brief = { $who ->
        [you] you gave
        [computer] the computer gave
       *[player] { $name } gave
    } { $piece }
    .braille = gave { $piece }
turned-place = { $who ->
        [you] you placed
        [computer] the computer placed
       *[player] { $name } placed
    } { $named ->
        [yes] it
       *[no] the { $piece }
    } on { $cell }
    .brief = { $who ->
        [you] you
        [computer] the computer
       *[player] { $name }
    } on { $cell }
    .braille = on { $cell }
turned-call = { $who ->
        [you] you called
        [computer] the computer called
       *[player] { $name } called
    } { $line }
    .brief = { $who ->
        [you] you called
        [computer] the computer called
       *[player] { $name } called
    } { $line }
    .braille = called { $line }
turned-pass = { $who ->
        [you] you called nothing
        [computer] the computer called nothing
       *[player] { $name } called nothing
    }
    .brief = { $who ->
        [you] you called nothing
        [computer] the computer called nothing
       *[player] { $name } called nothing
    }
    .braille = called nothing
turned-flag = { $who ->
        [you] your time was up
        [computer] the time of the computer was up
       *[player] the time of { $name } was up
    }
    .brief = { $who ->
        [you] your time was up
        [computer] the computer's time was up
       *[player] the time of { $name } was up
    }
    .braille = time was up
turned-resign = { $who ->
        [you] you resigned
        [computer] the computer resigned
       *[player] { $name } resigned
    }
    .brief = { $who ->
        [you] you resigned
        [computer] the computer resigned
       *[player] { $name } resigned
    }
    .braille = resigned
turn-asked = { $name }, may this be taken back: { $first }? Press { KEY("y") } to allow it, { KEY("backspace") } to decline.
    .brief = { $name }, take back allowed? { KEY("y") } accepts, { KEY("backspace") } declines.
    .braille = { $name }, take back? { KEY("y") } or { KEY("backspace") }.
turn-asked-again = { $name }, may this be done again: { $first }? Press { KEY("y") } to allow it, { KEY("backspace") } to decline.
    .brief = { $name }, do again? { KEY("y") } accepts, { KEY("backspace") } declines.
    .braille = { $name }, do again? { KEY("y") } or { KEY("backspace") }.
turn-declined = { $name } declines. { $again ->
        [yes] Nothing was done again.
       *[no] Nothing was taken back.
    } The game goes on as it was.
    .brief = { $name } declines, { $again ->
        [yes] nothing done again.
       *[no] nothing taken back.
    }
    .braille = Declined.
unturned-nothing-done = No. { $who ->
        [you] You have done nothing yet that could be taken back.
       *[player] Nothing has been done yet that could be taken back.
    } Go on with the game.
    .brief = No. { $who ->
        [you] You have done nothing yet to take back.
       *[player] Nothing done yet to take back.
    }
    .braille = No. Nothing to take back.
unturned-nothing-undone = No. Nothing has been taken back since the last move, so nothing can be done again. Press { KEY("u") } to take back.
    .brief = No. Nothing taken back since the last move. { KEY("u") } takes back.
    .braille = No. Nothing to do again.
unturned-not-asked = No. Nobody has asked for anything to be allowed. Press { KEY("u") } to take back.
    .brief = No. Nothing is asked. { KEY("u") } takes back.
    .braille = No. Nothing is asked.
unturned-lesson = No. The lesson sets up each step anew after an attempt, so nothing is taken back. Do what the step asks for.
    .brief = No. The lesson sets up each step anew.
    .braille = No. The step is set up anew.

# Calling

call-opened = { $who ->
        [player] { $name }, Quarto where?
       *[you] Quarto where?
    } Letter for a column, number for a row, { KEY("x", place: "calling") } for a diagonal. { KEY("enter") } calls, { KEY("backspace") } withdraws.
    .brief = { $who ->
        [player] { $name }, Quarto where?
       *[you] Quarto where?
    } Letter, number or { KEY("x", place: "calling") }.
    .braille = Quarto where?
call-pointed = { CAP($line) }. { KEY("enter") } calls it, { KEY("backspace") } withdraws.
    .brief = { CAP($line) }. { KEY("enter") } calls it.
    .braille = { CAP($line) }. { KEY("enter") }.
call-unpointed = No line is named yet. Letter for a column, number for a row, { KEY("x", place: "calling") } for a diagonal.
    .brief = No line named yet. Letter, number or { KEY("x", place: "calling") }.
    .braille = No line named yet.
call-withdrawn = Withdrawn, no claim was made. Nothing lost.
    .brief = Withdrawn, no claim made.
    .braille = Withdrawn.

# The focus

cell-empty = Empty, { $at }.
    .brief = empty { $at }
    .braille = empty { $at }
cell-taken = { CAP($piece) }, { $at }.
    .brief = { $piece }, { $at }
    .braille = { $piece }, { $at }
cell-taken-by = { CAP($piece) }, { $at }. Placed by { $player }, { $age ->
        [0] the last move.
        [one] { $age } move ago.
       *[other] { $age } moves ago.
    }
    .brief = { $piece }, { $at }, { $player }
    .braille = { $piece }, { $at }
cell-edge = { $edge ->
        [left] Left edge
        [right] Right edge
        [near] Near edge
       *[far] Far edge
    }, { $cell }.
    .brief = Edge, { $cell }.
    .braille = Edge, { $cell }.
tray-free = { CAP($piece) }, can be given.
    .brief = { $piece }
    .braille = { $piece }
tray-free-lens = { CAP($piece) }, can be given.
    .brief = { $piece } piece
    .braille = { $piece } piece
tray-free-alike = { CAP($piece) }, { $count } left.
    .brief = { $piece }, { $count } left
    .braille = { $piece }, { $count } left
not-counted = { CAP($attribute) } does not count in this game. Pieces that differ in nothing else are alike.
    .brief = { CAP($attribute) } does not count here.
    .braille = { CAP($attribute) } does not count.
kind-count = { $count } { $kind }
tray-used = { CAP($piece) }, stands on { $cell }.
    .brief = { $piece }, stands on { $cell }
    .braille = { $piece }, on { $cell }
tray-in-hand = { CAP($piece) }, in hand.
    .brief = { $piece }, in hand
    .braille = { $piece }, in hand
tray-edge = { $edge ->
        [left] Left edge
        [right] Right edge
        [near] Near edge
       *[far] Far edge
    }, { $piece }.
    .brief = Edge, { $piece }.
    .braille = Edge, { $piece }.
move-read = Move { $move }: { $player } on { $cell }, { $piece }.
move-read-edge = No further move. Move { $move }: { $player } on { $cell }, { $piece }.
    .brief = End, move { $move }: { $player } on { $cell }, { $piece }.
    .braille = End, move { $move }: { $player } on { $cell }, { $piece }.
no-moves = No move has been made yet.
    .brief = No move has been made yet.
    .braille = No move yet.
no-cell-chosen = No cell is chosen yet. Go to one by letter and number, by arrows, or by { KEY("e") }. The focus is on { $cell }.
    .brief = No cell chosen yet. Letter and number, or arrows.
    .braille = No cell chosen yet.
no-piece-chosen = No piece is chosen yet. Go to one by arrows, by 1 to 4, or by { KEY("e") }. The focus is on { $piece }.
    .brief = No piece chosen yet. Arrows, or 1 to 4.
    .braille = No piece chosen yet.
none-empty = There is no empty cell.
    .brief = No empty cell.
    .braille = No empty cell.
none-taken = There is no piece on the board.
    .brief = No piece on the board.
    .braille = Board empty.
none-free = There is no piece left to give.
    .brief = No piece left.
    .braille = No piece left.
none-used = No piece has been given yet.
    .brief = No piece given yet.
    .braille = None given yet.
cell-found = { $count } found on the board.
    .brief = { "" }
    .braille = { "" }
tray-found = { $count } found among those that are left.
    .brief = { "" }
    .braille = { "" }
none-found-placed = No. No piece on the board is { $kind }. Press { KEY("f") } to look for another kind.
    .brief = No. None on the board is { $kind }. { KEY("f") } for another kind.
    .braille = No. None on the board is { $kind }.
none-found-left = No. No piece that is left is { $kind }. Press { KEY("f") } to look for another kind.
    .brief = No. None left is { $kind }. { KEY("f") } for another kind.
    .braille = No. None left is { $kind }.
not-understood-sought = No. Not understood: { $text }. Press { KEY("f") } and type some of height, colour, shape and hole, such as tall dark, or a cell, such as { CELL("b3") }.
    .brief = No. Not understood: { $text }. { KEY("f") } again, for example tall dark, or { CELL("b3") }.
    .braille = No. Not understood: { $text }.
not-understood-sought-ambiguous = No. Several words begin like { $text }: { $candidates }. Press { KEY("f") } and type more of it.
    .brief = No. { CAP($text) } could mean { $candidates }. { KEY("f") } again, type more.
    .braille = No. { CAP($text) } is unclear.
give-asked = Give the { $piece }? Press { KEY("enter") } again to give it.
    .brief = Give { $piece }? { KEY("enter") } again.
    .braille = Give { $piece }? { KEY("enter") }.

# Questions

hand = { $who ->
        [you] You hold the { $piece }.
        [computer] Computer holds the { $piece }.
       *[player] { $name } holds the { $piece }.
    }
    .brief = { $who ->
        [you] You hold { $piece }.
        [computer] Computer holds { $piece }.
       *[player] { $name } holds { $piece }.
    }
    .braille = { $piece }, in hand
hand-empty = No piece in hand. { $who ->
        [you] You give next.
        [computer] Computer gives next.
       *[player] { $name } gives next.
    }
    .brief = No piece in hand. { $who ->
        [you] You give.
        [computer] Computer gives.
       *[player] { $name } gives.
    }
    .braille = No piece in hand.
hand-none = No piece in hand.
status-place = { $who ->
        [you] Your turn
        [computer] The computer's turn
       *[player] Turn of { $name }
    }, place the { $piece }. { $left } left.
    .brief = { $who ->
        [you] Your turn
        [computer] The computer's turn
       *[player] Turn of { $name }
    }, place { $piece }. { $left } left.
    .braille = { $who ->
        [you] You place
        [computer] Computer places
       *[player] { $name } places
    } { $piece }. { $left } left.
status-give = { $who ->
        [you] Your turn
        [computer] The computer's turn
       *[player] Turn of { $name }
    }, give a piece. { $left } left.
    .brief = { $who ->
        [you] Your turn
        [computer] The computer's turn
       *[player] Turn of { $name }
    }, give a piece. { $left } left.
    .braille = { $who ->
        [you] You give
        [computer] Computer gives
       *[player] { $name } gives
    }. { $left } left.
status-close = { $who ->
        [you] Your turn
        [computer] The computer's turn
       *[player] Turn of { $name }
    }, all are placed. Press { KEY("q") } for Quarto, { KEY("backspace") } for none.
    .brief = { $who ->
        [you] Your turn
        [computer] The computer's turn
       *[player] Turn of { $name }
    }. All placed. { KEY("q") } for Quarto, { KEY("backspace") } for none.
    .braille = All placed. { KEY("q") } or { KEY("backspace") }.
status-won = Game over. { $who ->
        [you] You have won.
        [computer] Computer has won.
       *[player] { $name } has won.
    }
    .brief = Game over. { $who ->
        [you] You won.
        [computer] Computer won.
       *[player] { $name } won.
    }
    .braille = { $who ->
        [you] You won.
        [computer] Computer won.
       *[player] { $name } won.
    }
status-drawn = Game over. It was a draw.
    .brief = Game over, a draw.
    .braille = A draw.
rules-in-force = { CAP($ruleset) }: { $lines ->
        [one] { $lines } line counts
       *[other] { $lines } lines count
    }, by { $attributes }. { $claims ->
        [-1] Any number of full lines may be called.
        [0] No line may be called.
        [one] One full line may be called in each moment.
       *[other] { $claims } full lines may be called in each moment.
    }{ $loses ->
        [yes] { " " }A false call loses the game.
       *[no] { "" }
    }
    .brief = { CAP($ruleset) }, { $lines } lines.
    .braille = { CAP($ruleset) }, { $lines } lines.
attribute = { $attribute ->
        [colour] colour
        [marking] marking
        [shape] shape
        [height] height
       *[hollow] hole
    }
pool = { $count } left. { CAP($traits) }.
    .brief = { $count } left. { CAP($traits) }.
    .braille = { $count } left. { CAP($traits) }.
pool-count = { $count ->
        [one] { $count } piece left.
       *[other] { $count } pieces left.
    }
pool-group = { CAP($group) }: { $pieces }.
pool-list = { CAP($pieces) }.
pool-empty = No pieces are left to give.
    .brief = No pieces left.
    .braille = No pieces left.
vacant = { $count } empty: { $cells }.
board-row = Row { $row }: { $places }.
board-row-lens = Row { $row }, { $attribute }: { $places }.
board-row-empty = Row { $row } empty.
board-column = Column { $column }: { $places }.
board-column-lens = Column { $column }, { $attribute }: { $places }.
board-column-empty = Column { $column } empty.
board-sounded = The whole board as sounds, row by row from row 1.
    .brief = The board in sounds.
    .braille = Board in sounds.
line-sounded = { CAP($line) } as sounds.
    .brief = { CAP($line) } in sounds.
    .braille = { CAP($line) } in sounds.
line-read = { CAP($line) }: { $places }.
line-read-lens = { CAP($line) }, { $attribute }: { $places }.
where-lens = { $attribute ->
        [marking] Of pieces only the marking is spoken.
        [all] All attributes of pieces are spoken.
        [colour] Of pieces only the colour is spoken.
        [shape] Of pieces only the shape is spoken.
        [height] Of pieces only the height is spoken.
       *[hollow] Of pieces only the hole is spoken.
    }
    .brief = { $attribute ->
        [marking] Marking only.
        [all] All attributes.
        [colour] Colour only.
        [shape] Shape only.
        [height] Height only.
       *[hollow] Hole only.
    }
    .braille = { $attribute ->
        [marking] Marking only.
        [all] All attributes.
        [colour] Colour only.
        [shape] Shape only.
        [height] Height only.
       *[hollow] Hole only.
    }
where-board = You are on the board, { $at }. { CELL("a1") } is the near left corner, and up goes to row 2.
    .brief = Board, { $at }.
    .braille = Board, { $at }.
where-board-from-top = You are on the board, { $at }. { CELL("a1") } is the far left corner, and down goes to row 2.
    .brief = Board, { $at }.
    .braille = Board, { $at }.
where-tray = You are at the pieces, on the { $piece }. They stand four by four, by height and colour, and by shape and hole.
    .brief = Pieces, { $piece }.
    .braille = Pieces, { $piece }.
where-log = You are at the list of moves, { $count } so far. Up goes to older ones.
    .brief = Moves, { $count } so far.
    .braille = Moves, { $count }.
nothing-to-cancel = There is nothing to cancel.
    .brief = Nothing to cancel.
    .braille = Nothing to cancel.

# What two players are called

names-now = The players have names now. Player 1 is { $first }, Player 2 is { $second }.
    .brief = Player 1 is { $first }, Player 2 is { $second }.
    .braille = 1 { $first }, 2 { $second }.
names-numbered = The players have no names any more. They are Player 1 and Player 2.
    .brief = Player 1 and Player 2, without names.
    .braille = No names.
names-not-two = No. Two names are needed, of letters, with a comma between them. For example, names Anna, Ben. Names off takes them away.
    .brief = No. Type two names with a comma, as in names Anna, Ben.
    .braille = No. Type names Anna, Ben.
names-alike = No. The two names are the same, so nobody could tell the players apart. Type two different names.
    .brief = No. Both names are the same. Type two different ones.
    .braille = No. Both the same.
names-computer = No. Names are for two people at one keyboard. Against the computer, you are you.
    .brief = No. Names are for games of two people.
    .braille = No. Names are for two people.
