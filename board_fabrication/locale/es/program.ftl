# La línea de órdenes: ayuda y negativas.

help-usage = Board Fabrication, dibujos de un tablero táctil de Quarto para láser, CNC y papel.
help-check = board-fabrication check: compara las medidas con todas las reglas. Con --explain cuenta cómo se hallaron, con --json escribe datos.
help-make = board-fabrication make CARPETA: escribe los dibujos en una carpeta, todos o ninguno.
help-describe = board-fabrication describe: cuenta todo el dibujo en frases.
help-coupon = board-fabrication coupon CARPETA: escribe solo una tira de agujeros de prueba, para cortarla primero.
help-set = --set NOMBRE=VALOR: una medida o elección, como --set hole-d=30. Puede repetirse. board-fabrication check --json enumera todos los nombres.
help-parameters = --parameters ARCHIVO: un archivo TOML con esos nombres y valores. Lo que dice --set vale más.
help-keep = --keep-gap: conserva el espacio de 15 milímetros. --keep-all: conserva agujero, espacio y margen, y cede el tablero.
help-variant = --variant low-vision: anillos de contraste y letra grande. --sets NÚMERO: cuántos juegos se quieren.
help-only = --only { $products }: qué dibujos, con comas entre ellos.
help-format = --format svg,dxf,pdf: qué clases de archivos. SVG y DXF no necesitan más, PDF necesita la parte workshop del programa.
help-profile = --profile { $profiles }: de quién son los colores para cortar y grabar.
help-dialect = --dialect { $dialects }: para qué fresadora son los programas. Los escribe --only gcode.
help-lang = --lang { $languages }: la lengua de las frases.
help-force = --force: sustituye archivos con esos nombres que no son del programa o fueron cambiados.
help-exit = El programa acaba con 0 si todo está hecho, con 1 si falla una regla o la escritura, con 2 si no entendió.

bad-command = No hay tal orden: { $command }. Escriba board-fabrication --help para oír lo que hay.
no-command = Falta una orden. Escriba board-fabrication --help para oír lo que hay.
bad-option = No hay tal opción: { $option }. Escriba board-fabrication --help para oír lo que hay.
missing-value = { $option } necesita un valor detrás.
unneeded-value = { $option } va sola, sin valor.
bad-choice = { $option } no puede ser { $value }. Puede ser { $choices }.
bad-setting = --set necesita un nombre, un signo igual y un valor, como board=250. No puede ser { $value }.
bad-name = No hay medida ni elección llamada { $name }. { $near ->
        [none] board-fabrication check --json enumera todos los nombres.
       *[other] ¿Quería decir { $near }?
    }
bad-number = { $name } no puede ser { $value }. Es un número de milímetros, como { $usual }.
bad-count = { $name } no puede ser { $value }. Es un número entero, como { $usual }.
bad-word = { $name } no puede ser { $value }. Puede ser { $choices }.
choice = { $choice }
both-kept = --keep-gap y --keep-all no pueden ir juntas. Elija una.
missing-folder = Falta el nombre de una carpeta. Se escribe como en board-fabrication make board.
cannot-read = No se puede leer { $path }: { $problem }. Compruebe el nombre del archivo.
bad-toml = { $path } no es un archivo TOML{ $line ->
        [0] {""}
       *[other] , vea la línea { $line }
    }. Escriba en cada línea un nombre, un signo igual y un valor, como board = 250.
bad-toml-value = { $path }: { $name } no contiene ni un número ni una palabra. Escriba uno, como board = 250.

needs-for-format = No está instalado lo que escribe { $files }. Escriba pip install { $packages }, o añada --format svg,dxf.
needs-for-product = No está instalado lo que escribe { $files }. Escriba pip install { $packages }, o déjelo fuera con --only.
not-on-paper = No hay un PDF solo de { $product }. Añada --format svg, o pida assembly. No se escribió nada.
no-product = Este tablero no tiene { $product }, así que no se escribió nada. Pida otros dibujos con --only, o todos sin esa opción.
would-replace = { $path } ya existe y no está como lo escribió este programa. Elija otra carpeta o añada --force. No se escribió nada.
cannot-write = No se puede escribir { $path }: { $problem }. Elija otra carpeta.
cannot-tell = No se puede escribir lo que dice el programa: { $problem }.
internal-error = Algo falló en este programa, y no se escribió nada. Cuéntenos, por favor, qué escribió usted.
empty-word = una palabra vacía
problem = { $reason ->
        [missing] no hay tal archivo ni carpeta
        [denied] no está permitido
        [folder] es una carpeta
        [full] el disco está lleno
        [not-a-folder] una parte de la ruta no es una carpeta
        [read-only] en el disco no se puede escribir
        [long-name] el nombre es demasiado largo
        [not-text] no es texto
        [too-large] es demasiado grande
       *[other] el sistema no dice más
    }

accepted = Este tablero cumple todas las reglas.
refused = Este tablero incumple { $count ->
        [one] 1 regla
       *[other] { $count } reglas
    }, así que no se dibuja.
noted = Tenga en cuenta.
