"""Drawings of a tactile Quarto board for laser, CNC and paper, and the same told in sentences."""
