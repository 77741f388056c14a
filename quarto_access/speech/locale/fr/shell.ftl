language-offered = Français. Appuyez sur Entrée pour le français, flèche bas pour une autre langue.
    .brief = Français. Entrée, français. Flèche bas, autre langue.
    .braille = Français. Entrée ou bas.
