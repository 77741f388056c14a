# La lección. Para cada paso: lo que enseña, y qué hacer, que es lo último que se oye.

lesson-begun = Esta es una lección de { $steps } pasos cortos. Usa las teclas del juego. Puede parar en cualquier momento y seguir después. La letra { KEY("r") } repite el último mensaje, { KEY("?") } dice las teclas, { KEY("escape") } abre un menú. Paso 1.
    .brief = Una lección de { $steps } pasos cortos, con las teclas del juego. Pare cuando quiera. { CAP(KEY("r")) } repite, { KEY("escape") } abre un menú. Paso 1.
    .braille = Lección, { $steps } pasos. { CAP(KEY("r")) } repite, { KEY("escape") }: menú. Paso 1.
lesson-number = Paso { $number } de { $steps }.
    .brief = Paso { $number }.
    .braille = Paso { $number }.
lesson-resumed = La lección sigue con el paso { $number } de { $steps }. El menú, en { KEY("escape") }, lleva al paso anterior.
    .brief = La lección sigue. Paso { $number } de { $steps }.
    .braille = Paso { $number } de { $steps }.
lesson-edge = Este es el primer paso. No hay otro antes.
    .brief = Este es el primer paso.
    .braille = Primer paso.
lesson-ended = Esta fue la lección. Lo demás se aprende mejor jugando.
    .brief = Esta fue la lección. Ahora juegue.
    .braille = Fin de la lección.
no-resigning = Una lección no se puede abandonar. Para salir de ella, pulse { KEY("escape") } y elija volver al principio.
    .brief = Nada que abandonar. Para salir, { KEY("escape") }, luego volver al principio.
    .braille = Nada que abandonar.
lesson-done = { $step ->
        [board] Correcto, { CELL("b3") }.
        [pieces] Correcto. Cada uno de los cuatro números cambia una cosa por su contraria, y así cualquier pieza está a cuatro teclas como máximo.
        [give] Dada. En un juego, la máquina colocaría ahora esa pieza, y le daría una a usted.
        [place] En un juego, usted haría eso ahora.
        [claim] Así se gana un juego.
        [window] Usted vio lo que a su rival se le pasó.
        [missed] Por eso examine cada línea cuando se forma. Sus piezas aún cuentan en otras líneas.
        [lens] Una cosa cada vez es más fácil de recordar. { CAP(KEY("j")) } sigue con forma, hueco, y vuelve a todo.
        [status] { CAP(KEY("p")) } dice lo que queda, { KEY("h") } lo que está en mano, { KEY("l") } la última jugada, { KEY("w") } dónde está usted.
       *[other] { "" }
    }
    .brief = { $step ->
        [board] Correcto, { CELL("b3") }.
        [pieces] Correcto. Cualquier pieza está a cuatro teclas como máximo.
        [give] Dada. En un juego, la máquina la colocaría ahora, y le daría una a usted.
        [place] En un juego, usted haría eso ahora.
        [claim] Así se gana un juego.
        [window] Usted vio lo que a la máquina se le pasó.
        [missed] Sus piezas aún cuentan en otras líneas.
        [lens] { CAP(KEY("j")) } sigue con forma, hueco, y vuelve a todo.
        [status] { CAP(KEY("p")) } dice lo que queda, { KEY("h") } la pieza en mano, { KEY("l") } la última jugada, { KEY("w") } dónde está usted.
       *[other] { "" }
    }
    .braille = { $step ->
        [status] También { KEY("p") }, { KEY("h") }, { KEY("l") }, { KEY("w") }.
       *[other] { "" }
    }
lesson-strayed = { $step ->
        [board] Usted colocó la pieza. Aquí solo se va a una casilla, y { KEY("enter") } queda para después. El paso empieza otra vez.
        [pieces] Usted dio la pieza. Aquí solo se busca una, y { KEY("enter") } queda para después. El paso empieza otra vez.
        [claim] { $did ->
            [gave] Usted dio la pieza sin anunciar. Ahora puede anunciar su rival, y la ocasión de usted pasó.
           *[else] Su ocasión pasó.
        } El paso empieza otra vez.
        [window] { $did ->
            [placed] Usted colocó su pieza sin anunciar. Ahora la línea ya no vale.
           *[else] Su ocasión pasó.
        } El paso empieza otra vez.
        [missed] { $did ->
            [placed] Usted colocó la pieza. Aquí primero hay que anunciar la fila 2.
           *[else] Esa era otra línea.
        } El paso empieza otra vez.
        [lens] Usted dio una pieza. Aquí solo se escucha. El paso empieza otra vez.
        [status] Usted dio una pieza. Aquí solo se pregunta. El paso empieza otra vez.
       *[other] { $did ->
            [gave] Usted dio una pieza. Eso no se pidió.
            [placed] Usted colocó la pieza. Eso no se pidió.
           *[else] No es eso.
        } El paso empieza otra vez.
    }
    .brief = { $step ->
        [board] Usted colocó la pieza. Aquí solo vaya a una casilla. Otra vez.
        [pieces] Usted dio la pieza. Aquí solo busque una. Otra vez.
        [claim] { $did ->
            [gave] Usted dio antes de anunciar, y la ocasión es de su rival.
           *[else] Su ocasión pasó.
        } Otra vez.
        [window] { $did ->
            [placed] Usted colocó antes de anunciar, y la línea ya no vale.
           *[else] Su ocasión pasó.
        } Otra vez.
        [missed] { $did ->
            [placed] Usted colocó la pieza. Aquí anuncie primero la fila 2.
           *[else] Esa era otra línea.
        } Otra vez.
        [lens] Usted dio una pieza. Aquí solo escuche. Otra vez.
        [status] Usted dio una pieza. Aquí solo pregunte. Otra vez.
       *[other] { $did ->
            [gave] Usted dio una pieza. Eso no se pidió.
            [placed] Usted colocó la pieza. Eso no se pidió.
           *[else] No es eso.
        } Otra vez.
    }
    .braille = { $step ->
        [claim] Anuncie antes de dar. Otra vez.
        [window] Anuncie antes de colocar. Otra vez.
       *[other] Es otra cosa. Otra vez.
    }
line-judged = { $verdict ->
        [right] Correcto.
        [wrong] No, es al contrario.
       *[turned] Esta es la respuesta.
    }
line-shares = { CAP($line) } es un Quarto: todas { $traits }.
    .brief = { CAP($line) } es un Quarto: todas { $traits }.
    .braille = { CAP($line) }: todas { $traits }.
line-shares-nothing = { CAP($line) } no es un Quarto. Nada es igual en las cuatro: { $counts }.
    .brief = { CAP($line) } no es un Quarto: { $counts }.
    .braille = { CAP($line) }, no: { $counts }.

lesson-board = El tablero tiene cuatro columnas, a, b, c y d, de izquierda a derecha, y cuatro filas, 1 a 4, y la fila 1 es la más cercana a usted. { CAP(CELL("a1")) } es la esquina cercana a la izquierda, y en el tablero de madera esa esquina está cortada para que la mano la encuentre. Una letra lleva a una columna, un número a una fila, y las flechas avanzan una casilla.
    .brief = El tablero tiene columnas a, b, c y d, de izquierda a derecha, y filas 1 a 4, la fila 1 la más cercana a usted. { CAP(CELL("a1")) } es la esquina cercana a la izquierda, donde el tablero de madera tiene la esquina cortada. Letras, números y flechas le mueven.
    .braille = Columnas a hasta d, filas 1 a 4. { CAP(CELL("a1")) }, esquina izquierda cercana.
lesson-board-from-top = El tablero tiene cuatro columnas, a, b, c y d, de izquierda a derecha, y cuatro filas, 1 a 4, y la fila 1 es la más lejana de usted. { CAP(CELL("a1")) } es la esquina lejana a la izquierda, y en el tablero de madera esa esquina está cortada para que la mano la encuentre. Una letra lleva a una columna, un número a una fila, y las flechas avanzan una casilla.
    .brief = El tablero tiene columnas a, b, c y d, de izquierda a derecha, y filas 1 a 4, la fila 1 la más lejana de usted. { CAP(CELL("a1")) } es la esquina lejana a la izquierda, donde el tablero de madera tiene la esquina cortada. Letras, números y flechas le mueven.
    .braille = Columnas a hasta d, filas 1 a 4. { CAP(CELL("a1")) }, esquina izquierda lejana.
lesson-board-task = Vaya a { CELL("b3") }: pulse { KEY("b") }, luego 3, o use las flechas.
    .brief = Vaya a { CELL("b3") }: pulse { KEY("b") }, luego 3, o flechas.
    .braille = Vaya a { CELL("b3") }.
lesson-pieces = Hay dieciséis piezas, y no hay dos iguales. Cada una es alta o baja, clara u oscura, redonda o cuadrada, y tiene un hueco arriba o es maciza. Están junto al tablero, en cuatro hileras de cuatro. Aquí, 1 cambia alta y baja, 2 clara y oscura, 3 redonda y cuadrada, 4 hueca y maciza. Las flechas también sirven.
    .brief = Dieciséis piezas, no hay dos iguales: alta o baja, clara u oscura, redonda o cuadrada, hueca o maciza. 1 cambia la altura, 2 el color, 3 la forma, 4 el hueco. Las flechas también sirven.
    .braille = Dieciséis piezas. 1 altura, 2 color, 3 forma, 4 hueco.
lesson-pieces-task = Encuentre la pieza alta, oscura, cuadrada y hueca.
    .brief = Encuentre la pieza alta, oscura, cuadrada y hueca.
    .braille = Encuentre alta oscura cuadrada hueca.
lesson-give = Usted nunca elige la pieza que coloca. Su rival la elige para usted, y usted elige una para su rival.
    .brief = Usted nunca elige la pieza que coloca. Elige una para su rival.
    .braille = Usted elige para su rival.
lesson-give-task = Vaya a cualquier pieza y pulse { KEY("enter") } para darla a la máquina.
    .brief = Vaya a cualquier pieza y pulse { KEY("enter") } para darla.
    .braille = Dé cualquier pieza: { KEY("enter") }.
lesson-place = Ya hay dos piezas en el tablero, y la máquina le ha dado una: { $piece }.
    .brief = Ya hay dos piezas. Para usted: { $piece }.
    .braille = Para usted: { $piece }.
lesson-place-task = Vaya a una casilla vacía, { KEY("e") } lleva a la siguiente, y pulse { KEY("enter") } para colocar allí la pieza.
    .brief = Vaya a una casilla vacía, { KEY("e") } encuentra una, y pulse { KEY("enter") }.
    .braille = Colóquela: { KEY("e") }, { KEY("enter") }.
lesson-line = Cuatro piezas en una fila, una columna o una diagonal que tienen algo en común forman un Quarto: todas altas, o todas redondas, sea lo que sea. La fila 1 tiene cuatro piezas. { CAP(KEY("x")) } lee la línea por la casilla donde está usted.
    .brief = Cuatro en fila, columna o diagonal con algo en común forman un Quarto. La fila 1 está completa. { CAP(KEY("x")) } la lee.
    .braille = Cuatro con algo en común: Quarto. { CAP(KEY("x")) } lee la fila 1.
lesson-line-task = Pulse { KEY("x") }, luego diga si la fila 1 es un Quarto: { KEY("q") } para sí, { KEY("backspace") } para no, { KEY("enter") } para saber la respuesta.
    .brief = Pulse { KEY("x") }. ¿Es un Quarto? { CAP(KEY("q")) }, sí. { CAP(KEY("backspace")) }, no. { CAP(KEY("enter")) }, la respuesta.
    .braille = { CAP(KEY("x")) }. { CAP(KEY("q")) } sí, { KEY("backspace") } no, { KEY("enter") } respuesta.
lesson-no-line = Aquí hay otra fila 1. Una pieza que es distinta en todo la estropea.
    .brief = Aquí hay otra fila 1.
    .braille = Otra fila 1.
lesson-no-line-task = Pulse { KEY("x") }, luego { KEY("q") } si es Quarto, { KEY("backspace") } si no lo es, { KEY("enter") } para saber la respuesta.
    .brief = Pulse { KEY("x") }, luego { KEY("q") } para sí, { KEY("backspace") } para no, { KEY("enter") } para la respuesta.
    .braille = { CAP(KEY("x")) }, luego { KEY("q") }, { KEY("backspace") }, { KEY("enter") }.
lesson-diagonal = Las diagonales también cuentan. Usted está en { CELL("a1") }. Pulse { KEY("x") } una vez para la fila 1, otra vez para la columna a, y una tercera vez para la diagonal de { CELL("a1") } hasta { CELL("d4") }.
    .brief = Las diagonales también cuentan. Desde { CELL("a1") }, la tercera vez de { KEY("x") } lee la diagonal hasta { CELL("d4") }.
    .braille = La tercera vez de { KEY("x") } lee la diagonal { CELL("a1") } { CELL("d4") }.
lesson-diagonal-task = Escuche la diagonal, luego { KEY("q") } si es Quarto, { KEY("backspace") } si no lo es, { KEY("enter") } para saber la respuesta.
    .brief = Escuche, luego { KEY("q") } para sí, { KEY("backspace") } para no, { KEY("enter") } para la respuesta.
    .braille = { CAP(KEY("q")) }, { KEY("backspace") } o { KEY("enter") }.
lesson-claim = Formar un Quarto no gana. Anunciarlo gana. Usted acaba de colocar una pieza en { CELL("d1") }, y la fila 1 está completa. Hasta que dé una pieza, puede anunciar. Para ello, pulse { KEY("q") }, señale la línea por su letra o su número, y pulse { KEY("enter") }. Al anunciar, { KEY("x", place: "calling") } señala una diagonal.
    .brief = Gana quien anuncia un Quarto, no quien lo forma. Usted acaba de colocar en { CELL("d1") }, y la fila 1 está completa. Para anunciar, pulse { KEY("q") }, luego el número de la fila o la letra de la columna, luego { KEY("enter") }.
    .braille = Usted colocó en { CELL("d1") }. Anuncie: { KEY("q") }, línea, { KEY("enter") }.
lesson-claim-task = Anuncie la fila 1: { KEY("q") }, 1, { KEY("enter") }.
    .brief = Anuncie la fila 1: { KEY("q") }, 1, { KEY("enter") }.
    .braille = { CAP(KEY("q")) }, 1, { KEY("enter") }.
lesson-window = Cuando usted da una pieza sin anunciar, su rival puede anunciar esa línea hasta que coloca la pieza. Vale en los dos sentidos. La máquina acaba de colocar una pieza, no ha anunciado nada, y le ha dado una. La tecla { KEY("0") } lleva a la última casilla que cambió, y { KEY("x") } lee las líneas que pasan por ella.
    .brief = Quien da una pieza sin anunciar deja el anuncio a su rival. La máquina ha colocado, no ha anunciado, y le ha dado una pieza. { CAP(KEY("0")) } lleva allí, { KEY("x") } lee sus líneas.
    .braille = A la máquina se le pasó una línea. { CAP(KEY("0")) }, luego { KEY("x") }.
lesson-window-task = Encuentre la línea que se le pasó, y anúnciela antes de colocar.
    .brief = Encuentre la línea y anúnciela antes de colocar.
    .braille = Encuéntrela y anúnciela.
lesson-missed = Una línea que nadie vio a tiempo ya no vale. La fila 2 está llena de piezas altas, pero se formó hace algunas jugadas.
    .brief = Una línea que nadie anunció a tiempo ya no vale. La fila 2 es toda de altas, pero se formó hace algunas jugadas.
    .braille = Fila 2, todas altas, ya no vale.
lesson-missed-task = Anuncie de todos modos la fila 2, y oiga la respuesta: { KEY("q") }, 2, { KEY("enter") }.
    .brief = Anuncie de todos modos la fila 2: { KEY("q") }, 2, { KEY("enter") }.
    .braille = { CAP(KEY("q")) }, 2, { KEY("enter") }.
lesson-lens = Hay ocho piezas en el tablero, y es mucho para recordar. La letra { KEY("j") } reduce lo que oye a una sola cosa: primero altura, luego color, forma, hueco, y después todo otra vez. { CAP(KEY("m")) } lee todo el tablero, fila por fila.
    .brief = Aquí hay ocho piezas. { CAP(KEY("j")) } reduce lo que oye: altura, color, forma, hueco, luego todo. { CAP(KEY("m")) } lee el tablero.
    .braille = { CAP(KEY("j")) }: altura, color, forma, hueco, todo. { CAP(KEY("m")) }: tablero.
lesson-lens-task = Pulse { KEY("j") } hasta oír color, luego { KEY("m") }.
    .brief = Pulse { KEY("j") } hasta oír color, luego { KEY("m") }.
    .braille = { CAP(KEY("j")) } { KEY("j") }, luego { KEY("m") }.
lesson-status = Cuando pierda el hilo, { KEY("s") } dice de quién es el turno y qué hacer.
    .brief = { CAP(KEY("s")) } dice de quién es el turno y qué hacer.
    .braille = { CAP(KEY("s")) }: de quién es el turno.
lesson-status-task = Pulse { KEY("s") }.
    .brief = Pulse { KEY("s") } ahora.
    .braille = Pulse { KEY("s") }.
lesson-set = El juego de madera es un tablero de veinticinco por veinticinco centímetros con dieciséis cavidades redondas, donde las piezas están sin resbalar. La esquina en { CELL("a1") } está cortada. Las piezas cuadradas tienen aristas, las redondas no. Una pieza hueca tiene un hueco arriba. Cuando el color no se puede ver, un surco rodea las piezas oscuras. El programa nombra casillas y piezas tal como las encuentran las manos, y así se puede jugar con los dos a la vez.
    .brief = El juego de madera es un tablero de veinticinco centímetros con dieciséis cavidades redondas, para que las piezas no resbalen. La esquina en { CELL("a1") } está cortada. Un surco puede rodear las piezas oscuras. Casillas y piezas se nombran tal como las encuentran las manos.
    .braille = El tablero de madera tiene dieciséis cavidades y la esquina { CELL("a1") } cortada.
lesson-set-task = Pulse { KEY("enter") } para terminar la lección.
    .brief = { CAP(KEY("enter")) } termina la lección.
    .braille = { CAP(KEY("enter")) } termina.
