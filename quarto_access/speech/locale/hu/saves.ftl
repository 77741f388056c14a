# Néven mentett játszmák, leírt játszmák, és ami egy játszmában kimaradt.

saves-opened = Mentett játszmák, összesen { $count }. { CAP(KEY("up")) } és { KEY("down") } lép köztük, { KEY("enter") } folytat egyet, { KEY("d", place: "saves") } törli, { KEY("escape") } bezárja a listát.
    .brief = Mentett játszmák, { $count }.
    .braille = Mentett játszmák, { $count }.
saved-item =
    { $name }: { $against ->
        [computer] a számítógép ellen
       *[player] két játékos
    }, { AS($placed, "number-before-noun") } bábu a táblán, mentve { $days ->
        [0] ma
        [1] tegnap
       *[other] { AS($days, "number-before-noun") } napja
    }.
    .brief =
        { $name }, { $against ->
            [computer] a számítógép ellen
           *[player] két játékos
        }, { AS($placed, "number-before-noun") } bábu, { $days ->
            [0] ma
            [1] tegnap
           *[other] { AS($days, "number-before-noun") } napja
        }.
    .braille =
        { $name }, { $against ->
            [computer] gép
           *[player] ketten
        }, { $placed } bábu, { $days ->
            [0] ma
            [1] tegnap
           *[other] { $days } napja
        }.
saved-item-over =
    { $name }: { $against ->
        [computer] a számítógép ellen
       *[player] két játékos
    }, véget ért, { AS($placed, "number-before-noun") } bábu a táblán, mentve { $days ->
        [0] ma
        [1] tegnap
       *[other] { AS($days, "number-before-noun") } napja
    }.
    .brief =
        { $name }, { $against ->
            [computer] a számítógép ellen
           *[player] két játékos
        }, véget ért, { AS($placed, "number-before-noun") } bábu, { $days ->
            [0] ma
            [1] tegnap
           *[other] { AS($days, "number-before-noun") } napja
        }.
    .braille =
        { $name }, { $against ->
            [computer] gép
           *[player] ketten
        }, vége, { $days ->
            [0] ma
            [1] tegnap
           *[other] { $days } napja
        }.
saved-item-unread =
    { $name }: nem folytatható, mert { $fault ->
        [foreign] más programé
        [newer] a program újabb változatából való
       *[damaged] sérült
    }. A fájl kelte: { $days ->
        [0] ma
        [1] tegnap
       *[other] { AS($days, "number-before-noun") } napja
    }.
    .brief =
        { $name }, { $fault ->
            [foreign] más programé
            [newer] újabb változatból való
           *[damaged] sérült
        }, { $days ->
            [0] ma
            [1] tegnap
           *[other] { AS($days, "number-before-noun") } napja
        }.
    .braille =
        { $name }, { $fault ->
            [foreign] más program
            [newer] újabb változat
           *[damaged] sérült
        }.
saves-edge = Nincs több mentett játszma.
    .brief = Nincs több.
    .braille = Nincs több.
saves-number =
    { $count } közül: { $number }. { $can ->
        [yes] { KEY("enter") } folytatja, { KEY("d", place: "saves") } törli, { KEY("escape") } bezárja a listát.
       *[no] { CAP(KEY("d", place: "saves")) } törli, { KEY("escape") } bezárja a listát.
    }
    .brief =
        { $count } közül: { $number }. { $can ->
            [yes] { KEY("enter") } folytatja, { KEY("d", place: "saves") } törli.
           *[no] { CAP(KEY("d", place: "saves")) } törli.
        }
    .braille =
        { $number }, összesen { $count }. { $can ->
            [yes] { KEY("enter") }, { KEY("d", place: "saves") }, { KEY("escape") }.
           *[no] { CAP(KEY("d", place: "saves")) }, { KEY("escape") }.
        }
saved-as = Mentve, neve { $name }. A játszma folytatódik, és minden lépés után külön is megmarad.
    .brief = Mentve, neve { $name }.
    .braille = Mentve: { $name }.
save-deleted = Törölve, { $name }.
asked-delete-save = Törli ezt a mentett játszmát: { $name }? Nem lehet visszahozni. { KEY("enter") } törli, { KEY("escape") } megtartja.
    .brief = Törli: { $name }? { KEY("enter") } törli, { KEY("escape") } megtartja.
    .braille = Törli: { $name }? { KEY("enter") } vagy { KEY("escape") }.
naming = Írjon be egy nevet ennek a játszmának, és nyomja meg: { KEY("enter") }.
    .brief = Milyen néven? Írja be, aztán { KEY("enter") }.
    .braille = Milyen néven?
game-written =
    { $kind ->
        [text] A lépések mondatokban vannak leírva
       *[record] A játszma adatként van leírva
    }, a fájl neve { $name }, a dokumentumai között, a Quarto Access mappában.
    .brief = Leírva, a fájl neve { $name }, a dokumentumok Quarto Access mappájában.
    .braille = Leírva: { $name }, dokumentumok, Quarto Access.

shelf-no-name = Nem. A névhez betű vagy számjegy kell. Írja be például: ment vasárnap.
    .brief = Nem. A névhez betű vagy számjegy kell, például: ment vasárnap.
    .braille = Nem. Betű vagy számjegy kell.
shelf-too-long = Nem. Egy név legfeljebb 40 jelből állhat. Írjon be rövidebbet.
    .brief = Nem. Legfeljebb 40 jel lehet. Írjon be rövidebb nevet.
    .braille = Nem. Legfeljebb 40 jel.
shelf-taken = Nem. Ilyen nevű játszma már van: { $name }. Válasszon másik nevet, vagy törölje azt.
    .brief = Nem. Már van ilyen: { $name }. Válasszon másik nevet.
    .braille = Nem. Már van: { $name }.
shelf-no-game = Nem. Most nem folyik játszma. Kezdjen egyet, vagy válasszon egy mentettet.
    .brief = Nem. Most nem folyik játszma.
    .braille = Nem. Nem folyik játszma.
shelf-not-written = Nem. A fájlt nem sikerült leírni. Csináljon helyet a lemezen, vagy engedélyezze az írást, és próbálja újra.
    .brief = Nem. A fájlt nem sikerült leírni.
    .braille = Nem. Nincs leírva.
shelf-not-deleted = Nem. Ezt nem sikerült törölni: { $name }. Itt nincs engedélyezve.
    .brief = Nem. Nem sikerült törölni: { $name }.
    .braille = Nem. Nincs törölve.
shelf-unknown = Nem. Nincs ilyen nevű mentett játszma: { $name }. A teljes listához írja be: mentések.
    .brief = Nem. Nincs ilyen mentett játszma: { $name }. A listához írja be: mentések.
    .braille = Nem. Nincs ilyen: { $name }.
shelf-ambiguous = Nem. Több mentett játszma neve kezdődik így: { $name }. Írjon be többet belőle.
    .brief = Nem. Több mentett játszma kezdődik így: { $name }. Írjon be többet.
    .braille = Nem. Több is van: { $name }.
shelf-nothing-saved = Nem. Egy játszma sincs néven mentve. Játszma közben írja be: ment, és egy nevet.
    .brief = Nem. Egy játszma sincs néven mentve.
    .braille = Nem. Nincs néven mentett játszma.
shelf-damaged = Nem. Ez sérült, ezért nem folytatható: { $name }. A fájlja megmarad, ahogy van.
    .brief = Nem. Ez sérült: { $name }. Megmarad, ahogy van.
    .braille = Nem. Sérült: { $name }.
shelf-foreign = Nem. Ez nem ennek a programnak a játszmája: { $name }. A fájlja megmarad, ahogy van.
    .brief = Nem. Ez más programé: { $name }. Megmarad, ahogy van.
    .braille = Nem. Más programé: { $name }.
shelf-newer = Nem. Ez a program újabb változatából való: { $name }. A fájlja megmarad, ahogy van, szerezze be az újabb változatot.
    .brief = Nem. Ez újabb változatból való: { $name }. Megmarad, ahogy van.
    .braille = Nem. Újabb változatú: { $name }.

resumed-over = Ez a játszma véget ért, { $ruleset }.
    .brief = Ez a játszma véget ért.
    .braille = Ez a játszma véget ért.
game-turn = { CAP($moves) }.
missed-later = Nem. Ami kimaradt, a játszma végén hangzik el.
    .brief = Nem. Ami kimaradt, a vége után hangzik el.
    .braille = Nem. Csak a vége után.
nothing-missed = Semmi sem maradt ki. Minden betelt sorozatot bemondtak, és nem volt olyan átadott bábu, amellyel sorozat telhetett be.
    .brief = Semmi sem maradt ki, egyik játékosnál sem.
    .braille = Semmi sem maradt ki.
missed-edge = Más nem maradt ki.
    .brief = Nincs több.
    .braille = Nincs több.
missed-number = { $count } közül: { $number }. { CAP(KEY("g")) }, következő, { KEY("G") }, előző.
    .brief = { $count } közül: { $number }.
    .braille = { $number }, összesen { $count }.
missed-line = Lépésszám { $move }: senki sem mondta be, { $line }, mind { $traits }. Megtehette: { $first }, aztán { $second }.
    .brief = Lépésszám { $move }: senki sem mondta be, { $line }, mind { $traits }. Megtehette: { $first }, aztán { $second }.
    .braille = Lépésszám { $move }: bemondatlan, { $line }, { $traits }. { CAP($first) }, { $second }.
missed-line-last = Lépésszám { $move }: senki sem mondta be, { $line }, mind { $traits }. Megtehette: { $first }.
    .brief = Lépésszám { $move }: senki sem mondta be, { $line }, mind { $traits }. Megtehette: { $first }.
    .braille = Lépésszám { $move }: bemondatlan, { $line }, { $traits }. { CAP($first) }.
missed-gift =
    Lépésszám { $move }, adta { $giver }, kapta { $taker }: { $piece }. { CAP($cell) } mezőn Kvart lehetett belőle, { $line }, mind { $traits }. { $safe ->
        [0] Biztonságos bábu nem volt.
       *[other] Biztonságos lett volna { AS($safe, "number-before-noun") } bábu.
    } { $used ->
        [yes] Oda került.
        [no] Máshová került.
       *[unknown] { "" }
    }
    .brief =
        Lépésszám { $move }, adta { $giver }: { $piece }. { CAP($cell) } mezőn { $line }, mind { $traits }. { $safe ->
            [0] Biztonságos nem volt.
           *[other] Biztonságos lett volna { $safe }.
        } { $used ->
            [no] Máshová került.
           *[yes] { "" }
        }
    .braille = Lépésszám { $move }, { $giver }: { $piece }, { $cell }, { $line }, { $traits }. Biztonságos: { $safe }.
