# Nombres de cosas que entran en las frases.

list-of-two = { $first }, { $second }
both = { $first } y { $second }

# Números ante un nombre: una pieza, veintiuna casillas, un minuto.
number-feminine = { $value ->
        [0] ninguna
        [1] una
        [21] veintiuna
       *[other] { $value }
    }
    .brief = { $value ->
        [0] ninguna
        [1] una
        [21] veintiuna
       *[other] { $value }
    }
    .braille = { $value ->
        [0] ninguna
       *[other] { $value }
    }
number-masculine = { $value ->
        [0] ningún
        [1] un
        [21] veintiún
        [31] treinta y un
        [41] cuarenta y un
        [51] cincuenta y un
       *[other] { $value }
    }
    .brief = { $value ->
        [0] ningún
        [1] un
        [21] veintiún
        [31] treinta y un
        [41] cuarenta y un
        [51] cincuenta y un
       *[other] { $value }
    }
    .braille = { $value }
# Cuántas piezas quedan.
number-left = { $value ->
        [0] No queda ninguna
        [1] Queda una
       *[other] Quedan { $value }
    }
# Cuántas piezas, y cuántas casillas vacías.
number-pieces = { $value ->
        [0] ninguna pieza
        [1] una pieza
        [21] veintiuna piezas
       *[other] { $value } piezas
    }
    .brief = { $value ->
        [0] ninguna pieza
        [1] una pieza
        [21] veintiuna piezas
       *[other] { $value } piezas
    }
    .braille = { $value ->
        [0] ninguna pieza
        [1] 1 pieza
       *[other] { $value } piezas
    }
number-days = { $value ->
        [0] hoy
        [1] ayer
        [21] hace veintiún días
        [31] hace treinta y un días
       *[other] hace { $value } días
    }

features = { $count ->
        [1] { $last }
       *[other] { $before } y { $last }
    }
piece = pieza { $features }
    .brief = { $features }
    .braille = { $features }

trait = { $value ->
        [tall] alta
        [short] baja
        [big] grande
        [small] pequeña
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
        [tall] altas
        [short] bajas
        [big] grandes
        [small] pequeñas
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
# Cuántas hay: 4 altas, una baja, ninguna hueca.
trait-count = { AS($count, "number-feminine") } { $count ->
        [0] { $trait }
        [one] { $trait }
       *[other] { $value ->
            [tall] altas
            [short] bajas
            [big] grandes
            [small] pequeñas
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
        [one] { $trait }
       *[other] { $value ->
            [tall] altas
            [short] bajas
            [big] grandes
            [small] pequeñas
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
line-diagonal = diagonal de { $from } a { $to }
    .brief = diagonal { $from } { $to }
    .braille = diagonal { $from } { $to }
line-square = cuadrado de dos por dos desde { $cell }
    .brief = dos por dos desde { $cell }
    .braille = 2 por 2 desde { $cell }
line-unknown = esta línea

empty-place = vacía

player = { $who ->
        [you] usted
        [computer] la máquina
       *[player] Jugador { $number }
    }

ruleset = { $name ->
        [advanced] reglas avanzadas
        [um-quarto] reglas de Um Quarto
        [quarters] reglas con cuartos
        [custom] reglas con líneas elegidas
       *[standard] reglas básicas
    }

key = { $key ->
        [space] espacio
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
        [pageup] Página arriba
        [pagedown] Página abajo
        [insert] Insertar
        [delete] Suprimir
        [question] signo de pregunta
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
        [exclamation] signo de exclamación
        [quote] comillas
        [apostrophe] apóstrofo
        [left-paren] abrir paréntesis
        [right-paren] cerrar paréntesis
        [left-bracket] abrir corchete
        [right-bracket] cerrar corchete
        [left-brace] abrir llave
        [right-brace] cerrar llave
        [at] arroba
        [hash] numeral
        [dollar] signo de dólar
        [percent] signo de porcentaje
        [caret] acento circunflejo
        [ampersand] signo et
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
