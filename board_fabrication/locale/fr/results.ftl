# Comment les tailles ont été trouvées, et ce qui a été écrit.

sizes = Le plateau mesure { $board } millimètres: { $grid } trous de { $hole_d }, { $gaps } intervalles de { $gap } et 2 marges de { $margin }.
worked-out = { $name ->
        [board] Le plateau a été calculé d'après les autres tailles.
        [hole_d] Le trou a été calculé d'après les autres tailles.
        [margin] La marge a été calculée d'après les autres tailles.
       *[gap] L'intervalle a été calculé d'après les autres tailles.
    }
all-given = Les quatre tailles ont été données, et elles s'accordent.
source-left-over = Les tailles publiées sont plateau { $board }, trou { $hole_d }, intervalle environ { $gap } et marge { $margin }. Il reste { $left } millimètres.
source-repairs = L'une de celles-ci suffit: plateau { $new_board }, intervalle { $new_gap }, marge { $new_margin } ou trous de { $new_hole_d }.
source-kept = Restent plateau { $board }, trou { $hole_d }, marge { $margin } et intervalle { $gap }, car seul l'intervalle est publié comme approximatif.
source-keep-gap = Vous gardez l'intervalle, la marge cède donc.
source-keep-all = Vous gardez trou, intervalle et marge, le plateau cède donc.

written = { $count ->
        [one] { $count } fichier a été écrit
       *[other] { $count } fichiers ont été écrits
    } dans { $path }.
removed = { $count ->
        [one] { $count } ancien fichier de ce programme a été ôté
       *[other] { $count } anciens fichiers de ce programme ont été ôtés
    }, car ce plateau n'a rien de tel.
nobody-cut = Personne n'a encore coupé ce plateau. Coupez d'abord la bande d'essai.
progress = { $count ->
        [one] { $count } fichier est prêt
       *[other] { $count } fichiers sont prêts
    }, le dernier pour { $product }. Patientez, s'il vous plaît.
