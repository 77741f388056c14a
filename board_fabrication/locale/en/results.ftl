# How the sizes were found, and what was written.

sizes = The board is { $board } millimetres: { $grid } holes of { $hole_d }, { $gaps } gaps of { $gap } and 2 margins of { $margin }.
worked-out = { $name ->
        [board] The board was worked out from the other sizes.
        [hole_d] The hole was worked out from the other sizes.
        [margin] The margin was worked out from the other sizes.
       *[gap] The gap was worked out from the other sizes.
    }
all-given = All four sizes were given, and they agree.
source-left-over = The published sizes are board { $board }, hole { $hole_d }, gap about { $gap } and margin { $margin }. They leave { $left } millimetres over.
source-repairs = Any one of these repairs it: board { $new_board }, gap { $new_gap }, margin { $new_margin } or holes of { $new_hole_d }.
source-kept = Kept are board { $board }, hole { $hole_d }, margin { $margin } and gap { $gap }, because only the gap is published as an about.
source-keep-gap = You asked to keep the gap, so the margin yields.
source-keep-all = You asked to keep hole, gap and margin, so the board yields.

progress = { $count ->
        [one] 1 file is
       *[other] { $count } files are
    } ready so far, the last one for { $product }. Please wait.
written = { $count ->
        [one] 1 file was
       *[other] { $count } files were
    } written into { $path }.
removed = { $count ->
        [one] 1 older file
       *[other] { $count } older files
    } of this program went away there, since this board has none of the kind.
nobody-cut = Nobody has cut this board yet. Cut the trial strip first.
