# As regras em vigor, ditas quando se pede ajuda pela terceira vez.

rules-lines = { CAP($ruleset) }. { $lines ->
        [1] Conta uma sequência
       *[other] Contam { AS($lines, "number-feminine") } sequências
    }: { $name ->
        [standard] quatro linhas, quatro colunas e duas diagonais
        [advanced] quatro linhas, quatro colunas, duas diagonais e nove quadrados de dois por dois
        [um-quarto] quatro linhas, quatro colunas, duas diagonais e nove quadrados de dois por dois
        [quarters] quatro linhas, quatro colunas, duas diagonais e os quatro quadrantes do tabuleiro
       *[custom] as que foram escolhidas
    }.
    .brief = { CAP($ruleset) }. { $name ->
        [standard] Contam linhas, colunas e diagonais
        [advanced] Contam linhas, colunas, diagonais e nove quadrados
        [um-quarto] Contam linhas, colunas, diagonais e nove quadrados
        [quarters] Contam linhas, colunas, diagonais e quatro quadrantes
       *[custom] Sequências escolhidas que contam: { $lines }
    }.
    .braille = { CAP($ruleset) }, sequências: { $lines }.
rules-attributes = { $count ->
        [1] Conta uma característica
       *[other] Contam { AS($count, "number-feminine") } características
    }: { $attributes }. Uma sequência de quatro peças que têm uma delas em comum é um Quarto.
    .brief = Quatro peças em sequência com algo em comum são um Quarto: { $attributes }.
    .braille = Contam: { $attributes }.
rules-turn = Na sua vez você coloca a peça que recebeu, e depois escolhe uma peça para o outro lado.
    .brief = Coloque a peça que recebeu, depois dê uma.
    .braille = Colocar, depois dar.
rules-call = Vence quem anuncia um Quarto e o indica. Você pode anunciar desde que coloca até dar uma peça, e desde que recebe uma peça até colocá-la. Só podem ser anunciadas sequências que passam pela última casa ocupada.
    .brief = Quem anuncia vence. Anuncie depois de colocar, até dar, ou com uma peça em mãos, até colocá-la. Só contam sequências que passam pela última casa.
    .braille = Anuncie antes de dar, ou antes de colocar.
rules-attempts = { $limit ->
        [loses] Quem anuncia uma sequência completa que não é um Quarto, ou que já não vale, perde o jogo. Indicar uma sequência incompleta não custa nada.
        [any] Você pode indicar quantas sequências quiser.
        [0] Sequências completas não podem ser anunciadas.
        [1] Você tem uma tentativa com sequência completa em cada vez. Esta é uma regra deste programa, para que as sequências sejam achadas ouvindo e não tentando. Indicar uma sequência incompleta não custa nada.
       *[other] Você tem { AS($limit, "number-feminine") } tentativas com sequência completa em cada vez. Esta é uma regra deste programa. Indicar uma sequência incompleta não custa nada.
    }
    .brief = { $limit ->
        [loses] Um anúncio errado de sequência completa perde o jogo.
        [any] Tentativas sem limite.
        [0] Sequências completas não podem ser anunciadas.
        [1] Uma tentativa com sequência completa em cada vez, regra deste programa.
       *[other] { CAP(AS($limit, "number-feminine")) } tentativas com sequência completa em cada vez, regra deste programa.
    }
    .braille = { $limit ->
        [loses] Anúncio errado perde.
        [any] Tentativas sem limite.
       *[other] Tentativas: { $limit }.
    }
rules-clock-turn = Cada vez, para colocar e dar, tem { $time }. Quando acaba, o sorteio coloca e dá, e nada mais pode ser anunciado nessa vez.
    .brief = { $time } para cada vez, depois o sorteio decide.
    .braille = Sem limite de tempo por vez em braille.
rules-clock-game = Cada lado tem { $time } para o jogo inteiro. Quem fica sem tempo perde.
    .brief = { $time } para o jogo inteiro, depois se perde.
    .braille = Sem limite de tempo por jogo em braille.
rules-clock = O relógio para enquanto algo é dito. Pressione { KEY("t") } para o tempo restante.
    .brief = O relógio espera pelo que é dito. { CAP(KEY("t")) }, tempo restante.
    .braille = { CAP(KEY("t")) }, tempo restante.
rules-end = Quando todas as peças estão no tabuleiro e ninguém anuncia, há empate. Você pode desistir a qualquer hora.
    .brief = Todas colocadas e ninguém anuncia: empate.
    .braille = Todas colocadas, sem anúncio: empate.
rules-own = Estas são regras deste programa, que o próprio jogo deixa em aberto: quantas tentativas há, que um engano não custa nada, e que jogadas podem ser desfeitas.
    .brief = Regras próprias deste programa: as tentativas, enganos sem custo, desfazer.
    .braille = Regras próprias: tentativas, enganos, desfazer.
