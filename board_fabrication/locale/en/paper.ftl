# What stands on paper drawings.

paper-bar = 100 mm. Print in true size.
template-title = Template to drill by
template-print = Print in true size, without fitting to the page. Then measure the bar at the foot of each page. It must be 100 millimetres long.
template-join = There are { $count ->
        [one] 1 sheet
       *[other] { $count } sheets
    } after this one. Where they overlap by { $overlap } millimetres, cut one of them along the dashed line and lay it on the dashed line of the other.
template-prick = Tape the template on, edge on edge, and prick through each cross. Then take it off and drill.
template-part = { $kind ->
        [holes] It is seen from the playing side. The crosses are the middles of the holes.
       *[screws] It is seen from below. The crosses are the screws, numbered from the cut corner, row by row, seen from above.
    }
template-sheet = Sheet { $number } of { $count }: { plate-title }, seen from { $view ->
        [above] above
       *[below] below
    }, column { $column }, row { $row }
template-alt = { $title }. { $told }
template-centres = Crosses on it: { $names }.
template-nothing = There is nothing to drill on it.

plan-title = Tactile Quarto board, { $board } by { $board } millimetres
plan-about = { $kind ->
        [template] A template in true size to drill the holes by.
       *[drawing] The parts with their dimensions, as seen from the side that is worked.
    }
plan-steps = { $steps } × { $pitch } = { $whole }
plan-view = { $view ->
        [above] Seen from above: { plate-title }
       *[below] Seen from below: { plate-title }
    }
plan-section = Cut through row 1
plan-alt-top = Square of { $board } millimetres with { $holes } round holes of { $hole }. First centre { $first } from the left and the near edge, then { $pitch } from one to the next. The corner at { $corner } is cut off by { $chamfer }.
plan-alt-backing = Square of { $board } millimetres, cut corner at the { $side ->
        [left] near left
       *[right] near right
    }, { $screws ->
        [0] without holes
       *[other] with { $screws } screw holes of { $clearance }, the first { $inset } from the edges
    }.
plan-alt-section = From below: { $layered ->
        [yes] a backing of { $floor }, and on it a top layer of { $upper } with holes through it
       *[no] a floor of { $floor }, and recesses of { $upper } above it
    }.
plan-block-name = Tactile Quarto board, drawing for { $sets ->
        [one] 1 set
       *[other] { $sets } sets
    }
plan-block-part = { plate-title }: { material }, { $thickness } mm, { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }, file { $file }
plan-block-scale = Scale 1 to { $scale }, all sizes in millimetres
plan-block-holes = { $layered ->
        [yes] { $holes } holes Ø{ $hole }, +0.3 / 0, through
       *[no] { $holes } recesses Ø{ $hole }, +0.3 / 0, { $depth } deep
    }
plan-block-tolerance = Cut corner { $chamfer } × 45°; other sizes ± 0.5 mm
plan-block-sheet = Sheet { $number } of { $count }, by Board Fabrication
plan-coordinates = Coordinates in millimetres
plan-coordinates-about = x counts from the left edge to the right, y from the near edge away from you, seen as each part is drawn.
plan-column-hole = hole
plan-column-screw = screw
