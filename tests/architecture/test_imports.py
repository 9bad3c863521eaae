"""The import table of ARCHITECTURE.md, read against the sources."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

import pytest

import allfives_desktop

PACKAGE = "allfives_desktop"
FOLDER = Path(allfives_desktop.__file__).parent
ROOT = Path(__file__).resolve().parents[2]
HEADING = "| package | may import | from outside | otherwise |"
# Raise it with the program: a test that reads no imports proves nothing.
FEWEST_EDGES = 350


@dataclass(frozen=True, slots=True)
class Row:
    """What a package, or one of its modules, may import beside itself and the standard library."""

    ours: frozenset[str]
    others: frozenset[str]
    advice: str


def table() -> dict[str, Row]:
    lines = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").splitlines()
    rows = lines[lines.index(HEADING) + 2 :]
    cells = ([cell.strip() for cell in row.split("|")] for row in takewhile(bool, rows))
    return {
        name.strip("`"): Row(names_in(ours), names_in(others), advice)
        for _, name, ours, others, advice, _ in cells
    }


def names_in(cell: str) -> frozenset[str]:
    return frozenset(name.strip() for name in cell.split(",") if name.strip())


TABLE = table()


@dataclass(frozen=True, slots=True)
class Edge:
    importer: str
    imported: str
    line: int

    @property
    def package(self) -> str:
        return self.importer.partition(".")[0]


def edges() -> list[Edge]:
    return [edge for path in sorted(FOLDER.rglob("*.py")) for edge in edges_of(path)]


def edges_of(path: Path) -> Iterator[Edge]:
    parts = path.relative_to(FOLDER).with_suffix("").parts
    importer = ".".join(part for part in parts if part != "__init__")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for imported in imported_names(node):
            if imported.partition(".")[0] not in sys.stdlib_module_names:
                yield Edge(importer, imported, line=getattr(node, "lineno", 0))


def imported_names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        assert node.level == 0, f"line {node.lineno}: write imports from the top: {PACKAGE}...."
        if node.module in {PACKAGE, "PySide6"}:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        else:
            yield str(node.module)


def may_import(edge: Edge) -> bool:
    top, _, inner = edge.imported.partition(".")
    if top != PACKAGE:
        return edge.imported in TABLE[edge.package].others | others_of_module(edge.importer)
    package = inner.partition(".")[0]
    own = {edge.package, "__version__"}
    return package in own or not {package, inner}.isdisjoint(TABLE[edge.package].ours)


def others_of_module(module: str) -> frozenset[str]:
    return TABLE[module].others if module in TABLE else frozenset()


def complaint(edge: Edge) -> str:
    row = TABLE[edge.package]
    permitted = ", ".join(sorted(row.ours | row.others)) or "nothing but itself"
    return (
        f"{PACKAGE}.{edge.importer}, line {edge.line}, imports {edge.imported}; "
        f"`{edge.package}` may import {permitted} (ARCHITECTURE.md). Fix: {row.advice}."
    )


def test_every_package_has_a_row() -> None:
    found = {edge.package for edge in edges()}
    assert found <= TABLE.keys(), "give each new package a row in ARCHITECTURE.md"


def test_imports_follow_the_table() -> None:
    broken = [complaint(edge) for edge in edges() if not may_import(edge)]
    assert not broken, "\n" + "\n".join(broken)


def test_enough_imports_were_read() -> None:
    ours = [edge for edge in edges() if edge.imported.startswith(PACKAGE)]
    assert len(ours) >= FEWEST_EDGES


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [
        ("rules.engine", "allfives_desktop.rules.state", True),
        ("rules.engine", "allfives_desktop.text.phrases", False),
        ("rules.engine", "PySide6.QtCore", False),
        ("rules.engine", "msgspec", False),
        ("models.review_model", "allfives_desktop.ai.explain", True),
        ("models.review_model", "allfives_desktop.ai.search", False),
        ("table.sounds", "PySide6.QtMultimedia", True),
        ("table.director", "PySide6.QtMultimedia", False),
        ("windows.main_window", "allfives_desktop.cli", False),
        ("cli", "allfives_desktop.__version__", True),
        ("cli", "PySide6.QtCore", False),
    ],
)
def test_the_table_tells_right_from_wrong(importer: str, imported: str, allowed: bool) -> None:
    assert may_import(Edge(importer, imported, line=1)) is allowed


def test_headless_packages_load_no_qt_and_no_numpy() -> None:
    headless = ("rules", "ai", "records", "cli")
    modules = [
        ".".join((PACKAGE, *path.relative_to(FOLDER).with_suffix("").parts))
        for package in headless
        for path in [*(FOLDER / package).rglob("*.py"), FOLDER / f"{package}.py"]
        if path.is_file()
        and path.stem not in {"__init__", "__main__"}
        and not {"net", "training", "openspiel"} & set(path.relative_to(FOLDER).parts)
    ]
    code = (
        "import importlib, sys\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stderr == ""
    loaded = set(run.stdout.split())
    assert PACKAGE in loaded
    assert loaded.isdisjoint({"PySide6", "shiboken6", "numpy"})
