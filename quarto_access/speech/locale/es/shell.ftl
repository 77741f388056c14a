# En torno al juego: apertura, listas, preguntas, ayuda, escribir, guardar, salir.

language-offered = Español. Pulse { KEY("enter") } para español, { KEY("down") } para otro idioma.
    .brief = Español. { KEY("enter") }, español. { CAP(KEY("down")) }, otro idioma.
    .braille = Español. { KEY("enter") } o { KEY("down") }.
voice-missing = Aquí no hay ninguna voz para este idioma: { $language }, así que lo que oye puede no ser correcto. Instale una, en el sistema o para eSpeak NG, o pulse la tecla { KEY("o") } y elija su propio lector u otro idioma.
    .brief = No hay voz para { $language }. Instale una, o pulse la tecla { KEY("o") } para otro idioma.
    .braille = No hay voz para { $language }.
keys-refused = El archivo de sus propias teclas no se usa, y todas las teclas son las normales. { $fault ->
        [not-read] No se puede leer.
        [not-toml] No tiene una tabla llamada keys, o no es un texto TOML.
        [unknown-action] No hay ninguna acción llamada { $name } que haga una tecla.
        [fixed-action] Las teclas de { $name } no se pueden cambiar.
        [no-key] Nombre una tecla o dos para { $name }.
        [unknown-key] No hay ninguna tecla llamada { $name }.
       *[conflict] En el mismo lugar { $name } haría dos cosas: { $first }, y { $second }.
    }
    .brief = Sus propias teclas no se usan. { $fault ->
        [not-read] Su archivo no se puede leer.
        [not-toml] Su archivo no tiene una tabla llamada keys.
        [unknown-action] Ninguna acción se llama { $name }.
        [fixed-action] Las teclas de { $name } no se pueden cambiar.
        [no-key] Una tecla o dos para { $name }.
        [unknown-key] Ninguna tecla se llama { $name }.
       *[conflict] { CAP($name) } haría dos cosas: { $first }, y { $second }.
    }
    .braille = Teclas propias sin usar: { $name }.
welcome = Quarto Access, un juego para jugar de oído. Pulse { KEY("enter") } para jugar contra la máquina, 2 para dos personas en este teclado, { KEY("l", place: "opening") } para una lección, { KEY("down") } para más, { KEY("?") } para la ayuda.
    .brief = Quarto Access. { KEY("enter") }, contra la máquina. 2, dos personas. { CAP(KEY("?")) }, ayuda.
    .braille = Quarto Access. { KEY("enter") }, máquina. 2, dos personas. { CAP(KEY("?")) }, ayuda.
welcome-first = Le damos la bienvenida a Quarto Access, un juego para jugar de oído. Pulse { KEY("enter") } para una lección de diez minutos, { KEY("p", place: "opening") } para jugar enseguida contra la máquina, { KEY("down") } para más, { KEY("?") } para la ayuda. ¿Le sirven los colores? Las piezas son claras y oscuras. Pulse { KEY("c", place: "opening") } para una marca que notan los dedos, y varias veces para ninguna.
    .brief = Quarto Access le da la bienvenida. { KEY("enter") }, lección. { CAP(KEY("p", place: "opening")) }, jugar. { CAP(KEY("?")) }, ayuda. ¿Piezas claras y oscuras, o { KEY("c", place: "opening") }, una marca?
    .braille = Quarto Access. { KEY("enter") }, lección. { CAP(KEY("p", place: "opening")) }, jugar. { CAP(KEY("?")) }, ayuda. ¿Clara, oscura, o { KEY("c", place: "opening") }, marca?
picture-waits = Guardado. No se dibuja nada mientras se escriben líneas, pues un lector leería el dibujo. Aparece cuando el programa habla por sí mismo, o directamente a través de su lector.
    .brief = Guardado. No hay imagen junto a las líneas, aparece con la voz propia del programa.
    .braille = Guardado. Sin imagen junto a líneas.
nothing-saved = No. No hay ninguna partida guardada. Pulse { KEY("p", place: "opening") } para jugar contra la máquina.
    .brief = No. No hay partida guardada. { CAP(KEY("p", place: "opening")) } juega contra la máquina.
    .braille = No. Sin partida guardada.
welcome-saved = Quarto Access. Una partida guardada { $against ->
        [computer] contra la máquina
       *[player] entre dos personas
    }, { $placed ->
        [0] ninguna pieza colocada
        [one] una pieza colocada
       *[other] { $placed } piezas colocadas
    }. Pulse { KEY("enter") } para continuarla, { KEY("n", place: "opening") } para empezar otra.
    .brief = Partida guardada { $against ->
        [computer] contra la máquina
       *[player] entre dos personas
    }, { AS($placed, "number-pieces") }. { KEY("enter") } continúa, { KEY("n", place: "opening") } empieza otra.
    .braille = Partida guardada, { AS($placed, "number-pieces") }. { KEY("enter") } continúa, { KEY("n", place: "opening") } otra.
save-set-aside = La partida guardada no se pudo leer. Su archivo se conservó con otro nombre.
    .brief = La partida guardada no se pudo leer, su archivo se conserva.
    .braille = Partida ilegible, conservada.
settings-set-aside = { $all ->
        [on] Sus ajustes no se pudieron leer, así que todo está como siempre. Su archivo se conservó con otro nombre.
       *[off] Algunos de sus ajustes no se pudieron leer, y están como siempre. Su archivo se conservó con otro nombre.
    }
    .brief = { $all ->
        [on] Sus ajustes no se pudieron leer, su archivo se conserva.
       *[off] Algunos ajustes no se pudieron leer, su archivo se conserva.
    }
    .braille = { $all ->
        [on] Ajustes ilegibles, conservados.
       *[off] Algunos ajustes ilegibles, conservados.
    }
voice-introduced = No se encontró ningún lector de pantalla, así que el programa habla por sí mismo. { $playing ->
        [on] Pulse la tecla { KEY("o") } para las opciones, donde se elige quién habla, por ejemplo su propio lector.
       *[off] Pulse { KEY("v", place: "opening") } para elegir quién habla, por ejemplo su propio lector.
    }
    .brief = No se encontró ningún lector de pantalla. { $playing ->
        [on] Pulse la tecla { KEY("o") } para elegir quién habla.
       *[off] Pulse { KEY("v", place: "opening") } para elegir quién habla.
    }
    .braille = No se encontró lector. { $playing ->
        [on] Tecla { KEY("o") }, quién habla.
       *[off] Tecla { KEY("v", place: "opening") }, quién habla.
    }
direct-offered = También se puede hablar directamente a través de { $reader }, y entonces la tecla siguiente lo interrumpe. Pulse { KEY("v", place: "opening") } para eso, o déjelo como está.
    .brief = Se puede hablar directamente a través de { $reader }, así la tecla siguiente lo interrumpe. Pulse { KEY("v", place: "opening") } para eso.
    .braille = Tecla { KEY("v", place: "opening") }, directamente con { $reader }.

again = { $sentence }, otra vez.
list-opened = { $kind ->
        [options] Opciones. Arriba y abajo las recorren, izquierda y derecha cambian una, { KEY("escape") } cierra.
        [sounds] Sonidos. Arriba y abajo los recorren, { KEY("enter") } repite uno, { KEY("escape") } cierra.
       *[game] Menú. Arriba y abajo lo recorren, { KEY("enter") } lo hace, { KEY("escape") } cierra.
    }
    .brief = { $kind ->
        [options] Opciones.
        [sounds] Sonidos.
       *[game] Menú abierto.
    }
    .braille = { $kind ->
        [options] Opciones.
        [sounds] Sonidos.
       *[game] Menú abierto.
    }
item = { CAP($action) }.
item-with-key = { CAP($action) }. Tecla { $keys }.
    .brief = { CAP($action) }, { $keys }.
    .braille = { CAP($action) }, { $keys }.
item-edge = No hay más elementos. { CAP($action) }.
    .brief = No hay más elementos, { $action }.
    .braille = No hay más, { $action }.
list-closed = Menú cerrado. Las teclas actúan otra vez sobre lo de debajo.
    .brief = Menú cerrado.
    .braille = Menú cerrado.

asked-resign = ¿Abandonar esta partida? Pulse { KEY("enter") } para abandonar, { KEY("escape") } para seguir jugando.
    .brief = ¿Abandonar? { KEY("enter") } abandona, { KEY("escape") } sigue jugando.
    .braille = ¿Abandonar? { KEY("enter") } o { KEY("escape") }.
asked-new-game = ¿Empezar una partida nueva? Pulse { KEY("enter") } para empezarla, { KEY("escape") } para seguir en esta.
    .brief = ¿Partida nueva? { KEY("enter") } la empieza, { KEY("escape") } sigue en esta.
    .braille = ¿Partida nueva? { KEY("enter") } o { KEY("escape") }.
declined = No se hizo. No ha cambiado nada.
    .brief = No se hizo.
    .braille = No se hizo.

help-row = { CAP($keys) }, { $action }.
    .brief = { CAP($keys) }, { $action }.
    .braille = { CAP($keys) }, { $action }.
help-more = Pulse { KEY("?") } otra vez para todas las teclas.
    .brief = Otra vez { KEY("?") }, todas las teclas.
    .braille = { CAP(KEY("?")) }, todas las teclas.
describing = Descripción de teclas. Pulse una tecla para oír qué hace, { KEY("escape") } para terminar.
    .brief = Descripción de teclas. Pulse cualquiera, { KEY("escape") } termina.
    .braille = Descripción de teclas. { KEY("escape") } termina.
describing-ended = Termina la descripción de teclas. Las teclas actúan otra vez.
    .brief = Las teclas actúan otra vez.
    .braille = Las teclas actúan otra vez.
key-described = { CAP($key) }: { $action }.
    .brief = { CAP($key) }, { $action }.
    .braille = { CAP($key) }, { $action }.
key-idle = { CAP($key) } no hace nada aquí.
    .brief = { CAP($key) }, sin acción aquí.
    .braille = { CAP($key) }, nada aquí.
unbound = Ninguna acción aquí para { $key }. Pulse { KEY("?") } para la ayuda.
    .brief = Ninguna acción para { $key }. { CAP(KEY("?")) }, ayuda.
    .braille = Sin acción para { $key }.
unbound-typing = Ninguna acción para { $key } mientras se escribe una línea. Pulse { KEY("escape") } para cancelarla.
    .brief = Ninguna acción para { $key } al escribir. { KEY("escape") } cancela.
    .braille = Sin acción para { $key }.

typing = Escriba una orden y pulse { KEY("enter") }. Por ejemplo, colocar { CELL("b3") }, o dar alta oscura redonda hueca.
    .brief = Escriba una orden, después { KEY("enter") }. Por ejemplo, colocar { CELL("b3") }.
    .braille = Escriba una orden.
finding = Escriba qué buscar y pulse { KEY("enter") }. Por ejemplo alta oscura, o { CELL("b3") }.
    .brief = ¿Qué busca? Escríbalo, después { KEY("enter") }. Por ejemplo alta oscura.
    .braille = ¿Qué busca?
sign-typed = { CAP($key) }.
erased = Se borra { $character }. Escrito hasta ahora: { $text }.
    .brief = Se borra { $character }, queda { $text }.
    .braille = Se borra { $character }, queda { $text }.
erased-all = Se borra { $character }. Ya no hay nada escrito.
    .brief = Se borra { $character }, no queda nada.
    .braille = Se borra { $character }, queda nada.
typed = Escrito hasta ahora: { $text }.
    .brief = Escrito: { $text }.
    .braille = Escrito: { $text }.
only-signs = solo signos
nothing-typed = Aún no hay nada escrito. Escriba una orden y pulse { KEY("enter") }, o { KEY("escape") }.
    .brief = Aún no hay nada escrito.
    .braille = Nada escrito.
typing-cancelled = Cancelado, no se hizo nada.
    .brief = Cancelado, no se hizo nada.
    .braille = Cancelado.
not-understood = No. No se entiende: { $text }. Escriba por ejemplo colocar { CELL("b3") }, dar alta oscura redonda hueca, cantar fila 2, tablero o estado.
    .brief = No. No se entiende: { $text }. Por ejemplo colocar { CELL("b3") }, dar alta oscura redonda hueca, cantar fila 2.
    .braille = No. No se entiende: { $text }.
not-understood-ambiguous = No. Más de una orden empieza como { $text }: { $candidates }. Escriba algo más.
    .brief = No. { CAP($text) } puede ser { $candidates }. Escriba más.
    .braille = No. { CAP($text) } es ambiguo.
piece-unclear = No. { $fitting ->
        [0] Ninguna pieza de las que quedan es { $text }.
       *[other] { $fitting } piezas de las que quedan encajan con { $text }. Diga algo más de altura, color, forma y hueco.
    }
    .brief = No. { $fitting ->
        [0] De las que quedan ninguna es { $text }.
       *[other] { $fitting } piezas encajan con { $text }. Diga más.
    }
    .braille = No. { $fitting ->
        [0] Ninguna pieza es { $text }.
       *[other] { $fitting } piezas encajan con { $text }.
    }

pasted = No. Llegó demasiado de una vez, como al pegar, y no se hizo nada. Pulse las teclas de una en una.
    .brief = No. Demasiado de una vez, no se hizo nada. Pulse las teclas de una en una.
    .braille = No. Demasiado de una vez.
voice-not-ours = No. Más y guion cambian la voz propia del programa, y { $mode ->
        [print] habla su lector de pantalla. Cambie allí su velocidad
        [direct] habla su lector de pantalla. Cambie allí su velocidad
       *[other] ahora no habla ninguna voz
    }.
    .brief = No. { $mode ->
        [print] Su lector de pantalla tiene su propia velocidad
        [direct] Su lector de pantalla tiene su propia velocidad
       *[other] Ahora no habla ninguna voz
    }.
    .braille = No. No habla la voz propia.
no-other-voice = No. No se puede elegir otra voz, salvo que hable la voz propia del programa y haya más voces instaladas. La orden quarto-access voices las enumera.
    .brief = No. Aquí no hay otra voz que elegir.
    .braille = No. No hay otra voz.
no-sounds = { $off ->
        [on] No. Los sonidos están apagados. Súbalos en las opciones, tecla { KEY("o") }, o pulse { KEY("m") } para oír el tablero en palabras.
       *[off] No. No hay ningún dispositivo para los sonidos. Pulse { KEY("m") } para oír el tablero en palabras.
    }
    .brief = { $off ->
        [on] No. Sonidos apagados. Opciones, tecla { KEY("o") }, o { KEY("m") } para palabras.
       *[off] No. No hay dispositivo de sonido. Pulse { KEY("m") } para palabras.
    }
    .braille = { $off ->
        [on] No. Sonidos apagados. Tecla { KEY("m") }, palabras.
       *[off] No. Sin dispositivo. Tecla { KEY("m") }, palabras.
    }
speaker-lost = { $left ->
        [direct] Su lector de pantalla no responde.
        [braille] La línea braille no responde.
       *[self] La voz propia del programa no se puede oír.
    } { $now ->
        [self] Habla la voz propia del programa.
        [braille] Se escriben líneas para braille.
       *[print] Se escriben líneas para su lector.
    }
    .brief = { $left ->
        [direct] Su lector no responde.
        [braille] La línea braille no responde.
       *[self] No se puede oír ninguna voz.
    } { $now ->
        [self] Habla la voz propia del programa.
       *[print] Se escriben líneas en su lugar.
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
        [direct] Su lector de pantalla responde, y se habla otra vez a través de él.
        [braille] La línea braille responde, y muestra otra vez celdas.
       *[self] La voz propia del programa funciona otra vez.
    }
    .brief = { $now ->
        [direct] Su lector habla otra vez.
        [braille] La línea braille muestra otra vez celdas.
       *[self] La voz habla otra vez.
    }
    .braille = { $now ->
        [direct] Lector otra vez.
        [braille] Línea braille otra vez.
       *[self] Voz otra vez.
    }
sound-edge = No hay más sonidos.
history-edge = { $direction ->
        [older] No hay ningún mensaje más antiguo.
       *[newer] No hay ningún mensaje más nuevo.
    }
    .brief = { $direction ->
        [older] Ningún mensaje más antiguo.
       *[newer] Ningún mensaje más nuevo.
    }
    .braille = { $direction ->
        [older] Nada más antiguo.
       *[newer] Nada más nuevo.
    }
spelled = { $letters }.
spelled-letter = { $letter }
spelled-letters = { $letters }
spelled-word = { $first }. { $second }
spelled-mark = { $mark ->
        [stop] punto
        [comma] coma
        [colon] dos puntos
        [question] signo de pregunta
        [exclamation] signo de exclamación
        [apostrophe] apóstrofo
       *[hyphen] guion
    }

quit-asked = { $saved ->
        [on] La partida está guardada. Pulse { KEY("ctrl-c") } otra vez para salir.
       *[off] La partida no se pudo guardar. Pulse { KEY("ctrl-c") } otra vez para salir de todos modos.
    }
    .brief = { $saved ->
        [on] Guardada. Pulse otra vez para salir.
       *[off] Sin guardar. Pulse otra vez para salir de todos modos.
    }
    .braille = { $saved ->
        [on] Guardada. Otra vez, salir.
       *[off] Sin guardar. Otra vez, salir.
    }
quit-asked-idle = Pulse { KEY("ctrl-c") } otra vez para salir.
    .brief = Pulse otra vez para salir.
    .braille = Otra vez, salir.
save-failed = { $what ->
        [lesson] No se pudo guardar hasta dónde llegó en la lección, su archivo no se puede escribir. La lección sigue de todos modos.
       *[game] La partida no se pudo guardar, su archivo no se puede escribir. La partida sigue de todos modos.
    }
    .brief = { $what ->
        [lesson] Su paso de la lección no se puede guardar. La lección sigue.
       *[game] La partida no se puede guardar. La partida sigue.
    }
    .braille = No se puede guardar.
settings-not-kept = Las opciones no se pueden guardar, su archivo no se puede escribir. Valen hasta que salga.
    .brief = Las opciones no se pueden guardar. Valen hasta que salga.
    .braille = Opciones solo hasta salir.
transcript-failed = Lo que se dice ya no se puede anotar, su archivo no se puede escribir. La partida sigue.
    .brief = La transcripción no se puede escribir. La partida sigue.
    .braille = Transcripción sin escribir.
save-moved = Otro programa escribe en el archivo de esta partida. Desde ahora se guarda en { $name }.
    .brief = Otro programa usa este archivo. La partida está ahora en { $name }.
    .braille = Partida ahora en { $name }.
left-saved = La partida está guardada. Hasta pronto.
    .brief = Guardada. Hasta pronto.
    .braille = Guardada. Hasta pronto.
left-unsaved = La partida no se pudo guardar. Hasta pronto.
    .brief = Sin guardar. Hasta pronto.
    .braille = Sin guardar. Hasta pronto.
left = Hasta pronto.
