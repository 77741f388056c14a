# La línea de órdenes: ayuda, negativas, y las palabras que puede tener una línea escrita.

about = Quarto Access { $version }. Un juego de Quarto para jugar de oído. No es oficial y no tiene relación con la editorial del juego.
help-usage = Quarto Access, un juego de Quarto para jugar de oído.
help-commands = quarto-access: abre con la elección de contra quién jugar.
help-play = quarto-access play: juega, con las opciones de abajo; --against o --start empieza un juego enseguida.
help-table = quarto-access table: para dos personas que juegan en un tablero real. Usted anota lo que se hizo allí, y el programa lleva el registro, juzga los anuncios y guarda el juego. --names ANNA,BEN dice quién juega, --first NAME, 1, 2 o lot quién da primero, si no, se pregunta. --start, --save, --seed, --speech, --verbosity y --transcript son como en play.
help-replay = quarto-access replay FILE: cuenta un juego guardado jugada por jugada, con --json una línea de datos por jugada.
help-doctor = quarto-access doctor: dice con qué se puede oír aquí, y qué hacer con lo que falta. Con --aloud prueba la voz y un sonido, con --json escribe datos.
help-voices = quarto-access voices: enumera las voces del sintetizador, con --json como datos. Con --aloud la mejor voz de cada idioma dice su nombre.
help-settings = quarto-access settings list: dice cada ajuste con lo que hace y admite. settings get NAME, settings set NAME VALUE y settings reset NAME leen, cambian y devuelven uno, settings reset todos. settings set profile NAME pone varios. Con --json list y get escriben datos.
help-saves = quarto-access saves: enumera los juegos guardados con nombre, con --json como datos. saves delete NAME --yes borra uno, saves text NAME FILE lo anota en frases, saves record NAME FILE en datos. Nunca se escribe encima de un archivo que ya existe.
help-judge = quarto-access judge POSITION: dice qué líneas son Quartos y por qué, o qué falla en la posición. Se escribe en palabras, como a1 alta oscura redonda hueca, b1 baja oscura cuadrada maciza, o como 1b4f/----/----/---- 7 standard. --file FILE juzga cada línea de un archivo, --json responde con datos.
help-message = quarto-access message: un juego con alguien lejano, por líneas de texto que usted envía como quiera. message new --file GAME empieza uno, con --rules NAME por otras reglas, y --first me, other o lot dice quién da primero. message GAME y su jugada, como colocar b3 dar alta oscura redonda hueca, dice la línea que enviar. message GAME y una línea llegada la recibe. message GAME dice cómo está el juego.
help-fabricate = quarto-access fabricate: hace los dibujos de un tablero para cortar, como board-fabrication. fabricate describe cuenta el tablero en palabras, fabricate --help dice lo demás.
help-against = --against person o --against computer: contra quién jugar.
help-names = --names ANNA,BEN: cómo se llaman dos jugadores.
help-level = --level easy o --level normal: qué fuerza tiene la máquina.
help-lot = --lot random, odd-even o agreed: cómo se decide quién da primero.
help-preset = --preset children o contest: varias reglas a la vez, como en las opciones.
help-verbosity = --verbosity short o --verbosity long: cuánto se dice.
help-speech = --speech print, direct, self, braille, silent o auto: quién habla. print escribe líneas para su propio lector de pantalla, direct habla por él, self habla con una voz del propio programa, braille escribe líneas breves, silent no dice nada, auto deja que el programa lo averigüe.
help-lang = --lang en, hu, ru, es, pt-BR o fr, con cualquier orden: qué idioma se habla y se entiende; con ask cada idioma se ofrece. Sin ello vale el ajuste language, y después el idioma del sistema.
help-seed = --seed NUMBER: el mismo número da el mismo sorteo y la misma máquina.
help-start = --start FILE: sigue desde un juego guardado, o empieza en una posición escrita como texto. En lugar de un archivo admite la posición misma, como en quarto-access judge.
help-save = --save FILE: guarda el juego en este archivo tras cada jugada. Un archivo que ya existe se conserva con otro nombre.
help-transcript = --transcript FILE: anota todo lo que se dice, una línea de datos por mensaje.
help-version = --version: qué versión es esta. --help: este texto.
help-exit = El programa termina con 0 cuando todo está hecho o guardado, con 1 cuando algo no se pudo escribir, con 2 cuando la orden o un archivo no se entendió o no hay terminal.

bad-option = No existe tal orden u opción: { $option }. Escriba quarto-access --help para oír lo que hay.
bad-value = { $option } no puede ser { $value }. Admite { $choices }.
missing-value = { $option } necesita un valor detrás. Escriba quarto-access --help para oír lo que hay.
unneeded-value = { $option } va sin nada más, no admite ningún valor.
empty-word = una palabra vacía
choice = { $choice }
choice-or = { $first } o { $second }
any-number = un número entero
bad-names = { $reason ->
        [alike] Los dos nombres son iguales, y no se podría saber quién es quién.
       *[other] Hacen falta dos nombres, de letras, con una coma entre ellos.
    } Se escribe como en --names Anna,Ben.
bad-start = { $text } no es un archivo que se pueda leer, y como posición es incorrecto. { $problem }
missing-file = Falta el nombre de un archivo. Se escribe como en quarto-access replay game.json, o --save game.json.

settings-line = { $name } es { $value }. { $help } Admite { $choices }.
settings-now = { $name } es ahora { $value }.
settings-all-usual = Todos los ajustes están otra vez como al principio.
settings-range = { $from } a { $to } en pasos de { $step }
settings-own-word = una palabra de hasta 20 letras
settings-voices = best, o una voz por el nombre que dice quarto-access voices
settings-damaged = { $all ->
        [on] Sus ajustes no se pudieron leer, y todo está como al principio.
       *[off] Algunos de sus ajustes no se pudieron leer y están como al principio: { $names }.
    } { $kept ->
        [on] Su archivo se conservó como { $file }.
       *[off] Su archivo { $file } no se pudo apartar.
    }
settings-unreadable = Sus ajustes no se pueden leer de { $path }: { $problem }. Haga legible el archivo, o apártelo.
settings-unwritable = Sus ajustes no se pueden escribir en { $path }: { $problem }. Nada ha cambiado.
setting-missing = Falta el nombre de un ajuste. Escriba quarto-access settings list para oírlos todos.
setting-value-missing = { $name } necesita un valor detrás. Admite { $choices }.
setting-unknown = No hay ningún ajuste llamado { $name }. Los posibles son { $names }.
setting-unknown-like = No hay ningún ajuste llamado { $name }. ¿Quería decir { $likely }? Escriba quarto-access settings list para oírlos todos.
setting-voices-unknown = { $name } se dejó como está, porque ningún sintetizador dice qué voces hay. Escriba quarto-access doctor para oír lo que falta.

saves-command = saves no puede { $word }. Admite list, delete, text o record.
saves-name = Falta el nombre de un juego guardado. Escriba quarto-access saves para oírlos todos.
saves-file = Falta el nombre de un archivo. Se escribe como en quarto-access saves text domingo domingo.txt.
saves-sure = { $name } aún no se borró, pues no se puede recuperar. Escriba lo mismo con --yes para borrarlo.
saves-exported = { $name } está escrito en { $path }.
saves-occupied = { $path } ya existe y se dejó como está. Elija otro nombre.

no-terminal = No hay un terminal donde jugar: el teclado no está conectado con este programa. Inicie quarto-access solo en una ventana de terminal, sin tubería.
cannot-write = { $path } no se puede escribir: { $problem }. Elija otro archivo u otra carpeta.
cannot-read = { $path } no se puede leer: { $problem }. Revise el nombre del archivo.
cannot-tell = Lo que dice este programa no se puede escribir: { $problem }. Inícielo sin enviar sus palabras a otro lugar.
problem = { $reason ->
        [missing] no existe tal archivo o carpeta
        [denied] no está permitido
        [folder] es una carpeta
        [full] el disco está lleno
        [not-a-folder] una parte de su ruta no es una carpeta
        [not-a-file] no es un archivo corriente
        [read-only] el disco es de solo lectura
        [too-large] es demasiado grande para ser un juego
        [not-text] no es texto
        [no-file] no es un archivo corriente
        [long-name] su nombre es demasiado largo
        [unread] nadie lo lee
        [closed] su salida está cerrada
       *[other] el sistema se niega
    }
bad-record = { $path } no es un juego guardado: { $problem }. El archivo se dejó como está.
record-problem = { $reason ->
        [not_json] está cortado o no es texto JSON
        [duplicate_key] algo está en él dos veces{ $where }
        [not_a_record] algo falta o es incorrecto{ $where }
        [other_format] es de otro programa
        [other_game] es de otro juego
        [newer_version] es de una versión más nueva de este programa
        [bad_ruleset] sus reglas no se conocen{ $where }
        [bad_seats] no se conoce quién juega{ $where }
        [bad_clock] su reloj no se conoce{ $where }
        [bad_seed] su semilla no es un número
        [bad_lot] su sorteo no se conoce
        [bad_names] los nombres de quienes juegan no son dos nombres distintos
        [bad_start] su primera posición es incorrecta
        [bad_move] la jugada { $detail } no es una jugada
       *[other] está dañado
    }
record-where = , { $detail }
record-nowhere = { "" }
bad-position = { $path } no es ni un juego guardado ni una posición: { $problem }. Una posición es como 1b4f/----/----/---- 7 standard.
position-problem = { $reason ->
        [duplicate_piece] la pieza { $detail } está en ella dos veces
        [hand_on_board] la pieza { $detail } está en mano y en el tablero
        [unknown_ruleset] no hay reglas llamadas { $detail }
        [unknown_attribute] no hay ningún atributo llamado { $detail }
       *[bad_text] no tiene cuatro grupos de cuatro piezas
    }
internal-error = Algo falló dentro del programa. El juego está guardado hasta la última jugada. Inicie quarto-access otra vez para seguir, y por favor informe de esto.

replay-empty = En este juego no se hizo ninguna jugada.
replay-running = El juego no ha terminado.

# La página de teclas de la documentación.

help-help = quarto-access help KEY: dice qué hace una tecla, como en quarto-access help q, o help shift tab. En lugar de una tecla, también explica keys, rules, settings, sounds y lesson.
help-place = { CAP($where) }:
help-key = { CAP($key) }: { $action }. Vale { $places }.
help-setting = { $name }: { $help }
help-lesson = La lección dura diez minutos, y usa las teclas y palabras del juego. Inicie quarto-access y pulse { KEY("l", place: "opening") }. Puede parar en cualquier momento, y sigue donde la dejó.
unknown-topic = No se sabe nada de { $asked }. Nombre una tecla, como q o shift tab, un ajuste, o { $topics }.
where-everywhere = en todas partes
where-almost = en casi todas partes
keys-title = Teclas
keys-note = Todas las teclas, por el lugar donde está usted. Las letras pueden ser mayúsculas, salvo donde Mayúsculas tiene un sentido propio. Esta página se hace de la tabla que usa el programa.
keys-place = { CAP($where) }
where = { $place ->
        [opening] en la apertura
        [saved] en la apertura con un juego guardado
        [board] en el tablero
        [tray] en las piezas
        [log] en la lista de jugadas
        [calling] mientras anuncia Quarto
        [lot] cuando se pregunta quién da primero
        [menu] en el menú y en las opciones
        [asking] cuando se hace una pregunta
        [typing] mientras escribe una orden
        [saves] en la lista de juegos guardados
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
        [call] Para anunciar Quarto
        [ask] Para preguntar, en cualquier momento
       *[rest] Ayuda y lo demás
    }

# Palabras de la línea escrita. La primera es la usual; vale cualquier comienzo que encaje con una sola orden.

typed-place = colocar coloco coloque coloca poner
typed-give = dar doy dé entregar entrego
typed-claim = anunciar anuncio quarto cantar gritar
typed-end = listo nada ninguno
typed-resign = abandonar abandono
typed-board = tablero
typed-columns = columnas
typed-status = estado situación turno
typed-time = tiempo reloj
typed-more = más
typed-hand = mano
typed-pool = piezas restantes quedan
typed-vacant = vacías libres
typed-moves = jugadas última
typed-lot = sorteo
typed-where = dónde
typed-help = ayuda
typed-keys = teclas
typed-options = opciones ajustes
typed-sounds = sonidos
typed-undo = deshacer deshaz
typed-redo = rehacer rehaz
typed-accept = sí permitir
typed-game = juego partida
typed-missed = inadvertido perdido revisión
typed-save = guardar
typed-saves = guardados
typed-resume = seguir continuar
typed-delete = borrar eliminar
typed-text = texto frases
typed-record = datos registro
typed-new = nuevo nueva
typed-beginning = principio inicio
typed-quit = salir
typed-names = nombres
typed-off = no sin quitar
typed-row = fila
typed-column = columna
typed-diagonal = diagonal x
typed-square = cuadrado
typed-tall = alta altas alto grande
typed-short = baja bajas bajo pequeña
typed-light = clara claras claro blanca
typed-dark = oscura oscuras oscuro negra
typed-orange = naranja naranjas
typed-blue = azul azules
typed-plain = lisa lisas liso
typed-striped = rayada rayadas rayado
typed-ringed = con_anillo anillo
typed-pinned = con_clavija clavija
typed-smooth = suave suaves
typed-rough = áspera ásperas áspero
typed-round = redonda redondas redondo circular
typed-squared = cuadrada cuadradas cuadrado
typed-hollow = hueca huecas hueco
typed-solid = maciza macizas macizo sin_hueco
typed-row-1 = primera
typed-row-2 = segunda
typed-row-3 = tercera
typed-row-4 = cuarta
typed-column-a = a
typed-column-b = b be
typed-column-c = c ce
typed-column-d = d
typed-filler = en la el los las a al de del y hasta una pieza casilla línea
