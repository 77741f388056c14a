# Los dibujos contados en frases, y lo que está en los propios archivos.

number = { $number }
decimal = { $whole },{ $part }
minus = menos { $number }
not-finite = ningún número
list-more = { $first }, { $second }
list-and = { $first } y { $second }
list-or = { $first } o { $second }

material = { $material ->
        [chipboard] aglomerado
        [mdf] tablero MDF
        [plywood] contrachapado
       *[plastic] plástico
    }
plate-title = { $key ->
        [top] capa superior
        [top-underside] capa superior por debajo
        [backing-from-below] base
        [backing-from-above] base vista desde arriba
        [top-ply] lámina de la capa superior
        [jig] plantilla de taladrar
        [jig-fence] tope de la plantilla
        [tray] bandeja
        [tray-base] fondo de la bandeja
        [labels] placas con letras
        [coupon] tira de prueba
       *[other] plancha completa
    }

told-board = Un tablero táctil de Quarto, cuadrado de { $board } milímetros, con { $holes } agujeros de { $hole } milímetros.
told-layers = { $kind ->
        [screws] La capa superior con los agujeros, de { $top } milímetros, va atornillada desde abajo a una base de { $backing } milímetros.
        [glue] La capa superior con los agujeros, de { $top } milímetros, va pegada a una base de { $backing } milímetros.
       *[recess] Es un solo tablero de { $top } milímetros con huecos redondos.
    }
told-names = Las columnas son letras de izquierda a derecha, las filas son números que se alejan de usted. La esquina del agujero a1 está cortada { $chamfer } milímetros.
told-pitch = El centro del primer agujero está a { $first } milímetros de la izquierda y del borde cercano. Cada uno de los siguientes, { $pitch } milímetros más allá.
told-screws = Los agujeros para tornillos se numeran desde la esquina cortada, fila por fila, vistos desde arriba. Ninguno llega a la cara de juego.
told-tray = La bandeja tiene dieciséis sitios junto al tablero, en el orden del programa, el sitio 1 en su esquina cortada.
told-tray-rows = Las filas de la bandeja son, desde usted: bajas claras, bajas oscuras, altas claras, altas oscuras.
told-tray-columns = Las columnas de la bandeja son, desde la izquierda: redondas macizas, cuadradas macizas, redondas huecas, cuadradas huecas.
told-jig = Pegue los dos topes bajo el borde izquierdo y el cercano de la plantilla, a ras por fuera. Miden { $fence } milímetros de ancho.
told-jig-corner = Deje libres { $start } milímetros en la esquina cortada y apriete el tablero contra el rincón de los topes.
told-jig-screws = Las guías pequeñas son centros de agujeros, las anchas son tornillos. Para los tornillos, ponga la plantilla igual sobre la cara de arriba de la base, esquina cortada con esquina cortada.
told-jig-holes = Las guías son centros de agujeros.
told-axes = Todos los números son milímetros. La x cuenta desde el borde izquierdo hacia la derecha, la y desde el borde cercano alejándose.
told-below = Una parte dibujada desde abajo está vuelta hacia la derecha, por eso su esquina cortada queda cerca a la derecha.

plate-name = Parte { $key }: { plate-title }.
plate-cut = Para cortar: { $count } de { material }, { $thickness } milímetros de grueso.
plate-seen = { $view ->
        [above] Está dibujada vista desde arriba.
       *[below] Está dibujada vista desde abajo.
    }
plate-size = Mide { $width } de ancho y { $height } de fondo.
plate-again = Muestra otra vez la parte { $part }, o la sustituye.

feature-name = { $group ->
        [outline] contorno
        [cell] { $label }
        [screw] tornillo { $label }
        [place] sitio { $label }
        [mark] marca { $label }
        [tile] placa { $label }
        [dot] punto { $label }
        [sign] signo { $label }
       *[ring] anillo { $label }
    }

circle = { $work ->
        [hole] Agujero, { $name }: diámetro { $diameter }, cortado del todo, centro en x { $x }, y { $y }.
        [pocket] Hueco, { $name }: diámetro { $diameter }, profundidad { $depth }, centro en x { $x }, y { $y }.
        [pilot] Taladro previo, { $name }: diámetro { $diameter }, profundidad { $depth }, centro en x { $x }, y { $y }.
        [countersink] Avellanado, { $name }: diámetro { $diameter }, centro en x { $x }, y { $y }.
        [dot] En relieve, { $name }: diámetro { $diameter }, centro en x { $x }, y { $y }.
       *[engrave] Grabado, { $name }: diámetro { $diameter }, centro en x { $x }, y { $y }.
    }
polygon = { $work ->
        [profile] Corte, { $name }: por { $count } esquinas, cerrado.
       *[reference] Sin corte, solo se muestra, { $name }: por { $count } esquinas, cerrado.
    }
stroke = Línea grabada, { $name }: por { $count } puntos, abierta.
corner = Esquina { $number } en x { $x }, y { $y }.
point = Punto { $number } en x { $x }, y { $y }.
