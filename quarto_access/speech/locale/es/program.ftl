# La línea de órdenes: ayuda, rechazos, y las palabras que puede tener una línea escrita.

about = Quarto Access { $version }. Un juego de Quarto para jugar de oído. No es oficial ni está relacionado con la editorial del juego.
help-usage = Quarto Access, un juego de Quarto para jugar de oído.
help-commands = quarto-access: se abre con la elección de contra quién jugar.
help-play = quarto-access play: juega, con las opciones de abajo; --against o --start empiezan una partida enseguida.
help-replay = quarto-access replay ARCHIVO: cuenta una partida guardada jugada por jugada, con --json una línea de datos por jugada.
help-doctor = quarto-access doctor: dice qué hay aquí para oír el juego, y qué hacer con lo que falta. Con --aloud prueba la voz y un sonido, con --json escribe datos.
help-voices = quarto-access voices: enumera las voces del sintetizador, con --json como datos. Con --aloud la mejor voz de cada idioma dice su nombre.
help-settings = quarto-access settings list: dice cada ajuste con lo que hace y lo que admite. settings get NOMBRE, settings set NOMBRE VALOR y settings reset NOMBRE leen, cambian y restablecen uno, settings reset todos. settings set profile NOMBRE cambia varios. Con --json, list y get escriben datos.
help-saves = quarto-access saves: enumera las partidas guardadas con nombre, con --json como datos. saves delete NOMBRE --yes borra una, saves text NOMBRE ARCHIVO la escribe en frases, saves record NOMBRE ARCHIVO como datos. Nunca se sobrescribe un archivo que ya existe.
help-judge = quarto-access judge POSICIÓN: dice qué líneas son Quartos y por qué, o qué está mal en la posición. Se escribe en palabras, como a1 alta oscura redonda hueca, b1 baja oscura cuadrada maciza, o como 1b4f/----/----/---- 7 standard. --file ARCHIVO juzga cada línea de un archivo, --json responde con datos.
help-message = quarto-access message: una partida con alguien que está lejos, con líneas que se envían de cualquier modo. message new --file PARTIDA empieza una, con --rules NOMBRE con otras reglas, y --first me, other o lot dice quién da primero. message PARTIDA y su jugada, como colocar b3 dar alta oscura redonda hueca, dice la línea que hay que enviar. message PARTIDA y una línea recibida la incorpora. message PARTIDA dice cómo está la partida.
help-fabricate = quarto-access fabricate: hace los dibujos de un tablero para cortar, como board-fabrication. fabricate describe explica el tablero en palabras, fabricate --help dice el resto.
help-against = --against person o --against computer: contra quién se juega, una persona o la máquina.
help-level = --level easy o --level normal: lo fuerte que juega la máquina.
help-lot = --lot random, odd-even o agreed: cómo se decide quién da primero.
help-preset = --preset children o contest: varias reglas a la vez, como en las opciones.
help-verbosity = --verbosity short o --verbosity long: cuánto se dice.
help-speech = --speech print, direct, self, braille, silent o auto: quién habla. print escribe líneas para su propio lector de pantalla, direct habla a través de él, self habla con una voz propia del programa, braille escribe líneas escuetas, silent no dice nada, auto deja que el programa lo averigüe.
help-lang = --lang en, hu, ru, es, pt-BR o fr, con cualquier orden: qué idioma se habla y se entiende; con ask cada idioma se ofrece a sí mismo. Sin ello vale el ajuste language, y después el idioma del sistema.
help-seed = --seed NÚMERO: el mismo número da el mismo sorteo y la misma máquina.
help-start = --start ARCHIVO: continúa una partida guardada, o empieza en una posición escrita como texto.
help-save = --save ARCHIVO: conserva la partida en este archivo tras cada jugada. Un archivo que ya existe se conserva con otro nombre.
help-transcript = --transcript ARCHIVO: anota todo lo que se dice, una línea de datos por mensaje.
help-version = --version: qué versión es esta. --help: este texto.
help-exit = El programa termina con 0 cuando todo está hecho o guardado, con 1 cuando algo no se pudo escribir, con 2 cuando no se entendió la orden o un archivo, o no hay terminal.

bad-option = No hay tal orden ni opción: { $option }. Escriba quarto-access --help para oír lo que hay.
bad-value = { $option } no puede ser { $value }. Admite { $choices }.
missing-value = { $option } necesita un valor detrás. Escriba quarto-access --help para oír lo que hay.
unneeded-value = { $option } va sola, no admite ningún valor.
empty-word = una palabra vacía
choice = { $choice }
choice-or = { $first } o { $second }
any-number = un número entero
missing-file = Falta el nombre de un archivo. Se escribe como en quarto-access replay partida.json, o --save partida.json.

settings-line = { $name } es { $value }. { $help } Admite { $choices }.
settings-now = { $name } es ahora { $value }.
settings-all-usual = Todos los ajustes están otra vez como siempre.
settings-range = de { $from } a { $to } en pasos de { $step }
settings-own-word = una palabra de hasta 20 letras
settings-voices = best, o una voz por el identificador que dice quarto-access voices
settings-damaged = { $all ->
        [on] Sus ajustes no se pudieron leer, así que todo está como siempre.
       *[off] Algunos de sus ajustes no se pudieron leer y están como siempre: { $names }.
    } { $kept ->
        [on] Su archivo se conservó como { $file }.
       *[off] Su archivo { $file } no se pudo apartar.
    }
settings-unreadable = Sus ajustes no se pueden leer de { $path }: { $problem }. Haga que el archivo se pueda leer, o apártelo.
settings-unwritable = Sus ajustes no se pueden escribir en { $path }: { $problem }. No ha cambiado nada.
setting-missing = Falta el nombre de un ajuste. Escriba quarto-access settings list para oírlos todos.
setting-value-missing = { $name } necesita un valor detrás. Admite { $choices }.
setting-unknown = No hay ningún ajuste llamado { $name }. Son posibles { $names }.
setting-unknown-like = No hay ningún ajuste llamado { $name }. ¿Quería decir { $likely }? Escriba quarto-access settings list para oírlos todos.
setting-voices-unknown = { $name } se dejó como estaba, porque ningún sintetizador dice qué voces hay. Escriba quarto-access doctor para oír qué falta.

saves-command = saves no puede { $word }. Admite list, delete, text o record.
saves-name = Falta el nombre de una partida guardada. Escriba quarto-access saves para oírlas todas.
saves-file = Falta el nombre de un archivo. Se escribe como en quarto-access saves text Domingo domingo.txt.
saves-sure = { $name } aún no se borró, pues no se puede recuperar. Escriba lo mismo con --yes para borrarla.
saves-exported = { $name } está escrita en { $path }.
saves-occupied = { $path } ya existe y se dejó como estaba. Elija otro nombre.

no-terminal = No hay ninguna terminal en la que jugar: el teclado no está conectado a este programa. Inicie quarto-access solo en una ventana de terminal, sin tubería.
cannot-write = No se puede escribir { $path }: { $problem }. Elija otro archivo u otra carpeta.
cannot-read = No se puede leer { $path }: { $problem }. Revise el nombre del archivo.
cannot-tell = No se puede escribir lo que dice este programa: { $problem }. Inícielo sin enviar sus palabras a otro lugar.
problem = { $reason ->
        [missing] no existe tal archivo o carpeta
        [denied] no está permitido
        [folder] es una carpeta
        [full] el disco está lleno
        [not-a-folder] una parte de su ruta no es una carpeta
        [not-a-file] no es un archivo corriente
        [read-only] el disco es de solo lectura
        [too-large] es demasiado grande para ser una partida
        [not-text] no es texto
        [no-file] no es un archivo corriente
        [long-name] su nombre es demasiado largo
        [unread] nadie lo lee
        [closed] su salida está cerrada
       *[other] el sistema se niega
    }
bad-record = { $path } no es una partida guardada: { $problem }. El archivo se dejó como estaba.
record-problem = { $reason ->
        [not_json] está cortado o no es texto JSON
        [duplicate_key] algo aparece dos veces{ $where }
        [not_a_record] algo falta o está mal{ $where }
        [other_format] es de otro programa
        [other_game] es de otro juego
        [newer_version] es de una versión más nueva de este programa
        [bad_ruleset] no se conocen sus reglas{ $where }
        [bad_seats] no se sabe quién juega{ $where }
        [bad_clock] no se conoce su reloj{ $where }
        [bad_seed] su semilla no es un número
        [bad_lot] no se conoce su sorteo
        [bad_start] su primera posición está mal
        [bad_move] la jugada { $detail } no es una jugada
       *[other] está dañado
    }
record-where = , { $detail }
record-nowhere = { "" }
bad-position = { $path } no es ni una partida guardada ni una posición: { $problem }. Una posición es como 1b4f/----/----/---- 7 standard.
position-problem = { $reason ->
        [duplicate_piece] la pieza { $detail } aparece dos veces
        [hand_on_board] la pieza { $detail } está en mano y en el tablero
        [unknown_ruleset] no hay reglas llamadas { $detail }
        [unknown_attribute] no hay ningún atributo llamado { $detail }
       *[bad_text] no tiene cuatro grupos de cuatro piezas
    }
internal-error = Algo falló dentro del programa. La partida está guardada hasta la última jugada. Inicie quarto-access otra vez para continuar, y por favor comunique este fallo.

replay-empty = En esta partida no hubo ninguna jugada.
replay-running = La partida no ha terminado.

# La página de teclas de la documentación.

help-help = quarto-access help TECLA: dice qué hace una tecla, como en quarto-access help q, o help shift tab. En lugar de una tecla, también explica keys, rules, settings, sounds y lesson.
help-place = { CAP($where) }:
help-key = { CAP($key) }: { $action }. Esto vale { $places }.
help-setting = { $name }: { $help }
help-lesson = La lección dura diez minutos, y usa las teclas y las palabras del juego. Inicie quarto-access y pulse { KEY("l", place: "opening") }. Puede parar en cualquier momento, y sigue donde la dejó.
unknown-topic = No se sabe nada de { $asked }. Nombre una tecla, como q o shift tab, un ajuste, o { $topics }.
where-everywhere = en todas partes
where-almost = en casi todas partes
keys-title = Teclas
keys-note = Todas las teclas, según el lugar donde usted está. Las letras pueden ser mayúsculas, salvo donde Mayúsculas tiene otro sentido. Esta página se hace con la tabla que usa el programa.
keys-place = { CAP($where) }
where = { $place ->
        [opening] en la apertura
        [saved] en la apertura con una partida guardada
        [board] en el tablero
        [tray] en las piezas
        [log] en la lista de jugadas
        [calling] mientras canta Quarto
        [lot] cuando se pregunta quién da primero
        [menu] en el menú y en las opciones
        [asking] cuando se hace una pregunta
        [typing] mientras escribe una orden
        [saves] en la lista de partidas guardadas
       *[describing] en la descripción de teclas
    }

# La tarjeta de teclas. Solo letras, cifras, coma, punto, dos puntos, apóstrofo y guion, para braille.

card-title = Quarto Access, las teclas
card-row = { $keys }: { $action }
card-group = { $group ->
        [begin] Al principio
        [lists] En listas y opciones
        [board] En el tablero
        [pieces] En las piezas
        [both] En ambos
        [call] Para cantar Quarto
        [ask] Para preguntar, en cualquier momento
       *[rest] La ayuda y lo demás
    }

# Palabras de la línea escrita. La primera es la usual; vale cualquier principio que encaje con una sola orden.

typed-place = colocar coloca coloque poner pon ponga
typed-give = dar dé da doy entregar
typed-claim = cantar canta canto cante quarto
typed-end = listo nada ninguno
typed-resign = abandonar rendirse
typed-board = tablero
typed-columns = columnas
typed-status = estado turno
typed-time = tiempo reloj
typed-more = más
typed-hand = mano
typed-pool = piezas quedan
typed-vacant = vacías libres
typed-moves = jugadas última
typed-lot = sorteo
typed-where = dónde
typed-help = ayuda
typed-keys = teclas
typed-options = opciones
typed-sounds = sonidos
typed-undo = retirar deshacer
typed-redo = rehacer
typed-accept = sí
typed-game = partida
typed-missed = omisiones repaso
typed-save = guardar
typed-saves = guardadas
typed-resume = continuar reanudar
typed-delete = borrar eliminar
typed-text = frases
typed-record = datos
typed-new = nueva nuevo
typed-beginning = principio inicio
typed-quit = salir
typed-row = fila
typed-column = columna
typed-diagonal = diagonal x
typed-square = cuadrado
typed-tall = alta alto grande
typed-short = baja bajo pequeña pequeño chica
typed-light = clara claro blanca
typed-dark = oscura oscuro negra
typed-orange = naranja
typed-blue = azul
typed-plain = lisa liso
typed-striped = rayada
typed-ringed = con_anillo anillo
typed-pinned = con_clavija clavija
typed-smooth = suave
typed-rough = áspera
typed-round = redonda redondo
typed-squared = cuadrada cuadrado
typed-hollow = hueca hueco
typed-solid = maciza macizo llena
typed-row-1 = primera
typed-row-2 = segunda
typed-row-3 = tercera
typed-row-4 = cuarta
typed-column-a = a
typed-column-b = b be
typed-column-c = c ce
typed-column-d = d
typed-filler = en la el las los una un y pieza casilla línea de del desde
