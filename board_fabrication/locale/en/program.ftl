# The command line: help and refusals.

help-usage = Board Fabrication, drawings of a tactile Quarto board for laser, CNC and paper.
help-check = board-fabrication check: holds the sizes against all rules. With --explain it tells how the sizes were found, with --json it prints data.
help-make = board-fabrication make FOLDER: writes the drawings into a folder, all or none.
help-describe = board-fabrication describe: tells the whole drawing in sentences.
help-coupon = board-fabrication coupon FOLDER: writes only a strip of trial holes, to be cut first.
help-set = --set NAME=VALUE: one size or choice, such as --set hole-d=30. It may stand more than once. board-fabrication check --json lists all names.
help-parameters = --parameters FILE: a TOML file of such names and values. What --set says goes before it.
help-keep = --keep-gap: keep the gap of 15 millimetres. --keep-all: keep hole, gap and margin, and let the board yield.
help-variant = --variant low-vision: contrast rings and large print. --sets NUMBER: how many sets are wanted.
help-only = --only { $products }: which drawings, with commas between them.
help-format = --format svg,dxf,pdf: which kinds of files. SVG and DXF need nothing more, PDF needs the workshop part of this program.
help-profile = --profile { $profiles }: whose colours for cutting and engraving.
help-dialect = --dialect { $dialects }: whose programs for a milling machine. They are made with --only gcode.
help-lang = --lang { $languages }: the language of the sentences.
help-force = --force: replace files of the same names that are not of this program, or were changed.
help-exit = The program ends with 0 when all is done, with 1 when a rule or a file fails, with 2 when it did not understand.

bad-command = No such command: { $command }. Type board-fabrication --help to hear what there is.
no-command = A command is missing. Type board-fabrication --help to hear what there is.
bad-option = No such option: { $option }. Type board-fabrication --help to hear what there is.
missing-value = { $option } needs a value after it.
unneeded-value = { $option } stands alone, it takes no value.
bad-choice = { $option } cannot be { $value }. It takes { $choices }.
bad-setting = --set needs a name, an equals sign and a value, such as board=250. It cannot be { $value }.
bad-name = There is no size or choice called { $name }. { $near ->
        [none] board-fabrication check --json lists all names.
       *[other] Did you mean { $near }?
    }
bad-number = { $name } cannot be { $value }. It takes a number of millimetres, such as { $usual }.
bad-count = { $name } cannot be { $value }. It takes a whole number, such as { $usual }.
bad-word = { $name } cannot be { $value }. It takes { $choices }.
choice = { $choice }
both-kept = --keep-gap and --keep-all cannot stand together. Choose one of them.
missing-folder = The name of a folder is missing. It is typed as in board-fabrication make board.
cannot-read = { $path } cannot be read: { $problem }. Check the name of the file.
bad-toml = { $path } is no TOML file{ $line ->
        [0] {""}
       *[other] , see line { $line }
    }. Write a name, an equals sign and a value in each line, such as board = 250.
bad-toml-value = { $path }: { $name } holds neither a number nor a word. Write one, such as board = 250.

needs-for-format = What writes { $files } is not installed. Type pip install { $packages }, or add --format svg,dxf.
needs-for-product = What writes { $files } is not installed. Type pip install { $packages }, or leave it out with --only.
not-on-paper = There is no PDF of { $product } alone. Add --format svg, or ask for assembly. Nothing was written.
no-product = This board has no { $product }, so nothing was written. Ask for other drawings with --only, or for all without it.
would-replace = { $path } is there already and is not as this program wrote it. Choose another folder, or add --force. Nothing was written.
cannot-write = { $path } cannot be written: { $problem }. Choose another folder.
cannot-tell = What this program says cannot be written: { $problem }.
internal-error = Something went wrong in this program, and nothing was written. Please tell us what you typed.
empty-word = an empty word
problem = { $reason ->
        [missing] there is no such file or folder
        [denied] it is not allowed
        [folder] it is a folder
        [full] the disk is full
        [not-a-folder] a part of its path is not a folder
        [read-only] the disk cannot be written to
        [long-name] the name is too long
        [not-text] it is not text
        [too-large] it is too large
       *[other] the system does not say more
    }

accepted = This board keeps all rules.
refused = This board breaks { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }, so it is not drawn.
noted = Please note.
