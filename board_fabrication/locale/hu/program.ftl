# A parancssor: segítség és elutasítások.

help-usage = Board Fabrication, tapintható Quarto tábla rajzai lézerhez, CNC-géphez és papírra.
help-check = board-fabrication check: a méreteket minden szabállyal összeveti. Az --explain elmondja, hogyan adódtak a méretek, a --json adatokat ír ki.
help-make = board-fabrication make MAPPA: a rajzokat egy mappába írja, mindet vagy egyet sem.
help-describe = board-fabrication describe: mondatokban elmondja az egész rajzot.
help-coupon = board-fabrication coupon MAPPA: csak egy próbacsíkot ír lyukakkal, ezt vágja ki először.
help-set = --set NÉV=ÉRTÉK: egy méret vagy választás, például --set hole-d=30. Többször is állhat. A board-fabrication check --json felsorol minden nevet.
help-parameters = --parameters FÁJL: TOML-fájl ilyen nevekkel és értékekkel. A --set erősebb nála.
help-keep = --keep-gap: megtartja a 15 milliméteres közt. --keep-all: megtartja a lyukat, a közt és a margót, a tábla enged.
help-variant = --variant low-vision: kontrasztgyűrűk és nagy betűk. --sets SZÁM: hány készlet kell.
help-only = --only { $products }: melyik rajzok, vesszővel elválasztva.
help-format = --format svg,dxf,pdf: milyen fájlok. Az SVG-hez és a DXF-hez nem kell más, a PDF-hez a program műhelyrésze kell.
help-profile = --profile { $profiles }: kinek a színei a vágáshoz és a gravírozáshoz.
help-dialect = --dialect { $dialects }: kinek a programjai marógéphez. Az --only gcode készíti őket.
help-lang = --lang { $languages }: a mondatok nyelve.
help-force = --force: felülírja az azonos nevű fájlokat, ha nem e program írta vagy valaki megváltoztatta őket.
help-exit = A program vége 0, ha minden kész, 1, ha szabály sérül vagy valami nem írható, 2, ha a parancs nem érthető.

bad-command = Nincs ilyen parancs: { $command }. A board-fabrication --help elmondja, mi van.
no-command = Hiányzik a parancs. A board-fabrication --help elmondja, mi van.
bad-option = Nincs ilyen kapcsoló: { $option }. A board-fabrication --help elmondja, mi van.
missing-value = { $option } után érték kell.
unneeded-value = { $option } egyedül áll, érték nem kell hozzá.
bad-choice = { $option } nem lehet ez: { $value }. Lehet { $choices }.
bad-setting = A --set után név, egyenlőségjel és érték kell, például board=250. Nem lehet ez: { $value }.
bad-name = Nincs ilyen nevű méret vagy választás: { $name }. { $near ->
        [none] A board-fabrication check --json felsorol minden nevet.
       *[other] Erre gondolt: { $near }?
    }
bad-number = { $name } nem lehet ez: { $value }. Milliméterben megadott szám kell, például { $usual }.
bad-count = { $name } nem lehet ez: { $value }. Egész szám kell, például { $usual }.
bad-word = { $name } nem lehet ez: { $value }. Lehet { $choices }.
choice = { $choice }
both-kept = A --keep-gap és a --keep-all nem állhat együtt. Válassza az egyiket.
missing-folder = Hiányzik a mappa neve. Így kell írni: board-fabrication make board.
cannot-read = { $path } nem olvasható: { $problem }. Ellenőrizze a fájl nevét.
bad-toml = { $path } nem TOML-fájl{ $line ->
        [0] {""}
       *[other] , a hiba helye: { $line }. sor
    }. Minden sorba írjon nevet, egyenlőségjelet és értéket, például board = 250.
bad-toml-value = { $path }: { $name } értéke se nem szám, se nem szó. Írjon egyet, például board = 250.

needs-for-format = Nincs telepítve, ami ezt írja: { $files }. Írja be: pip install { $packages }, vagy tegye hozzá: --format svg,dxf.
needs-for-product = Nincs telepítve, ami ezt írja: { $files }. Írja be: pip install { $packages }, vagy hagyja el az --only kapcsolóval.
not-on-paper = Magában nincs róla PDF: { $product }. Tegye hozzá: --format svg, vagy kérje ezt: assembly. Semmi nem készült.
no-product = Ennek a táblának nincs ilyenje: { $product }, ezért semmi nem készült. Kérjen mást az --only kapcsolóval, vagy nélküle mindent.
would-replace = { $path } már megvan, és nem olyan, ahogy ez a program írta. Válasszon más mappát, vagy tegye hozzá: --force. Semmi nem készült.
cannot-write = { $path } nem írható: { $problem }. Válasszon más mappát.
cannot-tell = A program szavai nem írhatók ki: { $problem }.
internal-error = Valami elromlott ebben a programban, és semmi nem készült. Kérjük, írja meg, mit írt be.
empty-word = üres szó
problem = { $reason ->
        [missing] nincs ilyen fájl vagy mappa
        [denied] nincs hozzá jog
        [folder] ez mappa
        [full] a lemez megtelt
        [not-a-folder] az útvonal egy része nem mappa
        [read-only] a lemez nem írható
        [long-name] a név túl hosszú
        [not-text] ez nem szöveg
        [too-large] túl nagy
       *[other] a rendszer nem mond többet
    }

accepted = Ez a tábla minden szabályt betart.
refused = Ez a tábla { $count ->
        [one] 1 szabályt
       *[other] { $count } szabályt
    } megsért, ezért nem készül rajz.
noted = Kérjük, vegye figyelembe.
