# Qué cortar y qué comprar.

cut-heading = { $sets ->
        [one] Lo que hay que cortar para 1 juego.
       *[other] Lo que hay que cortar para { $sets } juegos.
    }
cut-part = { plate-title }: { $count } de { material }, { $thickness } milímetros de grueso, { $width } por { $height } milímetros, el nombre del archivo empieza por quarto-{ $key }.
cut-mass = Una pesa unos { $mass } gramos.
cut-instead = Estas láminas, pegadas unas sobre otras, sustituyen a la capa superior si corta un láser.
cut-tolerance = Los agujeros pueden salir hasta 0,3 milímetros más anchos que el dibujo, y no más estrechos.
cut-edges = Mate el canto superior de cada agujero { $edge ->
        [one] 1 milímetro
       *[other] { $edge } milímetros
    } a 45 grados. Así no tiene astillas y guía la pieza.
cut-sand = Lije todos los cantos.
cut-nobody = Nadie ha cortado todavía este tablero. Pruebe antes la tira de prueba y cuéntenos qué halló.

bill-item = artículo
bill-count = cantidad
bill-material = material
bill-thickness = grueso en mm
bill-size = medidas en mm
bill-remark = nota
bill-extent = { $width } por { $height }
bill-instead = en lugar de la capa superior, para láser

item-screw = tornillo avellanado de { $width } por { $length } mm
item-screw-remark = entra desde abajo por la base
item-glue = cola para madera
item-glue-remark = una capa fina entre las capas
item-foot = pata de goma, { $width } mm de ancho
item-foot-remark = una bajo cada esquina
item-round-short = pieza redonda, baja, varilla de { $width } mm, { $height } mm de largo
item-round-short-remark = dos claras, dos oscuras
item-round-tall = pieza redonda, alta, varilla de { $width } mm, { $height } mm de largo
item-round-tall-remark = dos claras, dos oscuras
item-square-short = pieza cuadrada, baja, listón de { $width } mm, { $height } mm de largo
item-square-short-remark = dos claras, dos oscuras
item-square-tall = pieza cuadrada, alta, listón de { $width } mm, { $height } mm de largo
item-square-tall-remark = dos claras, dos oscuras
item-top-hole = { $hollow ->
        [hole] hueco arriba de una pieza hueca, { $width } mm de ancho, { $depth } mm de fondo
       *[mark] cruz arriba de una pieza hueca, como marca
    }
item-top-hole-remark = una pieza clara y una oscura de cada forma y altura
item-stripe = { $marking ->
        [striped] ranura alrededor de una pieza oscura, { $width } mm de ancho
        [ringed] anillo de goma para una pieza oscura, { $width } mm de ancho
        [pinned] alfiler de cabeza redonda para una pieza oscura
       *[rough] cola con arena en una pieza oscura
    }
item-stripe-remark = { $drop } mm por debajo de lo alto de cada pieza oscura
