"""Matches and house rules as files: strict reading, replaying, writing."""
