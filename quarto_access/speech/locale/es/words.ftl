# Nombres de cosas que entran en las frases.

list-of-two = { $first }, { $second }
both = { $first } y { $second }

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
