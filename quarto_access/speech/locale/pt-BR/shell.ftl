language-offered = Português. Pressione Enter para português, seta para baixo para outro idioma.
    .brief = Português. Enter, português. Seta para baixo, outro idioma.
    .braille = Português. Enter ou seta.
