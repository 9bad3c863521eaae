"""Describes the Python types that QML sees, so that qmllint can check every name.

Writes `build/qml/AllFives/{qmldir,allfives.qmltypes}` out of the living meta objects: they know
what QML finds at run time, where a reading of the sources misses constants and made properties.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path
from typing import Any

import PySide6
from PySide6.QtCore import QMetaEnum, QMetaMethod, QMetaObject, QMetaProperty, QObject
from PySide6.QtQml import qmlTypeId

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "allfives_desktop"
MODULE = "AllFives"
TARGET = ROOT / "build" / "qml" / MODULE
METATYPES = Path(PySide6.__file__).parent / "Qt" / "metatypes"
FOREIGN_TYPES = ("qt6core_metatypes.json", "qt6qml_metatypes.json", "qt6quick_metatypes.json")
REGISTER_TYPES = "from PySide6.scripts.pyside_tool import qmltyperegistrar; qmltyperegistrar()"

Description = dict[str, Any]


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    described = TARGET / "metatypes.json"
    described.write_text(json.dumps([describe_module(name) for name in modules_with_types()]))
    foreign = ",".join(str(METATYPES / name) for name in FOREIGN_TYPES)
    options = ["--import-name", MODULE, "--major-version", "1", "--minor-version", "0"]
    options += ["--foreign-types", foreign, "-o", str(TARGET / "unused.cpp"), str(described)]
    options += ["--generate-qmltypes", str(TARGET / "allfives.qmltypes")]
    subprocess.run([sys.executable, "-c", REGISTER_TYPES, *options], check=True)
    qmldir = f"module {MODULE}\ntypeinfo allfives.qmltypes\ndepends QtQml\n"
    (TARGET / "qmldir").write_text(qmldir)


def modules_with_types() -> Iterator[str]:
    for source in sorted((ROOT / PACKAGE).rglob("*.py")):
        if "QML_IMPORT_NAME" in source.read_text(encoding="utf-8"):
            yield ".".join(source.relative_to(ROOT).with_suffix("").parts)


def describe_module(name: str) -> Description:
    module = import_module(name)
    classes = [
        each
        for _, each in getmembers(module, isclass)
        if issubclass(each, QObject) and each.__module__ == name
    ]
    source = f"{name.replace('.', '/')}.py"
    return {
        "classes": [describe_class(each) for each in classes],
        "inputFile": source,
        "outputRevision": 68,
    }


def describe_class(python_class: type[QObject]) -> Description:
    meta: QMetaObject = vars(python_class)["staticMetaObject"]
    methods = [meta.method(i) for i in range(meta.methodOffset(), meta.methodCount())]
    properties = range(meta.propertyOffset(), meta.propertyCount())
    enums = range(meta.enumeratorOffset(), meta.enumeratorCount())
    name = python_class.__name__
    description: Description = {
        "className": name,
        "qualifiedClassName": name,
        "object": True,
        "superClasses": [{"access": "public", "name": meta.superClass().className()}],
        "properties": [describe_property(meta.property(i), index=i) for i in properties],
        "signals": [describe_method(m) for m in methods if is_a(m, QMetaMethod.MethodType.Signal)],
        "slots": [describe_method(m) for m in methods if is_a(m, QMetaMethod.MethodType.Slot)],
        "enums": [describe_enum(meta.enumerator(i)) for i in enums],
    }
    if is_registered(name):
        description["classInfos"] = [
            {"name": "QML.Element", "value": "auto"},
            {"name": "QML.Creatable", "value": "false"},
        ]
    return description


def is_registered(name: str) -> bool:
    # The stub asks for bytes, the function itself takes nothing but str.
    return qmlTypeId(MODULE, 1, 0, name) >= 0  # type: ignore[arg-type]


def is_a(method: QMetaMethod, kind: QMetaMethod.MethodType) -> bool:
    return method.methodType() is kind


def describe_property(found: QMetaProperty, *, index: int) -> Description:
    name = found.name()
    description: Description = {
        "name": name,
        "type": found.typeName(),
        "index": index,
        "read": name,
        "constant": found.isConstant(),
    }
    if found.isWritable():
        description["write"] = name
    if found.hasNotifySignal():
        description["notify"] = found.notifySignal().name().toStdString()
    return description


def describe_method(found: QMetaMethod) -> Description:
    types = [each.toStdString() for each in found.parameterTypes()]
    return {
        "access": "public",
        "name": found.name().toStdString(),
        "arguments": [{"name": f"a{i}", "type": each} for i, each in enumerate(types, start=1)],
        "returnType": found.returnMetaType().name(),
    }


def describe_enum(found: QMetaEnum) -> Description:
    return {
        "name": found.name(),
        "isClass": found.isScoped(),
        "isFlag": found.isFlag(),
        "type": "int",
        "values": [found.key(i) for i in range(found.keyCount())],
    }


if __name__ == "__main__":
    main()
