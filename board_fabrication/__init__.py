"""Drawings of the tactile Quarto set for laser, CNC and paper. Nothing is drawn yet."""
