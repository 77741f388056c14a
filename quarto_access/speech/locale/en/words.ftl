# Names of things, that go into sentences.

list-of-two = { $first }, { $second }
both = { $first } and { $second }

features = { $height ->
        [tall] tall
        [short] short
        [big] big
        [small] small
       *[none] { "" }
    } { $colour ->
        [dark] dark
        [light] light
        [blue] blue
        [orange] orange
        [striped] striped
        [ringed] ringed
        [pinned] pinned
        [plain] plain
        [rough] rough
        [smooth] smooth
        [own] { $own }
       *[none] { "" }
    } { $shape ->
        [square] square
        [round] round
       *[none] { "" }
    } { $hollow ->
        [hollow] hollow
        [solid] solid
       *[none] { "" }
    }
piece = { $features } piece
    .brief = { $features }
    .braille = { $features }

trait = { $value ->
        [tall] tall
        [short] short
        [big] big
        [small] small
        [dark] dark
        [light] light
        [blue] blue
        [orange] orange
        [striped] striped
        [ringed] ringed
        [pinned] pinned
        [plain] plain
        [rough] rough
        [smooth] smooth
        [own] { $own }
        [square] square
        [round] round
        [hollow] hollow
       *[solid] solid
    }
# Of several pieces, in sentences such as: all dark.
trait-of-all = { $value ->
        [tall] tall
        [short] short
        [big] big
        [small] small
        [dark] dark
        [light] light
        [blue] blue
        [orange] orange
        [striped] striped
        [ringed] ringed
        [pinned] pinned
        [plain] plain
        [rough] rough
        [smooth] smooth
        [own] { $own }
        [square] square
        [round] round
        [hollow] hollow
       *[solid] solid
    }
trait-count = { $trait } { $count }
trait-number = { $count } { $trait }

cell = { $column }{ $row }
cell-in-digits = { $row } { $column ->
        [a] 1
        [b] 2
        [c] 3
       *[d] 4
    }
cell-at-length = column { $column }, row { $row }
    .brief = { $column }{ $row }
    .braille = { $column }{ $row }

line-row = row { $row }
line-column = column { $column }
line-diagonal = diagonal from { $from } to { $to }
    .brief = diagonal { $from } { $to }
    .braille = diagonal { $from } { $to }
line-square = two by two square from { $cell }
    .brief = square { $cell }
    .braille = square { $cell }
line-unknown = this line

empty-place = empty

player-numbered = Player { $number }
player-named = { $called }
player = { $who ->
        [you] you
        [computer] the computer
       *[player] { $name }
    }

ruleset = { $name ->
        [advanced] advanced rules
        [um-quarto] Um Quarto rules
        [quarters] rules with quarters
        [custom] rules with chosen lines
       *[standard] standard rules
    }

key = { $key ->
        [space] Space
        [enter] Enter
        [escape] Escape
        [backspace] Backspace
        [tab] Tab
        [shift-tab] Shift Tab
        [up] Up
        [down] Down
        [left] Left
        [right] Right
        [home] Home
        [end] End
        [pageup] Page Up
        [pagedown] Page Down
        [insert] Insert
        [delete] Delete
        [question] question mark
        [comma] comma
        [stop] full stop
        [less] less than
        [greater] greater than
        [semicolon] semicolon
        [colon] colon
        [slash] slash
        [backslash] backslash
        [plus] plus
        [minus] hyphen
        [equals] equals
        [star] star
        [exclamation] exclamation mark
        [quote] quote
        [apostrophe] apostrophe
        [left-paren] left parenthesis
        [right-paren] right parenthesis
        [left-bracket] left bracket
        [right-bracket] right bracket
        [left-brace] left brace
        [right-brace] right brace
        [at] at sign
        [hash] number sign
        [dollar] dollar
        [percent] percent
        [caret] caret
        [ampersand] ampersand
        [underscore] underscore
        [grave] grave accent
        [bar] vertical bar
        [tilde] tilde
        [unknown] that key
       *[other] { $key }
    }
key-with-shift = Shift { $key }
key-with-control = Control { $key }
key-range = { $first } to { $last }
either-key = { $first } or { $second }
