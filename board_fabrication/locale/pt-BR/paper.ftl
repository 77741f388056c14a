# O que está nos desenhos em papel.

paper-bar = 100 mm. Imprima em tamanho real.
template-title = Gabarito de papel para furar
template-print = Imprima em tamanho real, sem ajustar à página. Depois meça a barra no pé de cada página. Ela deve ter 100 milímetros.
template-join = Depois desta { $count ->
        [one] há { $count } folha
       *[other] há { $count } folhas
    }. Onde se sobrepõem em { $overlap } milímetros, corte uma na linha tracejada e ponha sobre a linha tracejada da outra.
template-prick = Prenda o gabarito com fita, borda com borda, e fure cada cruz com uma ponta. Depois tire e fure.
template-part = { $kind ->
        [holes] É visto do lado do jogo. As cruzes são os centros dos furos.
       *[screws] É visto de baixo. As cruzes são os parafusos, numerados do canto cortado, linha por linha, vistos de cima.
    }
template-sheet = Folha { $number } de { $count }: { plate-title }, vista de { $view ->
        [above] cima
       *[below] baixo
    }, coluna { $column }, linha { $row }
template-centres = Cruzes nela: { $names }.
template-alt = { $title }. { $told }
template-nothing = Não há nada para furar nela.

plan-title = Tabuleiro tátil de Quarto, { $board } por { $board } milímetros
plan-about = { $kind ->
        [template] Um gabarito em tamanho real para fazer os furos.
       *[drawing] As partes com suas medidas, vistas do lado que é trabalhado.
    }
plan-steps = { $steps } × { $pitch } = { $whole }
plan-view = { $view ->
        [above] Vista de cima: { plate-title }
       *[below] Vista de baixo: { plate-title }
    }
plan-section = Corte pela linha 1
plan-alt-top = Quadrado de { $board } milímetros com { $holes } furos redondos de { $hole }. Primeiro centro a { $first } da esquerda e da borda próxima, depois { $pitch } de um a outro. O canto { $corner } é cortado em { $chamfer }.
plan-alt-backing = Quadrado de { $board } milímetros, canto cortado perto, à { $side ->
        [left] esquerda
       *[right] direita
    }, { $screws ->
        [0] sem furos
       *[other] com { $screws } furos de parafuso de { $clearance }, o primeiro a { $inset } das bordas
    }.
plan-alt-section = De baixo: { $layered ->
        [yes] uma base de { $floor }, e sobre ela uma camada superior de { $upper } com furos que atravessam
       *[no] um fundo de { $floor }, e rebaixos de { $upper } acima dele
    }.
plan-block-name = Tabuleiro tátil de Quarto, desenho para { $sets ->
        [one] { $sets } jogo
       *[other] { $sets } jogos
    }
plan-block-part = { plate-title }: { material }, { $thickness } mm, { $count ->
        [one] { $count } unidade
       *[other] { $count } unidades
    }, arquivo { $file }
plan-block-scale = Escala 1 para { $scale }, todas as medidas em milímetros
plan-block-holes = { $layered ->
        [yes] { $holes } furos Ø{ $hole }, +0,3 / 0, passantes
       *[no] { $holes } rebaixos Ø{ $hole }, +0,3 / 0, { $depth } de fundo
    }
plan-block-tolerance = Canto cortado { $chamfer } × 45°; outras medidas ± 0,5 mm
plan-block-sheet = Folha { $number } de { $count }, por Board Fabrication
plan-coordinates = Coordenadas em milímetros
plan-coordinates-about = O x conta da borda esquerda para a direita, o y da borda próxima para longe de você, como cada parte está desenhada.
plan-column-hole = furo
plan-column-screw = parafuso
