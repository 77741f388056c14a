"""One game being played: commands in, events out."""
