# Noms de choses qui entrent dans les phrases.

list-of-two = { $first }, { $second }
both = { $first } et { $second }

# Nombre devant un nom féminin : une pièce, vingt et une minutes.
number-feminine = { $value ->
        [1] une
        [21] vingt et une
        [31] trente et une
        [41] quarante et une
        [51] cinquante et une
       *[other] { $value }
    }
    .brief = { $value ->
        [1] une
        [21] vingt et une
        [31] trente et une
        [41] quarante et une
        [51] cinquante et une
       *[other] { $value }
    }
    .braille = { $value }
# Combien de pièces restent : il en reste 14.
form-left = { $value ->
        [0] il n'en reste aucune
        [1] il en reste une
       *[other] il en reste { $value }
    }
    .brief = { $value ->
        [0] il n'en reste aucune
        [1] il en reste une
       *[other] il en reste { $value }
    }
    .braille = reste { $value }
# Un nombre de pièces : une pièce, 2 pièces.
form-pieces = { $value ->
        [0] aucune pièce
        [1] une pièce
       *[other] { $value } pièces
    }
    .brief = { $value ->
        [0] aucune pièce
        [1] une pièce
       *[other] { $value } pièces
    }
    .braille = { $value ->
        [one] { $value } pièce
       *[other] { $value } pièces
    }

features = { $height ->
        [big] grande
        [small] petite
        [tall] haute
        [short] basse
       *[none] { "" }
    } { $colour ->
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
       *[none] { "" }
    } { $shape ->
        [square] carrée
        [round] ronde
       *[none] { "" }
    } { $hollow ->
        [hollow] creuse
        [solid] pleine
       *[none] { "" }
    }
    .brief = { $height ->
        [big] grande
        [small] petite
        [tall] haute
        [short] basse
       *[none] { "" }
    } { $colour ->
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
       *[none] { "" }
    } { $shape ->
        [square] carrée
        [round] ronde
       *[none] { "" }
    } { $hollow ->
        [hollow] creuse
        [solid] pleine
       *[none] { "" }
    }
    .braille = { $height ->
        [big] grande
        [small] petite
        [tall] haute
        [short] basse
       *[none] { "" }
    } { $colour ->
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
       *[none] { "" }
    } { $shape ->
        [square] carrée
        [round] ronde
       *[none] { "" }
    } { $hollow ->
        [hollow] creuse
        [solid] pleine
       *[none] { "" }
    }
piece = pièce { $count ->
        [1] { $last }
       *[other] { $before } et { $last }
    }
    .brief = { $features }
    .braille = { $features }

trait = { $value ->
        [big] grande
        [small] petite
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
# De plusieurs pièces : toutes foncées.
trait-of-all = { $value ->
        [big] grandes
        [small] petites
        [tall] hautes
        [short] basses
        [dark] foncées
        [light] claires
        [blue] bleues
        [orange] orange
        [striped] rayées
        [ringed] à anneau
        [pinned] à cheville
        [plain] unies
        [rough] rugueuses
        [smooth] lisses
        [own] { $own }
        [square] carrées
        [round] rondes
        [hollow] creuses
       *[solid] pleines
    }
# Combien de pièces de cette sorte : 4 hautes, une foncée.
trait-count = { AS($count, "number-feminine") } { $count ->
        [one] { $trait }
       *[other] { $value ->
            [big] grandes
            [small] petites
            [tall] hautes
            [short] basses
            [dark] foncées
            [light] claires
            [blue] bleues
            [orange] orange
            [striped] rayées
            [ringed] à anneau
            [pinned] à cheville
            [plain] unies
            [rough] rugueuses
            [smooth] lisses
            [own] { $own }
            [square] carrées
            [round] rondes
            [hollow] creuses
           *[solid] pleines
        }
    }
trait-number = { AS($count, "number-feminine") } { $count ->
        [one] { $trait }
       *[other] { $value ->
            [big] grandes
            [small] petites
            [tall] hautes
            [short] basses
            [dark] foncées
            [light] claires
            [blue] bleues
            [orange] orange
            [striped] rayées
            [ringed] à anneau
            [pinned] à cheville
            [plain] unies
            [rough] rugueuses
            [smooth] lisses
            [own] { $own }
            [square] carrées
            [round] rondes
            [hollow] creuses
           *[solid] pleines
        }
    }

cell = { $column }{ $row }
cell-in-digits = { $row } { $column ->
        [a] 1
        [b] 2
        [c] 3
       *[d] 4
    }
cell-at-length = colonne { $column }, rangée { $row }
    .brief = { $column }{ $row }
    .braille = { $column }{ $row }

line-row = rangée { $row }
line-column = colonne { $column }
line-diagonal = diagonale de { $from } à { $to }
    .brief = diagonale { $from } { $to }
    .braille = diagonale { $from } { $to }
line-square = carré de deux sur deux à partir de { $cell }
    .brief = carré { $cell }
    .braille = carré { $cell }
line-unknown = cet alignement

empty-place = vide

player-numbered = Joueur { $number }
player-named = { $called }
player = { $who ->
        [you] vous
        [computer] l'ordinateur
       *[player] { $name }
    }

ruleset = { $name ->
        [advanced] règles avancées
        [um-quarto] règles Um Quarto
        [quarters] règles avec quarts
        [custom] règles avec alignements choisis
       *[standard] règles ordinaires
    }

key = { $key ->
        [space] Espace
        [enter] Entrée
        [escape] Échap
        [backspace] Retour arrière
        [tab] Tab
        [shift-tab] Maj Tab
        [up] flèche haut
        [down] flèche bas
        [left] flèche gauche
        [right] flèche droite
        [home] Début
        [end] Fin
        [pageup] Page précédente
        [pagedown] Page suivante
        [insert] Inser
        [delete] Suppr
        [question] point d'interrogation
        [comma] virgule
        [stop] point
        [less] signe inférieur
        [greater] signe supérieur
        [semicolon] point-virgule
        [colon] deux-points
        [slash] barre oblique
        [backslash] barre oblique inverse
        [plus] plus
        [minus] tiret
        [equals] signe égal
        [star] astérisque
        [exclamation] point d'exclamation
        [quote] guillemet
        [apostrophe] apostrophe
        [left-paren] parenthèse ouvrante
        [right-paren] parenthèse fermante
        [left-bracket] crochet ouvrant
        [right-bracket] crochet fermant
        [left-brace] accolade ouvrante
        [right-brace] accolade fermante
        [at] arobase
        [hash] dièse
        [dollar] dollar
        [percent] pour cent
        [caret] accent circonflexe
        [ampersand] et commercial
        [underscore] tiret bas
        [grave] accent grave
        [bar] barre verticale
        [tilde] tilde
        [unknown] cette touche
       *[other] { $key }
    }
key-with-shift = Maj { $key }
key-with-control = Contrôle { $key }
key-range = { $first } à { $last }
either-key = { $first } ou { $second }
