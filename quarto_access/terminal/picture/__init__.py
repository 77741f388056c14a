"""The board as a picture, for people with low vision and for sighted friends.

Every attribute is a shape. Height is height. A dark piece is filled densely, a light one is an
outline with a few dots. A square piece has corners, a round one has none. A hollow piece is open
at the top. The focus is a thick frame. No colour is needed, not even bold or reverse signs.

It is meant to be called with everything that is to be seen, whenever that changes or the terminal
gets another size:

    scene = Scene(cells=..., tray=..., hand=..., focus=..., titles=..., words=..., labels=...)
    look = Look(Theme.BLOCKS, sys.stdout.encoding, encodable)
    picture = draw(scene, columns, rows, look)

A canvas of the drivers brings the picture to a terminal: `canvas.show(partial(draw, scene,
look=look))` draws it again by itself when the size changes. `speech.picture.labels` makes the
labels. Nothing else may write to the terminal while a picture is on it, and a screen reader that
is awake would read the shapes out, so it is for a person who looks.
"""

from quarto_access.terminal.picture.drawing import draw
from quarto_access.terminal.picture.scene import Focus, Look, Scene, Spell, Theme

__all__ = ["Focus", "Look", "Scene", "Spell", "Theme", "draw"]
