# Amit a marógép kezelőjének tudnia kell.

gcode-heading = { $count ->
        [one] 1 program van marógéphez.
       *[other] { $count } program van marógéphez.
    }
gcode-zero = Az X és az Y nullája a kész tábla bal alsó sarka, a levágás előtt. A Z nullája a felül lévő lap.
gcode-dry-run = Minden programot először a levegőben futtasson, magasra tett nullával. Vágások között a szerszám { $safe } milliméterrel a lap fölött jár.
gcode-file = Fájl, { $file }: { $work ->
        [drill] fúrás, { plate-title }.
       *[mill] marás, { plate-title }.
    }
gcode-stock = Fogja be: { material }, { $thickness } milliméter vastag, legalább { $side } szer { $side } milliméter. A kész tábla körül maradjon { $edge } milliméter szabadon.
gcode-side = { $view ->
        [above] A játékoldal van felül.
       *[below] Az alja van felül, a levágott sarok közel jobbra.
    }
gcode-mill = A szerszám { $tool } milliméteres maró, percenként { $rpm } fordulat.
gcode-drill = A szerszám { $tool } milliméteres fúró, percenként { $rpm } fordulat.
gcode-beneath = { $beneath } milliméterrel az anyag alá megy, ezért tegyen alá olyan lapot, amelyet szabad megvágni.
gcode-tabs = A lyukak anyaga egészen kikerül, ezek az elsők. A szél az utolsó, és { $tabs } híd tartja, ezeket kézzel kell elvágni.
gcode-sink = A { $width } milliméter széles süllyesztések kézzel készülnek.
gcode-runs = { $minutes ->
        [one] { $work ->
            [drill] Fúrás
           *[mill] Marás
        }, { plate-title }: körülbelül 1 perc.
       *[other] { $work ->
            [drill] Fúrás
           *[mill] Marás
        }, { plate-title }: körülbelül { $minutes } perc.
    }
gcode-no-marks = A gravírozott gyűrűk és feliratok nincsenek ezekben a programokban.
gcode-order = Előbb fúrjon, utána marjon, ugyanazzal a nullával.
gcode-nobody = Ezekkel a programokkal még senki nem vágott táblát. Írja meg, mit talált.
