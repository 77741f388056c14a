# O que se diz a uma oficina.

order-title = Pedido: partes de um tabuleiro tátil de Quarto, para { $sets ->
        [one] { $sets } jogo
       *[other] { $sets } jogos
    }.
order-files = Com isto { $count ->
        [one] vai { $count } desenho
       *[other] vão { $count } desenhos
    } em DXF, e uma página com medidas, chamada drawing.pdf.
order-units = Os arquivos DXF estão em milímetros e em tamanho real. O nome de cada camada diz o trabalho e a profundidade.
order-colours = As bordas estão em { $outer }, os furos em { $inner }, as marcas em { $mark }. O que vale é o nome da camada.
order-ink = { $ink ->
        [red] vermelho
        [green] verde
        [blue] azul
       *[black] preto
    }
order-part = { plate-title }: { $count } de { material }, { $thickness } milímetros de espessura, { $width } por { $height } milímetros. O nome do arquivo começa com quarto-{ $key }.
order-finished = As linhas são as bordas prontas. Por favor, descontem a sua própria ferramenta.
order-holes = Os { $holes } furos têm { $hole } milímetros de largura. Podem sair até 0,3 mais largos, e não mais estreitos.
order-recesses = Os { $holes } rebaixos têm { $hole } milímetros de largura e { $depth } de fundo. Podem sair até 0,3 mais largos, e não mais estreitos.
order-others = As outras medidas podem variar 0,5 milímetro.
order-corner = Um canto é cortado de propósito. Ele diz à mão como o tabuleiro está posto.
order-below = Nenhum parafuso por cima. Eles entram por baixo, com a cabeça na base.
order-sunk = A base está desenhada por baixo. Desse lado os furos de parafuso são escareados a { $head } milímetros.
order-pilots = Furos de parafuso na camada superior: { $width } milímetros de largura e { $depth } de fundo, só por baixo.
order-assembly-pilots = A camada superior não leva furos de parafuso. Eles são feitos na montagem.
order-glue = As camadas são coladas uma na outra, por isso a base não tem furos.
order-engraving = A camada chamada ENGRAVE é uma marca rasa no lado do jogo, não um corte.
order-check = É assim que conferimos o trabalho.
order-check-holes = Uma peça redonda de { $piece } milímetros entra em cada furo e sai de novo.
order-check-layers = As camadas ficam uma sobre a outra com todas as bordas rentes, e os dois cantos cortados se encontram.
order-check-splinters = Uma mão que passa por faces e arestas não acha farpas.
order-ask = Por favor, perguntem antes de mudar qualquer coisa.
