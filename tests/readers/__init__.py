"""Whole games in front of real screen readers, and of their imitations."""
