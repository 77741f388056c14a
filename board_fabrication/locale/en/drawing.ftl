# The drawings told in sentences, and what stands in the files themselves.

number = { $number }
decimal = { $whole }.{ $part }
minus = minus { $number }
not-finite = no number
list-more = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }

material = { $material ->
        [chipboard] chipboard
        [mdf] MDF
        [plywood] plywood
       *[plastic] plastic
    }
plate-title = { $key ->
        [top] top layer
        [top-underside] underside of the top layer
        [backing-from-below] backing
        [backing-from-above] backing, seen from above
        [top-ply] ply of the top layer
        [jig] drilling jig
        [jig-fence] fence of the jig
        [tray] tray
        [tray-base] base of the tray
        [labels] label tiles
        [coupon] trial strip
       *[other] full sheet
    }

told-board = A tactile Quarto board, { $board } millimetres square, with { $holes } holes of { $hole } millimetres.
told-layers = { $kind ->
        [screws] A top layer of { $top } millimetres with the holes is screwed from below onto a backing of { $backing } millimetres.
        [glue] A top layer of { $top } millimetres with the holes is glued onto a backing of { $backing } millimetres.
       *[recess] It is one board of { $top } millimetres with round recesses.
    }
told-names = Columns are letters from left to right, rows are numbers away from you. The corner at hole a1 is cut off by { $chamfer } millimetres.
told-pitch = The first hole centre is { $first } millimetres from the left and from the near edge. Each next one is { $pitch } millimetres on.
told-screws = Screw holes are numbered from the cut corner, row by row, seen from above. None of them reaches the playing side.
told-tray = The tray has sixteen places beside the board, in the order of the program, place 1 at its cut corner.
told-tray-rows = The rows of the tray are, from you: short light, short dark, tall light, tall dark.
told-tray-columns = The columns of the tray are, from the left: solid round, solid square, hollow round, hollow square.
told-jig = Glue the two fences under the left and the near edge of the jig, flush with its outside. They are { $fence } millimetres wide.
told-jig-corner = Leave { $start } millimetres free at the cut corner, then press the board into the corner of the fences.
told-jig-screws = The small guides are hole centres, the wide ones are screws. For the screws, lay the jig in the same way on the upper side of the backing, cut corner at cut corner.
told-jig-holes = The guides are hole centres.
told-axes = All numbers are millimetres. x counts from the left edge to the right, y from the near edge away from you.
told-below = A part drawn from below has been turned over to the right, so its cut corner is at the near right.

plate-name = Part { $key }: { plate-title }.
plate-cut = Cut { $count } of { material }, { $thickness } millimetres thick.
plate-seen = { $view ->
        [above] It is drawn as seen from above.
       *[below] It is drawn as seen from below.
    }
plate-size = It is { $width } wide and { $height } deep.
plate-again = It shows the part { $part } once more, or stands in for it.

feature-name = { $group ->
        [outline] outline
        [cell] { $label }
        [screw] screw { $label }
        [place] place { $label }
        [mark] mark { $label }
        [tile] tile { $label }
        [dot] dot { $label }
        [sign] sign { $label }
       *[ring] ring { $label }
    }

circle = { $work ->
        [hole] Hole for { $name }, diameter { $diameter }, cut through, centre at x { $x }, y { $y }.
        [pocket] Pocket for { $name }, diameter { $diameter }, { $depth } deep, centre at x { $x }, y { $y }.
        [pilot] Pilot hole for { $name }, diameter { $diameter }, { $depth } deep, centre at x { $x }, y { $y }.
        [countersink] Countersink for { $name }, diameter { $diameter }, centre at x { $x }, y { $y }.
        [dot] Raised { $name }, diameter { $diameter }, centre at x { $x }, y { $y }.
       *[engrave] Engraved { $name }, diameter { $diameter }, centre at x { $x }, y { $y }.
    }
polygon = { $work ->
        [profile] Cut { $name } through { $count } corners, closed.
       *[reference] Not cut, only shown: { $name } through { $count } corners, closed.
    }
stroke = Engraved line of { $name } through { $count } points, open.
corner = Corner { $number } at x { $x }, y { $y }.
point = Point { $number } at x { $x }, y { $y }.
