# Os desenhos contados em frases, e o que está nos próprios arquivos.

number = { $number }
decimal = { $whole },{ $part }
minus = menos { $number }
not-finite = nenhum número
list-more = { $first }, { $second }
list-and = { $first } e { $second }
list-or = { $first } ou { $second }

material = { $material ->
        [chipboard] aglomerado
        [mdf] chapa MDF
        [plywood] compensado
       *[plastic] plástico
    }
plate-title = { $key ->
        [top] camada superior
        [top-underside] camada superior por baixo
        [backing-from-below] base
        [backing-from-above] base vista de cima
        [top-ply] lâmina da camada superior
        [jig] gabarito de furar
        [jig-fence] encosto do gabarito
        [tray] bandeja
        [tray-base] fundo da bandeja
        [labels] plaquinhas
        [coupon] tira de teste
       *[other] chapa inteira
    }

told-board = Um tabuleiro tátil de Quarto, quadrado de { $board } milímetros, com { $holes } furos de { $hole } milímetros.
told-layers = { $kind ->
        [screws] A camada superior com os furos, de { $top } milímetros, é parafusada por baixo em uma base de { $backing } milímetros.
        [glue] A camada superior com os furos, de { $top } milímetros, é colada em uma base de { $backing } milímetros.
       *[recess] É uma só tábua de { $top } milímetros com rebaixos redondos.
    }
told-names = As colunas são letras da esquerda para a direita, as linhas são números que se afastam de você. O canto do furo a1 é cortado em { $chamfer } milímetros.
told-pitch = O centro do primeiro furo fica a { $first } milímetros da esquerda e da borda próxima. Cada um dos seguintes, { $pitch } milímetros adiante.
told-screws = Os furos de parafuso são numerados a partir do canto cortado, linha por linha, vistos de cima. Nenhum chega ao lado do jogo.
told-tray = A bandeja tem dezesseis lugares ao lado do tabuleiro, na ordem do programa, o lugar 1 no canto cortado.
told-tray-rows = As linhas da bandeja são, a partir de você: baixas claras, baixas escuras, altas claras, altas escuras.
told-tray-columns = As colunas da bandeja são, da esquerda: redondas sem furo, quadradas sem furo, redondas com furo, quadradas com furo.
told-jig = Cole os dois encostos sob a borda esquerda e a próxima do gabarito, rentes por fora. Eles têm { $fence } milímetros de largura.
told-jig-corner = Deixe livres { $start } milímetros no canto cortado e aperte o tabuleiro contra o canto dos encostos.
told-jig-screws = As guias pequenas são centros de furos, as largas são parafusos. Para os parafusos, ponha o gabarito do mesmo modo no lado de cima da base, canto cortado com canto cortado.
told-jig-holes = As guias são centros de furos.
told-axes = Todos os números são milímetros. O x conta da borda esquerda para a direita, o y da borda próxima para longe de você.
told-below = Uma parte desenhada por baixo foi virada para a direita, por isso seu canto cortado fica perto, à direita.

plate-name = Parte { $key }: { plate-title }.
plate-cut = Para cortar: { $count } de { material }, { $thickness } milímetros de espessura.
plate-seen = { $view ->
        [above] Está desenhada vista de cima.
       *[below] Está desenhada vista de baixo.
    }
plate-size = Tem { $width } de largura e { $height } de fundo.
plate-again = Mostra de novo a parte { $part }, ou fica no lugar dela.

feature-name = { $group ->
        [outline] contorno
        [cell] { $label }
        [screw] parafuso { $label }
        [place] lugar { $label }
        [mark] marca { $label }
        [tile] plaquinha { $label }
        [dot] ponto { $label }
        [sign] sinal { $label }
       *[ring] anel { $label }
    }

circle = { $work ->
        [hole] Furo, { $name }: diâmetro { $diameter }, atravessa, centro em x { $x }, y { $y }.
        [pocket] Rebaixo, { $name }: diâmetro { $diameter }, profundidade { $depth }, centro em x { $x }, y { $y }.
        [pilot] Furo prévio, { $name }: diâmetro { $diameter }, profundidade { $depth }, centro em x { $x }, y { $y }.
        [countersink] Escareado, { $name }: diâmetro { $diameter }, centro em x { $x }, y { $y }.
        [dot] Em relevo, { $name }: diâmetro { $diameter }, centro em x { $x }, y { $y }.
       *[engrave] Gravado, { $name }: diâmetro { $diameter }, centro em x { $x }, y { $y }.
    }
polygon = { $work ->
        [profile] Corte, { $name }: por { $count } cantos, fechado.
       *[reference] Sem corte, só mostrado, { $name }: por { $count } cantos, fechado.
    }
stroke = Linha gravada, { $name }: por { $count } pontos, aberta.
corner = Canto { $number } em x { $x }, y { $y }.
point = Ponto { $number } em x { $x }, y { $y }.
