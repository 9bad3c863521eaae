"""A small net that plays cards, many tables at a time: the only part of the program with numpy.

Whoever needs it imports it late, so that nothing else waits for numpy.
"""

import os

# One thread: sums come out the same everywhere, and the table keeps a core for itself.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
