# Ajustes: sus valores, lo que hacen, y las palabras alrededor de una muestra.

item-setting = { CAP($action) }: { $setting }.
    .brief = { CAP($action) }: { $setting }.
    .braille = { CAP($action) }: { $setting }.
item-change = Pulse { KEY("enter") } para cambiarlo.
    .brief = { "" }
    .braille = { "" }
setting-sample = Por ejemplo:
    .brief = Suena así:
    .braille = Así queda:
setting-edge = No va más allá.
setting-value = { $value ->
        [on] sí
        [off] no
        [short] corto
        [long] largo
        [auto] elige el programa
        [own] elección propia
        [beginner] para empezar
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
        [random] por sorteo
        [odd-even] pares o nones
        [agreed] por acuerdo
        [one] un intento
        [two] dos intentos
        [three] tres intentos
        [any] sin límite
        [children] reglas infantiles
        [contest] torneo
        [free] cuesta un intento
        [loses] pierde el juego
        [blocks] bloques
        [plain] signos sencillos
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
        [self] la voz del propio programa
        [braille] braille
       *[other] { $value }
    }

# Lo que se cambió.

setting-profile = { $value ->
        [beginner] Perfil para empezar: mensajes largos, una pregunta antes de dar una pieza, una voz más lenta.
        [brief] Perfil breve: mensajes cortos, una voz más rápida.
        [low-vision] Perfil de baja visión: la voz del propio programa, un dibujo del tablero, el foco por extenso.
        [deaf-blind] Perfil de sordoceguera: líneas breves para una línea braille, sin sonidos.
       *[own] Su propia elección de ajustes, como antes.
    }
    .brief = { $value ->
        [beginner] Para empezar: largo, pregunta antes de dar, voz más lenta.
        [brief] Breve: corto, voz más rápida.
        [low-vision] Baja visión: voz propia, dibujo, foco por extenso.
        [deaf-blind] Sordoceguera: líneas para braille, sin sonidos.
       *[own] Elección propia, como antes.
    }
    .braille = { $value ->
        [beginner] Perfil: para empezar.
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
        [long] El foco se dice por extenso.
       *[same] El foco se dice como todo lo demás.
    }
    .brief = { $value ->
        [short] El foco en corto.
        [long] El foco por extenso.
       *[same] El foco como lo demás.
    }
    .braille = { $value ->
        [short] El foco: corto.
        [long] El foco: largo.
       *[same] El foco: como lo demás.
    }
setting-verbosity-moves = { $value ->
        [short] Las jugadas se dicen en corto.
        [long] Las jugadas se dicen por extenso.
       *[same] Las jugadas se dicen como todo lo demás.
    }
    .brief = { $value ->
        [short] Jugadas en corto.
        [long] Jugadas por extenso.
       *[same] Jugadas como lo demás.
    }
    .braille = { $value ->
        [short] Jugadas: corto.
        [long] Jugadas: largo.
       *[same] Jugadas: como lo demás.
    }
setting-verbosity-answers = { $value ->
        [short] Las respuestas se dicen en corto.
        [long] Las respuestas se dicen por extenso.
       *[same] Las respuestas se dicen como todo lo demás.
    }
    .brief = { $value ->
        [short] Respuestas en corto.
        [long] Respuestas por extenso.
       *[same] Respuestas como lo demás.
    }
    .braille = { $value ->
        [short] Respuestas: corto.
        [long] Respuestas: largo.
       *[same] Respuestas: como lo demás.
    }
setting-verbosity-refusals = { $value ->
        [short] Las negativas se dicen en corto.
        [long] Las negativas se dicen por extenso.
       *[same] Las negativas se dicen como todo lo demás.
    }
    .brief = { $value ->
        [short] Negativas en corto.
        [long] Negativas por extenso.
       *[same] Negativas como lo demás.
    }
    .braille = { $value ->
        [short] Negativas: corto.
        [long] Negativas: largo.
       *[same] Negativas: como lo demás.
    }
setting-verbosity-help = { $value ->
        [short] La ayuda y las listas se dicen en corto.
        [long] La ayuda y las listas se dicen por extenso.
       *[same] La ayuda y las listas se dicen como todo lo demás.
    }
    .brief = { $value ->
        [short] Ayuda y listas en corto.
        [long] Ayuda y listas por extenso.
       *[same] Ayuda y listas como lo demás.
    }
    .braille = { $value ->
        [short] Ayuda y listas: corto.
        [long] Ayuda y listas: largo.
       *[same] Ayuda y listas: como lo demás.
    }
setting-confirm-gives = { $value ->
        [on] Una pieza se da con un segundo { KEY("enter") }.
       *[off] Una pieza se da enseguida.
    }
    .brief = { $value ->
        [on] Dar pregunta antes.
       *[off] Dar sin preguntar.
    }
    .braille = { $value ->
        [on] Dar pregunta antes.
       *[off] Dar sin preguntar.
    }
setting-language = El programa habla español desde ahora.
    .brief = El programa habla español.
    .braille = Idioma: español.
setting-cells = { $value ->
        [digits] Las casillas se nombran con dos cifras, la fila y luego la columna.
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
setting-first-row = { $value ->
        [far] La fila 1 está arriba, la más lejana de usted. Hacia arriba se va a filas de número menor.
       *[near] La fila 1 es la más cercana a usted. Hacia arriba se va a filas de número mayor.
    }
    .brief = { $value ->
        [far] La fila 1 arriba.
       *[near] La fila 1 cerca de usted.
    }
    .braille = { $value ->
        [far] Fila 1 arriba.
       *[near] Fila 1 cerca.
    }
setting-speech = { $value ->
        [print] Su propio lector de pantalla dice las líneas de texto de este terminal.
        [direct] El programa habla directamente por su lector de pantalla.
        [self] Habla esta voz del propio programa. Si también habla su lector de pantalla, póngalo a dormir.
        [braille] Líneas de texto breves para una línea braille, sin voz.
       *[auto] El programa averigua quién habla.
    }
    .brief = { $value ->
        [print] Habla su lector de pantalla.
        [direct] Directamente por su lector.
        [self] Habla la voz del propio programa.
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
        [standard] Desde el próximo juego cuentan diez líneas: filas, columnas y diagonales.
        [advanced] Desde el próximo juego cuentan diecinueve líneas: filas, columnas, diagonales, y nueve cuadrados de dos por dos.
        [um-quarto] Desde el próximo juego valen las reglas de Um Quarto: diecinueve líneas, con nueve cuadrados de dos por dos.
       *[quarters] Desde el próximo juego cuentan catorce líneas: filas, columnas, diagonales, y los cuatro cuartos del tablero.
    }
    .brief = { $value ->
        [standard] Próximo juego: diez líneas.
        [advanced] Próximo juego: diecinueve líneas, con cuadrados.
        [um-quarto] Próximo juego: Um Quarto, diecinueve líneas.
       *[quarters] Próximo juego: catorce líneas, con cuartos.
    }
    .braille = { $value ->
        [standard] Diez líneas.
        [advanced] Diecinueve líneas.
        [um-quarto] Um Quarto, diecinueve líneas.
       *[quarters] Catorce líneas.
    }
setting-attributes = Desde el próximo juego cuenta esto: { $value }.
    .brief = En el próximo juego cuenta { $value }.
    .braille = Cuenta: { $value }.
setting-colour = { $value ->
        [orange-blue] Los dos colores se llaman naranja y azul.
        [striped] En lugar de color, las piezas son rayadas o lisas.
        [ringed] En lugar de color, las piezas son con anillo o lisas.
        [pinned] En lugar de color, las piezas son con clavija o lisas.
        [rough] En lugar de color, las piezas son ásperas o suaves.
        [own] En lugar de color, las piezas se distinguen con sus propias palabras.
        [ignored] Desde el próximo juego el color no cuenta.
       *[light-dark] Los dos colores se llaman claro y oscuro.
    }
    .brief = { $value ->
        [orange-blue] Naranja y azul.
        [striped] Rayada y lisa.
        [ringed] Con anillo y lisa.
        [pinned] Con clavija y lisa.
        [rough] Áspera y suave.
        [own] Sus propias palabras.
        [ignored] Próximo juego sin color.
       *[light-dark] Clara y oscura.
    }
    .braille = { $value ->
        [orange-blue] Naranja y azul.
        [striped] Rayada y lisa.
        [ringed] Con anillo y lisa.
        [pinned] Con clavija y lisa.
        [rough] Áspera y suave.
        [own] Palabras propias.
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
        [odd-even] Desde el próximo juego, pares o nones decide quién da primero.
        [agreed] Desde el próximo juego, se le pregunta quién da primero.
       *[random] Desde el próximo juego, el sorteo decide quién da primero.
    }
    .brief = { $value ->
        [odd-even] Próximo juego: pares o nones para el comienzo.
        [agreed] Próximo juego: usted dice quién da primero.
       *[random] Próximo juego: comienzo por sorteo.
    }
    .braille = { $value ->
        [odd-even] Comienzo: pares o nones.
        [agreed] Comienzo: por acuerdo.
       *[random] Comienzo: por sorteo.
    }
setting-claims = { $value ->
        [two] Desde el próximo juego, se pueden anunciar dos líneas completas en cada momento.
        [three] Desde el próximo juego, se pueden anunciar tres líneas completas en cada momento.
        [any] Desde el próximo juego, se puede anunciar cualquier número de líneas completas en cada momento.
       *[one] Desde el próximo juego, se puede anunciar una línea completa en cada momento.
    }
    .brief = { $value ->
        [two] Próximo juego: dos intentos.
        [three] Próximo juego: tres intentos.
        [any] Próximo juego: intentos sin límite.
       *[one] Próximo juego: un intento.
    }
    .braille = { $value ->
        [two] Dos intentos.
        [three] Tres intentos.
        [any] Intentos: sin límite.
       *[one] Un intento.
    }
setting-tell-me = { $value ->
        [on] Desde el próximo juego, el programa avisa cuando hay un Quarto que usted puede anunciar, pero no dónde.
       *[off] Desde el próximo juego, nadie avisa de que hay un Quarto.
    }
    .brief = { $value ->
        [on] Próximo juego: aviso de Quarto, sin decir dónde.
       *[off] Próximo juego: sin aviso de Quarto.
    }
    .braille = { $value ->
        [on] Se avisa de Quartos.
       *[off] No se avisa de Quartos.
    }
setting-preset = { $value ->
        [children] Reglas infantiles: solo cuenta la altura, se avisa cuando hay un Quarto, y la máquina juega en nivel fácil. Desde el próximo juego.
        [contest] Reglas de torneo: un minuto para cada turno, y anunciar mal una línea completa pierde el juego. Desde el próximo juego.
       *[own] Su propia elección de reglas, como antes.
    }
    .brief = { $value ->
        [children] Infantiles: solo altura, aviso de Quarto, nivel fácil.
        [contest] Torneo: un minuto por turno, un anuncio erróneo pierde.
       *[own] Reglas propias, como antes.
    }
    .braille = { $value ->
        [children] Reglas: infantiles.
        [contest] Reglas: torneo.
       *[own] Reglas: elección propia.
    }
setting-false-claim = { $value ->
        [loses] Desde el próximo juego, anunciar mal una línea completa pierde el juego.
       *[free] Desde el próximo juego, un anuncio erróneo cuesta un intento y nada más.
    }
    .brief = { $value ->
        [loses] Próximo juego: un anuncio erróneo pierde.
       *[free] Próximo juego: un anuncio erróneo cuesta un intento.
    }
    .braille = { $value ->
        [loses] Anuncio erróneo, pierde.
       *[free] Anuncio erróneo: un intento.
    }
setting-move-time = { $value ->
        [off] Desde el próximo juego no hay reloj por turno.
       *[other] Desde el próximo juego cada turno tiene { $value }. El reloj se detiene mientras se dice algo.
    }
    .brief = { $value ->
        [off] Próximo juego: sin reloj por turno.
       *[other] Próximo juego: { $value } por turno.
    }
    .braille = { $value ->
        [off] Sin reloj por turno.
       *[other] { CAP($value) } por turno. En braille, sin reloj.
    }
setting-total-time = { $value ->
        [off] Desde el próximo juego no hay reloj para todo un juego.
       *[other] Desde el próximo juego cada parte tiene { $value } para todo un juego. El reloj se detiene mientras se dice algo.
    }
    .brief = { $value ->
        [off] Próximo juego: sin reloj por juego.
       *[other] Próximo juego: { $value } para cada parte.
    }
    .braille = { $value ->
        [off] Sin reloj por juego.
       *[other] { CAP($value) } por juego. En braille, sin reloj.
    }
setting-time-factor-1 = { $value ->
        [1] Jugador 1 tiene el tiempo normal.
       *[other] Jugador 1 tiene { $value } veces el tiempo normal, también en este juego.
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
        [1] Jugador 2 tiene el tiempo normal.
       *[other] Jugador 2 tiene { $value } veces el tiempo normal, también en este juego.
    }
    .brief = { $value ->
        [1] Jugador 2: tiempo normal.
       *[other] Jugador 2: { $value } veces el tiempo.
    }
    .braille = { $value ->
        [1] Jugador 2: tiempo normal.
       *[other] Jugador 2: tiempo por { $value }.
    }
setting-reading-speed = El reloj se detiene mientras usted lee, a { $value } caracteres por segundo.
    .brief = Lectura, { $value } caracteres por segundo.
    .braille = { $value } caracteres por segundo.
setting-theme = El tablero se dibuja { $value ->
        [plain] con signos sencillos
        [contrast] con superficies claras y oscuras
        [yellow] con superficies claras y oscuras, amarillo sobre negro
       *[blocks] con bloques macizos
    }.
    .brief = { $value ->
        [plain] Un dibujo de signos sencillos.
        [contrast] Un dibujo de superficies claras y oscuras.
        [yellow] Un dibujo en amarillo sobre negro.
       *[blocks] Un dibujo de bloques macizos.
    }
    .braille = { $value ->
        [plain] Signos sencillos.
        [contrast] Alto contraste.
        [yellow] Amarillo sobre negro.
       *[blocks] Bloques macizos.
    }
setting-picture = { $value ->
        [on] El tablero se dibuja para los ojos.
        [off] El tablero no se dibuja.
       *[auto] El tablero se dibuja para los ojos donde habla la voz del propio programa.
    }
    .brief = { $value ->
        [on] El tablero se dibuja.
        [off] Sin dibujo del tablero.
       *[auto] Un dibujo donde no hay lector.
    }
    .braille = { $value ->
        [on] Dibujo: sí.
        [off] Dibujo: no.
       *[auto] Dibujo: automático.
    }
setting-rate = La voz del propio programa dice { $value } palabras por minuto.
    .brief = { $value } palabras por minuto.
    .braille = { $value } palabras por minuto.
setting-pitch = La voz del propio programa tiene tono { $value } de 100.
    .brief = Tono de voz { $value }.
    .braille = Tono de voz { $value }.
setting-voice = { $value ->
        [best] La voz del propio programa es la que mejor va con el idioma.
       *[other] La voz del propio programa es { $value }.
    }
    .brief = { $value ->
        [best] La mejor voz.
       *[other] Voz: { $value }.
    }
    .braille = { $value ->
        [best] La mejor voz.
       *[other] Voz: { $value }.
    }
setting-voice-volume = La voz del propio programa tiene volumen { $value } de 100.
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
setting-volume-alerts = Los sonidos de los avisos tienen volumen { $value } de 100.
    .brief = Sonidos de avisos, volumen { $value }.
    .braille = Sonidos de avisos, { $value }.
setting-volume-sonification = El tablero en sonidos tiene volumen { $value } de 100.
    .brief = El tablero en sonidos, volumen { $value }.
    .braille = El tablero en sonidos, { $value }.
setting-mono = { $value ->
        [on] Los sonidos llegan del centro, y las columnas se distinguen por el tono.
       *[off] Los sonidos llegan de izquierda a derecha por columna.
    }
    .brief = { $value ->
        [on] Sonidos mono.
       *[off] Sonidos estéreo.
    }
    .braille = { $value ->
        [on] Sonidos mono.
       *[off] Sonidos estéreo.
    }
setting-spatial = { $value ->
        [on] La voz del propio programa llega desde la casilla de la que habla.
       *[off] La voz del propio programa llega del centro.
    }
    .brief = { $value ->
        [on] Voz desde la casilla.
       *[off] Voz desde el centro.
    }
    .braille = { $value ->
        [on] Voz desde la casilla.
       *[off] Voz desde el centro.
    }

# Para qué es cada uno. Las mismas frases están en el archivo de los ajustes.

setting-help-profile = Pone varios ajustes a la vez: para empezar, para brevedad, para baja visión, o para sordoceguera.
    .brief = Pone varios ajustes a la vez.
    .braille = Varios ajustes a la vez.
setting-help-verbosity = Cuánto se dice: los mensajes cortos son para quien conoce el juego, los largos explican más.
    .brief = Corto para quien sabe, largo explica.
    .braille = Longitud de los mensajes.
setting-help-verbosity-focus = Cuánto se dice de aquello en que está el foco, como una casilla y su pieza.
    .brief = Cuánto se dice del foco.
    .braille = Longitud en el foco.
setting-help-verbosity-moves = Cuánto se dice de las jugadas, los anuncios y el final de un juego.
    .brief = Cuánto se dice de las jugadas.
    .braille = Longitud de las jugadas.
setting-help-verbosity-answers = Cuánto se dice cuando usted pregunta por el juego, como por el tablero o la pieza en mano.
    .brief = Cuánto se dice cuando usted pregunta.
    .braille = Longitud de las respuestas.
setting-help-verbosity-refusals = Cuánto se dice cuando algo no se puede hacer, y qué hacer en su lugar.
    .brief = Cuánto se dice cuando algo no se puede hacer.
    .braille = Longitud de las negativas.
setting-help-verbosity-help = Cuánto se dice en la ayuda, las listas y las preguntas alrededor del juego.
    .brief = Cuánto se dice en ayuda y listas.
    .braille = Longitud de la ayuda.
setting-help-confirm-gives = Si se pregunta antes de dar una pieza, para que un { KEY("enter") } por error no dé nada.
    .brief = Pregunta antes de dar una pieza.
    .braille = Pregunta antes de dar.
setting-help-language = Qué idioma habla y entiende el programa, o auto para el del sistema. Además se entiende el inglés.
    .brief = Qué idioma se habla.
    .braille = Idioma del programa.
setting-help-cells = Cómo se nombran las casillas: con la letra de la columna y la cifra de la fila, o con dos cifras, primero la fila.
    .brief = Cómo se nombran las casillas.
    .braille = Nombres de las casillas.
setting-help-first-row = Si la fila 1 del tablero es la más cercana a usted, o está arriba, la más lejana. Las flechas arriba y abajo, los bordes y el dibujo se rigen por ello.
    .brief = Si la fila 1 está cerca o arriba.
    .braille = Dónde está la fila 1.
setting-help-speech = Su lector de pantalla por líneas de texto o directamente, la voz del propio programa, o líneas de texto para braille sin voz. Habla exactamente uno.
    .brief = Su lector, la voz del propio programa, o braille.
    .braille = Lector, voz o braille.
setting-help-lines = Qué líneas de cuatro se pueden anunciar, desde el próximo juego.
    .brief = Qué líneas se pueden anunciar.
    .braille = Líneas que cuentan.
setting-help-attributes = En cuáles de altura, color, forma y hueco se distinguen las piezas, desde el próximo juego. Con menos de ellos el juego es más sencillo.
    .brief = En qué se distinguen las piezas.
    .braille = Lo que cuenta.
setting-help-colour = Cómo se llaman los dos colores. También pueden decirse como una marca que notan los dedos, o no contar.
    .brief = Palabras para los dos colores, o una marca, o nada.
    .braille = Palabras para colores.
setting-help-own-light = Su propia palabra para las piezas claras, usada cuando los colores se dicen con sus propias palabras.
    .brief = Su propia palabra para las piezas claras.
    .braille = Palabra propia para clara.
setting-help-own-dark = Su propia palabra para las piezas oscuras, usada cuando los colores se dicen con sus propias palabras.
    .brief = Su propia palabra para las piezas oscuras.
    .braille = Palabra propia para oscura.
setting-help-sizes = Cómo se llaman las dos alturas. Grande y pequeña son palabras infantiles.
    .brief = Palabras para las dos alturas.
    .braille = Palabras para alturas.
setting-help-lot = Cómo se decide quién da primero: por sorteo, por pares o nones, o por acuerdo.
    .brief = Cómo se decide el comienzo.
    .braille = Quién da primero.
setting-help-claims = Cuántas líneas completas se pueden anunciar en un momento. Este límite es una regla de este programa, para que las líneas se encuentren escuchando y no probando.
    .brief = Cuántas líneas completas se pueden anunciar en un momento.
    .braille = Intentos de anuncio.
setting-help-tell-me = Ayuda para quien empieza: el programa avisa cuando hay un Quarto que usted puede anunciar, y usted busca dónde. Todas las personas en el juego oyen que está puesta.
    .brief = Quien empieza oye cuándo hay un Quarto, no dónde.
    .braille = Aviso de Quarto.
setting-help-preset = Pone varias reglas del próximo juego a la vez: infantiles, o como en un torneo.
    .brief = Pone varias reglas a la vez.
    .braille = Varias reglas a la vez.
setting-help-false-claim = Qué cuesta anunciar una línea completa que no es Quarto, desde el próximo juego.
    .brief = Qué cuesta un anuncio erróneo.
    .braille = Anuncios erróneos.
setting-help-move-time = Cuánto tiempo hay para colocar y dar, en segundos desde el próximo juego, 0 para ningún reloj. Cuando se acaba, el programa juega al azar. En braille no hay reloj.
    .brief = Tiempo para colocar y dar, 0 para ningún reloj. En braille no hay.
    .braille = Tiempo por turno. Aquí no hay.
setting-help-total-time = Cuánto tiempo tiene cada parte para todo un juego, en segundos desde el próximo juego, 0 para ningún reloj. Quien se queda sin tiempo pierde. En braille no hay reloj.
    .brief = Tiempo de cada parte para un juego, 0 para ningún reloj.
    .braille = Tiempo por juego. Aquí no hay.
setting-help-time-factor-1 = Cuántas veces el tiempo tiene Jugador 1, de 1 a 10. Contra la máquina usted es Jugador 1. Vale enseguida.
    .brief = Cuántas veces el tiempo tiene Jugador 1, o usted.
    .braille = Tiempo de Jugador 1, por 1 a 10.
setting-help-time-factor-2 = Cuántas veces el tiempo tiene Jugador 2, de 1 a 10. Vale enseguida.
    .brief = Cuántas veces el tiempo tiene Jugador 2.
    .braille = Tiempo de Jugador 2, por 1 a 10.
setting-help-reading-speed = Con qué velocidad lee u oye usted, en caracteres por segundo. Ese tiempo se detiene el reloj tras cada mensaje, o hasta su próxima tecla. Con la voz del propio programa espera al final del sonido.
    .brief = Con qué velocidad lee usted, para que el reloj espere.
    .braille = Caracteres por segundo para el reloj.
setting-help-theme = Cómo se dibuja el tablero. Ningún aspecto necesita color para distinguir las piezas.
    .brief = Cómo se dibuja el tablero.
    .braille = Aspecto del dibujo.
setting-help-picture = Si el tablero se dibuja en el terminal, en grande, para personas que ven.
    .brief = Un tablero grande en el terminal, para los ojos.
    .braille = Un dibujo para los ojos.
setting-help-rate = Con qué velocidad habla la voz del propio programa, en palabras por minuto. { CAP(KEY("+")) } y { KEY("-") } la cambian en cualquier momento.
    .brief = La velocidad de la voz. { CAP(KEY("+")) } y { KEY("-") } la cambian.
    .braille = Palabras por minuto. { CAP(KEY("+")) }, { KEY("-") }.
setting-help-pitch = Qué tono tiene la voz del propio programa, hasta 100.
    .brief = Qué tono tiene la voz.
    .braille = Tono de la voz.
setting-help-voice = Con qué voz habla el programa { $language }. La orden quarto-access voices enumera las instaladas.
    .brief = Cuál de las voces instaladas habla.
    .braille = Qué voz habla.
setting-help-voice-volume = Qué volumen tiene la voz del propio programa, hasta 100.
    .brief = Qué volumen tiene la voz.
    .braille = Volumen de la voz.
setting-help-sound-volume = Qué volumen tienen todos los sonidos, hasta 100, o 0 para ninguno. La voz no cambia con él.
    .brief = Volumen de todos los sonidos, 0 para ninguno.
    .braille = Volumen de todos los sonidos.
setting-help-volume-navigation = Qué volumen tienen los toques que acompañan al foco y a las listas, como parte de todos los sonidos.
    .brief = Qué volumen tienen los toques del foco.
    .braille = Volumen de los toques.
setting-help-volume-events = Qué volumen tienen los sonidos de las jugadas y del final, como parte de todos los sonidos.
    .brief = Qué volumen tienen los sonidos de las jugadas.
    .braille = Volumen de las jugadas.
setting-help-volume-alerts = Qué volumen tienen los sonidos de negativas y anuncios, como parte de todos los sonidos.
    .brief = Qué volumen tienen negativas y anuncios.
    .braille = Volumen de los avisos.
setting-help-volume-sonification = Qué volumen tiene el tablero cuando se toca en sonidos, como parte de todos los sonidos.
    .brief = Qué volumen tiene el tablero en sonidos.
    .braille = Volumen del tablero.
setting-help-mono = Para un solo oído o un solo altavoz: las columnas se distinguen por el tono, no por izquierda y derecha.
    .brief = Para un solo oído: columnas por tono.
    .braille = Para un solo oído.
setting-help-spatial = La voz del propio programa llega del lado de la casilla de la que habla. Para auriculares.
    .brief = La voz llega del lado de la casilla.
    .braille = Voz desde la casilla.
setting-help-notes = Lo que se le dijo una vez y no se le dice más. Esto no son ajustes.
