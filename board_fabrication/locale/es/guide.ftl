# Cómo se hace el juego, paso a paso: la guía de montaje, y el texto de la plantilla.

guide-title = Hacer un juego táctil de Quarto
guide-about = Aquí se cuenta cómo hacer el tablero, las piezas y la bandeja. Todas las medidas son milímetros.
guide-nobody = Nadie ha hecho todavía uno con estos dibujos. Cuéntenos, por favor, cómo le fue.

guide-need = Lo que hace falta
guide-part = { $count } de { plate-title }: { material }, { $thickness } de grueso, { $width } por { $height }.
guide-item = { $count } de esto: { $name }, { $remark }.
guide-tools-screws = Herramientas: un taladro con brocas de { $pilot } y { $clearance }, un avellanador, un destornillador, sargentos y papel de lija.
guide-tools-glue = Herramientas: sargentos, una espátula para la cola y papel de lija.
guide-tools-recess = Herramientas: papel de lija.
guide-tools-hand = Quien taladra los agujeros a mano necesita además una broca Forstner de { $hole } y la plantilla.

guide-before = Antes de empezar
guide-before-coupon = Mande cortar primero la tira de prueba, y pruebe una pieza en cada agujero.
guide-before-thickness = Mida el grueso de sus planchas. Si no es el que está escrito aquí, haga de nuevo los dibujos con él.
guide-before-same = Palpe si los contornos de las dos capas son iguales, con las esquinas cortadas una sobre otra.
guide-before-safe = Póngase gafas, y mascarilla al lijar. Sujete todo lo que taladre.

guide-steps = Montar el tablero
guide-step-edges = Lije todos los cantos. Mate el canto superior de cada agujero { $edge }, para que guíe la pieza.
guide-step-sand = Lije todos los cantos.
guide-step-drop = Deje caer una pieza redonda en cada agujero y sáquela. Lije los agujeros que la retienen.
guide-step-turn = Ponga la capa superior boca abajo. Su esquina cortada queda ahora cerca a la derecha.
guide-step-spread = Extienda una capa fina de cola. Deje libre un dedo de ancho alrededor de cada agujero.
guide-step-lay-screws = Ponga encima la base, con el lado avellanado hacia arriba. Las esquinas cortadas coinciden y todos los bordes quedan a ras. Sujete las dos.
guide-step-lay-glue = Ponga encima la base. Las esquinas cortadas coinciden y todos los bordes quedan a ras. Sujete las dos hasta que la cola seque.
guide-step-pilot = Ponga cinta en la broca de { $pilot }, a { $depth } de la punta. Taladre por cada agujero de la base hasta que la cinta toque.
guide-step-screws = Meta los { $screws } tornillos hasta que la cabeza quede un poco por debajo de la cara de la base.
guide-step-feel = Dé la vuelta al tablero y pase la mano. En la cara de juego no debe notarse ningún tornillo.
guide-step-feet = Pegue una pata bajo cada esquina.
guide-step-labels = Pegue las placas, la esquina cortada de cada una lejos a la derecha. Las letras van bajo sus columnas, los números a la izquierda de sus filas.
guide-step-tray = Para la bandeja, pegue las { $plies } planchas con agujeros una sobre otra y sobre el fondo. Todas las esquinas cortadas coinciden.

guide-pieces = Las piezas
guide-pieces-cut = Sierre { $count } de cada clase: redondas bajas, redondas altas, cuadradas bajas y cuadradas altas. Lije los extremos.
guide-pieces-hollow = { $hollow ->
        [hole] La mitad de cada clase son huecas: taladre un hueco de { $width } en medio de lo alto, { $depth } de fondo.
       *[mark] La mitad de cada clase son huecas: sierre una cruz en lo alto, { $groove } de fondo.
    }
guide-pieces-colour = La mitad de las macizas y la mitad de las huecas de cada clase son oscuras.
guide-pieces-marking = { $marking ->
        [striped] Cada pieza oscura lleva una ranura alrededor, { $width } de ancho y { $groove } de fondo, { $drop } bajo lo alto.
        [ringed] Cada pieza oscura lleva un anillo de goma alrededor, { $width } de ancho, { $drop } bajo lo alto.
        [pinned] Cada pieza oscura lleva un alfiler de cabeza redonda en el lado, { $drop } bajo lo alto.
       *[rough] Los lados de cada pieza oscura llevan cola con arena, desde { $drop } bajo lo alto hacia abajo. Lo que entra en el agujero queda liso.
    }

guide-check = Comprobar con las manos
guide-check-pieces = Cada pieza entra en cada agujero del tablero y de la bandeja, y vuelve a salir.
guide-check-corners = Las dos esquinas cortadas están una sobre otra.
guide-check-smooth = Nada corta, y nada se mueve al apretar las esquinas.
guide-check-hidden = Con los ojos cerrados distingue cada pieza: redonda o cuadrada, baja o alta, maciza o hueca, lisa o marcada.

guide-use = Prepararlo para jugar
guide-use-board = Ponga el tablero delante con la esquina cortada cerca a la izquierda. Eso es a1.

jig-title = Taladrar el tablero a mano
jig-about = Con la plantilla se taladran todos los agujeros sin imprimir y sin mirar. Todas las medidas son milímetros.
jig-make = La plantilla
jig-make-fences = Pegue los dos topes bajo su borde izquierdo y el cercano, a ras por fuera. Miden { $fence } de ancho.
jig-make-free = Deje libres { $start } en la esquina cortada de la plantilla.
jig-make-guides = Las guías pequeñas, de { $guide } de ancho, son los centros de los agujeros.
jig-make-screws = Las guías anchas, de { $clearance } de ancho, son los tornillos.
jig-holes = Los agujeros
jig-hole-push = Ponga la plantilla sobre la cara de la capa superior, topes abajo, esquina cortada con esquina cortada. Empuje la capa al rincón de los topes y sujete.
jig-hole-mark = Meta una broca de { $guide } en cada guía pequeña y taladre 2 de fondo, solo para marcar.
jig-hole-spare = Quite la plantilla y sujete debajo una tabla de desecho.
jig-hole-through = Ponga la punta de una broca Forstner de { $hole } en cada marca. Taladre hasta que abajo salga solo la punta, y acabe desde el otro lado.
jig-hole-recess = Ponga la punta de una broca Forstner de { $hole } en cada marca, y el tope del taladro en { $depth }.
jig-screws = Los tornillos
jig-screw-push = Ponga la base delante, y encima la plantilla igual, esquina cortada con esquina cortada. Esta es la cara de arriba de la base. Sujete las dos.
jig-screw-drill = Taladre por cada guía ancha y por la base con una broca de { $clearance }.
jig-screw-sink = Dé la vuelta a la base. Por este lado, el de abajo, ensanche cada agujero con un avellanador a { $head }.
jig-places = Dónde está cada centro
jig-places-about = Las distancias van desde las caras de los topes que toca el tablero: primero desde el tope izquierdo, luego desde el cercano.
jig-place = { $what } { $label }: { $x } desde la izquierda, { $y } desde el lado cercano.
jig-what = { $what ->
        [hole] Agujero
       *[screw] Tornillo
    }
