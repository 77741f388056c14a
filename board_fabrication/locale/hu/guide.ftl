# Hogyan készül a készlet, lépésről lépésre: az összeszerelés, és a sablon szövege.

guide-title = Tapintható Quarto készlet készítése
guide-about = Itt van, hogyan készül a tábla, a bábuk és a tálca. Minden hossz milliméter.
guide-nobody = Ezekből a rajzokból még senki nem készített egyet sem. Kérjük, írja meg, hogyan sikerült.

guide-need = Ami kell
guide-part = { $count } darab, { plate-title }: { material }, vastagság { $thickness }, { $width } szer { $height }.
guide-item = { $count } darab: { $name }, { $remark }.
guide-tools-screws = Szerszámok: fúró { $pilot } és { $clearance } fúrószárral, süllyesztő, csavarhúzó, szorítók és csiszolópapír.
guide-tools-glue = Szerszámok: szorítók, ragasztókenő és csiszolópapír.
guide-tools-recess = Szerszámok: csiszolópapír.
guide-tools-hand = Aki kézzel fúrja a lyukakat, annak { $hole } Forstner-fúró és a fúrósablon is kell.

guide-before = Mielőtt elkezdi
guide-before-coupon = Előbb a próbacsíkot vágassa ki, és próbáljon egy bábut minden lyukába.
guide-before-thickness = Mérje meg a lapok vastagságát. Ha nem annyi, mint itt, készítse el a rajzokat újra azzal.
guide-before-same = Tapintsa meg, hogy a két réteg körvonala egyforma-e, ha a levágott sarkok egymáson vannak.
guide-before-safe = Viseljen védőszemüveget, csiszoláskor maszkot is. Amit fúr, azt szorítsa le.

guide-steps = A tábla összeszerelése
guide-step-edges = Csiszoljon meg minden élt. Minden lyuk felső élét törje le, mértéke { $edge }, hogy bevezesse a bábut.
guide-step-sand = Csiszoljon meg minden élt.
guide-step-drop = Ejtsen egy kerek bábut minden lyukba, és emelje ki. Csiszolja azt a lyukat, amelyik megfogja.
guide-step-turn = Fektesse a felső réteget a lapjára. Levágott sarka most közel jobbra van.
guide-step-spread = Kenjen rá vékonyan ragasztót. Minden lyuk körül egy ujjnyi maradjon szabadon.
guide-step-lay-screws = Tegye rá a hátlapot, a csavarlyukak süllyesztett oldala legyen felül. A levágott sarkok találkoznak, minden szél egybeesik. Szorítsa le mindkettőt.
guide-step-lay-glue = Tegye rá a hátlapot. A levágott sarkok találkoznak, minden szél egybeesik. Szorítsa le, amíg a ragasztó megköt.
guide-step-pilot = Tekerjen szalagot a { $pilot } fúrószárra, { $depth } távolságra a hegyétől. Fúrjon a hátlap minden csavarlyukán át, amíg a szalag odaér.
guide-step-screws = Hajtsa be mind a { $screws } csavart, amíg a fejük kissé a hátlap síkja alatt van.
guide-step-feel = Fordítsa meg a táblát, és húzza végig rajta a kezét. A játékoldalon egy csavar sem lehet érezhető.
guide-step-feet = Ragasszon egy lábat minden sarok alá.
guide-step-labels = Ragassza fel a címkéket, levágott sarkuk legyen távol jobbra. A betűk az oszlopok alá kerülnek, a számok a sorok mellé balra.
guide-step-tray = A tálcához ragasszon egymásra { $plies } lyukas lapot, és alájuk az aljat. Minden levágott sarok találkozik.

guide-pieces = A bábuk
guide-pieces-cut = Fűrészeljen mindegyikből { $count } darabot: alacsony kerek, magas kerek, alacsony szögletes és magas szögletes. Csiszolja meg a végeiket.
guide-pieces-hollow = { $hollow ->
        [hole] Mindegyik fajta fele lyukas: fúrjon lyukat a tetejük közepébe, átmérő { $width }, mélység { $depth }.
       *[mark] Mindegyik fajta fele lyukas: fűrészeljen keresztet a tetejükbe, mélység { $groove }.
    }
guide-pieces-colour = Minden fajtában a tömörek fele és a lyukasak fele sötét.
guide-pieces-marking = { $marking ->
        [striped] Minden sötét bábu köré horony kerül, szélesség { $width }, mélység { $groove }, a teteje alatt { $drop }.
        [ringed] Minden sötét bábu köré gumigyűrű kerül, szélesség { $width }, a teteje alatt { $drop }.
        [pinned] Minden sötét bábu oldalába gömbfejű tű kerül, a teteje alatt { $drop }.
       *[rough] Minden sötét bábu oldala ragasztót és homokot kap, a teteje alatt { $drop } ponttól lefelé. Ami a lyukban áll, az sima marad.
    }

guide-check = Ellenőrzés kézzel
guide-check-pieces = Minden bábu beleesik a tábla és a tálca minden lyukába, és kivehető.
guide-check-corners = A két levágott sarok egymáson van.
guide-check-smooth = Semmi sem éles, és semmi sem mozdul, ha a sarkokat nyomja.
guide-check-hidden = Csukott szemmel is felismer minden bábut: kerek vagy szögletes, alacsony vagy magas, tömör vagy lyukas, sima vagy jelölt.

guide-use = Felállítás
guide-use-board = Tegye maga elé a táblát, levágott sarka legyen közel balra. Az az a1.

jig-title = A tábla fúrása kézzel
jig-about = A sablonnal minden lyuk kifúrható nyomtatás és nézés nélkül. Minden hossz milliméter.
jig-make = A fúrósablon
jig-make-fences = Ragassza a két ütközőt a bal és a közeli széle alá, kívül egy síkban. Szélességük { $fence }.
jig-make-free = A sablon levágott sarkánál hagyjon szabadon ennyit: { $start }.
jig-make-guides = A kis vezetőlyukak, átmérő { $guide }, a lyukak közepei.
jig-make-screws = A nagy vezetőlyukak, átmérő { $clearance }, a csavaroké.
jig-holes = A lyukak
jig-hole-push = Fektesse a sablont a felső réteg lapjára, ütközőkkel lefelé, levágott sarkot levágott sarokra. Tolja a felső réteget az ütközők sarkába, és szorítsa le.
jig-hole-mark = Dugjon { $guide } fúrószárat minden kis vezetőlyukba, és fúrjon 2 mélyre, csak jelölésnek.
jig-hole-spare = Vegye le a sablont, és szorítson alá egy hulladék lapot.
jig-hole-through = Tegye a { $hole } Forstner-fúró hegyét minden jelbe. Fúrjon, amíg csak a hegye jön ki alul, aztán fejezze be a másik oldalról.
jig-hole-recess = Tegye a { $hole } Forstner-fúró hegyét minden jelbe, a fúró ütközőjét állítsa erre: { $depth }.
jig-screws = A csavarok
jig-screw-push = Fektesse maga elé a hátlapot, rá ugyanígy a sablont, levágott sarkot levágott sarokra. Ez a hátlap felső oldala. Szorítsa le mindkettőt.
jig-screw-drill = Fúrjon át minden nagy vezetőlyukon és a hátlapon { $clearance } fúrószárral.
jig-screw-sink = Fordítsa meg a hátlapot. Ezen az oldalon, az alsón, süllyesztővel tágítson minden lyukat erre: { $head }.
jig-places = Hol van minden közép
jig-places-about = A távolságok az ütközők azon lapjától számítanak, amelyhez a tábla ér: előbb a bal ütközőtől, aztán a közelitől.
jig-place = { $what } { $label }: balról { $x }, a közeli oldaltól { $y }.
jig-what = { $what ->
        [hole] Lyuk
       *[screw] Csavar
    }
