# What to cut and what to buy.

cut-heading = { $sets ->
        [one] What is to be cut for 1 set.
       *[other] What is to be cut for { $sets } sets.
    }
cut-part = { plate-title }: { $count } of { material }, { $thickness } millimetres thick, { $width } by { $height } millimetres, file name begins with quarto-{ $key }.
cut-mass = One of them weighs about { $mass } grams.
cut-instead = These plies, glued on each other, stand in for the top layer where a laser cuts it.
cut-tolerance = Holes may be up to 0.3 millimetres wider than drawn, and not narrower.
cut-edges = Break the upper edge of each hole by { $edge ->
        [one] 1 millimetre
       *[other] { $edge } millimetres
    } at 45 degrees. Then it has no splinters and guides the piece in.
cut-sand = Sand all edges.
cut-nobody = Nobody has cut this board yet. Try the trial strip first, and tell us what you found.

bill-item = item
bill-count = count
bill-material = material
bill-thickness = thickness in mm
bill-size = size in mm
bill-remark = remark
bill-extent = { $width } by { $height }
bill-instead = instead of the top layer, for a laser

item-screw = countersunk screw { $width } by { $length } mm
item-screw-remark = driven from below through the backing
item-glue = wood glue
item-glue-remark = a thin coat between the layers
item-foot = rubber foot, { $width } mm wide
item-foot-remark = one under each corner
item-round-short = round piece, short, { $width } mm dowel, { $height } mm long
item-round-short-remark = two light, two dark
item-round-tall = round piece, tall, { $width } mm dowel, { $height } mm long
item-round-tall-remark = two light, two dark
item-square-short = square piece, short, { $width } mm bar, { $height } mm long
item-square-short-remark = two light, two dark
item-square-tall = square piece, tall, { $width } mm bar, { $height } mm long
item-square-tall-remark = two light, two dark
item-top-hole = { $hollow ->
        [hole] hole in the top of a hollow piece, { $width } mm wide, { $depth } mm deep
       *[mark] cross in the top of a hollow piece, as a mark
    }
item-top-hole-remark = one light and one dark piece of each shape and height
item-stripe = { $marking ->
        [striped] groove round a dark piece, { $width } mm wide
        [ringed] rubber ring for a dark piece, { $width } mm wide
        [pinned] pin with a round head for a dark piece
       *[rough] coat of glue and sand on a dark piece
    }
item-stripe-remark = { $drop } mm below the top of every dark piece
