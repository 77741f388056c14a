# Ami a papírrajzokon áll.

paper-bar = 100 mm. Nyomtassa valódi méretben.
template-title = Fúrósablon papírból
template-print = Nyomtassa valódi méretben, laphoz igazítás nélkül. Utána mérje meg a vonalat minden lap alján. Pontosan 100 milliméter legyen.
template-join = Ezután { $count ->
        [one] 1 lap
       *[other] { $count } lap
    } következik. Ahol { $overlap } milliméterrel átfedik egymást, az egyiket vágja el a szaggatott vonalnál, és illessze a másik szaggatott vonalára.
template-prick = Ragassza fel a sablont, széleket egymásra, és szúrjon át minden kereszten. Aztán vegye le, és fúrjon.
template-part = { $kind ->
        [holes] A játékoldalról látszik. A keresztek a lyukak közepei.
       *[screws] Alulról látszik. A keresztek a csavarok, a levágott saroktól számozva, sorról sorra, felülről nézve.
    }
template-sheet = Lap { $number } a { $count } közül: { plate-title }, { $view ->
        [above] felülről nézve
       *[below] alulról nézve
    }, oszlop { $column }, sor { $row }
template-centres = Keresztek rajta: { $names }.
template-alt = { $title }. { $told }
template-nothing = Ezen nincs mit fúrni.

plan-title = Tapintható Quarto tábla, { $board } szer { $board } milliméter
plan-about = { $kind ->
        [template] Valódi méretű sablon a lyukak fúrásához.
       *[drawing] A részek méretekkel, a megmunkált oldalról nézve.
    }
plan-steps = { $steps } × { $pitch } = { $whole }
plan-view = { $view ->
        [above] Felülről nézve: { plate-title }
       *[below] Alulról nézve: { plate-title }
    }
plan-section = Metszet az 1. soron át
plan-alt-top = Négyzet, oldala { $board } milliméter, rajta { $holes } kerek lyuk, átmérő { $hole }. Az első közép { $first } a bal és a közeli széltől, tovább egyenként { $pitch }. A sarok levágva, { $corner }: { $chamfer }.
plan-alt-backing = Négyzet, oldala { $board } milliméter, levágott sarka { $side ->
        [left] közel balra
       *[right] közel jobbra
    }, { $screws ->
        [0] lyukak nélkül
       *[other] rajta { $screws } csavarlyuk, átmérő { $clearance }, az első { $inset } a szélektől
    }.
plan-alt-section = Alulról: { $layered ->
        [yes] hátlap, { $floor }, rajta felső réteg, { $upper }, átmenő lyukakkal
       *[no] alja { $floor }, fölötte mélyedések, { $upper }
    }.
plan-block-name = Tapintható Quarto tábla, rajz { $sets ->
        [one] 1 készlethez
       *[other] { $sets } készlethez
    }
plan-block-part = { plate-title }: { material }, { $thickness } mm, { $count ->
        [one] 1 darab
       *[other] { $count } darab
    }, fájl { $file }
plan-block-scale = Méretarány 1 a { $scale } értékhez, minden méret milliméter
plan-block-holes = { $layered ->
        [yes] { $holes } lyuk Ø{ $hole }, +0,3 / 0, átmenő
       *[no] { $holes } mélyedés Ø{ $hole }, +0,3 / 0, mélység { $depth }
    }
plan-block-tolerance = Levágott sarok { $chamfer } × 45°; más méretek ± 0,5 mm
plan-block-sheet = Lap { $number } a { $count } közül, készítette a Board Fabrication
plan-coordinates = Koordináták milliméterben
plan-coordinates-about = Az x a bal széltől jobbra nő, az y a közeli széltől Öntől távolodva, ahogy az egyes részek rajza mutatja.
plan-column-hole = lyuk
plan-column-screw = csavar
