# Lo que debe saber quien maneja la fresadora.

gcode-heading = { $count ->
        [one] Hay 1 programa para una fresadora.
       *[other] Hay { $count } programas para una fresadora.
    }
gcode-zero = La X y la Y son cero abajo a la izquierda del tablero acabado, antes de cortar la esquina. La Z es cero en la cara de arriba.
gcode-dry-run = Haga correr antes cada programa en el aire, con el cero alto. Entre cortes la herramienta está { $safe } milímetros sobre la cara.
gcode-file = Archivo { $file }: { $work ->
        [drill] taladrado, { plate-title }.
       *[mill] fresado, { plate-title }.
    }
gcode-stock = Sujete { material }, { $thickness } milímetros de grueso y al menos { $side } por { $side } milímetros. Deje { $edge } milímetros alrededor del tablero acabado.
gcode-side = { $view ->
        [above] La cara de juego está arriba.
       *[below] La cara de abajo está arriba, y la esquina cortada, cerca a la derecha.
    }
gcode-mill = La herramienta es una fresa de { $tool } milímetros, a { $rpm } vueltas por minuto.
gcode-drill = La herramienta es una broca de { $tool } milímetros, a { $rpm } vueltas por minuto.
gcode-beneath = Baja { $beneath } milímetros más que el material, así que ponga debajo una tabla que se pueda cortar.
gcode-tabs = Los agujeros se vacían enteros y van primero. El borde va al final y queda sujeto por { $tabs } puentes, que se cortan a mano.
gcode-sink = Los avellanados, de { $width } milímetros de ancho, se hacen a mano.
gcode-runs = { $minutes ->
        [one] { $work ->
            [drill] Taladrado
           *[mill] Fresado
        }, { plate-title }: cerca de 1 minuto.
       *[other] { $work ->
            [drill] Taladrado
           *[mill] Fresado
        }, { plate-title }: unos { $minutes } minutos.
    }
gcode-no-marks = Los anillos y signos grabados no están en estos programas.
gcode-order = Taladre antes de fresar, con el mismo cero.
gcode-nobody = Nadie ha cortado todavía un tablero con estos programas. Cuéntenos qué halló.
