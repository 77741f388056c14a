# Lo que dicen el doctor y la lista de voces. Puede haber nombres de programas y archivos.

doctor-version = Esto es Quarto Access { $version }.
doctor-terminal = { $input ->
        [yes] Las teclas llegan de un terminal
       *[no] Ningún terminal envía teclas, y aquí no se puede jugar; inicie el programa en una ventana de terminal
    }. Se llama { $kind }, tiene { $columns } columnas y { $rows } filas, y su codificación es { $encoding }.
doctor-unnamed = nada
doctor-readers = Lectores de pantalla en marcha: { $names }.
doctor-no-readers = No se encontró ningún lector de pantalla. Uno que lee terminales a través de una red no se puede encontrar.
doctor-direct = El programa puede hablar directamente por { $names }. Para eso, inicie con --speech direct.
doctor-remote = Este terminal está en otra máquina, y las líneas de texto las dice el lector de allí.
doctor-accessible = La variable ACCESSIBLE pide líneas de texto que diga un lector.
doctor-synthesiser = { $name ->
        [espeak-of-system] La voz del propio programa es el eSpeak NG de este sistema.
        [espeak-bundled] La voz del propio programa puede ser el eSpeak NG que se instaló con él.
        [sapi] La voz del propio programa es la de Windows.
       *[av-speech] La voz del propio programa es la de macOS.
    }
doctor-no-synthesiser = No hay nada que pueda hablar con una voz del propio programa. En Debian y Ubuntu, instale el paquete espeak-ng.
doctor-voices = Voces para estos idiomas: { $languages }.
doctor-no-voices = El sintetizador no dice qué voces tiene.
doctor-device = { $device ->
        [opens] Se pueden tocar sonidos.
        [no_device] No hay dispositivo de sonido, y no se pueden oír ni sonidos ni una voz del propio programa.
        [no_library] Los sonidos necesitan la biblioteca pygame-ce: instale Quarto Access otra vez con pip.
       *[unknown] El dispositivo de sonido no responde.
    }
doctor-server = El servidor de voz speech-dispatcher está instalado.
doctor-braille = Se llega a una línea braille de { $columns } celdas por BrlAPI.
doctor-no-braille = No se llega directamente a ninguna línea braille. Una que sigue al terminal muestra las líneas de texto.
doctor-missing = { $installer ->
        [apt] Falta la biblioteca { $module }. En Debian y Ubuntu, instale { $package }.
       *[pip] Falta la biblioteca { $module }. En la carpeta de Quarto Access, escriba .venv/bin/pip install "{ $target }".
    }
doctor-speaks = Si nadie elige, { $mode ->
        [self] habla la voz del propio programa, y las mismas palabras están en el terminal.
       *[print] se escriben líneas de texto para su propio lector.
    }
doctor-language = El programa habla { $language }. { $voice ->
        [yes] Hay una voz para ello.
        [no] No hay voz para ello: instale una en el sistema, o elija otro idioma con --lang.
       *[unknown] No se sabe si hay una voz para ello.
    }
doctor-try-voice = Esta es la voz del propio programa.
doctor-try-sound = Tras esta frase viene un sonido.
doctor-tried = ¿Hubo una voz y un sonido? Si no, las frases de arriba dicen por qué.
doctor-try-failed = La voz no se pudo probar: { $reason ->
        [no_synthesiser] no hay nada que pueda hablar.
        [no_device] no hay dispositivo de sonido.
       *[worker_died] el sintetizador deja de funcionar.
    }

voices-line = { $name }, para { $languages }: { $id }
voices-none = No se encontró ninguna voz. En Debian y Ubuntu, instale el paquete espeak-ng.
language-name = { $tag ->
        [en] inglés
        [hu] húngaro
        [ru] ruso
        [es] español
        [pt-br] portugués de Brasil
       *[fr] francés
    }
