# Ajustes: sus valores, lo que hacen, y las palabras en torno a una muestra.

item-setting = { CAP($action) }: { $setting }.
    .brief = { CAP($action) }: { $setting }.
    .braille = { CAP($action) }: { $setting }.
item-change = Pulse { KEY("enter") } para cambiarlo.
    .brief = { "" }
    .braille = { "" }
setting-sample = Por ejemplo:
    .brief = Por ejemplo:
    .braille = Así suena:
setting-edge = No hay más valores.
setting-value = { $value ->
        [on] sí
        [off] no
        [short] corta
        [long] larga
        [auto] elige el programa
        [own] elección propia
        [beginner] principiantes
        [brief] breve
        [low-vision] baja visión
        [deaf-blind] sordoceguera
        [same] como lo demás
        [standard] diez líneas
        [advanced] diecinueve líneas
        [um-quarto] Um Quarto
        [quarters] catorce líneas
        [light-dark] clara y oscura
        [orange-blue] naranja y azul
        [striped] rayada y lisa
        [ringed] con anillo y lisa
        [pinned] con clavija y lisa
        [rough] áspera y suave
        [ignored] no cuenta
        [tall-short] alta y baja
        [big-small] grande y pequeña
        [random] por azar
        [odd-even] pares o nones
        [agreed] por acuerdo
        [one] un intento
        [two] dos intentos
        [three] tres intentos
        [any] sin límite
        [children] para la infancia
        [contest] torneo
        [free] cuesta un intento
        [loses] hace perder la partida
        [blocks] bloques
        [plain] signos simples
        [contrast] superficies claras y oscuras
        [yellow] amarillo sobre negro
        [best] la mejor
        [en] inglés
        [hu] húngaro
        [ru] ruso
        [es] español
        [pt-BR] portugués de Brasil
        [fr] francés
        [letters] letra y cifra
        [digits] dos cifras
        [print] su lector de pantalla
        [direct] su lector de pantalla, directamente
        [self] la voz propia del programa
        [braille] braille
       *[other] { $value }
    }

# Lo que cambió.

setting-profile = { $value ->
        [beginner] Perfil para principiantes: mensajes largos, una pregunta antes de dar una pieza, una voz más lenta.
        [brief] Perfil breve: mensajes cortos, una voz más rápida.
        [low-vision] Perfil de baja visión: la voz propia del programa, una imagen del tablero, el foco con detalle.
        [deaf-blind] Perfil de sordoceguera: líneas escuetas para una línea braille, sin sonidos.
       *[own] Su propia elección de ajustes, como antes.
    }
    .brief = { $value ->
        [beginner] Principiantes: largo, pregunta antes de dar, voz más lenta.
        [brief] Breve: corto, voz más rápida.
        [low-vision] Baja visión: voz propia, imagen, foco con detalle.
        [deaf-blind] Sordoceguera: líneas para braille, sin sonidos.
       *[own] Elección propia, como antes.
    }
    .braille = { $value ->
        [beginner] Perfil: principiantes.
        [brief] Perfil: breve.
        [low-vision] Perfil: baja visión.
        [deaf-blind] Perfil: sordoceguera.
       *[own] Perfil: elección propia.
    }
setting-verbosity = { $value ->
        [short] Mensajes cortos desde ahora.
       *[long] Mensajes largos desde ahora.
    }
    .brief = { $value ->
        [short] Mensajes cortos.
       *[long] Mensajes largos.
    }
    .braille = { $value ->
        [short] Mensajes cortos.
       *[long] Mensajes largos.
    }
setting-verbosity-focus = { $value ->
        [short] El foco se dice en corto.
        [long] El foco se dice con detalle.
       *[same] El foco se dice como lo demás.
    }
    .brief = { $value ->
        [short] El foco en corto.
        [long] El foco con detalle.
       *[same] El foco como lo demás.
    }
    .braille = { $value ->
        [short] El foco: corto.
        [long] El foco: largo.
       *[same] El foco: normal.
    }
setting-verbosity-moves = { $value ->
        [short] Las jugadas se dicen en corto.
        [long] Las jugadas se dicen con detalle.
       *[same] Las jugadas se dicen como lo demás.
    }
    .brief = { $value ->
        [short] Las jugadas en corto.
        [long] Las jugadas con detalle.
       *[same] Las jugadas como lo demás.
    }
    .braille = { $value ->
        [short] Jugadas: corto.
        [long] Jugadas: largo.
       *[same] Jugadas: normal.
    }
setting-verbosity-answers = { $value ->
        [short] Las respuestas se dicen en corto.
        [long] Las respuestas se dicen con detalle.
       *[same] Las respuestas se dicen como lo demás.
    }
    .brief = { $value ->
        [short] Las respuestas en corto.
        [long] Las respuestas con detalle.
       *[same] Las respuestas como lo demás.
    }
    .braille = { $value ->
        [short] Respuestas: corto.
        [long] Respuestas: largo.
       *[same] Respuestas: normal.
    }
setting-verbosity-refusals = { $value ->
        [short] Los rechazos se dicen en corto.
        [long] Los rechazos se dicen con detalle.
       *[same] Los rechazos se dicen como lo demás.
    }
    .brief = { $value ->
        [short] Los rechazos en corto.
        [long] Los rechazos con detalle.
       *[same] Los rechazos como lo demás.
    }
    .braille = { $value ->
        [short] Rechazos: corto.
        [long] Rechazos: largo.
       *[same] Rechazos: normal.
    }
setting-verbosity-help = { $value ->
        [short] La ayuda y las listas se dicen en corto.
        [long] La ayuda y las listas se dicen con detalle.
       *[same] La ayuda y las listas se dicen como lo demás.
    }
    .brief = { $value ->
        [short] La ayuda y las listas en corto.
        [long] La ayuda y las listas con detalle.
       *[same] La ayuda y las listas como lo demás.
    }
    .braille = { $value ->
        [short] Ayuda y listas: corto.
        [long] Ayuda y listas: largo.
       *[same] Ayuda y listas: normal.
    }
setting-confirm-gives = { $value ->
        [on] Una pieza se da tras un segundo { KEY("enter") }.
       *[off] Una pieza se da enseguida.
    }
    .brief = { $value ->
        [on] Se pregunta antes de dar.
       *[off] Se da enseguida.
    }
    .braille = { $value ->
        [on] Pregunta antes de dar.
       *[off] Da enseguida.
    }
setting-language = El programa habla español desde ahora.
    .brief = El programa habla español.
    .braille = Idioma: español.
setting-cells = { $value ->
        [digits] Las casillas se nombran con dos cifras, la fila y después la columna.
       *[letters] Las casillas se nombran con la letra de la columna y la cifra de la fila.
    }
    .brief = { $value ->
        [digits] Casillas con dos cifras.
       *[letters] Casillas con letra y cifra.
    }
    .braille = { $value ->
        [digits] Casillas con dos cifras.
       *[letters] Casillas con letra y cifra.
    }
setting-speech = { $value ->
        [print] Su propio lector de pantalla dice las líneas de esta terminal.
        [direct] Se habla directamente a través de su lector de pantalla.
        [self] Habla esta voz propia del programa. Si también habla su lector de pantalla, póngalo en reposo.
        [braille] Líneas escuetas para una línea braille, sin voz.
       *[auto] El programa averigua quién habla.
    }
    .brief = { $value ->
        [print] Habla su lector de pantalla.
        [direct] Se habla directamente a través de su lector.
        [self] Habla la voz propia del programa.
        [braille] Líneas para braille.
       *[auto] El programa elige quién habla.
    }
    .braille = { $value ->
        [print] Líneas para un lector.
        [direct] Lector, directamente.
        [self] Voz propia.
        [braille] Líneas para braille.
       *[auto] Elige el programa.
    }
setting-lines = { $value ->
        [standard] Desde la próxima partida cuentan diez líneas: filas, columnas y diagonales.
        [advanced] Desde la próxima partida cuentan diecinueve líneas: filas, columnas, diagonales y nueve cuadrados de dos por dos.
        [um-quarto] Desde la próxima partida valen las reglas de Um Quarto: diecinueve líneas, con nueve cuadrados de dos por dos.
       *[quarters] Desde la próxima partida cuentan catorce líneas: filas, columnas, diagonales y los cuatro cuartos del tablero.
    }
    .brief = { $value ->
        [standard] Próxima partida: diez líneas.
        [advanced] Próxima partida: diecinueve líneas, con cuadrados.
        [um-quarto] Próxima partida: Um Quarto, diecinueve líneas.
       *[quarters] Próxima partida: catorce líneas, con cuartos.
    }
    .braille = { $value ->
        [standard] Diez líneas.
        [advanced] Diecinueve líneas.
        [um-quarto] Um Quarto, diecinueve líneas.
       *[quarters] Catorce líneas.
    }
setting-attributes = Desde la próxima partida cuenta esto: { $value }.
    .brief = En la próxima partida cuenta { $value }.
    .braille = Cuenta: { $value }.
setting-colour = { $value ->
        [orange-blue] Los dos colores se llaman naranja y azul.
        [striped] En lugar del color, las piezas son rayadas o lisas.
        [ringed] En lugar del color, las piezas son con anillo o lisas.
        [pinned] En lugar del color, las piezas son con clavija o lisas.
        [rough] En lugar del color, las piezas son ásperas o suaves.
        [own] En lugar del color, las piezas se distinguen con sus propias palabras.
        [ignored] Desde la próxima partida el color no cuenta.
       *[light-dark] Los dos colores se llaman clara y oscura.
    }
    .brief = { $value ->
        [orange-blue] Naranja y azul.
        [striped] Rayada y lisa.
        [ringed] Con anillo y lisa.
        [pinned] Con clavija y lisa.
        [rough] Áspera y suave.
        [own] Sus propias palabras.
        [ignored] La próxima partida, sin color.
       *[light-dark] Clara y oscura.
    }
    .braille = { $value ->
        [orange-blue] Naranja y azul.
        [striped] Rayada y lisa.
        [ringed] Con anillo y lisa.
        [pinned] Con clavija y lisa.
        [rough] Áspera y suave.
        [own] Sus propias palabras.
        [ignored] Sin color.
       *[light-dark] Clara y oscura.
    }
setting-sizes = { $value ->
        [big-small] Las piezas altas se llaman grandes, y las bajas pequeñas.
       *[tall-short] Las piezas se llaman altas y bajas.
    }
    .brief = { $value ->
        [big-small] Grande y pequeña.
       *[tall-short] Alta y baja.
    }
    .braille = { $value ->
        [big-small] Grande y pequeña.
       *[tall-short] Alta y baja.
    }
setting-lot = { $value ->
        [odd-even] Desde la próxima partida, el juego de pares o nones decide quién da primero.
        [agreed] Desde la próxima partida, se le pregunta quién da primero.
       *[random] Desde la próxima partida, el azar decide quién da primero.
    }
    .brief = { $value ->
        [odd-even] Próxima partida: pares o nones para el inicio.
        [agreed] Próxima partida: usted dice quién da primero.
       *[random] Próxima partida: el inicio por azar.
    }
    .braille = { $value ->
        [odd-even] Inicio: pares o nones.
        [agreed] Inicio: acuerdo.
       *[random] Inicio: azar.
    }
setting-claims = { $value ->
        [two] Desde la próxima partida, se pueden cantar dos líneas completas en cada momento.
        [three] Desde la próxima partida, se pueden cantar tres líneas completas en cada momento.
        [any] Desde la próxima partida, se puede cantar cualquier número de líneas completas en cada momento.
       *[one] Desde la próxima partida, se puede cantar una línea completa en cada momento.
    }
    .brief = { $value ->
        [two] Próxima partida: dos intentos.
        [three] Próxima partida: tres intentos.
        [any] Próxima partida: intentos sin límite.
       *[one] Próxima partida: un intento.
    }
    .braille = { $value ->
        [two] Dos intentos.
        [three] Tres intentos.
        [any] Intentos: sin límite.
       *[one] Un intento.
    }
setting-tell-me = { $value ->
        [on] Desde la próxima partida, hay un aviso cuando hay un Quarto que puede cantar, pero sin decir dónde.
       *[off] Desde la próxima partida, nadie avisa de que hay un Quarto.
    }
    .brief = { $value ->
        [on] Próxima partida: aviso de Quarto, sin decir dónde.
       *[off] Próxima partida: sin aviso de Quarto.
    }
    .braille = { $value ->
        [on] Con aviso de Quarto.
       *[off] Sin aviso de Quarto.
    }
setting-preset = { $value ->
        [children] Reglas para la infancia: solo cuenta la altura, hay aviso de Quarto, y la máquina juega en nivel fácil. Desde la próxima partida.
        [contest] Reglas de torneo: un minuto por turno, y cantar en falso una línea completa hace perder la partida. Desde la próxima partida.
       *[own] Su propia elección de reglas, como antes.
    }
    .brief = { $value ->
        [children] Para la infancia: solo la altura, aviso de Quarto, nivel fácil.
        [contest] Torneo: un minuto por turno, cantar en falso hace perder.
       *[own] Reglas propias, como antes.
    }
    .braille = { $value ->
        [children] Reglas: infancia.
        [contest] Reglas: torneo.
       *[own] Reglas: elección propia.
    }
setting-false-claim = { $value ->
        [loses] Desde la próxima partida, cantar en falso una línea completa hace perder la partida.
       *[free] Desde la próxima partida, cantar en falso cuesta un intento y nada más.
    }
    .brief = { $value ->
        [loses] Próxima partida: cantar en falso hace perder.
       *[free] Próxima partida: cantar en falso cuesta un intento.
    }
    .braille = { $value ->
        [loses] Cantar en falso hace perder.
       *[free] Cantar en falso: un intento.
    }
setting-move-time = { $value ->
        [off] Desde la próxima partida no hay reloj por turno.
       *[other] Desde la próxima partida cada turno tiene { $value }. El reloj se para mientras se dice algo.
    }
    .brief = { $value ->
        [off] Próxima partida: sin reloj por turno.
       *[other] Próxima partida: { $value } por turno.
    }
    .braille = { $value ->
        [off] Sin reloj por turno.
       *[other] { $value } por turno. En braille no hay reloj.
    }
setting-total-time = { $value ->
        [off] Desde la próxima partida no hay reloj por partida.
       *[other] Desde la próxima partida cada parte tiene { $value } para toda la partida. El reloj se para mientras se dice algo.
    }
    .brief = { $value ->
        [off] Próxima partida: sin reloj por partida.
       *[other] Próxima partida: { $value } para cada parte.
    }
    .braille = { $value ->
        [off] Sin reloj por partida.
       *[other] { $value } por partida. En braille no hay reloj.
    }
setting-time-factor-1 = { $value ->
        [1] El jugador 1 tiene el tiempo normal.
       *[other] El jugador 1 tiene { $value } veces el tiempo normal, también en la partida actual.
    }
    .brief = { $value ->
        [1] Jugador 1: tiempo normal.
       *[other] Jugador 1: { $value } veces el tiempo.
    }
    .braille = { $value ->
        [1] Jugador 1: tiempo normal.
       *[other] Jugador 1: tiempo por { $value }.
    }
setting-time-factor-2 = { $value ->
        [1] El jugador 2 tiene el tiempo normal.
       *[other] El jugador 2 tiene { $value } veces el tiempo normal, también en la partida actual.
    }
    .brief = { $value ->
        [1] Jugador 2: tiempo normal.
       *[other] Jugador 2: { $value } veces el tiempo.
    }
    .braille = { $value ->
        [1] Jugador 2: tiempo normal.
       *[other] Jugador 2: tiempo por { $value }.
    }
setting-reading-speed = El reloj se para mientras usted lee, a { $value } caracteres por segundo.
    .brief = Lectura a { $value } caracteres por segundo.
    .braille = { $value } caracteres por segundo.
setting-theme = La imagen del tablero se dibuja { $value ->
        [plain] con signos simples
        [contrast] con superficies claras y oscuras
        [yellow] con superficies claras y oscuras, amarillo sobre negro
       *[blocks] con bloques llenos
    }.
    .brief = { $value ->
        [plain] Una imagen de signos simples.
        [contrast] Una imagen de superficies claras y oscuras.
        [yellow] Una imagen en amarillo sobre negro.
       *[blocks] Una imagen de bloques llenos.
    }
    .braille = { $value ->
        [plain] Signos simples.
        [contrast] Alto contraste.
        [yellow] Amarillo sobre negro.
       *[blocks] Bloques llenos.
    }
setting-picture = { $value ->
        [on] El tablero se dibuja para la vista.
        [off] El tablero no se dibuja.
       *[auto] El tablero se dibuja para la vista donde habla la voz propia del programa.
    }
    .brief = { $value ->
        [on] El tablero se dibuja.
        [off] Sin imagen del tablero.
       *[auto] Imagen donde no hay lector.
    }
    .braille = { $value ->
        [on] Con imagen.
        [off] Sin imagen.
       *[auto] Imagen: automática.
    }
setting-rate = La voz propia del programa dice { $value } palabras por minuto.
    .brief = { $value } palabras por minuto.
    .braille = { $value } palabras por minuto.
setting-pitch = La voz propia del programa tiene tono { $value } de 100.
    .brief = Tono de voz { $value }.
    .braille = Tono de voz { $value }.
setting-voice = { $value ->
        [best] La voz propia del programa es la que mejor conviene al idioma.
       *[other] La voz propia del programa es { $value }.
    }
    .brief = { $value ->
        [best] La mejor voz.
       *[other] Voz { $value }.
    }
    .braille = { $value ->
        [best] La mejor voz.
       *[other] Voz { $value }.
    }
setting-voice-volume = La voz propia del programa tiene volumen { $value } de 100.
    .brief = Volumen de la voz { $value }.
    .braille = Volumen de la voz { $value }.
setting-sound-volume = { $value ->
        [0] Los sonidos están apagados.
       *[other] Los sonidos tienen volumen { $value } de 100.
    }
    .brief = { $value ->
        [0] Sonidos apagados.
       *[other] Volumen de los sonidos { $value }.
    }
    .braille = { $value ->
        [0] Sonidos apagados.
       *[other] Volumen de los sonidos { $value }.
    }
setting-volume-navigation = Los toques tienen volumen { $value } de 100.
    .brief = Toques, volumen { $value }.
    .braille = Toques, { $value }.
setting-volume-events = Los sonidos de las jugadas tienen volumen { $value } de 100.
    .brief = Sonidos de jugadas, volumen { $value }.
    .braille = Sonidos de jugadas, { $value }.
setting-volume-alerts = Los sonidos de aviso tienen volumen { $value } de 100.
    .brief = Sonidos de aviso, volumen { $value }.
    .braille = Sonidos de aviso, { $value }.
setting-volume-sonification = El tablero en sonidos tiene volumen { $value } de 100.
    .brief = El tablero en sonidos, volumen { $value }.
    .braille = El tablero en sonidos, { $value }.
setting-mono = { $value ->
        [on] Los sonidos vienen del centro, y las columnas difieren en el tono.
       *[off] Los sonidos vienen de izquierda a derecha según la columna.
    }
    .brief = { $value ->
        [on] Sonidos en mono.
       *[off] Sonidos en estéreo.
    }
    .braille = { $value ->
        [on] Sonidos en mono.
       *[off] Sonidos en estéreo.
    }
setting-spatial = { $value ->
        [on] La voz propia del programa viene de la casilla de la que habla.
       *[off] La voz propia del programa viene del centro.
    }
    .brief = { $value ->
        [on] Voz desde la casilla.
       *[off] Voz desde el centro.
    }
    .braille = { $value ->
        [on] Voz desde la casilla.
       *[off] Voz desde el centro.
    }

# Para qué sirve cada uno. Las mismas frases están en el archivo de los ajustes.

setting-help-profile = Cambia varios ajustes a la vez: para principiantes, para la brevedad, para baja visión, o para personas sordociegas.
    .brief = Cambia varios ajustes a la vez.
    .braille = Varios ajustes a la vez.
setting-help-verbosity = Cuánto se dice: los mensajes cortos son para quien conoce el juego, los largos explican más.
    .brief = Los cortos son para quien conoce el juego, los largos explican.
    .braille = Longitud de los mensajes.
setting-help-verbosity-focus = Cuánto se dice de lo que está en el foco, como una casilla y su pieza.
    .brief = Cuánto se dice del foco.
    .braille = Longitud en el foco.
setting-help-verbosity-moves = Cuánto se dice de las jugadas, de los cantos y del final de una partida.
    .brief = Cuánto se dice de las jugadas.
    .braille = Longitud de las jugadas.
setting-help-verbosity-answers = Cuánto se dice cuando usted pregunta por la partida, como por el tablero o la pieza en mano.
    .brief = Cuánto se dice cuando pregunta.
    .braille = Longitud de las respuestas.
setting-help-verbosity-refusals = Cuánto se dice cuando algo no se puede hacer, y qué hacer en su lugar.
    .brief = Cuánto se dice cuando algo no se puede hacer.
    .braille = Longitud de los rechazos.
setting-help-verbosity-help = Cuánto se dice en la ayuda, las listas y las preguntas en torno al juego.
    .brief = Cuánto se dice en la ayuda y las listas.
    .braille = Longitud de la ayuda.
setting-help-confirm-gives = Si se le pregunta antes de dar una pieza, para que un { KEY("enter") } pulsado por error no dé nada.
    .brief = Pregunta antes de dar una pieza.
    .braille = Pregunta antes de dar.
setting-help-language = Qué idioma habla y entiende el programa, o auto para el del sistema. Además se entiende el inglés.
    .brief = Qué idioma se habla.
    .braille = El idioma.
setting-help-cells = Cómo se nombran las casillas: con la letra de la columna y la cifra de la fila, o con dos cifras, primero la fila.
    .brief = Cómo se nombran las casillas.
    .braille = Nombres de las casillas.
setting-help-speech = Su lector de pantalla por líneas o directamente, la voz propia del programa, o líneas para braille sin voz. Habla exactamente uno.
    .brief = Su lector, la voz propia del programa, o braille.
    .braille = Lector, voz o braille.
setting-help-lines = Qué líneas de cuatro se pueden cantar, desde la próxima partida.
    .brief = Qué líneas se pueden cantar.
    .braille = Líneas que cuentan.
setting-help-attributes = Con cuáles de altura, color, forma y hueco se distinguen las piezas, desde la próxima partida. Con menos, el juego es más sencillo.
    .brief = Por qué se distinguen las piezas.
    .braille = Lo que cuenta.
setting-help-colour = Cómo se llaman los dos colores. También se pueden decir como una marca que notan los dedos, o no contar en absoluto.
    .brief = Palabras para los dos colores, o una marca, o nada.
    .braille = Palabras para los colores.
setting-help-own-light = Su propia palabra para las piezas claras, que se usa donde los colores se dicen con sus propias palabras.
    .brief = Su propia palabra para las piezas claras.
    .braille = Palabra propia para clara.
setting-help-own-dark = Su propia palabra para las piezas oscuras, que se usa donde los colores se dicen con sus propias palabras.
    .brief = Su propia palabra para las piezas oscuras.
    .braille = Palabra propia para oscura.
setting-help-sizes = Cómo se llaman las dos alturas. Grande y pequeña son palabras para la infancia.
    .brief = Palabras para las dos alturas.
    .braille = Palabras para las alturas.
setting-help-lot = Cómo se decide quién da primero: por azar, a pares o nones, o por acuerdo.
    .brief = Cómo se decide el inicio.
    .braille = Quién da primero.
setting-help-claims = Cuántas líneas completas se pueden cantar en cada momento. Este límite es una regla de este programa, para que las líneas se encuentren escuchando y no probando.
    .brief = Cuántas líneas completas se pueden cantar en cada momento.
    .braille = Intentos de cantar.
setting-help-tell-me = Ayuda para principiantes: hay un aviso cuando hay un Quarto que puede cantar, y hay que encontrar dónde. Al empezar la partida se oye que está puesta.
    .brief = Aviso para principiantes cuando hay un Quarto, sin decir dónde.
    .braille = Aviso de Quarto.
setting-help-preset = Cambia varias reglas de la próxima partida a la vez: para la infancia, o como en un torneo.
    .brief = Cambia varias reglas a la vez.
    .braille = Varias reglas a la vez.
setting-help-false-claim = Qué cuesta cantar una línea completa que no es un Quarto, desde la próxima partida.
    .brief = Qué cuesta cantar en falso.
    .braille = Cantar en falso.
setting-help-move-time = Cuánto tiempo hay para colocar y dar, en segundos desde la próxima partida, 0 para no tener reloj. Cuando se acaba, el programa juega al azar. En braille no hay reloj.
    .brief = Tiempo para colocar y dar, 0 para no tener reloj. En braille no hay.
    .braille = Tiempo por turno. Aquí no hay.
setting-help-total-time = Cuánto tiempo tiene cada parte para toda la partida, en segundos desde la próxima partida, 0 para no tener reloj. Pierde quien se queda sin tiempo. En braille no hay reloj.
    .brief = Tiempo de cada parte para una partida, 0 para no tener reloj.
    .braille = Tiempo por partida. Aquí no hay.
setting-help-time-factor-1 = Cuántas veces el tiempo tiene el jugador 1, de 1 a 10. Contra la máquina, usted es el jugador 1. Vale enseguida.
    .brief = Cuántas veces el tiempo tiene el jugador 1, o usted.
    .braille = Tiempo del jugador 1, por 1 a 10.
setting-help-time-factor-2 = Cuántas veces el tiempo tiene el jugador 2, de 1 a 10. Vale enseguida.
    .brief = Cuántas veces el tiempo tiene el jugador 2.
    .braille = Tiempo del jugador 2, por 1 a 10.
setting-help-reading-speed = Con qué rapidez lee u oye usted, en caracteres por segundo. Ese tiempo se para el reloj tras cada mensaje, o hasta su próxima tecla. Con la voz propia del programa espera al final del sonido.
    .brief = Con qué rapidez lee usted, para que el reloj le espere.
    .braille = Caracteres por segundo para el reloj.
setting-help-theme = Cómo se dibuja la imagen del tablero. Ningún aspecto necesita color para distinguir las piezas.
    .brief = Cómo se dibuja la imagen.
    .braille = Aspecto de la imagen.
setting-help-picture = Si el tablero se dibuja en la terminal, grande, para quien ve.
    .brief = Un tablero grande en la terminal, para la vista.
    .braille = Imagen para la vista.
setting-help-rate = Con qué rapidez habla la voz propia del programa, en palabras por minuto. Más y guion la cambian en cualquier momento.
    .brief = Con qué rapidez habla la voz. Más y guion la cambian.
    .braille = Palabras por minuto. Más, guion.
setting-help-pitch = Con qué tono habla la voz propia del programa, hasta 100.
    .brief = Con qué tono habla la voz.
    .braille = Tono de la voz.
setting-help-voice = Con qué voz habla el programa este idioma: { $language }. La orden quarto-access voices enumera las instaladas.
    .brief = Cuál de las voces instaladas habla.
    .braille = Qué voz habla.
setting-help-voice-volume = Con qué volumen habla la voz propia del programa, hasta 100.
    .brief = Con qué volumen habla la voz.
    .braille = Volumen de la voz.
setting-help-sound-volume = Con qué volumen suenan todos los sonidos, hasta 100, o 0 para ninguno. La voz no cambia con ello.
    .brief = Con qué volumen suena todo, 0 para nada.
    .braille = Volumen de todos los sonidos.
setting-help-volume-navigation = Con qué volumen suenan los toques del foco y de las listas, como parte de todos los sonidos.
    .brief = Con qué volumen suenan los toques del foco.
    .braille = Volumen de los toques.
setting-help-volume-events = Con qué volumen suenan las jugadas y el final, como parte de todos los sonidos.
    .brief = Con qué volumen suenan las jugadas.
    .braille = Volumen de las jugadas.
setting-help-volume-alerts = Con qué volumen suenan los rechazos y los cantos, como parte de todos los sonidos.
    .brief = Con qué volumen suenan rechazos y cantos.
    .braille = Volumen de los avisos.
setting-help-volume-sonification = Con qué volumen suena el tablero en sonidos, como parte de todos los sonidos.
    .brief = Con qué volumen suena el tablero en sonidos.
    .braille = Volumen del tablero.
setting-help-mono = Para un solo oído o un solo altavoz: las columnas se distinguen por el tono, no por izquierda y derecha.
    .brief = Para un solo oído: columnas por el tono.
    .braille = Para un solo oído.
setting-help-spatial = Hace que la voz propia del programa venga del lado de la casilla de la que habla. Para auriculares.
    .brief = La voz viene del lado de la casilla.
    .braille = Voz desde la casilla.
setting-help-notes = Lo que ya se le dijo una vez y no se repite. No son ajustes.
