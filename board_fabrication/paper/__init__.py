"""Drawings on paper: pages as data, dimensioned plans, and templates spread over sheets."""
