# A página com todos os desenhos, para quem olha.

preview-title = Tabuleiro tátil de Quarto: todos os desenhos
preview-about = Esta página é só para olhar. O que se corta são os arquivos ao lado dela.
preview-bar = Esta barra tem 100 milímetros quando a página aparece em tamanho real.
preview-lines = Linhas contínuas são cortadas por inteiro, tracejadas são trabalhadas só em parte, pontilhadas não são cortadas.
preview-contents = Partes
preview-about-board = O tabuleiro em palavras
preview-scroll = Desenho, { plate-title }, pode ser movido para o lado
preview-places = Centros de furos em milímetros, { plate-title }
preview-hole = furo
preview-wide = largura
