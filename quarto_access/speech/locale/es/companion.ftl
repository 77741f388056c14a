# Un juego en un tablero real, del que el programa lleva el registro.

welcome-table = Quarto Access junto a un tablero real, para dos personas que mueven sus propias piezas. Pulse { KEY("enter") } para empezar un juego, { KEY("down") } para más, { KEY("?") } para ayuda.
    .brief = Quarto Access junto a un tablero real. { KEY("enter") }, empezar un juego. { CAP(KEY("?")) }, ayuda.
    .braille = Junto a un tablero real. { KEY("enter") }, empezar. { CAP(KEY("?")) }, ayuda.
table-begun = Primero juegue en el tablero, después anote lo hecho. Pulse { KEY("i") } para escribirlo, por ejemplo { CELL("b3") } alta oscura redonda hueca, que coloca en { CELL("b3") } y después da esa pieza. { CAP(KEY("u")) } tacha una anotación errónea, { KEY("m") } lee el tablero como está anotado.
    .brief = Primero juegue, después anote. { CAP(KEY("i")) } escribe, { KEY("u") } tacha, { KEY("m") } lee el tablero.
    .braille = { CAP(KEY("i")) } escribe, { KEY("u") } tacha.
table-resumed = Pulse { KEY("m") } para oír el tablero como está anotado, y compárelo con el de la mesa.
    .brief = { CAP(KEY("m")) } lee el tablero como está anotado.
    .braille = { CAP(KEY("m")) } lee el tablero.
table-given = Anotado, { $name } dio a { $partner } la { $piece }. { $partner } la coloca. { AS($left, "form-left") }.
    .brief = Anotado, { $partner } recibe { $piece }.
    .braille = { $partner } recibe { $piece }.
table-placed = Anotado, { $name } colocó la { $piece } en { $cell }. { $name } da una pieza a { $partner }. { AS($left, "form-left") }.
    .brief = Anotado, { $name } en { $cell }, { $piece }. { $name } da.
    .braille = { $name } en { $cell }, { $piece }.
table-placed-last = Anotado, { $name } colocó la { $piece } en { $cell }. Todas están en el tablero. { $name }, pulse { KEY("q") } para Quarto, { KEY("backspace") } para ninguno.
    .brief = Anotado, { $name } en { $cell }, { $piece }. Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, ninguno.
    .braille = { $name } en { $cell }, { $piece }. { CAP(KEY("q")) } o { KEY("backspace") }.
table-unrecorded = No se anotó nada.
table-struck = Tachado: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }. Una anotación se corrige sin preguntar. { CAP(KEY("U")) } la anota otra vez.
    .brief = Tachado: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .braille = Tachado: { $first }.
table-restored = Anotado otra vez: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief = Anotado otra vez: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .braille = Anotado otra vez: { $first }.
table-board = El tablero como está anotado:
    .brief = Como está anotado:
    .braille = Como está anotado:
