"""What the sources ask for is what the catalogues have: lupdate drops calls it cannot read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import allfives_desktop

FOLDER = Path(allfives_desktop.__file__).parent
Key = tuple[str, str, str]


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    """File, call and context of everything that asks for a translation."""
    for path in sorted(FOLDER.rglob("*.py")):
        yield from _calls(path, ast.parse(path.read_text(encoding="utf-8")), "")


def _calls(path: Path, node: ast.AST, class_name: str) -> Iterator[tuple[str, ast.Call, str]]:
    if isinstance(node, ast.ClassDef):
        class_name = node.name
    if isinstance(node, ast.Call):
        function = node.func
        if isinstance(function, ast.Name) and function.id == "translate":
            yield path.name, node, ""
        elif isinstance(function, ast.Attribute) and function.attr == "tr":
            yield path.name, node, class_name
    for child in ast.iter_child_nodes(node):
        yield from _calls(path, child, class_name)


def key(call: ast.Call, class_name: str) -> Key | None:
    """Context, source and comment, or None where one of them is worked out at run time."""
    texts = [each.value for each in call.args if isinstance(each, ast.Constant)]
    arguments = call.args if class_name else call.args[1:]
    if len(texts) < min(len(call.args), 2 if class_name else 3) or not all(
        isinstance(text, str) for text in texts
    ):
        return None
    context = class_name or texts[0]
    source, comment = ([*texts[len(call.args) - len(arguments) :], "", ""])[:2]
    return str(context), str(source), str(comment)


def test_only_literal_texts_are_translated() -> None:
    unread = [f"{file}:{call.lineno}" for file, call, name in calls() if key(call, name) is None]
    assert not unread


def test_the_catalogues_have_every_sentence(checks: ModuleType) -> None:
    asked = {key(call, name) for _, call, name in calls()}
    assert len(asked) > 150
    for name in checks.COMPLETE:
        had = {message.key for message in checks.read_all()[name].messages}
        assert not asked - had


def test_qml_says_nothing_itself() -> None:
    for path in FOLDER.rglob("*.qml"):
        assert "qsTr" not in path.read_text(encoding="utf-8"), path
