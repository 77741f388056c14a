# O juiz de uma posição: o que foi entendido, que sequências são Quartos, o que há de errado num texto.

judged-board = { $count ->
        [0] Um tabuleiro vazio
       *[other] { CAP(AS($count, "form-pieces")) } no tabuleiro
    }, nenhuma em mãos, { $ruleset }{ $counted ->
        [some] , contando { $attributes }
       *[all] { "" }
    }.
judged-board-hand = { $count ->
        [0] Um tabuleiro vazio
       *[other] { CAP(AS($count, "form-pieces")) } no tabuleiro
    }, { $piece }, em mãos, { $ruleset }{ $counted ->
        [some] , contando { $attributes }
       *[all] { "" }
    }.
judged-some = { $count ->
        [0] Nenhum Quarto.
        [1] Um Quarto.
       *[other] Quartos: { $count }.
    }
judged-line = { CAP($line) }, todas { $traits }: { $pieces }.
judged-none = Nenhum Quarto. Nenhuma sequência que conta está cheia.
judged-none-full = Nenhum Quarto. { $count ->
        [1] Uma sequência está cheia e não tem em comum nada que conte
       *[other] { CAP(AS($count, "number-feminine")) } sequências estão cheias e não têm em comum nada que conte
    }: { $lines }.
judged-none-of-all = Nenhum Quarto. Todas as sequências estão cheias, e nenhuma tem em comum algo que conte.
judged-number = Posição { $number }.
judge-missing = Não há posição para julgar. Digita-se como em quarto-access judge a1 alta escura redonda com furo, b1 baixa escura quadrada sem furo. Ou indique depois de --file um arquivo com uma posição por linha.
judge-two-sources = Digite uma posição, ou indique um arquivo depois de --file, não os dois.
judge-file-empty = Não há posição em { $path }. Escreva uma posição em cada linha.

position-bad-text = Isto não é uma posição. Ela tem dezesseis sinais, quatro para cada linha a partir da linha 1, um dígito hexadecimal para uma peça e um hífen para uma casa vazia, depois a peça em mãos ou um hífen, depois as regras. Um exemplo é 1b4f/----/----/---- 7 standard.
position-duplicate = A { $piece } está em { $cells }. Só existe uma peça assim. Confira essas casas e digite a posição de novo.
position-hand-on-board = A { $piece } está em mãos e também { $cell }. Só existe uma peça assim. Confira e digite a posição de novo.
position-no-ruleset = Não há regras chamadas { $detail }. As possíveis são { $names }.
position-ruleset = { $name }
position-no-attribute = Não há característica chamada { $detail }. As possíveis são colour, shape, height e hollow, com vírgulas e sem espaços entre elas.
position-unknown-word = Não entendido: { $word }. Digite casas com suas peças, como a1 alta escura redonda com furo, b1 baixa escura quadrada sem furo, mão alta clara redonda sem furo, e as regras, se não forem as normais.
position-unclear-word = Várias palavras começam como { $word }: { $candidates }. Digite mais letras.
position-no-cell = Não há casa { $word }. As casas vão de a1 a d4.
position-nowhere = Não se diz onde está a peça que começa com { $word }. Digite antes dela a casa, como a1 alta escura redonda com furo, ou mão para a peça em mãos.
position-place-twice = Há duas peças { $place }. Digite cada lugar uma só vez.
position-two-rules = Foram indicadas duas regras. Digite uma delas.
position-contrary = Nenhuma peça é tudo isto: { $traits }. Confira a peça { $place } e digite um valor para cada característica.
position-unnamed = Da peça { $place } não se diz: { $missing }. Digite de cada peça tudo o que conta.
position-too-many = Há mais peças de um tipo do que existem, com a peça { $place }. Confira e digite a posição de novo.
position-hand = em mãos
position-cell = em { $cell }

typed-standard = normais normal padrão
typed-advanced = avançadas avançada
typed-um-quarto = um
typed-quarters = quadrantes
typed-in-hand = mão mãos
typed-counting = contando contam conta por
typed-counted-colour = cor
typed-counted-shape = formato forma
typed-counted-height = altura
typed-counted-hollow = furo furos
typed-position-filler = regras regra e com em é tem está quarto peça peças tabuleiro só de do da
