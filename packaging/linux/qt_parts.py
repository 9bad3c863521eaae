"""The part of PySide6 that the program uses: modules by what the sources import, QML modules by
what the QML imports, plugins by module, and libraries by what all of these need."""

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import PySide6
import shiboken6

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ROOT / "allfives_desktop"
BINDINGS: Final = Path(PySide6.__file__).parent
SHIBOKEN: Final = Path(shiboken6.__file__).parent
QT: Final = BINDINGS / "Qt"
LIBRARIES: Final = (QT / "lib", BINDINGS, SHIBOKEN)

# None of QtMultimedia: they play and record films, and sounds go straight to the sound server.
PLUGINS: Final = {
    "QtGui": (
        "iconengines/*",
        "imageformats/libqico.so",
        "imageformats/libqjpeg.so",
        "imageformats/libqsvg.so",
        "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
        "platforminputcontexts/libibusplatforminputcontextplugin.so",
        "platforms/libqoffscreen.so",
        "platforms/libqwayland.so",
        "platforms/libqxcb.so",
        "platformthemes/*",
        "wayland-decoration-client/*",
        "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
        "wayland-shell-integration/libxdg-shell.so",
        "xcbglintegrations/*",
    ),
    "QtPrintSupport": ("printsupport/*",),
}
TRANSLATIONS: Final = ("qtbase_hu.qm", "qtbase_nl.qm", "qtbase_pt_BR.qm", "qt_gl.qm")
IMPORT: Final = re.compile(r"^\s*(?:from|import) PySide6\.(Qt\w+)", re.MULTILINE)
QML_IMPORT: Final = re.compile(r"^\s*(?:optional )?(?:import|depends) (Qt[\w.]*)", re.MULTILINE)
NEEDED: Final = re.compile(r"\(NEEDED\).*\[(.+)\]")


@dataclass(frozen=True, slots=True)
class Parts:
    """Files to take, all below the folder that holds PySide6 and shiboken6; the names of the
    libraries that the system must have; and the Qt modules in use."""

    files: tuple[Path, ...]
    outside: tuple[str, ...]
    modules: tuple[str, ...]


def parts() -> Parts:
    """Everything that a bundle needs of PySide6. Needs `readelf`."""
    modules = loaded_with(imported())
    names = {module.name.partition(".")[0] for module in modules}
    chosen = {*modules, *qml_files(imported_qml()), *plugins(names), *translations()}
    files, outside = with_libraries(chosen)
    return Parts(tuple(sorted(files)), tuple(sorted(outside)), tuple(sorted(names)))


def imported() -> set[str]:
    """The Qt modules that the sources import anywhere."""
    return {
        name
        for source in SOURCES.rglob("*.py")
        for name in IMPORT.findall(source.read_text(encoding="utf-8"))
    }


def loaded_with(names: Iterable[str]) -> set[Path]:
    """The files of PySide6 and shiboken6 that Python loads with these modules."""
    code = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]: importlib.import_module(f'PySide6.{name}')\n"
        "for module in list(sys.modules.values()): print(getattr(module, '__file__', None) or '')"
    )
    said = subprocess.run(
        [sys.executable, "-c", code, *sorted(names)], capture_output=True, text=True, check=True
    )
    loaded = {Path(line) for line in said.stdout.splitlines() if line}
    return {file for file in loaded if file.is_file() and _is_ours(file)}


def _is_ours(file: Path) -> bool:
    return file.is_relative_to(BINDINGS) or file.is_relative_to(SHIBOKEN)


def imported_qml() -> set[str]:
    return {
        name
        for source in SOURCES.rglob("*.qml")
        for name in QML_IMPORT.findall(source.read_text(encoding="utf-8"))
    }


def qml_files(names: Iterable[str]) -> Iterator[Path]:
    """The files of QML modules and of those that they import in turn."""
    waiting, seen = list(names), set[str]()
    while waiting:
        name = waiting.pop()
        folder = QT / "qml" / name.replace(".", "/")
        if name in seen or not folder.is_dir():
            continue
        seen.add(name)
        waiting += QML_IMPORT.findall((folder / "qmldir").read_text(encoding="utf-8"))
        yield from (it for it in folder.iterdir() if it.is_file() and it.suffix != ".qmltypes")


def plugins(modules: Iterable[str]) -> Iterator[Path]:
    for module in modules:
        for pattern in PLUGINS.get(module, ()):
            yield from (QT / "plugins").glob(pattern)


def translations() -> Iterator[Path]:
    for name in TRANSLATIONS:
        yield QT / "translations" / name


def with_libraries(files: Iterable[Path]) -> tuple[set[Path], set[str]]:
    """The files with all libraries of PySide6 that they need, and the names of all others."""
    waiting, found, outside = list(files), set[Path](), set[str]()
    while waiting:
        file = waiting.pop()
        if file in found:
            continue
        found.add(file)
        for name in needs(file):
            library = next((it for folder in LIBRARIES if (it := folder / name).is_file()), None)
            if library is None:
                outside.add(name)
            else:
                waiting.append(library)
    return found, outside


@cache
def needs(file: Path) -> tuple[str, ...]:
    if ".so" not in file.suffixes:
        return ()
    said = subprocess.run(
        ["readelf", "--dynamic", "--wide", file],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"LC_ALL": "C"},
    )
    return tuple(NEEDED.findall(said.stdout))
