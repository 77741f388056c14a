# Nomes de coisas que entram nas frases.

list-of-two = { $first }, { $second }
both = { $first } e { $second }

# Número antes de palavra feminina: uma peça, duas peças, nenhuma peça.
number-feminine = { $value ->
        [0] nenhuma
        [1] uma
        [2] duas
        [21] vinte e uma
        [22] vinte e duas
        [31] trinta e uma
        [32] trinta e duas
       *[other] { $value }
    }
    .brief = { $value ->
        [0] nenhuma
        [1] uma
        [2] duas
        [21] vinte e uma
        [22] vinte e duas
        [31] trinta e uma
        [32] trinta e duas
       *[other] { $value }
    }
    .braille = { $value }
form-pieces = { $value ->
        [0] nenhuma peça
        [1] uma peça
        [2] duas peças
       *[other] { $value } peças
    }
    .brief = { $value ->
        [0] nenhuma peça
        [1] uma peça
        [2] duas peças
       *[other] { $value } peças
    }
    .braille = { $value ->
        [1] 1 peça
       *[other] { $value } peças
    }
# Peças que restam, como frase sem ponto.
form-left = { $value ->
        [0] Não resta nenhuma
        [1] Resta uma
        [2] Restam duas
       *[other] Restam { $value }
    }
    .brief = { $value ->
        [0] Não resta nenhuma
        [1] Resta uma
        [2] Restam duas
       *[other] Restam { $value }
    }
    .braille = { $value ->
        [1] Resta 1
       *[other] Restam { $value }
    }

# Sem vírgulas, para que numa lista de peças cada vírgula separe duas peças.
features = { $height ->
        [big] grande
        [small] pequena
        [tall] alta
        [short] baixa
       *[none] { "" }
    } { $colour ->
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
       *[none] { "" }
    } { $shape ->
        [square] quadrada
        [round] redonda
       *[none] { "" }
    } { $hollow ->
        [hollow] com furo
        [solid] sem furo
       *[none] { "" }
    }
# Inteira, a peça tem vírgulas, e um e antes da última palavra, se não for o furo.
piece = peça { $count ->
        [1] { $last }
       *[other] { $hollow ->
            [none] { $before } e { $last }
           *[other] { $before }, { $last }
        }
    }
    .brief = { $features }
    .braille = { $features }

trait = { $value ->
        [big] grande
        [small] pequena
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
# De várias peças: todas escuras.
trait-of-all = { $value ->
        [big] grandes
        [small] pequenas
        [tall] altas
        [short] baixas
        [dark] escuras
        [light] claras
        [blue] azuis
        [orange] laranja
        [striped] listradas
        [ringed] com anel
        [pinned] com pino
        [plain] lisas
        [rough] ásperas
        [smooth] macias
        [own] { $own }
        [square] quadradas
        [round] redondas
        [hollow] com furo
       *[solid] sem furo
    }
trait-count = { AS($count, "number-feminine") } { $count ->
        [0] { $trait }
        [1] { $trait }
       *[other] { $value ->
            [big] grandes
            [small] pequenas
            [tall] altas
            [short] baixas
            [dark] escuras
            [light] claras
            [blue] azuis
            [orange] laranja
            [striped] listradas
            [ringed] com anel
            [pinned] com pino
            [plain] lisas
            [rough] ásperas
            [smooth] macias
            [own] { $own }
            [square] quadradas
            [round] redondas
            [hollow] com furo
           *[solid] sem furo
        }
    }
trait-number = { AS($count, "number-feminine") } { $count ->
        [0] { $trait }
        [1] { $trait }
       *[other] { $value ->
            [big] grandes
            [small] pequenas
            [tall] altas
            [short] baixas
            [dark] escuras
            [light] claras
            [blue] azuis
            [orange] laranja
            [striped] listradas
            [ringed] com anel
            [pinned] com pino
            [plain] lisas
            [rough] ásperas
            [smooth] macias
            [own] { $own }
            [square] quadradas
            [round] redondas
            [hollow] com furo
           *[solid] sem furo
        }
    }

cell = { $column }{ $row }
cell-in-digits = { $row } { $column ->
        [a] 1
        [b] 2
        [c] 3
       *[d] 4
    }
cell-at-length = coluna { $column }, linha { $row }
    .brief = { $column }{ $row }
    .braille = { $column }{ $row }

line-row = linha { $row }
line-column = coluna { $column }
line-diagonal = diagonal de { $from } até { $to }
    .brief = diagonal { $from } { $to }
    .braille = diagonal { $from } { $to }
line-square = quadrado de dois por dois a partir de { $cell }
    .brief = quadrado { $cell }
    .braille = quadrado { $cell }
line-unknown = esta sequência

empty-place = vazia

player-numbered = Jogador { $number }
player-named = { $called }
player = { $who ->
        [you] você
        [computer] o computador
       *[player] { $name }
    }

ruleset = { $name ->
        [advanced] regras avançadas
        [um-quarto] regras do Um Quarto
        [quarters] regras com quadrantes
        [custom] regras com sequências escolhidas
       *[standard] regras normais
    }

# Sozinhas, as letras a, e, o soariam como palavras da frase.
key = { $key ->
        [a] letra a
        [e] letra e
        [o] letra o
        [space] Espaço
        [enter] Enter
        [escape] Escape
        [backspace] Backspace
        [tab] Tab
        [shift-tab] Shift Tab
        [up] seta para cima
        [down] seta para baixo
        [left] seta para a esquerda
        [right] seta para a direita
        [home] Home
        [end] End
        [pageup] Page Up
        [pagedown] Page Down
        [insert] Insert
        [delete] Delete
        [question] interrogação
        [comma] vírgula
        [stop] ponto
        [less] menor que
        [greater] maior que
        [semicolon] ponto e vírgula
        [colon] dois pontos
        [slash] barra
        [backslash] barra invertida
        [plus] mais
        [minus] hífen
        [equals] igual
        [star] asterisco
        [exclamation] exclamação
        [quote] aspas
        [apostrophe] apóstrofo
        [left-paren] abre parêntese
        [right-paren] fecha parêntese
        [left-bracket] abre colchete
        [right-bracket] fecha colchete
        [left-brace] abre chave
        [right-brace] fecha chave
        [at] arroba
        [hash] cerquilha
        [dollar] cifrão
        [percent] por cento
        [caret] circunflexo
        [ampersand] e comercial
        [underscore] sublinhado
        [grave] crase
        [bar] barra vertical
        [tilde] til
        [unknown] essa tecla
       *[other] { $key }
    }
key-with-shift = Shift { $key }
key-with-control = Control { $key }
key-range = { $first } até { $last }
either-key = { $first } ou { $second }
