# La lección. Para cada paso: lo que enseña, y lo que hay que hacer, que es lo último que se oye.

lesson-begun = Esta es una lección de { $steps } pasos cortos. Usa las teclas del juego. Puede parar en cualquier momento y seguir más tarde. La tecla { KEY("r") } repite el último mensaje, { KEY("?") } nombra las teclas, { KEY("escape") } abre un menú. Paso 1.
    .brief = Una lección de { $steps } pasos cortos, con las teclas del juego. Pare cuando quiera. Tecla { KEY("r") }, repetir, { KEY("escape") }, menú. Paso 1.
    .braille = Lección, { $steps } pasos. { KEY("r") } repite, { KEY("escape") }: menú. Paso 1.
lesson-number = Paso { $number } de { $steps }.
    .brief = Paso { $number }.
    .braille = Paso { $number }.
lesson-resumed = La lección sigue con el paso { $number } de { $steps }. El menú, con { KEY("escape") }, lleva al paso anterior.
    .brief = La lección sigue. Paso { $number } de { $steps }.
    .braille = Paso { $number } de { $steps }.
lesson-edge = Este es el primer paso. No hay ninguno antes.
    .brief = Este es el primer paso.
    .braille = Primer paso.
lesson-ended = Esa fue la lección. Todo lo demás se aprende mejor jugando.
    .brief = Esa fue la lección. Ahora a jugar.
    .braille = Fin de la lección.
no-resigning = Una lección no se puede abandonar así. Para dejarla, pulse { KEY("escape") } y elija volver al principio.
    .brief = Nada que abandonar. Para salir, { KEY("escape") }, después volver al principio.
    .braille = Nada que abandonar.
lesson-done = { $step ->
        [board] Correcto, { CELL("b3") }.
        [pieces] Correcto. Cada uno de los cuatro números cambia una cosa por su contrario, así que cualquier pieza está como mucho a cuatro teclas.
        [give] Dada. En una partida la máquina colocaría ahora esa pieza, y le daría otra.
        [place] En una partida lo haría usted ahora.
        [claim] Así se gana una partida.
        [window] Usted vio lo que el rival pasó por alto.
        [missed] Así que fíjese en cada línea cuando se forma. Sus piezas aún cuentan en otras líneas.
        [lens] Una cosa cada vez es más fácil de recordar. La tecla { KEY("j") } sigue con la forma, el hueco, y otra vez todo.
        [status] La tecla { KEY("p") } dice lo que queda, { KEY("h") }, la pieza en mano, { KEY("l") }, la última jugada, { KEY("w") }, dónde está usted.
       *[other] { "" }
    }
    .brief = { $step ->
        [board] Correcto, { CELL("b3") }.
        [pieces] Correcto. Cualquier pieza está como mucho a cuatro teclas.
        [give] Dada. En una partida la máquina la colocaría ahora, y le daría otra.
        [place] En una partida lo haría usted ahora.
        [claim] Así se gana una partida.
        [window] Usted vio lo que la máquina pasó por alto.
        [missed] Sus piezas aún cuentan en otras líneas.
        [lens] La tecla { KEY("j") } sigue con la forma, el hueco, y otra vez todo.
        [status] La tecla { KEY("p") } dice lo que queda, { KEY("h") }, la pieza en mano, { KEY("l") }, la última jugada, { KEY("w") }, dónde está usted.
       *[other] { "" }
    }
    .braille = { $step ->
        [status] También { KEY("p") }, { KEY("h") }, { KEY("l") }, { KEY("w") }.
       *[other] { "" }
    }
lesson-strayed = { $step ->
        [board] Usted colocó la pieza. Aquí solo se va a una casilla, y { KEY("enter") } es para más tarde. El paso empieza otra vez.
        [pieces] Usted dio la pieza. Aquí solo se busca una, y { KEY("enter") } es para más tarde. El paso empieza otra vez.
        [claim] { $did ->
            [gave] Usted dio la pieza sin cantar. Ahora puede cantar el rival, y su ocasión ha pasado.
           *[else] Su ocasión ha pasado.
        } El paso empieza otra vez.
        [window] { $did ->
            [placed] Usted colocó su pieza sin cantar. Ahora la línea ya no vale.
           *[else] Su ocasión ha pasado.
        } El paso empieza otra vez.
        [missed] { $did ->
            [placed] Usted colocó la pieza. Aquí hay que cantar primero la fila 2.
           *[else] Esa era otra línea.
        } El paso empieza otra vez.
        [lens] Usted dio una pieza. Aquí solo se escucha. El paso empieza otra vez.
        [status] Usted dio una pieza. Aquí solo se pregunta. El paso empieza otra vez.
       *[other] { $did ->
            [gave] Usted dio una pieza. Eso no se pedía.
            [placed] Usted colocó la pieza. Eso no se pedía.
           *[else] Así no es.
        } El paso empieza otra vez.
    }
    .brief = { $step ->
        [board] Usted colocó la pieza. Aquí solo vaya a una casilla. Otra vez.
        [pieces] Usted dio la pieza. Aquí solo busque una. Otra vez.
        [claim] { $did ->
            [gave] Usted dio antes de cantar, así que la ocasión es del rival.
           *[else] Su ocasión ha pasado.
        } Otra vez.
        [window] { $did ->
            [placed] Usted colocó antes de cantar, así que la línea ya no vale.
           *[else] Su ocasión ha pasado.
        } Otra vez.
        [missed] { $did ->
            [placed] Usted colocó la pieza. Aquí hay que cantar primero la fila 2.
           *[else] Esa era otra línea.
        } Otra vez.
        [lens] Usted dio una pieza. Aquí solo escuche. Otra vez.
        [status] Usted dio una pieza. Aquí solo pregunte. Otra vez.
       *[other] { $did ->
            [gave] Usted dio una pieza. Eso no se pedía.
            [placed] Usted colocó la pieza. Eso no se pedía.
           *[else] Así no es.
        } Otra vez.
    }
    .braille = { $step ->
        [claim] Cante antes de dar. Otra vez.
        [window] Cante antes de colocar. Otra vez.
       *[other] Otra cosa. Otra vez.
    }
line-judged = { $verdict ->
        [right] Correcto.
        [wrong] No, al contrario.
       *[turned] Aquí está la respuesta.
    }
line-shares = { CAP($line) } es un Quarto: todas { $traits }.
    .brief = { CAP($line) } es un Quarto: todas { $traits }.
    .braille = { CAP($line) }: todas { $traits }.
line-shares-nothing = { CAP($line) } no es un Quarto. Las cuatro no tienen nada en común: { $counts }.
    .brief = { CAP($line) } no es un Quarto: { $counts }.
    .braille = { CAP($line) }, no: { $counts }.

lesson-board = El tablero tiene cuatro columnas, a, b, c y d de izquierda a derecha, y cuatro filas, de 1 a 4, con la fila 1 más cerca de usted. { CAP(CELL("a1")) } es la esquina cercana a la izquierda, y el tablero de madera tiene esa esquina cortada para que la encuentre la mano. Una letra va a una columna, un número a una fila, las flechas avanzan una casilla.
    .brief = El tablero tiene columnas a, b, c y d de izquierda a derecha, y filas 1 a 4, la fila 1 más cerca de usted. { CAP(CELL("a1")) } está cerca a la izquierda, donde el tablero de madera tiene la esquina cortada. Se mueve con letras, números y flechas.
    .braille = Columnas a b c d, filas 1 a 4. { CELL("a1") } está cerca a la izquierda.
lesson-board-task = Vaya a { CELL("b3") }: pulse { KEY("b") }, después 3, o use las flechas.
    .brief = Vaya a { CELL("b3") }: pulse { KEY("b") }, después 3, o use flechas.
    .braille = Vaya a { CELL("b3") }.
lesson-pieces = Hay dieciséis piezas, y no hay dos iguales. Cada una es alta o baja, clara u oscura, redonda o cuadrada, y es hueca por arriba o maciza. Están junto al tablero, en cuatro filas de cuatro. Aquí 1 cambia alta y baja, 2 clara y oscura, 3 redonda y cuadrada, 4 hueca y maciza. También sirven las flechas.
    .brief = Dieciséis piezas, no hay dos iguales: altas o bajas, claras u oscuras, redondas o cuadradas, huecas o macizas. 1 cambia la altura, 2 el color, 3 la forma, 4 el hueco. También sirven las flechas.
    .braille = Dieciséis piezas. 1 altura, 2 color, 3 forma, 4 hueco.
lesson-pieces-task = Busque la pieza alta, oscura, cuadrada y hueca.
    .brief = Busque la pieza alta, oscura, cuadrada y hueca.
    .braille = Busque alta, oscura, cuadrada y hueca.
lesson-give = Usted nunca elige la pieza que coloca. La elige su rival, y usted elige una para su rival.
    .brief = Usted nunca elige la pieza que coloca. Usted elige una para su rival.
    .braille = Usted elige para el rival.
lesson-give-task = Vaya a cualquier pieza y pulse { KEY("enter") } para darla a la máquina.
    .brief = Vaya a cualquier pieza y pulse { KEY("enter") } para darla.
    .braille = Dé una pieza: { KEY("enter") }.
lesson-place = Ya hay dos piezas en el tablero, y la máquina le ha dado una: { $piece }.
    .brief = Ya hay dos piezas. Recibe { $piece }.
    .braille = Recibe { $piece }.
lesson-place-task = Vaya a una casilla vacía, la tecla { KEY("e") } lleva a la siguiente, y pulse { KEY("enter") } para colocar allí la pieza.
    .brief = Vaya a una casilla vacía, la tecla { KEY("e") } encuentra una, y pulse { KEY("enter") }.
    .braille = Colóquela: { KEY("e") }, { KEY("enter") }.
lesson-line = Cuatro piezas en una fila, una columna o una diagonal que tienen algo en común forman un Quarto: todas altas, o todas redondas, lo que sea. En la fila 1 hay cuatro piezas. La tecla { KEY("x") } lee la línea que pasa por su casilla.
    .brief = Cuatro en fila, columna o diagonal con algo en común forman un Quarto. La fila 1 está completa. La tecla { KEY("x") } la lee.
    .braille = Cuatro con algo en común: Quarto. { KEY("x") } lee la fila 1.
lesson-line-task = Pulse { KEY("x") }, y diga después si la fila 1 es un Quarto: { KEY("q") }, sí, { KEY("backspace") }, no, { KEY("enter") }, oír la respuesta.
    .brief = Pulse { KEY("x") }. ¿Es un Quarto? { CAP(KEY("q")) }, sí. { KEY("backspace") }, no. { KEY("enter") }, la respuesta.
    .braille = { KEY("x") }. { KEY("q") } sí, { KEY("backspace") } no, { KEY("enter") } respuesta.
lesson-no-line = Aquí hay otra fila 1. Una sola pieza distinta en todo la estropea.
    .brief = Aquí hay otra fila 1.
    .braille = Otra fila 1.
lesson-no-line-task = Pulse { KEY("x") }, después { KEY("q") } si es un Quarto, { KEY("backspace") } si no lo es, { KEY("enter") } para oír la respuesta.
    .brief = Pulse { KEY("x") }, después { KEY("q") }, sí, { KEY("backspace") }, no, { KEY("enter") }, la respuesta.
    .braille = { KEY("x") }, después { KEY("q") }, { KEY("backspace") }, { KEY("enter") }.
lesson-diagonal = Las diagonales también cuentan. Usted está en { CELL("a1") }. Pulse { KEY("x") } una vez para la fila 1, otra para la columna a, y una tercera para la diagonal de { CELL("a1") } a { CELL("d4") }.
    .brief = Las diagonales también cuentan. Desde { CELL("a1") }, la tercera vez { KEY("x") } lee la diagonal hasta { CELL("d4") }.
    .braille = La tercera { KEY("x") } lee la diagonal { CELL("a1") } { CELL("d4") }.
lesson-diagonal-task = Escuche la diagonal, después { KEY("q") } si es un Quarto, { KEY("backspace") } si no lo es, { KEY("enter") } para oír la respuesta.
    .brief = Escuche, después { KEY("q") }, sí, { KEY("backspace") }, no, { KEY("enter") }, la respuesta.
    .braille = { KEY("q") }, { KEY("backspace") } o { KEY("enter") }.
lesson-claim = Formar un Quarto no da la victoria. Cantarlo, sí. Usted acaba de colocar una pieza en { CELL("d1") }, y la fila 1 está completa. Mientras no dé una pieza, puede cantar. Para eso, pulse { KEY("q") }, señale la línea con su letra o su número, y pulse { KEY("enter") }. Al cantar, { KEY("x", place: "calling") } señala una diagonal.
    .brief = Gana cantar un Quarto, no formarlo. Usted acaba de colocar en { CELL("d1") }, y la fila 1 está completa. Para cantar, pulse { KEY("q") }, después el número de la fila o la letra de la columna, después { KEY("enter") }.
    .braille = Colocó en { CELL("d1") }. Cantar: { KEY("q") }, línea, { KEY("enter") }.
lesson-claim-task = Cante la fila 1: { KEY("q") }, 1, { KEY("enter") }.
    .brief = Cante la fila 1: { KEY("q") }, 1, { KEY("enter") }.
    .braille = { KEY("q") }, 1, { KEY("enter") }.
lesson-window = Si usted da una pieza sin cantar, su rival puede cantar la línea de usted hasta que coloque la pieza. Vale en los dos sentidos. La máquina acaba de colocar una pieza, no ha cantado nada, y le ha dado una. { KEY("0") } va a la última casilla que cambió, y { KEY("x") } lee las líneas que pasan por ella.
    .brief = Quien da una pieza sin cantar deja el canto a su rival. La máquina ha colocado, no ha cantado, y le ha dado una pieza. { KEY("0") } va allí, { KEY("x") } lee sus líneas.
    .braille = La máquina pasó algo por alto. { KEY("0") }, después { KEY("x") }.
lesson-window-task = Busque la línea que pasó por alto, y cántela antes de colocar.
    .brief = Busque la línea y cántela antes de colocar.
    .braille = Búsquela y cántela.
lesson-missed = Una línea que nadie vio a tiempo ya no vale. La fila 2 está llena de piezas altas, pero se formó hace algunas jugadas.
    .brief = Una línea que nadie cantó a tiempo ya no vale. La fila 2 es toda alta, pero se formó hace algunas jugadas.
    .braille = La fila 2 es toda alta, y ya no vale.
lesson-missed-task = Cante la fila 2 de todos modos, y oiga la respuesta: { KEY("q") }, 2, { KEY("enter") }.
    .brief = Cante la fila 2 de todos modos: { KEY("q") }, 2, { KEY("enter") }.
    .braille = { KEY("q") }, 2, { KEY("enter") }.
lesson-lens = Hay ocho piezas en el tablero, y eso es mucho que recordar. La tecla { KEY("j") } reduce lo que oye a una sola cosa: primero la altura, después color, forma, hueco, y otra vez todo. La tecla { KEY("m") } lee todo el tablero, fila por fila.
    .brief = Aquí hay ocho piezas. La tecla { KEY("j") } reduce lo que oye: altura, color, forma, hueco, y todo. La tecla { KEY("m") } lee el tablero.
    .braille = { KEY("j") }: altura, color, forma, hueco, todo. { KEY("m") }: tablero.
lesson-lens-task = Pulse { KEY("j") } hasta que oiga el color, después { KEY("m") }.
    .brief = Pulse { KEY("j") } hasta que oiga el color, después { KEY("m") }.
    .braille = { KEY("j") } { KEY("j") }, después { KEY("m") }.
lesson-status = Si ha perdido el hilo, la tecla { KEY("s") } dice de quién es el turno y qué hay que hacer.
    .brief = La tecla { KEY("s") } dice de quién es el turno y qué hacer.
    .braille = { KEY("s") }: de quién es el turno.
lesson-status-task = Pulse la tecla { KEY("s") }.
    .brief = Pulse ahora { KEY("s") }.
    .braille = Pulse { KEY("s") }.
lesson-set = El juego de madera es un tablero de veinticinco por veinticinco centímetros con dieciséis agujeros redondos, en los que las piezas se sostienen y no resbalan. La esquina de { CELL("a1") } está cortada. Las piezas cuadradas tienen aristas, las redondas no. Una pieza hueca tiene un hueco por arriba. Donde el color no se ve, una ranura rodea las piezas oscuras. El programa nombra casillas y piezas tal como las encuentran las manos, así que se puede jugar con los dos a la vez.
    .brief = El juego de madera es un tablero de veinticinco centímetros con dieciséis agujeros redondos, para que las piezas no resbalen. La esquina de { CELL("a1") } está cortada. Una ranura puede rodear las piezas oscuras. Casillas y piezas se nombran tal como las encuentran las manos.
    .braille = El tablero de madera tiene dieciséis agujeros y la esquina { CELL("a1") } cortada.
lesson-set-task = Pulse { KEY("enter") } para terminar la lección.
    .brief = { KEY("enter") } termina la lección.
    .braille = { KEY("enter") } termina.
