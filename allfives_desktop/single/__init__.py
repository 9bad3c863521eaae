"""One window for a user and a folder of matches: a second copy asks the first to come forward."""
