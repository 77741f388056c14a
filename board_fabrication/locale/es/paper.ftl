# Lo que está en los dibujos en papel.

paper-bar = 100 mm. Imprima en tamaño real.
template-title = Plantilla de papel para taladrar
template-print = Imprima en tamaño real, sin ajustar a la página. Después mida la barra al pie de cada página. Debe medir 100 milímetros.
template-join = Después de esta { $count ->
        [one] hay 1 hoja
       *[other] hay { $count } hojas
    }. Donde se solapan { $overlap } milímetros, corte una por la línea de rayas y póngala sobre la línea de rayas de la otra.
template-prick = Fije la plantilla con cinta, borde con borde, y pinche cada cruz. Luego quítela y taladre.
template-part = { $kind ->
        [holes] Se ve desde la cara de juego. Las cruces son los centros de los agujeros.
       *[screws] Se ve desde abajo. Las cruces son los tornillos, numerados desde la esquina cortada, fila por fila, vistos desde arriba.
    }
template-sheet = Hoja { $number } de { $count }: { plate-title }, vista desde { $view ->
        [above] arriba
       *[below] abajo
    }, columna { $column }, fila { $row }
template-centres = Cruces en ella: { $names }.
template-alt = { $title }. { $told }
template-nothing = No hay nada que taladrar en ella.

plan-title = Tablero táctil de Quarto, { $board } por { $board } milímetros
plan-about = { $kind ->
        [template] Una plantilla en tamaño real para taladrar los agujeros.
       *[drawing] Las partes con sus medidas, vistas desde la cara que se trabaja.
    }
plan-steps = { $steps } × { $pitch } = { $whole }
plan-view = { $view ->
        [above] Vista desde arriba: { plate-title }
       *[below] Vista desde abajo: { plate-title }
    }
plan-section = Corte por la fila 1
plan-alt-top = Cuadrado de { $board } milímetros con { $holes } agujeros redondos de { $hole }. Primer centro a { $first } de la izquierda y del borde cercano, luego { $pitch } de uno a otro. La esquina { $corner } está cortada { $chamfer }.
plan-alt-backing = Cuadrado de { $board } milímetros, esquina cortada cerca a la { $side ->
        [left] izquierda
       *[right] derecha
    }, { $screws ->
        [0] sin agujeros
       *[other] con { $screws } agujeros de { $clearance } para tornillos, el primero a { $inset } de los bordes
    }.
plan-alt-section = Desde abajo: { $layered ->
        [yes] una base de { $floor }, y encima una capa superior de { $upper } con agujeros que la atraviesan
       *[no] un fondo de { $floor }, y huecos de { $upper } encima
    }.
plan-block-name = Tablero táctil de Quarto, dibujo para { $sets ->
        [one] 1 juego
       *[other] { $sets } juegos
    }
plan-block-part = { plate-title }: { material }, { $thickness } mm, { $count ->
        [one] 1 unidad
       *[other] { $count } unidades
    }, archivo { $file }
plan-block-scale = Escala 1 a { $scale }, todas las medidas en milímetros
plan-block-holes = { $layered ->
        [yes] { $holes } agujeros Ø{ $hole }, +0,3 / 0, pasantes
       *[no] { $holes } huecos Ø{ $hole }, +0,3 / 0, { $depth } de fondo
    }
plan-block-tolerance = Esquina cortada { $chamfer } × 45°; otras medidas ± 0,5 mm
plan-block-sheet = Hoja { $number } de { $count }, por Board Fabrication
plan-coordinates = Coordenadas en milímetros
plan-coordinates-about = La x cuenta desde el borde izquierdo hacia la derecha, la y desde el borde cercano alejándose, como está dibujada cada parte.
plan-column-hole = agujero
plan-column-screw = tornillo
