# The page with all drawings, for whoever looks at them.

preview-title = Tactile Quarto board: all drawings
preview-about = This page is for looking only. What is cut are the files beside it.
preview-bar = This bar is 100 millimetres long where the page is shown in true size.
preview-lines = Solid lines are cut through, dashed ones are worked only in part, dotted ones are not cut.
preview-contents = Parts
preview-about-board = The board in words
preview-scroll = Drawing of the { plate-title }, can be moved sideways
preview-places = Middles of holes of the { plate-title }, in millimetres
preview-hole = hole
preview-wide = width
