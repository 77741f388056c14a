# A parancssor: súgó, elutasítások, és a szavak, amelyek beírhatók.

about = Quarto Access { $version }. Kvarto-játék hallás után. Nem hivatalos, és nincs kapcsolatban a játék kiadójával.
help-usage = Quarto Access, Kvarto-játék hallás után.
help-commands = quarto-access: megnyitja a választást, ki ellen játszik.
help-play = quarto-access play: játék, az alábbi kapcsolókkal; --against vagy --start azonnal játszmát kezd.
help-replay = quarto-access replay FILE: lépésenként elmond egy mentett játszmát, --json kapcsolóval minden lépésről egy adatsort ad.
help-doctor = quarto-access doctor: elmondja, mivel lehet itt hallani, és mit tegyen azért, ami hiányzik. --aloud kipróbálja a hangot és egy hangjelzést, --json adatokat ír.
help-voices = quarto-access voices: felsorolja a beszédszintetizátor hangjait, --json kapcsolóval adatként. --aloud kapcsolóval minden nyelv legjobb hangja megmondja a nevét.
help-settings = quarto-access settings list: elmond minden beállítást, mit tesz és mit fogad el. settings get NAME, settings set NAME VALUE és settings reset NAME egyet olvas, változtat vagy visszaállít, settings reset mindet. settings set profile NAME többet ad meg. --json kapcsolóval list és get adatokat ír.
help-saves = quarto-access saves: felsorolja a néven mentett játszmákat, --json kapcsolóval adatként. saves delete NAME --yes töröl egyet, saves text NAME FILE mondatokban írja le, saves record NAME FILE adatként. Egy már ott lévő fájlt soha nem ír felül.
help-judge = quarto-access judge POSITION: elmondja, mely sorozatok Kvartok és miért, vagy mi a baj az állással. Szavakkal írható be, például a1 magas sötét kerek lyukas, b1 alacsony sötét szögletes tömör, vagy így: 1b4f/----/----/---- 7 standard. --file FILE egy fájl minden sorát megítéli, --json adatokkal válaszol.
help-message = quarto-access message: játszma valakivel, aki messze van, sorokkal, amelyeket bárhogyan elküldhet. message new --file GAME kezdi, --rules NAME más szabályokkal, --first me, other vagy lot megmondja, ki ad először. message GAME és az Ön lépése, például tesz b3 ad magas sötét kerek lyukas, megmondja az elküldendő sort. message GAME és egy érkezett sor beveszi azt. message GAME elmondja az állást.
help-fabricate = quarto-access fabricate: elkészíti egy kivágható tábla rajzait, ahogy a board-fabrication teszi. fabricate describe szavakkal mondja el a táblát, fabricate --help a többit.
help-against = --against person vagy --against computer: ki ellen játszik.
help-table = quarto-access table: két embernek, akik valódi táblán játszanak. Beírják, ami ott történt, a program pedig vezeti a jegyzőkönyvet, elbírálja a bemondásokat és menti a játszmát. A --names ANNA,BEN megmondja, ki játszik, a --first és utána egy név, 1, 2 vagy lot, hogy ki ad először, különben a program megkérdezi. A --start, --save, --seed, --speech, --verbosity és --transcript olyan, mint a play parancsnál.
help-names = --names ANNA,BEN: hogy hívják a két játékost.
help-level = --level easy vagy --level normal: milyen erős a számítógép.
help-verbosity = --verbosity short vagy --verbosity long: mennyi hangzik el.
help-speech = --speech print, direct, self, braille, silent vagy auto: ki beszél. print sorokat ír a képernyőolvasójának, direct azon át beszél, self a program saját hangján, braille rövid sorokat ír, silent semmit sem mond, auto a programra bízza.
help-lang = --lang en, hu, ru, es, pt-BR vagy fr, bármely parancshoz: melyik nyelven beszél és ért a program; ask után minden nyelv maga ajánlkozik. Nélküle a language beállítás számít, aztán a rendszer nyelve.
help-lot = --lot random, odd-even vagy agreed: hogyan dől el, ki ad először.
help-preset = --preset children vagy contest: több szabály egyszerre, ahogy a beállításokban.
help-seed = --seed NUMBER: ugyanaz a szám ugyanazt a sorshúzást és ugyanazt a számítógépet adja.
help-start = --start FILE: folytat egy mentett játszmát, vagy szövegként írt állásból indul.
help-save = --save FILE: minden lépés után ebben a fájlban tartja a játszmát. A már ott lévő fájl más néven megmarad.
help-transcript = --transcript FILE: mindent leír, ami elhangzik, üzenetenként egy adatsort.
help-version = --version: melyik változat ez. --help: ez a szöveg.
help-exit = A program 0 értékkel ér véget, ha minden megtörtént vagy mentve van, 1 értékkel, ha valami nem volt írható, 2 értékkel, ha a parancs vagy egy fájl nem volt érthető, vagy nincs terminál.
bad-option = Nincs ilyen parancs vagy kapcsoló: { $option }. Írja be: quarto-access --help, és hallja, mi van.
bad-value = { $option } nem lehet { $value }. Ezt fogadja el: { $choices }.
missing-value = { $option } után érték kell. Írja be: quarto-access --help, és hallja, mi van.
unneeded-value = { $option } egyedül áll, nem kell hozzá érték.
empty-word = üres szó
choice = { $choice }
choice-or = { $first } vagy { $second }
any-number = egész szám
missing-file = Hiányzik egy fájl neve. Így írja be: quarto-access replay game.json, vagy --save game.json.
settings-line = { $name }: { $value }. { $help } Ezt fogadja el: { $choices }.
settings-now = { $name } mostantól { $value }.
settings-all-usual = Minden beállítás újra a szokásos.
settings-range = { $from } és { $to } között, { $step } lépésközzel
settings-own-word = egy szó, legfeljebb 20 betű
settings-voices = best, vagy egy hang azonosítója, amelyet a quarto-access voices megmond
settings-damaged =
    { $all ->
        [on] A beállításai nem olvashatók, ezért minden a szokásos.
       *[off] Néhány beállítása nem olvasható, azok a szokásosak: { $names }.
    } { $kept ->
        [on] A fájljuk megmaradt, neve { $file }.
       *[off] A fájljukat, { $file }, nem sikerült elmozdítani.
    }
settings-unreadable = A beállításai innen nem olvashatók: { $path }, { $problem }. Tegye a fájlt olvashatóvá, vagy mozdítsa el.
settings-unwritable = A beállításai ide nem írhatók: { $path }, { $problem }. Semmi sem változott.
setting-missing = Hiányzik egy beállítás neve. Írja be: quarto-access settings list, és hallja mindet.
setting-value-missing = { $name } után érték kell. Ezt fogadja el: { $choices }.
setting-unknown = Nincs ilyen beállítás: { $name }. Ezek vannak: { $names }.
setting-unknown-like = Nincs ilyen beállítás: { $name }. Talán { $likely }? Írja be: quarto-access settings list, és hallja mindet.
setting-voices-unknown = { $name } maradt, ahogy volt, mert egy szintetizátor sem mondja meg, milyen hangjai vannak. Írja be: quarto-access doctor, és hallja, mi hiányzik.
saves-command = A saves parancs ezt nem tudja: { $word }. Ezt fogadja el: list, delete, text vagy record.
saves-name = Hiányzik egy mentett játszma neve. Írja be: quarto-access saves, és hallja mindet.
saves-file = Hiányzik egy fájl neve. Így írja be: quarto-access saves text vasárnap vasarnap.txt.
saves-sure = { $name } még nincs törölve, mert nem lehetne visszahozni. Írja be ugyanezt --yes kapcsolóval, és törlődik.
saves-exported = { $name } le van írva ide: { $path }.
saves-occupied = { $path } már ott van, és maradt, ahogy volt. Válasszon másik nevet.
no-terminal = Nincs terminál, amelyben játszani lehetne: a billentyűzet nincs a programhoz kötve. Indítsa a quarto-access programot önmagában, egy terminálablakban, átirányítás nélkül.
cannot-write = { $path } nem írható: { $problem }. Válasszon másik fájlt vagy mappát.
cannot-read = { $path } nem olvasható: { $problem }. Ellenőrizze a fájl nevét.
cannot-tell = A program szavai nem írhatók ki: { $problem }. Indítsa úgy, hogy ne küldje máshová őket.
problem =
    { $reason ->
        [missing] nincs ilyen fájl vagy mappa
        [denied] nincs engedélyezve
        [folder] ez egy mappa
        [full] a lemez tele van
        [not-a-folder] az útvonal egy része nem mappa
        [not-a-file] ez nem közönséges fájl
        [read-only] a lemez csak olvasható
        [too-large] túl nagy ahhoz, hogy játszma legyen
        [not-text] ez nem szöveg
        [no-file] ez nem közönséges fájl
        [long-name] túl hosszú a neve
        [unread] senki sem olvassa
        [closed] a kimenete zárva van
       *[other] a rendszer elutasítja
    }
bad-record = { $path } nem mentett játszma: { $problem }. A fájl maradt, ahogy volt.
record-problem =
    { $reason ->
        [not_json] félbe van vágva, vagy nem JSON szöveg
        [duplicate_key] valami kétszer áll benne{ $where }
        [not_a_record] valami hiányzik vagy hibás{ $where }
        [other_format] más programé
        [other_game] más játéké
        [newer_version] ennek a programnak újabb változatából való
        [bad_ruleset] a szabályai nem ismertek{ $where }
        [bad_seats] a játékosai nem ismertek{ $where }
        [bad_seed] a sorshúzás száma nem szám
        [bad_clock] az órája nem ismert{ $where }
        [bad_start] a kezdőállása hibás
        [bad_move] a { $detail } lépésszámú lépés nem lépés
       *[other] sérült
    }
record-where = , { $detail }
record-nowhere = { "" }
bad-position = { $path } sem mentett játszma, sem állás: { $problem }. Egy állás így néz ki: 1b4f/----/----/---- 7 standard.
position-problem =
    { $reason ->
        [duplicate_piece] ez a bábu kétszer áll benne: { $detail }
        [hand_on_board] ez a bábu kézben és a táblán is van: { $detail }
        [unknown_ruleset] nincs ilyen szabály: { $detail }
        [unknown_attribute] nincs ilyen tulajdonság: { $detail }
       *[bad_text] nincs benne négyszer négy bábu
    }
internal-error = A program belsejében valami elromlott. A játszma az utolsó lépésig mentve van. Indítsa újra a quarto-access programot a folytatáshoz, és kérjük, jelentse ezt.
replay-empty = Ebben a játszmában nem volt lépés.
replay-running = A játszma nem ért véget.

# A billentyűk oldala a leírásban.

help-help = quarto-access help KEY: elmondja, mit tesz egy billentyű, például quarto-access help q, vagy help shift tab. Billentyű helyett ez is kérdezhető: keys, rules, settings, sounds és lesson.
help-place = { CAP($where) }:
help-key = { CAP($key) }: { $action }. Így van { $places }.
help-setting = { $name }: { $help }
help-lesson = A lecke tíz perc, a játék billentyűivel és szavaival. Indítsa el: quarto-access, és nyomja meg: { KEY("l", place: "opening") }. Bármikor megállhat, és ott folytatódik, ahol abbahagyta.
unknown-topic = Erről semmi sem ismert: { $asked }. Mondjon egy billentyűt, például q vagy shift tab, egy beállítást, vagy ezt: { $topics }.
where-everywhere = mindenhol
where-almost = majdnem mindenhol
keys-title = Billentyűk
keys-note = Minden billentyű, aszerint, hol van. A betűk nagybetűk is lehetnek, kivéve ahol a Shift mást jelent. Ez az oldal abból a táblázatból készül, amelyet a program használ.
keys-place = { CAP($where) }
where =
    { $place ->
        [opening] a kezdésnél
        [saved] a kezdésnél mentett játszmával
        [board] a táblán
        [tray] a bábuknál
        [log] a lépések listáján
        [calling] Kvart bemondása közben
        [menu] a menüben és a beállításokban
        [asking] kérdésnél
        [typing] parancs beírása közben
       *[describing] a billentyűk leírásában
    }

# A billentyűk kártyája. Csak betűk, számok, vessző, pont, kettőspont, aposztróf és kötőjel, braille-íráshoz.

card-title = Quarto Access, billentyűk
card-row = { $keys }: { $action }
card-group =
    { $group ->
        [begin] Kezdéskor
        [lists] Listákban és beállításokban
        [board] A táblán
        [pieces] A bábuknál
        [both] Mindkettőn
        [call] Kvart bemondása
        [ask] Kérdések, bármikor
       *[rest] Súgó és a többi
    }

# A beírható szavak. Az első a szokásos; bármely kezdet jó, amely egyet jelent. Az ékezet elhagyható.
# Az aláhúzással kötött szavak egymás után írandók, például csík nélküli.

typed-place = tesz tesz_le elhelyez rak
typed-give = ad átad
typed-claim = bemond kvart
typed-end = kész nincs semmi
typed-resign = felad
typed-board = tábla
typed-columns = oszlopok
typed-status = állás
typed-hand = kéz kézben
typed-pool = maradék bábuk
typed-vacant = üresek
typed-moves = lépések utolsó
typed-where = hol
typed-time = idő óra
typed-more = több
typed-lot = sorsolás
typed-help = súgó
typed-keys = billentyűk
typed-options = beállítások
typed-sounds = hangok
typed-undo = vissza visszavesz
typed-redo = újra
typed-accept = igen
typed-game = játszma
typed-missed = kimaradt áttekintés
typed-save = ment mentés
typed-saves = mentések
typed-resume = folytat betölt
typed-delete = töröl
typed-text = szöveg
typed-record = adat
typed-new = új
typed-beginning = eleje
typed-quit = kilép kilépés
typed-row = sor
typed-column = oszlop
typed-diagonal = átló x
typed-square = négyzet
typed-tall = magas nagy
typed-short = alacsony kicsi kis
typed-light = világos fehér
typed-dark = sötét fekete
typed-orange = narancs
typed-blue = kék
typed-plain = csík_nélküli jelöletlen
typed-striped = csíkos
typed-ringed = gyűrűs
typed-pinned = tüskés
typed-smooth = sima
typed-rough = érdes
typed-round = kerek
typed-squared = szögletes négyszögletes
typed-hollow = lyukas üreges
typed-solid = tömör teli
typed-filler = az egy bábu bábut mező mezőre mezőn mezőt
typed-row-1 = első elsőt
typed-row-2 = második
typed-row-3 = harmadik
typed-row-4 = negyedik
typed-column-a = a
typed-column-b = b bé
typed-column-c = c cé
typed-column-d = d dé
bad-names =
    { $reason ->
        [alike] A két név egyforma, így nem lehetne megkülönböztetni a játékosokat.
       *[other] Két név kell, betűkből, köztük vesszővel.
    } Így írható be: --names Anna,Ben.
bad-start = { $text } nem olvasható fájl, állásként pedig hibás. { $problem }
typed-names = nevek
typed-off = ki semmi el
