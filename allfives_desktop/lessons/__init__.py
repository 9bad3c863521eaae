"""Lessons: dealt hands in which a learner makes every decision. Data only; `text` has the words."""
