"""Quarto by ear."""
