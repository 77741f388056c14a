# Jogos salvos com nome, jogos anotados, e o que passou despercebido num jogo.

saves-opened = Jogos salvos, { $count } ao todo. Setas para cima e para baixo percorrem, { KEY("enter") } continua um deles, d apaga, { KEY("escape") } fecha.
    .brief = Jogos salvos, { $count }.
    .braille = Jogos salvos, { $count }.
saved-item = { $name }: { $against ->
        [computer] contra o computador
       *[player] duas pessoas
    }, { AS($placed, "form-pieces") } no tabuleiro, salvo { $days ->
        [0] hoje
        [1] ontem
       *[other] há { $days } dias
    }.
    .brief = { $name }, { $against ->
        [computer] contra o computador
       *[player] duas pessoas
    }, { AS($placed, "form-pieces") }, { $days ->
        [0] hoje
        [1] ontem
       *[other] há { $days } dias
    }.
    .braille = { $name }, { $against ->
        [computer] computador
       *[player] duas
    }, { AS($placed, "form-pieces") }, { $days ->
        [0] hoje
        [1] ontem
       *[other] { $days } dias
    }.
saved-item-over = { $name }: { $against ->
        [computer] contra o computador
       *[player] duas pessoas
    }, terminado, { AS($placed, "form-pieces") } no tabuleiro, salvo { $days ->
        [0] hoje
        [1] ontem
       *[other] há { $days } dias
    }.
    .brief = { $name }, { $against ->
        [computer] contra o computador
       *[player] duas pessoas
    }, terminado, { AS($placed, "form-pieces") }, { $days ->
        [0] hoje
        [1] ontem
       *[other] há { $days } dias
    }.
    .braille = { $name }, { $against ->
        [computer] computador
       *[player] duas
    }, terminado, { $days ->
        [0] hoje
        [1] ontem
       *[other] { $days } dias
    }.
saved-item-unread = { $name }: não pode ser continuado, { $fault ->
        [foreign] é de outro programa
        [newer] é de uma versão mais nova deste programa
       *[damaged] está danificado
    }. Gravado { $days ->
        [0] hoje
        [1] ontem
       *[other] há { $days } dias
    }.
    .brief = { $name }, { $fault ->
        [foreign] de outro programa
        [newer] de uma versão mais nova
       *[damaged] danificado
    }, { $days ->
        [0] hoje
        [1] ontem
       *[other] há { $days } dias
    }.
    .braille = { $name }, { $fault ->
        [foreign] outro programa
        [newer] versão mais nova
       *[damaged] danificado
    }.
saves-edge = Não há mais jogos salvos.
    .brief = Não há mais jogos.
    .braille = Não há mais.
saves-number = { $number } de { $count }. { $can ->
        [yes] { CAP(KEY("enter")) } continua este jogo, d apaga, { KEY("escape") } fecha a lista.
       *[no] A letra d apaga, { KEY("escape") } fecha a lista.
    }
    .brief = { $number } de { $count }. { $can ->
        [yes] { CAP(KEY("enter")) } continua, d apaga.
       *[no] A letra d apaga.
    }
    .braille = { $number } de { $count }. { $can ->
        [yes] { CAP(KEY("enter")) }, d, { KEY("escape") }.
       *[no] Letra d, { KEY("escape") }.
    }
saved-as = Salvo como { $name }. O jogo continua, e além disso é guardado a cada jogada.
    .brief = Salvo como { $name }.
    .braille = Salvo como { $name }.
save-deleted = Apagado, { $name }.
asked-delete-save = Apagar o jogo salvo { $name }? Não há como recuperar. Pressione { KEY("enter") } para apagar, { KEY("escape") } para manter.
    .brief = Apagar { $name }? { KEY("enter") } apaga, { KEY("escape") } mantém.
    .braille = Apagar { $name }? { KEY("enter") } ou { KEY("escape") }.
naming = Digite um nome para este jogo e pressione { KEY("enter") }.
    .brief = Que nome? Digite, depois { KEY("enter") }.
    .braille = Que nome?
game-written = { $kind ->
        [text] As jogadas foram anotadas em frases
       *[record] O jogo foi anotado em dados
    } em { $name }, na pasta Quarto Access dos seus documentos.
    .brief = Gravado em { $name }, pasta Quarto Access dos seus documentos.
    .braille = Gravado: { $name }, documentos, Quarto Access.

shelf-no-name = Não. Um nome precisa de uma letra ou de um dígito. Digite por exemplo salvar domingo.
    .brief = Não. Um nome precisa de letra ou dígito, como em salvar domingo.
    .braille = Não. Falta letra ou dígito.
shelf-too-long = Não. Um nome tem no máximo 40 caracteres. Digite um mais curto.
    .brief = Não. No máximo 40 caracteres. Digite um nome mais curto.
    .braille = Não. No máximo 40 caracteres.
shelf-taken = Não. Um jogo chamado { $name } já existe. Escolha outro nome, ou apague aquele.
    .brief = Não. { $name } já existe. Escolha outro nome.
    .braille = Não. { $name } já existe.
shelf-no-game = Não. Nenhum jogo está em andamento. Comece um, ou escolha um salvo.
    .brief = Não. Nenhum jogo está em andamento.
    .braille = Não. Nenhum jogo em andamento.
shelf-not-written = Não. O arquivo não pôde ser gravado. Libere espaço no disco, ou permita gravar, e tente de novo.
    .brief = Não. O arquivo não pôde ser gravado.
    .braille = Não. Não gravado.
shelf-not-deleted = Não. { $name } não pôde ser apagado. Não há permissão para isso aqui.
    .brief = Não. { $name } não pôde ser apagado.
    .braille = Não. Não apagado.
shelf-unknown = Não. Nenhum jogo salvo se chama { $name }. Digite salvos para ouvir todos.
    .brief = Não. Nenhum jogo salvo { $name }. Digite salvos para a lista.
    .braille = Não. Nenhum jogo salvo { $name }.
shelf-ambiguous = Não. Mais de um jogo salvo começa como { $name }. Digite mais letras.
    .brief = Não. Vários jogos salvos começam como { $name }. Digite mais letras.
    .braille = Não. { $name } é ambíguo.
shelf-nothing-saved = Não. Nenhum jogo está salvo com nome. Num jogo, digite salvar e um nome.
    .brief = Não. Nenhum jogo está salvo com nome.
    .braille = Não. Nenhum jogo com nome.
shelf-damaged = Não. { $name } está danificado, e não há como continuar. O arquivo fica guardado como está.
    .brief = Não. { $name } está danificado. Fica guardado como está.
    .braille = Não. { $name } está danificado.
shelf-foreign = Não. { $name } não é um jogo deste programa. O arquivo fica guardado como está.
    .brief = Não. { $name } é de outro programa. Fica guardado como está.
    .braille = Não. { $name }, outro programa.
shelf-newer = Não. { $name } é de uma versão mais nova deste programa. O arquivo fica guardado como está, então instale a versão mais nova.
    .brief = Não. { $name } é de uma versão mais nova. Fica guardado como está.
    .braille = Não. { $name }, versão mais nova.

resumed-over = Este jogo acabou, { $ruleset }.
    .brief = Este jogo acabou.
    .braille = Este jogo acabou.
game-turn = { CAP($moves) }.
missed-later = Não. O que passou despercebido é dito quando o jogo acaba.
    .brief = Não. O que passou despercebido é dito depois do fim.
    .braille = Não. Só depois do fim.
nothing-missed = Nada passou despercebido. Nenhuma sequência ficou sem anúncio, e nenhuma peça dada completou uma sequência.
    .brief = Nada passou despercebido, de nenhum lado.
    .braille = Nada despercebido.
missed-edge = Nada mais passou despercebido.
    .brief = Não há mais.
    .braille = Não há mais.
missed-number = { $number } de { $count }. Pressione g para o próximo, Shift g para o anterior.
    .brief = { $number } de { $count }.
    .braille = { $number } de { $count }.
missed-line = Jogada { $move }: sequência sem anúncio, { $line }, todas { $traits }. Podiam anunciar: { $first }, e depois { $second }.
    .brief = Jogada { $move }: sequência sem anúncio, { $line }, todas { $traits }. Podiam: { $first }, depois { $second }.
    .braille = Jogada { $move }: { $line } sem anúncio, { $traits }. { CAP($first) }, { $second }.
missed-line-last = Jogada { $move }: sequência sem anúncio, { $line }, todas { $traits }. Podia anunciar: { $first }.
    .brief = Jogada { $move }: sequência sem anúncio, { $line }, todas { $traits }. Podia: { $first }.
    .braille = Jogada { $move }: { $line } sem anúncio, { $traits }. { CAP($first) }.
missed-gift = Jogada { $move }: { $giver } deu para { $taker } a { $piece }. Em { $cell } ela completava uma sequência: { $line }, todas { $traits }. { $safe ->
        [0] Nenhuma peça era segura.
        [1] Uma peça era segura.
       *[other] { CAP(AS($safe, "number-feminine")) } peças eram seguras.
    } { $used ->
        [yes] Foi colocada ali.
        [no] Foi colocada em outra casa.
       *[unknown] { "" }
    }
    .brief = Jogada { $move }: { $giver } deu { $piece }, { $line }, todas { $traits }, em { $cell }. { $safe ->
        [0] Nenhuma era segura.
        [1] Uma era segura.
       *[other] { CAP(AS($safe, "number-feminine")) } eram seguras.
    } { $used ->
        [no] Foi colocada em outra casa.
       *[yes] { "" }
    }
    .braille = Jogada { $move }: { $giver } deu { $piece }, { $line } em { $cell }, { $traits }. Seguras: { $safe }.
