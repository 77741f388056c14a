# A játszma körül: kezdés, listák, kérdések, súgó, gépelés, mentés, kilépés.

language-offered = Magyar. { KEY("enter") }, magyarul, { KEY("down") }, másik nyelv.
    .brief = Magyar. { KEY("enter") }, magyarul, { KEY("down") }, másik nyelv.
    .braille = Magyar. { KEY("enter") } vagy { KEY("down") }.
voice-missing = Ehhez a nyelvhez itt nincs hang: { $language }, így nem biztos, hogy jól hallható. Telepítsen egyet a rendszerbe vagy az eSpeak NG mellé, vagy nyomja meg ezt: { KEY("o") }, és válassza a képernyőolvasóját vagy másik nyelvet.
    .brief = Nincs hang ehhez: { $language }. Telepítsen egyet, vagy { KEY("o") }, másik nyelv.
    .braille = Nincs hang: { $language }.
keys-refused =
    A saját billentyűk fájlja nem érvényes, minden billentyű a szokásos. { $fault ->
        [not-read] Nem olvasható.
        [not-toml] Nincs benne keys nevű tábla, vagy nem TOML szöveg.
        [unknown-action] Nincs olyan művelet, amelyet billentyű végez, ezzel a névvel: { $name }.
        [fixed-action] Ennek a billentyűi nem változtathatók: { $name }.
        [no-key] Ehhez egy vagy két billentyű adható meg: { $name }.
        [unknown-key] Nincs ilyen billentyű: { $name }.
       *[conflict] Ugyanott kétfélét tenne { $name }: { $first }, és { $second }.
    }
    .brief =
        A saját billentyűk nem érvényesek. { $fault ->
            [not-read] A fájljuk nem olvasható.
            [not-toml] A fájljukban nincs keys nevű tábla.
            [unknown-action] Nincs ilyen művelet: { $name }.
            [fixed-action] Nem változtatható: { $name }.
            [no-key] Egy vagy két billentyű kell: { $name }.
            [unknown-key] Nincs ilyen billentyű: { $name }.
           *[conflict] { CAP($name) } kétfélét tenne: { $first }, és { $second }.
        }
    .braille = Saját billentyűk nem érvényesek: { $name }.
welcome = Quarto Access, játék hallás után. { KEY("enter") }, játék a számítógép ellen, { KEY("2", place: "opening") }, ketten ennél a billentyűzetnél, { KEY("l", place: "opening") }, lecke, { KEY("down") }, továbbiak, { KEY("?") }, súgó.
    .brief = Quarto Access. { KEY("enter") }, számítógép ellen. { KEY("2", place: "opening") }, ketten. { CAP(KEY("?")) }, súgó.
    .braille = Quarto Access. { KEY("enter") }, számítógép ellen. { KEY("2", place: "opening") }, ketten. { CAP(KEY("?")) }, súgó.
welcome-first = Üdvözli a Quarto Access, játék hallás után. { KEY("enter") }, tízperces lecke, { KEY("p", place: "opening") }, azonnal játék a számítógép ellen, { KEY("down") }, továbbiak, { KEY("?") }, súgó. Hasznosak Önnek a színek? A bábuk világosak és sötétek. { CAP(KEY("c", place: "opening")) }, ujjal érezhető jelölés helyettük, és tovább, egyik sem.
    .brief = Üdvözli a Quarto Access. { KEY("enter") }, lecke. { CAP(KEY("p", place: "opening")) }, játék. { CAP(KEY("?")) }, súgó. Világos és sötét, vagy { KEY("c", place: "opening") }, jelölés helyette?
    .braille = Quarto Access. { KEY("enter") }, lecke. { KEY("p", place: "opening") }, játék. { CAP(KEY("?")) }, súgó. Világos és sötét, vagy { KEY("c", place: "opening") }, jelölés helyette?
picture-waits = Megjegyezve. Amíg sorok íródnak, nincs rajz, mert a képernyőolvasó azt is felolvasná. Akkor jelenik meg, ha a program maga beszél, vagy közvetlenül a képernyőolvasón át.
    .brief = Megjegyezve. Sorok mellett nincs kép, a program saját hangjával jön.
    .braille = Megjegyezve. Sorok mellett nincs kép.
nothing-saved = Nem. Nincs mentett játszma. { CAP(KEY("p", place: "opening")) }, játék a számítógép ellen.
    .brief = Nem. Nincs mentett játszma. { CAP(KEY("p", place: "opening")) }, számítógép ellen.
    .braille = Nem. Nincs mentett játszma.
welcome-saved =
    Quarto Access. Mentett játszma { $against ->
        [computer] a számítógép ellen
       *[player] két játékosé
    }, { AS($placed, "number-before-noun") } bábu a táblán. { KEY("enter") } folytatja, { KEY("n", place: "opening") } újat kezd.
    .brief =
        Mentett játszma { $against ->
            [computer] a számítógép ellen
           *[player] két játékosé
        }, { AS($placed, "number-before-noun") } bábu. { KEY("enter") } folytatja, { KEY("n", place: "opening") } újat kezd.
    .braille = Mentett játszma, { $placed } bábu. { KEY("enter") }, folytatás, { KEY("n", place: "opening") }, új.
save-set-aside = A mentett játszma nem olvasható. A fájlja más néven megmaradt.
    .brief = A mentett játszma nem olvasható, a fájl megmaradt.
    .braille = A mentés olvashatatlan, megmaradt.
settings-set-aside =
    { $all ->
        [on] A beállításai nem olvashatók, ezért minden a szokásos. A fájljuk más néven megmaradt.
       *[off] Néhány beállítása nem olvasható, azok a szokásosak. A fájljuk más néven megmaradt.
    }
    .brief =
        { $all ->
            [on] A beállítások nem olvashatók, a fájl megmaradt.
           *[off] Néhány beállítás nem olvasható, a fájl megmaradt.
        }
    .braille =
        { $all ->
            [on] Olvashatatlan beállítások, megmaradtak.
           *[off] Részben olvashatatlan beállítások.
        }
voice-introduced =
    Nem található képernyőolvasó, ezért a program maga beszél. { $playing ->
        [on] { CAP(KEY("o")) }, beállítások, ott kiválasztható, ki beszéljen, például a saját képernyőolvasója.
       *[off] { CAP(KEY("v", place: "opening")) }, annak kiválasztása, ki beszéljen, például a saját képernyőolvasója.
    }
    .brief =
        Nem található képernyőolvasó. { $playing ->
            [on] { CAP(KEY("o")) }, ki beszéljen.
           *[off] { CAP(KEY("v", place: "opening")) }, ki beszéljen.
        }
    .braille =
        Nincs képernyőolvasó. { $playing ->
            [on] { KEY("o") }, ki beszéljen.
           *[off] { KEY("v", place: "opening") }, ki beszéljen.
        }
direct-offered = { $reader }: közvetlenül is lehet rajta át beszélni, és akkor a következő billentyű félbeszakítja. Ehhez nyomja meg ezt: { KEY("v", place: "opening") }, vagy hagyja így.
    .brief = { $reader }: közvetlenül is beszélhet, így egy billentyű félbeszakítja. Ehhez: { KEY("v", place: "opening") }.
    .braille = { KEY("v", place: "opening") }, közvetlenül: { $reader }.
again = { $sentence }, ismét.
list-opened =
    { $kind ->
        [options] Beállítások. Fel és le lépked, balra és jobbra változtat, { KEY("escape") } bezárja.
        [sounds] Hangok. Fel és le lépked, { KEY("enter") } újra lejátssza, { KEY("escape") } bezárja.
       *[game] Menü. Fel és le lépked, { KEY("enter") } végrehajtja, { KEY("escape") } bezárja.
    }
    .brief =
        { $kind ->
            [options] Beállítások.
            [sounds] Hangok listája.
           *[game] Játék menüje.
        }
    .braille =
        { $kind ->
            [options] Beállítások.
            [sounds] Hangok listája.
           *[game] Játék menüje.
        }
item = { CAP($action) }.
item-with-key = { CAP($action) }. Billentyű: { $keys }.
    .brief = { CAP($action) }, { $keys }.
    .braille = { CAP($action) }, { $keys }.
item-edge = Nincs több elem. { CAP($action) }.
    .brief = Nincs több elem, { $action }.
    .braille = Nincs több, { $action }.
list-closed = A menü bezárult. A billentyűk újra ott hatnak, ahol volt.
    .brief = A menü bezárult.
    .braille = A menü bezárult.
asked-resign = Feladja ezt a játszmát? { KEY("enter") } feladja, { KEY("escape") } tovább játszik.
    .brief = Feladja? { KEY("enter") } feladja, { KEY("escape") } tovább játszik.
    .braille = Feladja? { KEY("enter") } vagy { KEY("escape") }.
asked-new-game = Új játszmát kezd? { KEY("enter") } elkezdi, { KEY("escape") } marad.
    .brief = Új játszma? { KEY("enter") } elkezdi, { KEY("escape") } marad.
    .braille = Új játszma? { KEY("enter") } vagy { KEY("escape") }.
declined = Nem történt meg. Semmi sem változott.
    .brief = Nem történt meg.
    .braille = Nem történt meg.
help-row = { CAP($keys) }, { $action }.
    .brief = { CAP($keys) }, { $action }.
    .braille = { CAP($keys) }, { $action }.
help-more = Ismét { KEY("?") }, minden billentyű.
    .brief = Ismét { KEY("?") }, minden billentyű.
    .braille = Ismét { KEY("?") }, minden billentyű.
describing = Billentyűk leírása. Nyomjon meg egy billentyűt, és hallja, mit tesz, { KEY("escape") } befejezi.
    .brief = Billentyűk leírása. Nyomjon meg bármit, { KEY("escape") } befejezi.
    .braille = Billentyűk leírása. { KEY("escape") }, vége.
describing-ended = A billentyűk leírása véget ért. A billentyűk újra hatnak.
    .brief = A billentyűk újra hatnak.
    .braille = A billentyűk újra hatnak.
key-described = { CAP($key) }: { $action }.
    .brief = { CAP($key) }, { $action }.
    .braille = { CAP($key) }, { $action }.
key-idle = { CAP($key) } itt nem tesz semmit.
    .brief = { CAP($key) }, itt semmi.
    .braille = { CAP($key) }, itt semmi.
unbound = Itt nincs művelet ezen: { $key }. { CAP(KEY("?")) }, súgó.
    .brief = Nincs művelet: { $key }. { CAP(KEY("?")) }, súgó.
    .braille = Nincs művelet: { $key }.
unbound-typing = Gépelés közben nincs művelet ezen: { $key }. { KEY("escape") } megszakítja.
    .brief = Gépelés közben nincs művelet: { $key }. { KEY("escape") } megszakítja.
    .braille = Nincs művelet: { $key }.
typing = Írjon be egy parancsot, majd { KEY("enter") }. Például: tesz { CELL("b3") }, vagy ad magas sötét kerek lyukas.
    .brief = Írjon be egy parancsot, majd { KEY("enter") }. Például: tesz { CELL("b3") }.
    .braille = Írjon be egy parancsot.
finding = Írja be, mit keres, majd { KEY("enter") }. Például: magas sötét, vagy { CELL("b3") }.
    .brief = Mit keres? Írja be, majd { KEY("enter") }. Például: magas sötét.
    .braille = Mit keres?
sign-typed = { CAP($key) }.
erased = Törölve: { $character }. Eddig beírva: { $text }.
    .brief = Törölve: { $character }, maradt: { $text }.
    .braille = Törölve: { $character }, maradt: { $text }.
erased-all = Törölve: { $character }. Most nincs semmi beírva.
    .brief = Törölve: { $character }, nem maradt semmi.
    .braille = Törölve: { $character }, nem maradt semmi.
typed = Eddig beírva: { $text }.
    .brief = Beírva: { $text }.
    .braille = Beírva: { $text }.
only-signs = csak jelek
nothing-typed = Még nincs semmi beírva. Írjon be egy parancsot, majd { KEY("enter") }, vagy { KEY("escape") }.
    .brief = Még nincs semmi beírva.
    .braille = Nincs semmi beírva.
typing-cancelled = Megszakítva, semmi sem történt.
    .brief = Megszakítva, semmi sem történt.
    .braille = Megszakítva.
not-understood = Nem. Nem érthető: { $text }. Írja be például: tesz { CELL("b3") }, ad magas sötét kerek lyukas, bemond sor 2, tábla vagy állás.
    .brief = Nem. Nem érthető: { $text }. Például: tesz { CELL("b3") }, ad magas sötét kerek lyukas, bemond sor 2.
    .braille = Nem. Nem érthető: { $text }.
not-understood-ambiguous = Nem. Több parancs kezdődik így: { $text }. Lehet { $candidates }. Írjon többet belőle.
    .brief = Nem. { CAP($text) }: lehet { $candidates }. Írjon többet.
    .braille = Nem. { CAP($text) }: { $candidates }?
piece-unclear =
    Nem. { $fitting ->
        [0] Nem maradt ilyen bábu: { $text }.
       *[other] { CAP(AS($fitting, "number-before-noun")) } megmaradt bábu ilyen: { $text }. Mondjon többet a magasságból, színből, formából és lyukból.
    }
    .brief =
        Nem. { $fitting ->
            [0] Nem maradt ilyen: { $text }.
           *[other] { CAP(AS($fitting, "number-before-noun")) } bábu ilyen: { $text }. Mondjon többet.
        }
    .braille = Nem. { $fitting } bábu ilyen: { $text }.
pasted = Nem. Egyszerre túl sok érkezett, mint beillesztéskor, és semmi sem történt belőle. Egyszerre egy billentyűt nyomjon meg.
    .brief = Nem. Túl sok egyszerre, semmi sem történt. Egyszerre egy billentyűt.
    .braille = Nem. Túl sok egyszerre.
voice-not-ours =
    Nem. { CAP(KEY("+")) } és { KEY("-") } a program saját hangját változtatja, { $mode ->
        [print] de most a képernyőolvasója beszél. A sebessége ott állítható
        [direct] de most a képernyőolvasója beszél. A sebessége ott állítható
       *[other] de most nem beszél hang
    }.
    .brief =
        Nem. { $mode ->
            [print] A képernyőolvasónak saját sebessége van
            [direct] A képernyőolvasónak saját sebessége van
           *[other] Most nem beszél hang
        }.
    .braille = Nem. Nem a mi hangunk beszél.
no-other-voice = Nem. Más hang nem választható, amíg nem a program saját hangja beszél, és nincs több hang telepítve. A voices parancs felsorolja őket.
    .brief = Nem. Itt nincs más hang.
    .braille = Nem. Nincs más hang.
no-sounds =
    { $off ->
        [on] Nem. A hangok ki vannak kapcsolva. Hangosítsa fel őket a beállításokban, { KEY("o") }, vagy hallgassa a táblát szavakkal, { KEY("m") }.
       *[off] Nem. Nincs eszköz, amelyen hang szólhatna. Tábla szavakkal: { KEY("m") }.
    }
    .brief =
        { $off ->
            [on] Nem. A hangok ki vannak kapcsolva. { CAP(KEY("o")) }, beállítások, { KEY("m") }, szavak.
           *[off] Nem. Nincs hangeszköz. { CAP(KEY("m")) }, szavak.
        }
    .braille =
        { $off ->
            [on] Nem. Hangok kikapcsolva. { KEY("m") }, szavak.
           *[off] Nem. Nincs hangeszköz. { KEY("m") }, szavak.
        }
speaker-lost =
    { $left ->
        [direct] A képernyőolvasója nem válaszol.
        [braille] A braille-kijelző nem válaszol.
       *[self] A program saját hangja nem hallható.
    } { $now ->
        [self] A program saját hangja beszél.
        [braille] Sorok íródnak braille-kijelzőre.
       *[print] Sorok íródnak a képernyőolvasójának.
    }
    .brief =
        { $left ->
            [direct] A képernyőolvasója nem válaszol.
            [braille] A kijelző nem válaszol.
           *[self] Nem hallható hang.
        } { $now ->
            [self] A program saját hangja beszél.
           *[print] Helyette sorok íródnak.
        }
    .braille =
        { $left ->
            [direct] Nincs olvasó.
            [braille] Nincs kijelző.
           *[self] Nincs hang.
        } { $now ->
            [self] A hang beszél.
           *[print] Sorok íródnak.
        }
speaker-back =
    { $now ->
        [direct] A képernyőolvasója válaszol, újra az beszél.
        [braille] A braille-kijelző válaszol, újra mutatja a cellákat.
       *[self] A program saját hangja újra működik.
    }
    .brief =
        { $now ->
            [direct] Újra a képernyőolvasója beszél.
            [braille] A kijelző újra mutatja a cellákat.
           *[self] A hang újra beszél.
        }
    .braille =
        { $now ->
            [direct] Újra olvasó.
            [braille] Újra kijelző.
           *[self] Újra hang.
        }
sound-edge = Nincs több hang.
history-edge =
    { $direction ->
        [older] Nincs régebbi üzenet.
       *[newer] Nincs újabb üzenet.
    }
    .brief =
        { $direction ->
            [older] Nincs régebbi üzenet.
           *[newer] Nincs újabb üzenet.
        }
    .braille =
        { $direction ->
            [older] Nincs régebbi üzenet.
           *[newer] Nincs újabb üzenet.
        }
spelled = { $letters }.
spelled-letter = { $letter }
spelled-letters = { $letters }
spelled-word = { $first }. { $second }
spelled-mark =
    { $mark ->
        [stop] pont
        [comma] vessző
        [colon] kettőspont
        [question] kérdőjel
        [exclamation] felkiáltójel
        [apostrophe] aposztróf
       *[hyphen] kötőjel
    }
quit-asked =
    { $saved ->
        [on] A játszma mentve. Ismét { KEY("ctrl-c") }, kilépés.
       *[off] A játszmát nem sikerült menteni. Ismét { KEY("ctrl-c") }, kilépés így is.
    }
    .brief =
        { $saved ->
            [on] Mentve. Még egyszer, kilépés.
           *[off] Nincs mentve. Még egyszer, kilépés így is.
        }
    .braille =
        { $saved ->
            [on] Mentve. Ismét, kilépés.
           *[off] Nincs mentve. Ismét, kilépés.
        }
quit-asked-idle = Ismét { KEY("ctrl-c") }, kilépés.
    .brief = Még egyszer, kilépés.
    .braille = Még egyszer, kilépés.
save-failed =
    { $what ->
        [lesson] Nem sikerült megjegyezni, hol tart a leckében, a fájl nem írható. Azért folytatódik.
       *[game] A játszmát nem sikerült menteni, a fájl nem írható. Azért folytatódik.
    }
    .brief =
        { $what ->
            [lesson] A helye a leckében nem menthető. Folytatódik.
           *[game] A játszma nem menthető. Folytatódik.
        }
    .braille = Nem menthető.
settings-not-kept = A beállítások nem menthetők, a fájljuk nem írható. Kilépésig érvényesek.
    .brief = A beállítások nem menthetők. Kilépésig érvényesek.
    .braille = Beállítások kilépésig.
transcript-failed = Az elhangzottak nem írhatók le tovább, a fájl nem írható. A játszma folytatódik.
    .brief = A jegyzőkönyv nem írható. A játszma folytatódik.
    .braille = A jegyzőkönyv nem írható.
save-moved = Ennek a játszmának a fájljába más program is ír. Mostantól itt van: { $name }.
    .brief = A fájlt más program használja. A játszma most itt van: { $name }.
    .braille = A játszma most itt: { $name }.
left-saved = A játszma mentve. Viszontlátásra.
    .brief = Mentve. Viszontlátásra.
    .braille = Mentve. Viszontlátásra.
left-unsaved = A játszmát nem sikerült menteni. Viszontlátásra.
    .brief = Nincs mentve. Viszontlátásra.
    .braille = Nincs mentve. Viszontlátásra.
left = Viszontlátásra.
