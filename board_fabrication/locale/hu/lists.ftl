# Mit kell kivágni és mit kell venni.

cut-heading = { $sets ->
        [one] Ezt kell kivágni 1 készlethez.
       *[other] Ezt kell kivágni { $sets } készlethez.
    }
cut-part = { plate-title }: { $count } darab, { material }, { $thickness } milliméter vastag, { $width } szer { $height } milliméter, a fájlnév eleje quarto-{ $key }.
cut-mass = Egy darab súlya körülbelül { $mass } gramm.
cut-instead = Ezek a lemezek egymásra ragasztva a felső réteget pótolják, ha lézer vágja.
cut-tolerance = A lyukak legfeljebb 0,3 milliméterrel lehetnek nagyobbak a rajznál, kisebbek nem.
cut-edges = Törje le minden lyuk felső élét { $edge ->
        [one] 1 milliméterrel
       *[other] { $edge } milliméterrel
    }, 45 fokban. Így nem szálkás, és bevezeti a bábut.
cut-sand = Csiszoljon meg minden élt.
cut-nobody = Ezt a táblát még senki nem vágta ki. Előbb próbálja ki a próbacsíkot, és írja meg, mit talált.

bill-item = tétel
bill-count = darab
bill-material = anyag
bill-thickness = vastagság, mm
bill-size = méret, mm
bill-remark = megjegyzés
bill-extent = { $width } szer { $height }
bill-instead = a felső réteg helyett, lézerhez

item-screw = süllyesztett fejű csavar, { $width } szer { $length } mm
item-screw-remark = alulról, a hátlapon át
item-glue = faragasztó
item-glue-remark = vékonyan a rétegek közé
item-foot = gumiláb, { $width } mm széles
item-foot-remark = minden sarok alá egy
item-round-short = kerek bábu, alacsony, { $width } mm rúdból, { $height } mm hosszú
item-round-short-remark = két világos, két sötét
item-round-tall = kerek bábu, magas, { $width } mm rúdból, { $height } mm hosszú
item-round-tall-remark = két világos, két sötét
item-square-short = szögletes bábu, alacsony, { $width } mm lécből, { $height } mm hosszú
item-square-short-remark = két világos, két sötét
item-square-tall = szögletes bábu, magas, { $width } mm lécből, { $height } mm hosszú
item-square-tall-remark = két világos, két sötét
item-top-hole = { $hollow ->
        [hole] lyuk a lyukas bábu tetején, { $width } mm széles, { $depth } mm mély
       *[mark] kereszt a lyukas bábu tetején, jelként
    }
item-top-hole-remark = minden formából és magasságból egy világos és egy sötét bábu
item-stripe = { $marking ->
        [striped] horony a sötét bábu körül, { $width } mm széles
        [ringed] gumigyűrű a sötét bábura, { $width } mm széles
        [pinned] gömbfejű tű a sötét bábuba
       *[rough] ragasztó és homok a sötét bábura
    }
item-stripe-remark = minden sötét bábu teteje alatt { $drop } mm
