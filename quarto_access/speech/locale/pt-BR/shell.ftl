# Em volta do jogo: abertura, listas, perguntas, ajuda, digitação, gravação, saída.

language-offered = Português. Pressione { KEY("enter") } para português, { KEY("down") } para outro idioma.
    .brief = Português. { KEY("enter") }, português. { CAP(KEY("down")) }, outro idioma.
    .braille = Português. { KEY("enter") } ou { KEY("down") }.
voice-missing = Não há voz para { $language } aqui, e o que você ouve pode não soar bem. Instale uma, no sistema ou no eSpeak NG, ou pressione { KEY("o") } e escolha seu próprio leitor ou outro idioma.
    .brief = Não há voz para { $language }. Instale uma, ou { KEY("o") }, outro idioma.
    .braille = Sem voz para { $language }.
keys-refused = O arquivo com suas próprias teclas não é usado, e todas as teclas são as de sempre. { $fault ->
        [not-read] Ele não pode ser lido.
        [not-toml] Ele não tem uma tabela chamada keys, ou não é texto TOML.
        [unknown-action] Nele está { $name }, e nenhuma ação de tecla se chama assim.
        [fixed-action] As teclas desta ação não podem mudar: { $name }.
        [no-key] Indique uma ou duas teclas para { $name }.
        [unknown-key] Nenhuma tecla se chama { $name }.
       *[conflict] No mesmo lugar, { $name } faria duas coisas: { $first }, e { $second }.
    }
    .brief = Suas próprias teclas não são usadas. { $fault ->
        [not-read] O arquivo delas não pode ser lido.
        [not-toml] O arquivo delas não tem uma tabela chamada keys.
        [unknown-action] Nenhuma ação se chama { $name }.
        [fixed-action] As teclas desta ação não podem mudar: { $name }.
        [no-key] Uma ou duas teclas para { $name }.
        [unknown-key] Nenhuma tecla se chama { $name }.
       *[conflict] { CAP($name) } faria duas coisas: { $first }, e { $second }.
    }
    .braille = Teclas próprias não usadas: { $name }.
welcome = Quarto Access, um jogo para jogar de ouvido. Pressione { KEY("enter") } para jogar contra o computador, 2 para duas pessoas neste teclado, { KEY("l", place: "opening") } para uma lição, { KEY("down") } para mais, { KEY("?") } para ajuda.
    .brief = Quarto Access. { KEY("enter") }, contra o computador. 2, duas pessoas. { CAP(KEY("?")) }, ajuda.
    .braille = Quarto Access. { KEY("enter") }, computador. 2, duas pessoas. { CAP(KEY("?")) }, ajuda.
welcome-first = Boas-vindas ao Quarto Access, um jogo para jogar de ouvido. Pressione { KEY("enter") } para uma lição de dez minutos, { KEY("p", place: "opening") } para jogar logo contra o computador, { KEY("down") } para mais, { KEY("?") } para ajuda. As cores são úteis para você? As peças são claras e escuras. Pressione { KEY("c", place: "opening") } para uma marca que os dedos sentem, e outras vezes até nenhuma.
    .brief = Boas-vindas ao Quarto Access. { KEY("enter") }, uma lição. { CAP(KEY("p", place: "opening")) }, jogar. { CAP(KEY("?")) }, ajuda. Peças claras e escuras, ou { KEY("c", place: "opening") }, uma marca em vez disso?
    .braille = Quarto Access. { KEY("enter") }, lição. { KEY("p", place: "opening") }, jogar. { CAP(KEY("?")) }, ajuda. Clara, escura, ou { KEY("c", place: "opening") }, marca?
picture-waits = Guardado. Nada é desenhado enquanto se escrevem linhas de texto, pois um leitor leria o desenho. Ele aparece quando o programa fala com sua própria voz, ou diretamente pelo seu leitor.
    .brief = Guardado. Sem desenho ao lado de linhas de texto, ele vem com a voz do programa.
    .braille = Guardado. Sem desenho ao lado de linhas.
nothing-saved = Não. Nenhum jogo está salvo. Pressione { KEY("p", place: "opening") } para jogar contra o computador.
    .brief = Não. Nenhum jogo está salvo. { CAP(KEY("p", place: "opening")) }, contra o computador.
    .braille = Não. Nenhum jogo salvo.
welcome-saved = Quarto Access. Um jogo salvo { $against ->
        [computer] contra o computador
       *[player] de duas pessoas
    }, { AS($placed, "form-pieces") } no tabuleiro. Pressione { KEY("enter") } para continuar, { KEY("n", place: "opening") } para começar outro.
    .brief = Jogo salvo { $against ->
        [computer] contra o computador
       *[player] de duas pessoas
    }, { AS($placed, "form-pieces") }. { KEY("enter") } continua, { KEY("n", place: "opening") } começa outro.
    .braille = Jogo salvo, { AS($placed, "form-pieces") }. { KEY("enter") } continua, { KEY("n", place: "opening") } outro.
save-set-aside = O jogo salvo não pôde ser lido. O arquivo dele ficou guardado com outro nome.
    .brief = O jogo salvo não pôde ser lido, o arquivo está guardado.
    .braille = Jogo salvo ilegível, guardado.
settings-set-aside = { $all ->
        [on] Suas configurações não puderam ser lidas, e tudo está como de início. O arquivo delas ficou guardado com outro nome.
       *[off] Algumas das suas configurações não puderam ser lidas, e estão como de início. O arquivo delas ficou guardado com outro nome.
    }
    .brief = { $all ->
        [on] Suas configurações não puderam ser lidas, o arquivo está guardado.
       *[off] Algumas configurações não puderam ser lidas, o arquivo está guardado.
    }
    .braille = { $all ->
        [on] Configurações ilegíveis, guardadas.
       *[off] Algumas configurações ilegíveis, guardadas.
    }
voice-introduced = Nenhum leitor de tela foi encontrado, então o programa fala com sua própria voz. { $playing ->
        [on] Pressione { KEY("o") } para as opções, onde você escolhe quem fala, por exemplo seu próprio leitor.
       *[off] Pressione { KEY("v", place: "opening") } para escolher quem fala, por exemplo seu próprio leitor.
    }
    .brief = Nenhum leitor de tela foi encontrado. { $playing ->
        [on] Pressione { KEY("o") } para escolher quem fala.
       *[off] Pressione { KEY("v", place: "opening") } para escolher quem fala.
    }
    .braille = Nenhum leitor encontrado. { $playing ->
        [on] { CAP(KEY("o")) }, quem fala.
       *[off] Tecla { KEY("v", place: "opening") }, quem fala.
    }
direct-offered = O programa também pode falar diretamente por { $reader }, e então a tecla seguinte interrompe a fala. Pressione { KEY("v", place: "opening") } para isso, ou deixe como está.
    .brief = O programa pode falar diretamente por { $reader }, e a tecla seguinte interrompe. Pressione { KEY("v", place: "opening") } para isso.
    .braille = Tecla { KEY("v", place: "opening") }, por { $reader } diretamente.

again = { $sentence }, outra vez.
list-opened = { $kind ->
        [options] Opções. Setas para cima e para baixo percorrem, para a esquerda e para a direita mudam uma opção, { KEY("escape") } fecha.
        [sounds] Sons. Setas para cima e para baixo percorrem, { KEY("enter") } toca um som outra vez, { KEY("escape") } fecha.
       *[game] Menu. Setas para cima e para baixo percorrem, { KEY("enter") } executa, { KEY("escape") } fecha.
    }
    .brief = { $kind ->
        [options] Lista de opções.
        [sounds] Lista de sons.
       *[game] Menu do jogo.
    }
    .braille = { $kind ->
        [options] Lista de opções.
        [sounds] Sons.
       *[game] Menu.
    }
item = { CAP($action) }.
item-with-key = { CAP($action) }. Tecla: { $keys }.
    .brief = { CAP($action) }, { $keys }.
    .braille = { CAP($action) }, { $keys }.
item-edge = Não há mais itens. { CAP($action) }.
    .brief = Não há mais itens, { $action }.
    .braille = Fim, { $action }.
list-closed = Menu fechado. As teclas voltam a valer para o que estava por baixo.
    .brief = Menu fechado.
    .braille = Menu fechado.

asked-resign = Desistir deste jogo? Pressione { KEY("enter") } para desistir, { KEY("escape") } para continuar jogando.
    .brief = Desistir? { KEY("enter") } desiste, { KEY("escape") } continua.
    .braille = Desistir? { KEY("enter") } ou { KEY("escape") }.
asked-new-game = Começar um novo jogo? Pressione { KEY("enter") } para começar, { KEY("escape") } para ficar neste.
    .brief = Novo jogo? { KEY("enter") } começa, { KEY("escape") } fica neste.
    .braille = Novo jogo? { KEY("enter") } ou { KEY("escape") }.
declined = Não foi feito. Nada mudou.
    .brief = Não foi feito.
    .braille = Não feito.

help-row = { CAP($keys) }, { $action }.
    .brief = { CAP($keys) }, { $action }.
    .braille = { CAP($keys) }, { $action }.
help-more = Pressione { KEY("?") } outra vez para todas as teclas.
    .brief = { CAP(KEY("?")) } outra vez, todas as teclas.
    .braille = { CAP(KEY("?")) }, todas as teclas.
describing = Descrição de teclas. Pressione uma tecla para ouvir o que ela faz, { KEY("escape") } para terminar.
    .brief = Descrição de teclas. Pressione qualquer tecla, { KEY("escape") } termina.
    .braille = Descrição de teclas. { KEY("escape") } termina.
describing-ended = A descrição de teclas terminou. As teclas voltam a agir.
    .brief = As teclas voltam a agir.
    .braille = Teclas agem de novo.
key-described = { CAP($key) }: { $action }.
    .brief = { CAP($key) }, { $action }.
    .braille = { CAP($key) }, { $action }.
key-idle = { CAP($key) } não faz nada aqui.
    .brief = { CAP($key) }, nenhuma ação aqui.
    .braille = { CAP($key) }, nada.
unbound = Nenhuma ação em { $key } aqui. Pressione { KEY("?") } para ajuda.
    .brief = Nenhuma ação em { $key }. { CAP(KEY("?")) }, ajuda.
    .braille = Nenhuma ação em { $key }.
unbound-typing = Nenhuma ação em { $key } enquanto se digita. Pressione { KEY("escape") } para cancelar.
    .brief = Nenhuma ação em { $key } ao digitar. { KEY("escape") } cancela.
    .braille = Nenhuma ação em { $key }.

typing = Digite um comando e pressione { KEY("enter") }. Por exemplo, colocar { CELL("b3") }, ou dar alta escura redonda com furo.
    .brief = Digite um comando, depois { KEY("enter") }. Por exemplo, colocar { CELL("b3") }.
    .braille = Digite um comando.
finding = Digite o que procura e pressione { KEY("enter") }. Por exemplo alta escura, ou { CELL("b3") }.
    .brief = Procurar o quê? Digite, depois { KEY("enter") }. Por exemplo alta escura.
    .braille = Procurar o quê?
sign-typed = { CAP($key) }.
erased = Apagado: { $character }. Digitado até agora: { $text }.
    .brief = Apagado { $character }, ficou { $text }.
    .braille = Apagado { $character }, ficou { $text }.
erased-all = Apagado: { $character }. Agora nada está digitado.
    .brief = Apagado { $character }, não ficou nada.
    .braille = Apagado { $character }, ficou nada.
typed = Digitado até agora: { $text }.
    .brief = Digitado: { $text }.
    .braille = Digitado: { $text }.
only-signs = só sinais
nothing-typed = Nada foi digitado ainda. Digite um comando e pressione { KEY("enter") }, ou { KEY("escape") }.
    .brief = Nada digitado ainda.
    .braille = Nada digitado.
typing-cancelled = Cancelado, nada foi feito.
    .brief = Cancelado, nada feito.
    .braille = Cancelado.
not-understood = Não. Não entendido: { $text }. Digite por exemplo colocar { CELL("b3") }, dar alta escura redonda com furo, anunciar linha 2, tabuleiro ou situação.
    .brief = Não. Não entendido: { $text }. Por exemplo colocar { CELL("b3") }, dar alta escura redonda com furo, anunciar linha 2.
    .braille = Não. Não entendido: { $text }.
not-understood-ambiguous = Não. Mais de um comando começa como { $text }: { $candidates }. Digite mais letras.
    .brief = Não. { CAP($text) } pode ser { $candidates }. Digite mais letras.
    .braille = Não. { CAP($text) } é ambíguo.
piece-unclear = Não. { $fitting ->
        [0] Nenhuma peça restante é { $text }.
       *[other] Das peças restantes, { AS($fitting, "number-feminine") } se descrevem assim: { $text }. Diga mais sobre altura, cor, formato e furo.
    }
    .brief = Não. { $fitting ->
        [0] Nenhuma peça restante é { $text }.
       *[other] { CAP(AS($fitting, "number-feminine")) } peças restantes servem: { $text }. Diga mais.
    }
    .braille = Não. { AS($fitting, "form-pieces") }: { $text }.

pasted = Não. Chegou muita coisa de uma vez, como ao colar, e nada disso foi feito. Pressione uma tecla por vez.
    .brief = Não. Muita coisa de uma vez, nada feito. Pressione uma tecla por vez.
    .braille = Não. Muita coisa de uma vez.
voice-not-ours = Não. Mais e hífen mudam a voz do próprio programa, e { $mode ->
        [print] quem fala é seu leitor de tela. Mude a velocidade nele
        [direct] quem fala é seu leitor de tela. Mude a velocidade nele
       *[other] nenhuma voz fala agora
    }.
    .brief = Não. { $mode ->
        [print] Seu leitor de tela tem velocidade própria
        [direct] Seu leitor de tela tem velocidade própria
       *[other] Nenhuma voz fala agora
    }.
    .braille = Não. Nenhuma voz nossa fala.
no-other-voice = Não. Outra voz só pode ser escolhida quando fala a voz do próprio programa e há mais vozes instaladas. O comando quarto-access voices mostra quais são.
    .brief = Não. Não há outra voz para escolher aqui.
    .braille = Não. Nenhuma outra voz.
no-sounds = { $off ->
        [on] Não. Os sons estão desligados. Aumente o volume nas opções, { KEY("o") }, ou pressione { KEY("m") } para ouvir o tabuleiro em palavras.
       *[off] Não. Não há dispositivo para tocar sons. Pressione { KEY("m") } para ouvir o tabuleiro em palavras.
    }
    .brief = { $off ->
        [on] Não. Os sons estão desligados. Opções, { KEY("o") }, ou { KEY("m") } para palavras.
       *[off] Não. Nenhum dispositivo de som. Pressione { KEY("m") } para palavras.
    }
    .braille = { $off ->
        [on] Não. Sons desligados. { CAP(KEY("m")) }, palavras.
       *[off] Não. Sem dispositivo de som. { CAP(KEY("m")) }, palavras.
    }
speaker-lost = { $left ->
        [direct] Seu leitor de tela não responde.
        [braille] A linha braille não responde.
       *[self] A voz do próprio programa não pode ser ouvida.
    } { $now ->
        [self] Fala a voz do próprio programa.
        [braille] Linhas de texto são escritas para braille.
       *[print] Linhas de texto são escritas para seu leitor.
    }
    .brief = { $left ->
        [direct] Seu leitor não responde.
        [braille] A linha braille não responde.
       *[self] Nenhuma voz pode ser ouvida.
    } { $now ->
        [self] Fala a voz do próprio programa.
       *[print] Em vez disso, linhas de texto.
    }
    .braille = { $left ->
        [direct] Leitor perdido.
        [braille] Linha braille perdida.
       *[self] Voz perdida.
    } { $now ->
        [self] Voz fala.
       *[print] Linhas.
    }
speaker-back = { $now ->
        [direct] Seu leitor de tela responde, e o programa volta a falar por ele.
        [braille] A linha braille responde, e volta a mostrar as casas.
       *[self] A voz do próprio programa funciona outra vez.
    }
    .brief = { $now ->
        [direct] Seu leitor fala outra vez.
        [braille] A linha braille mostra as casas outra vez.
       *[self] A voz fala outra vez.
    }
    .braille = { $now ->
        [direct] Leitor de volta.
        [braille] Linha braille de volta.
       *[self] Voz de volta.
    }
sound-edge = Não há mais sons.
history-edge = { $direction ->
        [older] Não há mensagem mais antiga.
       *[newer] Não há mensagem mais nova.
    }
    .brief = { $direction ->
        [older] Nenhuma mensagem mais antiga.
       *[newer] Nenhuma mensagem mais nova.
    }
    .braille = { $direction ->
        [older] Nenhuma mais antiga.
       *[newer] Nenhuma mais nova.
    }
spelled = { $letters }.
spelled-letter = { $letter }
spelled-letters = { $letters }
spelled-word = { $first }. { $second }
spelled-mark = { $mark ->
        [stop] ponto
        [comma] vírgula
        [colon] dois pontos
        [question] interrogação
        [exclamation] exclamação
        [apostrophe] apóstrofo
       *[hyphen] hífen
    }

quit-asked = { $saved ->
        [on] O jogo está salvo. Pressione { KEY("ctrl-c") } outra vez para sair.
       *[off] O jogo não pôde ser salvo. Pressione { KEY("ctrl-c") } outra vez para sair mesmo assim.
    }
    .brief = { $saved ->
        [on] Jogo salvo. Pressione outra vez para sair.
       *[off] Jogo não salvo. Pressione outra vez para sair mesmo assim.
    }
    .braille = { $saved ->
        [on] Salvo. De novo para sair.
       *[off] Não salvo. De novo para sair.
    }
quit-asked-idle = Pressione { KEY("ctrl-c") } outra vez para sair.
    .brief = Pressione outra vez para sair.
    .braille = De novo para sair.
save-failed = { $what ->
        [lesson] Até onde você chegou na lição não pôde ser guardado, o arquivo não pode ser gravado. Ela continua mesmo assim.
       *[game] O jogo não pôde ser salvo, o arquivo não pode ser gravado. Ele continua mesmo assim.
    }
    .brief = { $what ->
        [lesson] Seu lugar na lição não pode ser guardado. Ela continua.
       *[game] O jogo não pode ser salvo. Ele continua.
    }
    .braille = Não pode ser salvo.
settings-not-kept = As opções não podem ser guardadas, o arquivo delas não pode ser gravado. Elas valem até você sair.
    .brief = As opções não podem ser guardadas. Valem até você sair.
    .braille = Opções valem até você sair.
transcript-failed = O que é dito já não pode ser anotado, o arquivo não pode ser gravado. O jogo continua.
    .brief = A transcrição não pode ser gravada. O jogo continua.
    .braille = Transcrição não pode ser gravada.
save-moved = Outro programa escreve no arquivo deste jogo. De agora em diante ele é guardado em { $name }.
    .brief = Outro programa usa este arquivo. O jogo agora está em { $name }.
    .braille = Jogo agora em { $name }.
left-saved = O jogo está salvo. Até logo.
    .brief = Jogo salvo. Até logo.
    .braille = Salvo. Até logo.
left-unsaved = O jogo não pôde ser salvo. Até logo.
    .brief = Jogo não salvo. Até logo.
    .braille = Não salvo. Até logo.
left = Até logo.
