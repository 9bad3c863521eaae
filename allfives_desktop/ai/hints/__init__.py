"""Hints: the best action of a decision, and why, from what one seat sees."""
