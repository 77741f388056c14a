# Az érvényes szabályok, ezek a súgó harmadik kérésére hangzanak el.

rules-lines =
    { CAP($ruleset) }. { CAP(AS($lines, "number-before-noun")) } sorozat számít: { $name ->
        [standard] négy sor, négy oszlop és két átló
        [advanced] négy sor, négy oszlop, két átló és kilenc kétszer kettes négyzet
        [um-quarto] négy sor, négy oszlop, két átló és kilenc kétszer kettes négyzet
        [quarters] négy sor, négy oszlop, két átló és a tábla négy negyede
       *[custom] a kiválasztottak
    }.
    .brief =
        { CAP($ruleset) }. { $name ->
            [standard] Sorok, oszlopok és átlók számítanak
            [advanced] Sorok, oszlopok, átlók és kilenc négyzet számítanak
            [um-quarto] Sorok, oszlopok, átlók és kilenc négyzet számítanak
            [quarters] Sorok, oszlopok, átlók és négy negyed számítanak
           *[custom] { CAP(AS($lines, "number-before-noun")) } választott sorozat számít
        }.
    .braille = { CAP($ruleset) }, { $lines } sorozat.
rules-attributes = { CAP(AS($count, "number-before-noun")) } tulajdonság számít: { $attributes }. Az a sorozat, amelynek négy bábujában ezek egyike közös, Kvart.
    .brief = Négy bábu egy sorozatban egy közös tulajdonsággal Kvart: { $attributes }.
    .braille = Számít: { $attributes }.
rules-turn = Amikor Ön következik, elhelyezi a kapott bábut, azután bábut választ a másik játékosnak.
    .brief = Helyezze el a kapott bábut, azután adjon egyet.
    .braille = Elhelyezés, azután átadás.
rules-call = Az nyer, aki a Kvartot bemondja és rámutat. Bemondhatja az elhelyezés után, amíg bábut nem ad, és bábut kapva, amíg el nem helyezi. Csak az utoljára elfoglalt mezőn átmenő sorozatok mondhatók be.
    .brief = A bemondás nyer. Mondja be elhelyezés után, amíg nem ad, vagy bábuval a kézben, amíg el nem helyezi. Csak az utolsó mezőn átmenő sorozatok számítanak.
    .braille = Mondja be átadás vagy elhelyezés előtt.
rules-attempts =
    { $limit ->
        [loses] Aki olyan betelt sorozatot mond be, amely nem Kvart, vagy már nem az, veszített. Nem betelt sorozatra rámutatni nem kerül semmibe.
        [any] Akárhány sorozatra rámutathat.
        [0] Betelt sorozat nem mondható be.
        [one] Lépésenként egy próbálkozása van betelt sorozatra. Ez ennek a programnak a szabálya, hogy a sorozatokat hallgatva és ne próbálgatva találják meg. Nem betelt sorozatra rámutatni nem kerül semmibe.
       *[other] Lépésenként { AS($limit, "number-before-noun") } próbálkozása van betelt sorozatra. Ez ennek a programnak a szabálya. Nem betelt sorozatra rámutatni nem kerül semmibe.
    }
    .brief =
        { $limit ->
            [loses] Betelt sorozat téves bemondása veszít.
            [any] Akárhány próbálkozás.
            [0] Betelt sorozat nem mondható be.
           *[other] Lépésenként { AS($limit, "number-before-noun") } próbálkozás betelt sorozatra, a program szabálya.
        }
    .braille =
        { $limit ->
            [loses] Téves bemondás veszít.
            [any] Akárhány próbálkozás.
           *[other] Próbálkozás: { $limit }.
        }
rules-clock-turn = Minden lépésre, az elhelyezésre és az átadásra, ennyi idő van: { $time }. Ha lejárt, sorshúzás helyez el és ad át, és abban a lépésben már nem lehet bemondani.
    .brief = Minden lépésre { $time }, utána sorshúzás dönt.
    .braille = Braille-írásban nincs időkorlát.
rules-clock-game = Minden játékosnak ennyi ideje van egy egész játszmára: { $time }. Akinek elfogy, veszít.
    .brief = Egy egész játszmára { $time }, utána elveszett.
    .braille = Braille-írásban a játszmára nincs időkorlát.
rules-clock = Az óra áll, amíg valami elhangzik. { CAP(KEY("t")) }, maradt idő.
    .brief = Az óra megvárja, amíg valami elhangzik. { CAP(KEY("t")) }, maradt idő.
    .braille = { KEY("t") }, maradt idő.
rules-own = Ezek ennek a programnak a szabályai, amelyeket a játék nyitva hagy: hány próbálkozás van, hogy a tévedés nem kerül semmibe, és hogy a lépések visszavehetők.
    .brief = A program saját szabályai: próbálkozások, ingyenes tévedés, visszavétel.
    .braille = Saját szabályok: próbálkozás, tévedés, visszavétel.
rules-end = Ha minden bábu a táblán van, és senki sem mond be semmit, a játszma döntetlen. Bármikor feladhatja.
    .brief = Minden bábu a táblán bemondás nélkül: döntetlen.
    .braille = Mind a táblán, Kvart nélkül: döntetlen.
