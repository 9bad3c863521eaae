"""The program as it is installed: source archive, wheel, fresh environment, another folder."""

import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from allfives_desktop import __version__

ROOT = Path(__file__).resolve().parents[2]
NOT_SHIPPED = {".py", ".pyc"}


def run(command: Sequence[str | Path], *, folder: Path) -> str:
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("build")
    build: list[str | Path] = [sys.executable, "-m", "hatchling", "build", "-d", folder, "-t"]
    run([*build, "sdist"], folder=ROOT)
    (archive,) = folder.glob("*.tar.gz")
    run([sys.executable, "-m", "tarfile", "-e", archive, folder], folder=folder)
    run([*build, "wheel"], folder=folder / archive.name.removesuffix(".tar.gz"))
    (built,) = folder.glob("*.whl")
    return built


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
