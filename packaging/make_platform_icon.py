"""Writes the icon of the program in the form of Windows or macOS:
python packaging/make_platform_icon.py build/allfives.ico | build/allfives.icns

Both forms are a header and PNG files, the ones of resources/icons.
"""

import struct
import sys
from pathlib import Path
from typing import Final

THEME: Final = Path(__file__).resolve().parents[1] / "resources" / "icons" / "hicolor"
NAME: Final = "org.allfives.AllFives.png"
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
# Apple's names of the sizes that hold PNG files.
ICNS_TYPES: Final = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256}


def main() -> None:
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes({".ico": ico, ".icns": icns}[target.suffix]())


def ico() -> bytes:
    pictures = [picture(size) for size in ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    entries = b""
    for size, content in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(content), offset)
        offset += len(content)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures)


def icns() -> bytes:
    body = b"".join(
        kind + struct.pack(">I", len(content) + 8) + content
        for kind, size in ICNS_TYPES.items()
        for content in (picture(size),)
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def picture(size: int) -> bytes:
    return (THEME / f"{size}x{size}" / "apps" / NAME).read_bytes()


if __name__ == "__main__":
    main()
