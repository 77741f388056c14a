# Nombres de cosas que entran en las frases.

list-of-two = { $first }, { $second }
both = { $first } y { $second }

# Número ante palabra femenina: una pieza, ninguna pieza.
number-feminine = { $value ->
        [0] ninguna
        [1] una
        [21] veintiuna
        [31] treinta y una
       *[other] { $value }
    }
    .brief = { $value ->
        [0] ninguna
        [1] una
        [21] veintiuna
        [31] treinta y una
       *[other] { $value }
    }
    .braille = { $value }
# Número ante palabra masculina: un minuto, veintiún días.
number-masculine = { $value ->
        [1] un
        [21] veintiún
        [31] treinta y un
        [41] cuarenta y un
        [51] cincuenta y un
       *[other] { $value }
    }
    .brief = { $value ->
        [1] un
        [21] veintiún
        [31] treinta y un
        [41] cuarenta y un
        [51] cincuenta y un
       *[other] { $value }
    }
    .braille = { $value }
form-pieces = { $value ->
        [0] ninguna pieza
        [1] una pieza
       *[other] { $value } piezas
    }
    .brief = { $value ->
        [0] ninguna pieza
        [1] una pieza
       *[other] { $value } piezas
    }
    .braille = { $value ->
        [0] ninguna pieza
        [1] 1 pieza
       *[other] { $value } piezas
    }
# Piezas que quedan, como frase sin punto.
form-left = { $value ->
        [0] No queda ninguna
        [1] Queda una
       *[other] Quedan { $value }
    }
    .brief = { $value ->
        [0] No queda ninguna
        [1] Queda una
       *[other] Quedan { $value }
    }
    .braille = { $value ->
        [0] No queda ninguna
        [1] Queda 1
       *[other] Quedan { $value }
    }

features = { $count ->
        [1] { $last }
       *[other] { $before } y { $last }
    }
piece = pieza { $features }
    .brief = { $features }
    .braille = { $features }

trait = { $value ->
        [big] grande
        [small] pequeña
        [tall] alta
        [short] baja
        [dark] oscura
        [light] clara
        [blue] azul
        [orange] naranja
        [striped] rayada
        [ringed] con anillo
        [pinned] con clavija
        [plain] lisa
        [rough] áspera
        [smooth] suave
        [own] { $own }
        [square] cuadrada
        [round] redonda
        [hollow] hueca
       *[solid] maciza
    }
# De varias piezas: todas oscuras.
trait-of-all = { $value ->
        [big] grandes
        [small] pequeñas
        [tall] altas
        [short] bajas
        [dark] oscuras
        [light] claras
        [blue] azules
        [orange] naranjas
        [striped] rayadas
        [ringed] con anillo
        [pinned] con clavija
        [plain] lisas
        [rough] ásperas
        [smooth] suaves
        [own] { $own }
        [square] cuadradas
        [round] redondas
        [hollow] huecas
       *[solid] macizas
    }
trait-count = { AS($count, "number-feminine") } { $count ->
        [0] { $trait }
        [1] { $trait }
       *[other] { $value ->
            [big] grandes
            [small] pequeñas
            [tall] altas
            [short] bajas
            [dark] oscuras
            [light] claras
            [blue] azules
            [orange] naranjas
            [striped] rayadas
            [ringed] con anillo
            [pinned] con clavija
            [plain] lisas
            [rough] ásperas
            [smooth] suaves
            [own] { $own }
            [square] cuadradas
            [round] redondas
            [hollow] huecas
           *[solid] macizas
        }
    }
trait-number = { AS($count, "number-feminine") } { $count ->
        [0] { $trait }
        [1] { $trait }
       *[other] { $value ->
            [big] grandes
            [small] pequeñas
            [tall] altas
            [short] bajas
            [dark] oscuras
            [light] claras
            [blue] azules
            [orange] naranjas
            [striped] rayadas
            [ringed] con anillo
            [pinned] con clavija
            [plain] lisas
            [rough] ásperas
            [smooth] suaves
            [own] { $own }
            [square] cuadradas
            [round] redondas
            [hollow] huecas
           *[solid] macizas
        }
    }

cell = { $column }{ $row }
cell-in-digits = { $row } { $column ->
        [a] 1
        [b] 2
        [c] 3
       *[d] 4
    }
cell-at-length = columna { $column }, fila { $row }
    .brief = { $column }{ $row }
    .braille = { $column }{ $row }

line-row = fila { $row }
line-column = columna { $column }
line-diagonal = diagonal de { $from } hasta { $to }
    .brief = diagonal { $from } { $to }
    .braille = diagonal { $from } { $to }
line-square = cuadrado de dos por dos desde { $cell }
    .brief = cuadrado de dos por dos { $cell }
    .braille = cuadrado de dos { $cell }
line-unknown = esta línea

empty-place = vacía

player-numbered = Jugador { $number }
player-named = { $called }
player = { $who ->
        [you] usted
        [computer] la máquina
       *[player] { $name }
    }

ruleset = { $name ->
        [advanced] reglas avanzadas
        [um-quarto] reglas de Um Quarto
        [quarters] reglas con cuartos
        [custom] reglas con líneas elegidas
       *[standard] reglas normales
    }

# Solas, estas letras sonarían como palabras de la frase.
key = { $key ->
        [a] letra a
        [e] letra e
        [o] letra o
        [u] letra u
        [y] letra y
        [space] Espacio
        [enter] Enter
        [escape] Escape
        [backspace] Retroceso
        [tab] Tabulador
        [shift-tab] Mayúsculas Tabulador
        [up] flecha arriba
        [down] flecha abajo
        [left] flecha izquierda
        [right] flecha derecha
        [home] Inicio
        [end] Fin
        [pageup] Retroceder Página
        [pagedown] Avanzar Página
        [insert] Insertar
        [delete] Suprimir
        [question] interrogación
        [comma] coma
        [stop] punto
        [less] menor que
        [greater] mayor que
        [semicolon] punto y coma
        [colon] dos puntos
        [slash] barra
        [backslash] barra invertida
        [plus] más
        [minus] guion
        [equals] igual
        [star] asterisco
        [exclamation] exclamación
        [quote] comillas
        [apostrophe] apóstrofo
        [left-paren] abrir paréntesis
        [right-paren] cerrar paréntesis
        [left-bracket] abrir corchete
        [right-bracket] cerrar corchete
        [left-brace] abrir llave
        [right-brace] cerrar llave
        [at] arroba
        [hash] almohadilla
        [dollar] dólar
        [percent] por ciento
        [caret] circunflejo
        [ampersand] signo y comercial
        [underscore] guion bajo
        [grave] acento grave
        [bar] barra vertical
        [tilde] virgulilla
        [unknown] esa tecla
       *[other] { $key }
    }
key-with-shift = Mayúsculas { $key }
key-with-control = Control { $key }
key-range = { $first } hasta { $last }
either-key = { $first } o { $second }
