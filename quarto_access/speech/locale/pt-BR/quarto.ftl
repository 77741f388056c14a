# O que acontece num jogo de Quarto, e as respostas a perguntas sobre ele.
# O valor é a forma longa, .brief a curta, .braille a mais breve.
# $who é you, computer ou player; $number distingue os jogadores.

# O começo

lot-you = Novo jogo, { $ruleset }. Você dá primeiro. Escolha uma peça para o computador.
    .brief = Você dá primeiro. Escolha uma peça para o computador.
    .braille = Você dá primeiro. Escolha uma peça.
lot-computer = Novo jogo, { $ruleset }. O computador dá primeiro.
    .brief = O computador dá primeiro.
    .braille = Computador dá primeiro.
lot-player = Novo jogo, { $ruleset }. { $name } dá primeiro. { $name }, escolha uma peça para { $partner }.
    .brief = { $name } dá primeiro. { $name }, escolha uma peça para { $partner }.
    .braille = { $name }, dê uma peça.
tell-me-on = O programa avisa quando há um Quarto para anunciar, mas não onde.
    .brief = O programa avisa quando há um Quarto.
    .braille = Há aviso de Quarto.
quarto-stands = { $who ->
        [player] { $name }, há
       *[you] Há
    } um Quarto que você pode anunciar.
    .brief = { $who ->
        [player] { $name }, há um Quarto para anunciar.
       *[you] Há um Quarto para anunciar.
    }
    .braille = { $who ->
        [player] { $name }, há um Quarto.
       *[you] Há um Quarto.
    }

# Quem dá primeiro, quando as pessoas participam da decisão.

draw-asked-odd-even = Par ou ímpar. O computador fixou um número de 0 a 9. Pressione também um número, 0 a 9. Se os dois juntos forem par, você dá primeiro, senão o computador. Pressione s para o selo do número dele, { KEY("escape") } para voltar.
    .brief = Par ou ímpar, o computador já tem seu número. Pressione o seu, 0 a 9. Juntos par, você dá primeiro. S, selo.
    .braille = Par ou ímpar. Pressione 0 a 9. Par, você dá primeiro.
draw-asked-odd-even-two = Par ou ímpar. O programa sorteou um número de 0 a 9. { $first }, pressione 1 para ímpar ou 2 para par. Se acertar, { $first } dá primeiro, senão { $second }. Pressione s para o selo do número, { KEY("escape") } para voltar.
    .brief = Par ou ímpar, um número foi sorteado. { $first }, pressione 1 para ímpar, 2 para par. Se acertar, { $first } dá primeiro. S, selo.
    .braille = { $first }, 1 ímpar, 2 par.
draw-asked-agreed = Quem dá primeiro? Pressione 1 se for você, 2 se for o computador. { KEY("escape") } volta.
    .brief = Quem dá primeiro? 1, você. 2, o computador.
    .braille = Quem? 1, você. 2, computador.
draw-asked-agreed-two = Quem dá primeiro? Pressione 1 para { $first }, 2 para { $second }. { KEY("escape") } volta.
    .brief = Quem dá primeiro? 1, { $first }. 2, { $second }.
    .braille = Quem primeiro? 1 ou 2.
draw-choice-odd-even = O número { $number }. { KEY("enter") } confirma.
    .brief = Número { $number }.
    .braille = Número { $number }.
draw-choice-odd-even-two = { $number ->
        [1] Ímpar. { KEY("enter") } confirma.
       *[2] Par. { KEY("enter") } confirma.
    }
    .brief = { $number ->
        [1] Ímpar, { KEY("enter") }.
       *[2] Par, { KEY("enter") }.
    }
    .braille = { $number ->
        [1] Ímpar, { KEY("enter") }.
       *[2] Par, { KEY("enter") }.
    }
draw-choice-agreed = { $number ->
        [1] Você dá primeiro. { KEY("enter") } confirma.
       *[2] O computador dá primeiro. { KEY("enter") } confirma.
    }
    .brief = { $number ->
        [1] Você primeiro, { KEY("enter") }.
       *[2] O computador primeiro, { KEY("enter") }.
    }
    .braille = { $number ->
        [1] Você primeiro, { KEY("enter") }.
       *[2] Computador primeiro, { KEY("enter") }.
    }
draw-choice-agreed-two = { $number ->
        [1] { $first }
       *[2] { $second }
    } dá primeiro. { KEY("enter") } confirma.
    .brief = { $number ->
        [1] { $first }
       *[2] { $second }
    } primeiro, { KEY("enter") }.
    .braille = { $number ->
        [1] { $first }
       *[2] { $second }
    } primeiro, { KEY("enter") }.
draw-edge = Não há mais escolhas.
draw-unchosen = Não. { $game ->
        [odd-even] Nada foi escolhido ainda. Pressione um número, 0 a 9
        [odd-even-two] { $number ->
            [none] Nada foi escolhido ainda
           *[other] { $number } não é resposta
        }. Pressione 1 para ímpar ou 2 para par
       *[agreed] { $number ->
            [none] Nada foi escolhido ainda
           *[other] { $number } não é resposta
        }. Pressione 1 ou 2
    }.
    .brief = Não. { $game ->
        [odd-even] Pressione um número, 0 a 9
        [odd-even-two] Pressione 1 para ímpar, 2 para par
       *[agreed] Pressione 1 ou 2
    }.
    .braille = Não. { $game ->
        [odd-even] Pressione 0 a 9
        [odd-even-two] 1 ímpar, 2 par
       *[agreed] Pressione 1 ou 2
    }.
draw-sealed = O selo { $two ->
        [yes] do número
       *[no] do número do computador
    } é { $seal }: os seis primeiros dígitos de um SHA-256. O número e o que mais foi selado são ditos no jogo, pelo menu ou pelo comando digitado sorteio.
    .brief = Selo: { $seal }. O que foi selado é dito no jogo, comando digitado sorteio.
    .braille = Selo: { $seal }.
draw-numbers = { $two ->
        [yes] O número é { $sum }, { $parity ->
            [odd] ímpar
           *[even] par
        }.
       *[no] O computador tem { $number }, você tem { $chosen }, juntos { $sum }, { $parity ->
            [odd] ímpar
           *[even] par
        }.
    }
    .brief = { $two ->
        [yes] O número é { $sum }, { $parity ->
            [odd] ímpar
           *[even] par
        }.
       *[no] { $number } e { $chosen }, { $parity ->
            [odd] ímpar
           *[even] par
        }.
    }
    .braille = { $two ->
        [yes] { $sum }, { $parity ->
            [odd] ímpar
           *[even] par
        }.
       *[no] { $number } e { $chosen }, { $parity ->
            [odd] ímpar
           *[even] par
        }.
    }
draw-told = { $drawn ->
        [random] Foi sorteado quem dá primeiro.
        [agreed] Foi combinado quem dá primeiro.
        [swapped] No jogo anterior quem deu primeiro foi o outro lado.
       *[unknown] Não se sabe como foi decidido quem dá primeiro.
    }
    .brief = { $drawn ->
        [random] O começo foi sorteado.
        [agreed] O começo foi combinado.
        [swapped] O começo foi trocado.
       *[unknown] Não se sabe como o começo foi decidido.
    }
    .braille = { $drawn ->
        [random] Começo: sorteio.
        [agreed] Começo: combinado.
        [swapped] Começo: trocado.
       *[unknown] Começo: não se sabe.
    }
draw-told-sealed = Par ou ímpar decidiu quem dá primeiro. { $two ->
        [yes] O número era { $number }, e Jogador 1 disse { $chosen ->
            [1] ímpar
           *[2] par
        }.
       *[no] O computador tinha { $number }, você tinha { $chosen }.
    } O selo era { $seal }. Ele é feito do número, de um espaço, e de { $nonce }.
    .brief = Par ou ímpar: { $two ->
        [yes] o número era { $number }, Jogador 1 disse { $chosen ->
            [1] ímpar
           *[2] par
        }.
       *[no] o computador tinha { $number }, você tinha { $chosen }.
    } Selo { $seal }, feito de { $number }, um espaço, { $nonce }.
    .braille = { $number }, { $chosen }. Selo { $seal }, de { $number }, espaço, { $nonce }.
set-up = Uma posição foi montada, { $ruleset }. Pressione { KEY("m") } para ouvir o tabuleiro.
    .brief = Posição montada. { CAP(KEY("m")) } lê o tabuleiro.
    .braille = Posição montada. { CAP(KEY("m")) }, ler.
resumed = O jogo continua, { $ruleset }.
    .brief = O jogo continua.
    .braille = O jogo continua.

# Dar

given-you = Você recebe a { $piece }. Coloque-a. { AS($left, "form-left") }.
    .brief = Para você: { $piece }.
    .braille = Para você: { $piece }.
given-you-first = Você recebe a { $piece }. Coloque-a. { AS($left, "form-left") }.
    .brief = Para você: { $piece }. Coloque-a.
    .braille = Coloque { $piece }.
given-computer = Você deu ao computador a { $piece }.
    .brief = Você deu { $piece }.
    .braille = Dada: { $piece }.
given-computer-named = Você deu ao computador a { $piece }.
    .brief = { "" }
    .braille = { "" }
given-player = { $name } recebe a { $piece }. { $name }, coloque-a. { AS($left, "form-left") }.
    .brief = { $name }, coloque { $piece }.
    .braille = { $name }, coloque { $piece }.

# Colocar

placed-you = Você colocou a { $piece }, em { $cell }. Dê uma peça ao computador. { AS($left, "form-left") }.
    .brief = Em { $cell }. Dê uma peça ao computador.
    .braille = Em { $cell }. Dê uma peça.
placed-computer = O computador colocou { $named ->
        [yes] essa peça
       *[no] a { $piece },
    } em { $cell }.
    .brief = Computador em { $cell }.
    .braille = Computador { $cell }.
placed-player = { $name } colocou a { $piece }, em { $cell }. { $name }, dê uma peça a { $partner }. { AS($left, "form-left") }.
    .brief = { $name } em { $cell }, dê uma peça a { $partner }.
    .braille = { $name } em { $cell }, dê uma peça.
placed-last-you = Você colocou a { $piece }, em { $cell }. Todas estão no tabuleiro. Pressione { KEY("q") } para Quarto, { KEY("backspace") } para nenhum.
    .brief = Em { $cell }. Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, nenhum.
    .braille = Em { $cell }. Todas colocadas. { CAP(KEY("q")) } ou { KEY("backspace") }.
placed-last-computer = O computador colocou { $named ->
        [yes] essa peça
       *[no] a { $piece },
    } em { $cell }. Todas estão no tabuleiro.
    .brief = Computador em { $cell }. Todas colocadas.
    .braille = Computador { $cell }. Todas colocadas.
placed-last-player = { $name } colocou a { $piece }, em { $cell }. Todas estão no tabuleiro. { $name }, pressione { KEY("q") } para Quarto, { KEY("backspace") } para nenhum.
    .brief = { $name } em { $cell }. Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, nenhum.
    .braille = { $name } em { $cell }. Todas colocadas. { CAP(KEY("q")) } ou { KEY("backspace") }.

passed-you = Você não anuncia nada.
    .brief = Você não anuncia nada.
    .braille = Você não anuncia nada.
passed-computer = O computador não anuncia nada. Pressione { KEY("q") } para Quarto, { KEY("backspace") } para nenhum.
    .brief = O computador não anuncia nada. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, nenhum.
    .braille = Computador não anuncia nada. { CAP(KEY("q")) } ou { KEY("backspace") }.
passed-player = { $name } não anuncia nada. { $partner }, pressione { KEY("q") } para Quarto, { KEY("backspace") } para nenhum.
    .brief = { $name } não anuncia nada. { $partner }, { KEY("q") }, Quarto, { KEY("backspace") }, nenhum.
    .braille = { $name } não anuncia nada. { $partner }, { KEY("q") } ou { KEY("backspace") }.
passed-last = { $who ->
        [you] Você não anuncia nada.
        [computer] O computador não anuncia nada.
       *[player] { $name } não anuncia nada.
    }
    .brief = { "" }
    .braille = { "" }

# O fim

claimed = Quarto! Todas { $traits }, { $line }: { $pieces }.
    .brief = Quarto! Todas { $traits }, { $line }.
    .braille = Quarto! { $traits }, { $line }.
claimed-also = Também todas { $traits }, { $line }: { $pieces }.
    .brief = Também todas { $traits }, { $line }.
    .braille = Também { $traits }, { $line }.
resigned = { $who ->
        [you] Você desiste.
        [computer] O computador desiste.
       *[player] { $name } desiste.
    }
won = { $who ->
        [you] Você venceu.
        [computer] O computador venceu.
       *[player] { $name } venceu.
    }
drawn = Empate. Todas as peças estão no tabuleiro, e nenhum Quarto foi anunciado.
    .brief = Empate. Todas colocadas, nenhum Quarto anunciado.
    .braille = Empate. Nenhum Quarto anunciado.
uncalled-you = Você tinha Quarto, { $line }, jogada { $move }: todas { $traits }. Numa hora dessas, pressione { KEY("q") }.
    .brief = Você tinha Quarto, { $line }, jogada { $move }. Numa hora dessas, pressione { KEY("q") }.
    .braille = Você tinha { $line }, jogada { $move }. Então { KEY("q") }.
uncalled = Sequência sem anúncio, { $line }, jogada { $move }: todas { $traits }.
    .brief = { "" }
    .braille = { "" }
after-the-end = Pressione { KEY("enter") } para um novo jogo, { KEY("escape") } para o menu.
    .brief = { CAP(KEY("enter")) }, novo jogo.
    .braille = { CAP(KEY("enter")) }, novo jogo.

# Recusas: não, por quê, o que fazer

refused-game-over = Não. O jogo acabou. Pressione { KEY("enter") } para um novo jogo.
    .brief = Não. O jogo acabou. { CAP(KEY("enter")) }, novo jogo.
    .braille = Não. O jogo acabou. { CAP(KEY("enter")) }, novo jogo.
refused-not-your-turn = Não. { $who ->
        [you] Não é a sua vez.
        [computer] Não é a vez do computador.
       *[player] Não é a vez de { $name }.
    } Espere o outro lado jogar.
    .brief = Não. { $who ->
        [you] Não é a sua vez.
        [computer] Não é a vez do computador.
       *[player] Não é a vez de { $name }.
    }
    .braille = Não. Não é a sua vez.
refused-wrong-phase = Não. { $due ->
        [give] Primeiro é preciso dar uma peça. Pressione { KEY("tab") } para as peças.
        [place] Primeiro é preciso colocar a peça em mãos. Pressione { KEY("shift-tab") } para o tabuleiro.
       *[close] Todas estão no tabuleiro. Pressione { KEY("q") } para Quarto, { KEY("backspace") } para nenhum.
    }
    .brief = Não. { $due ->
        [give] Primeiro dê uma peça. { CAP(KEY("tab")) } para as peças.
        [place] Primeiro coloque a peça em mãos. { CAP(KEY("shift-tab")) } para o tabuleiro.
       *[close] Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, nenhum.
    }
    .braille = Não. { $due ->
        [give] Primeiro dar. { CAP(KEY("tab")) }.
        [place] Primeiro colocar. { CAP(KEY("shift-tab")) }.
       *[close] Todas colocadas. { CAP(KEY("q")) } ou { KEY("backspace") }.
    }
refused-unknown-piece = Não. Essa peça não existe. Diga altura, cor, formato e furo.
    .brief = Não. Essa peça não existe. Altura, cor, formato, furo.
    .braille = Não. Peça inexistente.
refused-unknown-cell = Não. Essa casa não existe. As casas vão de { CELL("a1") } a { CELL("d4") }.
    .brief = Não. Essa casa não existe. De { CELL("a1") } a { CELL("d4") }.
    .braille = Não. Casa inexistente.
refused-piece-gone = Não. Essa peça já está em { $cell }. Pressione { KEY("e") } para uma das que restam.
    .brief = Não. Já usada, está em { $cell }. Pressione { KEY("e") } para outra.
    .braille = Não. Usada, em { $cell }. { KEY("e") }.
refused-occupied = Não. A { $piece } está em { $cell }. Pressione { KEY("e") } para uma casa vazia.
    .brief = Não. Ocupada, { $cell }. Pressione { KEY("e") } para uma vazia.
    .braille = Não. Ocupada, { $cell }. { KEY("e") }.
refused-not-your-window = Não. { $who ->
        [you] Não é a sua hora de anunciar.
        [computer] Não é a hora de o computador anunciar.
       *[player] Não é a hora de { $name } anunciar.
    } Anuncia-se depois de colocar, ou ao receber uma peça.
    .brief = Não. { $who ->
        [you] Não é a sua hora de anunciar.
        [computer] Não é a hora de o computador anunciar.
       *[player] Não é a hora de { $name } anunciar.
    }
    .braille = Não. Não é a sua hora.
refused-unknown-line = Não. Essa sequência não existe. Diga linha 1 a 4, coluna a até d, ou uma diagonal.
    .brief = Não. Essa sequência não existe. Linha 1 a 4, coluna a até d, diagonal.
    .braille = Não. Sequência inexistente.
refused-line-not-in-variant = Não. { CAP($line) } não conta neste jogo. Nada se perde, indique outra.
    .brief = Não. { CAP($line) } não conta aqui. Nada se perde.
    .braille = Não. { CAP($line) } não conta.
refused-line-incomplete = Não. { CAP($line) } ainda tem casa vazia. Nada se perde, indique outra.
    .brief = Não. { CAP($line) } ainda tem casa vazia. Nada se perde.
    .braille = Não. { CAP($line) } ainda tem casa vazia.
refused-no-claims-left = Não. Não há mais anúncios nesta vez. Continue o jogo.
    .brief = Não. Não há mais anúncios nesta vez.
    .braille = Não. Sem mais anúncios.
refused-not-a-quarto = Não. { CAP($line) }, nada em comum: { $counts }. { $more ->
        [over] Um anúncio errado perde o jogo.
        [none] Não há mais anúncios nesta vez.
       *[some] Você pode anunciar de novo.
    }
    .brief = Não. { CAP($line) }, nada em comum. { $more ->
        [over] Um anúncio errado perde o jogo.
        [none] Não há mais anúncios nesta vez.
       *[some] Você pode anunciar de novo.
    }
    .braille = Não. { CAP($line) }, nada em comum.
refused-line-expired = Não. { CAP($line) } não se completou com a última peça, e não vale mais. { $more ->
        [over] Um anúncio errado perde o jogo.
        [none] Não há mais anúncios nesta vez.
       *[some] Você pode anunciar de novo.
    }
    .brief = Não. { CAP($line) } não vale mais. { $more ->
        [over] Um anúncio errado perde o jogo.
        [none] Não há mais anúncios nesta vez.
       *[some] Você pode anunciar de novo.
    }
    .braille = Não. { CAP($line) } não vale mais.

# Desfazer. $first é a própria jogada, $rest são as $more jogadas que responderam a ela

taken-back = Desfeito: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief = Desfeito: { $first }{ $more ->
        [0] { "" }
       *[other] , e a resposta
    }.
    .braille = Desfeito: { $first }.
taken-back-turn = Desfeito: { $first }, { $rest }.
    .brief = Desfeito: { $first }, { $rest }.
    .braille = Desfeito: { $first }, { $rest }.
done-again = Refeito: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .brief = Refeito: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
    .braille = Refeito: { $first }{ $more ->
        [0] { "" }
       *[other] , { $rest }
    }.
turned-give = { $who ->
        [you] você deu
        [computer] o computador deu
       *[player] { $name } deu
    } a { $piece }
    .brief = { $who ->
        [you] você deu
        [computer] o computador deu
       *[player] { $name } deu
    } { $piece }
    .braille = dada { $piece }
turned-place = { $who ->
        [you] você colocou
        [computer] o computador colocou
       *[player] { $name } colocou
    } { $named ->
        [yes] essa peça
       *[no] a { $piece },
    } em { $cell }
    .brief = { $who ->
        [you] você
        [computer] o computador
       *[player] { $name }
    } em { $cell }
    .braille = em { $cell }
turned-call = { $who ->
        [you] você anunciou
        [computer] o computador anunciou
       *[player] { $name } anunciou
    } { $line }
    .brief = { $who ->
        [you] você anunciou
        [computer] o computador anunciou
       *[player] { $name } anunciou
    } { $line }
    .braille = anúncio { $line }
turned-pass = { $who ->
        [you] você não anunciou nada
        [computer] o computador não anunciou nada
       *[player] { $name } não anunciou nada
    }
    .brief = { $who ->
        [you] você não anunciou nada
        [computer] o computador não anunciou nada
       *[player] { $name } não anunciou nada
    }
    .braille = nenhum anúncio
turned-flag = { $who ->
        [you] seu tempo acabou
        [computer] o tempo do computador acabou
       *[player] o tempo de { $name } acabou
    }
    .brief = { $who ->
        [you] seu tempo acabou
        [computer] o tempo do computador acabou
       *[player] o tempo de { $name } acabou
    }
    .braille = tempo acabou
turned-resign = { $who ->
        [you] você desistiu
        [computer] o computador desistiu
       *[player] { $name } desistiu
    }
    .brief = { $who ->
        [you] você desistiu
        [computer] o computador desistiu
       *[player] { $name } desistiu
    }
    .braille = desistência
turn-asked = { $name }, isto pode ser desfeito: { $first }? Pressione { KEY("y") } para permitir, { KEY("backspace") } para recusar.
    .brief = { $name }, permite desfazer? { CAP(KEY("y")) } aceita, { KEY("backspace") } recusa.
    .braille = { $name }, desfazer? { KEY("y") } ou { KEY("backspace") }.
turn-asked-again = { $name }, isto pode ser refeito: { $first }? Pressione { KEY("y") } para permitir, { KEY("backspace") } para recusar.
    .brief = { $name }, permite refazer? { CAP(KEY("y")) } aceita, { KEY("backspace") } recusa.
    .braille = { $name }, refazer? { KEY("y") } ou { KEY("backspace") }.
turn-declined = { $name } recusa. { $again ->
        [yes] Nada foi refeito.
       *[no] Nada foi desfeito.
    } O jogo continua como estava.
    .brief = { $name } recusa, { $again ->
        [yes] nada foi refeito.
       *[no] nada foi desfeito.
    }
    .braille = Recusado.
unturned-nothing-done = Não. { $who ->
        [you] Você ainda não fez nada que possa ser desfeito.
       *[player] Ainda não foi feito nada que possa ser desfeito.
    } Continue o jogo.
    .brief = Não. { $who ->
        [you] Você ainda não fez nada para desfazer.
       *[player] Ainda não há nada para desfazer.
    }
    .braille = Não. Nada para desfazer.
unturned-nothing-undone = Não. Nada foi desfeito desde a última jogada, então nada pode ser refeito. Pressione { KEY("u") } para desfazer.
    .brief = Não. Nada foi desfeito desde a última jogada. { CAP(KEY("u")) } desfaz.
    .braille = Não. Nada para refazer.
unturned-not-asked = Não. Ninguém pediu permissão para nada. Pressione { KEY("u") } para desfazer.
    .brief = Não. Nada foi pedido. { CAP(KEY("u")) } desfaz.
    .braille = Não. Nada foi pedido.
unturned-lesson = Não. A lição monta cada passo de novo depois de uma tentativa, por isso nada é desfeito. Faça o que o passo pede.
    .brief = Não. A lição monta cada passo de novo.
    .braille = Não. O passo é montado de novo.

# Anunciar

call-opened = { $who ->
        [player] { $name }, Quarto onde?
       *[you] Quarto onde?
    } Letra para coluna, número para linha, { KEY("x") } para diagonal. { CAP(KEY("enter")) } anuncia, { KEY("backspace") } retira.
    .brief = { $who ->
        [player] { $name }, Quarto onde?
       *[you] Quarto onde?
    } Letra, número ou { KEY("x") }.
    .braille = Quarto onde?
call-pointed = { CAP($line) }. { CAP(KEY("enter")) } anuncia, { KEY("backspace") } retira.
    .brief = { CAP($line) }. { CAP(KEY("enter")) } anuncia.
    .braille = { CAP($line) }. { CAP(KEY("enter")) }.
call-unpointed = Nenhuma sequência foi indicada ainda. Letra para coluna, número para linha, { KEY("x") } para diagonal.
    .brief = Nenhuma sequência indicada ainda. Letra, número ou { KEY("x") }.
    .braille = Nenhuma sequência ainda.
call-withdrawn = Retirado, nenhum anúncio foi feito. Nada se perde.
    .brief = Retirado, nenhum anúncio feito.
    .braille = Retirado.

# O foco

cell-empty = Vazia, { $at }.
    .brief = vazia { $at }
    .braille = vazia { $at }
cell-taken = { CAP($piece) }, { $at }.
    .brief = { $piece }, { $at }
    .braille = { $piece }, { $at }
cell-taken-by = { CAP($piece) }, { $at }. Quem colocou: { $player }, { $age ->
        [0] na última jogada.
        [1] há uma jogada.
       *[other] há { AS($age, "number-feminine") } jogadas.
    }
    .brief = { $piece }, { $at }, { $player }
    .braille = { $piece }, { $at }
cell-edge = { $edge ->
        [left] Borda esquerda
        [right] Borda direita
        [near] Borda próxima
       *[far] Borda distante
    }, { $cell }.
    .brief = Borda, { $cell }.
    .braille = Borda, { $cell }.
tray-free = { CAP($piece) }, pode ser dada.
    .brief = { $piece }
    .braille = { $piece }
tray-free-lens = { CAP($piece) }, pode ser dada.
    .brief = peça { $piece }
    .braille = peça { $piece }
tray-free-alike = { CAP($piece) }, restam { AS($count, "number-feminine") }.
    .brief = { $piece }, restam { AS($count, "number-feminine") }
    .braille = { $piece }, restam { $count }
not-counted = { CAP($attribute) } não conta neste jogo. Peças que só nisso diferem são iguais.
    .brief = { CAP($attribute) } não conta aqui.
    .braille = { CAP($attribute) } não conta.
kind-count = { AS($count, "number-feminine") }, { $kind }
tray-used = { CAP($piece) }, está em { $cell }.
    .brief = { $piece }, está em { $cell }
    .braille = { $piece }, em { $cell }
tray-in-hand = { CAP($piece) }, em mãos.
    .brief = { $piece }, em mãos
    .braille = { $piece }, em mãos
tray-edge = { $edge ->
        [left] Borda esquerda
        [right] Borda direita
        [near] Borda próxima
       *[far] Borda distante
    }, { $piece }.
    .brief = Borda, { $piece }.
    .braille = Borda, { $piece }.
move-read = Jogada { $move }: { $player } em { $cell }, { $piece }.
move-read-edge = Não há mais jogadas. Jogada { $move }: { $player } em { $cell }, { $piece }.
    .brief = Fim, jogada { $move }: { $player } em { $cell }, { $piece }.
    .braille = Fim, jogada { $move }: { $player } em { $cell }, { $piece }.
no-moves = Nenhuma jogada foi feita ainda.
    .brief = Nenhuma jogada foi feita ainda.
    .braille = Nenhuma jogada ainda.
no-cell-chosen = Nenhuma casa foi escolhida ainda. Vá até uma por letra e número, pelas setas, ou por { KEY("e") }. O foco está em { $cell }.
    .brief = Nenhuma casa escolhida ainda. Letra e número, ou setas.
    .braille = Nenhuma casa escolhida.
no-piece-chosen = Nenhuma peça foi escolhida ainda. Vá até uma pelas setas, por 1 a 4, ou por { KEY("e") }. O foco está nesta: { $piece }.
    .brief = Nenhuma peça escolhida ainda. Setas, ou 1 a 4.
    .braille = Nenhuma peça escolhida.
none-empty = Não há casa vazia.
    .brief = Nenhuma casa vazia.
    .braille = Nenhuma casa vazia.
none-taken = Não há peça no tabuleiro.
    .brief = Nenhuma peça no tabuleiro.
    .braille = Tabuleiro vazio.
none-free = Não resta peça para dar.
    .brief = Não resta peça.
    .braille = Não resta peça.
none-used = Nenhuma peça foi dada ainda.
    .brief = Nenhuma peça dada ainda.
    .braille = Nenhuma dada ainda.
cell-found = Peças encontradas no tabuleiro: { $count }.
    .brief = { "" }
    .braille = { "" }
tray-found = Peças encontradas entre as que restam: { $count }.
    .brief = { "" }
    .braille = { "" }
none-found-placed = Não. Nenhuma peça no tabuleiro é { $kind }. Pressione { KEY("f") } para procurar outro tipo.
    .brief = Não. Nenhuma no tabuleiro é { $kind }. { CAP(KEY("f")) }, outro tipo.
    .braille = Não. Nenhuma no tabuleiro é { $kind }.
none-found-left = Não. Nenhuma das peças que restam é { $kind }. Pressione { KEY("f") } para procurar outro tipo.
    .brief = Não. Nenhuma das que restam é { $kind }. { CAP(KEY("f")) }, outro tipo.
    .braille = Não. Nenhuma restante é { $kind }.
not-understood-sought = Não. Não entendido: { $text }. Pressione { KEY("f") } e digite algo de altura, cor, formato e furo, como alta escura, ou uma casa, como { CELL("b3") }.
    .brief = Não. Não entendido: { $text }. { CAP(KEY("f")) } de novo, por exemplo alta escura, ou { CELL("b3") }.
    .braille = Não. Não entendido: { $text }.
not-understood-sought-ambiguous = Não. Várias palavras começam como { $text }: { $candidates }. Pressione { KEY("f") } e digite mais letras.
    .brief = Não. { CAP($text) } pode ser { $candidates }. { CAP(KEY("f")) } de novo, digite mais letras.
    .braille = Não. { CAP($text) } é ambíguo.
give-asked = Dar a { $piece }? Pressione { KEY("enter") } outra vez para dar.
    .brief = Dar { $piece }? { CAP(KEY("enter")) } outra vez.
    .braille = Dar { $piece }? { CAP(KEY("enter")) }.

# Perguntas

hand = { $who ->
        [you] Você tem em mãos a { $piece }.
        [computer] O computador tem em mãos a { $piece }.
       *[player] { $name } tem em mãos a { $piece }.
    }
    .brief = { $who ->
        [you] Com você: { $piece }.
        [computer] Com o computador: { $piece }.
       *[player] Com { $name }: { $piece }.
    }
    .braille = { $piece }, em mãos
hand-empty = Nenhuma peça em mãos. { $who ->
        [you] Agora você dá.
        [computer] Agora o computador dá.
       *[player] Agora { $name } dá.
    }
    .brief = Nenhuma peça em mãos. { $who ->
        [you] Você dá.
        [computer] O computador dá.
       *[player] { $name } dá.
    }
    .braille = Nenhuma peça em mãos.
hand-none = Nenhuma peça em mãos.
status-place = { $who ->
        [you] Sua vez
        [computer] Vez do computador
       *[player] Vez de { $name }
    } de colocar a { $piece }. { AS($left, "form-left") }.
    .brief = { $who ->
        [you] Sua vez
        [computer] Vez do computador
       *[player] Vez de { $name }
    } de colocar { $piece }. { AS($left, "form-left") }.
    .braille = { $who ->
        [you] Você coloca
        [computer] Computador coloca
       *[player] { $name } coloca
    } { $piece }. { AS($left, "form-left") }.
status-give = { $who ->
        [you] Sua vez
        [computer] Vez do computador
       *[player] Vez de { $name }
    } de dar uma peça. { AS($left, "form-left") }.
    .brief = { $who ->
        [you] Sua vez
        [computer] Vez do computador
       *[player] Vez de { $name }
    } de dar uma peça. { AS($left, "form-left") }.
    .braille = { $who ->
        [you] Você dá
        [computer] Computador dá
       *[player] { $name } dá
    }. { AS($left, "form-left") }.
status-close = { $who ->
        [you] Sua vez
        [computer] Vez do computador
       *[player] Vez de { $name }
    }, todas estão no tabuleiro. Pressione { KEY("q") } para Quarto, { KEY("backspace") } para nenhum.
    .brief = { $who ->
        [you] Sua vez
        [computer] Vez do computador
       *[player] Vez de { $name }
    }. Todas colocadas. { CAP(KEY("q")) }, Quarto, { KEY("backspace") }, nenhum.
    .braille = Todas colocadas. { CAP(KEY("q")) } ou { KEY("backspace") }.
status-won = O jogo acabou. { $who ->
        [you] Você venceu.
        [computer] O computador venceu.
       *[player] { $name } venceu.
    }
    .brief = O jogo acabou. { $who ->
        [you] Você venceu.
        [computer] O computador venceu.
       *[player] { $name } venceu.
    }
    .braille = { $who ->
        [you] Você venceu.
        [computer] Computador venceu.
       *[player] { $name } venceu.
    }
status-drawn = O jogo acabou. Foi empate.
    .brief = O jogo acabou, empate.
    .braille = Empate, fim.
rules-in-force = { CAP($ruleset) }: { $lines ->
        [1] conta uma sequência
       *[other] contam { AS($lines, "number-feminine") } sequências
    }, por { $attributes }. { $claims ->
        [-1] Pode-se anunciar qualquer número de sequências completas.
        [0] Nenhuma sequência pode ser anunciada.
        [1] Em cada momento pode-se anunciar uma sequência completa.
       *[other] Em cada momento pode-se anunciar { AS($claims, "number-feminine") } sequências completas.
    }{ $loses ->
        [yes] { " " }Um anúncio errado perde o jogo.
       *[no] { "" }
    }
    .brief = { CAP($ruleset) }, { AS($lines, "number-feminine") } { $lines ->
        [1] sequência
       *[other] sequências
    }.
    .braille = { CAP($ruleset) }, sequências: { $lines }.
attribute = { $attribute ->
        [colour] cor
        [marking] marca
        [shape] formato
        [height] altura
       *[hollow] furo
    }
pool = { AS($count, "form-left") }: { $traits }.
    .brief = { AS($count, "form-left") }: { $traits }.
    .braille = { AS($count, "form-left") }: { $traits }.
pool-count = { $count ->
        [0] Não resta nenhuma peça.
        [1] Resta uma peça.
       *[other] Restam { AS($count, "form-pieces") }.
    }
pool-group = { CAP($group) }: { $pieces }.
pool-list = { CAP($pieces) }.
pool-empty = Não resta peça para dar.
    .brief = Não restam peças.
    .braille = Não restam peças.
vacant = { $count ->
        [0] Nenhuma vazia
        [1] Uma vazia
       *[other] { CAP(AS($count, "number-feminine")) } vazias
    }: { $cells }.
board-row = Linha { $row }: { $places }.
board-row-lens = Linha { $row }, { $attribute }: { $places }.
board-row-empty = Linha { $row } vazia.
board-column = Coluna { $column }: { $places }.
board-column-lens = Coluna { $column }, { $attribute }: { $places }.
board-column-empty = Coluna { $column } vazia.
board-sounded = O tabuleiro inteiro em sons, linha por linha a partir da linha 1.
    .brief = O tabuleiro em sons.
    .braille = Tabuleiro em sons.
line-sounded = { CAP($line) } em sons.
    .brief = { CAP($line) } em sons.
    .braille = { CAP($line) } em sons.
line-read = { CAP($line) }: { $places }.
line-read-lens = { CAP($line) }, { $attribute }: { $places }.
where-lens = { $attribute ->
        [marking] Das peças só se diz a marca.
        [all] Das peças se dizem todas as características.
        [colour] Das peças só se diz a cor.
        [shape] Das peças só se diz o formato.
        [height] Das peças só se diz a altura.
       *[hollow] Das peças só se diz o furo.
    }
    .brief = { $attribute ->
        [marking] Só a marca.
        [all] Todas as características.
        [colour] Só a cor.
        [shape] Só o formato.
        [height] Só a altura.
       *[hollow] Só o furo.
    }
    .braille = { $attribute ->
        [marking] Só a marca.
        [all] Todas as características.
        [colour] Só a cor.
        [shape] Só o formato.
        [height] Só a altura.
       *[hollow] Só o furo.
    }
where-board = Você está no tabuleiro, { $at }. { CAP(CELL("a1")) } é o canto esquerdo próximo a você, e para cima vai à linha 2.
    .brief = Tabuleiro, { $at }.
    .braille = Tabuleiro, { $at }.
where-board-from-top = Você está no tabuleiro, { $at }. { CAP(CELL("a1")) } é o canto esquerdo mais distante de você, e para baixo vai à linha 2.
    .brief = Tabuleiro, { $at }.
    .braille = Tabuleiro, { $at }.
where-tray = Você está nas peças, na { $piece }. Elas ficam quatro por quatro, por altura e cor, e por formato e furo.
    .brief = Peças, { $piece }.
    .braille = Peças, { $piece }.
where-log = Você está na lista de jogadas, { $count ->
        [0] nenhuma
       *[other] { AS($count, "number-feminine") }
    } até agora. Para cima vai às mais antigas.
    .brief = Jogadas, { AS($count, "number-feminine") } até agora.
    .braille = Jogadas, { $count }.
nothing-to-cancel = Não há nada para cancelar.
    .brief = Nada para cancelar.
    .braille = Nada para cancelar.

# Como se chamam as duas pessoas

names-now = Agora há nomes. Jogador 1 é { $first }, Jogador 2 é { $second }.
    .brief = Jogador 1 é { $first }, Jogador 2 é { $second }.
    .braille = 1 { $first }, 2 { $second }.
names-numbered = Não há mais nomes. Agora são Jogador 1 e Jogador 2.
    .brief = Jogador 1 e Jogador 2, sem nomes.
    .braille = Sem nomes.
names-not-two = Não. São precisos dois nomes, de letras, com uma vírgula entre eles. Por exemplo, nomes Ana, Rui. O comando nomes nenhum os retira.
    .brief = Não. Digite dois nomes com vírgula, como nomes Ana, Rui.
    .braille = Não. Digite nomes Ana, Rui.
names-alike = Não. Os dois nomes são iguais, e ninguém saberia quem é quem. Digite dois nomes diferentes.
    .brief = Não. Os dois nomes são iguais. Digite dois diferentes.
    .braille = Não. Nomes iguais.
names-computer = Não. Nomes são para duas pessoas num teclado. Contra o computador, você é você.
    .brief = Não. Nomes são para jogos de duas pessoas.
    .braille = Não. Nomes são para duas pessoas.
