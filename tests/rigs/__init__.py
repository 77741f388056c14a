"""Rigs that stand in for a person, a terminal and a screen reader. They know nothing of the game.

They run without root, a display or a sound card. The readers imitate: the one that follows the
stream was checked against TDSR, the one that compares screens follows NVDA's published source.
"""
