# Játszma valódi táblán, amelynek jegyzőkönyvét a program vezeti.

welcome-table = Quarto Access valódi táblához, két embernek, akik saját bábukkal játszanak. { KEY("enter") }, új játszma, { KEY("down") }, továbbiak, { KEY("?") }, súgó.
    .brief = Quarto Access valódi táblához. { KEY("enter") }, új játszma. { CAP(KEY("?")) }, súgó.
    .braille = Valódi táblához. { KEY("enter") }, új játszma. { CAP(KEY("?")) }, súgó.
table-begun = Először lépjenek a táblán, azután írják be, ami történt. { CAP(KEY("i")) }, beírás, például { CELL("b3") } magas sötét kerek lyukas, ami a { CELL("b3") } mezőre tesz, és azután ezt a bábut adja. { CAP(KEY("u")) } kihúzza a téves bejegyzést, { KEY("m") } felolvassa a táblát a bejegyzések szerint.
    .brief = Először lépjenek, azután írják be. { CAP(KEY("i")) }, beírás, { KEY("u") }, kihúzás, { KEY("m") }, a tábla.
    .braille = { CAP(KEY("i")) }, beírás, { KEY("u") }, kihúzás.
table-resumed = { CAP(KEY("m")) } felolvassa a táblát a bejegyzések szerint, hasonlítsák össze az asztalon lévővel.
    .brief = { CAP(KEY("m")) }, a tábla a bejegyzések szerint.
    .braille = { CAP(KEY("m")) }, a tábla.
table-given = Bejegyezve, { $name } átadta { $partner } részére: { $piece }. { CAP($partner) } helyezi el. Maradt { $left }.
    .brief = Bejegyezve, { $partner } kapja: { $piece }.
    .braille = { CAP($partner) } kapja: { $piece }.
table-placed = Bejegyezve, { $name } elhelyezte: { $piece }, { $cell } mezőn. { CAP($name) } ad bábut { $partner } részére. Maradt { $left }.
    .brief = Bejegyezve, { $name }, { $cell } mezőn: { $piece }. { CAP($name) } ad.
    .braille = { CAP($name) }, { $cell }: { $piece }.
table-placed-last = Bejegyezve, { $name } elhelyezte: { $piece }, { $cell } mezőn. Minden bábu a táblán van. { CAP($name) }, { KEY("q") }, Kvart, { KEY("backspace") }, nincs.
    .brief = Bejegyezve, { $name }, { $cell } mezőn: { $piece }. Mind a táblán. { CAP(KEY("q")) }, Kvart, { KEY("backspace") }, nincs.
    .braille = { CAP($name) }, { $cell }: { $piece }. { KEY("q") } vagy { KEY("backspace") }.
table-unrecorded = Semmi sem lett bejegyezve.
table-struck =
    Kihúzva: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }. A bejegyzés kérdés nélkül javítható. { CAP(KEY("U")) } újra bejegyzi.
    .brief =
        Kihúzva: { $first }{ $more ->
            [0] { "" }
           *[other] , { $rest }
        }.
    .braille = Kihúzva: { $first }.
table-restored =
    Újra bejegyezve: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief =
        Újra bejegyezve: { $first }{ $more ->
            [0] { "" }
           *[other] , { $rest }
        }.
    .braille = Újra bejegyezve: { $first }.
table-board = A tábla a bejegyzések szerint:
    .brief = Bejegyzések szerint:
    .braille = Bejegyzések szerint:
