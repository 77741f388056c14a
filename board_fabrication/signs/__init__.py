"""Braille cells and printed signs as shapes."""
