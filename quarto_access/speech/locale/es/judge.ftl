# El juez de una posición: lo que se entendió, qué líneas son Quartos, qué está mal en un texto.

judged-board = { $count ->
        [0] Un tablero vacío
        [one] Una pieza en el tablero
       *[other] { $count } piezas en el tablero
    }, ninguna en mano, { $ruleset }{ $counted ->
        [some] , cuentan { $attributes }
       *[all] { "" }
    }.
judged-board-hand = { $count ->
        [0] Un tablero vacío
        [one] Una pieza en el tablero
       *[other] { $count } piezas en el tablero
    }, { $piece } en mano, { $ruleset }{ $counted ->
        [some] , cuentan { $attributes }
       *[all] { "" }
    }.
judged-some = { $count ->
        [one] Un Quarto.
       *[other] { $count } Quartos.
    }
judged-line = { CAP($line) }, todas { $traits }: { $pieces }.
judged-none = Ningún Quarto. No hay ninguna línea completa de las que cuentan.
judged-none-full = Ningún Quarto. { $count ->
        [one] Hay una línea completa sin nada en común que cuente
       *[other] Hay { AS($count, "number-feminine") } líneas completas sin nada en común que cuente
    }: { $lines }.
judged-none-of-all = Ningún Quarto. Todas las líneas están completas, y ninguna tiene nada en común que cuente.
judged-number = Posición { $number }.
judge-missing = No hay ninguna posición que juzgar. Se escribe como en quarto-access judge a1 alta oscura redonda hueca, b1 baja oscura cuadrada maciza. O nombre un archivo con una posición por línea detrás de --file.
judge-two-sources = Escriba una posición, o nombre un archivo detrás de --file, pero no las dos cosas.
judge-file-empty = No hay ninguna posición en { $path }. Escriba una posición en cada línea.

position-bad-text = Esto no es una posición. Una tiene dieciséis signos, cuatro por fila desde la fila 1, una cifra hexadecimal para una pieza y un guion para una casilla vacía, después la pieza en mano o un guion, y después las reglas. Un ejemplo es 1b4f/----/----/---- 7 standard.
position-duplicate = La { $piece } está en { $cells }. Solo existe una así. Revise esas casillas y escriba la posición otra vez.
position-hand-on-board = La { $piece } está en mano y también en { $cell }. Solo existe una así. Revise y escriba la posición otra vez.
position-no-ruleset = No hay reglas llamadas { $detail }. Son posibles { $names }.
position-ruleset = { $name }
position-no-attribute = No hay ningún atributo llamado { $detail }. Son posibles colour, shape, height y hollow, con comas y sin espacios entre ellos.
position-unknown-word = No se entiende: { $word }. Escriba casillas con sus piezas, como a1 alta oscura redonda hueca, b1 baja oscura cuadrada maciza, mano alta clara redonda maciza, y las reglas si no son las básicas.
position-unclear-word = Varias palabras empiezan como { $word }: { $candidates }. Escriba algo más.
position-no-cell = No hay ninguna casilla { $word }. Las casillas van de a1 a d4.
position-nowhere = No se dice dónde está la pieza que empieza con { $word }. Escriba antes su casilla, como a1 alta oscura redonda hueca, o mano para la pieza en mano.
position-place-twice = Hay dos piezas { $place }. Escriba cada lugar una sola vez.
position-two-rules = Se nombran dos reglas. Escriba una de ellas.
position-contrary = Ninguna pieza es todo esto: { $traits }. Revise la pieza { $place } y escriba un valor para cada atributo.
position-unnamed = De la pieza { $place } no se dice: { $missing }. Escriba de cada pieza todo lo que cuenta.
position-too-many = Con la pieza { $place } hay más piezas de una clase de las que existen. Revise y escriba la posición otra vez.
position-hand = en mano
position-cell = en { $cell }

typed-standard = básicas básico normales
typed-advanced = avanzadas avanzado
typed-um-quarto = um
typed-quarters = cuartos
typed-in-hand = mano
typed-counting = cuentan cuenta contando
typed-counted-colour = color
typed-counted-shape = forma
typed-counted-height = altura
typed-counted-hollow = hueco hueca
typed-position-filler = reglas regla con y está en tiene quarto pieza piezas tablero solo de
