# La leçon. Pour chaque étape : ce qu'elle enseigne, et ce qu'il faut faire, entendu en dernier.

lesson-begun = Voici une leçon de { $steps } étapes courtes. Elle se sert des touches du jeu. Vous pouvez vous arrêter à tout moment et continuer plus tard. La touche { KEY("r") } redit le dernier message, { KEY("?") } nomme les touches, { KEY("escape") } ouvre un menu. Étape 1.
    .brief = Une leçon de { $steps } étapes courtes, avec les touches du jeu. Arrêtez-vous quand vous voulez. { CAP(KEY("r")) } répète, { KEY("escape") } ouvre un menu. Étape 1.
    .braille = Leçon, { $steps } étapes. { CAP(KEY("r")) } répète, { KEY("escape") } : menu. Étape 1.
lesson-number = Étape { $number } sur { $steps }.
    .brief = Étape { $number }.
    .braille = Étape { $number }.
lesson-resumed = La leçon continue à l'étape { $number } sur { $steps }. Le menu, par { KEY("escape") }, mène à l'étape précédente.
    .brief = La leçon continue. Étape { $number } sur { $steps }.
    .braille = Étape { $number } sur { $steps }.
lesson-edge = C'est la première étape. Il n'y en a pas avant elle.
    .brief = C'est la première étape.
    .braille = Première étape.
lesson-ended = C'était la leçon. Le reste s'apprend le mieux en jouant.
    .brief = C'était la leçon. Jouez maintenant.
    .braille = Fin de la leçon.
no-resigning = Une leçon ne s'abandonne pas. Pour la quitter, appuyez sur { KEY("escape") } et choisissez retour à l'accueil.
    .brief = Rien à abandonner. Pour sortir, { KEY("escape") }, puis retour à l'accueil.
    .braille = Rien à abandonner.
lesson-done = { $step ->
        [board] Juste, { CELL("b3") }.
        [pieces] Juste. Chacun des quatre chiffres change une chose en son contraire, toute pièce est donc à quatre touches au plus.
        [give] C'est donné. Dans une partie, l'ordinateur poserait maintenant cette pièce et vous en donnerait une.
        [place] Dans une partie, vous feriez cela maintenant.
        [claim] C'est ainsi que l'on gagne une partie.
        [window] Vous avez vu ce que l'adversaire a manqué.
        [missed] Regardez donc chaque alignement au moment où il se fait. Ses pièces comptent encore dans d'autres.
        [lens] Une chose à la fois se retient mieux. { CAP(KEY("j")) } passe à la forme, au creux, puis revient à tout.
        [status] { CAP(KEY("p")) } dit ce qui reste, { KEY("h") } ce qui est en main, { KEY("l") } le dernier coup, { KEY("w") } où vous êtes.
       *[other] { "" }
    }
    .brief = { $step ->
        [board] Juste, { CELL("b3") }.
        [pieces] Juste. Toute pièce est à quatre touches au plus.
        [give] C'est donné. Dans une partie, l'ordinateur la poserait maintenant et vous en donnerait une.
        [place] Dans une partie, vous feriez cela maintenant.
        [claim] C'est ainsi que l'on gagne une partie.
        [window] Vous avez vu ce que l'ordinateur a manqué.
        [missed] Ses pièces comptent encore dans d'autres alignements.
        [lens] { CAP(KEY("j")) } passe à la forme, au creux, puis revient à tout.
        [status] { CAP(KEY("p")) } dit ce qui reste, { KEY("h") } la pièce en main, { KEY("l") } le dernier coup, { KEY("w") } où vous êtes.
       *[other] { "" }
    }
    .braille = { $step ->
        [status] Aussi { KEY("p") }, { KEY("h") }, { KEY("l") }, { KEY("w") }.
       *[other] { "" }
    }
lesson-strayed = { $step ->
        [board] Vous avez posé la pièce. Ici, vous allez seulement à une case, { KEY("enter") } est pour plus tard. L'étape recommence.
        [pieces] Vous avez donné la pièce. Ici, vous en trouvez seulement une, { KEY("enter") } est pour plus tard. L'étape recommence.
        [claim] { $did ->
            [gave] Vous avez donné la pièce sans annoncer. L'adversaire peut maintenant annoncer, et votre chance est passée.
           *[else] Votre chance est passée.
        } L'étape recommence.
        [window] { $did ->
            [placed] Vous avez posé votre pièce sans annoncer. L'alignement ne compte plus.
           *[else] Votre chance est passée.
        } L'étape recommence.
        [missed] { $did ->
            [placed] Vous avez posé la pièce. Ici, il faut d'abord annoncer la rangée 2.
           *[else] C'était un autre alignement.
        } L'étape recommence.
        [lens] Vous avez donné une pièce. Ici, vous écoutez seulement. L'étape recommence.
        [status] Vous avez donné une pièce. Ici, vous demandez seulement. L'étape recommence.
       *[other] { $did ->
            [gave] Vous avez donné une pièce. Ce n'était pas demandé.
            [placed] Vous avez posé la pièce. Ce n'était pas demandé.
           *[else] Pas ainsi.
        } L'étape recommence.
    }
    .brief = { $step ->
        [board] Vous avez posé la pièce. Ici, allez seulement à une case. On recommence.
        [pieces] Vous avez donné la pièce. Ici, trouvez-en seulement une. On recommence.
        [claim] { $did ->
            [gave] Vous avez donné avant d'annoncer, la chance passe à l'adversaire.
           *[else] Votre chance est passée.
        } On recommence.
        [window] { $did ->
            [placed] Vous avez posé avant d'annoncer, l'alignement ne compte plus.
           *[else] Votre chance est passée.
        } On recommence.
        [missed] { $did ->
            [placed] Vous avez posé la pièce. Ici, il faut d'abord annoncer la rangée 2.
           *[else] C'était un autre alignement.
        } On recommence.
        [lens] Vous avez donné une pièce. Ici, écoutez seulement. On recommence.
        [status] Vous avez donné une pièce. Ici, demandez seulement. On recommence.
       *[other] { $did ->
            [gave] Vous avez donné une pièce. Ce n'était pas demandé.
            [placed] Vous avez posé la pièce. Ce n'était pas demandé.
           *[else] Pas ainsi.
        } On recommence.
    }
    .braille = { $step ->
        [claim] Annoncez avant de donner. Encore.
        [window] Annoncez avant de poser. Encore.
       *[other] Autre chose. Encore.
    }
line-judged = { $verdict ->
        [right] C'est juste.
        [wrong] Non, c'est l'inverse.
       *[turned] La réponse.
    }
line-shares = { CAP($line) }, c'est un Quarto : toutes { $traits }.
    .brief = { CAP($line) }, c'est un Quarto : toutes { $traits }.
    .braille = { CAP($line) } : toutes { $traits }.
line-shares-nothing = { CAP($line) }, ce n'est pas un Quarto. Rien n'est commun aux quatre : { $counts }.
    .brief = { CAP($line) }, ce n'est pas un Quarto : { $counts }.
    .braille = { CAP($line) }, aucun : { $counts }.

lesson-board = Le plateau a quatre colonnes, a à d de gauche à droite, et quatre rangées, 1 à 4, la rangée 1 étant la plus proche de vous. { CAP(CELL("a1")) } est le coin proche à gauche, et le plateau en bois a ce coin coupé pour que la main le trouve. Une lettre va à une colonne, un chiffre à une rangée, les flèches avancent d'une case.
    .brief = Le plateau a les colonnes a à d de gauche à droite, et les rangées 1 à 4, la rangée 1 étant la plus proche. { CAP(CELL("a1")) } est proche à gauche, où le plateau en bois a son coin coupé. Lettres, chiffres et flèches vous déplacent.
    .braille = Colonnes a à d, rangées 1 à 4. { CELL("a1") } est proche à gauche.
lesson-board-from-top = Le plateau a quatre colonnes, a à d de gauche à droite, et quatre rangées, 1 à 4, la rangée 1 étant la plus éloignée de vous. { CAP(CELL("a1")) } est le coin éloigné à gauche, et le plateau en bois a ce coin coupé pour que la main le trouve. Une lettre va à une colonne, un chiffre à une rangée, les flèches avancent d'une case.
    .brief = Le plateau a les colonnes a à d de gauche à droite, et les rangées 1 à 4, la rangée 1 étant la plus éloignée. { CAP(CELL("a1")) } est au loin à gauche, où le plateau en bois a son coin coupé. Lettres, chiffres et flèches vous déplacent.
    .braille = Colonnes a à d, rangées 1 à 4. { CELL("a1") } est au loin à gauche.
lesson-board-task = Allez en { CELL("b3") } : appuyez sur b, puis sur 3, ou sur les flèches.
    .brief = Allez en { CELL("b3") } : b, puis 3, ou les flèches.
    .braille = Allez en { CELL("b3") }.
lesson-pieces = Il y a seize pièces, toutes différentes. Chacune est haute ou basse, claire ou foncée, ronde ou carrée, creuse au sommet ou pleine. Elles se tiennent à côté du plateau, en quatre rangs de quatre. Ici, 1 change haute et basse, 2 claire et foncée, 3 ronde et carrée, 4 creuse et pleine. Les flèches marchent aussi.
    .brief = Seize pièces, toutes différentes : haute ou basse, claire ou foncée, ronde ou carrée, creuse ou pleine. 1 change la hauteur, 2 la couleur, 3 la forme, 4 le creux. Les flèches marchent aussi.
    .braille = Seize pièces. 1 hauteur, 2 couleur, 3 forme, 4 creux.
lesson-pieces-task = Trouvez la pièce haute, foncée, carrée et creuse.
    .brief = Trouvez la pièce haute, foncée, carrée et creuse.
    .braille = Trouvez haute foncée carrée creuse.
lesson-give = Vous ne choisissez jamais la pièce que vous posez. L'adversaire la choisit pour vous, et vous en choisissez une pour l'adversaire.
    .brief = Vous ne choisissez jamais la pièce que vous posez. Vous en choisissez une pour l'adversaire.
    .braille = Vous choisissez pour l'adversaire.
lesson-give-task = Allez à une pièce quelconque et appuyez sur { KEY("enter") } pour la donner à l'ordinateur.
    .brief = Allez à une pièce quelconque et appuyez sur { KEY("enter") } pour la donner.
    .braille = Donnez une pièce : { KEY("enter") }.
lesson-place = Deux pièces sont déjà sur le plateau, et l'ordinateur vous en a donné une : { $piece }.
    .brief = Deux pièces y sont déjà. Vous recevez : { $piece }.
    .braille = Vous recevez : { $piece }.
lesson-place-task = Allez à une case vide, { KEY("e") } mène à la suivante, et appuyez sur { KEY("enter") } pour y poser la pièce.
    .brief = Allez à une case vide, { KEY("e") } en trouve une, et appuyez sur { KEY("enter") }.
    .braille = Posez-la : { KEY("e") }, { KEY("enter") }.
lesson-line = Quatre pièces dans une rangée, une colonne ou une diagonale, avec quelque chose en commun, font un Quarto : toutes hautes, ou toutes rondes, peu importe. La rangée 1 a quatre pièces. { CAP(KEY("x")) } lit l'alignement par la case où vous êtes.
    .brief = Quatre pièces alignées en rangée, colonne ou diagonale, avec quelque chose en commun, font un Quarto. La rangée 1 est pleine. { CAP(KEY("x")) } la lit.
    .braille = Quatre avec un point commun : Quarto. { CAP(KEY("x")) } lit la rangée 1.
lesson-line-task = Appuyez sur { KEY("x") }, puis dites si la rangée 1 est un Quarto : { KEY("q") } pour oui, { KEY("backspace") } pour non, { KEY("enter") } pour entendre la réponse.
    .brief = Appuyez sur { KEY("x") }. Est-ce un Quarto ? { CAP(KEY("q")) }, oui. { CAP(KEY("backspace")) }, non. { CAP(KEY("enter")) }, la réponse.
    .braille = { CAP(KEY("x")) }. { CAP(KEY("q")) } oui, { KEY("backspace") } non, { KEY("enter") } réponse.
lesson-no-line = Voici une autre rangée 1. Une seule pièce différente en tout suffit à la gâcher.
    .brief = Voici une autre rangée 1.
    .braille = Autre rangée 1.
lesson-no-line-task = Appuyez sur { KEY("x") }, puis sur { KEY("q") } pour un Quarto, { KEY("backspace") } pour aucun, { KEY("enter") } pour entendre la réponse.
    .brief = Appuyez sur { KEY("x") }, puis { KEY("q") } pour oui, { KEY("backspace") } pour non, { KEY("enter") } pour la réponse.
    .braille = { CAP(KEY("x")) }, puis { KEY("q") }, { KEY("backspace") }, { KEY("enter") }.
lesson-diagonal = Les diagonales comptent aussi. Vous êtes en { CELL("a1") }. Appuyez une fois sur { KEY("x") } pour la rangée 1, encore pour la colonne a, et une troisième fois pour la diagonale de { CELL("a1") } à { CELL("d4") }.
    .brief = Les diagonales comptent aussi. Depuis { CELL("a1") }, le troisième { KEY("x") } lit la diagonale jusqu'à { CELL("d4") }.
    .braille = Le troisième { KEY("x") } lit la diagonale { CELL("a1") } { CELL("d4") }.
lesson-diagonal-task = Écoutez la diagonale, puis { KEY("q") } pour un Quarto, { KEY("backspace") } pour aucun, { KEY("enter") } pour entendre la réponse.
    .brief = Écoutez, puis { KEY("q") } pour oui, { KEY("backspace") } pour non, { KEY("enter") } pour la réponse.
    .braille = { CAP(KEY("q")) }, { KEY("backspace") } ou { KEY("enter") }.
lesson-claim = Faire un Quarto ne fait pas gagner. L'annoncer, si. Vous venez de poser une pièce en { CELL("d1") }, et la rangée 1 est pleine. Tant que vous ne donnez pas de pièce, vous pouvez annoncer. Pour annoncer, appuyez sur { KEY("q") }, montrez l'alignement par sa lettre ou son chiffre, et appuyez sur { KEY("enter") }. Pendant l'annonce, { KEY("x") } montre une diagonale.
    .brief = On gagne en annonçant un Quarto, pas en le faisant. Vous venez de poser en { CELL("d1") }, et la rangée 1 est pleine. Pour annoncer, appuyez sur { KEY("q") }, puis sur le chiffre de la rangée ou la lettre de la colonne, puis sur { KEY("enter") }.
    .braille = Vous avez posé en { CELL("d1") }. Annoncez : { KEY("q") }, alignement, { KEY("enter") }.
lesson-claim-task = Annoncez la rangée 1 : { KEY("q") }, 1, { KEY("enter") }.
    .brief = Annoncez la rangée 1 : { KEY("q") }, 1, { KEY("enter") }.
    .braille = { CAP(KEY("q")) }, 1, { KEY("enter") }.
lesson-window = Quand vous donnez une pièce sans annoncer, l'adversaire peut annoncer votre alignement jusqu'à ce que la pièce soit posée. Cela vaut dans les deux sens. L'ordinateur vient de poser une pièce, n'a rien annoncé, et vous en a donné une. 0 va à la case changée en dernier, et { KEY("x") } lit les alignements qui y passent.
    .brief = Donner une pièce sans annoncer laisse l'annonce à l'adversaire. L'ordinateur a posé, n'a rien annoncé, et vous a donné une pièce. 0 va à sa case, { KEY("x") } lit les alignements.
    .braille = L'ordinateur a manqué un alignement. 0, puis { KEY("x") }.
lesson-window-task = Trouvez l'alignement manqué, et annoncez-le avant de poser.
    .brief = Trouvez l'alignement et annoncez-le avant de poser.
    .braille = Trouvez-le et annoncez-le.
lesson-missed = Un alignement que personne n'a vu à temps ne compte plus. La rangée 2 est pleine de pièces hautes, mais elle date de quelques coups.
    .brief = Un alignement que personne n'annonce à temps ne compte plus. La rangée 2 n'a que des hautes, mais date de quelques coups.
    .braille = Rangée 2, toutes hautes, ne compte plus.
lesson-missed-task = Annoncez quand même la rangée 2, et écoutez la réponse : { KEY("q") }, 2, { KEY("enter") }.
    .brief = Annoncez quand même la rangée 2 : { KEY("q") }, 2, { KEY("enter") }.
    .braille = { CAP(KEY("q")) }, 2, { KEY("enter") }.
lesson-lens = Huit pièces sont sur le plateau, c'est beaucoup à retenir. La touche { KEY("j") } réduit ce que vous entendez à une seule chose : d'abord la hauteur, puis la couleur, la forme, le creux, puis de nouveau tout. { CAP(KEY("m")) } lit tout le plateau, rangée par rangée.
    .brief = Huit pièces sont ici. { CAP(KEY("j")) } réduit ce que vous entendez : hauteur, couleur, forme, creux, puis tout. { CAP(KEY("m")) } lit le plateau.
    .braille = { CAP(KEY("j")) } : hauteur, couleur, forme, creux, tout. { CAP(KEY("m")) } : plateau.
lesson-lens-task = Appuyez sur { KEY("j") } jusqu'à entendre couleur, puis sur { KEY("m") }.
    .brief = Appuyez sur { KEY("j") } jusqu'à entendre couleur, puis sur { KEY("m") }.
    .braille = { CAP(KEY("j")) } { KEY("j") }, puis { KEY("m") }.
lesson-status = Quand vous avez perdu le fil, { KEY("s") } dit à qui de jouer et ce qu'il faut faire.
    .brief = { CAP(KEY("s")) } dit à qui de jouer et que faire.
    .braille = { CAP(KEY("s")) } : à qui de jouer.
lesson-status-task = Appuyez sur { KEY("s") }.
    .brief = Appuyez sur { KEY("s") }.
    .braille = Touche { KEY("s") }.
lesson-set = Le jeu en bois est un plateau de vingt-cinq centimètres sur vingt-cinq, avec seize trous ronds où les pièces tiennent sans glisser. Le coin en { CELL("a1") } est coupé. Les pièces carrées ont des arêtes, les rondes n'en ont pas. Une pièce creuse a un trou au sommet. Là où la couleur ne se voit pas, une rainure fait le tour des pièces foncées. Le programme nomme les cases et les pièces comme les mains les trouvent, on peut donc jouer les deux côte à côte.
    .brief = Le jeu en bois est un plateau de vingt-cinq centimètres avec seize trous ronds, où les pièces ne glissent pas. Le coin en { CELL("a1") } est coupé. Une rainure peut faire le tour des pièces foncées. Cases et pièces sont nommées comme les mains les trouvent.
    .braille = Le plateau en bois a seize trous et un coin coupé en { CELL("a1") }.
lesson-set-task = Appuyez sur { KEY("enter") } pour finir la leçon.
    .brief = { CAP(KEY("enter")) } finit la leçon.
    .braille = { CAP(KEY("enter")) } finit.
