# Az óra: időtartamok, mit tett, és mi maradt.

duration =
    { $hours ->
        [0] { "" }
       *[other] { AS($hours, "number-before-noun") } óra
    } { $minutes ->
        [0] { "" }
       *[other] { AS($minutes, "number-before-noun") } perc
    } { $seconds ->
        [0] { "" }
       *[other] { AS($seconds, "number-before-noun") } másodperc
    }
no-time = semmi idő
ran-out =
    Lejárt az idő, { $who ->
        [you] Ön következett
        [computer] a számítógép következett
       *[player] { $name } következett
    }.
    .brief =
        Lejárt az idő{ $who ->
            [you] { "" }
            [computer] , számítógép
           *[player] , { $name }
        }.
    .braille =
        Lejárt az idő{ $who ->
            [you] { "" }
            [computer] , számítógép
           *[player] , { $name }
        }.
by-lot-placed =
    Sorshúzással került { $cell } mezőre{ $who ->
        [player] , { $name } részére
       *[other] { "" }
    }: { $piece }.{ $left ->
        [0] { " " }Minden bábu a táblán van.
       *[other] { "" }
    }
    .brief =
        Sorshúzással { $cell } mezőn{ $who ->
            [player] , { $name }
           *[other] { "" }
        }.{ $left ->
            [0] { " " }Mind a táblán.
           *[other] { "" }
        }
    .braille =
        Sorshúzással { $cell } mezőn.{ $left ->
            [0] { " " }Mind a táblán.
           *[other] { "" }
        }
by-lot-given =
    { $who ->
        [you] Sorshúzással Ön kapja: { $piece }. Helyezze el.
        [computer] Sorshúzással a számítógép kapja: { $piece }.
       *[player] Sorshúzással { $name } kapja: { $piece }. { CAP($name) }, helyezze el.
    } Maradt { $left }.
    .brief =
        { $who ->
            [you] Sorshúzással Ön kapja: { $piece }.
            [computer] Sorshúzással a számítógép kapja: { $piece }.
           *[player] { CAP($name) }, helyezze el, sorshúzással: { $piece }.
        }
    .braille =
        { $who ->
            [you] Sorshúzással Ön kapja: { $piece }.
            [computer] Sorshúzással a számítógép kapja: { $piece }.
           *[player] { CAP($name) }, helyezze el, sorshúzással: { $piece }.
        }
flagged =
    Lejárt az idő az egész játszmára, { $who ->
        [you] Önnek
        [computer] a számítógépnek
       *[player] { $name } részére
    }.
    .brief =
        Lejárt az idő{ $who ->
            [you] { "" }
            [computer] , számítógép
           *[player] , { $name }
        }.
    .braille =
        Lejárt az idő{ $who ->
            [you] { "" }
            [computer] , számítógép
           *[player] , { $name }
        }.
warned =
    Maradt { $time } { $limit ->
        [turn] erre a lépésre
       *[game] az egész játszmára
    }{ $who ->
        [player] , { $name }
       *[other] { "" }
    }.
    .brief =
        Maradt { $time }{ $limit ->
            [turn] { "" }
           *[game] { " " }összesen
        }{ $who ->
            [player] , { $name }
           *[other] { "" }
        }.
    .braille =
        Maradt { $time }{ $limit ->
            [turn] { "" }
           *[game] { " " }összesen
        }.
time-more =
    Még { $time } { $who ->
        [you] Önnek
        [computer] a számítógépnek
       *[player] { $name } részére
    }.
    .brief =
        Még { $time }{ $who ->
            [player] , { $name }
           *[other] { "" }
        }.
    .braille = Még { $time }.
time-factor =
    Mostantól { $who ->
        [you] Önnek
        [computer] a számítógépnek
       *[player] { $name } részére
    } { $factor ->
        [1] a szokásos ideje van
       *[other] a szokásos időnek ennyiszerese van: { $factor }
    }.
clock-set =
    { $limit ->
        [turn] Minden lépésre { $turn } van.
        [game] Minden játékosnak { $game } van a játszmára.
       *[both] Minden lépésre { $turn } van, és minden játékosnak { $game } a játszmára.
    } Az óra áll, amíg valami elhangzik. { CAP(KEY("t")) }, maradt idő.
    .brief =
        { $limit ->
            [turn] Egy lépésre { $turn }
            [game] A játszmára { $game }
           *[both] Egy lépésre { $turn }, a játszmára { $game }
        }.
    .braille = Braille-írásban nincs időkorlát.
clock-factor =
    { $who ->
        [you] Önnek
        [computer] A számítógépnek
       *[player] { CAP($name) } részére
    } ennyiszeres az ideje: { $factor }.
    .brief =
        { $who ->
            [player] { CAP($name) }, szorzó { $factor }.
           *[other] Szorzó { $factor }.
        }
    .braille = { "" }
no-clock = Nem jár óra. A beállításokban a következő játszmára megadható, egy lépésre vagy egy egész játszmára.
    .brief = Nem jár óra. A beállításokban megadható.
    .braille = Nem jár óra.
time-left =
    { $who ->
        [you] Önnek
        [computer] A számítógépnek
       *[player] { CAP($name) } részére
    } { $limit ->
        [turn] { $turn } maradt erre a lépésre
        [game] { $game } maradt a játszmára
       *[both] { $turn } maradt erre a lépésre és { $game } a játszmára
    }{ $factor ->
        [1] { "" }
       *[other] , szorzó { $factor }
    }.
    .brief =
        { $limit ->
            [turn] Maradt { $turn }
            [game] Maradt { $game }
           *[both] Erre a lépésre { $turn }, összesen { $game }
        }{ $who ->
            [player] , { $name }
           *[other] { "" }
        }.
    .braille = Braille-írásban nincs időkorlát.
time-of =
    { $who ->
        [you] Önnek van
        [computer] A számítógépnek van
       *[player] { CAP($name) } részére van
    } { $over ->
        [yes] { $game } a játszmára
       *[no]
            { $limit ->
                [turn] { $turn } egy lépésre
                [game] { $game } a játszmára
               *[both] { $turn } egy lépésre és { $game } a játszmára
            }
    }{ $factor ->
        [1] { "" }
       *[other] , szorzó { $factor }
    }.
    .brief = { "" }
    .braille = { "" }
time-stopped = Az óra megállt, mert a játszma véget ért.
    .brief = Az óra megállt.
    .braille = Az óra megállt.
