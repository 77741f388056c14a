# What the doctor and the list of voices tell. Names of programs and files may stand in it.

doctor-version = This is Quarto Access { $version }.
doctor-terminal = { $input ->
        [yes] Keys come from a terminal
       *[no] No terminal sends keys, so no game can be played here; start the program in a terminal window
    }. It is called { $kind }, has { $columns } columns and { $rows } rows, and its encoding is { $encoding }.
doctor-unnamed = nothing
doctor-readers = Screen readers that run: { $names }.
doctor-no-readers = No screen reader was found. One that reads terminals over a network cannot be found.
doctor-direct = It can be spoken through directly: { $names }. Start with --speech direct for that.
doctor-remote = This terminal is on another machine, so the reader there speaks the lines.
doctor-accessible = The variable ACCESSIBLE asks for lines that a reader speaks.
doctor-synthesiser = { $name ->
        [espeak-of-system] The program's own voice is eSpeak NG of this system.
        [espeak-bundled] The program's own voice can be the eSpeak NG that was installed with it.
        [sapi] The program's own voice is that of Windows.
       *[av-speech] The program's own voice is that of macOS.
    }
doctor-no-synthesiser = There is nothing that could speak with a voice of the program's own. On Debian and Ubuntu, install the package espeak-ng.
doctor-voices = Voices for these languages: { $languages }.
doctor-no-voices = The synthesiser does not tell its voices.
doctor-device = { $device ->
        [opens] Sound can be played.
        [no_device] There is no sound device, so neither sounds nor a voice of the program's own can be heard.
        [no_library] Sounds need the library pygame-ce: install Quarto Access again with pip.
       *[unknown] The sound device does not answer.
    }
doctor-server = The speech server speech-dispatcher is installed.
doctor-braille = A braille display of { $columns } cells is reached through BrlAPI.
doctor-no-braille = No braille display is reached directly. One that follows the terminal shows the lines.
doctor-missing = { $installer ->
        [apt] The library { $module } is missing. On Debian and Ubuntu, install { $package }.
       *[pip] The library { $module } is missing. In the folder of Quarto Access, type .venv/bin/pip install "{ $target }".
    }
doctor-speaks = If nobody chooses, { $mode ->
        [self] the program's own voice speaks, and the same words stand on the terminal.
       *[print] lines are written for your own reader.
    }
doctor-language = The program speaks { $language }. { $voice ->
        [yes] There is a voice for it.
        [no] There is no voice for it: install one in the system, or choose another language with --lang.
       *[unknown] Whether there is a voice for it is not known.
    }
doctor-try-voice = This is the voice of the program's own.
doctor-try-sound = After this sentence comes a sound.
doctor-tried = Was there a voice and a sound? If not, the sentences above say why.
doctor-try-failed = The voice could not be tried: { $reason ->
        [no_synthesiser] nothing can make speech.
        [no_device] there is no sound device.
       *[worker_died] the synthesiser stops working.
    }

voices-line = { $name }, for { $languages }: { $id }
voices-none = No voice was found. On Debian and Ubuntu, install the package espeak-ng.
language-name = { $tag ->
        [en] English
        [hu] Hungarian
        [ru] Russian
        [es] Spanish
        [pt-br] Brazilian Portuguese
       *[fr] French
    }
