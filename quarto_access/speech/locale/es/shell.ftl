# Alrededor del juego: apertura, listas, preguntas, ayuda, escritura, guardado, salida.

language-offered = Español. Pulse { KEY("enter") } para español, { KEY("down") } para otro idioma.
    .brief = Español. { KEY("enter") }, español. { CAP(KEY("down")) }, otro idioma.
    .braille = Español. { KEY("enter") } o { KEY("down") }.
voice-missing = No hay voz para { $language } aquí, y lo que usted oye puede no sonar bien. Instale una, en el sistema o para eSpeak NG, o pulse { KEY("o") } y elija su propio lector u otro idioma.
    .brief = No hay voz para { $language }. Instale una, o { KEY("o") }, otro idioma.
    .braille = Sin voz para { $language }.
keys-refused = El archivo de sus propias teclas no se usa, y todas las teclas son las de siempre. { $fault ->
        [not-read] No se puede leer.
        [not-toml] No tiene una tabla llamada keys, o no es texto TOML.
        [unknown-action] En él está { $name }, y ninguna acción de tecla se llama así.
        [fixed-action] Las teclas de esta acción no se pueden cambiar: { $name }.
        [no-key] Indique una o dos teclas para { $name }.
        [unknown-key] Ninguna tecla se llama { $name }.
       *[conflict] En el mismo lugar, { $name } haría dos cosas: { $first }, y { $second }.
    }
    .brief = Sus propias teclas no se usan. { $fault ->
        [not-read] Su archivo no se puede leer.
        [not-toml] Su archivo no tiene una tabla llamada keys.
        [unknown-action] Ninguna acción se llama { $name }.
        [fixed-action] Las teclas de esta acción no se pueden cambiar: { $name }.
        [no-key] Una o dos teclas para { $name }.
        [unknown-key] Ninguna tecla se llama { $name }.
       *[conflict] { CAP($name) } haría dos cosas: { $first }, y { $second }.
    }
    .braille = Teclas propias no usadas: { $name }.
welcome = Quarto Access, un juego para jugar de oído. Pulse { KEY("enter") } para jugar contra la máquina, { KEY("2", place: "opening") } para dos personas en este teclado, { KEY("l", place: "opening") } para una lección, { KEY("down") } para más, { KEY("?") } para ayuda.
    .brief = Quarto Access. { KEY("enter") }, contra la máquina. { KEY("2", place: "opening") }, dos personas. { CAP(KEY("?")) }, ayuda.
    .braille = Quarto Access. { KEY("enter") }, máquina. { KEY("2", place: "opening") }, dos personas. { CAP(KEY("?")) }, ayuda.
welcome-first = Quarto Access le da la bienvenida, un juego para jugar de oído. Pulse { KEY("enter") } para una lección de diez minutos, { KEY("p", place: "opening") } para jugar enseguida contra la máquina, { KEY("down") } para más, { KEY("?") } para ayuda. ¿Le sirven los colores? Las piezas son claras y oscuras. Pulse { KEY("c", place: "opening") } para una marca que notan los dedos, y más veces hasta ninguna.
    .brief = Quarto Access le da la bienvenida. { KEY("enter") }, una lección. { CAP(KEY("p", place: "opening")) }, jugar. { CAP(KEY("?")) }, ayuda. ¿Piezas claras y oscuras, o { KEY("c", place: "opening") }, una marca en su lugar?
    .braille = Quarto Access. { KEY("enter") }, lección. { CAP(KEY("p", place: "opening")) }, jugar. { CAP(KEY("?")) }, ayuda. ¿Clara, oscura, o { KEY("c", place: "opening") }, marca?
picture-waits = Guardado. No se dibuja nada mientras se escriben líneas de texto, pues un lector leería el dibujo. Aparece cuando el programa habla con su propia voz, o directamente por su lector.
    .brief = Guardado. Sin dibujo junto a líneas de texto, llega con la voz del programa.
    .braille = Guardado. Sin dibujo junto a líneas.
nothing-saved = No. No hay ningún juego guardado. Pulse { KEY("p", place: "opening") } para jugar contra la máquina.
    .brief = No. Ningún juego guardado. { CAP(KEY("p", place: "opening")) }, contra la máquina.
    .braille = No. Ningún juego guardado.
welcome-saved = Quarto Access. Un juego guardado { $against ->
        [computer] contra la máquina
       *[player] de dos personas
    }, { AS($placed, "form-pieces") } en el tablero. Pulse { KEY("enter") } para seguir con él, { KEY("n", place: "opening") } para empezar otro.
    .brief = Juego guardado { $against ->
        [computer] contra la máquina
       *[player] de dos personas
    }, { AS($placed, "form-pieces") }. { KEY("enter") } sigue, { KEY("n", place: "opening") } empieza otro.
    .braille = Juego guardado, { AS($placed, "form-pieces") }. { KEY("enter") } sigue, { KEY("n", place: "opening") } otro.
save-set-aside = El juego guardado no se pudo leer. Su archivo se conservó con otro nombre.
    .brief = El juego guardado no se pudo leer, su archivo se conserva.
    .braille = Juego guardado ilegible, conservado.
settings-set-aside = { $all ->
        [on] Sus ajustes no se pudieron leer, y todo está como al principio. Su archivo se conservó con otro nombre.
       *[off] Algunos de sus ajustes no se pudieron leer, y están como al principio. Su archivo se conservó con otro nombre.
    }
    .brief = { $all ->
        [on] Sus ajustes no se pudieron leer, su archivo se conserva.
       *[off] Algunos ajustes no se pudieron leer, su archivo se conserva.
    }
    .braille = { $all ->
        [on] Ajustes ilegibles, conservados.
       *[off] Algunos ajustes ilegibles, conservados.
    }
voice-introduced = No se encontró ningún lector de pantalla, así que el programa habla con su propia voz. { $playing ->
        [on] Pulse { KEY("o") } para las opciones, donde se elige quién habla, por ejemplo su propio lector.
       *[off] Pulse { KEY("v", place: "opening") } para elegir quién habla, por ejemplo su propio lector.
    }
    .brief = No se encontró ningún lector de pantalla. { $playing ->
        [on] Pulse { KEY("o") } para elegir quién habla.
       *[off] Pulse { KEY("v", place: "opening") } para elegir quién habla.
    }
    .braille = Ningún lector encontrado. { $playing ->
        [on] { CAP(KEY("o")) }, quién habla.
       *[off] Tecla { KEY("v", place: "opening") }, quién habla.
    }
direct-offered = El programa también puede hablar directamente por { $reader }, y entonces la tecla siguiente interrumpe el habla. Pulse { KEY("v", place: "opening") } para eso, o déjelo como está.
    .brief = El programa puede hablar directamente por { $reader }, y la tecla siguiente interrumpe. Pulse { KEY("v", place: "opening") } para eso.
    .braille = Tecla { KEY("v", place: "opening") }, por { $reader } directamente.

again = { $sentence }, otra vez.
list-opened = { $kind ->
        [options] Opciones. Flechas arriba y abajo las recorren, izquierda y derecha cambian una, { KEY("escape") } cierra.
        [sounds] Sonidos. Flechas arriba y abajo los recorren, { KEY("enter") } toca uno otra vez, { KEY("escape") } cierra.
       *[game] Menú. Flechas arriba y abajo lo recorren, { KEY("enter") } ejecuta, { KEY("escape") } cierra.
    }
    .brief = { $kind ->
        [options] Opciones.
        [sounds] Sonidos.
       *[game] Menú del juego.
    }
    .braille = { $kind ->
        [options] Opciones.
        [sounds] Sonidos.
       *[game] Menú.
    }
item = { CAP($action) }.
item-with-key = { CAP($action) }. Tecla: { $keys }.
    .brief = { CAP($action) }, { $keys }.
    .braille = { CAP($action) }, { $keys }.
item-edge = No hay más elementos. { CAP($action) }.
    .brief = No hay más, { $action }.
    .braille = Fin, { $action }.
list-closed = Menú cerrado. Las teclas vuelven a valer para lo que había debajo.
    .brief = Menú cerrado.
    .braille = Menú cerrado.

asked-resign = ¿Abandonar este juego? Pulse { KEY("enter") } para abandonar, { KEY("escape") } para seguir jugando.
    .brief = ¿Abandonar? { KEY("enter") } abandona, { KEY("escape") } sigue.
    .braille = ¿Abandonar? { KEY("enter") } o { KEY("escape") }.
asked-new-game = ¿Empezar un juego nuevo? Pulse { KEY("enter") } para empezar, { KEY("escape") } para quedarse en este.
    .brief = ¿Juego nuevo? { KEY("enter") } empieza, { KEY("escape") } sigue en este.
    .braille = ¿Juego nuevo? { KEY("enter") } o { KEY("escape") }.
declined = No se hizo. Nada ha cambiado.
    .brief = No se hizo.
    .braille = No se hizo.

help-row = { CAP($keys) }, { $action }.
    .brief = { CAP($keys) }, { $action }.
    .braille = { CAP($keys) }, { $action }.
help-more = Pulse { KEY("?") } otra vez para todas las teclas.
    .brief = { CAP(KEY("?")) } otra vez, todas las teclas.
    .braille = { CAP(KEY("?")) }, todas las teclas.
describing = Descripción de teclas. Pulse una tecla para oír qué hace, { KEY("escape") } para terminar.
    .brief = Descripción de teclas. Pulse cualquier tecla, { KEY("escape") } termina.
    .braille = Descripción de teclas. { KEY("escape") } termina.
describing-ended = La descripción de teclas terminó. Las teclas vuelven a actuar.
    .brief = Las teclas vuelven a actuar.
    .braille = Las teclas actúan de nuevo.
key-described = { CAP($key) }: { $action }.
    .brief = { CAP($key) }, { $action }.
    .braille = { CAP($key) }, { $action }.
key-idle = { CAP($key) } no hace nada aquí.
    .brief = { CAP($key) }, ninguna acción aquí.
    .braille = { CAP($key) }, nada.
unbound = Ninguna acción en { $key } aquí. Pulse { KEY("?") } para ayuda.
    .brief = Ninguna acción en { $key }. { CAP(KEY("?")) }, ayuda.
    .braille = Ninguna acción en { $key }.
unbound-typing = Ninguna acción en { $key } mientras se escribe. Pulse { KEY("escape") } para cancelar.
    .brief = Ninguna acción en { $key } al escribir. { KEY("escape") } cancela.
    .braille = Ninguna acción en { $key }.

typing = Escriba una orden y pulse { KEY("enter") }. Por ejemplo, colocar { CELL("b3") }, o dar alta oscura redonda hueca.
    .brief = Escriba una orden, luego { KEY("enter") }. Por ejemplo, colocar { CELL("b3") }.
    .braille = Escriba una orden.
finding = Escriba lo que busca y pulse { KEY("enter") }. Por ejemplo alta oscura, o { CELL("b3") }.
    .brief = ¿Qué buscar? Escríbalo, luego { KEY("enter") }. Por ejemplo alta oscura.
    .braille = ¿Qué buscar?
sign-typed = { CAP($key) }.
erased = Borrado: { $character }. Escrito hasta ahora: { $text }.
    .brief = Borrado { $character }, queda { $text }.
    .braille = Borrado { $character }, queda { $text }.
erased-all = Borrado: { $character }. Ahora no hay nada escrito.
    .brief = Borrado { $character }, no queda nada.
    .braille = Borrado { $character }, no queda nada.
typed = Escrito hasta ahora: { $text }.
    .brief = Escrito: { $text }.
    .braille = Escrito: { $text }.
only-signs = solo signos
nothing-typed = Aún no hay nada escrito. Escriba una orden y pulse { KEY("enter") }, o { KEY("escape") }.
    .brief = Nada escrito aún.
    .braille = Nada escrito.
typing-cancelled = Cancelado, no se hizo nada.
    .brief = Cancelado, nada hecho.
    .braille = Cancelado.
not-understood = No. No se entendió: { $text }. Escriba por ejemplo colocar { CELL("b3") }, dar alta oscura redonda hueca, anunciar fila 2, tablero o estado.
    .brief = No. No se entendió: { $text }. Por ejemplo colocar { CELL("b3") }, dar alta oscura redonda hueca, anunciar fila 2.
    .braille = No. No se entendió: { $text }.
not-understood-ambiguous = No. Más de una orden empieza como { $text }: { $candidates }. Escriba más letras.
    .brief = No. { CAP($text) } puede ser { $candidates }. Escriba más letras.
    .braille = No. { CAP($text) } es ambiguo.
piece-unclear = No. { $fitting ->
        [0] Ninguna pieza de las que quedan es { $text }.
       *[other] De las piezas que quedan, { AS($fitting, "number-feminine") } se describen así: { $text }. Diga más de altura, color, forma y hueco.
    }
    .brief = No. { $fitting ->
        [0] Ninguna de las que quedan es { $text }.
       *[other] De las que quedan, { AS($fitting, "number-feminine") } se describen así: { $text }. Diga más.
    }
    .braille = No. { CAP(AS($fitting, "form-pieces")) }: { $text }.

pasted = No. Llegó demasiado de una vez, como al pegar, y no se hizo nada de ello. Pulse una tecla cada vez.
    .brief = No. Demasiado de una vez, nada hecho. Pulse una tecla cada vez.
    .braille = No. Demasiado de una vez.
voice-not-ours = No. Más y guion cambian la voz del propio programa, y { $mode ->
        [print] quien habla es su lector de pantalla. Cambie la velocidad en él
        [direct] quien habla es su lector de pantalla. Cambie la velocidad en él
       *[other] ninguna voz habla ahora
    }.
    .brief = No. { $mode ->
        [print] Su lector de pantalla tiene su propia velocidad
        [direct] Su lector de pantalla tiene su propia velocidad
       *[other] Ninguna voz habla ahora
    }.
    .braille = No. No habla ninguna voz nuestra.
no-other-voice = No. Otra voz solo se puede elegir cuando habla la voz del propio programa y hay más voces instaladas. La orden quarto-access voices las enumera.
    .brief = No. No hay otra voz que elegir aquí.
    .braille = No. Ninguna otra voz.
no-sounds = { $off ->
        [on] No. Los sonidos están apagados. Súbalos en las opciones, { KEY("o") }, o pulse { KEY("m") } para oír el tablero en palabras.
       *[off] No. No hay dispositivo para tocar sonidos. Pulse { KEY("m") } para oír el tablero en palabras.
    }
    .brief = { $off ->
        [on] No. Los sonidos están apagados. Opciones, { KEY("o") }, o { KEY("m") } para palabras.
       *[off] No. Ningún dispositivo de sonido. Pulse { KEY("m") } para palabras.
    }
    .braille = { $off ->
        [on] No. Sonidos apagados. { CAP(KEY("m")) }, palabras.
       *[off] No. Sin dispositivo de sonido. { CAP(KEY("m")) }, palabras.
    }
speaker-lost = { $left ->
        [direct] Su lector de pantalla no responde.
        [braille] La línea braille no responde.
       *[self] La voz del propio programa no se puede oír.
    } { $now ->
        [self] Habla la voz del propio programa.
        [braille] Se escriben líneas de texto para braille.
       *[print] Se escriben líneas de texto para su lector.
    }
    .brief = { $left ->
        [direct] Su lector no responde.
        [braille] La línea braille no responde.
       *[self] No se puede oír ninguna voz.
    } { $now ->
        [self] Habla la voz del propio programa.
       *[print] En su lugar, líneas de texto.
    }
    .braille = { $left ->
        [direct] Lector perdido.
        [braille] Línea braille perdida.
       *[self] Voz perdida.
    } { $now ->
        [self] Habla la voz.
       *[print] Líneas.
    }
speaker-back = { $now ->
        [direct] Su lector de pantalla responde, y el programa vuelve a hablar por él.
        [braille] La línea braille responde, y vuelve a mostrar las casillas.
       *[self] La voz del propio programa funciona otra vez.
    }
    .brief = { $now ->
        [direct] Su lector habla otra vez.
        [braille] La línea braille muestra las casillas otra vez.
       *[self] La voz habla otra vez.
    }
    .braille = { $now ->
        [direct] Lector de vuelta.
        [braille] Línea braille de vuelta.
       *[self] Voz de vuelta.
    }
sound-edge = No hay más sonidos.
history-edge = { $direction ->
        [older] No hay mensaje más antiguo.
       *[newer] No hay mensaje más nuevo.
    }
    .brief = { $direction ->
        [older] Ningún mensaje más antiguo.
       *[newer] Ningún mensaje más nuevo.
    }
    .braille = { $direction ->
        [older] Ninguno más antiguo.
       *[newer] Ninguno más nuevo.
    }
spelled = { $letters }.
spelled-letter = { $letter }
spelled-letters = { $letters }
spelled-word = { $first }. { $second }
spelled-mark = { $mark ->
        [stop] punto
        [comma] coma
        [colon] dos puntos
        [question] interrogación
        [exclamation] exclamación
        [apostrophe] apóstrofo
       *[hyphen] guion
    }

quit-asked = { $saved ->
        [on] El juego está guardado. Pulse { KEY("ctrl-c") } otra vez para salir.
       *[off] El juego no se pudo guardar. Pulse { KEY("ctrl-c") } otra vez para salir de todos modos.
    }
    .brief = { $saved ->
        [on] Juego guardado. Pulse otra vez para salir.
       *[off] Juego no guardado. Pulse otra vez para salir de todos modos.
    }
    .braille = { $saved ->
        [on] Guardado. Otra vez para salir.
       *[off] No guardado. Otra vez para salir.
    }
quit-asked-idle = Pulse { KEY("ctrl-c") } otra vez para salir.
    .brief = Pulse otra vez para salir.
    .braille = Otra vez para salir.
save-failed = { $what ->
        [lesson] No se pudo guardar hasta dónde llegó usted en la lección, el archivo no se puede escribir. Sigue de todos modos.
       *[game] El juego no se pudo guardar, el archivo no se puede escribir. Sigue de todos modos.
    }
    .brief = { $what ->
        [lesson] Su lugar en la lección no se puede guardar. Ella sigue.
       *[game] El juego no se puede guardar. Sigue de todos modos.
    }
    .braille = No se puede guardar.
settings-not-kept = Las opciones no se pueden conservar, su archivo no se puede escribir. Valen hasta que usted salga.
    .brief = Las opciones no se pueden conservar. Valen hasta que usted salga.
    .braille = Opciones, valen hasta salir.
transcript-failed = Lo que se dice ya no se puede anotar, el archivo no se puede escribir. El juego sigue.
    .brief = La transcripción no se puede escribir. El juego sigue.
    .braille = Transcripción, no se puede escribir.
save-moved = Otro programa escribe en el archivo de este juego. Desde ahora se guarda en { $name }.
    .brief = Otro programa usa este archivo. El juego está ahora en { $name }.
    .braille = Juego ahora en { $name }.
left-saved = El juego está guardado. Hasta pronto.
    .brief = Juego guardado. Hasta pronto.
    .braille = Guardado. Hasta pronto.
left-unsaved = El juego no se pudo guardar. Hasta pronto.
    .brief = Juego no guardado. Hasta pronto.
    .braille = No guardado. Hasta pronto.
left = Hasta pronto.
