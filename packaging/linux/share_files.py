"""Lays the files that a Linux desktop reads into a `share` folder: menu entry, icons, file types,
manual page, completions."""

import os
import re
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

import changelog

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
APP_ID: Final = "org.allfives.AllFives"
ICONS: Final = ROOT / "resources" / "icons" / "hicolor"
PICTURES: Final = "ALLFIVES_PICTURES"  # the address under which the files of docs/ are published
BEFORE_RELEASES: Final = "  <content_rating"
MARKDOWN: Final = re.compile(r"[`*]|\[([^]]+)\]\([^)]*\)")


def lay(share: Path, *, zsh: str = "zsh/site-functions") -> None:
    """Fill `share`; `zsh` is where this system keeps completions for zsh."""
    for source, target in places(zsh):
        (share / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, share / target)
    metainfo = share / "metainfo" / f"{APP_ID}.metainfo.xml"
    metainfo.parent.mkdir(parents=True, exist_ok=True)
    told = changelog.releases(changelog.FILE.read_text(encoding="utf-8"))
    text = metainfo_with(told, os.environ.get(PICTURES, ""))
    metainfo.write_text(text, encoding="utf-8")


def places(zsh: str) -> Iterator[tuple[Path, str]]:
    """Source, and its place below `share`."""
    yield HERE / f"{APP_ID}.desktop", f"applications/{APP_ID}.desktop"
    yield HERE / f"{APP_ID}.mime.xml", f"mime/packages/{APP_ID}.xml"
    yield HERE / "allfives.1", "man/man1/allfives.1"
    completions = HERE / "completions"
    yield completions / "allfives", "bash-completion/completions/allfives"
    yield completions / "_allfives", f"{zsh}/_allfives"
    yield completions / "allfives.fish", "fish/vendor_completions.d/allfives.fish"
    for icon in sorted(ICONS.rglob("*.*")):
        yield icon, f"icons/hicolor/{icon.relative_to(ICONS).as_posix()}"


def metainfo_with(told: Iterable[changelog.Release], pictures: str = "") -> str:
    """The description for software centres, with the releases in it, and with the picture of the
    table if there is an address to fetch it from."""
    text = (HERE / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    entries = "".join(map(_entry, told))
    releases = f"  <releases>\n{entries}  </releases>\n" if entries else ""
    before, mark, after = text.partition(BEFORE_RELEASES)
    return f"{before}{_screenshots(pictures)}{releases}{mark}{after}"


def _screenshots(pictures: str) -> str:
    if not pictures:
        return ""
    return (
        '  <screenshots>\n    <screenshot type="default">\n'
        f"      <image>{escape(pictures.rstrip('/'))}/table.jpg</image>\n"
        "    </screenshot>\n  </screenshots>\n"
    )


def _entry(release: changelog.Release) -> str:
    items = "".join(map(_item, release.changes))
    return (
        f'    <release version="{release.version}" date="{release.day}">\n'
        f"      <description>\n        <ul>\n{items}        </ul>\n      </description>\n"
        "    </release>\n"
    )


def _item(change: str) -> str:
    plain = MARKDOWN.sub(lambda found: found[1] or "", change)
    return f"          <li>{escape(plain)}</li>\n"
