# Noms de choses qui entrent dans les phrases.

list-of-two = { $first }, { $second }
both = { $first } et { $second }

features = { $count ->
        [1] { $last }
       *[other] { $before } et { $last }
    }
piece = pièce { $features }
    .brief = { $features }
    .braille = { $features }

trait = { $value ->
        [tall] haute
        [short] basse
        [dark] foncée
        [light] claire
        [blue] bleue
        [orange] orange
        [striped] rayée
        [ringed] à anneau
        [pinned] à cheville
        [plain] unie
        [rough] rugueuse
        [smooth] lisse
        [own] { $own }
        [square] carrée
        [round] ronde
        [hollow] creuse
       *[solid] pleine
    }
