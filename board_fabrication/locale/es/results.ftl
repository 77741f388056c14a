# Cómo se hallaron las medidas, y qué se escribió.

sizes = El tablero mide { $board } milímetros: { $grid } agujeros de { $hole_d }, { $gaps } espacios de { $gap } y 2 márgenes de { $margin }.
worked-out = { $name ->
        [board] El tablero se calculó con las otras medidas.
        [hole_d] El agujero se calculó con las otras medidas.
        [margin] El margen se calculó con las otras medidas.
       *[gap] El espacio se calculó con las otras medidas.
    }
all-given = Se dieron las cuatro medidas, y concuerdan.
source-left-over = Las medidas publicadas son tablero { $board }, agujero { $hole_d }, espacio de unos { $gap } y margen { $margin }. Sobran { $left } milímetros.
source-repairs = Cualquiera de estas lo arregla: tablero { $new_board }, espacio { $new_gap }, margen { $new_margin } o agujeros de { $new_hole_d }.
source-kept = Quedan tablero { $board }, agujero { $hole_d }, margen { $margin } y espacio { $gap }, porque solo el espacio se publicó como aproximado.
source-keep-gap = Usted quiso conservar el espacio, así que cede el margen.
source-keep-all = Usted quiso conservar agujero, espacio y margen, así que cede el tablero.

written = { $count ->
        [one] Se escribió 1 archivo
       *[other] Se escribieron { $count } archivos
    } en { $path }.
removed = { $count ->
        [one] Se quitó 1 archivo anterior
       *[other] Se quitaron { $count } archivos anteriores
    } de este programa, porque este tablero no tiene nada de esa clase.
nobody-cut = Nadie ha cortado todavía este tablero. Corte primero la tira de prueba.
progress = { $count ->
        [one] Está listo 1 archivo
       *[other] Están listos { $count } archivos
    }, el último para { $product }. Espere, por favor.
