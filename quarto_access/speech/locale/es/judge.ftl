# El juez de una posición: qué se entendió, qué líneas son Quartos, qué falla en un texto.

judged-board = { $count ->
        [0] Un tablero vacío
        [1] Una pieza en el tablero
       *[other] { $count } piezas en el tablero
    }, ninguna en mano, { $ruleset }{ $counted ->
        [some] , cuenta { $attributes }
       *[all] { "" }
    }.
judged-board-hand = { $count ->
        [0] Un tablero vacío
        [1] Una pieza en el tablero
       *[other] { $count } piezas en el tablero
    }, { $piece } en mano, { $ruleset }{ $counted ->
        [some] , cuenta { $attributes }
       *[all] { "" }
    }.
judged-some = { $count ->
        [1] Hay un Quarto.
       *[other] Hay { $count } Quartos.
    }
judged-line = { CAP($line) }, todas { $traits }: { $pieces }.
judged-none = Ningún Quarto. Ninguna línea que cuenta está completa.
judged-none-full = Ningún Quarto. { $count ->
        [1] Una línea está completa y no tiene en común nada que cuente
       *[other] { $count } líneas están completas y no tienen en común nada que cuente
    }: { $lines }.
judged-none-of-all = Ningún Quarto. Todas las líneas están completas, y ninguna tiene en común nada que cuente.
judged-number = Posición { $number }.
judge-missing = No hay posición que juzgar. Se escribe como en quarto-access judge a1 alta oscura redonda hueca, b1 baja oscura cuadrada maciza. O nombre un archivo con una posición por línea detrás de --file.
judge-two-sources = Escriba una posición, o nombre un archivo detrás de --file, no ambas cosas.
judge-file-empty = No hay ninguna posición en { $path }. Escriba una posición en cada línea.

position-bad-text = Esto no es una posición. Tiene dieciséis signos, cuatro por fila desde la fila 1, una cifra hexadecimal para una pieza y un guion para una casilla vacía, luego la pieza en mano o un guion, luego las reglas. Un ejemplo es 1b4f/----/----/---- 7 standard.
position-duplicate = La { $piece } está en { $cells }. Solo hay una pieza así. Mire otra vez esas casillas y escriba la posición de nuevo.
position-hand-on-board = La { $piece } está en mano y también en { $cell }. Solo hay una pieza así. Mire otra vez y escriba la posición de nuevo.
position-no-ruleset = No hay reglas llamadas { $detail }. Las posibles son { $names }.
position-ruleset = { $name }
position-no-attribute = No hay ningún atributo llamado { $detail }. Los posibles son colour, shape, height y hollow, con comas y sin espacios entre ellos.
position-unknown-word = No se entendió: { $word }. Escriba casillas con sus piezas, como a1 alta oscura redonda hueca, b1 baja oscura cuadrada maciza, mano alta clara redonda maciza, y las reglas si no son las normales.
position-unclear-word = Varias palabras empiezan como { $word }: { $candidates }. Escriba más letras.
position-no-cell = No hay casilla { $word }. Las casillas van de { CELL("a1") } a { CELL("d4") }.
position-nowhere = No se dice dónde está la pieza que empieza con { $word }. Escriba su casilla delante, como a1 alta oscura redonda hueca, o mano para la pieza en mano.
position-place-twice = Hay dos piezas { $place }. Escriba cada lugar una sola vez.
position-two-rules = Se nombran dos reglas. Escriba una de ellas.
position-contrary = Ninguna pieza es todo esto: { $traits }. Mire la pieza { $place } y escriba un valor por atributo.
position-unnamed = De la pieza { $place } no se dice: { $missing }. Escriba todo lo que cuenta de cada pieza.
position-too-many = Hay más piezas de un tipo de las que existen, con la pieza { $place }. Mire otra vez y escriba la posición de nuevo.
position-hand = en mano
position-cell = en { $cell }

typed-standard = normales normal
typed-advanced = avanzadas avanzada
typed-um-quarto = um
typed-quarters = cuartos
typed-in-hand = mano
typed-counting = cuenta cuentan contando por
typed-counted-colour = color
typed-counted-shape = forma
typed-counted-height = altura
typed-counted-hollow = hueco huecos
typed-position-filler = reglas regla y con en es hay está quarto pieza piezas tablero solo de del la las
