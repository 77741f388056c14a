# Dolgok nevei, amelyek mondatokba kerülnek.

list-of-two = { $first }, { $second }
both = { $first } és { $second }
# Szám főnév előtt: két bábu.
number-before-noun =
    { $value ->
        [2] két
       *[other] { $value }
    }
    .brief =
        { $value ->
            [2] két
           *[other] { $value }
        }
    .braille = { $value }
# Hányadik: harmadik sor. Pont nem állhat itt, mert az mondat végének hangzik.
number-in-order =
    { $value ->
        [1] első
        [2] második
        [3] harmadik
       *[4] negyedik
    }
    .brief =
        { $value ->
            [1] első
            [2] második
            [3] harmadik
           *[4] negyedik
        }
    .braille = { $value }.
features =
    { $height ->
        [big] nagy
        [small] kicsi
        [tall] magas
        [short] alacsony
       *[none] { "" }
    } { $colour ->
        [dark] sötét
        [light] világos
        [blue] kék
        [orange] narancs
        [striped] csíkos
        [ringed] gyűrűs
        [pinned] tüskés
        [plain] csík nélküli
        [rough] érdes
        [smooth] sima
        [own] { $own }
       *[none] { "" }
    } { $shape ->
        [square] szögletes
        [round] kerek
       *[none] { "" }
    } { $hollow ->
        [hollow] lyukas
        [solid] tömör
       *[none] { "" }
    }
piece = { $features } bábu
    .brief = { $features }
    .braille = { $features }
trait =
    { $value ->
        [big] nagy
        [small] kicsi
        [tall] magas
        [short] alacsony
        [dark] sötét
        [light] világos
        [blue] kék
        [orange] narancs
        [striped] csíkos
        [ringed] gyűrűs
        [pinned] tüskés
        [plain] csík nélküli
        [rough] érdes
        [smooth] sima
        [own] { $own }
        [square] szögletes
        [round] kerek
        [hollow] lyukas
       *[solid] tömör
    }
# Több báburól: mind sötét.
trait-of-all =
    { $value ->
        [big] nagy
        [small] kicsi
        [tall] magas
        [short] alacsony
        [dark] sötét
        [light] világos
        [blue] kék
        [orange] narancs
        [striped] csíkos
        [ringed] gyűrűs
        [pinned] tüskés
        [plain] csík nélküli
        [rough] érdes
        [smooth] sima
        [own] { $own }
        [square] szögletes
        [round] kerek
        [hollow] lyukas
       *[solid] tömör
    }
trait-count = { $trait } { $count }
trait-number = { AS($count, "number-before-noun") } { $trait }
cell = { $column }{ $row }
cell-at-length = { $column } oszlop, { AS($row, "number-in-order") } sor
    .brief = { $column }{ $row }
    .braille = { $column }{ $row }
cell-in-digits =
    { $row } { $column ->
        [a] 1
        [b] 2
        [c] 3
       *[d] 4
    }
line-row = { AS($row, "number-in-order") } sor
line-column = { $column } oszlop
line-diagonal = { $from } és { $to } közötti átló
    .brief = { $from } { $to } átló
    .braille = { $from } { $to } átló
line-square = kétszer kettes négyzet, { $cell } mezőtől
    .brief = { $cell } négyzet
    .braille = { $cell } négyzet
line-unknown = ez a sorozat
empty-place = üres
player-numbered = { AS($number, "number-in-order") } játékos
player-named = { $called }
player =
    { $who ->
        [you] Ön
        [computer] számítógép
       *[player] { $name }
    }
ruleset =
    { $name ->
        [advanced] haladó szabályok
        [um-quarto] Um Quarto szabályai
        [quarters] szabályok negyedekkel
        [custom] szabályok választott sorozatokkal
       *[standard] alapszabályok
    }
key =
    { $key ->
        [space] szóköz
        [enter] Enter
        [escape] Escape
        [backspace] Backspace
        [tab] Tab
        [shift-tab] Shift Tab
        [up] felfelé nyíl
        [down] lefelé nyíl
        [left] balra nyíl
        [right] jobbra nyíl
        [home] Home
        [end] End
        [pageup] Page Up
        [pagedown] Page Down
        [insert] Insert
        [delete] Delete
        [question] kérdőjel
        [comma] vessző
        [stop] pont
        [less] kisebb jel
        [greater] nagyobb jel
        [semicolon] pontosvessző
        [colon] kettőspont
        [slash] perjel
        [backslash] fordított perjel
        [plus] pluszjel
        [minus] kötőjel
        [equals] egyenlőségjel
        [star] csillag
        [exclamation] felkiáltójel
        [quote] idézőjel
        [apostrophe] aposztróf
        [left-paren] nyitó zárójel
        [right-paren] záró zárójel
        [left-bracket] nyitó szögletes zárójel
        [right-bracket] záró szögletes zárójel
        [left-brace] nyitó kapcsos zárójel
        [right-brace] záró kapcsos zárójel
        [at] kukac
        [hash] kettőskereszt
        [dollar] dollárjel
        [percent] százalékjel
        [caret] kalap jel
        [ampersand] és jel
        [underscore] aláhúzás
        [grave] fordított ékezet
        [bar] függőleges vonal
        [tilde] hullámvonal
        [unknown] ez a billentyű
       *[other] { $key }
    }
key-with-shift = Shift { $key }
key-with-control = Control { $key }
key-range = { $first } és { $last } között
either-key = { $first } vagy { $second }
