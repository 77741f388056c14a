# Parties enregistrées sous un nom, parties écrites, et ce qui a été manqué dans une partie.

saves-opened = Parties enregistrées, { $count } en tout. { CAP(KEY("up")) } et { KEY("down") } les parcourent, { KEY("enter") } en continue une, { KEY("d", place: "saves") } en supprime une, { KEY("escape") } ferme.
    .brief = Parties enregistrées, { $count }.
    .braille = Parties enregistrées, { $count }.
saved-item = { $name } : { $against ->
        [computer] contre l'ordinateur
       *[player] à deux
    }, { $placed ->
        [one] { AS($placed, "form-pieces") } posée
       *[other] { AS($placed, "form-pieces") } posées
    }, enregistrée { $days ->
        [0] aujourd'hui
        [1] hier
       *[other] il y a { $days } jours
    }.
    .brief = { $name }, { $against ->
        [computer] contre l'ordinateur
       *[player] à deux
    }, { AS($placed, "form-pieces") }, { $days ->
        [0] aujourd'hui
        [1] hier
       *[other] il y a { $days } jours
    }.
    .braille = { $name }, { $against ->
        [computer] ordinateur
       *[player] à deux
    }, { $placed ->
        [one] { $placed } posée
       *[other] { $placed } posées
    }, { $days ->
        [0] aujourd'hui
        [1] hier
       *[other] { $days } jours
    }.
saved-item-over = { $name } : { $against ->
        [computer] contre l'ordinateur
       *[player] à deux
    }, finie, { $placed ->
        [one] { AS($placed, "form-pieces") } posée
       *[other] { AS($placed, "form-pieces") } posées
    }, enregistrée { $days ->
        [0] aujourd'hui
        [1] hier
       *[other] il y a { $days } jours
    }.
    .brief = { $name }, { $against ->
        [computer] contre l'ordinateur
       *[player] à deux
    }, finie, { AS($placed, "form-pieces") }, { $days ->
        [0] aujourd'hui
        [1] hier
       *[other] il y a { $days } jours
    }.
    .braille = { $name }, { $against ->
        [computer] ordinateur
       *[player] à deux
    }, finie, { $days ->
        [0] aujourd'hui
        [1] hier
       *[other] { $days } jours
    }.
saved-item-unread = { $name } : ne peut pas être continué, { $fault ->
        [foreign] c'est d'un autre programme
        [newer] c'est d'une version plus récente de ce programme
       *[damaged] le fichier est abîmé
    }. Fichier écrit { $days ->
        [0] aujourd'hui
        [1] hier
       *[other] il y a { $days } jours
    }.
    .brief = { $name }, { $fault ->
        [foreign] d'un autre programme
        [newer] d'une version plus récente
       *[damaged] fichier abîmé
    }, { $days ->
        [0] aujourd'hui
        [1] hier
       *[other] il y a { $days } jours
    }.
    .braille = { $name }, { $fault ->
        [foreign] autre programme
        [newer] version plus récente
       *[damaged] abîmé
    }.
saves-edge = Pas d'autre partie enregistrée.
    .brief = Il n'y en a pas d'autre.
    .braille = Pas d'autre.
saves-number = { $number } sur { $count }. { $can ->
        [yes] { CAP(KEY("enter")) } la continue, { KEY("d", place: "saves") } la supprime, { KEY("escape") } ferme la liste.
       *[no] La touche { KEY("d", place: "saves") } le supprime, { KEY("escape") } ferme la liste.
    }
    .brief = { $number } sur { $count }. { $can ->
        [yes] { CAP(KEY("enter")) } continue, { KEY("d", place: "saves") } supprime.
       *[no] La touche { KEY("d", place: "saves") } supprime.
    }
    .braille = { $number } sur { $count }. { $can ->
        [yes] { CAP(KEY("enter")) }, { KEY("d", place: "saves") }, { KEY("escape") }.
       *[no] { CAP(KEY("d", place: "saves")) }, { KEY("escape") }.
    }
saved-as = Partie enregistrée sous le nom { $name }. Elle continue, et reste gardée par ailleurs après chaque coup.
    .brief = Enregistrée sous le nom { $name }.
    .braille = Enregistrée, { $name }.
save-deleted = Partie supprimée, { $name }.
asked-delete-save = Supprimer la partie enregistrée { $name } ? Cela ne peut pas être défait. Appuyez sur { KEY("enter") } pour la supprimer, sur { KEY("escape") } pour la garder.
    .brief = Supprimer { $name } ? { CAP(KEY("enter")) } supprime, { KEY("escape") } garde.
    .braille = Supprimer { $name } ? { CAP(KEY("enter")) } ou { KEY("escape") }.
naming = Écrivez un nom pour cette partie et appuyez sur { KEY("enter") }.
    .brief = Quel nom ? Écrivez-le, puis { KEY("enter") }.
    .braille = Quel nom ?
game-written = { $kind ->
        [text] Les coups sont écrits en phrases
       *[record] La partie est écrite en données
    } dans { $name }, au dossier Quarto Access de vos documents.
    .brief = C'est écrit dans { $name }, dossier Quarto Access de vos documents.
    .braille = Écrit : { $name }, documents, Quarto Access.

shelf-no-name = Non. Un nom demande une lettre ou un chiffre. Écrivez par exemple enregistrer dimanche.
    .brief = Non. Un nom demande une lettre ou un chiffre, par exemple enregistrer dimanche.
    .braille = Non. Il faut une lettre ou un chiffre.
shelf-too-long = Non. Un nom a 40 caractères au plus. Écrivez-en un plus court.
    .brief = Non. 40 caractères au plus. Écrivez un nom plus court.
    .braille = Non. 40 caractères au plus.
shelf-taken = Non. Une partie nommée { $name } existe déjà. Choisissez un autre nom, ou supprimez celle-là.
    .brief = Non. { $name } existe déjà. Choisissez un autre nom.
    .braille = Non. { $name } existe déjà.
shelf-no-game = Non. Aucune partie n'est en cours. Commencez-en une, ou choisissez une partie enregistrée.
    .brief = Non. Aucune partie n'est en cours.
    .braille = Non. Aucune partie en cours.
shelf-not-written = Non. Le fichier n'a pas pu être écrit. Faites de la place sur le disque, ou permettez d'écrire, et essayez encore.
    .brief = Non. Le fichier n'a pas pu être écrit.
    .braille = Non. Pas écrit.
shelf-not-deleted = Non. { $name } n'a pas pu être supprimé. Ce n'est pas permis ici.
    .brief = Non. { $name } n'a pas pu être supprimé.
    .braille = Non. Pas supprimé.
shelf-unknown = Non. Aucune partie enregistrée ne s'appelle { $name }. Écrivez sauvegardes pour les entendre toutes.
    .brief = Non. Pas de partie enregistrée { $name }. Écrivez sauvegardes pour la liste.
    .braille = Non. Pas de partie { $name }.
shelf-ambiguous = Non. Plusieurs parties enregistrées commencent comme { $name }. Écrivez-en plus.
    .brief = Non. Plusieurs parties commencent comme { $name }. Écrivez-en plus.
    .braille = Non. { $name } n'est pas clair.
shelf-nothing-saved = Non. Aucune partie n'est enregistrée sous un nom. Pendant une partie, écrivez enregistrer et un nom.
    .brief = Non. Aucune partie n'est enregistrée sous un nom.
    .braille = Non. Aucune partie nommée.
shelf-damaged = Non. { $name } est abîmé, et personne ne peut le continuer. Son fichier est gardé tel quel.
    .brief = Non. { $name } est abîmé. Il est gardé tel quel.
    .braille = Non. { $name } est abîmé.
shelf-foreign = Non. { $name } n'est pas une partie de ce programme. Son fichier est gardé tel quel.
    .brief = Non. { $name } est d'un autre programme. Il est gardé tel quel.
    .braille = Non. { $name }, autre programme.
shelf-newer = Non. { $name } est d'une version plus récente de ce programme. Son fichier est gardé tel quel, installez donc la version plus récente.
    .brief = Non. { $name } est d'une version plus récente. Il est gardé tel quel.
    .braille = Non. { $name }, version plus récente.

resumed-over = Cette partie est finie, { $ruleset }.
    .brief = Cette partie est finie.
    .braille = Cette partie est finie.
game-turn = { CAP($moves) }.
missed-later = Non. Ce qui a été manqué est dit quand la partie est finie.
    .brief = Non. Ce qui a été manqué est dit après la fin.
    .braille = Non. Seulement après la fin.
nothing-missed = Rien n'a été manqué. Aucun alignement n'est resté sans annonce, et aucune pièce donnée n'en a complété un.
    .brief = Rien n'a été manqué, ni d'un côté ni de l'autre.
    .braille = Rien n'a été manqué.
missed-edge = Rien d'autre n'a été manqué.
    .brief = Rien d'autre.
    .braille = Rien d'autre.
missed-number = { $number } sur { $count }. Appuyez sur { KEY("g") } pour la suite, sur { KEY("G") } pour ce qui précède.
    .brief = { $number } sur { $count }.
    .braille = { $number } sur { $count }.
missed-line = Coup { $move } : personne n'a annoncé ceci, { $line }, toutes { $traits }. L'annonce revenait d'abord à : { $first }, puis { $second }.
    .brief = Coup { $move } : personne n'a annoncé ceci, { $line }, toutes { $traits }. D'abord { $first }, puis { $second }.
    .braille = Coup { $move } : { $line } sans annonce, { $traits }. { CAP($first) }, { $second }.
missed-line-last = Coup { $move } : personne n'a annoncé ceci, { $line }, toutes { $traits }. L'annonce revenait à : { $first }.
    .brief = Coup { $move } : personne n'a annoncé ceci, { $line }, toutes { $traits }. L'annonce revenait à : { $first }.
    .braille = Coup { $move } : { $line } sans annonce, { $traits }. { CAP($first) }.
missed-gift = Coup { $move } : { $piece }, donnée par { $giver } et reçue par { $taker }, qui en { $cell } complétait { $line }, toutes { $traits }. { $safe ->
        [0] Aucune pièce n'était sûre.
        [one] { CAP(AS($safe, "form-pieces")) } était sûre.
       *[other] { CAP(AS($safe, "form-pieces")) } étaient sûres.
    } { $used ->
        [yes] Elle a été posée là.
        [no] Elle a été posée ailleurs.
       *[unknown] { "" }
    }
    .brief = Coup { $move } : { $piece }, donnée par { $giver }, { $line } toutes { $traits } en { $cell }. { $safe ->
        [0] Aucune n'était sûre.
        [one] Une était sûre.
       *[other] { $safe } étaient sûres.
    } { $used ->
        [no] Elle a été posée ailleurs.
       *[yes] { "" }
    }
    .braille = Coup { $move } : { $giver }, { $piece }, { $line } en { $cell }, { $traits }. Sûres : { $safe }.
