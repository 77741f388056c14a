# A game by message: two people far away send each other one short line for each turn.
# $who is you, other or nobody; $path is the file of the game as it was typed.

message-opened = Game { $game } by message. { $rules } { $who ->
        [you] You give first.
       *[other] The other player gives first.
    }
message-send = { $count ->
        [one] Send this line to the other player:
       *[other] Send these { $count } lines to the other player, in this order:
    }
message-send-again = { $count ->
        [one] If it has not been sent yet, send this line to the other player:
       *[other] If they have not been sent yet, send these { $count } lines to the other player, in this order:
    }
message-give = It is your turn to give a piece. Type for example: quarto-access message { $path } give tall dark round hollow.{ $left ->
        [16] { "" }
       *[other] { " " }If you see a Quarto, type claim and the line instead, such as claim row 2.
    }
message-place = You hold the { $piece }. { $left ->
        [0] Place it. Type for example: quarto-access message { $path } place b3.
       *[other] Place it and give a piece. Type for example: quarto-access message { $path } place b3 give tall dark round hollow.
    } If you see a Quarto, type claim and the line instead, such as claim row 2.
message-close = All pieces are placed. Type claim and a line if you see a Quarto, or type done: quarto-access message { $path } done.
message-wait = Now wait for the other player's line. When it comes, type quarto-access message { $path } and the line behind it.
message-over = { $who ->
        [you] The game is over. You have won.
        [other] The game is over. The other player has won.
       *[nobody] The game is over. It is a draw, no Quarto was called.
    }

message-given = { $who ->
        [you] You gave the { $piece }.
       *[other] The other player gave you the { $piece }.
    }
message-placed = { $who ->
        [you] You placed the { $piece } on { $cell }.
       *[other] The other player placed the { $piece } on { $cell }.
    }
message-claimed = { $who ->
        [you] You called Quarto.
       *[other] The other player called Quarto.
    } All { $traits }, { $line }: { $pieces }.
message-claim-refused = { $who ->
        [you] You called { $line }
       *[other] The other player called { $line }
    }, and it is refused: { $reason ->
        [line_expired] it was not finished by the last piece.
       *[not_a_quarto] it shares nothing, { $counts }.
    } { $due ->
        [nothing] A false call loses.
       *[other] The game goes on.
    }
message-passed = { $who ->
        [you] You call nothing.
       *[other] The other player calls nothing.
    }
message-resigned = { $who ->
        [you] You resign.
       *[other] The other player resigns.
    }

message-flagged = { $who ->
        [you] Your time is up.
       *[other] The other player's time is up.
    }

message-refused = No. { $reason ->
        [game_over] The game is over.
        [not_your_turn] It is not your turn. Wait for the other player's line.
        [wrong_phase] { $due ->
            [give] A piece has to be given first. Type give and the piece.
            [place] The piece in hand has to be placed first. Type place and a cell.
           *[close] All pieces are placed. Type claim and a line, or done.
        }
        [unknown_piece] There is no such piece. Name height, colour, shape and hole.
        [unknown_cell] There is no such cell. Cells are a1 to d4.
        [piece_gone] That piece stands on { $cell } already. Give another one.
        [occupied] There is a piece on { $cell }. Name an empty cell.
        [not_your_window] This is not your moment to call. One calls after placing, or on getting a piece.
        [unknown_line] There is no such line. Say row 1 to 4, column a to d, or a diagonal.
        [line_not_in_variant] { CAP($line) } does not count in this game. Name another.
        [line_incomplete] { CAP($line) } is not full. Name another.
       *[no_claims_left] There are no more claims this turn. Go on with the game.
    } Nothing was changed.
message-impossible = Line { $number } cannot be: { $reason ->
        [not_your_turn] it is not the other player's turn
        [wrong_phase] { $due ->
            [give] a piece has to be given first
            [place] the piece in hand has to be placed first
           *[close] all pieces are placed
        }
        [piece_gone] its piece stands on { $cell } already
        [occupied] there is a piece on { $cell }
        [not_your_window] it calls at the wrong moment
        [line_not_in_variant] { $line } does not count in this game
        [line_incomplete] { $line } is not full
        [no_claims_left] it calls once too often
       *[other] the rules do not allow it
    }. Nothing was changed. Ask the other player to look at the board and send the line again.
message-this-cell = this cell
message-not-taken = { $fault ->
        [not_a_line] That is not a whole line. Copy all of it, from the word quarto to the last of eight signs, with single spaces. Nothing was changed.
        [altered] That line has been altered on its way. Copy it again, or ask the other player to send it again. Nothing was changed.
        [other_game] That line belongs to another game. Name the file of that game. Nothing was changed.
        [own_line] That is your own line { $number }. It is for the other player. Nothing was changed.
        [already_read] Line { $number } has been read already. Nothing was changed.
        [game_over] The game is over, so line { $number } is not needed any more. Nothing was changed.
        [changed] Another line { $number } is in this game already, and the first one counts. Ask the other player to send line { $expected }. Nothing was changed.
       *[missing] Line { $expected } is missing, this is line { $number }. Ask the other player for line { $expected } and read it first. Nothing was changed.
    }
message-not-understood = Not understood: { $text }. Type what you do, such as place b3 give tall dark round hollow, claim row 2, done or resign, or the line of the other player from the word quarto on.
message-piece-unclear = { $count ->
        [0] No piece that is left fits { $text }. Give another one.
       *[other] { $count } pieces that are left fit { $text }. Name height, colour, shape and hole.
    }

message-no-file = The file of a game is missing. To begin, type quarto-access message new --file game.json. To go on, type quarto-access message game.json.
message-new-words = message new takes no other words. Type quarto-access message new --file game.json, and the rules behind --rules if they are not the standard ones.
message-not-new = { $option } is only for a new game: quarto-access message new --file game.json.
message-file-there = { $path } is there already. Choose another name, so that nothing is lost.
message-file-absent = There is no game in { $path } yet. Paste line 0 of the other player behind it, or begin one with quarto-access message new --file { $path }.
message-rules-bad = There are no rules { $rules }. Possible are standard, advanced, um-quarto and quarters, and behind a space what counts, such as colour,height, then loses for false claims that lose, and none, two, three or any for the attempts.
message-file-bad = { $fault ->
        [not_by_message] The game in { $path } is not one by message. Name another file.
        [continued] The game in { $path } was changed by another program, and its moves do not fit its lines. The file was left as it is.
       *[damaged] The lines of the game in { $path } are damaged. The file was left as it is. Go on from a copy of it.
    }
