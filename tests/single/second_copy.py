"""A second copy without a window. usage: second_copy.py DATA FOLDER [FILE]

Prints whether the first one took the request.
"""

from __future__ import annotations

import sys
from pathlib import Path

from allfives_desktop.single.door import hand_over
from allfives_desktop.single.place import Place
from allfives_desktop.single.request import Request

data, folder, *file = map(Path, sys.argv[1:])
print(hand_over(Place(data, folder), Request(file[0] if file else None)), flush=True)
