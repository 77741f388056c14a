# Mit mond a vizsgálat és a hangok listája. Programok és fájlok nevei állhatnak benne.

doctor-version = Ez a Quarto Access { $version }.
doctor-terminal =
    { $input ->
        [yes] A billentyűk egy terminálról jönnek
       *[no] Nem terminál küldi a billentyűket, így itt nem lehet játszani; indítsa a programot egy terminálablakban
    }. Típusa { $kind }, { $columns } oszlopa és { $rows } sora van, kódolása { $encoding }.
doctor-unnamed = nincs megadva
doctor-readers = Futó képernyőolvasók: { $names }.
doctor-no-readers = Nem található képernyőolvasó. Olyan, amely hálózaton át olvas terminált, nem található meg.
doctor-direct = Közvetlenül lehet ezen át beszélni: { $names }. Ehhez így indítsa: --speech direct.
doctor-remote = Ez a terminál másik gépen van, így az ottani képernyőolvasó mondja a sorokat.
doctor-accessible = Az ACCESSIBLE változó képernyőolvasónak szánt sorokat kér.
doctor-synthesiser =
    { $name ->
        [espeak-of-system] A program saját hangja ennek a rendszernek az eSpeak NG programja.
        [espeak-bundled] A program saját hangja lehet a vele telepített eSpeak NG.
        [sapi] A program saját hangja a Windows hangja.
       *[av-speech] A program saját hangja a macOS hangja.
    }
doctor-no-synthesiser = Nincs semmi, ami a program saját hangján beszélhetne. Debianon és Ubuntun telepítse az espeak-ng csomagot.
doctor-voices = Hangok ezekhez a nyelvekhez: { $languages }.
doctor-no-voices = A szintetizátor nem mondja meg, milyen hangjai vannak.
doctor-device =
    { $device ->
        [opens] Hang lejátszható.
        [no_device] Nincs hangeszköz, így sem hangjelzés, sem a program saját hangja nem hallható.
        [no_library] A hangjelzésekhez a pygame-ce könyvtár kell: telepítse újra a Quarto Access programot a pip segítségével.
       *[unknown] A hangeszköz nem válaszol.
    }
doctor-server = A speech-dispatcher beszédkiszolgáló telepítve van.
doctor-braille = BrlAPI segítségével elérhető egy { $columns } cellás braille-kijelző.
doctor-no-braille = Közvetlenül nem érhető el braille-kijelző. Amelyik a terminált követi, az mutatja a sorokat.
doctor-missing =
    { $installer ->
        [apt] Hiányzik ez a könyvtár: { $module }. Debianon és Ubuntun ezt telepítse: { $package }.
       *[pip] Hiányzik ez a könyvtár: { $module }. A Quarto Access mappájában írja be: .venv/bin/pip install "{ $target }".
    }
doctor-speaks =
    Ha senki sem választ, { $mode ->
        [self] a program saját hangja beszél, és ugyanazok a szavak állnak a terminálon.
       *[print] sorok íródnak a képernyőolvasójának.
    }
doctor-language =
    A program nyelve: { $language }. { $voice ->
        [yes] Van hozzá hang.
        [no] Nincs hozzá hang: telepítsen egyet a rendszerbe, vagy válasszon másik nyelvet a --lang kapcsolóval.
       *[unknown] Nem ismert, van-e hozzá hang.
    }
doctor-try-voice = Ez a program saját hangja.
doctor-try-sound = E mondat után egy hangjelzés jön.
doctor-tried = Hallható volt a hang és a hangjelzés? Ha nem, a fenti mondatok megmondják, miért.
doctor-try-failed =
    A hangot nem lehetett kipróbálni: { $reason ->
        [no_synthesiser] nincs, ami beszéljen.
        [no_device] nincs hangeszköz.
       *[worker_died] a szintetizátor leáll.
    }
voices-line = { $name }, nyelv: { $languages }: { $id }
voices-none = Nem található hang. Debianon és Ubuntun telepítse az espeak-ng csomagot.
language-name =
    { $tag ->
        [en] angol
        [hu] magyar
        [ru] orosz
        [es] spanyol
        [pt-br] brazil portugál
       *[fr] francia
    }
