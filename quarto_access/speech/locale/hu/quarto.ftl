# Mi történik egy Kvarto-játszmában, és válaszok a kérdésekre.
# Az érték a hosszú alak, .brief a rövid, .braille a legrövidebb.
# $who lehet you, computer vagy player; $number különbözteti meg a játékosokat.


# Kezdés

lot-you = Új játszma, { $ruleset }. Először Ön ad bábut. Válasszon egyet a számítógépnek.
    .brief = Először Ön ad. Válasszon bábut a számítógépnek.
    .braille = Először Ön ad. Válasszon bábut.
lot-computer = Új játszma, { $ruleset }. Először a számítógép ad bábut.
    .brief = Először a számítógép ad.
    .braille = Először a gép ad.
lot-player = Új játszma, { $ruleset }. Először { $name } ad. { CAP($name) }, válasszon bábut { $partner } részére.
    .brief = Először { $name } ad. { CAP($name) }, válasszon bábut { $partner } részére.
    .braille = { CAP($name) }, adjon bábut.
set-up = Felállított állás, { $ruleset }. Táblát olvas: { KEY("m") }.
    .brief = Felállított állás. { CAP(KEY("m")) }, tábla.
    .braille = Felállított állás. { CAP(KEY("m")) }, tábla.
resumed = A játszma folytatódik, { $ruleset }.
    .brief = A játszma folytatódik.
    .braille = A játszma folytatódik.
tell-me-on = Jelzés szól, ha van bemondható Kvart, de nem az, hogy hol.
    .brief = Jelzés szól, ha van Kvart.
    .braille = Kvart jelzéssel.
quarto-stands =
    { $who ->
        [player] { CAP($name) }, van
       *[you] Van
    } egy Kvart, amelyet bemondhat.
    .brief =
        { $who ->
            [player] { CAP($name) }, van bemondható Kvart.
           *[you] Van bemondható Kvart.
        }
    .braille =
        { $who ->
            [player] { CAP($name) }, van bemondható Kvart.
           *[you] Van bemondható Kvart.
        }
draw-asked-odd-even = Páros vagy páratlan. A számítógép rögzített egy számot 0 és 9 között. Ön is nyomjon meg egyet, 0 és 9 között. Ha a kettő együtt páros, Ön ad először, különben a számítógép. { CAP(KEY("s")) }, a szám pecsétje, { KEY("escape") }, vissza.
    .brief = Páros vagy páratlan, a számítógépnek megvan a száma. Nyomja meg az Önét, 0 és 9 között. Ha együtt páros, Ön ad először. { CAP(KEY("s")) }, pecsét.
    .braille = Páros vagy páratlan. Nyomjon 0 és 9 között. Párosnál Ön ad.
draw-asked-odd-even-two = Páros vagy páratlan. A program húzott egy számot 0 és 9 között. { CAP($first) }, 1 páratlan, 2 páros. Ha eltalálta, { $first } ad először, különben { $second }. { CAP(KEY("s")) }, a szám pecsétje, { KEY("escape") }, vissza.
    .brief = Páros vagy páratlan, a szám ki van húzva. { CAP($first) }, 1 páratlan, 2 páros. Ha eltalálta, { $first } ad először. { CAP(KEY("s")) }, pecsét.
    .braille = { CAP($first) }, 1 páratlan, 2 páros.
draw-asked-agreed = Ki ad először? Nyomjon 1 gombot, ha Ön, 2 gombot, ha a számítógép. { KEY("escape") }, vissza.
    .brief = Ki ad először? 1, Ön. 2, a számítógép.
    .braille = Először? 1, Ön. 2, gép.
draw-asked-agreed-two = Ki ad először? 1, { $first }, 2, { $second }. { KEY("escape") }, vissza.
    .brief = Ki ad először? 1, { $first }. 2, { $second }.
    .braille = Először? 1 vagy 2.
draw-choice-odd-even = A szám { $number }. { KEY("enter") } kimondja.
    .brief = A szám { $number }.
    .braille = A szám { $number }.
draw-choice-odd-even-two =
    { $number ->
        [1] Páratlan. { KEY("enter") } kimondja.
       *[2] Páros. { KEY("enter") } kimondja.
    }
    .brief =
        { $number ->
            [1] Páratlan, { KEY("enter") }.
           *[2] Páros, { KEY("enter") }.
        }
    .braille =
        { $number ->
            [1] Páratlan, { KEY("enter") }.
           *[2] Páros, { KEY("enter") }.
        }
draw-choice-agreed =
    { $number ->
        [1] Először Ön ad. { KEY("enter") } kimondja.
       *[2] Először a számítógép ad. { KEY("enter") } kimondja.
    }
    .brief =
        { $number ->
            [1] Először Ön, { KEY("enter") }.
           *[2] Először a számítógép, { KEY("enter") }.
        }
    .braille =
        { $number ->
            [1] Először Ön, { KEY("enter") }.
           *[2] Először a számítógép, { KEY("enter") }.
        }
draw-choice-agreed-two =
    Először { $number ->
        [1] { $first }
       *[2] { $second }
    } ad. { KEY("enter") } kimondja.
    .brief =
        Először { $number ->
            [1] { $first }
           *[2] { $second }
        }, { KEY("enter") }.
    .braille =
        Először { $number ->
            [1] { $first }
           *[2] { $second }
        }, { KEY("enter") }.
draw-edge = Nincs több választás.
draw-unchosen =
    Nem. { $game ->
        [odd-even] Még nincs kiválasztva semmi. Nyomjon meg egy számot, 0 és 9 között
        [odd-even-two]
            { $number ->
                [none] Még nincs kiválasztva semmi
               *[other] Ez nem válasz: { $number }
            }. 1 páratlan, 2 páros
       *[agreed]
            { $number ->
                [none] Még nincs kiválasztva semmi
               *[other] Ez nem válasz: { $number }
            }. Nyomja meg: 1 vagy 2
    }.
    .brief =
        Nem. { $game ->
            [odd-even] Nyomjon meg egy számot, 0 és 9 között
            [odd-even-two] 1 páratlan, 2 páros
           *[agreed] Nyomja meg: 1 vagy 2
        }.
    .braille =
        Nem. { $game ->
            [odd-even] Nyomjon meg egy számot, 0 és 9 között
            [odd-even-two] 1 páratlan, 2 páros
           *[agreed] Nyomja meg: 1 vagy 2
        }.
draw-sealed =
    { $two ->
        [yes] A szám pecsétje
       *[no] A számítógép számának pecsétje
    }: { $seal }, egy kivonat első hat jegye. A szám és a lepecsételt többi a játszmában hallható, a menüből vagy beírva: sorsolás.
    .brief = Pecsét: { $seal }. Mi van lepecsételve, a játszmában hallható, beírva: sorsolás.
    .braille = Pecsét: { $seal }.
draw-numbers =
    { $two ->
        [yes]
            A szám { $sum }, { $parity ->
                [odd] páratlan
               *[even] páros
            }.
       *[no]
            A számítógép száma { $number }, az Öné { $chosen }, együtt { $sum }, { $parity ->
                [odd] páratlan
               *[even] páros
            }.
    }
    .brief =
        { $two ->
            [yes]
                A szám { $sum }, { $parity ->
                    [odd] páratlan
                   *[even] páros
                }.
           *[no]
                A számítógép száma { $number }, az Öné { $chosen }, együtt { $sum }, { $parity ->
                    [odd] páratlan
                   *[even] páros
                }.
        }
    .braille =
        { $two ->
            [yes]
                A szám { $sum }, { $parity ->
                    [odd] páratlan
                   *[even] páros
                }.
           *[no]
                A számítógép száma { $number }, az Öné { $chosen }, együtt { $sum }, { $parity ->
                    [odd] páratlan
                   *[even] páros
                }.
        }
draw-told =
    { $drawn ->
        [random] Sorshúzás döntötte el, ki ad először.
        [agreed] Megegyeztek, ki ad először.
        [swapped] Az előző játszmában a másik játékos adott először.
       *[unknown] Nem ismert, hogyan dőlt el, ki ad először.
    }
    .brief =
        { $drawn ->
            [random] Sorshúzás döntötte el, ki ad először.
            [agreed] Megegyeztek, ki ad először.
            [swapped] Az előző játszmában a másik játékos adott először.
           *[unknown] Nem ismert, hogyan dőlt el, ki ad először.
        }
    .braille =
        { $drawn ->
            [random] Sorshúzás döntötte el, ki ad először.
            [agreed] Megegyeztek, ki ad először.
            [swapped] Az előző játszmában a másik játékos adott először.
           *[unknown] Nem ismert, hogyan dőlt el, ki ad először.
        }
draw-told-sealed =
    Páros vagy páratlan döntötte el, ki ad először. { $two ->
        [yes]
            A szám { $number } volt, az első játékos azt mondta: { $chosen ->
                [1] páratlan
               *[2] páros
            }.
       *[no] A számítógép száma { $number } volt, az Öné { $chosen }.
    } A pecsét { $seal } volt. Ebből készült: a szám, egy szóköz, és { $nonce }.
    .brief =
        Páros vagy páratlan döntötte el, ki ad először. { $two ->
            [yes]
                A szám { $number } volt, az első játékos azt mondta: { $chosen ->
                    [1] páratlan
                   *[2] páros
                }.
           *[no] A számítógép száma { $number } volt, az Öné { $chosen }.
        } A pecsét { $seal } volt. Ebből készült: a szám, egy szóköz, és { $nonce }.
    .braille =
        Páros vagy páratlan döntötte el, ki ad először. { $two ->
            [yes]
                A szám { $number } volt, az első játékos azt mondta: { $chosen ->
                    [1] páratlan
                   *[2] páros
                }.
           *[no] A számítógép száma { $number } volt, az Öné { $chosen }.
        } A pecsét { $seal } volt. Ebből készült: a szám, egy szóköz, és { $nonce }.

# Átadás

given-you = Ön kapja: { $piece }. Helyezze el. Maradt { $left }.
    .brief = Ön kapja: { $piece }.
    .braille = Ön kapja: { $piece }.
given-you-first = Ön kapja: { $piece }. Helyezze el. Maradt { $left }.
    .brief = Ön kapja: { $piece }. Helyezze el.
    .braille = Helyezze el: { $piece }.
given-computer = A számítógép kapja: { $piece }.
    .brief = Átadva: { $piece }.
    .braille = Átadva: { $piece }.
given-computer-named = A számítógép kapja: { $piece }.
    .brief = { "" }
    .braille = { "" }
given-player = { CAP($name) } kapja: { $piece }. { CAP($name) }, helyezze el. Maradt { $left }.
    .brief = { CAP($name) }, helyezze el: { $piece }.
    .braille = { CAP($name) }, helyezze el: { $piece }.

# Elhelyezés

placed-you = { CAP($cell) } mezőre került: { $piece }. Adjon bábut a számítógépnek. Maradt { $left }.
    .brief = { CAP($cell) } mezőn. Adjon bábut a számítógépnek.
    .braille = { CAP($cell) } mezőn. Adjon bábut.
placed-computer =
    { $named ->
        [yes] A számítógép elhelyezte, { $cell } mezőn.
       *[no] A számítógép elhelyezte: { $piece }, { $cell } mezőn.
    }
    .brief = Számítógép, { $cell } mezőn.
    .braille = Gép { $cell } mezőn.
placed-player = { CAP($name) } elhelyezte: { $piece }, { $cell } mezőn. { CAP($name) }, adjon bábut { $partner } részére. Maradt { $left }.
    .brief = { CAP($name) }, { $cell } mezőn, adjon bábut { $partner } részére.
    .braille = { CAP($name) }, { $cell } mezőn, adjon bábut.
placed-last-you = { CAP($cell) } mezőre került: { $piece }. Minden bábu a táblán van. { CAP(KEY("q")) }, Kvart, { KEY("backspace") }, nincs.
    .brief = { CAP($cell) } mezőn. Mind a táblán. { CAP(KEY("q")) }, Kvart, { KEY("backspace") }, nincs.
    .braille = { CAP($cell) } mezőn. Mind a táblán. { KEY("q") } vagy { KEY("backspace") }.
placed-last-computer =
    { $named ->
        [yes] A számítógép elhelyezte, { $cell } mezőn.
       *[no] A számítógép elhelyezte: { $piece }, { $cell } mezőn.
    } Minden bábu a táblán van.
    .brief = Számítógép, { $cell } mezőn. Mind a táblán.
    .braille = Gép { $cell } mezőn. Mind a táblán.
placed-last-player = { CAP($name) } elhelyezte: { $piece }, { $cell } mezőn. Minden bábu a táblán van. { CAP($name) }, { KEY("q") }, Kvart, { KEY("backspace") }, nincs.
    .brief = { CAP($name) }, { $cell } mezőn. Mind a táblán. { CAP(KEY("q")) }, Kvart, { KEY("backspace") }, nincs.
    .braille = { CAP($name) }, { $cell } mezőn. Mind a táblán. { KEY("q") } vagy { KEY("backspace") }.
passed-you = Ön nem mond be semmit.
    .brief = Ön nem mond be semmit.
    .braille = Ön nem mond be semmit.
passed-computer = A számítógép nem mond be semmit. { CAP(KEY("q")) }, Kvart, { KEY("backspace") }, nincs.
    .brief = A számítógép nem mond be semmit. { CAP(KEY("q")) }, Kvart, { KEY("backspace") }, nincs.
    .braille = A gép nem mond be semmit. { KEY("q") } vagy { KEY("backspace") }.
passed-player = { CAP($name) } nem mond be semmit. { CAP($partner) }, { KEY("q") }, Kvart, { KEY("backspace") }, nincs.
    .brief = { CAP($name) } nem mond be semmit. { CAP($partner) }, { KEY("q") }, Kvart, { KEY("backspace") }, nincs.
    .braille = { CAP($name) } nem mond be. { CAP($partner) }, { KEY("q") } vagy { KEY("backspace") }.
passed-last =
    { $who ->
        [you] Ön nem mond be semmit.
        [computer] A számítógép nem mond be semmit.
       *[player] { CAP($name) } nem mond be semmit.
    }
    .brief = { "" }
    .braille = { "" }

# A vége

claimed = Kvart! Mind { $traits }, { $line }: { $pieces }.
    .brief = Kvart! Mind { $traits }, { $line }.
    .braille = Kvart! { CAP($traits) }, { $line }.
claimed-also = Ez is, mind { $traits }, { $line }: { $pieces }.
    .brief = Ez is, mind { $traits }, { $line }.
    .braille = Ez is, { $traits }, { $line }.
resigned =
    { $who ->
        [you] Ön feladja.
        [computer] A számítógép feladja.
       *[player] { CAP($name) } feladja.
    }
won =
    { $who ->
        [you] Ön nyert.
        [computer] A számítógép nyert.
       *[player] { CAP($name) } nyert.
    }
drawn = Döntetlen. Minden bábu a táblán van, és senki sem mondott be Kvartot.
    .brief = Döntetlen. Mind a táblán, Kvart nélkül.
    .braille = Döntetlen. Nem volt Kvart.
uncalled-you = Önnek Kvartja volt, { $line }, lépésszám { $move }: mind { $traits }. Ilyenkor nyomja meg: { KEY("q") }.
    .brief = Önnek Kvartja volt, { $line }, lépésszám { $move }. Ilyenkor nyomja meg: { KEY("q") }.
    .braille = Volt Kvartja: { $line }, lépésszám { $move }. Ilyenkor { KEY("q") }.
uncalled = Senki sem mondta be, { $line }, lépésszám { $move }: mind { $traits }.
    .brief = { "" }
    .braille = { "" }
after-the-end = { KEY("enter") }, új játszma, { KEY("escape") }, menü.
    .brief = { KEY("enter") }, új játszma.
    .braille = { KEY("enter") }, új játszma.

# Elutasítás: nem, miért, mit tegyen

refused-game-over = Nem. A játszma véget ért. { KEY("enter") }, új játszma.
    .brief = Nem. A játszma véget ért. { KEY("enter") }, új játszma.
    .braille = Nem. Vége. { KEY("enter") }, új játszma.
refused-not-your-turn =
    Nem. { $who ->
        [you] Most nem Ön következik.
        [computer] Most nem a számítógép következik.
       *[player] Most nem { $name } következik.
    } Várja meg a másik játékost.
    .brief =
        Nem. { $who ->
            [you] Nem Ön következik.
            [computer] Nem a számítógép következik.
           *[player] Nem { $name } következik.
        }
    .braille = Nem. Nem Ön következik.
refused-wrong-phase =
    Nem. { $due ->
        [give] Előbb bábut kell adni. { KEY("tab") }, bábuk.
        [place] Előbb el kell helyezni a kézben lévő bábut. { KEY("shift-tab") }, tábla.
       *[close] Minden bábu a táblán van. { CAP(KEY("q")) }, Kvart, { KEY("backspace") }, nincs.
    }
    .brief =
        Nem. { $due ->
            [give] Előbb adjon bábut. { KEY("tab") }, bábuk.
            [place] Előbb helyezze el a bábut. { KEY("shift-tab") }, tábla.
           *[close] Mind a táblán. { CAP(KEY("q")) }, Kvart, { KEY("backspace") }, nincs.
        }
    .braille =
        Nem. { $due ->
            [give] Előbb adjon. { KEY("tab") }.
            [place] Előbb helyezze el. { KEY("shift-tab") }.
           *[close] Mind a táblán. { KEY("q") } vagy { KEY("backspace") }.
        }
refused-unknown-piece = Nem. Ilyen bábu nincs. Mondja meg a magasságát, színét, formáját és lyukát.
    .brief = Nem. Ilyen bábu nincs. Magasság, szín, forma, lyuk.
    .braille = Nem. Ilyen bábu nincs.
refused-unknown-cell = Nem. Ilyen mező nincs. Mezők: { CELL("a1") } és { CELL("d4") } között.
    .brief = Nem. Ilyen mező nincs. { CAP(CELL("a1")) } és { CELL("d4") } között.
    .braille = Nem. Ilyen mező nincs.
refused-piece-gone = Nem. Ez a bábu már { $cell } mezőn áll. Szabad bábut talál: { KEY("e") }.
    .brief = Nem. Már { $cell } mezőn áll. { CAP(KEY("e")) }, szabad bábu.
    .braille = Nem. { CAP($cell) } mezőn áll. { KEY("e") }.
refused-occupied = Nem. { CAP($cell) } mezőn áll: { $piece }. Üres mezőt talál: { KEY("e") }.
    .brief = Nem. Foglalt, { $cell }. { CAP(KEY("e")) }, üres mező.
    .braille = Nem. Foglalt, { $cell }. { KEY("e") }.
refused-not-your-window =
    Nem. { $who ->
        [you] Most Ön nem mondhat be.
        [computer] Most a számítógép nem mondhat be.
       *[player] Most { $name } nem mondhat be.
    } Elhelyezés után, vagy bábut kapva lehet bemondani.
    .brief =
        Nem. { $who ->
            [you] Most Ön nem mondhat be.
            [computer] Most a számítógép nem mondhat be.
           *[player] Most { $name } nem mondhat be.
        }
    .braille = Nem. Most nem lehet.
refused-unknown-line = Nem. Ilyen sorozat nincs. Mondjon sort 1 és 4 között, oszlopot a és d között, vagy átlót.
    .brief = Nem. Ilyen sorozat nincs. Sor 1 és 4 között, oszlop a és d között, átló.
    .braille = Nem. Ilyen sorozat nincs.
refused-line-not-in-variant = Nem. { CAP($line) } nem számít ebben a játszmában. Nincs veszteség, mondjon másikat.
    .brief = Nem. { CAP($line) } itt nem számít. Nincs veszteség.
    .braille = Nem. { CAP($line) } nem számít.
refused-line-incomplete = Nem. { CAP($line) } nincs tele. Nincs veszteség, mondjon másikat.
    .brief = Nem. { CAP($line) } nincs tele. Nincs veszteség.
    .braille = Nem. { CAP($line) } nincs tele.
refused-no-claims-left = Nem. Ebben a lépésben már nem lehet bemondani. Folytassa a játszmát.
    .brief = Nem. Ebben a lépésben már nem lehet.
    .braille = Nem. Már nem lehet.
refused-not-a-quarto =
    Nem. { CAP($line) }, nincs közös tulajdonság: { $counts }. { $more ->
        [over] A téves bemondás veszít.
        [none] Ebben a lépésben már nem lehet bemondani.
       *[some] Még egyszer bemondhat.
    }
    .brief =
        Nem. { CAP($line) }, nincs közös tulajdonság. { $more ->
            [over] A téves bemondás veszít.
            [none] Ebben a lépésben már nem lehet bemondani.
           *[some] Még egyszer bemondhat.
        }
    .braille = Nem. { CAP($line) }, nincs közös.
refused-line-expired =
    Nem. { CAP($line) } nem az utolsó bábuval telt be, érvényét vesztette. { $more ->
        [over] A téves bemondás veszít.
        [none] Ebben a lépésben már nem lehet bemondani.
       *[some] Még egyszer bemondhat.
    }
    .brief =
        Nem. { CAP($line) } érvényét vesztette. { $more ->
            [over] A téves bemondás veszít.
            [none] Ebben a lépésben már nem lehet bemondani.
           *[some] Még egyszer bemondhat.
        }
    .braille = Nem. { CAP($line) } érvénytelen.

# Visszavétel. $first a saját lépés, $rest a rá adott $more lépés

taken-back =
    Visszavéve: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief =
        Visszavéve: { $first }{ $more ->
            [0] { "" }
           *[other] , és a válasz
        }.
    .braille = Vissza: { $first }.
taken-back-turn = Visszavéve: { $first }, { $rest }.
    .brief = Visszavéve: { $first }, { $rest }.
    .braille = Vissza: { $first }, { $rest }.
done-again =
    Újra megtéve: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief =
        Újra megtéve: { $first }{ $more ->
            [0] { "" }
           *[other] , { $rest }
        }.
    .braille =
        Újra: { $first }{ $more ->
            [0] { "" }
           *[other] , { $rest }
        }.
turned-give =
    { $who ->
        [you] Ön átadta
        [computer] a számítógép átadta
       *[player] { $name } átadta
    }, { $piece }
    .brief =
        { $who ->
            [you] Ön átadta
            [computer] a számítógép átadta
           *[player] { $name } átadta
        }, { $piece }
    .braille = átadva, { $piece }
turned-place =
    { $who ->
        [you] Ön elhelyezte
        [computer] a számítógép elhelyezte
       *[player] { $name } elhelyezte
    }, { $named ->
        [yes] { "" }
       *[no] { $piece },
    } { $cell } mezőn
    .brief =
        { $who ->
            [you] Ön
            [computer] a számítógép
           *[player] { $name }
        }, { $cell } mezőn
    .braille = { $cell } mezőn
turned-call =
    { $who ->
        [you] Ön bemondta
        [computer] a számítógép bemondta
       *[player] { $name } bemondta
    }, { $line }
    .brief =
        { $who ->
            [you] Ön bemondta
            [computer] a számítógép bemondta
           *[player] { $name } bemondta
        }, { $line }
    .braille = bemondva, { $line }
turned-pass =
    { $who ->
        [you] Ön nem mondott be semmit
        [computer] a számítógép nem mondott be semmit
       *[player] { $name } nem mondott be semmit
    }
    .brief =
        { $who ->
            [you] Ön nem mondott be semmit
            [computer] a számítógép nem mondott be semmit
           *[player] { $name } nem mondott be semmit
        }
    .braille = nem volt bemondás
turned-flag =
    { $who ->
        [you] lejárt az Ön ideje
        [computer] lejárt a számítógép ideje
       *[player] lejárt { $name } ideje
    }
    .brief =
        { $who ->
            [you] lejárt az Ön ideje
            [computer] lejárt a számítógép ideje
           *[player] lejárt { $name } ideje
        }
    .braille = lejárt az idő
turned-resign =
    { $who ->
        [you] Ön feladta
        [computer] a számítógép feladta
       *[player] { $name } feladta
    }
    .brief =
        { $who ->
            [you] Ön feladta
            [computer] a számítógép feladta
           *[player] { $name } feladta
        }
    .braille = feladva a játszma
turn-asked = { CAP($name) }, visszavehető ez: { $first }? { CAP(KEY("y")) } megengedi, { KEY("backspace") } elutasítja.
    .brief = { CAP($name) }, visszavehető? { CAP(KEY("y")) } megengedi, { KEY("backspace") } elutasítja.
    .braille = { CAP($name) }, vissza? { KEY("y") } vagy { KEY("backspace") }.
turn-asked-again = { CAP($name) }, újra megtehető ez: { $first }? { CAP(KEY("y")) } megengedi, { KEY("backspace") } elutasítja.
    .brief = { CAP($name) }, újra megtehető? { CAP(KEY("y")) } megengedi, { KEY("backspace") } elutasítja.
    .braille = { CAP($name) }, újra? { KEY("y") } vagy { KEY("backspace") }.
turn-declined =
    { CAP($name) } elutasítja. { $again ->
        [yes] Semmi sem ismétlődött meg.
       *[no] Semmi sem lett visszavéve.
    } A játszma folytatódik.
    .brief =
        { CAP($name) } elutasítja, { $again ->
            [yes] semmi sem ismétlődött meg.
           *[no] semmi sem lett visszavéve.
        }
    .braille = Elutasítva.
unturned-nothing-done =
    Nem. { $who ->
        [you] Még nincs olyan lépése, amelyet visszavehetne.
       *[player] Még nincs olyan lépés, amelyet vissza lehetne venni.
    } Folytassa a játszmát.
    .brief =
        Nem. { $who ->
            [you] Még nincs visszavehető lépése.
           *[player] Még nincs visszavehető lépés.
        }
    .braille = Nem. Nincs mit visszavenni.
unturned-nothing-undone = Nem. Az utolsó lépés óta semmi sem lett visszavéve, nincs mit újra megtenni. { CAP(KEY("u")) }, visszavétel.
    .brief = Nem. Az utolsó lépés óta nincs visszavétel. { CAP(KEY("u")) }, visszavétel.
    .braille = Nem. Nincs mit megismételni.
unturned-not-asked = Nem. Senki sem kért engedélyt. { CAP(KEY("u")) }, visszavétel.
    .brief = Nem. Nincs kérés. { CAP(KEY("u")) }, visszavétel.
    .braille = Nem. Nincs kérés.
unturned-lesson = Nem. A lecke próbálkozás után maga állítja fel újra a lépést, ezért nincs visszavétel. Tegye azt, amit a lépés kér.
    .brief = Nem. A lecke maga állítja fel újra.
    .braille = Nem. Újra felállítva.

# Bemondás

call-opened =
    { $who ->
        [player] { CAP($name) }, hol a Kvart?
       *[you] Hol a Kvart?
    } Betű az oszlop, szám a sor, { KEY("x", place: "calling") } az átló. { KEY("enter") } bemondja, { KEY("backspace") } visszavonja.
    .brief =
        { $who ->
            [player] { CAP($name) }, hol a Kvart?
           *[you] Hol a Kvart?
        } Betű, szám vagy { KEY("x", place: "calling") }.
    .braille = Hol a Kvart?
call-pointed = { CAP($line) }. { KEY("enter") } bemondja, { KEY("backspace") } visszavonja.
    .brief = { CAP($line) }. { KEY("enter") } bemondja.
    .braille = { CAP($line) }. { KEY("enter") }.
call-unpointed = Még nincs sorozat megadva. Betű az oszlop, szám a sor, { KEY("x", place: "calling") } az átló.
    .brief = Nincs sorozat megadva. Betű, szám vagy { KEY("x", place: "calling") }.
    .braille = Nincs sorozat megadva.
call-withdrawn = Visszavonva, nem volt bemondás. Nincs veszteség.
    .brief = Visszavonva, nem volt bemondás.
    .braille = Visszavonva.

# Hol áll

cell-empty = Üres, { $at }.
    .brief = üres, { $at }
    .braille = üres, { $at }
cell-taken = { CAP($piece) }, { $at }.
    .brief = { $piece }, { $at }
    .braille = { $piece }, { $at }
cell-taken-by =
    { CAP($piece) }, { $at }. Elhelyezte: { $player }, { $age ->
        [0] az utolsó lépésben.
       *[other] { AS($age, "number-before-noun") } lépéssel ezelőtt.
    }
    .brief = { $piece }, { $at }, { $player }
    .braille = { $piece }, { $at }
cell-edge =
    { $edge ->
        [left] Bal szél
        [right] Jobb szél
        [near] Közeli szél
       *[far] Távoli szél
    }, { $cell }.
    .brief = Tábla széle, { $cell }.
    .braille = Szél, { $cell }.
tray-free = { CAP($piece) }, átadható.
    .brief = { $piece }
    .braille = { $piece }
tray-free-lens = { CAP($piece) }, átadható.
    .brief = { $piece } bábu
    .braille = { $piece } bábu
tray-free-alike = { CAP($piece) }, ilyen maradt { $count }.
    .brief = { $piece }, maradt { $count }
    .braille = { $piece }, maradt { $count }
not-counted = { CAP($attribute) } nem számít ebben a játszmában. Az ebben eltérő bábuk egyformák.
    .brief = { CAP($attribute) } itt nem számít.
    .braille = { CAP($attribute) } nem számít.
kind-count = { AS($count, "number-before-noun") } { $kind }
tray-used = { CAP($piece) }, { $cell } mezőn áll.
    .brief = { $piece }, { $cell } mezőn áll
    .braille = { $piece }, { $cell } mezőn
tray-in-hand = { CAP($piece) }, kézben.
    .brief = { $piece }, kézben
    .braille = { $piece }, kézben
tray-edge =
    { $edge ->
        [left] Bal szél
        [right] Jobb szél
        [near] Közeli szél
       *[far] Távoli szél
    }, { $piece }.
    .brief = Itt a vége, { $piece }.
    .braille = Szél, { $piece }.
move-read = Lépésszám { $move }: { $player }, { $cell } mezőn, { $piece }.
move-read-edge = Nincs több lépés. Lépésszám { $move }: { $player }, { $cell } mezőn, { $piece }.
    .brief = Vége, lépésszám { $move }: { $player }, { $cell } mezőn, { $piece }.
    .braille = Vége, lépésszám { $move }: { $player }, { $cell } mezőn, { $piece }.
no-moves = Még nem volt lépés.
    .brief = Még nem volt lépés.
    .braille = Még nem volt lépés.
no-cell-chosen = Még nincs mező kiválasztva. Menjen oda betűvel és számmal, nyilakkal, vagy így: { KEY("e") }. Most itt áll: { $cell }.
    .brief = Nincs mező kiválasztva. Betű és szám, vagy nyilak.
    .braille = Nincs mező kiválasztva.
no-piece-chosen = Még nincs bábu kiválasztva. Menjen oda nyilakkal, 1 és 4 közötti számmal, vagy így: { KEY("e") }. Most itt áll: { $piece }.
    .brief = Nincs bábu kiválasztva. Nyilak, vagy 1 és 4 között.
    .braille = Nincs bábu kiválasztva.
none-empty = Nincs üres mező.
    .brief = Nincs üres mező.
    .braille = Nincs üres mező.
none-taken = A táblán nincs egyetlen bábu sem.
    .brief = Nincs bábu a táblán.
    .braille = A tábla üres.
none-free = Nincs több bábu, amelyet át lehetne adni.
    .brief = Nem maradt bábu.
    .braille = Nem maradt bábu.
none-used = Még egy bábu sem lett átadva.
    .brief = Még nincs átadott bábu.
    .braille = Nincs átadott bábu.
cell-found = A táblán ilyen { $count } van.
    .brief = { "" }
    .braille = { "" }
tray-found = A megmaradtak között ilyen { $count } van.
    .brief = { "" }
    .braille = { "" }
none-found-placed = Nem. A táblán nincs ilyen bábu: { $kind }. Másikat keres: { KEY("f") }.
    .brief = Nem. A táblán nincs: { $kind }. { CAP(KEY("f")) }, másik keresés.
    .braille = Nem. A táblán nincs: { $kind }.
none-found-left = Nem. Nem maradt ilyen bábu: { $kind }. Másikat keres: { KEY("f") }.
    .brief = Nem. Nem maradt: { $kind }. { CAP(KEY("f")) }, másik keresés.
    .braille = Nem. Nem maradt: { $kind }.
not-understood-sought = Nem. Nem érthető: { $text }. Nyomja meg ezt: { KEY("f") }, és írjon be valamit a magasságból, színből, formából és lyukból, például magas sötét, vagy egy mezőt, például { CELL("b3") }.
    .brief = Nem. Nem érthető: { $text }. Újra { KEY("f") }, például magas sötét, vagy { CELL("b3") }.
    .braille = Nem. Nem érthető: { $text }.
not-understood-sought-ambiguous = Nem. Több szó kezdődik így: { $text }. Lehet { $candidates }. Nyomja meg ezt: { KEY("f") }, és írjon többet belőle.
    .brief = Nem. { CAP($text) }: lehet { $candidates }. Újra { KEY("f") }, írjon többet.
    .braille = Nem. { CAP($text) }: { $candidates }?
give-asked = Átadja: { $piece }? Még egyszer { KEY("enter") }, és átadta.
    .brief = Átadja: { $piece }? Még egyszer { KEY("enter") }.
    .braille = Átadja: { $piece }? { KEY("enter") }.

# Kérdések

hand =
    { $who ->
        [you] Önnél van: { $piece }.
        [computer] A számítógépnél van: { $piece }.
       *[player] { CAP($name) } kezében: { $piece }.
    }
    .brief =
        { $who ->
            [you] Önnél van: { $piece }.
            [computer] A számítógépnél van: { $piece }.
           *[player] { CAP($name) } kezében: { $piece }.
        }
    .braille = { $piece }, kézben
hand-empty =
    Nincs bábu kézben. { $who ->
        [you] Most Ön ad.
        [computer] Most a számítógép ad.
       *[player] Most { $name } ad.
    }
    .brief =
        Nincs bábu kézben. { $who ->
            [you] Ön ad.
            [computer] A számítógép ad.
           *[player] { CAP($name) } ad.
        }
    .braille = Nincs bábu kézben.
hand-none = Nincs bábu kézben.
status-place =
    { $who ->
        [you] Ön következik
        [computer] A számítógép következik
       *[player] { CAP($name) } következik
    }, helyezze el: { $piece }. Maradt { $left }.
    .brief =
        { $who ->
            [you] Ön következik
            [computer] A számítógép következik
           *[player] { CAP($name) } következik
        }, helyezze el: { $piece }. Maradt { $left }.
    .braille =
        { $who ->
            [you] Ön elhelyezi
            [computer] A gép elhelyezi
           *[player] { CAP($name) } elhelyezi
        }: { $piece }. Maradt { $left }.
status-give =
    { $who ->
        [you] Ön következik
        [computer] A számítógép következik
       *[player] { CAP($name) } következik
    }, adjon bábut. Maradt { $left }.
    .brief =
        { $who ->
            [you] Ön következik
            [computer] A számítógép következik
           *[player] { CAP($name) } következik
        }, adjon bábut. Maradt { $left }.
    .braille =
        { $who ->
            [you] Ön ad
            [computer] A gép ad
           *[player] { CAP($name) } ad
        }. Maradt { $left }.
status-close =
    { $who ->
        [you] Ön következik
        [computer] A számítógép következik
       *[player] { CAP($name) } következik
    }, minden bábu a táblán van. { CAP(KEY("q")) }, Kvart, { KEY("backspace") }, nincs.
    .brief =
        { $who ->
            [you] Ön következik
            [computer] A számítógép következik
           *[player] { CAP($name) } következik
        }. Mind a táblán. { CAP(KEY("q")) }, Kvart, { KEY("backspace") }, nincs.
    .braille = Mind a táblán. { KEY("q") } vagy { KEY("backspace") }.
status-won =
    A játszma véget ért. { $who ->
        [you] Ön nyert.
        [computer] A számítógép nyert.
       *[player] { CAP($name) } nyert.
    }
    .brief =
        A játszma véget ért. { $who ->
            [you] Ön nyert.
            [computer] A számítógép nyert.
           *[player] { CAP($name) } nyert.
        }
    .braille =
        { $who ->
            [you] Ön nyert.
            [computer] A gép nyert.
           *[player] { CAP($name) } nyert.
        }
status-drawn = A játszma véget ért. Döntetlen.
    .brief = A játszma véget ért, döntetlen.
    .braille = Döntetlen.
rules-in-force =
    { CAP($ruleset) }: { AS($lines, "number-before-noun") } sorozat számít, közös lehet: { $attributes }. { $claims ->
        [-1] Akárhány betelt sorozat bemondható.
        [0] Betelt sorozat nem mondható be.
       *[other] Egy alkalommal { AS($claims, "number-before-noun") } betelt sorozat mondható be.
    }{ $loses ->
        [yes] { " " }A téves bemondás elveszti a játszmát.
       *[no] { "" }
    }
    .brief = { CAP($ruleset) }, { AS($lines, "number-before-noun") } sorozat.
    .braille = { CAP($ruleset) }, { AS($lines, "number-before-noun") } sorozat.
attribute =
    { $attribute ->
        [colour] szín
        [marking] jelölés
        [shape] forma
        [height] magasság
       *[hollow] lyuk
    }
pool = Maradt { $count }. { CAP($traits) }.
    .brief = Maradt { $count }. { CAP($traits) }.
    .braille = Maradt { $count }. { CAP($traits) }.
pool-count = Maradt { AS($count, "number-before-noun") } bábu.
pool-group = { CAP($group) }: { $pieces }.
pool-list = { CAP($pieces) }.
pool-empty = Nem maradt átadható bábu.
    .brief = Nem maradt bábu.
    .braille = Nem maradt bábu.
vacant = Üres mező { $count }: { $cells }.
board-row = { CAP(AS($row, "number-in-order")) } sor: { $places }.
board-row-lens = { CAP(AS($row, "number-in-order")) } sor, { $attribute }: { $places }.
board-row-empty = { CAP(AS($row, "number-in-order")) } sor üres.
board-column = { CAP($column) } oszlop: { $places }.
board-column-lens = { CAP($column) } oszlop, { $attribute }: { $places }.
board-column-empty = { CAP($column) } oszlop üres.
board-sounded = Egész tábla hangokkal, soronként, az elsőtől.
    .brief = A tábla hangokkal.
    .braille = A tábla hangokkal.
line-sounded = { CAP($line) } hangokkal.
    .brief = { CAP($line) } hangokkal.
    .braille = { CAP($line) } hangokkal.
line-read = { CAP($line) }: { $places }.
line-read-lens = { CAP($line) }, { $attribute }: { $places }.
where-lens =
    { $attribute ->
        [marking] A bábukról csak a jelölés hangzik el.
        [all] A bábukról minden tulajdonság elhangzik.
        [colour] A bábukról csak a szín hangzik el.
        [shape] A bábukról csak a forma hangzik el.
        [height] A bábukról csak a magasság hangzik el.
       *[hollow] A bábukról csak a lyuk hangzik el.
    }
    .brief =
        { $attribute ->
            [marking] Csak a jelölés.
            [all] Minden tulajdonság.
            [colour] Csak a szín.
            [shape] Csak a forma.
            [height] Csak a magasság.
           *[hollow] Csak a lyuk.
        }
    .braille =
        { $attribute ->
            [marking] Csak a jelölés.
            [all] Minden tulajdonság.
            [colour] Csak a szín.
            [shape] Csak a forma.
            [height] Csak a magasság.
           *[hollow] Csak a lyuk.
        }
where-board = Ön a táblán van, { $at }. { CAP(CELL("a1")) } a közeli bal sarok, felfelé a második sor következik.
    .brief = Tábla, { $at }.
    .braille = Tábla, { $at }.
where-board-from-top = Ön a táblán van, { $at }. { CAP(CELL("a1")) } a távoli bal sarok, lefelé a második sor következik.
    .brief = Tábla, { $at }.
    .braille = Tábla, { $at }.
where-tray = Ön a bábuknál van, itt: { $piece }. Négyszer négyen állnak, magasság és szín, forma és lyuk szerint.
    .brief = Bábuk, { $piece }.
    .braille = Bábuk, { $piece }.
where-log = Ön a lépések listáján van, eddig { $count }. Felfelé a régebbiek vannak.
    .brief = Lépések, eddig { $count }.
    .braille = Lépések, { $count }.
nothing-to-cancel = Nincs mit visszavonni.
    .brief = Nincs mit visszavonni.
    .braille = Nincs mit visszavonni.
names-now = A játékosoknak mostantól nevük van. Az első { $first }, a második { $second }.
    .brief = Az első játékos { $first }, a második { $second }.
    .braille = 1 { $first }, 2 { $second }.
names-numbered = A játékosoknak nincs többé nevük. Első játékos és második játékos.
    .brief = Első játékos és második játékos, nevek nélkül.
    .braille = Nevek nélkül.
names-not-two = Nem. Két név kell, betűkből, köztük vesszővel. Például: nevek Anna, Béla. A nevek ki elveszi őket.
    .brief = Nem. Két név kell vesszővel, például: nevek Anna, Béla.
    .braille = Nem. Nevek Anna, Béla.
names-alike = Nem. A két név egyforma, így nem lehetne megkülönböztetni a játékosokat. Írjon be két különböző nevet.
    .brief = Nem. A két név egyforma. Írjon be két különbözőt.
    .braille = Nem. Egyforma nevek.
names-computer = Nem. Nevek két játékosnál lehetnek ennél a billentyűzetnél. A számítógép ellen Ön az Ön.
    .brief = Nem. Nevek csak két játékosnál lehetnek.
    .braille = Nem. Nevek két játékosnál.
