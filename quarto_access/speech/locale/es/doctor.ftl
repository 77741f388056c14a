# Lo que dicen el diagnóstico y la lista de voces. Puede haber nombres de programas y archivos.

doctor-version = Esto es Quarto Access { $version }.
doctor-terminal = { $input ->
        [yes] Las teclas llegan de una terminal
       *[no] Ninguna terminal envía teclas, así que aquí no se puede jugar; inicie el programa en una ventana de terminal
    }. Se llama { $kind }, tiene { $columns } columnas y { $rows } filas, y su codificación es { $encoding }.
doctor-unnamed = nada
doctor-readers = Lectores de pantalla en marcha: { $names }.
doctor-no-readers = No se encontró ningún lector de pantalla. Uno que lea terminales a través de una red no se puede encontrar.
doctor-direct = Se puede hablar directamente a través de: { $names }. Para eso, inicie con --speech direct.
doctor-remote = Esta terminal está en otro equipo, así que el lector de allí dice las líneas.
doctor-accessible = La variable ACCESSIBLE pide líneas que diga un lector.
doctor-synthesiser = { $name ->
        [espeak-of-system] La voz propia del programa es el eSpeak NG de este sistema.
        [espeak-bundled] La voz propia del programa puede ser el eSpeak NG que se instaló con él.
        [sapi] La voz propia del programa es la de Windows.
       *[av-speech] La voz propia del programa es la de macOS.
    }
doctor-no-synthesiser = No hay nada que pueda hablar con una voz propia del programa. En Debian y Ubuntu, instale el paquete espeak-ng.
doctor-voices = Voces para estos idiomas: { $languages }.
doctor-no-voices = El sintetizador no dice qué voces tiene.
doctor-device = { $device ->
        [opens] Se pueden oír sonidos.
        [no_device] No hay dispositivo de sonido, así que no se pueden oír ni los sonidos ni una voz propia del programa.
        [no_library] Los sonidos necesitan la biblioteca pygame-ce: instale Quarto Access otra vez con pip.
       *[unknown] El dispositivo de sonido no responde.
    }
doctor-server = El servidor de voz speech-dispatcher está instalado.
doctor-braille = Por BrlAPI se llega a una línea braille de { $columns } celdas.
doctor-no-braille = No se llega directamente a ninguna línea braille. Una que siga a la terminal muestra las líneas.
doctor-missing = { $installer ->
        [apt] Falta la biblioteca { $module }. En Debian y Ubuntu, instale { $package }.
       *[pip] Falta la biblioteca { $module }. En la carpeta de Quarto Access, escriba .venv/bin/pip install "{ $target }".
    }
doctor-speaks = Si nadie elige, { $mode ->
        [self] habla la voz propia del programa, y las mismas palabras aparecen en la terminal.
       *[print] se escriben líneas para su propio lector.
    }
doctor-language = Idioma del programa: { $language }. { $voice ->
        [yes] Hay una voz para él.
        [no] No hay ninguna voz para él: instale una en el sistema, o elija otro idioma con --lang.
       *[unknown] No se sabe si hay una voz para él.
    }
doctor-try-voice = Esta es la voz propia del programa.
doctor-try-sound = Después de esta frase viene un sonido.
doctor-tried = ¿Se oyeron una voz y un sonido? Si no, las frases de arriba dicen por qué.
doctor-try-failed = No se pudo probar la voz: { $reason ->
        [no_synthesiser] nada puede producir habla.
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
