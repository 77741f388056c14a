# Une partie sur un vrai plateau, dont le programme tient le compte.

welcome-table = Quarto Access sur un vrai plateau, pour deux personnes qui bougent leurs propres pièces. Appuyez sur { KEY("enter") } pour commencer une partie, sur { KEY("down") } pour la suite, sur { KEY("?") } pour l'aide.
    .brief = Quarto Access sur un vrai plateau. { CAP(KEY("enter")) }, commencer une partie. { CAP(KEY("?")) }, aide.
    .braille = Sur un vrai plateau. { CAP(KEY("enter")) }, commencer. { CAP(KEY("?")) }, aide.
table-begun = Jouez d'abord sur le plateau, puis entrez ce qui a été fait. Appuyez sur { KEY("i") } pour l'écrire, par exemple { CELL("b3") } haute foncée ronde creuse, ce qui pose en { CELL("b3") } et donne ensuite cette pièce. { CAP(KEY("u")) } raye une entrée fausse, { KEY("m") } lit le plateau tel que noté.
    .brief = Jouez d'abord, puis entrez le coup. { CAP(KEY("i")) } l'écrit, { KEY("u") } le raye, { KEY("m") } lit le plateau.
    .braille = { CAP(KEY("i")) } écrit, { KEY("u") } raye.
table-resumed = Appuyez sur { KEY("m") } pour entendre le plateau tel que noté, et comparez-le avec celui de la table.
    .brief = { CAP(KEY("m")) } lit le plateau tel que noté.
    .braille = { CAP(KEY("m")) } lit le plateau.
table-given = Noté, { $name } a donné à { $partner } la { $piece }. À { $partner } de la poser. { CAP(AS($left, "form-left")) }.
    .brief = Noté, { $partner } reçoit : { $piece }.
    .braille = { $partner } reçoit : { $piece }.
table-placed = Noté, { $name } a posé la { $piece } en { $cell }. À { $name } de donner une pièce à { $partner }. { CAP(AS($left, "form-left")) }.
    .brief = Noté, { $name } en { $cell }, { $piece }. À { $name } de donner.
    .braille = { $name } en { $cell }, { $piece }.
table-placed-last = Noté, { $name } a posé la { $piece } en { $cell }. Toutes sont posées. { $name }, appuyez sur { KEY("q") } pour annoncer Quarto, sur { KEY("backspace") } pour ne rien annoncer.
    .brief = Noté, { $name } en { $cell }, { $piece }. Toutes sont posées. { CAP(KEY("q")) } annonce Quarto, { KEY("backspace") } rien.
    .braille = { $name } en { $cell }, { $piece }. { CAP(KEY("q")) } ou { KEY("backspace") }.
table-unrecorded = Rien n'a été noté.
table-struck = Rayé : { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }. Une entrée se corrige sans demander. { CAP(KEY("U")) } la note de nouveau.
    .brief = Rayé : { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .braille = Rayé : { $first }.
table-restored = Noté de nouveau : { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief = Noté de nouveau : { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .braille = Noté de nouveau : { $first }.
table-board = Le plateau tel que noté :
    .brief = Tel que noté :
    .braille = Tel que noté :
