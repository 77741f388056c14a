# Lo que se le dice a un taller.

order-title = Pedido: partes de un tablero táctil de Quarto, para { $sets ->
        [one] 1 juego
       *[other] { $sets } juegos
    }.
order-files = Con esto van { $count ->
        [one] 1 dibujo
       *[other] { $count } dibujos
    } en DXF, y una página con medidas, llamada drawing.pdf.
order-units = Los archivos DXF están en milímetros y en tamaño real. El nombre de cada capa dice el trabajo y su profundidad.
order-colours = Los bordes van en { $outer }, los agujeros en { $inner }, las marcas en { $mark }. Lo que vale es el nombre de la capa.
order-ink = { $ink ->
        [red] rojo
        [green] verde
        [blue] azul
       *[black] negro
    }
order-part = { plate-title }: { $count } de { material }, { $thickness } milímetros de grueso, { $width } por { $height } milímetros. El nombre de su archivo empieza por quarto-{ $key }.
order-finished = Las líneas son los bordes acabados. Cuenten, por favor, con su propia herramienta.
order-holes = Los { $holes } agujeros miden { $hole } milímetros de ancho. Pueden salir hasta 0,3 más anchos, y no más estrechos.
order-recesses = Los { $holes } huecos miden { $hole } milímetros de ancho y { $depth } de fondo. Pueden salir hasta 0,3 más anchos, y no más estrechos.
order-others = Las otras medidas pueden variar 0,5 milímetros.
order-corner = Una esquina está cortada a propósito. Dice a la mano cómo está puesto el tablero.
order-below = Ningún tornillo desde arriba. Entran desde abajo, con la cabeza en la base.
order-sunk = La base está dibujada desde abajo. Por ese lado sus agujeros para tornillos se avellanan a { $head } milímetros.
order-pilots = Agujeros para tornillos en la capa superior: { $width } milímetros de ancho y { $depth } de fondo, solo desde abajo.
order-assembly-pilots = La capa superior no lleva agujeros para tornillos. Se taladran al montar el tablero.
order-glue = Las capas se pegan una a otra, así que la base no tiene agujeros.
order-engraving = La capa llamada ENGRAVE es una marca poco honda en la cara de juego, no un corte.
order-check = Así comprobamos el trabajo.
order-check-holes = Una pieza redonda de { $piece } milímetros entra en cada agujero y vuelve a salir.
order-check-layers = Las capas se ponen una sobre otra con todos los bordes a ras, y las dos esquinas cortadas coinciden.
order-check-splinters = Una mano que recorre caras y cantos no encuentra astillas.
order-ask = Pregunten, por favor, antes de cambiar algo.
