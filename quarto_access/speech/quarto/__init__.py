"""How a game of Quarto is told."""
