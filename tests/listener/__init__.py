"""Somebody who hears only sentences, and what it takes to put that somebody to the test."""
