# What a workshop is told.

order-title = Order: parts of a tactile Quarto board, for { $sets ->
        [one] 1 set
       *[other] { $sets } sets
    }.
order-files = With this come { $count ->
        [one] 1 drawing
       *[other] { $count } drawings
    } as DXF, and one page with dimensions, called drawing.pdf.
order-units = The DXF files are in millimetres and in true size. The name of each layer says the work and its depth.
order-colours = Edges are { $outer }, holes { $inner }, marks { $mark }. What counts is the name of the layer.
order-ink = { $ink ->
        [red] red
        [green] green
        [blue] blue
       *[black] black
    }
order-part = { plate-title }: { $count } of { material }, { $thickness } millimetres thick, { $width } by { $height } millimetres. Its file name begins with quarto-{ $key }.
order-finished = The lines are the finished edges. Please allow for your own tool.
order-holes = The { $holes } holes are { $hole } millimetres wide. They may come out up to 0.3 wider, and not narrower.
order-recesses = The { $holes } recesses are { $hole } millimetres wide and { $depth } deep. They may come out up to 0.3 wider, and not narrower.
order-others = Other sizes may be off by 0.5 millimetres.
order-corner = One corner is cut off on purpose. It tells a hand how the board lies.
order-below = No screws from above. They go in from below, with their heads in the backing.
order-sunk = The backing is drawn from below. On that side its screw holes are sunk to { $head } millimetres.
order-pilots = Screw holes in the top layer: { $width } millimetres wide and { $depth } deep, only from the underside.
order-assembly-pilots = The top layer gets no screw holes. They are drilled when the board is put together.
order-glue = The layers are glued on each other, so the backing has no holes.
order-engraving = The layer called ENGRAVE is a shallow mark on the playing side, not a cut.
order-check = This is how we check the goods.
order-check-holes = A round piece of { $piece } millimetres drops into each hole and lifts out again.
order-check-layers = The layers lie on each other with all edges flush, and both cut corners meet.
order-check-splinters = A hand that runs over faces and edges finds no splinter.
order-ask = Please ask before you change anything.
