# A linha de comando: ajuda e recusas.

help-usage = Board Fabrication, desenhos de um tabuleiro tátil de Quarto para laser, CNC e papel.
help-check = board-fabrication check: confere as medidas com todas as regras. Com --explain conta como foram achadas, com --json escreve dados.
help-make = board-fabrication make PASTA: escreve os desenhos em uma pasta, todos ou nenhum.
help-describe = board-fabrication describe: conta o desenho inteiro em frases.
help-coupon = board-fabrication coupon PASTA: escreve só uma tira de furos de teste, para cortar primeiro.
help-set = --set NOME=VALOR: uma medida ou escolha, como --set hole-d=30. Pode se repetir. board-fabrication check --json lista todos os nomes.
help-parameters = --parameters ARQUIVO: um arquivo TOML com esses nomes e valores. O que --set diz vale mais.
help-keep = --keep-gap: mantém o vão de 15 milímetros. --keep-all: mantém furo, vão e margem, e o tabuleiro cede.
help-variant = --variant low-vision: anéis de contraste e letras grandes. --sets NÚMERO: quantos jogos se quer.
help-only = --only { $products }: quais desenhos, com vírgulas entre eles.
help-format = --format svg,dxf,pdf: que tipos de arquivo. SVG e DXF não precisam de mais nada, PDF precisa da parte workshop do programa.
help-profile = --profile { $profiles }: de quem são as cores para cortar e gravar.
help-dialect = --dialect { $dialects }: para qual fresadora são os programas. Quem os escreve é --only gcode.
help-lang = --lang { $languages }: a língua das frases.
help-force = --force: substitui arquivos com esses nomes que não são deste programa ou foram mudados.
help-exit = O programa termina com 0 quando tudo está feito, com 1 se falha uma regra ou a escrita, com 2 se não entendeu.

bad-command = Não há tal comando: { $command }. Digite board-fabrication --help para ouvir o que há.
no-command = Falta um comando. Digite board-fabrication --help para ouvir o que há.
bad-option = Não há tal opção: { $option }. Digite board-fabrication --help para ouvir o que há.
missing-value = { $option } precisa de um valor depois.
unneeded-value = { $option } fica sozinha, sem valor.
bad-choice = { $option } não pode ser { $value }. Pode ser { $choices }.
bad-setting = --set precisa de um nome, um sinal de igual e um valor, como board=250. Não pode ser { $value }.
bad-name = Não há medida nem escolha chamada { $name }. { $near ->
        [none] board-fabrication check --json lista todos os nomes.
       *[other] Você quis dizer { $near }?
    }
bad-number = { $name } não pode ser { $value }. É um número de milímetros, como { $usual }.
bad-count = { $name } não pode ser { $value }. É um número inteiro, como { $usual }.
bad-word = { $name } não pode ser { $value }. Pode ser { $choices }.
choice = { $choice }
both-kept = --keep-gap e --keep-all não podem ficar juntas. Escolha uma delas.
missing-folder = Falta o nome de uma pasta. Digita-se como em board-fabrication make board.
cannot-read = Não se pode ler { $path }: { $problem }. Confira o nome do arquivo.
bad-toml = { $path } não é um arquivo TOML{ $line ->
        [0] {""}
       *[other] , veja a linha { $line }
    }. Escreva em cada linha um nome, um sinal de igual e um valor, como board = 250.
bad-toml-value = { $path }: { $name } não contém nem número nem palavra. Escreva um, como board = 250.

needs-for-format = Não está instalado o que escreve { $files }. Digite pip install { $packages }, ou acrescente --format svg,dxf.
needs-for-product = Não está instalado o que escreve { $files }. Digite pip install { $packages }, ou deixe de fora com --only.
not-on-paper = Não há um PDF só de { $product }. Acrescente --format svg, ou peça assembly. Nada foi escrito.
no-product = Este tabuleiro não tem { $product }, por isso nada foi escrito. Peça outros desenhos com --only, ou todos sem essa opção.
would-replace = { $path } já existe e não está como este programa escreveu. Escolha outra pasta ou acrescente --force. Nada foi escrito.
cannot-write = Não se pode escrever { $path }: { $problem }. Escolha outra pasta.
cannot-tell = Não se pode escrever o que o programa diz: { $problem }.
internal-error = Algo deu errado neste programa, e nada foi escrito. Por favor, conte para nós o que você digitou.
empty-word = uma palavra vazia
problem = { $reason ->
        [missing] não há tal arquivo ou pasta
        [denied] não é permitido
        [folder] é uma pasta
        [full] o disco está cheio
        [not-a-folder] uma parte do caminho não é pasta
        [read-only] não se pode escrever no disco
        [long-name] o nome é comprido demais
        [not-text] não é texto
        [too-large] é grande demais
       *[other] o sistema não diz mais
    }

accepted = Este tabuleiro cumpre todas as regras.
refused = Este tabuleiro quebra { $count ->
        [one] { $count } regra
       *[other] { $count } regras
    }, por isso não é desenhado.
noted = Repare.
