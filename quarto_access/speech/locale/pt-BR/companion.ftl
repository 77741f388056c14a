# Um jogo num tabuleiro real, do qual o programa guarda o registro.

welcome-table = Quarto Access num tabuleiro real, para duas pessoas que movem suas próprias peças. Pressione { KEY("enter", place: "opening") } para começar um jogo, { KEY("down", place: "opening") } para mais, { KEY("?") } para ajuda.
    .brief = Quarto Access num tabuleiro real. { CAP(KEY("enter", place: "opening")) }, começar um jogo. { CAP(KEY("?")) }, ajuda.
    .braille = Num tabuleiro real. { CAP(KEY("enter", place: "opening")) }, começar. { CAP(KEY("?")) }, ajuda.
table-begun = Primeiro joguem no tabuleiro, depois registrem o que foi feito. Pressione { KEY("i") } para digitar, por exemplo { CELL("b3") } alta escura redonda com furo, que coloca em { CELL("b3") } e dá em seguida essa peça. { CAP(KEY("u")) } risca um registro errado, { KEY("m") } lê o tabuleiro como foi registrado.
    .brief = Primeiro joguem, depois registrem. { CAP(KEY("i")) } digita, { KEY("u") } risca, { KEY("m") } lê o tabuleiro.
    .braille = { CAP(KEY("i")) } digita, { KEY("u") } risca.
table-resumed = Pressione { KEY("m") } para ouvir o tabuleiro como foi registrado, e compare com o que está na mesa.
    .brief = { CAP(KEY("m")) } lê o tabuleiro como foi registrado.
    .braille = { CAP(KEY("m")) } lê o tabuleiro.
table-given = Registrado, { $name } deu para { $partner } a { $piece }. { $partner } coloca essa peça. { AS($left, "form-left") }.
    .brief = Registrado, para { $partner }: { $piece }.
    .braille = Para { $partner }: { $piece }.
table-placed = Registrado, { $name } colocou a { $piece }, em { $cell }. { $name } dá uma peça para { $partner }. { AS($left, "form-left") }.
    .brief = Registrado, { $name } em { $cell }, { $piece }. { $name } dá.
    .braille = { $name } em { $cell }, { $piece }.
table-placed-last = Registrado, { $name } colocou a { $piece }, em { $cell }. Todas estão no tabuleiro. { $name }, pressione { KEY("q") } para Quarto, { KEY("backspace") } para nenhum.
    .brief = Registrado, { $name } em { $cell }, { $piece }. Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, nenhum.
    .braille = { $name } em { $cell }, { $piece }. { CAP(KEY("q")) } ou { KEY("backspace") }.
table-unrecorded = Nada foi registrado.
table-struck = Riscado: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }. Um registro se corrige sem pergunta. { CAP(KEY("U")) } registra de novo.
    .brief = Riscado: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .braille = Riscado: { $first }.
table-restored = Registrado de novo: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief = Registrado de novo: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .braille = De novo: { $first }.
table-board = O tabuleiro como foi registrado:
    .brief = Como foi registrado:
    .braille = Registrado:
