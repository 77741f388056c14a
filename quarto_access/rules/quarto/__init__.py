"""Quarto: sixteen pieces, sixteen cells, give, place and claim."""
