# Egy állás megítélése: mi volt érthető, mely sorozatok Kvartok, mi a baj egy szöveggel.

judged-board =
    { $count ->
        [0] Üres tábla
       *[other] { CAP(AS($count, "number-before-noun")) } bábu a táblán
    }, kézben semmi, { $ruleset }{ $counted ->
        [some] , számít { $attributes }
       *[all] { "" }
    }.
judged-board-hand =
    { $count ->
        [0] Üres tábla
       *[other] { CAP(AS($count, "number-before-noun")) } bábu a táblán
    }, kézben { $piece }, { $ruleset }{ $counted ->
        [some] , számít { $attributes }
       *[all] { "" }
    }.
judged-some = { CAP(AS($count, "number-before-noun")) } Kvart.
judged-line = { CAP($line) }, mind { $traits }: { $pieces }.
judged-none = Nincs Kvart. Nem telt be olyan sorozat, amely számít.
judged-none-full = Nincs Kvart. { CAP(AS($count, "number-before-noun")) } sorozat betelt, számító közös tulajdonság nélkül: { $lines }.
judged-none-of-all = Nincs Kvart. Minden sorozat betelt, és egyikben sincs számító közös tulajdonság.
judged-number = Állás, sorszáma { $number }.
judge-missing = Nincs megítélendő állás. Így írja be: quarto-access judge a1 magas sötét kerek lyukas, b1 alacsony sötét szögletes tömör. Vagy nevezzen meg a --file után egy fájlt, soronként egy állással.
judge-two-sources = Írjon be egy állást, vagy nevezzen meg egy fájlt a --file után, ne mindkettőt.
judge-file-empty = Nincs állás ebben: { $path }. Minden sorba írjon egyet.
position-bad-text = Ez nem állás. Tizenhat jele van, soronként négy az első sortól, hexadecimális számjegy a bábunak és kötőjel az üres mezőnek, aztán a kézben lévő bábu vagy kötőjel, aztán a szabályok. Példa: 1b4f/----/----/---- 7 standard.
position-duplicate = { CAP($piece) } több helyen áll: { $cells }. Ilyen bábu csak egy van. Nézze meg újra ezeket a mezőket, és írja be még egyszer az állást.
position-hand-on-board = { CAP($piece) } kézben is van, és { $cell } is. Ilyen bábu csak egy van. Nézze meg újra, és írja be még egyszer az állást.
position-no-ruleset = Nincs ilyen szabály: { $detail }. Ezek vannak: { $names }.
position-ruleset = { $name }
position-no-attribute = Nincs ilyen tulajdonság: { $detail }. Ezek vannak: colour, shape, height és hollow, vesszővel és szóköz nélkül.
position-unknown-word = Nem érthető: { $word }. Írja be a mezőket a bábuikkal, például a1 magas sötét kerek lyukas, b1 alacsony sötét szögletes tömör, kéz magas világos kerek tömör, és a szabályokat, ha nem az alapszabályok.
position-unclear-word = Több szó kezdődik így: { $word }. Lehet { $candidates }. Írjon többet belőle.
position-no-cell = Nincs ilyen mező: { $word }. Mezők: a1 és d4 között.
position-nowhere = Nincs megmondva, hol van az a bábu, amely így kezdődik: { $word }. Írja elé a mezőjét, például a1 magas sötét kerek lyukas, vagy azt, hogy kéz, ha kézben van.
position-place-twice = Két bábu van { $place }. Minden helyet egyszer írjon be.
position-two-rules = Kétféle szabály van megadva. Az egyiket írja be.
position-contrary = Egy bábu sem lehet mindez: { $traits }. Nézze meg a bábut { $place }, és minden tulajdonságról egy értéket írjon be.
position-unnamed = A báburól { $place } nincs megmondva: { $missing }. Minden báburól írja be mindazt, ami számít.
position-too-many = Egy fajta bábuból több van, mint amennyi létezik, azzal együtt, amelyik { $place } van. Nézze meg újra, és írja be még egyszer az állást.
position-hand = kézben
position-cell = { $cell } mezőn
typed-standard = alapszabályok alap
typed-advanced = haladó
typed-um-quarto = um
typed-quarters = negyedek negyedekkel
typed-in-hand = kéz kézben
typed-counting = számít számítanak
typed-counted-colour = szín
typed-counted-shape = forma
typed-counted-height = magasság
typed-counted-hollow = lyuk
typed-position-filler = szabályok szabállyal és kvarto bábu bábuk tábla áll csak
