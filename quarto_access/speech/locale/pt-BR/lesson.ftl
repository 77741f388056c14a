# A lição. Para cada passo: o que ensina, e o que fazer, que é o último que se ouve.

lesson-begun = Esta é uma lição de { $steps } passos curtos. Ela usa as teclas do jogo. Você pode parar a qualquer hora e continuar depois. A letra { KEY("r") } repete a última mensagem, { KEY("?") } diz as teclas, { KEY("escape") } abre um menu. Passo 1.
    .brief = Uma lição de { $steps } passos curtos, com as teclas do jogo. Pare quando quiser. { CAP(KEY("r")) } repete, { KEY("escape") } abre um menu. Passo 1.
    .braille = Lição, { $steps } passos. { KEY("r") } repete, { KEY("escape") }: menu. Passo 1.
lesson-number = Passo { $number } de { $steps }.
    .brief = Passo { $number }.
    .braille = Passo { $number }.
lesson-resumed = A lição continua no passo { $number } de { $steps }. O menu, em { KEY("escape") }, leva ao passo anterior.
    .brief = A lição continua. Passo { $number } de { $steps }.
    .braille = Passo { $number } de { $steps }.
lesson-edge = Este é o primeiro passo. Não há outro antes dele.
    .brief = Este é o primeiro passo.
    .braille = Primeiro passo.
lesson-ended = Esta foi a lição. O resto se aprende melhor jogando.
    .brief = Esta foi a lição. Agora jogue.
    .braille = Fim da lição.
no-resigning = De uma lição não se desiste. Para sair dela, pressione { KEY("escape") } e escolha voltar ao início.
    .brief = Nada de que desistir. Para sair, { KEY("escape") }, depois voltar ao início.
    .braille = Nada de que desistir.
lesson-done = { $step ->
        [board] Certo, { CELL("b3") }.
        [pieces] Certo. Cada um dos quatro números troca uma coisa pelo contrário, e assim qualquer peça fica a no máximo quatro teclas.
        [give] Dada. Num jogo, o computador agora colocaria essa peça, e daria uma a você.
        [place] Num jogo, você faria isso agora.
        [claim] É assim que se vence um jogo.
        [window] Você percebeu o que o outro lado não viu.
        [missed] Por isso examine cada sequência na hora em que ela se forma. As peças dela ainda contam em outras sequências.
        [lens] Uma coisa por vez é mais fácil de guardar na memória. { CAP(KEY("j")) } segue para formato, furo, e de volta a tudo.
        [status] { CAP(KEY("p")) } diz o que resta, { KEY("h") } o que está em mãos, { KEY("l") } a última jogada, { KEY("w") } onde você está.
       *[other] { "" }
    }
    .brief = { $step ->
        [board] Certo, { CELL("b3") }.
        [pieces] Certo. Qualquer peça fica a no máximo quatro teclas.
        [give] Dada. Num jogo, o computador agora a colocaria, e daria uma a você.
        [place] Num jogo, você faria isso agora.
        [claim] É assim que se vence um jogo.
        [window] Você percebeu o que o computador não viu.
        [missed] As peças dela ainda contam em outras sequências.
        [lens] { CAP(KEY("j")) } segue para formato, furo, e de volta a tudo.
        [status] { CAP(KEY("p")) } diz o que resta, { KEY("h") } a peça em mãos, { KEY("l") } a última jogada, { KEY("w") } onde você está.
       *[other] { "" }
    }
    .braille = { $step ->
        [status] Também { KEY("p") }, { KEY("h") }, { KEY("l") }, { KEY("w") }.
       *[other] { "" }
    }
lesson-strayed = { $step ->
        [board] Você colocou a peça. Aqui você só vai até uma casa, e { KEY("enter") } fica para depois. O passo recomeça.
        [pieces] Você deu a peça. Aqui você só encontra uma, e { KEY("enter") } fica para depois. O passo recomeça.
        [claim] { $did ->
            [gave] Você deu a peça sem anunciar. Agora o outro lado pode anunciar, e a sua chance passou.
           *[else] A sua chance passou.
        } O passo recomeça.
        [window] { $did ->
            [placed] Você colocou sua peça sem anunciar. Agora a sequência não vale mais.
           *[else] A sua chance passou.
        } O passo recomeça.
        [missed] { $did ->
            [placed] Você colocou a peça. Aqui, primeiro é preciso anunciar a linha 2.
           *[else] Essa foi outra sequência.
        } O passo recomeça.
        [lens] Você deu uma peça. Aqui é só ouvir. O passo recomeça.
        [status] Você deu uma peça. Aqui é só perguntar. O passo recomeça.
       *[other] { $did ->
            [gave] Você deu uma peça. Isso não foi pedido.
            [placed] Você colocou a peça. Isso não foi pedido.
           *[else] Não é isso.
        } O passo recomeça.
    }
    .brief = { $step ->
        [board] Você colocou a peça. Aqui só vá até uma casa. De novo.
        [pieces] Você deu a peça. Aqui só encontre uma. De novo.
        [claim] { $did ->
            [gave] Você deu antes de anunciar, e a chance é do outro lado.
           *[else] A sua chance passou.
        } De novo.
        [window] { $did ->
            [placed] Você colocou antes de anunciar, e a sequência não vale mais.
           *[else] A sua chance passou.
        } De novo.
        [missed] { $did ->
            [placed] Você colocou a peça. Aqui anuncie primeiro a linha 2.
           *[else] Essa foi outra sequência.
        } De novo.
        [lens] Você deu uma peça. Aqui só ouça. De novo.
        [status] Você deu uma peça. Aqui só pergunte. De novo.
       *[other] { $did ->
            [gave] Você deu uma peça. Isso não foi pedido.
            [placed] Você colocou a peça. Isso não foi pedido.
           *[else] Não é isso.
        } De novo.
    }
    .braille = { $step ->
        [claim] Anuncie antes de dar. De novo.
        [window] Anuncie antes de colocar. De novo.
       *[other] É outra coisa. De novo.
    }
line-judged = { $verdict ->
        [right] Certo.
        [wrong] Não, é o contrário.
       *[turned] Esta é a resposta.
    }
line-shares = { CAP($line) } é um Quarto: todas { $traits }.
    .brief = { CAP($line) } é um Quarto: todas { $traits }.
    .braille = { CAP($line) }: todas { $traits }.
line-shares-nothing = { CAP($line) } não é um Quarto. Nada é igual nas quatro: { $counts }.
    .brief = { CAP($line) } não é um Quarto: { $counts }.
    .braille = { CAP($line) }, não: { $counts }.

lesson-board = O tabuleiro tem quatro colunas, a, b, c e d, da esquerda para a direita, e quatro linhas, 1 a 4, e a linha 1 é a mais próxima de você. { CAP(CELL("a1")) } é o canto próximo à esquerda, e no tabuleiro de madeira esse canto é cortado para que a mão o encontre. Uma letra leva a uma coluna, um número a uma linha, e as setas andam uma casa.
    .brief = O tabuleiro tem colunas a, b, c e d, da esquerda para a direita, e linhas 1 a 4, a linha 1 mais próxima de você. { CAP(CELL("a1")) } é o canto próximo à esquerda, onde o tabuleiro de madeira tem o canto cortado. Letras, números e setas movem você.
    .braille = Colunas a até d, linhas 1 a 4. { CELL("a1") }, canto próximo à esquerda.
lesson-board-from-top = O tabuleiro tem quatro colunas, a, b, c e d, da esquerda para a direita, e quatro linhas, 1 a 4, e a linha 1 é a mais distante de você. { CAP(CELL("a1")) } é o canto distante à esquerda, e no tabuleiro de madeira esse canto é cortado para que a mão o encontre. Uma letra leva a uma coluna, um número a uma linha, e as setas andam uma casa.
    .brief = O tabuleiro tem colunas a, b, c e d, da esquerda para a direita, e linhas 1 a 4, a linha 1 mais distante de você. { CAP(CELL("a1")) } é o canto distante à esquerda, onde o tabuleiro de madeira tem o canto cortado. Letras, números e setas movem você.
    .braille = Colunas a até d, linhas 1 a 4. { CELL("a1") }, canto distante à esquerda.
lesson-board-task = Vá até { CELL("b3") }: pressione { KEY("b") }, depois 3, ou use as setas.
    .brief = Vá até { CELL("b3") }: pressione { KEY("b") }, depois 3, ou setas.
    .braille = Vá até { CELL("b3") }.
lesson-pieces = São dezesseis peças, e não há duas iguais. Cada uma é alta ou baixa, clara ou escura, redonda ou quadrada, e tem um furo em cima ou é sem furo. Elas ficam ao lado do tabuleiro, em quatro fileiras de quatro. Aqui, 1 troca alta e baixa, 2 clara e escura, 3 redonda e quadrada, 4 com furo e sem furo. As setas também servem.
    .brief = Dezesseis peças, não há duas iguais: alta ou baixa, clara ou escura, redonda ou quadrada, com furo ou sem furo. 1 troca a altura, 2 a cor, 3 o formato, 4 o furo. As setas também servem.
    .braille = Dezesseis peças. 1 altura, 2 cor, 3 formato, 4 furo.
lesson-pieces-task = Encontre a peça alta, escura, quadrada, com furo.
    .brief = Encontre a peça alta, escura, quadrada, com furo.
    .braille = Encontre alta escura quadrada com furo.
lesson-give = Você nunca escolhe a peça que coloca. O outro lado a escolhe para você, e você escolhe uma para o outro lado.
    .brief = Você nunca escolhe a peça que coloca. Você escolhe uma para o outro lado.
    .braille = Você escolhe para o outro lado.
lesson-give-task = Vá até qualquer peça e pressione { KEY("enter") } para dá-la ao computador.
    .brief = Vá até qualquer peça e pressione { KEY("enter") } para dar.
    .braille = Dê qualquer peça: { KEY("enter") }.
lesson-place = Duas peças já estão no tabuleiro, e o computador deu uma a você: { $piece }.
    .brief = Duas peças já estão no tabuleiro. Para você: { $piece }.
    .braille = Para você: { $piece }.
lesson-place-task = Vá até uma casa vazia, { KEY("e") } leva à próxima, e pressione { KEY("enter") } para colocar a peça ali.
    .brief = Vá até uma casa vazia, { KEY("e") } acha uma, e pressione { KEY("enter") }.
    .braille = Coloque: { KEY("e") }, { KEY("enter") }.
lesson-line = Quatro peças numa linha, numa coluna ou numa diagonal com algo em comum formam um Quarto: todas altas, ou todas redondas, seja o que for. A linha 1 tem quatro peças. { CAP(KEY("x")) } lê a sequência que passa pela casa onde você está.
    .brief = Quatro numa linha, coluna ou diagonal com algo em comum formam um Quarto. A linha 1 está cheia. { CAP(KEY("x")) } lê.
    .braille = Quatro com algo em comum: Quarto. { CAP(KEY("x")) } lê a linha 1.
lesson-line-task = Pressione { KEY("x") }, depois diga se a linha 1 é um Quarto: { KEY("q") } para sim, { KEY("backspace") } para não, { KEY("enter") } para saber a resposta.
    .brief = Pressione { KEY("x") }. É um Quarto? { CAP(KEY("q")) }, sim. { CAP(KEY("backspace")) }, não. { CAP(KEY("enter")) }, a resposta.
    .braille = { CAP(KEY("x")) }. { CAP(KEY("q")) } sim, { KEY("backspace") } não, { KEY("enter") } resposta.
lesson-no-line = Aqui está outra linha 1. Uma peça que é diferente em tudo estraga a sequência.
    .brief = Aqui está outra linha 1.
    .braille = Outra linha 1.
lesson-no-line-task = Pressione { KEY("x") }, depois { KEY("q") } se for Quarto, { KEY("backspace") } se não for, { KEY("enter") } para saber a resposta.
    .brief = Pressione { KEY("x") }, depois { KEY("q") } para sim, { KEY("backspace") } para não, { KEY("enter") } para a resposta.
    .braille = { CAP(KEY("x")) }, depois { KEY("q") }, { KEY("backspace") }, { KEY("enter") }.
lesson-diagonal = Diagonais também contam. Você está em { CELL("a1") }. Pressione { KEY("x") } uma vez para a linha 1, outra vez para a coluna a, e uma terceira vez para a diagonal de { CELL("a1") } até { CELL("d4") }.
    .brief = Diagonais também contam. De { CELL("a1") }, a terceira vez de { KEY("x") } lê a diagonal até { CELL("d4") }.
    .braille = A terceira vez de { KEY("x") } lê a diagonal { CELL("a1") } { CELL("d4") }.
lesson-diagonal-task = Ouça a diagonal, depois { KEY("q") } se for Quarto, { KEY("backspace") } se não for, { KEY("enter") } para saber a resposta.
    .brief = Ouça, depois { KEY("q") } para sim, { KEY("backspace") } para não, { KEY("enter") } para a resposta.
    .braille = { CAP(KEY("q")) }, { KEY("backspace") } ou { KEY("enter") }.
lesson-claim = Formar um Quarto não vence. Anunciar vence. Você acaba de colocar uma peça em { CELL("d1") }, e a linha 1 está cheia. Até dar uma peça, você pode anunciar. Para isso, pressione { KEY("q") }, indique a sequência pela letra ou pelo número, e pressione { KEY("enter") }. Ao anunciar, { KEY("x") } indica uma diagonal.
    .brief = Vence quem anuncia um Quarto, não quem o forma. Você acaba de colocar em { CELL("d1") }, e a linha 1 está cheia. Para anunciar, pressione { KEY("q") }, depois o número da linha ou a letra da coluna, depois { KEY("enter") }.
    .braille = Você colocou em { CELL("d1") }. Anuncie: { KEY("q") }, sequência, { KEY("enter") }.
lesson-claim-task = Anuncie a linha 1: { KEY("q") }, 1, { KEY("enter") }.
    .brief = Anuncie a linha 1: { KEY("q") }, 1, { KEY("enter") }.
    .braille = { CAP(KEY("q")) }, 1, { KEY("enter") }.
lesson-window = Quando você dá uma peça sem anunciar, o outro lado pode anunciar a sua sequência até colocar a peça. Vale nos dois sentidos. O computador acaba de colocar uma peça, não anunciou nada, e deu uma a você. A tecla { KEY("0") } leva à casa que mudou por último, e { KEY("x") } lê as sequências que passam por ela.
    .brief = Quem dá uma peça sem anunciar deixa o anúncio para o outro lado. O computador colocou, não anunciou, e deu uma peça a você. { CAP(KEY("0")) } leva até lá, { KEY("x") } lê as sequências.
    .braille = O computador não viu uma sequência. { CAP(KEY("0")) }, depois { KEY("x") }.
lesson-window-task = Encontre a sequência que ele não viu, e anuncie antes de colocar.
    .brief = Encontre a sequência e anuncie antes de colocar.
    .braille = Encontre e anuncie.
lesson-missed = Uma sequência que ninguém viu a tempo não vale mais. A linha 2 está cheia de peças altas, mas se formou há algumas jogadas.
    .brief = Uma sequência que ninguém anunciou a tempo não vale mais. A linha 2 é toda de altas, mas se formou há algumas jogadas.
    .braille = Linha 2, todas altas, não vale mais.
lesson-missed-task = Mesmo assim, anuncie a linha 2, e ouça a resposta: { KEY("q") }, 2, { KEY("enter") }.
    .brief = Mesmo assim, anuncie a linha 2: { KEY("q") }, 2, { KEY("enter") }.
    .braille = { CAP(KEY("q")) }, 2, { KEY("enter") }.
lesson-lens = Oito peças estão no tabuleiro, e é muito para guardar na memória. A letra { KEY("j") } reduz o que você ouve a uma só coisa: primeiro altura, depois cor, formato, furo, e então tudo de novo. { CAP(KEY("m")) } lê o tabuleiro inteiro, linha por linha.
    .brief = Oito peças estão aqui. { CAP(KEY("j")) } reduz o que você ouve: altura, cor, formato, furo, depois tudo. { CAP(KEY("m")) } lê o tabuleiro.
    .braille = { CAP(KEY("j")) }: altura, cor, formato, furo, tudo. { CAP(KEY("m")) }: tabuleiro.
lesson-lens-task = Pressione { KEY("j") } até ouvir cor, depois { KEY("m") }.
    .brief = Pressione { KEY("j") } até ouvir cor, depois { KEY("m") }.
    .braille = { CAP(KEY("j")) } { KEY("j") }, depois { KEY("m") }.
lesson-status = Quando você perder o fio, { KEY("s") } diz de quem é a vez e o que fazer.
    .brief = { CAP(KEY("s")) } diz de quem é a vez e o que fazer.
    .braille = { CAP(KEY("s")) }: de quem é a vez.
lesson-status-task = Pressione { KEY("s") }.
    .brief = Pressione { KEY("s") } agora.
    .braille = Pressione { KEY("s") }.
lesson-set = O jogo de madeira é um tabuleiro de vinte e cinco por vinte e cinco centímetros com dezesseis cavidades redondas, onde as peças ficam sem escorregar. O canto em { CELL("a1") } é cortado. As peças quadradas têm arestas, as redondas não. Uma peça com furo tem um furo em cima. Quando a cor não pode ser vista, um sulco rodeia as peças escuras. O programa diz casas e peças tal como as mãos as encontram, e assim se pode jogar com os dois lado a lado.
    .brief = O jogo de madeira é um tabuleiro de vinte e cinco centímetros com dezesseis cavidades redondas, para que as peças não escorreguem. O canto em { CELL("a1") } é cortado. Um sulco pode rodear as peças escuras. Casas e peças são ditas tal como as mãos as encontram.
    .braille = O tabuleiro de madeira tem dezesseis cavidades e o canto { CELL("a1") } cortado.
lesson-set-task = Pressione { KEY("enter") } para terminar a lição.
    .brief = { CAP(KEY("enter")) } termina a lição.
    .braille = { CAP(KEY("enter")) } termina.
