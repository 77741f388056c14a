# O que cortar e o que comprar.

cut-heading = { $sets ->
        [one] O que cortar para { $sets } jogo.
       *[other] O que cortar para { $sets } jogos.
    }
cut-part = { plate-title }: { $count } de { material }, { $thickness } milímetros de espessura, { $width } por { $height } milímetros, o nome do arquivo começa com quarto-{ $key }.
cut-mass = Uma pesa cerca de { $mass } gramas.
cut-instead = Estas lâminas, coladas umas nas outras, ficam no lugar da camada superior quando um laser corta.
cut-tolerance = Os furos podem sair até 0,3 milímetros mais largos que o desenho, e não mais estreitos.
cut-edges = Quebre a aresta de cima de cada furo em { $edge ->
        [one] { $edge } milímetro
       *[other] { $edge } milímetros
    } a 45 graus. Assim não tem farpas e guia a peça.
cut-sand = Lixe todas as arestas.
cut-nobody = Ninguém cortou este tabuleiro ainda. Experimente antes a tira de teste e conte o que achou.

bill-item = artigo
bill-count = quantidade
bill-material = material
bill-thickness = espessura em mm
bill-size = medidas em mm
bill-remark = nota
bill-extent = { $width } por { $height }
bill-instead = no lugar da camada superior, para laser

item-screw = parafuso de cabeça chata de { $width } por { $length } mm
item-screw-remark = entra por baixo, através da base
item-glue = cola de madeira
item-glue-remark = uma camada fina entre as camadas
item-foot = pé de borracha, { $width } mm de largura
item-foot-remark = um sob cada canto
item-round-short = peça redonda, baixa, vareta de { $width } mm, { $height } mm de comprimento
item-round-short-remark = duas claras, duas escuras
item-round-tall = peça redonda, alta, vareta de { $width } mm, { $height } mm de comprimento
item-round-tall-remark = duas claras, duas escuras
item-square-short = peça quadrada, baixa, sarrafo de { $width } mm, { $height } mm de comprimento
item-square-short-remark = duas claras, duas escuras
item-square-tall = peça quadrada, alta, sarrafo de { $width } mm, { $height } mm de comprimento
item-square-tall-remark = duas claras, duas escuras
item-top-hole = { $hollow ->
        [hole] furo no topo de uma peça com furo, { $width } mm de largura, { $depth } mm de fundo
       *[mark] cruz no topo de uma peça com furo, como marca
    }
item-top-hole-remark = uma peça clara e uma escura de cada forma e altura
item-stripe = { $marking ->
        [striped] ranhura em volta de uma peça escura, { $width } mm de largura
        [ringed] anel de borracha para uma peça escura, { $width } mm de largura
        [pinned] alfinete de cabeça redonda para uma peça escura
       *[rough] cola com areia em uma peça escura
    }
item-stripe-remark = { $drop } mm abaixo do topo de cada peça escura
