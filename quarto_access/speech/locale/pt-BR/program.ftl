# A linha de comando: ajuda, recusas, e as palavras que podem ser digitadas.

about = Quarto Access { $version }. Um jogo de Quarto para jogar de ouvido. Não é oficial, e não tem ligação com a editora do jogo.
help-usage = Quarto Access, um jogo de Quarto para jogar de ouvido.
help-commands = quarto-access: abre com a escolha de contra quem jogar.
help-play = quarto-access play: joga, com as opções abaixo; --against ou --start começa um jogo de imediato.
help-table = quarto-access table: para duas pessoas que jogam num tabuleiro real. Você registra o que foi feito nele, e o programa guarda o registro, julga anúncios e salva o jogo. --names ANA,RUI diz quem joga, --first NAME, 1, 2 ou lot quem dá primeiro, senão o programa pergunta. --start, --save, --seed, --speech, --verbosity e --transcript são como em play.
help-replay = quarto-access replay FILE: conta um jogo salvo jogada por jogada, com --json uma linha de dados para cada jogada.
help-doctor = quarto-access doctor: diz o que há aqui para ouvir, e o que fazer com o que falta. Com --aloud testa a voz e um som, com --json escreve dados.
help-voices = quarto-access voices: lista as vozes do sintetizador, com --json em dados. Com --aloud a melhor voz de cada idioma diz seu nome.
help-settings = quarto-access settings list: diz cada configuração, o que ela faz e o que aceita. settings get NAME, settings set NAME VALUE e settings reset NAME leem, mudam e restauram uma delas, settings reset restaura todas. settings set profile NAME ajusta várias. Com --json, list e get escrevem dados.
help-saves = quarto-access saves: lista os jogos salvos com nome, com --json em dados. saves delete NAME --yes apaga um, saves text NAME FILE anota o jogo em frases, saves record NAME FILE em dados. Um arquivo que já existe nunca é sobrescrito.
help-judge = quarto-access judge POSITION: diz que sequências são Quartos e por quê, ou o que há de errado com a posição. Digita-se em palavras, como a1 alta escura redonda com furo, b1 baixa escura quadrada sem furo, ou como 1b4f/----/----/---- 7 standard. --file FILE julga cada linha de um arquivo, --json responde com dados.
help-message = quarto-access message: um jogo com alguém distante, por mensagens que você envia como quiser. message new --file GAME começa um, com --rules NAME por outras regras, e --first me, other ou lot diz quem dá primeiro. message GAME e a sua jogada, como colocar b3 dar alta escura redonda com furo, diz a mensagem a enviar. message GAME e uma mensagem que chegou a registra. message GAME diz como está o jogo.
help-fabricate = quarto-access fabricate: faz os desenhos de um tabuleiro para cortar, como board-fabrication. fabricate describe conta o tabuleiro em palavras, fabricate --help diz o resto.
help-against = --against person ou --against computer: contra quem jogar.
help-names = --names ANA,RUI: como se chamam duas pessoas que jogam.
help-level = --level easy ou --level normal: a força do computador.
help-lot = --lot random, odd-even ou agreed: como se decide quem dá primeiro.
help-preset = --preset children ou contest: várias regras de uma vez, como nas opções.
help-verbosity = --verbosity short ou --verbosity long: quanto é dito.
help-speech = --speech print, direct, self, braille, silent ou auto: quem fala. print escreve linhas de texto para seu próprio leitor de tela, direct fala por ele, self fala com uma voz do próprio programa, braille escreve linhas breves, silent não diz nada, auto deixa o programa descobrir.
help-lang = --lang en, hu, ru, es, pt-BR ou fr, com qualquer comando: que idioma é falado e entendido; com ask, cada idioma se oferece. Sem essa opção vale a configuração language, depois o idioma do sistema.
help-seed = --seed NUMBER: o mesmo número dá o mesmo sorteio e o mesmo computador.
help-start = --start FILE: continua um jogo salvo, ou começa numa posição escrita como texto. Em vez de um arquivo, aceita a própria posição, como em quarto-access judge.
help-save = --save FILE: guarda o jogo neste arquivo a cada jogada. Um arquivo que já existe é mantido com outro nome.
help-transcript = --transcript FILE: anota tudo o que é dito, uma linha de dados para cada mensagem.
help-version = --version: que versão é esta. --help: este texto.
help-exit = O programa termina com 0 quando tudo está feito ou salvo, com 1 quando algo não pôde ser gravado, com 2 quando o comando ou um arquivo não foi entendido ou não há terminal.

bad-option = Não há comando ou opção assim: { $option }. Digite quarto-access --help para ouvir o que há.
bad-value = { $option } não pode ser { $value }. Aceita { $choices }.
missing-value = { $option } precisa de um valor depois. Digite quarto-access --help para ouvir o que há.
unneeded-value = { $option } fica sem valor, não aceita nenhum.
empty-word = uma palavra vazia
choice = { $choice }
choice-or = { $first } ou { $second }
any-number = um número inteiro
bad-names = { $reason ->
        [alike] Os dois nomes são iguais, e ninguém saberia quem é quem.
       *[other] São precisos dois nomes, de letras, com uma vírgula entre eles.
    } Digita-se como em --names Ana,Rui.
bad-start = { $text } não é um arquivo que possa ser lido, e como posição está errado. { $problem }
missing-file = Falta o nome de um arquivo. Digita-se como em quarto-access replay jogo.json, ou --save jogo.json.

settings-line = { $name } é { $value }. { $help } Aceita { $choices }.
settings-now = { $name } agora é { $value }.
settings-all-usual = Todas as configurações voltaram a ser as de início.
settings-range = { $from } a { $to } em passos de { $step }
settings-own-word = uma palavra de até 20 letras
settings-voices = best, ou uma voz pelo identificador que quarto-access voices diz
settings-damaged = { $all ->
        [on] Suas configurações não puderam ser lidas, e tudo está como de início.
       *[off] Algumas das suas configurações não puderam ser lidas e estão como de início: { $names }.
    } { $kept ->
        [on] O arquivo delas foi guardado como { $file }.
       *[off] O arquivo delas, { $file }, não pôde ser movido.
    }
settings-unreadable = Suas configurações não podem ser lidas em { $path }: { $problem }. Torne o arquivo legível, ou mova-o para outro lugar.
settings-unwritable = Suas configurações não podem ser gravadas em { $path }: { $problem }. Nada mudou.
setting-missing = Falta o nome de uma configuração. Digite quarto-access settings list para ouvir todas.
setting-value-missing = { $name } precisa de um valor depois. Aceita { $choices }.
setting-unknown = Não há configuração chamada { $name }. As possíveis são { $names }.
setting-unknown-like = Não há configuração chamada { $name }. Seria { $likely }? Digite quarto-access settings list para ouvir todas.
setting-voices-unknown = { $name } ficou como estava, porque nenhum sintetizador diz que vozes há. Digite quarto-access doctor para ouvir o que falta.

saves-command = saves não pode { $word }. Aceita list, delete, text ou record.
saves-name = Falta o nome de um jogo salvo. Digite quarto-access saves para ouvir todos.
saves-file = Falta o nome de um arquivo. Digita-se como em quarto-access saves text domingo domingo.txt.
saves-sure = { $name } ainda não foi apagado, pois não há como recuperar. Digite o mesmo com --yes para apagar.
saves-exported = { $name } está gravado em { $path }.
saves-occupied = { $path } já existe e ficou como estava. Escolha outro nome.

no-terminal = Não há terminal para jogar: o teclado não está ligado a este programa. Inicie quarto-access sozinho numa janela de terminal, sem encadear comandos.
cannot-write = { $path } não pode ser gravado: { $problem }. Escolha outro arquivo ou outra pasta.
cannot-read = { $path } não pode ser lido: { $problem }. Confira o nome do arquivo.
cannot-tell = O que este programa diz não pode ser escrito: { $problem }. Inicie-o sem enviar as palavras dele para outro lugar.
problem = { $reason ->
        [missing] esse arquivo ou essa pasta não existe
        [denied] não há permissão
        [folder] é uma pasta
        [full] o disco está cheio
        [not-a-folder] uma parte do caminho não é uma pasta
        [not-a-file] não é um arquivo comum
        [read-only] o disco é somente para leitura
        [too-large] é grande demais para ser um jogo
        [not-text] não é texto
        [no-file] não é um arquivo comum
        [long-name] o nome é longo demais
        [unread] ninguém lê
        [closed] a saída está fechada
       *[other] o sistema recusa
    }
bad-record = { $path } não é um jogo salvo: { $problem }. O arquivo ficou como estava.
record-problem = { $reason ->
        [not_json] está cortado ou não é texto JSON
        [duplicate_key] algo está nele duas vezes{ $where }
        [not_a_record] algo falta ou está errado{ $where }
        [other_format] é de outro programa
        [other_game] é de outro jogo
        [newer_version] é de uma versão mais nova deste programa
        [bad_ruleset] as regras não são conhecidas{ $where }
        [bad_seats] não se sabe quem joga{ $where }
        [bad_clock] o relógio não é conhecido{ $where }
        [bad_seed] a semente não é um número
        [bad_lot] o sorteio não é conhecido
        [bad_names] os nomes de quem joga não são dois nomes diferentes
        [bad_start] a primeira posição está errada
        [bad_move] a jogada { $detail } não é uma jogada
       *[other] está danificado
    }
record-where = , { $detail }
record-nowhere = { "" }
bad-position = { $path } não é nem um jogo salvo nem uma posição: { $problem }. Uma posição é como 1b4f/----/----/---- 7 standard.
position-problem = { $reason ->
        [duplicate_piece] a peça { $detail } está nela duas vezes
        [hand_on_board] a peça { $detail } está em mãos e no tabuleiro
        [unknown_ruleset] não há regras chamadas { $detail }
        [unknown_attribute] não há característica chamada { $detail }
       *[bad_text] não tem quatro grupos de quatro peças
    }
internal-error = Algo deu errado dentro do programa. O jogo está salvo até a última jogada. Inicie quarto-access de novo para continuar, e por favor relate isto.

replay-empty = Nenhuma jogada foi feita neste jogo.
replay-running = O jogo não acabou.

# A página de teclas na documentação.

help-help = quarto-access help KEY: diz o que faz uma tecla, como em quarto-access help q, ou help shift tab. No lugar de uma tecla, explica também keys, rules, settings, sounds e lesson.
help-place = { CAP($where) }:
help-key = { CAP($key) }: { $action }. Vale { $places }.
help-setting = { $name }: { $help }
help-lesson = A lição dura dez minutos, e usa as teclas e as palavras do jogo. Inicie quarto-access e pressione { KEY("l", place: "opening") }. Você pode parar a qualquer hora, e ela continua de onde você parou.
unknown-topic = Nada se sabe sobre { $asked }. Indique uma tecla, como q ou shift tab, uma configuração, ou { $topics }.
where-everywhere = em toda parte
where-almost = em quase toda parte
keys-title = Teclas
keys-note = Todas as teclas, pelo lugar em que você está. Letras podem ser maiúsculas, salvo onde Shift tem um sentido próprio. Esta página é feita da tabela que o programa usa.
keys-place = { CAP($where) }
where = { $place ->
        [opening] na abertura
        [saved] na abertura com um jogo salvo
        [board] no tabuleiro
        [tray] nas peças
        [log] na lista de jogadas
        [calling] enquanto você anuncia Quarto
        [lot] quando se pergunta quem dá primeiro
        [menu] no menu e nas opções
        [asking] quando há uma pergunta
        [typing] enquanto você digita um comando
        [saves] na lista de jogos salvos
       *[describing] na descrição de teclas
    }

# O cartão de teclas. Só letras, dígitos, vírgula, ponto, dois pontos, apóstrofo e hífen, para braille.

card-title = Quarto Access, as teclas
card-row = { $keys }: { $action }
card-group = { $group ->
        [begin] No início
        [lists] Em listas e opções
        [board] No tabuleiro
        [pieces] Nas peças
        [both] Nos dois
        [call] Para anunciar Quarto
        [ask] Para perguntar, a qualquer hora
       *[rest] Ajuda e o resto
    }

# Palavras da linha digitada. A primeira é a usual; vale qualquer começo que corresponda a um só comando.

typed-place = colocar coloco coloque coloca posicionar pôr
typed-give = dar dou dê entregar entrego
typed-claim = anunciar anuncio quarto gritar
typed-end = pronto nada nenhum
typed-resign = desistir desisto
typed-board = tabuleiro
typed-columns = colunas
typed-status = situação estado vez
typed-time = tempo relógio
typed-more = mais
typed-hand = mão mãos
typed-pool = peças restantes restam
typed-vacant = vazias livres
typed-moves = jogadas última
typed-lot = sorteio
typed-where = onde
typed-help = ajuda
typed-keys = teclas
typed-options = opções configurações
typed-sounds = sons
typed-undo = desfazer desfaz voltar
typed-redo = refazer refaz
typed-accept = sim permitir
typed-game = jogo partida
typed-missed = despercebido perdido revisão
typed-save = salvar
typed-saves = salvos
typed-resume = continuar retomar
typed-delete = apagar excluir
typed-text = texto frases
typed-record = dados registro
typed-new = novo nova
typed-beginning = início
typed-quit = sair
typed-names = nomes
typed-off = nenhum sem desligar
typed-row = linha
typed-column = coluna
typed-diagonal = diagonal x
typed-square = quadrado
typed-tall = alta altas alto grande
typed-short = baixa baixas baixo pequena
typed-light = clara claras claro branca
typed-dark = escura escuras escuro preta
typed-orange = laranja
typed-blue = azul azuis
typed-plain = lisa lisas liso
typed-striped = listrada listradas listrado
typed-ringed = com_anel anel
typed-pinned = com_pino pino
typed-smooth = macia macias macio
typed-rough = áspera ásperas áspero
typed-round = redonda redondas redondo circular
typed-squared = quadrada quadradas quadrado
typed-hollow = com_furo furo furada
typed-solid = sem_furo maciça
typed-row-1 = primeira
typed-row-2 = segunda
typed-row-3 = terceira
typed-row-4 = quarta
typed-column-a = a
typed-column-b = b bê
typed-column-c = c cê
typed-column-d = d dê
typed-filler = em na no ao o e a de da do para até uma peça casa sequência
