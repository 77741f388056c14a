language-offered = Español. Pulse Enter para español, flecha abajo para otro idioma.
    .brief = Español. Enter, español. Flecha abajo, otro idioma.
    .braille = Español. Enter o abajo.
