# Hogyan adódtak a méretek, és mi készült el.

sizes = A tábla { $board } milliméter: { $grid } lyuk, egyenként { $hole_d }, { $gaps } köz, egyenként { $gap }, és 2 margó, egyenként { $margin }.
worked-out = { $name ->
        [board] A tábla mérete a többi méretből adódott.
        [hole_d] A lyuk mérete a többi méretből adódott.
        [margin] A margó a többi méretből adódott.
       *[gap] A köz a többi méretből adódott.
    }
all-given = Mind a négy méret meg volt adva, és összeillenek.
source-left-over = A közölt méretek: tábla { $board }, lyuk { $hole_d }, köz körülbelül { $gap }, margó { $margin }. Marad { $left } milliméter.
source-repairs = Ezek bármelyike megoldja: tábla { $new_board }, köz { $new_gap }, margó { $new_margin } vagy lyuk { $new_hole_d }.
source-kept = Megmarad: tábla { $board }, lyuk { $hole_d }, margó { $margin } és köz { $gap }, mert csak a közt közölték körülbelül.
source-keep-gap = Ön a közt tartotta meg, ezért a margó enged.
source-keep-all = Ön a lyukat, a közt és a margót tartotta meg, ezért a tábla enged.

written = { $count ->
        [one] 1 fájl készült el
       *[other] { $count } fájl készült el
    }, helye: { $path }.
removed = { $count ->
        [one] A program 1 régebbi fájlja
       *[other] A program { $count } régebbi fájlja
    } eltűnt onnan, mert ennek a táblának nincs olyanja.
nobody-cut = Ezt a táblát még senki nem vágta ki. Előbb a próbacsíkot vágja ki.
progress = { $count ->
        [one] Eddig 1 fájl
       *[other] Eddig { $count } fájl
    } kész, az utolsó ehhez: { $product }. Kérjük, várjon.
