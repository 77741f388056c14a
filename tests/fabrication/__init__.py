"""Judges of drawings that share no code with what draws them."""
