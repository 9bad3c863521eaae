"""The program as it is installed: source archive, wheel, fresh environment, another folder."""

import hashlib
import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import pytest

from allfives_desktop import __version__

ROOT = Path(__file__).resolve().parents[2]
NOT_SHIPPED = {".py", ".pyc"}


# Two machines that differ in everything that has ever found its way into an archive.
HERE = {"TZ": "UTC", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "1"}
ELSEWHERE = {"TZ": "Pacific/Auckland", "LC_ALL": "C", "PYTHONHASHSEED": "2"}
SURROUNDINGS = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
LANGUAGES = ("en", "pt", "pt_PT", "nl", "gl", "hu")


def run(
    command: Sequence[str | Path],
    *,
    folder: Path,
    umask: int = 0o022,
    environment: Mapping[str, str] = MappingProxyType({}),
) -> str:
    result = subprocess.run(
        command,
        cwd=folder,
        env={**SURROUNDINGS, **environment},
        umask=umask,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def build(target: str, source: Path, folder: Path, place: Mapping[str, str]) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), "-t", target]
    umask = 0o022 if place is HERE else 0o077
    run(
        command,
        folder=source,
        umask=umask,
        environment={**place, "SOURCE_DATE_EPOCH": "1900000000"},
    )
    (built,) = folder.glob({"sdist": "*.tar.gz", "wheel": "*.whl"}[target])
    return built


def unpacked(archive: Path, folder: Path) -> Path:
    run([sys.executable, "-m", "tarfile", "-e", archive, folder], folder=folder)
    return folder / archive.name.removesuffix(".tar.gz")


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("archive"), HERE)


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    return build("wheel", unpacked(archive, folder), folder, HERE)


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment with the wheel, and the libraries of this one."""
    target = tmp_path_factory.mktemp("installed")
    run([sys.executable, "-m", "venv", "--without-pip", target], folder=target)
    programs = target / ("Scripts" if sys.platform == "win32" else "bin")
    pip: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        programs / "python",
        "install",
        "--quiet",
    ]
    run([*pip, "--no-deps", "--no-index", "--no-compile", wheel], folder=target)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(run([programs / "python", "-c", where], folder=target).strip())
    (packages / "libraries.pth").write_text(sysconfig.get_path("purelib"))
    return programs


def contents(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def in_package(folder: Path, pattern: str) -> set[str]:
    return {
        f"allfives_desktop/{path.relative_to(folder.parent).as_posix()}"
        for path in folder.rglob(pattern)
        if path.is_file() and path.suffix not in NOT_SHIPPED and path.name != "README.md"
    }


def test_wheel_holds_all_resources(wheel: Path) -> None:
    assert in_package(ROOT / "resources", "*") <= contents(wheel)


def test_wheel_holds_the_qml(wheel: Path) -> None:
    files = {
        path.relative_to(ROOT).as_posix() for path in (ROOT / "allfives_desktop").rglob("*.qml")
    }
    assert files <= contents(wheel)


def test_wheel_holds_every_translation_compiled(wheel: Path) -> None:
    compiled = {
        f"allfives_desktop/translations/{source.stem}.qm"
        for source in (ROOT / "translations").glob("*.ts")
    }
    found = {name for name in contents(wheel) if name.endswith((".qm", ".ts"))}
    assert found == compiled


def test_wheel_holds_nothing_else(wheel: Path) -> None:
    strangers = {
        name
        for name in contents(wheel)
        if not name.startswith(("allfives_desktop/", f"allfives_desktop-{__version__}.dist-info/"))
        or "/training/" in name
    }
    assert not strangers


def test_source_archive_is_the_same_wherever_it_is_built(archive: Path, tmp_path: Path) -> None:
    assert digest(build("sdist", ROOT, tmp_path, ELSEWHERE)) == digest(archive)


def test_wheel_is_the_same_wherever_it_is_built(archive: Path, wheel: Path, tmp_path: Path) -> None:
    built = build("wheel", unpacked(archive, tmp_path), tmp_path, ELSEWHERE)
    assert digest(built) == digest(wheel)


def test_checkout_makes_the_wheel_of_the_source_archive(wheel: Path, tmp_path: Path) -> None:
    assert digest(build("wheel", ROOT, tmp_path, HERE)) == digest(wheel)


def test_installed_program_starts_from_another_folder(programs: Path, tmp_path: Path) -> None:
    assert __version__ in run([programs / "allfives", "--version"], folder=tmp_path)
    assert "all_fives" in run([programs / "allfives", "rules", "list"], folder=tmp_path)


def test_installed_program_finds_its_files(programs: Path, tmp_path: Path) -> None:
    code = (
        "from allfives_desktop import assets\n"
        "print(assets.resources_dir(), assets.qml_dir(), assets.translations_dir(), sep='\\n')"
    )
    lines = run([programs / "python", "-c", code], folder=tmp_path)
    for folder in map(Path, lines.splitlines()):
        assert folder.is_relative_to(programs.parent)
        assert any(folder.iterdir())


def test_installed_program_speaks_every_language(programs: Path, tmp_path: Path) -> None:
    code = (
        "from PySide6.QtCore import QTranslator\n"
        "from allfives_desktop import assets\n"
        "for language in __import__('sys').argv[1:]:\n"
        "    file = assets.translations_dir() / f'allfives_{language}.qm'\n"
        "    translator = QTranslator()\n"
        "    print(language, translator.load(str(file)), translator.isEmpty())"
    )
    said = run([programs / "python", "-c", code, *LANGUAGES], folder=tmp_path)
    assert said.splitlines() == [f"{language} True False" for language in LANGUAGES]


SPOKEN = """
import json, sys
from argparse import Namespace
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from allfives_desktop.app import Program
from allfives_desktop.rules.actions import Beg
from allfives_desktop.rules.events import CountMade, Scored, ScoreKind
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.text import phrases
from allfives_desktop.windows.play import Game

app = QApplication([])
program = Program(Game("all_fives", RULESETS["all_fives"].options()), None, Namespace(speed="off"))
program.show()
program.play.begin()
beside = program.companions
beside._show_rules()
beside._show_help()
tableau, points = program.table.tableau, Scored(ScoreKind.HIGH, 0, 1, "AS", 0, 1)
tableau.sheet.read([CountMade((1, 0)), points], tableau.seats)
kinds = QDialogButtonBox.StandardButton
buttons = (kinds.Ok, kinds.Cancel, kinds.Yes, kinds.Apply, kinds.RestoreDefaults)
box = QDialogButtonBox()
said = {
    "title": beside.help.windowTitle(),
    "menu": program.window.commands.full_screen.text(),
    "buttons": [box.addButton(each).text() for each in buttons],
    "hint": phrases.action_hint(Beg(0), program.session.view()),
    "rules": beside.rules_window._browser.toPlainText().splitlines()[1:3],
    "book": [each for each in sys.argv[1:] if each in beside.help.page.toPlainText().splitlines()],
    "number": QLocale().toString(1.5),
    "count": [tableau.words.words.sheet_title, tableau.count.rows[0].label],
}
print(json.dumps(said))
program.companions.help.close()
program.window.close()
"""
# How the book calls the chapter's part on dealing, by language.
DEALING = {
    "en": "Preparation and deal",
    "pt": "Preparação e distribuição",
    "pt_PT": "Preparar e dar as cartas",
    "nl": "Voorbereiding en uitdelen",
    "gl": "O reparto",
    "hu": "Előkészületek és osztás",
}
PORTUGUESE = {
    "title": "Como jogar",
    "menu": "&Tela cheia",
    "buttons": ["OK", "Cancelar", "&Sim", "Aplicar", "Restaurar padrões"],
    "number": "1,5",
    "hint": "Pedir um ponto ou outro naipe de trunfo",
    "count": ["A contagem", "Alto"],
    "rules": ["Regras em vigor", "Jogadores e baralho"],
    "book": [DEALING["pt"]],
}
PORTUGAL = {
    "menu": "&Ecrã completo",
    "buttons": ["OK", "Cancelar", "&Sim", "Aplicar", "Repor predefinições"],
    "book": [DEALING["pt_PT"]],
}
ENGLISH = {
    "title": "How to play",
    "menu": "&Full screen",
    "buttons": ["OK", "Cancel", "&Yes", "Apply", "Restore Defaults"],
    "number": "1.5",
    "hint": "Ask for one point or another trump suit",
    "count": ["The count", "High"],
    "rules": ["Rules in force", "Players and pack"],
    "book": [DEALING["en"]],
}
DUTCH = {
    "title": "Hoe speel je",
    "menu": "&Volledig scherm",
    "buttons": ["OK", "Annuleren", "&Ja", "Toepassen", "Standaard herstellen"],
    "number": "1,5",
    "hint": "Om een punt of een andere troefkleur vragen",
    "count": ["De telling", "Hoog"],
    "rules": ["Geldende regels", "Spelers en kaartspel"],
    "book": [DEALING["nl"]],
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("pt_BR", PORTUGUESE),
        ("pt_PT", PORTUGUESE | PORTUGAL),
        ("pt_AO", PORTUGUESE),
        ("nl_NL", DUTCH),
        ("nl_BE", DUTCH),
        (
            "gl_ES",
            {
                "title": "Como xogar",
                "menu": "Pantalla &completa",
                "buttons": ["Aceptar", "Cancelar", "&Si", "Aplicar", "Repor as predefinicións"],
                "number": "1,5",
                "hint": "Pedir un punto ou outro pau de trunfo",
                "count": ["O reconto", "Alto"],
                "rules": ["Regras en vigor", "Xogadores e baralla"],
                "book": [DEALING["gl"]],
            },
        ),
        (
            "hu_HU",
            {
                "title": "Játékszabályok",
                "menu": "&Teljes képernyő",
                "buttons": ["OK", "Mégse", "&Igen", "Alkalmaz", "Alapértékek"],
                "number": "1,5",
                "hint": "Egy pont vagy más aduszín kérése",
                "count": ["Az elszámolás", "Magas"],
                "rules": ["Érvényes szabályok", "Játékosok és kártyák"],
                "book": [DEALING["hu"]],
            },
        ),
        ("en_GB", ENGLISH),
        ("de_DE", ENGLISH),
    ],
)
def test_installed_program_follows_the_system(
    programs: Path, tmp_path: Path, locale: str, expected: dict[str, object]
) -> None:
    homes = {f"XDG_{kind}_HOME": str(tmp_path / kind) for kind in ("DATA", "CONFIG", "CACHE")}
    system = {"LANG": f"{locale}.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": ""}
    shown = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    out = run(
        [programs / "python", "-c", SPOKEN, *DEALING.values()],
        folder=tmp_path,
        environment={**system, **shown, **homes},
    )
    assert json.loads(out.splitlines()[-1]) == expected


@pytest.mark.slow
def test_installed_program_plays_a_match(programs: Path, tmp_path: Path) -> None:
    homes = {f"XDG_{kind}_HOME": str(tmp_path / kind) for kind in ("DATA", "CONFIG", "CACHE")}
    record = tmp_path / "match.jsonl"
    watching = ["--watch", "--speed", "off", "--matches", "1", "--language", "hu"]
    run(
        [programs / "allfives", *watching, "--seed", "wheel", "--records", record],
        folder=tmp_path,
        environment={
            "QT_QPA_PLATFORM": "offscreen",
            "QT_QUICK_BACKEND": "software",
            **homes,
        },
    )
    assert "1 match" in run([programs / "allfives", "verify", record], folder=tmp_path)
