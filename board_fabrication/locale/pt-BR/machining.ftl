# O que deve saber quem opera a fresadora.

gcode-heading = { $count ->
        [one] Há { $count } programa para uma fresadora.
       *[other] Há { $count } programas para uma fresadora.
    }
gcode-zero = X e Y são zero embaixo à esquerda do tabuleiro pronto, antes de cortar o canto. Z é zero na face de cima.
gcode-dry-run = Rode antes cada programa no ar, com o zero no alto. Entre cortes a ferramenta fica { $safe } milímetros acima da face.
gcode-file = Arquivo { $file }: { $work ->
        [drill] furação, { plate-title }.
       *[mill] fresagem, { plate-title }.
    }
gcode-stock = Prenda { material }, { $thickness } milímetros de espessura e pelo menos { $side } por { $side } milímetros. Deixe { $edge } milímetros em volta do tabuleiro pronto.
gcode-side = { $view ->
        [above] O lado do jogo está em cima.
       *[below] O lado de baixo está em cima, e o canto cortado fica perto, à direita.
    }
gcode-mill = A ferramenta é uma fresa de { $tool } milímetros, a { $rpm } voltas por minuto.
gcode-drill = A ferramenta é uma broca de { $tool } milímetros, a { $rpm } voltas por minuto.
gcode-beneath = Ela desce { $beneath } milímetros além do material, por isso ponha embaixo uma tábua que possa ser cortada.
gcode-tabs = Os furos são esvaziados por inteiro e vêm primeiro. A borda vem por último e fica em { $tabs } pontes, cortadas à mão.
gcode-sink = Os escareados, de { $width } milímetros de largura, são feitos à mão.
gcode-runs = { $minutes ->
        [one] { $work ->
            [drill] Furação
           *[mill] Fresagem
        }, { plate-title }: cerca de { $minutes } minuto.
       *[other] { $work ->
            [drill] Furação
           *[mill] Fresagem
        }, { plate-title }: cerca de { $minutes } minutos.
    }
gcode-no-marks = Anéis e sinais gravados não estão nestes programas.
gcode-order = Fure antes de fresar, com o mesmo zero.
gcode-nobody = Ninguém cortou ainda um tabuleiro com estes programas. Conte o que achou.
