# Amit a műhely kap.

order-title = Megrendelés: tapintható Quarto tábla részei, { $sets ->
        [one] 1 készlethez
       *[other] { $sets } készlethez
    }.
order-files = Mellékelve { $count ->
        [one] 1 rajz
       *[other] { $count } rajz
    } DXF-fájlban, és egy lap méretekkel, neve drawing.pdf.
order-units = A DXF-fájlok milliméterben vannak, valódi méretben. Minden réteg neve megmondja a munkát és a mélységet.
order-colours = A szélek színe { $outer }, a lyukaké { $inner }, a jeleké { $mark }. A réteg neve számít.
order-ink = { $ink ->
        [red] piros
        [green] zöld
        [blue] kék
       *[black] fekete
    }
order-part = { plate-title }: { $count } darab, { material }, { $thickness } milliméter vastag, { $width } szer { $height } milliméter. Fájlneve így kezdődik: quarto-{ $key }.
order-finished = A vonalak a kész szélek. Kérjük, számoljanak a saját szerszámukkal.
order-holes = A { $holes } lyuk átmérője { $hole } milliméter. Legfeljebb 0,3 milliméterrel lehet nagyobb, kisebb nem.
order-recesses = A { $holes } mélyedés átmérője { $hole } milliméter, mélysége { $depth }. Legfeljebb 0,3 milliméterrel lehet nagyobb, kisebb nem.
order-others = Más méretek 0,5 milliméterrel térhetnek el.
order-corner = Az egyik sarok szándékosan le van vágva. Ez mondja meg a kéznek, hogyan fekszik a tábla.
order-below = Felülről nincs csavar. Alulról jönnek, fejük a hátlapban.
order-sunk = A hátlap rajza alulról mutatja. Azon az oldalon a csavarlyukak { $head } milliméterre vannak süllyesztve.
order-pilots = Csavarlyukak a felső rétegben: átmérő { $width } milliméter, mélység { $depth }, csak alulról.
order-assembly-pilots = A felső rétegbe nem kell csavarlyuk. Az összeszereléskor fúrjuk ki.
order-glue = A rétegeket egymásra ragasztjuk, ezért a hátlapon nincs lyuk.
order-engraving = Az ENGRAVE nevű réteg sekély jel a játékoldalon, nem vágás.
order-check = Így ellenőrizzük az árut.
order-check-holes = Egy { $piece } milliméteres kerek bábu minden lyukba beleesik, és kivehető belőle.
order-check-layers = A rétegek minden széle egybeesik, és a két levágott sarok találkozik.
order-check-splinters = A lapokon és éleken végighúzott kéz nem talál szálkát.
order-ask = Kérjük, kérdezzenek, mielőtt bármin változtatnak.
