# Como o jogo é feito, passo a passo: o guia de montagem, e o texto do gabarito.

guide-title = Fazer um jogo tátil de Quarto
guide-about = Aqui se conta como fazer o tabuleiro, as peças e a bandeja. Todas as medidas são milímetros.
guide-nobody = Ninguém fez um ainda com estes desenhos. Por favor, conte como foi.

guide-need = O que é preciso
guide-part = { $count } de { plate-title }: { material }, { $thickness } de espessura, { $width } por { $height }.
guide-item = { $count } disto: { $name }, { $remark }.
guide-tools-screws = Ferramentas: furadeira com brocas de { $pilot } e { $clearance }, escareador, chave de fenda, grampos e lixa.
guide-tools-glue = Ferramentas: grampos, espátula para a cola e lixa.
guide-tools-recess = Ferramentas: lixa.
guide-tools-hand = Quem faz os furos à mão precisa também de uma broca Forstner de { $hole } e do gabarito.

guide-before = Antes de começar
guide-before-coupon = Mande cortar primeiro a tira de teste, e experimente uma peça em cada furo dela.
guide-before-thickness = Meça a espessura das suas chapas. Se não for a que está escrita aqui, faça os desenhos de novo com ela.
guide-before-same = Sinta se os contornos das duas camadas são iguais, com os cantos cortados um sobre o outro.
guide-before-safe = Use óculos, e máscara ao lixar. Prenda tudo o que furar.

guide-steps = Montar o tabuleiro
guide-step-edges = Lixe todas as arestas. Quebre a aresta de cima de cada furo em { $edge }, para que guie a peça.
guide-step-sand = Lixe todas as arestas.
guide-step-drop = Solte uma peça redonda em cada furo e tire. Lixe os furos que a seguram.
guide-step-turn = Deite a camada superior de face para baixo. Seu canto cortado agora fica perto, à direita.
guide-step-spread = Espalhe uma camada fina de cola. Deixe livre a largura de um dedo em volta de cada furo.
guide-step-lay-screws = Ponha a base em cima, com o lado escareado para cima. Os cantos cortados se encontram, todas as bordas ficam rentes. Prenda as duas.
guide-step-lay-glue = Ponha a base em cima. Os cantos cortados se encontram, todas as bordas ficam rentes. Prenda as duas até a cola secar.
guide-step-pilot = Ponha fita na broca de { $pilot }, a { $depth } da ponta. Fure por cada furo da base até a fita encostar.
guide-step-screws = Aperte os { $screws } parafusos até as cabeças ficarem um pouco abaixo da face da base.
guide-step-feel = Vire o tabuleiro e passe a mão. Nenhum parafuso pode ser sentido no lado do jogo.
guide-step-feet = Cole um pé sob cada canto.
guide-step-labels = Cole as plaquinhas, o canto cortado de cada uma longe, à direita. As letras vão abaixo das colunas, os números à esquerda das linhas.
guide-step-tray = Para a bandeja, cole as { $plies } chapas com furos umas nas outras e no fundo. Todos os cantos cortados se encontram.

guide-pieces = As peças
guide-pieces-cut = Serre { $count } de cada: redondas baixas, redondas altas, quadradas baixas e quadradas altas. Lixe as pontas.
guide-pieces-hollow = { $hollow ->
        [hole] Metade de cada tipo é com furo: faça um furo de { $width } no meio do topo, { $depth } de fundo.
       *[mark] Metade de cada tipo é com furo: serre uma cruz no topo, { $groove } de fundo.
    }
guide-pieces-colour = Metade das peças sem furo e metade das peças com furo de cada tipo são escuras.
guide-pieces-marking = { $marking ->
        [striped] Cada peça escura leva uma ranhura em volta, { $width } de largura e { $groove } de fundo, { $drop } abaixo do topo.
        [ringed] Cada peça escura leva um anel de borracha em volta, { $width } de largura, { $drop } abaixo do topo.
        [pinned] Cada peça escura leva um alfinete de cabeça redonda no lado, { $drop } abaixo do topo.
       *[rough] Os lados de cada peça escura levam cola com areia, de { $drop } abaixo do topo para baixo. O que entra no furo fica liso.
    }

guide-check = Conferir com as mãos
guide-check-pieces = Cada peça entra em cada furo do tabuleiro e da bandeja, e sai de novo.
guide-check-corners = Os dois cantos cortados ficam um sobre o outro.
guide-check-smooth = Nada é cortante, e nada se mexe quando se apertam os cantos.
guide-check-hidden = De olhos fechados, você reconhece cada peça: redonda ou quadrada, baixa ou alta, sem furo ou com furo, lisa ou marcada.

guide-use = Preparar o jogo
guide-use-board = Ponha o tabuleiro na sua frente com o canto cortado perto, à esquerda. Esse é a1.

jig-title = Furar o tabuleiro à mão
jig-about = Com o gabarito, todos os furos podem ser feitos sem imprimir e sem olhar. Todas as medidas são milímetros.
jig-make = O gabarito
jig-make-fences = Cole os dois encostos sob a borda esquerda e a próxima, rentes por fora. Eles têm { $fence } de largura.
jig-make-free = Deixe livres { $start } no canto cortado do gabarito.
jig-make-guides = As guias pequenas, de { $guide } de largura, são os centros dos furos.
jig-make-screws = As guias largas, de { $clearance } de largura, são os parafusos.
jig-holes = Os furos
jig-hole-push = Ponha o gabarito na face da camada superior, encostos para baixo, canto cortado com canto cortado. Empurre a camada para o canto dos encostos e prenda.
jig-hole-mark = Passe uma broca de { $guide } por cada guia pequena e fure 2 de fundo, só para marcar.
jig-hole-spare = Tire o gabarito e prenda embaixo uma tábua de sobra.
jig-hole-through = Ponha a ponta de uma broca Forstner de { $hole } em cada marca. Fure até sair embaixo só a ponta, e termine pelo outro lado.
jig-hole-recess = Ponha a ponta de uma broca Forstner de { $hole } em cada marca, e o limitador da furadeira em { $depth }.
jig-screws = Os parafusos
jig-screw-push = Ponha a base na sua frente, e o gabarito sobre ela do mesmo modo, canto cortado com canto cortado. Este é o lado de cima da base. Prenda.
jig-screw-drill = Fure por cada guia larga e pela base com uma broca de { $clearance }.
jig-screw-sink = Vire a base. Deste lado, o de baixo, alargue cada furo com um escareador até { $head }.
jig-places = Onde fica cada centro
jig-places-about = As distâncias vão das faces dos encostos que o tabuleiro toca: primeiro do encosto esquerdo, depois do próximo.
jig-place = { $what } { $label }: { $x } da esquerda, { $y } do lado próximo.
jig-what = { $what ->
        [hole] Furo
       *[screw] Parafuso
    }
