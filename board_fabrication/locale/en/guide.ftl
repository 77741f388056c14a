# How the set is made, step by step: the assembly guide, and the text that goes with the jig.

guide-title = Making a tactile Quarto set
guide-about = This tells how to make the board, its pieces and its tray. All lengths are millimetres.
guide-nobody = Nobody has made one from these drawings yet. Please tell us how it went.

guide-need = What you need
guide-part = { $count } of the { plate-title }: { material }, { $thickness } thick, { $width } by { $height }.
guide-item = { $count } of this: { $name }, { $remark }.
guide-tools-screws = Tools: a drill with bits of { $pilot } and { $clearance }, a countersink, a screwdriver, clamps and sandpaper.
guide-tools-glue = Tools: clamps, a spreader for the glue, and sandpaper.
guide-tools-recess = Tools: sandpaper.
guide-tools-hand = Whoever drills the holes by hand also needs a Forstner bit of { $hole } and the jig.

guide-before = Before you start
guide-before-coupon = Have the trial strip cut first, and try a piece in each of its holes.
guide-before-thickness = Measure the thickness of your sheets. If it is not what is written here, make the drawings anew with it.
guide-before-same = Feel whether the outlines of both layers are the same, with the cut corners over each other.
guide-before-safe = Wear goggles, and a mask when you sand. Clamp whatever you drill.

guide-steps = Putting the board together
guide-step-edges = Sand all edges. Break the upper edge of each hole by { $edge }, so that it guides a piece in.
guide-step-sand = Sand all edges.
guide-step-drop = Drop a round piece into every hole and lift it out. Sand the holes that hold it.
guide-step-turn = Lay the top layer on its face. Its cut corner is now at the near right.
guide-step-spread = Spread a thin coat of glue on it. Leave a finger's width free round each hole.
guide-step-lay-screws = Lay the backing on it with the sunk side of the screw holes up. The cut corners meet, and all edges are flush. Clamp both.
guide-step-lay-glue = Lay the backing on it. The cut corners meet, and all edges are flush. Clamp both until the glue is dry.
guide-step-pilot = Put tape round the bit of { $pilot }, { $depth } from its tip. Drill through each screw hole of the backing until the tape touches.
guide-step-screws = Drive in the { $screws } screws until their heads lie a little below the face of the backing.
guide-step-feel = Turn the board over and run a hand over it. No screw may be felt on the playing side.
guide-step-feet = Stick one foot under each corner.
guide-step-labels = Glue the tiles on, the cut corner of each at the far right. Letters go below their columns, numbers left of their rows.
guide-step-tray = For the tray, glue the { $plies } sheets with holes on each other and on the base. All cut corners meet.

guide-pieces = The pieces
guide-pieces-cut = Saw { $count } each: short round, tall round, short square and tall square ones. Sand their ends.
guide-pieces-hollow = { $hollow ->
        [hole] Half of each kind are hollow: drill a hole of { $width } into the middle of the top, { $depth } deep.
       *[mark] Half of each kind are hollow: saw a cross into the top, { $groove } deep.
    }
guide-pieces-colour = Half of the solid and half of the hollow ones of each kind are dark.
guide-pieces-marking = { $marking ->
        [striped] Every dark piece gets a groove all round, { $width } wide and { $groove } deep, { $drop } below its top.
        [ringed] Every dark piece gets a rubber ring all round, { $width } wide, { $drop } below its top.
        [pinned] Every dark piece gets a pin with a round head in its side, { $drop } below its top.
       *[rough] The sides of every dark piece get a coat of glue and sand, from { $drop } below the top downward. Where it stands in the hole it stays smooth.
    }

guide-check = Checks by hand
guide-check-pieces = Each piece drops into each hole of the board and of the tray, and lifts out again.
guide-check-corners = Both cut corners lie over each other.
guide-check-smooth = Nothing is sharp, and nothing moves when you press on the corners.
guide-check-hidden = Eyes closed, you can tell each piece by touch: round or square, short or tall, solid or hollow, plain or marked.

guide-use = Setting it up
guide-use-board = Lay the board before you with its cut corner at the near left. That is a1.

jig-title = Drilling the board by hand
jig-about = With the jig, all holes can be drilled without printing and without looking. All lengths are millimetres.
jig-make = The jig
jig-make-fences = Glue the two fences under its left and near edge, flush with the outside. They are { $fence } wide.
jig-make-free = Leave { $start } free at the cut corner of the jig.
jig-make-guides = The small guides, { $guide } wide, are the middles of the holes.
jig-make-screws = The wide guides, { $clearance } wide, are the screws.
jig-holes = The holes
jig-hole-push = Lay the jig on the face of the top layer, fences down, cut corner at cut corner. Push the top layer into the corner of the fences and clamp both.
jig-hole-mark = Put a bit of { $guide } through each small guide and drill 2 deep, just to mark it.
jig-hole-spare = Take the jig off and clamp a spare board below.
jig-hole-through = Set the point of a Forstner bit of { $hole } into each mark. Drill until only the point comes out below, then finish from the other side.
jig-hole-recess = Set the point of a Forstner bit of { $hole } into each mark, and the stop of the drill to { $depth }.
jig-screws = The screws
jig-screw-push = Lay the backing before you, and the jig on it in the same way, cut corner at cut corner. This is the upper side of the backing. Clamp both.
jig-screw-drill = Drill through each wide guide and through the backing with a bit of { $clearance }.
jig-screw-sink = Turn the backing over. On this side, the lower one, widen each hole with a countersink to { $head }.
jig-places = Where each middle lies
jig-places-about = Distances are from the faces of the fences that the board touches: first from the left fence, then from the near one.
jig-place = { $what } { $label }: { $x } from the left, { $y } from the near side.
jig-what = { $what ->
        [hole] Hole
       *[screw] Screw
    }
