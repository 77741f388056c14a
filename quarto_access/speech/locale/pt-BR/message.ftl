# Um jogo por mensagem: duas pessoas distantes enviam uma à outra um texto curto por vez.
# $who é you, other ou nobody; $path é o arquivo do jogo, como foi digitado.

message-opened = Jogo por mensagem, nome { $game }. { $rules } { $who ->
        [you] Você dá primeiro.
       *[other] A outra pessoa dá primeiro.
    }
message-send = { $count ->
        [1] Envie esta mensagem à outra pessoa:
       *[other] Envie estas { AS($count, "number-feminine") } mensagens à outra pessoa, nesta ordem:
    }
message-send-again = { $count ->
        [1] Se ainda não foi enviada, envie esta mensagem à outra pessoa:
       *[other] Se ainda não foram enviadas, envie estas { AS($count, "number-feminine") } mensagens à outra pessoa, nesta ordem:
    }
message-give = É sua vez de dar uma peça. Digite por exemplo: quarto-access message { $path } dar alta escura redonda com furo.{ $left ->
        [16] { "" }
       *[other] { " " }Se você vê um Quarto, em vez disso digite anunciar e a sequência, como anunciar linha 2.
    }
message-place = Você tem em mãos a { $piece }. { $left ->
        [0] Coloque-a. Digite por exemplo: quarto-access message { $path } colocar b3.
       *[other] Coloque-a e dê uma peça. Digite por exemplo: quarto-access message { $path } colocar b3 dar alta escura redonda com furo.
    } Se você vê um Quarto, em vez disso digite anunciar e a sequência, como anunciar linha 2.
message-close = Todas as peças estão no tabuleiro. Digite anunciar e uma sequência, se você vê um Quarto, ou digite pronto: quarto-access message { $path } pronto.
message-wait = Agora espere a mensagem da outra pessoa. Quando chegar, digite quarto-access message { $path } e depois a mensagem.
message-over = { $who ->
        [you] O jogo acabou. Você venceu.
        [other] O jogo acabou. A outra pessoa venceu.
       *[nobody] O jogo acabou. Foi empate, nenhum Quarto foi anunciado.
    }

message-given = { $who ->
        [you] Você deu a { $piece }.
       *[other] A outra pessoa deu a você a { $piece }.
    }
message-placed = { $who ->
        [you] Você colocou a { $piece }, em { $cell }.
       *[other] A outra pessoa colocou a { $piece }, em { $cell }.
    }
message-claimed = { $who ->
        [you] Você anunciou Quarto.
       *[other] A outra pessoa anunciou Quarto.
    } Todas { $traits }, { $line }: { $pieces }.
message-claim-refused = { $who ->
        [you] Você anunciou { $line }
       *[other] A outra pessoa anunciou { $line }
    }, e o anúncio não vale: { $reason ->
        [line_expired] a sequência não se completou com a última peça.
       *[not_a_quarto] nada em comum, { $counts }.
    } { $due ->
        [nothing] Um anúncio errado perde o jogo.
       *[other] O jogo continua.
    }
message-passed = { $who ->
        [you] Você não anuncia nada.
       *[other] A outra pessoa não anuncia nada.
    }
message-resigned = { $who ->
        [you] Você desiste.
       *[other] A outra pessoa desiste.
    }

message-flagged = { $who ->
        [you] Seu tempo acabou.
       *[other] O tempo da outra pessoa acabou.
    }

message-refused = Não. { $reason ->
        [game_over] O jogo acabou.
        [not_your_turn] Não é a sua vez. Espere a mensagem da outra pessoa.
        [wrong_phase] { $due ->
            [give] Primeiro é preciso dar uma peça. Digite dar e a peça.
            [place] Primeiro é preciso colocar a peça em mãos. Digite colocar e uma casa.
           *[close] Todas as peças estão no tabuleiro. Digite anunciar e uma sequência, ou pronto.
        }
        [unknown_piece] Essa peça não existe. Diga altura, cor, formato e furo.
        [unknown_cell] Essa casa não existe. As casas vão de a1 a d4.
        [piece_gone] Essa peça já está em { $cell }. Dê outra.
        [occupied] Há uma peça em { $cell }. Indique uma casa vazia.
        [not_your_window] Não é a sua hora de anunciar. Anuncia-se depois de colocar, ou ao receber uma peça.
        [unknown_line] Essa sequência não existe. Diga linha 1 a 4, coluna a até d, ou uma diagonal.
        [line_not_in_variant] { CAP($line) } não conta neste jogo. Indique outra sequência.
        [line_incomplete] { CAP($line) } ainda tem casa vazia. Indique outra sequência.
       *[no_claims_left] Não há mais anúncios nesta vez. Continue o jogo.
    } Nada mudou.
message-impossible = A mensagem { $number } não é possível: { $reason ->
        [not_your_turn] não é a vez da outra pessoa
        [wrong_phase] { $due ->
            [give] primeiro é preciso dar uma peça
            [place] primeiro é preciso colocar a peça em mãos
           *[close] todas as peças estão no tabuleiro
        }
        [piece_gone] a peça já está em { $cell }
        [occupied] há uma peça em { $cell }
        [not_your_window] o anúncio vem na hora errada
        [line_not_in_variant] { $line } não conta neste jogo
        [line_incomplete] { $line } ainda tem casa vazia
        [no_claims_left] há um anúncio além do permitido
       *[other] as regras não permitem isso
    }. Nada mudou. Peça à outra pessoa que confira o tabuleiro e envie a mensagem de novo.
message-this-cell = esta casa
message-not-taken = { $fault ->
        [not_a_line] Isso não é uma mensagem inteira. Copie tudo, da palavra quarto até o último de oito sinais, com espaços simples. Nada mudou.
        [altered] Essa mensagem foi alterada no caminho. Copie de novo, ou peça à outra pessoa que a envie de novo. Nada mudou.
        [other_game] Essa mensagem é de outro jogo. Indique o arquivo daquele jogo. Nada mudou.
        [own_line] Essa é a sua própria mensagem { $number }. Ela é para a outra pessoa. Nada mudou.
        [already_read] A mensagem { $number } já foi lida. Nada mudou.
        [game_over] O jogo acabou, e a mensagem { $number } não é mais necessária. Nada mudou.
        [changed] Outra mensagem { $number } já está neste jogo, e vale a primeira. Peça à outra pessoa que envie a mensagem { $expected }. Nada mudou.
       *[missing] Falta a mensagem { $expected }, esta é a mensagem { $number }. Peça à outra pessoa a mensagem { $expected } e leia primeiro essa. Nada mudou.
    }
message-not-understood = Não entendido: { $text }. Digite o que você faz, como colocar b3 dar alta escura redonda com furo, anunciar linha 2, pronto ou desistir, ou a mensagem da outra pessoa a partir da palavra quarto.
message-piece-unclear = { $count ->
        [0] Nenhuma peça restante corresponde a { $text }. Dê outra.
       *[other] Das peças restantes, { AS($count, "number-feminine") } correspondem a { $text }. Diga altura, cor, formato e furo.
    }

message-no-file = Falta o arquivo de um jogo. Para começar, digite quarto-access message new --file jogo.json. Para continuar, digite quarto-access message jogo.json.
message-new-words = message new não aceita outras palavras. Digite quarto-access message new --file jogo.json, e as regras depois de --rules, se não forem as normais.
message-not-new = { $option } só vale para um novo jogo: quarto-access message new --file jogo.json.
message-file-there = { $path } já existe. Escolha outro nome, para que nada se perca.
message-file-absent = Ainda não há jogo em { $path }. Cole depois dele a mensagem 0 da outra pessoa, ou comece um com quarto-access message new --file { $path }.
message-rules-bad = Não há regras { $rules }. As possíveis são standard, advanced, um-quarto e quarters, e depois de um espaço o que conta, como colour,height, depois loses para anúncios errados que perdem o jogo, e none, two, three ou any para as tentativas.
message-file-bad = { $fault ->
        [not_by_message] O jogo em { $path } não é um jogo por mensagem. Indique outro arquivo.
        [continued] O jogo em { $path } foi mudado por outro programa, e as jogadas dele não combinam com as mensagens. O arquivo ficou como estava.
       *[damaged] As mensagens do jogo em { $path } estão danificadas. O arquivo ficou como estava. Continue a partir de uma cópia.
    }
