"""The book of rules, "How to play": its chapters, their figures, and how they are read."""
