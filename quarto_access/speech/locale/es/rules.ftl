# Las reglas vigentes, que se dicen cuando se pide ayuda por tercera vez.

rules-lines = { CAP($ruleset) }. { $lines ->
        [one] Cuenta una línea
       *[other] Cuentan { AS($lines, "number-feminine") } líneas
    }: { $name ->
        [standard] cuatro filas, cuatro columnas y dos diagonales
        [advanced] cuatro filas, cuatro columnas, dos diagonales y nueve cuadrados de dos por dos
        [um-quarto] cuatro filas, cuatro columnas, dos diagonales y nueve cuadrados de dos por dos
        [quarters] cuatro filas, cuatro columnas, dos diagonales y los cuatro cuartos del tablero
       *[custom] las que se eligieron
    }.
    .brief = { CAP($ruleset) }. { $name ->
        [standard] Cuentan filas, columnas y diagonales
        [advanced] Cuentan filas, columnas, diagonales y nueve cuadrados
        [um-quarto] Cuentan filas, columnas, diagonales y nueve cuadrados
        [quarters] Cuentan filas, columnas, diagonales y cuatro cuartos
       *[custom] Líneas elegidas que cuentan: { $lines }
    }.
    .braille = { CAP($ruleset) }, líneas: { $lines }.
rules-attributes = { $count ->
        [one] Cuenta un atributo
       *[other] Cuentan { $count } atributos
    }: { $attributes }. Una línea cuyas cuatro piezas tienen uno en común es un Quarto.
    .brief = Cuatro piezas en línea con algo en común son un Quarto: { $attributes }.
    .braille = Cuentan: { $attributes }.
rules-turn = En su turno usted coloca la pieza que le dieron, y después elige una pieza para el rival.
    .brief = Coloque la pieza que le dieron, y después dé una.
    .braille = Colocar, después dar.
rules-call = Gana quien canta un Quarto y lo señala. Puede cantar después de colocar, hasta que da una pieza, y desde que recibe una pieza hasta que la coloca. Solo se pueden cantar líneas que pasan por la última casilla ocupada.
    .brief = Gana quien canta. Cante después de colocar, hasta que dé, o con una pieza en mano, hasta que la coloque. Solo cuentan líneas por la última casilla.
    .braille = Cante antes de dar, o antes de colocar.
rules-attempts = { $limit ->
        [loses] Quien canta una línea completa que no es un Quarto, o que ya no lo es, pierde. Señalar una línea con sitio libre no cuesta nada.
        [any] Puede señalar tantas líneas como quiera.
        [0] No se pueden cantar líneas completas.
        [one] Tiene un intento con una línea completa en cada turno. Es una regla de este programa, para que las líneas se encuentren escuchando y no probando. Señalar una línea con sitio libre no cuesta nada.
       *[other] Tiene { $limit } intentos con líneas completas en cada turno. Es una regla de este programa. Señalar una línea con sitio libre no cuesta nada.
    }
    .brief = { $limit ->
        [loses] Cantar en falso una línea completa hace perder la partida.
        [any] Intentos sin límite.
        [0] No se pueden cantar líneas completas.
        [one] Un intento con una línea completa en cada turno, regla de este programa.
       *[other] { $limit } intentos con líneas completas en cada turno, regla de este programa.
    }
    .braille = { $limit ->
        [loses] Cantar en falso hace perder.
        [any] Intentos sin límite.
       *[other] Intentos: { $limit }.
    }
rules-clock-turn = Cada turno, para colocar y dar, tiene { $time }. Cuando se acaba, el sorteo coloca y da, y en ese turno ya no se puede cantar nada.
    .brief = { CAP($time) } por turno, después decide el sorteo.
    .braille = Sin límite por turno en braille.
rules-clock-game = Cada parte tiene { $time } para toda la partida. Pierde quien se queda sin tiempo.
    .brief = { CAP($time) } para toda la partida, después se pierde.
    .braille = Sin límite por partida en braille.
rules-clock = El reloj se para mientras se dice algo. Pulse { KEY("t") } para oír el tiempo que queda.
    .brief = El reloj espera a lo que se dice. { CAP(KEY("t")) }, tiempo que queda.
    .braille = { CAP(KEY("t")) }, tiempo que queda.
rules-end = Cuando todas las piezas están colocadas y nadie canta, hay empate. Puede abandonar en cualquier momento.
    .brief = Todas colocadas y nadie canta: empate.
    .braille = Todas colocadas, nadie canta: empate.
rules-own = Estas son reglas de este programa, que el juego deja abiertas: cuántos intentos hay, que un descuido no cuesta nada, y que las jugadas se pueden retirar.
    .brief = Reglas propias del programa: los intentos, los descuidos sin coste, retirar jugadas.
    .braille = Reglas propias: intentos, descuidos, retirar.
