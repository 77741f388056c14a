# Como as medidas foram achadas, e o que foi escrito.

sizes = O tabuleiro tem { $board } milímetros: { $grid } furos de { $hole_d }, { $gaps } vãos de { $gap } e 2 margens de { $margin }.
worked-out = { $name ->
        [board] O tabuleiro foi calculado das outras medidas.
        [hole_d] O furo foi calculado das outras medidas.
        [margin] A margem foi calculada das outras medidas.
       *[gap] O vão foi calculado das outras medidas.
    }
all-given = As quatro medidas foram dadas, e concordam.
source-left-over = As medidas publicadas são tabuleiro { $board }, furo { $hole_d }, vão de cerca de { $gap } e margem { $margin }. Sobram { $left } milímetros.
source-repairs = Qualquer uma destas resolve: tabuleiro { $new_board }, vão { $new_gap }, margem { $new_margin } ou furos de { $new_hole_d }.
source-kept = Ficam tabuleiro { $board }, furo { $hole_d }, margem { $margin } e vão { $gap }, porque só o vão foi publicado como aproximado.
source-keep-gap = Você quis manter o vão, por isso a margem cede.
source-keep-all = Você quis manter furo, vão e margem, por isso o tabuleiro cede.

written = { $count ->
        [one] 1 arquivo foi escrito
       *[other] { $count } arquivos foram escritos
    } em { $path }.
removed = { $count ->
        [one] 1 arquivo antigo deste programa saiu dali
       *[other] { $count } arquivos antigos deste programa saíram dali
    }, pois este tabuleiro não tem nada do tipo.
nobody-cut = Ninguém cortou este tabuleiro ainda. Corte primeiro a tira de teste.
progress = { $count ->
        [one] { $count } arquivo está pronto
       *[other] { $count } arquivos estão prontos
    }, o último para { $product }. Por favor, espere.
