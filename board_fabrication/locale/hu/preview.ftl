# Az oldal minden rajzzal, annak, aki nézi.

preview-title = Tapintható Quarto tábla: minden rajz
preview-about = Ez az oldal csak megnézésre való. Vágni a mellette lévő fájlokat kell.
preview-bar = Ez a vonal 100 milliméter hosszú, ha az oldal valódi méretben látszik.
preview-lines = A folytonos vonalak átvágást jelentenek, a szaggatottak részben megmunkálást, a pontozottak mentén nincs vágás.
preview-contents = Részek
preview-about-board = A tábla szavakban
preview-scroll = Rajz, { plate-title }, oldalra mozgatható
preview-places = Lyukak közepe milliméterben, { plate-title }
preview-hole = lyuk
preview-wide = átmérő
