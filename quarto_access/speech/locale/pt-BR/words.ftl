# Nomes de coisas que entram nas frases.

list-of-two = { $first }, { $second }
both = { $first } e { $second }

features = { $count ->
        [1] { $last }
       *[other] { $hollow ->
            [none] { $before } e { $last }
           *[other] { $before }, { $last }
        }
    }
piece = peça { $features }
    .brief = { $features }
    .braille = { $features }

trait = { $value ->
        [tall] alta
        [short] baixa
        [dark] escura
        [light] clara
        [blue] azul
        [orange] laranja
        [striped] listrada
        [ringed] com anel
        [pinned] com pino
        [plain] lisa
        [rough] áspera
        [smooth] macia
        [own] { $own }
        [square] quadrada
        [round] redonda
        [hollow] com furo
       *[solid] sem furo
    }
