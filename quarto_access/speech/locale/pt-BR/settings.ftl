# Configurações: seus valores, o que fazem, e as palavras em volta de um exemplo.

item-setting = { CAP($action) }: { $setting }.
    .brief = { CAP($action) }: { $setting }.
    .braille = { CAP($action) }: { $setting }.
item-change = Pressione { KEY("enter") } para mudar.
    .brief = { "" }
    .braille = { "" }
setting-sample = Por exemplo:
    .brief = Assim fica:
    .braille = Assim:
setting-edge = Não vai além disso.
setting-value = { $value ->
        [on] sim
        [off] não
        [short] curtas
        [long] longas
        [auto] o programa escolhe
        [own] escolha própria
        [beginner] iniciante
        [brief] breve
        [low-vision] baixa visão
        [deaf-blind] surdocegueira
        [same] como o resto
        [standard] dez sequências
        [advanced] dezenove sequências
        [um-quarto] Um Quarto
        [quarters] quatorze sequências
        [light-dark] clara e escura
        [orange-blue] laranja e azul
        [striped] listrada e lisa
        [ringed] com anel e lisa
        [pinned] com pino e lisa
        [rough] áspera e macia
        [ignored] não conta
        [tall-short] alta e baixa
        [big-small] grande e pequena
        [random] por sorteio
        [odd-even] par ou ímpar
        [agreed] como vocês combinam
        [one] uma tentativa
        [two] duas tentativas
        [three] três tentativas
        [any] sem limite
        [children] para crianças
        [contest] torneio
        [free] custa uma tentativa
        [loses] perde o jogo
        [blocks] blocos
        [plain] sinais simples
        [contrast] superfícies claras e escuras
        [yellow] amarelo sobre preto
        [best] a melhor
        [en] inglês
        [hu] húngaro
        [ru] russo
        [es] espanhol
        [pt-BR] português do Brasil
        [fr] francês
        [letters] letra e dígito
        [digits] dois dígitos
        [print] seu leitor de tela
        [direct] seu leitor de tela, diretamente
        [self] a voz do próprio programa
        [braille] braille
       *[other] { $value }
    }

# O que mudou.

setting-profile = { $value ->
        [beginner] Perfil para quem começa: mensagens longas, uma pergunta antes de dar uma peça, uma voz mais lenta.
        [brief] Perfil breve: mensagens curtas, uma voz mais rápida.
        [low-vision] Perfil para baixa visão: a voz do próprio programa, um desenho do tabuleiro, o foco por extenso.
        [deaf-blind] Perfil para surdocegueira: linhas breves para uma linha braille, sem sons.
       *[own] Sua própria escolha de configurações, como antes.
    }
    .brief = { $value ->
        [beginner] Iniciante: longas, pergunta antes de dar, voz mais lenta.
        [brief] Breve: curtas, voz mais rápida.
        [low-vision] Baixa visão: voz do programa, desenho, foco por extenso.
        [deaf-blind] Surdocegueira: linhas para braille, sem sons.
       *[own] Escolha própria, como antes.
    }
    .braille = { $value ->
        [beginner] Perfil: iniciante.
        [brief] Perfil: breve.
        [low-vision] Perfil: baixa visão.
        [deaf-blind] Perfil: surdocegueira.
       *[own] Perfil: escolha própria.
    }
setting-verbosity = { $value ->
        [short] Mensagens curtas de agora em diante.
       *[long] Mensagens longas de agora em diante.
    }
    .brief = { $value ->
        [short] Mensagens curtas.
       *[long] Mensagens longas.
    }
    .braille = { $value ->
        [short] Mensagens curtas.
       *[long] Mensagens longas.
    }
setting-verbosity-focus = { $value ->
        [short] O foco é dito de forma curta.
        [long] O foco é dito de forma longa.
       *[same] O foco é dito como todo o resto.
    }
    .brief = { $value ->
        [short] O foco de forma curta.
        [long] O foco de forma longa.
       *[same] O foco como o resto.
    }
    .braille = { $value ->
        [short] O foco: curta.
        [long] O foco: longa.
       *[same] O foco: como o resto.
    }
setting-verbosity-moves = { $value ->
        [short] As jogadas são ditas de forma curta.
        [long] As jogadas são ditas de forma longa.
       *[same] As jogadas são ditas como todo o resto.
    }
    .brief = { $value ->
        [short] As jogadas de forma curta.
        [long] As jogadas de forma longa.
       *[same] As jogadas como o resto.
    }
    .braille = { $value ->
        [short] As jogadas: curta.
        [long] As jogadas: longa.
       *[same] As jogadas: como o resto.
    }
setting-verbosity-answers = { $value ->
        [short] As respostas são ditas de forma curta.
        [long] As respostas são ditas de forma longa.
       *[same] As respostas são ditas como todo o resto.
    }
    .brief = { $value ->
        [short] As respostas de forma curta.
        [long] As respostas de forma longa.
       *[same] As respostas como o resto.
    }
    .braille = { $value ->
        [short] As respostas: curta.
        [long] As respostas: longa.
       *[same] As respostas: como o resto.
    }
setting-verbosity-refusals = { $value ->
        [short] As recusas são ditas de forma curta.
        [long] As recusas são ditas de forma longa.
       *[same] As recusas são ditas como todo o resto.
    }
    .brief = { $value ->
        [short] As recusas de forma curta.
        [long] As recusas de forma longa.
       *[same] As recusas como o resto.
    }
    .braille = { $value ->
        [short] As recusas: curta.
        [long] As recusas: longa.
       *[same] As recusas: como o resto.
    }
setting-verbosity-help = { $value ->
        [short] Ajuda e listas são ditas de forma curta.
        [long] Ajuda e listas são ditas de forma longa.
       *[same] Ajuda e listas são ditas como todo o resto.
    }
    .brief = { $value ->
        [short] Ajuda e listas de forma curta.
        [long] Ajuda e listas de forma longa.
       *[same] Ajuda e listas como o resto.
    }
    .braille = { $value ->
        [short] Ajuda e listas: curta.
        [long] Ajuda e listas: longa.
       *[same] Ajuda e listas: como o resto.
    }
setting-confirm-gives = { $value ->
        [on] Uma peça é dada com um segundo { KEY("enter") }.
       *[off] Uma peça é dada de imediato.
    }
    .brief = { $value ->
        [on] Pergunta antes de dar.
       *[off] Dá de imediato.
    }
    .braille = { $value ->
        [on] Pergunta antes de dar.
       *[off] Dá de imediato.
    }
setting-language = O programa fala português de agora em diante.
    .brief = O programa fala português.
    .braille = Idioma: português.
setting-cells = { $value ->
        [digits] As casas se chamam por dois dígitos, a linha e depois a coluna.
       *[letters] As casas se chamam pela letra da coluna e pelo dígito da linha.
    }
    .brief = { $value ->
        [digits] Casas por dois dígitos.
       *[letters] Casas por letra e dígito.
    }
    .braille = { $value ->
        [digits] Casas por dois dígitos.
       *[letters] Casas por letra e dígito.
    }
setting-first-row = { $value ->
        [far] A linha 1 fica no alto, mais distante de você. A seta para cima vai a linhas menores.
       *[near] A linha 1 é a mais próxima de você. A seta para cima vai a linhas maiores.
    }
    .brief = { $value ->
        [far] Linha 1 no alto.
       *[near] Linha 1 perto de você.
    }
    .braille = { $value ->
        [far] Linha 1 no alto.
       *[near] Linha 1 perto de você.
    }
setting-speech = { $value ->
        [print] Seu próprio leitor de tela fala as linhas deste terminal.
        [direct] O programa fala diretamente pelo seu leitor de tela.
        [self] Fala esta voz do próprio programa. Se seu leitor de tela também fala, silencie-o.
        [braille] Linhas breves para uma linha braille, sem voz.
       *[auto] O programa descobre quem fala.
    }
    .brief = { $value ->
        [print] Fala seu leitor de tela.
        [direct] Diretamente pelo seu leitor.
        [self] Fala a voz do próprio programa.
        [braille] Linhas para braille.
       *[auto] O programa escolhe quem fala.
    }
    .braille = { $value ->
        [print] Linhas para um leitor.
        [direct] Leitor, diretamente.
        [self] Voz do programa.
        [braille] Linhas para braille.
       *[auto] O programa escolhe.
    }
setting-lines = { $value ->
        [standard] A partir do próximo jogo contam dez sequências: linhas, colunas e diagonais.
        [advanced] A partir do próximo jogo contam dezenove sequências: linhas, colunas, diagonais, e nove quadrados de dois por dois.
        [um-quarto] A partir do próximo jogo valem as regras do Um Quarto: dezenove sequências, com nove quadrados de dois por dois.
       *[quarters] A partir do próximo jogo contam quatorze sequências: linhas, colunas, diagonais, e os quatro quadrantes do tabuleiro.
    }
    .brief = { $value ->
        [standard] Próximo jogo: dez sequências.
        [advanced] Próximo jogo: dezenove sequências, com quadrados.
        [um-quarto] Próximo jogo: Um Quarto, dezenove sequências.
       *[quarters] Próximo jogo: quatorze sequências, com quadrantes.
    }
    .braille = { $value ->
        [standard] Dez sequências.
        [advanced] Dezenove sequências.
        [um-quarto] Um Quarto, dezenove sequências.
       *[quarters] Quatorze sequências.
    }
setting-attributes = A partir do próximo jogo contam: { $value }.
    .brief = No próximo jogo contam: { $value }.
    .braille = Contam: { $value }.
setting-colour = { $value ->
        [orange-blue] As duas cores se chamam laranja e azul.
        [striped] Em vez de cor, as peças são listradas ou lisas.
        [ringed] Em vez de cor, as peças são com anel ou lisas.
        [pinned] Em vez de cor, as peças são com pino ou lisas.
        [rough] Em vez de cor, as peças são ásperas ou macias.
        [own] Em vez de cor, as peças se distinguem por suas próprias palavras.
        [ignored] A partir do próximo jogo a cor não conta.
       *[light-dark] As duas cores se chamam clara e escura.
    }
    .brief = { $value ->
        [orange-blue] Laranja e azul.
        [striped] Listrada e lisa.
        [ringed] Com anel e lisa.
        [pinned] Com pino e lisa.
        [rough] Áspera e macia.
        [own] Suas próprias palavras.
        [ignored] Próximo jogo sem cor.
       *[light-dark] Clara e escura.
    }
    .braille = { $value ->
        [orange-blue] Laranja e azul.
        [striped] Listrada e lisa.
        [ringed] Com anel e lisa.
        [pinned] Com pino e lisa.
        [rough] Áspera e macia.
        [own] Suas próprias palavras.
        [ignored] Sem cor.
       *[light-dark] Clara e escura.
    }
setting-sizes = { $value ->
        [big-small] Peças altas se chamam grandes, e as baixas pequenas.
       *[tall-short] As peças se chamam altas e baixas.
    }
    .brief = { $value ->
        [big-small] Grande e pequena.
       *[tall-short] Alta e baixa.
    }
    .braille = { $value ->
        [big-small] Grande e pequena.
       *[tall-short] Alta e baixa.
    }
setting-lot = { $value ->
        [odd-even] A partir do próximo jogo, par ou ímpar decide quem dá primeiro.
        [agreed] A partir do próximo jogo, o programa pergunta quem dá primeiro.
       *[random] A partir do próximo jogo, o sorteio decide quem dá primeiro.
    }
    .brief = { $value ->
        [odd-even] Próximo jogo: par ou ímpar para o começo.
        [agreed] Próximo jogo: você diz quem dá primeiro.
       *[random] Próximo jogo: começo por sorteio.
    }
    .braille = { $value ->
        [odd-even] Começo: par ou ímpar.
        [agreed] Começo: combinado.
       *[random] Começo: sorteio.
    }
setting-claims = { $value ->
        [two] A partir do próximo jogo, duas sequências completas podem ser anunciadas em cada momento.
        [three] A partir do próximo jogo, três sequências completas podem ser anunciadas em cada momento.
        [any] A partir do próximo jogo, qualquer número de sequências completas pode ser anunciado em cada momento.
       *[one] A partir do próximo jogo, uma sequência completa pode ser anunciada em cada momento.
    }
    .brief = { $value ->
        [two] Próximo jogo: duas tentativas.
        [three] Próximo jogo: três tentativas.
        [any] Próximo jogo: tentativas sem limite.
       *[one] Próximo jogo: uma tentativa.
    }
    .braille = { $value ->
        [two] Duas tentativas.
        [three] Três tentativas.
        [any] Tentativas: sem limite.
       *[one] Uma tentativa.
    }
setting-tell-me = { $value ->
        [on] A partir do próximo jogo, o programa avisa quando há um Quarto que você pode anunciar, mas não onde.
       *[off] A partir do próximo jogo, ninguém avisa que há um Quarto.
    }
    .brief = { $value ->
        [on] Próximo jogo: aviso de Quarto, mas não onde.
       *[off] Próximo jogo: sem aviso de Quarto.
    }
    .braille = { $value ->
        [on] Aviso de Quarto.
       *[off] Sem aviso de Quarto.
    }
setting-preset = { $value ->
        [children] Regras para crianças: só a altura conta, há aviso de Quarto, e o computador joga fácil. A partir do próximo jogo.
        [contest] Regras de torneio: um minuto para cada vez, e um anúncio errado de sequência completa perde o jogo. A partir do próximo jogo.
       *[own] Sua própria escolha de regras, como antes.
    }
    .brief = { $value ->
        [children] Para crianças: só altura, aviso de Quarto, computador fácil.
        [contest] Torneio: um minuto por vez, anúncio errado perde.
       *[own] Regras próprias, como antes.
    }
    .braille = { $value ->
        [children] Regras: crianças.
        [contest] Regras: torneio.
       *[own] Regras: escolha própria.
    }
setting-false-claim = { $value ->
        [loses] A partir do próximo jogo, um anúncio errado de sequência completa perde o jogo.
       *[free] A partir do próximo jogo, um anúncio errado custa uma tentativa e nada mais.
    }
    .brief = { $value ->
        [loses] Próximo jogo: um anúncio errado perde.
       *[free] Próximo jogo: um anúncio errado custa uma tentativa.
    }
    .braille = { $value ->
        [loses] Anúncio errado perde.
       *[free] Anúncio errado: uma tentativa.
    }
setting-move-time = { $value ->
        [off] A partir do próximo jogo não há relógio por vez.
       *[other] A partir do próximo jogo cada vez tem { $value }. O relógio para enquanto algo é dito.
    }
    .brief = { $value ->
        [off] Próximo jogo: sem relógio por vez.
       *[other] Próximo jogo: { $value } por vez.
    }
    .braille = { $value ->
        [off] Sem relógio por vez.
       *[other] { $value } por vez. Sem relógio em braille.
    }
setting-total-time = { $value ->
        [off] A partir do próximo jogo não há relógio para o jogo inteiro.
       *[other] A partir do próximo jogo cada lado tem { $value } para o jogo inteiro. O relógio para enquanto algo é dito.
    }
    .brief = { $value ->
        [off] Próximo jogo: sem relógio por jogo.
       *[other] Próximo jogo: { $value } para cada lado.
    }
    .braille = { $value ->
        [off] Sem relógio por jogo.
       *[other] { $value } por jogo. Sem relógio em braille.
    }
setting-time-factor-1 = { $value ->
        [1] Jogador 1 tem o tempo normal.
       *[other] Jogador 1 tem { AS($value, "number-feminine") } vezes o tempo normal, também no jogo em andamento.
    }
    .brief = { $value ->
        [1] Jogador 1: tempo normal.
       *[other] Jogador 1: { AS($value, "number-feminine") } vezes o tempo.
    }
    .braille = { $value ->
        [1] Jogador 1: tempo normal.
       *[other] Jogador 1: tempo por { $value }.
    }
setting-time-factor-2 = { $value ->
        [1] Jogador 2 tem o tempo normal.
       *[other] Jogador 2 tem { AS($value, "number-feminine") } vezes o tempo normal, também no jogo em andamento.
    }
    .brief = { $value ->
        [1] Jogador 2: tempo normal.
       *[other] Jogador 2: { AS($value, "number-feminine") } vezes o tempo.
    }
    .braille = { $value ->
        [1] Jogador 2: tempo normal.
       *[other] Jogador 2: tempo por { $value }.
    }
setting-reading-speed = O relógio para enquanto você lê, a { $value } caracteres por segundo.
    .brief = Leitura a { $value } caracteres por segundo.
    .braille = { $value } caracteres por segundo.
setting-theme = O tabuleiro é desenhado { $value ->
        [plain] com sinais simples
        [contrast] com superfícies claras e escuras
        [yellow] com superfícies claras e escuras, amarelo sobre preto
       *[blocks] com blocos cheios
    }.
    .brief = { $value ->
        [plain] Desenho de sinais simples.
        [contrast] Desenho de superfícies claras e escuras.
        [yellow] Desenho em amarelo sobre preto.
       *[blocks] Desenho de blocos cheios.
    }
    .braille = { $value ->
        [plain] Sinais simples.
        [contrast] Alto contraste.
        [yellow] Amarelo sobre preto.
       *[blocks] Blocos cheios.
    }
setting-picture = { $value ->
        [on] O tabuleiro é desenhado para os olhos.
        [off] O tabuleiro não é desenhado.
       *[auto] O tabuleiro é desenhado para os olhos onde fala a voz do próprio programa.
    }
    .brief = { $value ->
        [on] O tabuleiro é desenhado.
        [off] Sem desenho do tabuleiro.
       *[auto] Desenho onde não há leitor.
    }
    .braille = { $value ->
        [on] Desenho: sim.
        [off] Desenho: não.
       *[auto] Desenho: automático.
    }
setting-rate = A voz do próprio programa fala { $value } palavras por minuto.
    .brief = Palavras por minuto: { $value }.
    .braille = { $value } palavras por minuto.
setting-pitch = A voz do próprio programa tem tom { $value } de 100.
    .brief = Tom da voz { $value }.
    .braille = Tom { $value }.
setting-voice = { $value ->
        [best] A voz do próprio programa é a que melhor convém ao idioma.
       *[other] A voz do próprio programa é { $value }.
    }
    .brief = { $value ->
        [best] A melhor voz.
       *[other] Voz { $value }.
    }
    .braille = { $value ->
        [best] A melhor voz.
       *[other] Voz { $value }.
    }
setting-voice-volume = A voz do próprio programa tem volume { $value } de 100.
    .brief = Volume da voz { $value }.
    .braille = Volume da voz { $value }.
setting-sound-volume = { $value ->
        [0] Os sons estão desligados.
       *[other] Os sons têm volume { $value } de 100.
    }
    .brief = { $value ->
        [0] Sons desligados.
       *[other] Volume dos sons { $value }.
    }
    .braille = { $value ->
        [0] Sons desligados.
       *[other] Volume dos sons { $value }.
    }
setting-volume-navigation = Os cliques têm volume { $value } de 100.
    .brief = Cliques, volume { $value }.
    .braille = Cliques, { $value }.
setting-volume-events = Os sons das jogadas têm volume { $value } de 100.
    .brief = Sons das jogadas, volume { $value }.
    .braille = Sons das jogadas, { $value }.
setting-volume-alerts = Os sons dos alertas têm volume { $value } de 100.
    .brief = Sons dos alertas, volume { $value }.
    .braille = Sons dos alertas, { $value }.
setting-volume-sonification = O tabuleiro em sons tem volume { $value } de 100.
    .brief = O tabuleiro em sons, volume { $value }.
    .braille = O tabuleiro em sons, { $value }.
setting-mono = { $value ->
        [on] Os sons vêm do meio, e as colunas diferem no tom.
       *[off] Os sons vêm da esquerda para a direita, conforme a coluna.
    }
    .brief = { $value ->
        [on] Sons em mono.
       *[off] Sons em estéreo.
    }
    .braille = { $value ->
        [on] Sons em mono.
       *[off] Sons em estéreo.
    }
setting-spatial = { $value ->
        [on] A voz do próprio programa vem da casa de que ela fala.
       *[off] A voz do próprio programa vem do meio.
    }
    .brief = { $value ->
        [on] Voz vinda da casa.
       *[off] Voz vinda do meio.
    }
    .braille = { $value ->
        [on] Voz da casa.
       *[off] Voz do meio.
    }

# Para que serve cada uma. As mesmas frases ficam no arquivo das configurações.

setting-help-profile = Ajusta várias configurações de uma vez: para quem começa, para mensagens breves, para baixa visão, ou para surdocegueira.
    .brief = Ajusta várias configurações de uma vez.
    .braille = Várias de uma vez.
setting-help-verbosity = Quanto é dito: mensagens curtas são para quem conhece o jogo, as longas explicam mais.
    .brief = Curtas para quem conhece, longas explicam.
    .braille = Extensão das mensagens.
setting-help-verbosity-focus = Quanto é dito sobre o que está em foco, como uma casa e a peça nela.
    .brief = Quanto é dito sobre o foco.
    .braille = Extensão no foco.
setting-help-verbosity-moves = Quanto é dito sobre jogadas, anúncios, e o fim de um jogo.
    .brief = Quanto é dito sobre as jogadas.
    .braille = Extensão das jogadas.
setting-help-verbosity-answers = Quanto é dito quando você pergunta sobre o jogo, como sobre o tabuleiro ou a peça em mãos.
    .brief = Quanto é dito quando você pergunta.
    .braille = Extensão das respostas.
setting-help-verbosity-refusals = Quanto é dito quando algo não pode ser feito, e o que fazer em vez disso.
    .brief = Quanto é dito quando algo não pode ser feito.
    .braille = Extensão das recusas.
setting-help-verbosity-help = Quanto é dito na ajuda, nas listas, e nas perguntas em volta do jogo.
    .brief = Quanto é dito na ajuda e nas listas.
    .braille = Extensão da ajuda.
setting-help-confirm-gives = Se há uma pergunta antes de dar uma peça, para que um { KEY("enter") } por engano não dê nada.
    .brief = Pergunta antes de dar uma peça.
    .braille = Pergunta antes de dar.
setting-help-language = Que idioma o programa fala e entende, ou auto para o do sistema. O inglês também é entendido.
    .brief = Que idioma é falado.
    .braille = Idioma.
setting-help-cells = Como as casas se chamam: pela letra da coluna e pelo dígito da linha, ou por dois dígitos, primeiro a linha.
    .brief = Como as casas se chamam.
    .braille = Nomes das casas.
setting-help-first-row = Onde fica a linha 1 do tabuleiro: perto de você, ou no alto, longe de você. Para cima e para baixo, as bordas e o desenho a seguem.
    .brief = Onde fica a linha 1.
    .braille = Onde fica a linha 1.
setting-help-speech = Seu leitor de tela por linhas de texto ou diretamente, a voz do próprio programa, ou linhas para braille sem voz. Sempre fala exatamente um.
    .brief = Seu leitor, a voz do próprio programa, ou braille.
    .braille = Leitor, voz ou braille.
setting-help-lines = Que sequências de quatro podem ser anunciadas, a partir do próximo jogo.
    .brief = Que sequências podem ser anunciadas.
    .braille = Sequências que contam.
setting-help-attributes = Por quais entre altura, cor, formato e furo as peças se distinguem, a partir do próximo jogo. Com menos delas o jogo é mais simples.
    .brief = O que distingue as peças.
    .braille = O que conta.
setting-help-colour = Como se chamam as duas cores. Elas também podem ser ditas como uma marca que os dedos sentem, ou não contar.
    .brief = Palavras para as duas cores, ou uma marca, ou nenhuma.
    .braille = Palavras para as cores.
setting-help-own-light = Sua própria palavra para peças claras, usada quando as cores são ditas por suas próprias palavras.
    .brief = Sua própria palavra para peças claras.
    .braille = Palavra para clara.
setting-help-own-dark = Sua própria palavra para peças escuras, usada quando as cores são ditas por suas próprias palavras.
    .brief = Sua própria palavra para peças escuras.
    .braille = Palavra para escura.
setting-help-sizes = Como se chamam as duas alturas. Grande e pequena são palavras para crianças.
    .brief = Palavras para as duas alturas.
    .braille = Palavras para as alturas.
setting-help-lot = Como se decide quem dá primeiro: por sorteio, por par ou ímpar, ou como vocês combinam.
    .brief = Como o começo é decidido.
    .braille = Quem dá primeiro.
setting-help-claims = Quantas sequências completas podem ser anunciadas num momento. Este limite é uma regra deste programa, para que as sequências sejam achadas ouvindo e não tentando.
    .brief = Quantas sequências completas podem ser anunciadas num momento.
    .braille = Tentativas de anúncio.
setting-help-tell-me = Ajuda para quem começa: o programa avisa quando há um Quarto que você pode anunciar, e você acha onde. Todos no jogo ouvem que isso está ligado.
    .brief = Quem começa ouve quando há um Quarto, não onde.
    .braille = Aviso de Quarto.
setting-help-preset = Ajusta várias regras do próximo jogo de uma vez: para crianças, ou como num torneio.
    .brief = Ajusta várias regras de uma vez.
    .braille = Várias regras de uma vez.
setting-help-false-claim = O que custa anunciar uma sequência completa que não é um Quarto, a partir do próximo jogo.
    .brief = O que custa um anúncio errado.
    .braille = Anúncios errados.
setting-help-move-time = Quanto tempo há para colocar e dar, em segundos a partir do próximo jogo, 0 para nenhum relógio. Quando acaba, o programa joga por sorteio. Em braille não há relógio.
    .brief = Tempo para colocar e dar, 0 para nenhum relógio. Nenhum em braille.
    .braille = Tempo por vez. Aqui nenhum.
setting-help-total-time = Quanto tempo cada lado tem para o jogo inteiro, em segundos a partir do próximo jogo, 0 para nenhum relógio. Quem fica sem tempo perde. Em braille não há relógio.
    .brief = Tempo de cada lado por jogo, 0 para nenhum relógio.
    .braille = Tempo por jogo. Aqui nenhum.
setting-help-time-factor-1 = Quantas vezes o tempo Jogador 1 tem, 1 a 10. Contra o computador, Jogador 1 é você. Vale de imediato.
    .brief = Quantas vezes o tempo Jogador 1 tem, ou você.
    .braille = Tempo de Jogador 1, por 1 a 10.
setting-help-time-factor-2 = Quantas vezes o tempo Jogador 2 tem, 1 a 10. Vale de imediato.
    .brief = Quantas vezes o tempo Jogador 2 tem.
    .braille = Tempo de Jogador 2, por 1 a 10.
setting-help-reading-speed = Com que velocidade você lê ou ouve, em caracteres por segundo. Por esse tempo o relógio para depois de cada mensagem, ou até sua próxima tecla. Com a voz do próprio programa ele espera o fim do som.
    .brief = Com que velocidade você lê, para que o relógio espere.
    .braille = Caracteres por segundo para o relógio.
setting-help-theme = Como o tabuleiro é desenhado. Nenhum dos aspectos precisa de cor para distinguir as peças.
    .brief = Como se faz o desenho.
    .braille = Aspecto do desenho.
setting-help-picture = Se o tabuleiro é desenhado no terminal, grande, para quem enxerga.
    .brief = Um tabuleiro grande no terminal, para os olhos.
    .braille = Um desenho para os olhos.
setting-help-rate = Com que velocidade fala a voz do próprio programa, em palavras por minuto. { CAP(KEY("+")) } e { KEY("-") } mudam isso a qualquer hora.
    .brief = A velocidade da voz. { CAP(KEY("+")) } e { KEY("-") } mudam.
    .braille = Palavras por minuto. { CAP(KEY("+")) }, { KEY("-") }.
setting-help-pitch = Com que tom fala a voz do próprio programa, até 100.
    .brief = O tom da voz.
    .braille = Tom da voz.
setting-help-voice = Com que voz o programa fala { $language }. O comando quarto-access voices lista as que estão instaladas.
    .brief = Qual das vozes instaladas fala.
    .braille = Que voz fala.
setting-help-voice-volume = O volume da voz do próprio programa, até 100.
    .brief = O volume da voz.
    .braille = Volume da voz.
setting-help-sound-volume = O volume de todos os sons, até 100, ou 0 para nenhum. A voz não muda com ele.
    .brief = O volume de todos os sons, 0 para nenhum.
    .braille = Volume de todos os sons.
setting-help-volume-navigation = O volume dos cliques que acompanham o foco e as listas, como parte de todos os sons.
    .brief = O volume dos cliques do foco.
    .braille = Volume dos cliques.
setting-help-volume-events = O volume dos sons das jogadas e do fim, como parte de todos os sons.
    .brief = O volume dos sons das jogadas.
    .braille = Volume das jogadas.
setting-help-volume-alerts = O volume dos sons de recusas e anúncios, como parte de todos os sons.
    .brief = O volume de recusas e anúncios.
    .braille = Volume dos alertas.
setting-help-volume-sonification = O volume do tabuleiro quando é tocado em sons, como parte de todos os sons.
    .brief = O volume do tabuleiro em sons.
    .braille = Volume do tabuleiro.
setting-help-mono = Para um só ouvido ou um só alto-falante: as colunas se distinguem pelo tom, não por esquerda e direita.
    .brief = Para um só ouvido: colunas pelo tom.
    .braille = Para um só ouvido.
setting-help-spatial = Deixa a voz do próprio programa vir do lado da casa de que ela fala. Para fones de ouvido.
    .brief = A voz vem do lado da casa.
    .braille = Voz da casa.
setting-help-notes = O que você ouviu uma vez e não ouve de novo. Não são configurações.
