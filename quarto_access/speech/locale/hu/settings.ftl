# Beállítások: értékeik, mit tesznek, és a minta körüli szavak.

item-setting = { CAP($action) }: { $setting }.
    .brief = { CAP($action) }: { $setting }.
    .braille = { CAP($action) }: { $setting }.
item-change = { KEY("enter") } megváltoztatja.
    .brief = { "" }
    .braille = { "" }
setting-sample = Például:
    .brief = Így szól:
    .braille = Így:
setting-edge = Itt nincs tovább.
setting-value =
    { $value ->
        [on] bekapcsolva
        [off] kikapcsolva
        [short] rövid
        [long] hosszú
        [auto] a program választ
        [own] saját választás
        [beginner] kezdő
        [brief] rövid
        [low-vision] gyengénlátó
        [deaf-blind] siketvak
        [same] a szokásos
        [standard] tíz sorozat
        [advanced] tizenkilenc sorozat
        [um-quarto] Um Quarto
        [quarters] tizennégy sorozat
        [light-dark] világos és sötét
        [orange-blue] narancs és kék
        [striped] csíkos és csík nélküli
        [ringed] gyűrűs és csík nélküli
        [pinned] tüskés és csík nélküli
        [rough] érdes és sima
        [ignored] nem számít
        [free] egy próbálkozásba kerül
        [loses] elveszti a játszmát
        [blocks] tömör elemek
        [plain] egyszerű jelek
        [contrast] világos és sötét felületek
        [yellow] sárga feketén
        [best] a legjobb
        [en] angol
        [hu] magyar
        [ru] orosz
        [es] spanyol
        [pt-BR] brazil portugál
        [fr] francia
        [print] a képernyőolvasója
        [direct] a képernyőolvasója, közvetlenül
        [self] a program saját hangja
        [braille] braille-írás
        [tall-short] magas és alacsony
        [big-small] gyerekszavak
        [random] sorshúzás
        [odd-even] páros vagy páratlan
        [agreed] megegyezés
        [one] egy próbálkozás
        [two] két próbálkozás
        [three] három próbálkozás
        [any] nincs korlát
        [children] gyerekeknek
        [contest] verseny
        [letters] betű és szám
        [digits] két szám
       *[other] { $value }
    }

# Mi változott.

setting-profile =
    { $value ->
        [beginner] Profil kezdőknek: hosszú üzenetek, kérdés a bábu átadása előtt, lassabb hang.
        [brief] Rövid profil: rövid üzenetek, gyorsabb hang.
        [low-vision] Profil gyengénlátóknak: a program saját hangja, a tábla képe, hosszan arról, ahol áll.
        [deaf-blind] Profil siketvakoknak: rövid sorok braille-kijelzőre, hangok nélkül.
       *[own] A beállítások saját választása, ahogy korábban.
    }
    .brief =
        { $value ->
            [beginner] Kezdő: hosszú, átadás előtt kérdez, lassabb hang.
            [brief] Rövid: rövid üzenetek, gyorsabb hang.
            [low-vision] Gyengénlátó: saját hang, kép, hosszan a helyről.
            [deaf-blind] Siketvak: sorok braille-kijelzőre, hangok nélkül.
           *[own] Saját választás, ahogy korábban.
        }
    .braille =
        { $value ->
            [beginner] Profil: kezdő.
            [brief] Profil: rövid.
            [low-vision] Profil: gyengénlátó.
            [deaf-blind] Profil: siketvak.
           *[own] Profil: saját.
        }
setting-verbosity =
    { $value ->
        [short] Mostantól rövid üzenetek.
       *[long] Mostantól hosszú üzenetek.
    }
    .brief =
        { $value ->
            [short] Rövid üzenetek.
           *[long] Hosszú üzenetek.
        }
    .braille =
        { $value ->
            [short] Rövid üzenetek.
           *[long] Hosszú üzenetek.
        }
setting-verbosity-focus =
    { $value ->
        [short] Arról, ahol áll, rövid üzenet szól.
        [long] Arról, ahol áll, hosszú üzenet szól.
       *[same] Arról, ahol áll, a szokásos üzenet szól.
    }
    .brief =
        { $value ->
            [short] Ahol áll: röviden.
            [long] Ahol áll: hosszan.
           *[same] Ahol áll: a szokásos.
        }
    .braille =
        { $value ->
            [short] Ahol áll: röviden.
            [long] Ahol áll: hosszan.
           *[same] Ahol áll: a szokásos.
        }
setting-verbosity-moves =
    { $value ->
        [short] A lépésekről rövid üzenet szól.
        [long] A lépésekről hosszú üzenet szól.
       *[same] A lépésekről a szokásos üzenet szól.
    }
    .brief =
        { $value ->
            [short] Lépések: röviden.
            [long] Lépések: hosszan.
           *[same] Lépések: a szokásos.
        }
    .braille =
        { $value ->
            [short] Lépések: röviden.
            [long] Lépések: hosszan.
           *[same] Lépések: a szokásos.
        }
setting-verbosity-answers =
    { $value ->
        [short] A válaszok rövidek.
        [long] A válaszok hosszúak.
       *[same] A válaszok a szokásosak.
    }
    .brief =
        { $value ->
            [short] Válaszok: röviden.
            [long] Válaszok: hosszan.
           *[same] Válaszok: a szokásos.
        }
    .braille =
        { $value ->
            [short] Válaszok: röviden.
            [long] Válaszok: hosszan.
           *[same] Válaszok: a szokásos.
        }
setting-verbosity-refusals =
    { $value ->
        [short] Az elutasítások rövidek.
        [long] Az elutasítások hosszúak.
       *[same] Az elutasítások a szokásosak.
    }
    .brief =
        { $value ->
            [short] Elutasítások: röviden.
            [long] Elutasítások: hosszan.
           *[same] Elutasítások: a szokásos.
        }
    .braille =
        { $value ->
            [short] Elutasítások: röviden.
            [long] Elutasítások: hosszan.
           *[same] Elutasítások: a szokásos.
        }
setting-verbosity-help =
    { $value ->
        [short] A súgó és a listák rövidek.
        [long] A súgó és a listák hosszúak.
       *[same] A súgó és a listák a szokásosak.
    }
    .brief =
        { $value ->
            [short] Súgó és listák: röviden.
            [long] Súgó és listák: hosszan.
           *[same] Súgó és listák: a szokásos.
        }
    .braille =
        { $value ->
            [short] Súgó és listák: röviden.
            [long] Súgó és listák: hosszan.
           *[same] Súgó és listák: a szokásos.
        }
setting-confirm-gives =
    { $value ->
        [on] A bábu átadása második { KEY("enter") } után történik.
       *[off] A bábu átadása azonnal történik.
    }
    .brief =
        { $value ->
            [on] Átadás előtt kérdez.
           *[off] Átadás azonnal.
        }
    .braille =
        { $value ->
            [on] Átadás előtt kérdez.
           *[off] Átadás azonnal.
        }
setting-language = Mostantól a program magyarul beszél.
    .brief = A program magyarul beszél.
    .braille = Nyelv: magyar.
setting-cells =
    { $value ->
        [digits] A mezők neve két szám, előbb a sor, aztán az oszlop.
       *[letters] A mezők neve az oszlop betűje és a sor száma.
    }
    .brief =
        { $value ->
            [digits] Mezők két számmal.
           *[letters] Mezők betűvel és számmal.
        }
    .braille =
        { $value ->
            [digits] Mezők két számmal.
           *[letters] Mezők betűvel és számmal.
        }
setting-first-row =
    { $value ->
        [far] Az első sor felül van, Öntől a legtávolabb. Felfelé a kisebb számú sorok jönnek.
       *[near] Az első sor van Önhöz a legközelebb. Felfelé a nagyobb számú sorok jönnek.
    }
    .brief =
        { $value ->
            [far] Az első sor felül van.
           *[near] Az első sor közel van.
        }
    .braille =
        { $value ->
            [far] Első sor felül.
           *[near] Első sor közel.
        }
setting-move-time =
    { $value ->
        [off] A következő játszmától nincs óra egy lépésre.
       *[other] A következő játszmától minden lépésre ennyi idő van: { $value }. Az óra áll, amíg valami elhangzik.
    }
    .brief =
        { $value ->
            [off] Következő játszma: nincs óra egy lépésre.
           *[other] Következő játszma: egy lépésre { $value }.
        }
    .braille =
        { $value ->
            [off] Nincs óra egy lépésre.
           *[other] Egy lépésre { $value }. Braille-írásban nincs.
        }
setting-total-time =
    { $value ->
        [off] A következő játszmától nincs óra egy egész játszmára.
       *[other] A következő játszmától minden játékosnak egy egész játszmára ennyi ideje van: { $value }. Az óra áll, amíg valami elhangzik.
    }
    .brief =
        { $value ->
            [off] Következő játszma: nincs óra egy játszmára.
           *[other] Következő játszma: játékosonként { $value }.
        }
    .braille =
        { $value ->
            [off] Nincs óra egy játszmára.
           *[other] Egy játszmára { $value }. Braille-írásban nincs.
        }
setting-time-factor-1 =
    { $value ->
        [1] Az első játékos ideje a szokásos.
       *[other] Az első játékos ideje a szokásosnak ennyiszerese: { $value }, a mostani játszmában is.
    }
    .brief =
        { $value ->
            [1] Első játékos: szokásos idő.
           *[other] Első játékos: az idő szorzója { $value }.
        }
    .braille =
        { $value ->
            [1] Első játékos: szokásos idő.
           *[other] Első játékos: az idő szorzója { $value }.
        }
setting-time-factor-2 =
    { $value ->
        [1] A második játékos ideje a szokásos.
       *[other] A második játékos ideje a szokásosnak ennyiszerese: { $value }, a mostani játszmában is.
    }
    .brief =
        { $value ->
            [1] Második játékos: szokásos idő.
           *[other] Második játékos: az idő szorzója { $value }.
        }
    .braille =
        { $value ->
            [1] Második játékos: szokásos idő.
           *[other] Második játékos: az idő szorzója { $value }.
        }
setting-reading-speed = Az óra áll, amíg olvas, másodpercenként { $value } betűvel.
    .brief = Olvasás: másodpercenként { $value } betű.
    .braille = Másodpercenként { $value } betű.
setting-sizes =
    { $value ->
        [big-small] A magas bábuk gyerekszóval vannak megnevezve.
       *[tall-short] A bábuk neve magas és alacsony.
    }
    .brief =
        { $value ->
            [big-small] Gyerekszavak a magasságra.
           *[tall-short] Magas és alacsony.
        }
    .braille =
        { $value ->
            [big-small] Gyerekszavak a magasságra.
           *[tall-short] Magas és alacsony.
        }
setting-lot =
    { $value ->
        [odd-even] A következő játszmától páros vagy páratlan dönti el, ki ad először.
        [agreed] A következő játszmától megkérdezi, ki ad először.
       *[random] A következő játszmától sorshúzás dönti el, ki ad először.
    }
    .brief =
        { $value ->
            [odd-even] Következő játszma: páros vagy páratlan.
            [agreed] Következő játszma: Ön mondja meg a kezdést.
           *[random] Következő játszma: sorshúzás.
        }
    .braille =
        { $value ->
            [odd-even] Következő játszma: páros vagy páratlan.
            [agreed] Következő játszma: Ön mondja meg a kezdést.
           *[random] Következő játszma: sorshúzás.
        }
setting-claims =
    { $value ->
        [two] A következő játszmától egy alkalommal két betelt sorozat mondható be.
        [three] A következő játszmától egy alkalommal három betelt sorozat mondható be.
        [any] A következő játszmától akárhány betelt sorozat bemondható.
       *[one] A következő játszmától egy alkalommal egy betelt sorozat mondható be.
    }
    .brief =
        { $value ->
            [two] Két próbálkozás.
            [three] Három próbálkozás.
            [any] Akárhány próbálkozás.
           *[one] Egy próbálkozás.
        }
    .braille =
        { $value ->
            [two] Két próbálkozás.
            [three] Három próbálkozás.
            [any] Akárhány próbálkozás.
           *[one] Egy próbálkozás.
        }
setting-tell-me =
    { $value ->
        [on] A következő játszmától jelzés szól, ha van bemondható Kvart, de nem az, hogy hol.
       *[off] A következő játszmától senki sem jelzi a Kvartot.
    }
    .brief =
        { $value ->
            [on] Következő játszma: Kvart jelzéssel.
           *[off] Következő játszma: jelzés nélkül.
        }
    .braille =
        { $value ->
            [on] Következő játszma: Kvart jelzéssel.
           *[off] Következő játszma: jelzés nélkül.
        }
setting-preset =
    { $value ->
        [children] Szabályok gyerekeknek: csak a magasság számít, jelzés szól, ha van Kvart, és a számítógép könnyű. A következő játszmától.
        [contest] Versenyszabályok: egy perc minden lépésre, és betelt sorozat téves bemondása veszít. A következő játszmától.
       *[own] A szabályok saját választása, ahogy korábban.
    }
    .brief =
        { $value ->
            [children] Gyerekeknek: csak magasság, jelzés, könnyű gép.
            [contest] Verseny: egy perc, téves bemondás veszít.
           *[own] Saját szabályok, ahogy korábban.
        }
    .braille =
        { $value ->
            [children] Gyerekeknek: csak magasság, jelzés, könnyű gép.
            [contest] Verseny: egy perc, téves bemondás veszít.
           *[own] Saját szabályok, ahogy korábban.
        }
setting-speech =
    { $value ->
        [print] A terminál sorait a képernyőolvasója mondja.
        [direct] A program közvetlenül a képernyőolvasóján át beszél.
        [self] A program saját hangja beszél. Ha a képernyőolvasója is beszél, némítsa el.
        [braille] Rövid sorok braille-kijelzőre, hang nélkül.
       *[auto] A program maga deríti ki, ki beszél.
    }
    .brief =
        { $value ->
            [print] A képernyőolvasója beszél.
            [direct] Közvetlenül a képernyőolvasón át.
            [self] A program saját hangja beszél.
            [braille] Sorok braille-kijelzőre.
           *[auto] A program választja, ki beszél.
        }
    .braille =
        { $value ->
            [print] Sorok olvasónak.
            [direct] Olvasó, közvetlenül.
            [self] Saját hang.
            [braille] Sorok braille-kijelzőre.
           *[auto] A program választ.
        }
setting-lines =
    { $value ->
        [standard] A következő játszmától tíz sorozat számít: sorok, oszlopok és átlók.
        [advanced] A következő játszmától tizenkilenc sorozat számít: sorok, oszlopok, átlók és kilenc kétszer kettes négyzet.
        [um-quarto] A következő játszmától az Um Quarto szabályai érvényesek: tizenkilenc sorozat, kilenc kétszer kettes négyzettel.
       *[quarters] A következő játszmától tizennégy sorozat számít: sorok, oszlopok, átlók és a tábla négy negyede.
    }
    .brief =
        { $value ->
            [standard] Következő játszma: tíz sorozat.
            [advanced] Következő játszma: tizenkilenc sorozat, négyzetekkel.
            [um-quarto] Következő játszma: Um Quarto, tizenkilenc sorozat.
           *[quarters] Következő játszma: tizennégy sorozat, negyedekkel.
        }
    .braille =
        { $value ->
            [standard] Tíz sorozat.
            [advanced] Tizenkilenc sorozat.
            [um-quarto] Um Quarto, tizenkilenc sorozat.
           *[quarters] Tizennégy sorozat.
        }
setting-attributes = A következő játszmától ezek számítanak: { $value }.
    .brief = A következő játszmában számít: { $value }.
    .braille = Számít: { $value }.
setting-colour =
    { $value ->
        [orange-blue] A két szín neve narancs és kék.
        [striped] Szín helyett a bábuk csíkosak vagy csík nélküliek.
        [ringed] Szín helyett a bábuk gyűrűsek vagy csík nélküliek.
        [pinned] Szín helyett a bábuk tüskések vagy csík nélküliek.
        [rough] Szín helyett a bábuk érdesek vagy simák.
        [own] Szín helyett saját szavai különböztetik meg a bábukat.
        [ignored] A következő játszmától a szín nem számít.
       *[light-dark] A két szín neve világos és sötét.
    }
    .brief =
        { $value ->
            [orange-blue] Narancs és kék.
            [striped] Csíkos és csík nélküli.
            [ringed] Gyűrűs és csík nélküli.
            [pinned] Tüskés és csík nélküli.
            [rough] Érdes és sima.
            [own] Saját szavak.
            [ignored] Következő játszma szín nélkül.
           *[light-dark] Világos és sötét.
        }
    .braille =
        { $value ->
            [orange-blue] Narancs és kék.
            [striped] Csíkos és csík nélküli.
            [ringed] Gyűrűs és csík nélküli.
            [pinned] Tüskés és csík nélküli.
            [rough] Érdes és sima.
            [own] Saját szavak.
            [ignored] Következő játszma szín nélkül.
           *[light-dark] Világos és sötét.
        }
setting-false-claim =
    { $value ->
        [loses] A következő játszmától betelt sorozat téves bemondása elveszti a játszmát.
       *[free] A következő játszmától a téves bemondás egy próbálkozásba kerül, semmi másba.
    }
    .brief =
        { $value ->
            [loses] Következő játszma: téves bemondás veszít.
           *[free] Következő játszma: téves bemondás egy próbálkozás.
        }
    .braille =
        { $value ->
            [loses] Téves bemondás veszít.
           *[free] Téves bemondás: egy próbálkozás.
        }
setting-theme =
    A tábla képe { $value ->
        [plain] egyszerű jelekből áll
        [contrast] világos és sötét felületekből áll
        [yellow] világos és sötét felületekből áll, sárga feketén
       *[blocks] tömör elemekből áll
    }.
    .brief =
        { $value ->
            [plain] Kép egyszerű jelekből.
            [contrast] Kép világos és sötét felületekből.
            [yellow] Kép sárgával feketén.
           *[blocks] Kép tömör elemekből.
        }
    .braille =
        { $value ->
            [plain] Egyszerű jelek.
            [contrast] Nagy kontraszt.
            [yellow] Sárga feketén.
           *[blocks] Tömör elemek.
        }
setting-picture =
    { $value ->
        [on] A tábla kirajzolódik szemnek.
        [off] A tábla nem rajzolódik ki.
       *[auto] A tábla ott rajzolódik ki szemnek, ahol a program saját hangja beszél.
    }
    .brief =
        { $value ->
            [on] A tábla kirajzolódik.
            [off] Nincs kép a tábláról.
           *[auto] Kép ott, ahol nincs képernyőolvasó.
        }
    .braille =
        { $value ->
            [on] Van kép.
            [off] Nincs kép.
           *[auto] Kép: magától.
        }
setting-rate = A program saját hangja percenként { $value } szót mond.
    .brief = Percenként { $value } szó.
    .braille = Percenként { $value } szó.
setting-pitch = A program saját hangjának magassága { $value }, legfeljebb 100.
    .brief = Magasság { $value }.
    .braille = Magasság { $value }.
setting-voice =
    { $value ->
        [best] A program azon a hangon beszél, amely a nyelvhez a legjobb.
       *[other] A program ezen a hangon beszél: { $value }.
    }
    .brief =
        { $value ->
            [best] A legjobb hang.
           *[other] Hang: { $value }.
        }
    .braille =
        { $value ->
            [best] A legjobb hang.
           *[other] Hang: { $value }.
        }
setting-voice-volume = A program saját hangjának hangereje { $value }, legfeljebb 100.
    .brief = Hang hangereje { $value }.
    .braille = Hang hangereje { $value }.
setting-sound-volume =
    { $value ->
        [0] A hangjelzések ki vannak kapcsolva.
       *[other] A hangjelzések hangereje { $value }, legfeljebb 100.
    }
    .brief =
        { $value ->
            [0] Hangjelzések kikapcsolva.
           *[other] Hangjelzések hangereje { $value }.
        }
    .braille =
        { $value ->
            [0] Hangjelzések kikapcsolva.
           *[other] Hangjelzések hangereje { $value }.
        }
setting-volume-navigation = A kattanások hangereje { $value }, legfeljebb 100.
    .brief = Kattanások, hangerő { $value }.
    .braille = Kattanások, { $value }.
setting-volume-events = A lépések hangereje { $value }, legfeljebb 100.
    .brief = Lépések hangja, hangerő { $value }.
    .braille = Lépések hangja, { $value }.
setting-volume-alerts = A figyelmeztetések hangereje { $value }, legfeljebb 100.
    .brief = Figyelmeztetések, hangerő { $value }.
    .braille = Figyelmeztetések, { $value }.
setting-volume-sonification = A hangokkal szóló tábla hangereje { $value }, legfeljebb 100.
    .brief = Tábla hangokkal, hangerő { $value }.
    .braille = Tábla hangokkal, { $value }.
setting-mono =
    { $value ->
        [on] A hangjelzések középről szólnak, az oszlopok magasságban térnek el.
       *[off] A hangjelzések oszloponként balról jobbra szólnak.
    }
    .brief =
        { $value ->
            [on] Monó hangok.
           *[off] Sztereó hangok.
        }
    .braille =
        { $value ->
            [on] Monó hangok.
           *[off] Sztereó hangok.
        }
setting-spatial =
    { $value ->
        [on] A program saját hangja arról a mezőről szól, amelyről beszél.
       *[off] A program saját hangja középről szól.
    }
    .brief =
        { $value ->
            [on] Hang a mező felől.
           *[off] Hang középről.
        }
    .braille =
        { $value ->
            [on] Hang a mező felől.
           *[off] Hang középről.
        }

# Mire való. Ugyanezek a mondatok állnak a beállítások fájljában.

setting-help-profile = Több beállítást ad meg egyszerre: kezdőknek, röviden, gyengénlátóknak vagy siketvakoknak.
    .brief = Több beállítást ad meg egyszerre.
    .braille = Több beállítás egyszerre.
setting-help-verbosity = Mennyi hangzik el: a rövid üzenetek azoknak valók, akik ismerik a játékot, a hosszúak többet magyaráznak.
    .brief = Rövid, ha ismeri, hosszú, ha magyarázat kell.
    .braille = Minden üzenet hossza.
setting-help-verbosity-focus = Mennyi hangzik el arról, ahol áll, például egy mezőről és a bábujáról.
    .brief = Mennyi hangzik el arról, ahol áll.
    .braille = Hossz: ahol áll.
setting-help-verbosity-moves = Mennyi hangzik el a lépésekről, bemondásokról és a játszma végéről.
    .brief = Mennyi hangzik el a lépésekről.
    .braille = Lépések hossza.
setting-help-verbosity-answers = Mennyi hangzik el, ha a játszmáról kérdez, például a tábláról vagy a kézben lévő báburól.
    .brief = Mennyi hangzik el, ha kérdez.
    .braille = Válaszok hossza.
setting-help-verbosity-refusals = Mennyi hangzik el, ha valami nem lehetséges, és mit tegyen helyette.
    .brief = Mennyi hangzik el, ha valami nem lehetséges.
    .braille = Elutasítások hossza.
setting-help-verbosity-help = Mennyi hangzik el a súgóban, a listákban és a játszma körüli kérdésekben.
    .brief = Mennyi hangzik el a súgóban és a listákban.
    .braille = Súgó hossza.
setting-help-confirm-gives = Kérdezzen-e a bábu átadása előtt, hogy egy téves { KEY("enter") } ne adjon át semmit.
    .brief = A bábu átadása előtt kérdez.
    .braille = Átadás előtt kérdez.
setting-help-language = Melyik nyelven beszél és ért a program, vagy auto, és akkor a rendszer nyelve számít. Az angolt mellette mindig érti.
    .brief = Melyik nyelven beszél a program.
    .braille = A program nyelve.
setting-help-cells = Mi a mezők neve: az oszlop betűje és a sor száma, vagy két szám, előbb a sor.
    .brief = Mi a mezők neve.
    .braille = Mezők neve.
setting-help-first-row = A tábla első sora Önhöz a legközelebb van, vagy felül, a legtávolabb. Ezt követi a fel és a le nyíl, a szélek és a kép.
    .brief = Az első sor közel van vagy felül.
    .braille = Hol az első sor.
setting-help-move-time = Mennyi idő van elhelyezni és átadni, másodpercben, a következő játszmától, 0, ha nincs óra. Ha lejár, a program véletlenül lép. Braille-írásban nincs óra.
    .brief = Idő elhelyezni és átadni, 0, ha nincs. Braille-írásban nincs.
    .braille = Idő egy lépésre. Itt nincs.
setting-help-total-time = Mennyi ideje van egy játékosnak egy egész játszmára, másodpercben, a következő játszmától, 0, ha nincs óra. Akinek elfogy, veszít. Braille-írásban nincs óra.
    .brief = Egy játékos ideje egy játszmára, 0, ha nincs.
    .braille = Idő egy játszmára. Itt nincs.
setting-help-time-factor-1 = Hányszoros ideje van az első játékosnak, 1 és 10 között. A számítógép ellen Ön az első játékos. Azonnal érvényes.
    .brief = Hányszoros ideje van az első játékosnak, vagy Önnek.
    .braille = Az első játékos ideje, 1 és 10 között.
setting-help-time-factor-2 = Hányszoros ideje van a második játékosnak, 1 és 10 között. Azonnal érvényes.
    .brief = Hányszoros ideje van a második játékosnak.
    .braille = A második játékos ideje, szorzó.
setting-help-reading-speed = Milyen gyorsan olvas vagy hall, betű másodpercenként. Az óra minden üzenet után ennyi ideig áll, vagy a következő billentyűig. A program saját hangjánál a hang végére vár.
    .brief = Milyen gyorsan olvas, hogy az óra megvárja.
    .braille = Betű másodpercenként, órához.
setting-help-sizes = Mi a két magasság neve. A másik szópár gyerekeknek való.
    .brief = Szavak a két magasságra.
    .braille = Szavak a két magasságra.
setting-help-lot = Hogyan dől el, ki ad először: sorshúzással, páros vagy páratlannal, vagy megegyezéssel.
    .brief = Hogyan dől el a kezdés.
    .braille = Hogyan dől el a kezdés.
setting-help-claims = Hány betelt sorozat mondható be egy alkalommal. Ez a korlát ennek a programnak a szabálya, hogy a sorozatokat hallgatva találják meg.
    .brief = Hány betelt sorozat mondható be egyszerre.
    .braille = Hány betelt sorozat mondható be egyszerre.
setting-help-tell-me = Segítség kezdőknek: jelzés szól, ha van bemondható Kvart, de a helyét meg kell találni. Mindenki hallja, hogy be van kapcsolva.
    .brief = Jelzi, ha van Kvart, de nem azt, hol.
    .braille = Jelzi, ha van Kvart, de nem azt, hol.
setting-help-preset = A következő játszma több szabályát adja meg egyszerre: gyerekeknek vagy versenyre.
    .brief = Több szabály egyszerre.
    .braille = Több szabály egyszerre.
setting-help-speech = A képernyőolvasója sorokkal vagy közvetlenül, a program saját hangja, vagy sorok braille-kijelzőre hang nélkül. Mindig pontosan egy beszél.
    .brief = Képernyőolvasó, saját hang vagy braille.
    .braille = Olvasó, hang vagy braille.
setting-help-lines = Mely négyes sorozatok mondhatók be, a következő játszmától.
    .brief = Mely sorozatok mondhatók be.
    .braille = Számító sorozatok.
setting-help-attributes = A magasság, szín, forma és lyuk közül mely tulajdonságok különböztetik meg a bábukat, a következő játszmától. Kevesebbel egyszerűbb a játék.
    .brief = Miben térnek el a bábuk.
    .braille = Mi számít.
setting-help-colour = Mi a két szín neve. Helyettük ujjal érezhető jelölés is mondható, vagy a szín nem számít.
    .brief = Szavak a két színre, jelölés, vagy semmi.
    .braille = Szavak a színekre.
setting-help-own-light = Saját szava a világos bábukra, ha a színeket saját szavai nevezik meg.
    .brief = Saját szava a világos bábukra.
    .braille = Saját szó: világos.
setting-help-own-dark = Saját szava a sötét bábukra, ha a színeket saját szavai nevezik meg.
    .brief = Saját szava a sötét bábukra.
    .braille = Saját szó: sötét.
setting-help-false-claim = Mibe kerül olyan betelt sorozatot bemondani, amely nem Kvart, a következő játszmától.
    .brief = Mibe kerül a téves bemondás.
    .braille = Téves bemondás.
setting-help-theme = Hogyan rajzolódik ki a tábla. Egyik kinézethez sem kell szín, hogy a bábuk eltérjenek.
    .brief = Hogyan rajzolódik ki a tábla.
    .braille = A kép kinézete.
setting-help-picture = Kirajzolódjon-e a tábla a terminálon, nagyban, azoknak, akik látnak.
    .brief = Nagy tábla a terminálon, szemnek.
    .braille = Kép szemnek.
setting-help-rate = Milyen gyorsan beszél a program saját hangja, szó percenként. { CAP(KEY("+")) } és { KEY("-") } bármikor változtatja.
    .brief = A hang sebessége. { CAP(KEY("+")) } és { KEY("-") } változtatja.
    .braille = Szó percenként. { KEY("+") }, { KEY("-") }.
setting-help-pitch = Milyen magasan beszél a program saját hangja, legfeljebb 100.
    .brief = A hang magassága.
    .braille = A hang magassága.
setting-help-voice = Melyik hangon beszél a program ezen a nyelven: { $language }. A quarto-access voices parancs felsorolja a telepítetteket.
    .brief = Melyik telepített hang beszél.
    .braille = Melyik hang beszél.
setting-help-voice-volume = Milyen hangos a program saját hangja, legfeljebb 100.
    .brief = A hang hangereje.
    .braille = A hang hangereje.
setting-help-sound-volume = Milyen hangosak a hangjelzések, legfeljebb 100, vagy 0, ha egy se kell. A hang ettől nem változik.
    .brief = A hangjelzések hangereje, 0 semmi.
    .braille = Hangjelzések hangereje.
setting-help-volume-navigation = Milyen hangosak a mozgás és a listák kattanásai, az összes hangjelzés részeként.
    .brief = Milyen hangosak a kattanások.
    .braille = Kattanások hangereje.
setting-help-volume-events = Milyen hangosak a lépések és a vége hangjai, az összes hangjelzés részeként.
    .brief = Milyen hangosak a lépések.
    .braille = Lépések hangereje.
setting-help-volume-alerts = Milyen hangosak az elutasítások és bemondások, az összes hangjelzés részeként.
    .brief = Milyen hangosak az elutasítások és bemondások.
    .braille = Figyelmeztetések hangereje.
setting-help-volume-sonification = Milyen hangos a tábla, amikor hangokkal szól, az összes hangjelzés részeként.
    .brief = Milyen hangos a tábla hangokkal.
    .braille = Tábla hangereje.
setting-help-mono = Egy fülre vagy egy hangszóróra: az oszlopok magasságban térnek el, nem balra és jobbra.
    .brief = Egy fülre: oszlopok magassággal.
    .braille = Egy fülre.
setting-help-spatial = A program saját hangja arról az oldalról szól, ahol az a mező van, amelyről beszél. Fejhallgatóhoz.
    .brief = A hang a mező oldaláról szól.
    .braille = Hang a mező felől.
setting-help-notes = Amit egyszer elmondott a program, és többször nem mondja. Ezek nem beállítások.
