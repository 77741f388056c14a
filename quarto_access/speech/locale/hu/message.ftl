# Játszma levélben: két ember messze egymástól lépésenként egy rövid sort küld.
# $who lehet you, other vagy nobody; $path a játszma fájlja, ahogy beírták.

message-opened =
    Levélben játszott játszma, jele { $game }. { $rules } { $who ->
        [you] Először Ön ad.
       *[other] Először a másik játékos ad.
    }
message-send =
    { $count ->
        [one] Küldje el ezt a sort a másik játékosnak:
       *[other] Küldje el ezt a { AS($count, "number-before-noun") } sort a másik játékosnak, ebben a sorrendben:
    }
message-send-again =
    { $count ->
        [one] Ha még nem küldte el, küldje el ezt a sort a másik játékosnak:
       *[other] Ha még nem küldte el, küldje el ezt a { AS($count, "number-before-noun") } sort a másik játékosnak, ebben a sorrendben:
    }
message-give =
    Ön következik, adjon bábut. Írja be például: quarto-access message { $path } ad magas sötét kerek lyukas.{ $left ->
        [16] { "" }
       *[other] { " " }Ha Kvartot lát, helyette a bemond szót és a sorozatot írja be, például bemond sor 2.
    }
message-place =
    Önnél van: { $piece }. { $left ->
        [0] Helyezze el. Írja be például: quarto-access message { $path } tesz b3.
       *[other] Helyezze el, és adjon bábut. Írja be például: quarto-access message { $path } tesz b3 ad magas sötét kerek lyukas.
    } Ha Kvartot lát, helyette a bemond szót és a sorozatot írja be, például bemond sor 2.
message-close = Minden bábu a táblán van. Ha Kvartot lát, a bemond szót és a sorozatot írja be, különben azt, hogy kész: quarto-access message { $path } kész.
message-wait = Most várjon a másik játékos sorára. Ha megjött, írja be: quarto-access message { $path }, és utána a sort.
message-over =
    { $who ->
        [you] A játszma véget ért. Ön nyert.
        [other] A játszma véget ért. A másik játékos nyert.
       *[nobody] A játszma véget ért. Döntetlen, senki sem mondott be Kvartot.
    }
message-given =
    { $who ->
        [you] Átadva: { $piece }.
       *[other] A másik játékos ezt adta Önnek: { $piece }.
    }
message-placed =
    { $who ->
        [you] Elhelyezve: { $piece }, { $cell } mezőn.
       *[other] A másik játékos elhelyezte: { $piece }, { $cell } mezőn.
    }
message-claimed =
    { $who ->
        [you] Ön Kvartot mondott be.
       *[other] A másik játékos Kvartot mondott be.
    } Mind { $traits }, { $line }: { $pieces }.
message-claim-refused =
    { $who ->
        [you] Ön bemondta: { $line }
       *[other] A másik játékos bemondta: { $line }
    }, és ez nem fogadható el: { $reason ->
        [line_expired] nem az utolsó bábuval telt be.
       *[not_a_quarto] nincs közös tulajdonság, { $counts }.
    } { $due ->
        [nothing] A téves bemondás veszít.
       *[other] A játszma folytatódik.
    }
message-passed =
    { $who ->
        [you] Ön nem mond be semmit.
       *[other] A másik játékos nem mond be semmit.
    }
message-flagged =
    { $who ->
        [you] Lejárt az ideje.
       *[other] A másik játékos ideje lejárt.
    }
message-resigned =
    { $who ->
        [you] Ön feladja.
       *[other] A másik játékos feladja.
    }
message-refused =
    Nem. { $reason ->
        [game_over] A játszma véget ért.
        [not_your_turn] Most nem Ön következik. Várjon a másik játékos sorára.
        [wrong_phase]
            { $due ->
                [give] Előbb bábut kell adni. Írja be, hogy ad, és a bábut.
                [place] Előbb el kell helyezni a kézben lévő bábut. Írja be, hogy tesz, és egy mezőt.
               *[close] Minden bábu a táblán van. Írja be, hogy bemond, és egy sorozatot, vagy azt, hogy kész.
            }
        [unknown_piece] Ilyen bábu nincs. Mondja meg a magasságát, színét, formáját és lyukát.
        [unknown_cell] Ilyen mező nincs. Mezők: a1 és d4 között.
        [piece_gone] Ez a bábu már { $cell } mezőn áll. Adjon másikat.
        [occupied] Már áll bábu { $cell } mezőn. Nevezzen meg egy üres mezőt.
        [not_your_window] Most Ön nem mondhat be. Elhelyezés után, vagy bábut kapva lehet bemondani.
        [unknown_line] Ilyen sorozat nincs. Mondjon sort 1 és 4 között, oszlopot a és d között, vagy átlót.
        [line_not_in_variant] { CAP($line) } nem számít ebben a játszmában. Mondjon másikat.
        [line_incomplete] { CAP($line) } nincs tele. Mondjon másikat.
       *[no_claims_left] Ebben a lépésben már nem lehet bemondani. Folytassa a játszmát.
    } Semmi sem változott.
message-impossible =
    Ez a sor nem lehetséges, sorszáma { $number }: { $reason ->
        [not_your_turn] nem a másik játékos következik
        [wrong_phase]
            { $due ->
                [give] előbb bábut kell adni
                [place] előbb el kell helyezni a kézben lévő bábut
               *[close] minden bábu a táblán van
            }
        [piece_gone] a bábuja már { $cell } mezőn áll
        [occupied] már áll bábu { $cell } mezőn
        [not_your_window] rossz pillanatban mond be
        [line_not_in_variant] { $line } nem számít ebben a játszmában
        [line_incomplete] { $line } nincs tele
        [no_claims_left] eggyel többször mond be
       *[other] a szabályok nem engedik
    }. Semmi sem változott. Kérje meg a másik játékost, hogy nézze meg a táblát, és küldje el újra a sort.
message-this-cell = ez a mező
message-not-taken =
    { $fault ->
        [not_a_line] Ez nem egész sor. Másolja le mindet, a quarto szótól a nyolc jel utolsójáig, egyszeres szóközökkel. Semmi sem változott.
        [altered] Ez a sor útközben megváltozott. Másolja le újra, vagy kérje meg a másik játékost, hogy küldje el ismét. Semmi sem változott.
        [other_game] Ez a sor más játszmáé. Nevezze meg annak a játszmának a fájlját. Semmi sem változott.
        [own_line] Ez az Ön saját sora, sorszáma { $number }. A másik játékosnak szól. Semmi sem változott.
        [already_read] Ez a sor már be van olvasva, sorszáma { $number }. Semmi sem változott.
        [game_over] A játszma véget ért, ez a sor már nem kell, sorszáma { $number }. Semmi sem változott.
        [changed] Ilyen sorszámú másik sor már van a játszmában: { $number }, és az első számít. Kérje a másik játékostól ezt a sort: { $expected }. Semmi sem változott.
       *[missing] Hiányzik egy sor, sorszáma { $expected }, ez pedig { $number }. Kérje el a másik játékostól, és előbb azt olvastassa be. Semmi sem változott.
    }
message-not-understood = Nem érthető: { $text }. Írja be, mit tesz, például tesz b3 ad magas sötét kerek lyukas, bemond sor 2, kész vagy felad, vagy a másik játékos sorát a quarto szótól.
message-piece-unclear =
    { $count ->
        [0] Egyetlen megmaradt bábu sem ilyen: { $text }. Adjon másikat.
       *[other] { CAP(AS($count, "number-before-noun")) } megmaradt bábu ilyen: { $text }. Mondja meg a magasságát, színét, formáját és lyukát.
    }
message-no-file = Hiányzik egy játszma fájlja. Kezdéshez írja be: quarto-access message new --file game.json. Folytatáshoz: quarto-access message game.json.
message-new-words = A message new után nem jöhet más szó. Írja be: quarto-access message new --file game.json, és a szabályokat a --rules után, ha nem az alapszabályok.
message-not-new = { $option } csak új játszmához való: quarto-access message new --file game.json.
message-file-there = { $path } már létezik. Válasszon más nevet, hogy semmi se vesszen el.
message-file-absent = Itt még nincs játszma: { $path }. Illessze be mögé a másik játékos 0 sorszámú sorát, vagy kezdjen egyet: quarto-access message new --file { $path }.
message-rules-bad = Nincs ilyen szabály: { $rules }. Ezek vannak: standard, advanced, um-quarto és quarters, és szóköz után az, ami számít, például colour,height.
message-file-bad =
    { $fault ->
        [not_by_message] Ez a játszma nem levélben játszott: { $path }. Nevezzen meg másik fájlt.
        [continued] Ezt a játszmát más program megváltoztatta: { $path }, és a lépései nem illenek a soraihoz. A fájl maradt, ahogy volt.
       *[damaged] Ennek a játszmának a sorai sérültek: { $path }. A fájl maradt, ahogy volt. Egy másolatából folytassa.
    }
