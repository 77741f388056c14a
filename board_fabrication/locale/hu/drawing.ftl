# A rajzok mondatokban, és ami magukban a fájlokban áll.

number = { $number }
decimal = { $whole },{ $part }
minus = mínusz { $number }
not-finite = nem szám
list-more = { $first }, { $second }
list-and = { $first } és { $second }
list-or = { $first } vagy { $second }

material = { $material ->
        [chipboard] faforgácslap
        [mdf] MDF
        [plywood] rétegelt lemez
       *[plastic] műanyag
    }
plate-title = { $key ->
        [top] felső réteg
        [top-underside] felső réteg alulról
        [backing-from-below] hátlap
        [backing-from-above] hátlap felülről nézve
        [top-ply] felső réteg egy lemeze
        [jig] fúrósablon
        [jig-fence] fúrósablon ütközője
        [tray] tálca
        [tray-base] tálca alja
        [labels] címkék
        [coupon] próbacsík
       *[other] teljes tábla
    }

told-board = Tapintható Quarto tábla: oldala { $board } milliméter, rajta { $holes } lyuk, egyenként { $hole } milliméter.
told-layers = { $kind ->
        [screws] A lyukas felső réteg { $top } milliméter, alulról van rácsavarozva a { $backing } milliméteres hátlapra.
        [glue] A lyukas felső réteg { $top } milliméter, rá van ragasztva a { $backing } milliméteres hátlapra.
       *[recess] Egyetlen tábla, { $top } milliméter vastag, kerek mélyedésekkel.
    }
told-names = Az oszlopok betűk balról jobbra, a sorok számok Öntől távolodva. Az a1 lyuknál a sarok { $chamfer } milliméterrel le van vágva.
told-pitch = Az első lyuk közepe { $first } milliméterre van a bal és a közeli széltől. A következők egyenként { $pitch } milliméterrel odébb.
told-screws = A csavarlyukak számozása a levágott saroknál kezdődik, sorról sorra, felülről nézve. Egyik sem éri el a játékoldalt.
told-tray = A tálcán tizenhat hely van a tábla mellett, a program sorrendjében, az 1. hely a levágott saroknál.
told-tray-rows = A tálca sorai Öntől távolodva: alacsony világos, alacsony sötét, magas világos, magas sötét.
told-tray-columns = A tálca oszlopai balról: tömör kerek, tömör szögletes, lyukas kerek, lyukas szögletes.
told-jig = Ragassza a két ütközőt a sablon bal és közeli széle alá, kívül egy síkban. Szélességük { $fence } milliméter.
told-jig-corner = A levágott saroknál hagyjon szabadon { $start } millimétert, majd nyomja a táblát az ütközők sarkába.
told-jig-screws = A kis vezetőlyukak a lyukak közepei, a nagyok a csavaroké. A csavarokhoz fektesse a sablont ugyanígy a hátlap felső oldalára, levágott sarkot levágott sarokra.
told-jig-holes = A vezetőlyukak a lyukak közepei.
told-axes = Minden szám milliméter. Az x a bal széltől jobbra nő, az y a közeli széltől Öntől távolodva.
told-below = Az alulról rajzolt rész jobbra van átfordítva, ezért levágott sarka közel jobbra van.

plate-name = Rész, { $key }: { plate-title }.
plate-cut = Kivágandó: { $count } darab, { material }, { $thickness } milliméter vastag.
plate-seen = { $view ->
        [above] A rajz felülről mutatja.
       *[below] A rajz alulról mutatja.
    }
plate-size = Szélessége { $width }, mélysége { $height }.
plate-again = A következő részt mutatja újra, vagy helyettesíti: { $part }.

feature-name = { $group ->
        [outline] körvonal
        [cell] { $label }
        [screw] csavar { $label }
        [place] hely { $label }
        [mark] jel { $label }
        [tile] címke { $label }
        [dot] pont { $label }
        [sign] felirat { $label }
       *[ring] gyűrű { $label }
    }

circle = { $work ->
        [hole] Lyuk, { $name }: átmérő { $diameter }, átmenő, közepe x { $x }, y { $y }.
        [pocket] Mélyedés, { $name }: átmérő { $diameter }, mélység { $depth }, közepe x { $x }, y { $y }.
        [pilot] Előfúrás, { $name }: átmérő { $diameter }, mélység { $depth }, közepe x { $x }, y { $y }.
        [countersink] Süllyesztés, { $name }: átmérő { $diameter }, közepe x { $x }, y { $y }.
        [dot] Kiemelkedő, { $name }: átmérő { $diameter }, közepe x { $x }, y { $y }.
       *[engrave] Gravírozott, { $name }: átmérő { $diameter }, közepe x { $x }, y { $y }.
    }
polygon = { $work ->
        [profile] Vágás, { $name }: { $count } sarkon át, zárt.
       *[reference] Nem vágás, csak mutatja, { $name }: { $count } sarkon át, zárt.
    }
stroke = Gravírozott vonal, { $name }: { $count } ponton át, nyitott.
corner = Sarok { $number }: x { $x }, y { $y }.
point = Pont { $number }: x { $x }, y { $y }.
