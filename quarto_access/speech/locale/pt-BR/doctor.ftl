# O que dizem o diagnóstico e a lista de vozes. Nomes de programas e arquivos podem aparecer.

doctor-version = Este é o Quarto Access { $version }.
doctor-terminal = { $input ->
        [yes] As teclas vêm de um terminal
       *[no] Nenhum terminal envia teclas, e assim não se pode jogar aqui; inicie o programa numa janela de terminal
    }. Ele se chama { $kind }, colunas: { $columns }, linhas: { $rows }, e sua codificação é { $encoding }.
doctor-unnamed = nada
doctor-readers = Leitores de tela em execução: { $names }.
doctor-no-readers = Nenhum leitor de tela foi encontrado. Um que lê terminais pela rede não pode ser encontrado.
doctor-direct = É possível falar diretamente por: { $names }. Para isso, inicie com --speech direct.
doctor-remote = Este terminal está em outra máquina, então o leitor de lá fala as linhas de texto.
doctor-accessible = A variável ACCESSIBLE pede linhas de texto que um leitor fala.
doctor-synthesiser = { $name ->
        [espeak-of-system] A voz do próprio programa é o eSpeak NG deste sistema.
        [espeak-bundled] A voz do próprio programa pode ser o eSpeak NG que foi instalado com ele.
        [sapi] A voz do próprio programa é a do Windows.
       *[av-speech] A voz do próprio programa é a do macOS.
    }
doctor-no-synthesiser = Não há nada que possa falar com uma voz do próprio programa. No Debian e no Ubuntu, instale o pacote espeak-ng.
doctor-voices = Vozes para estes idiomas: { $languages }.
doctor-no-voices = O sintetizador não diz que vozes tem.
doctor-device = { $device ->
        [opens] É possível tocar som.
        [no_device] Não há dispositivo de som, e não se podem ouvir nem sons nem uma voz do próprio programa.
        [no_library] Os sons precisam da biblioteca pygame-ce: instale o Quarto Access de novo com pip.
       *[unknown] O dispositivo de som não responde.
    }
doctor-server = O servidor de fala speech-dispatcher está instalado.
doctor-braille = Uma linha braille é alcançada por BrlAPI, células: { $columns }.
doctor-no-braille = Nenhuma linha braille é alcançada diretamente. Uma que segue o terminal mostra as linhas de texto.
doctor-missing = { $installer ->
        [apt] Falta a biblioteca { $module }. No Debian e no Ubuntu, instale { $package }.
       *[pip] Falta a biblioteca { $module }. Na pasta do Quarto Access, digite .venv/bin/pip install "{ $target }".
    }
doctor-speaks = Se ninguém escolher, { $mode ->
        [self] fala a voz do próprio programa, e as mesmas palavras ficam no terminal.
       *[print] são escritas linhas de texto para seu próprio leitor.
    }
doctor-language = O programa fala { $language }. { $voice ->
        [yes] Há uma voz para esse idioma.
        [no] Não há voz para esse idioma: instale uma no sistema, ou escolha outro idioma com --lang.
       *[unknown] Não se sabe se há uma voz para esse idioma.
    }
doctor-try-voice = Esta é a voz do próprio programa.
doctor-try-sound = Depois desta frase vem um som.
doctor-tried = Houve uma voz e um som? Se não, as frases acima dizem por quê.
doctor-try-failed = A voz não pôde ser testada: { $reason ->
        [no_synthesiser] nada pode produzir fala.
        [no_device] não há dispositivo de som.
       *[worker_died] o sintetizador para de funcionar.
    }

voices-line = { $name }, para { $languages }: { $id }
voices-none = Nenhuma voz foi encontrada. No Debian e no Ubuntu, instale o pacote espeak-ng.
language-name = { $tag ->
        [en] inglês
        [hu] húngaro
        [ru] russo
        [es] espanhol
        [pt-br] português do Brasil
       *[fr] francês
    }
