# Las reglas que valen, dichas cuando se pide ayuda por tercera vez.

rules-lines = { CAP($ruleset) }. { $lines ->
        [1] Cuenta una línea
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
        [advanced] Cuentan filas, columnas, diagonales y nueve cuadrados de dos por dos
        [um-quarto] Cuentan filas, columnas, diagonales y nueve cuadrados de dos por dos
        [quarters] Cuentan filas, columnas, diagonales y cuatro cuartos
       *[custom] Líneas elegidas que cuentan: { $lines }
    }.
    .braille = { CAP($ruleset) }, líneas: { $lines }.
rules-attributes = { $count ->
        [1] Cuenta un atributo
       *[other] Cuentan { $count } atributos
    }: { $attributes }. Una línea cuyas cuatro piezas tienen uno de ellos en común es un Quarto.
    .brief = Cuatro piezas en línea con algo en común son un Quarto: { $attributes }.
    .braille = Cuenta: { $attributes }.
rules-turn = En su turno usted coloca la pieza que le dieron, y después elige una pieza para su rival.
    .brief = Coloque la pieza que le dieron, después dé una.
    .braille = Colocar, después dar.
rules-call = Gana quien anuncia un Quarto y lo señala. Puede anunciar desde que coloca hasta que da una pieza, y desde que recibe una pieza hasta que la coloca. Solo se pueden anunciar líneas que pasan por la última casilla en que se colocó.
    .brief = Anunciar gana. Anuncie después de colocar, hasta que da, o con una pieza en mano, hasta que la coloca. Solo cuentan líneas por la última casilla.
    .braille = Anuncie antes de dar, o antes de colocar.
rules-attempts = { $limit ->
        [loses] Quien anuncia una línea completa que no es Quarto, o que ya no vale, pierde. Señalar una línea con casillas vacías no cuesta nada.
        [any] Puede señalar tantas líneas como quiera.
        [0] Las líneas completas no se pueden anunciar.
        [1] Hay un intento con una línea completa en cada turno. Es una regla de este programa, para que las líneas se encuentren escuchando y no probando. Señalar una línea con casillas vacías no cuesta nada.
       *[other] Hay { $limit } intentos con una línea completa en cada turno. Es una regla de este programa. Señalar una línea con casillas vacías no cuesta nada.
    }
    .brief = { $limit ->
        [loses] Anunciar mal una línea completa pierde el juego.
        [any] Cualquier número de intentos.
        [0] Las líneas completas no se pueden anunciar.
        [1] Un intento con una línea completa en cada turno, regla de este programa.
       *[other] Hay { $limit } intentos con una línea completa en cada turno, regla de este programa.
    }
    .braille = { $limit ->
        [loses] Un anuncio erróneo pierde.
        [any] Cualquier número de intentos.
       *[other] Intentos: { $limit }.
    }
rules-clock-turn = Cada turno, para colocar y dar, tiene { $time }. Cuando se acaba, el sorteo coloca y da, y en ese turno ya no se puede anunciar nada.
    .brief = Para cada turno, { $time }, después decide el sorteo.
    .braille = En braille, ningún límite por turno.
rules-clock-game = Cada parte tiene { $time } para todo el juego. Quien se queda sin tiempo pierde.
    .brief = Para todo el juego, { $time }, después se pierde.
    .braille = En braille, ningún límite por juego.
rules-clock = El reloj se detiene mientras se dice algo. Pulse { KEY("t") } para el tiempo que queda.
    .brief = El reloj espera a lo que se dice. { CAP(KEY("t")) }, tiempo que queda.
    .braille = { CAP(KEY("t")) }, tiempo que queda.
rules-end = Cuando todas las piezas están colocadas y nadie anuncia, el juego es empate. Puede abandonar en cualquier momento.
    .brief = Todas colocadas y nadie anuncia: empate.
    .braille = Todas colocadas, ningún anuncio: empate.
rules-own = Son reglas de este programa, que el juego mismo deja abiertas: cuántos intentos hay, que un descuido no cuesta nada, y que se pueden deshacer jugadas.
    .brief = Reglas propias de este programa: los intentos, los descuidos sin coste, deshacer.
    .braille = Reglas propias: intentos, descuidos, deshacer.
