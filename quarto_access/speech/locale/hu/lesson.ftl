# A lecke. Minden lépésnél: mit tanít, és mi a teendő, ez hangzik el utoljára.

lesson-begun = Ez egy { $steps } rövid lépésből álló lecke. A játék billentyűit használja. Bármikor megállhat, és később folytathatja. { CAP(KEY("r")) } megismétli az utolsó üzenetet, { KEY("?") } megnevezi a billentyűket, { KEY("escape") } menüt nyit. Első lépés.
    .brief = { $steps } rövid lépésből álló lecke, a játék billentyűivel. Bármikor megállhat. { CAP(KEY("r")) } ismétel, { KEY("escape") } menüt nyit. Első lépés.
    .braille = Lecke, { $steps } lépés. { KEY("r") } ismétel, { KEY("escape") }: menü. Első lépés.
lesson-number = Lépés: { $number }, összesen { $steps }.
    .brief = Lépés: { $number }.
    .braille = Lépés: { $number }.
lesson-resumed = A lecke folytatódik, lépés: { $number }, összesen { $steps }. A menü, { KEY("escape") }, visszavezet az előző lépéshez.
    .brief = A lecke folytatódik. Lépés: { $number }, összesen { $steps }.
    .braille = Lépés: { $number }, összesen { $steps }.
lesson-edge = Ez az első lépés. Nincs előtte másik.
    .brief = Ez az első lépés.
    .braille = Első lépés.
lesson-ended = Ez volt a lecke. A többit játék közben a legjobb megtanulni.
    .brief = Ez volt a lecke. Most játsszon.
    .braille = A lecke vége.
no-resigning = A leckét nem lehet feladni. Ha ki akar lépni, { KEY("escape") }, majd vissza az elejére.
    .brief = Nincs mit feladni. Kilépni: { KEY("escape") }, majd vissza az elejére.
    .braille = Nincs mit feladni.
lesson-done =
    { $step ->
        [board] Helyes, { CELL("b3") }.
        [pieces] Helyes. A négy szám mindegyike az ellenkezőjére fordít valamit, így bármelyik bábu legfeljebb négy billentyűre van.
        [give] Átadva. Játszmában a számítógép most elhelyezné, és adna egyet Önnek.
        [place] Játszmában most ezt kellene tennie.
        [claim] Így lehet megnyerni egy játszmát.
        [window] Meglátta, amit a másik játékos elmulasztott.
        [missed] Ezért figyeljen minden sorozatra, amikor betelik. A bábui más sorozatokban továbbra is számítanak.
        [lens] Egyszerre egy dolgot könnyebb észben tartani. { CAP(KEY("j")) } továbblép a formára, a lyukra, majd vissza mindenre.
        [status] { CAP(KEY("p")) } megmondja, mi maradt, { KEY("h") }, mi van kézben, { KEY("l") } az utolsó lépést, { KEY("w") }, hol áll.
       *[other] { "" }
    }
    .brief =
        { $step ->
            [board] Helyes, { CELL("b3") }.
            [pieces] Helyes. Bármelyik bábu legfeljebb négy billentyűre van.
            [give] Átadva. Játszmában a számítógép most elhelyezné, és adna egyet Önnek.
            [place] Játszmában most ezt kellene tennie.
            [claim] Így lehet megnyerni egy játszmát.
            [window] Meglátta, amit a számítógép elmulasztott.
            [missed] A bábui más sorozatokban továbbra is számítanak.
            [lens] { CAP(KEY("j")) } továbblép a formára, a lyukra, majd vissza mindenre.
            [status] { CAP(KEY("p")) } megmondja, mi maradt, { KEY("h") } a kézben lévő bábut, { KEY("l") } az utolsó lépést, { KEY("w") }, hol áll.
           *[other] { "" }
        }
    .braille =
        { $step ->
            [status] Van még { KEY("p") }, { KEY("h") }, { KEY("l") }, { KEY("w") }.
           *[other] { "" }
        }
lesson-strayed =
    { $step ->
        [board] Elhelyezte a bábut. Itt csak egy mezőre kell menni, { KEY("enter") } később következik. A lépés újrakezdődik.
        [pieces] Átadta a bábut. Itt csak meg kell találni, { KEY("enter") } később következik. A lépés újrakezdődik.
        [claim]
            { $did ->
                [gave] Bemondás nélkül adta át a bábut. Most a másik játékos mondhat be, az Ön lehetősége elmúlt.
               *[else] Az Ön lehetősége elmúlt.
            } A lépés újrakezdődik.
        [window]
            { $did ->
                [placed] Bemondás nélkül helyezte el a bábut. Most a sorozat érvényét vesztette.
               *[else] Az Ön lehetősége elmúlt.
            } A lépés újrakezdődik.
        [missed]
            { $did ->
                [placed] Elhelyezte a bábut. Itt előbb a második sort kell bemondani.
               *[else] Az másik sorozat volt.
            } A lépés újrakezdődik.
        [lens] Átadott egy bábut. Itt csak hallgatni kell. A lépés újrakezdődik.
        [status] Átadott egy bábut. Itt csak kérdezni kell. A lépés újrakezdődik.
       *[other]
            { $did ->
                [gave] Átadott egy bábut. Ez nem volt feladat.
                [placed] Elhelyezte a bábut. Ez nem volt feladat.
               *[else] Nem így.
            } A lépés újrakezdődik.
    }
    .brief =
        { $step ->
            [board] Elhelyezte a bábut. Itt csak menjen egy mezőre. Újra.
            [pieces] Átadta a bábut. Itt csak találja meg. Újra.
            [claim]
                { $did ->
                    [gave] Bemondás előtt adta át, a lehetőség a másik játékosé.
                   *[else] Az Ön lehetősége elmúlt.
                } Újra.
            [window]
                { $did ->
                    [placed] Bemondás előtt helyezte el, a sorozat érvényét vesztette.
                   *[else] Az Ön lehetősége elmúlt.
                } Újra.
            [missed]
                { $did ->
                    [placed] Elhelyezte a bábut. Itt előbb mondja be a második sort.
                   *[else] Az másik sorozat volt.
                } Újra.
            [lens] Átadott egy bábut. Itt csak hallgasson. Újra.
            [status] Átadott egy bábut. Itt csak kérdezzen. Újra.
           *[other]
                { $did ->
                    [gave] Átadott egy bábut. Ez nem volt feladat.
                    [placed] Elhelyezte a bábut. Ez nem volt feladat.
                   *[else] Nem így.
                } Újra.
        }
    .braille =
        { $step ->
            [claim] Átadás előtt mondja be. Újra.
            [window] Elhelyezés előtt mondja be. Újra.
           *[other] Valami más kell. Újra.
        }
line-judged =
    { $verdict ->
        [right] Helyes.
        [wrong] Nem, fordítva.
       *[turned] Ez a válasz.
    }
line-shares = { CAP($line) } Kvart: mind { $traits }.
    .brief = { CAP($line) } Kvart: mind { $traits }.
    .braille = { CAP($line) }: mind { $traits }.
line-shares-nothing = { CAP($line) } nem Kvart. Semmi sem közös mind a négyben: { $counts }.
    .brief = { CAP($line) } nem Kvart: { $counts }.
    .braille = { CAP($line) }, nem: { $counts }.
lesson-board = A táblán négy oszlop van, a, b, c és d, balról jobbra, és négy sor, 1 és 4 között, az első van Önhöz a legközelebb. { CAP(CELL("a1")) } a közeli bal sarok, és a fatáblán ez a sarok le van vágva, hogy a kéz megtalálja. Betű oszlopra visz, szám sorra, a nyilak egy mezőt lépnek.
    .brief = A tábla oszlopai a, b, c és d balról jobbra, sorai 1 és 4 között, az első van Önhöz a legközelebb. { CAP(CELL("a1")) } a közeli bal sarok, ott van a fatábla levágott sarka. Betűk, számok és nyilak visznek.
    .braille = Oszlopok a b c d, sorok 1 és 4 között. { CELL("a1") } közel balra.
lesson-board-from-top = A táblán négy oszlop van, a, b, c és d, balról jobbra, és négy sor, 1 és 4 között, az első van Öntől a legtávolabb. { CAP(CELL("a1")) } a távoli bal sarok, és a fatáblán ez a sarok le van vágva, hogy a kéz megtalálja. Betű oszlopra visz, szám sorra, a nyilak egy mezőt lépnek.
    .brief = A tábla oszlopai a, b, c és d balról jobbra, sorai 1 és 4 között, az első van Öntől a legtávolabb. { CAP(CELL("a1")) } a távoli bal sarok, ott van a fatábla levágott sarka. Betűk, számok és nyilak visznek.
    .braille = Oszlopok a b c d, sorok 1 és 4 között. { CELL("a1") } távol balra.
lesson-board-task = Menjen ide: { CELL("b3") }. Nyomja meg: { KEY("b") }, aztán 3, vagy használja a nyilakat.
    .brief = Menjen ide: { CELL("b3") }. Nyomja meg: { KEY("b") }, aztán 3, vagy használja a nyilakat.
    .braille = Menjen ide: { CELL("b3") }.
lesson-pieces = Tizenhat bábu van, és nincs két egyforma. Mindegyik magas vagy alacsony, világos vagy sötét, kerek vagy szögletes, és a tetején lyukas vagy tömör. A tábla mellett állnak, négyszer négyen. Itt 1 a magasságot váltja, 2 a színt, 3 a formát, 4 a lyukat. A nyilak is működnek.
    .brief = Tizenhat bábu, nincs két egyforma: magas vagy alacsony, világos vagy sötét, kerek vagy szögletes, lyukas vagy tömör. 1 váltja a magasságot, 2 a színt, 3 a formát, 4 a lyukat. A nyilak is működnek.
    .braille = Tizenhat bábu. 1 magasság, 2 szín, 3 forma, 4 lyuk.
lesson-pieces-task = Keresse meg ezt a bábut: magas, sötét, szögletes, lyukas.
    .brief = Keresse meg ezt a bábut: magas, sötét, szögletes, lyukas.
    .braille = Keresse: magas sötét szögletes lyukas.
lesson-give = Azt a bábut, amelyet elhelyez, sosem Ön választja. A másik játékos választja Önnek, Ön pedig neki választ.
    .brief = Azt a bábut, amelyet elhelyez, sosem Ön választja. Ön a másik játékosnak választ.
    .braille = Ön a másiknak választ.
lesson-give-task = Menjen bármelyik bábuhoz, és { KEY("enter") } átadja a számítógépnek.
    .brief = Menjen bármelyik bábuhoz, és { KEY("enter") } átadja.
    .braille = Adjon át egyet: { KEY("enter") }.
lesson-place = Két bábu már a táblán áll, és a számítógép adott Önnek egyet: { $piece }.
    .brief = Két bábu már a táblán áll. Ön kapja: { $piece }.
    .braille = Ön kapja: { $piece }.
lesson-place-task = Menjen egy üres mezőre, { KEY("e") } a következőre visz, és { KEY("enter") } elhelyezi ott a bábut.
    .brief = Menjen egy üres mezőre, { KEY("e") } talál egyet, majd { KEY("enter") }.
    .braille = Helyezze el: { KEY("e") }, { KEY("enter") }.
lesson-line = Négy bábu egy sorban, oszlopban vagy átlóban, amelyeknek van közös tulajdonsága, Kvart: mind magas, vagy mind kerek, bármi. Az első sorban négy bábu áll. { CAP(KEY("x")) } felolvassa azt a sorozatot, amelyben áll.
    .brief = Négy bábu egy sorban, oszlopban vagy átlóban közös tulajdonsággal: Kvart. Az első sor tele van. { CAP(KEY("x")) } felolvassa.
    .braille = Négy közös tulajdonsággal: Kvart. { KEY("x") } olvassa az első sort.
lesson-line-task = Nyomja meg: { KEY("x") }, aztán mondja meg, Kvart-e az első sor: { KEY("q") }, igen, { KEY("backspace") }, nem, { KEY("enter") }, a válasz.
    .brief = Nyomja meg: { KEY("x") }. Kvart-e? { CAP(KEY("q")) }, igen. { KEY("backspace") }, nem. { KEY("enter") }, a válasz.
    .braille = { KEY("x") }. { KEY("q") } igen, { KEY("backspace") } nem, { KEY("enter") } válasz.
lesson-no-line = Ez egy másik első sor. Egyetlen bábu, amely mindenben eltér, elrontja.
    .brief = Ez egy másik első sor.
    .braille = Másik első sor.
lesson-no-line-task = Nyomja meg: { KEY("x") }, aztán { KEY("q") }, ha Kvart, { KEY("backspace") }, ha nem, { KEY("enter") }, a válasz.
    .brief = Nyomja meg: { KEY("x") }, aztán { KEY("q") }, igen, { KEY("backspace") }, nem, { KEY("enter") }, a válasz.
    .braille = { KEY("x") }, aztán { KEY("q") }, { KEY("backspace") }, { KEY("enter") }.
lesson-diagonal = Az átlók is számítanak. Most itt áll: { CELL("a1") }. { CAP(KEY("x")) } egyszer az első sor, ismét az a oszlop, harmadszor az átló, { CELL("a1") } és { CELL("d4") } között.
    .brief = Az átlók is számítanak. { CAP(CELL("a1")) } mezőn a harmadik { KEY("x") } olvassa az átlót { CELL("d4") } mezőig.
    .braille = A harmadik { KEY("x") }: { CELL("a1") } { CELL("d4") } átló.
lesson-diagonal-task = Hallgassa meg az átlót, aztán { KEY("q") }, ha Kvart, { KEY("backspace") }, ha nem, { KEY("enter") }, a válasz.
    .brief = Hallgassa meg, aztán { KEY("q") }, igen, { KEY("backspace") }, nem, { KEY("enter") }, a válasz.
    .braille = { KEY("q") }, { KEY("backspace") } vagy { KEY("enter") }.
lesson-claim = Kvartot létrehozni még nem győzelem. Be kell mondani. Az imént helyezett el egy bábut, { CELL("d1") } mezőn, és az első sor tele van. Amíg bábut nem ad, bemondhatja. Ehhez nyomja meg: { KEY("q") }, mutasson a sorozatra a betűjével vagy számával, majd { KEY("enter") }. Bemondás közben { KEY("x", place: "calling") } átlóra mutat.
    .brief = A bemondás nyer, nem a létrehozás. Az imént helyezett el egy bábut, { CELL("d1") } mezőn, és az első sor tele van. Bemondani: { KEY("q") }, aztán a sor száma vagy az oszlop betűje, majd { KEY("enter") }.
    .braille = Bábuja { CELL("d1") } mezőn. Bemondás: { KEY("q") }, sorozat, { KEY("enter") }.
lesson-claim-task = Mondja be az első sort: { KEY("q") }, 1, { KEY("enter") }.
    .brief = Mondja be az első sort: { KEY("q") }, 1, { KEY("enter") }.
    .braille = { KEY("q") }, 1, { KEY("enter") }.
lesson-window = Ha bemondás nélkül ad bábut, a másik játékos bemondhatja az Ön sorozatát, amíg a bábut el nem helyezi. Ez fordítva is igaz. A számítógép az imént elhelyezett egy bábut, nem mondott be semmit, és adott Önnek egyet. { KEY("0") } az utoljára változott mezőre visz, { KEY("x") } felolvassa a rajta átmenő sorozatokat.
    .brief = Aki bemondás nélkül ad bábut, a másiknak hagyja a bemondást. A számítógép elhelyezett egy bábut, nem mondta be, és adott Önnek egyet. { KEY("0") } odavisz, { KEY("x") } olvassa a sorozatait.
    .braille = A gép elmulasztott egyet. { KEY("0") }, aztán { KEY("x") }.
lesson-window-task = Keresse meg az elmulasztott sorozatot, és mondja be, mielőtt elhelyezi a bábut.
    .brief = Keresse meg a sorozatot, és mondja be, mielőtt elhelyez.
    .braille = Keresse meg és mondja be.
lesson-missed = Az a sorozat, amelyet senki sem látott meg időben, érvényét veszti. A második sor tele van magas bábukkal, de már néhány lépése.
    .brief = Az a sorozat, amelyet senki sem mondott be időben, érvényét veszti. A második sor mind magas, de már néhány lépése.
    .braille = A második sor mind magas, de érvénytelen.
lesson-missed-task = Azért mondja be a második sort, és hallgassa meg a választ: { KEY("q") }, 2, { KEY("enter") }.
    .brief = Azért mondja be a második sort: { KEY("q") }, 2, { KEY("enter") }.
    .braille = { KEY("q") }, 2, { KEY("enter") }.
lesson-lens = Nyolc bábu áll a táblán, ezt nehéz mind észben tartani. { CAP(KEY("j")) } egy dologra szűkíti, amit hall: előbb a magasság, aztán szín, forma, lyuk, majd újra minden. { CAP(KEY("m")) } felolvassa az egész táblát, soronként.
    .brief = Itt nyolc bábu áll. { CAP(KEY("j")) } szűkít: magasság, szín, forma, lyuk, majd minden. { CAP(KEY("m")) } olvassa a táblát.
    .braille = { KEY("j") }: magasság, szín, forma, lyuk, mind. { KEY("m") }: tábla.
lesson-lens-task = Nyomja meg ezt: { KEY("j") }, amíg a színt nem hallja, aztán { KEY("m") }.
    .brief = Nyomja meg ezt: { KEY("j") }, amíg a színt nem hallja, aztán { KEY("m") }.
    .braille = { KEY("j") } { KEY("j") }, aztán { KEY("m") }.
lesson-status = Ha elvesztette a fonalat, { KEY("s") } megmondja, ki következik, és mi a teendő.
    .brief = { CAP(KEY("s")) } megmondja, ki következik és mi a teendő.
    .braille = { KEY("s") }: ki következik.
lesson-status-task = Nyomja meg: { KEY("s") }.
    .brief = Most nyomja meg: { KEY("s") }.
    .braille = Most nyomja meg: { KEY("s") }.
lesson-set = A fakészlet huszonötször huszonöt centiméteres tábla tizenhat kerek mélyedéssel, amelyekben a bábuk állnak és nem csúsznak el. Ez a sarok le van vágva: { CELL("a1") }. A szögletes bábuknak éle van, a kerekeknek nincs. A lyukas bábu tetején lyuk van. Ahol a szín nem látható, a sötét bábukat körben vájat jelöli. A program úgy nevezi a mezőket és bábukat, ahogy a kéz megtalálja őket, így a kettő egymás mellett is játszható.
    .brief = A fakészlet huszonöt centiméteres tábla tizenhat kerek mélyedéssel, hogy a bábuk ne csússzanak el. Levágott sarok: { CELL("a1") }. A sötét bábukat vájat jelölheti körben. A mezők és bábuk neve olyan, ahogy a kéz megtalálja őket.
    .braille = A fatáblán tizenhat mélyedés van, levágott sarok { CELL("a1") }.
lesson-set-task = { KEY("enter") } befejezi a leckét.
    .brief = { KEY("enter") } befejezi a leckét.
    .braille = { KEY("enter") }, befejezés.
