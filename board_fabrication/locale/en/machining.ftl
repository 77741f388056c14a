# What whoever runs a milling machine must know.

gcode-heading = { $count ->
        [one] There is 1 program for a milling machine.
       *[other] There are { $count } programs for a milling machine.
    }
gcode-zero = X and Y are zero at the lower left of the finished board, before its corner is cut off. Z is zero on the face that is up.
gcode-dry-run = Let each program run in the air first, with zero set high. Between cuts the tool is { $safe } millimetres above the face.
gcode-file = File { $file }: { $work ->
        [drill] drilling of the { plate-title }.
       *[mill] milling of the { plate-title }.
    }
gcode-stock = Clamp { material }, { $thickness } millimetres thick and { $side } by { $side } millimetres or larger. Leave { $edge } millimetres free round the finished board.
gcode-side = { $view ->
        [above] The playing side is up.
       *[below] The underside is up, and the cut corner is at the near right.
    }
gcode-mill = The tool is a cutter of { $tool } millimetres, at { $rpm } turns a minute.
gcode-drill = The tool is a drill of { $tool } millimetres, at { $rpm } turns a minute.
gcode-beneath = It goes { $beneath } millimetres deeper than the material, so lay a board beneath that may be cut.
gcode-tabs = Holes are cleared whole and come first. The edge comes last and stays on { $tabs } tabs, to be cut by hand.
gcode-sink = The countersinks, { $width } millimetres wide, are made by hand.
gcode-runs = { $minutes ->
        [one] The { $work ->
            [drill] drilling
           *[mill] milling
        } of the { plate-title } takes about 1 minute.
       *[other] The { $work ->
            [drill] drilling
           *[mill] milling
        } of the { plate-title } takes about { $minutes } minutes.
    }
gcode-no-marks = Engraved rings and signs are not in these programs.
gcode-order = Drill before you mill, with the same zero.
gcode-nobody = Nobody has cut a board with these programs yet. Tell us what you found.
