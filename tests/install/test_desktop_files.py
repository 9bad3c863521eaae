"""Menu entry, file types, icons, manual page and completions, as a Linux desktop reads them."""

import configparser
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

import command_tree
import make_completions
import share_files
from allfives_desktop import app, assets
from allfives_desktop.cli import window
from changelog import Release
from command_tree import Command

LINUX = Path(share_files.HERE)
LANGUAGES = {"pt", "pt_PT", "nl", "gl", "hu"}
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
RELEASED = Release("9.8.7", date(2031, 2, 3), ("Plays `all_fives` & *more*, see [x](y.md).",))


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    share_files.lay(folder)
    return folder


@pytest.fixture(scope="module")
def entry() -> dict[str, str]:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / f"{app.APP_ID}.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def validated_by(program: str, *arguments: str | Path) -> None:
    """Runs a checker where it is installed; what it would find is tested here in part anyway."""
    if shutil.which(program):
        result = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
        assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("key", ["Name", "GenericName", "Comment", "Keywords"])
def test_menu_entry_speaks_every_language(entry: dict[str, str], key: str) -> None:
    found = {name[len(key) + 1 : -1] for name in entry if name.startswith(f"{key}[")}
    assert found == LANGUAGES
    if key != "Name":
        assert entry[key] not in {entry[f"{key}[{language}]"] for language in LANGUAGES}


def test_menu_entry_names_the_program(entry: dict[str, str], share: Path) -> None:
    validated_by("desktop-file-validate", share / "applications" / f"{app.APP_ID}.desktop")
    assert entry["Exec"].split()[0] == entry["TryExec"] == window.parser().prog
    assert list(share.glob(f"icons/hicolor/*/apps/{entry['Icon']}.png"))
    assert assets.resource(app.ICON).stem == entry["Icon"]


def test_menu_entry_takes_files_exactly_if_the_program_does(entry: dict[str, str]) -> None:
    takes_files = any(make_completions.takes_file(it) for it in command_tree.program().arguments)
    assert entry["Exec"].endswith(" %f") == takes_files, "set Exec to 'allfives %f', or back"
    assert set(entry.get("MimeType", "").split(";")) - {""} == (
        {name for name, _ in file_types()} if takes_files else set()
    )


def file_types() -> Iterator[tuple[str, ET.Element]]:
    tree = ET.parse(LINUX / f"{app.APP_ID}.mime.xml")
    for node in tree.getroot():
        yield node.attrib["type"], node


@pytest.mark.parametrize(("name", "node"), list(file_types()))
def test_file_types_have_words_and_icons(name: str, node: ET.Element, share: Path) -> None:
    comments = {it.get(XML_LANGUAGE, "en") for it in node.findall(f"{MIME}comment") if it.text}
    assert comments == {"en", *LANGUAGES}
    icon = node.find(f"{MIME}icon")
    assert icon is not None
    assert icon.attrib["name"] == name.replace("/", "-")
    sizes = list(share.glob(f"icons/hicolor/*/mimetypes/{icon.attrib['name']}.*"))
    assert len(sizes) == len(list(share.glob("icons/hicolor/*/apps/*AllFives.*")))


def test_file_types_have_the_names_that_the_program_writes() -> None:
    globs = {it.attrib["pattern"] for _, node in file_types() for it in node.iter(f"{MIME}glob")}
    assert globs == {"*.allfives", "*.allfives-rules"}


def test_description_for_software_centres(share: Path) -> None:
    file = share / "metainfo" / f"{app.APP_ID}.metainfo.xml"
    validated_by("appstreamcli", "validate", "--no-net", file)
    root = ET.parse(file).getroot()
    assert root.findtext("id") == app.APP_ID
    for tag in ("summary", "description/p"):
        assert {it.get(XML_LANGUAGE) for it in root.iterfind(tag)} == {None, *LANGUAGES}
    points = [it.get(XML_LANGUAGE) for it in root.iterfind("description/ul/li")]
    assert {points.count(language) for language in (None, *LANGUAGES)} == {len(points) // 6}


def test_description_tells_the_releases(tmp_path: Path) -> None:
    file = tmp_path / f"{app.APP_ID}.metainfo.xml"
    text = share_files.metainfo_with([RELEASED], "https://example.org/docs")
    file.write_text(text, encoding="utf-8")
    validated_by("appstreamcli", "validate", "--no-net", file)
    assert ET.parse(file).getroot().findtext("screenshots/screenshot/image") == (
        "https://example.org/docs/table.jpg"
    )
    release = ET.parse(file).getroot().find("releases/release")
    assert release is not None
    assert release.attrib == {"version": "9.8.7", "date": "2031-02-03"}
    assert release.findtext("description/ul/li") == "Plays all_fives & more, see x."


@pytest.mark.parametrize(("name", "text"), list(make_completions.files().items()))
def test_completions_are_those_of_the_program(name: str, text: str) -> None:
    written = (make_completions.FOLDER / name).read_text(encoding="utf-8")
    assert written == text, "run python packaging/linux/make_completions.py"


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("allfives ver", {"verify"}),
        ("allfives rules sh", {"show"}),
        ("allfives rules show trin", {"trinidad"}),
        ("allfives --language pt", {"pt", "pt_PT"}),
        ("allfives --watch gre", {"greedy", "greedy-meek"}),
        ("allfives simulate --set hang", {"hang_jack="}),
        ("allfives rules effect --rul", {"--ruleset"}),
    ],
)
def test_bash_completes(line: str, offered: set[str]) -> None:
    words = line.split()
    script = (
        f'source "{make_completions.FOLDER / "allfives"}"\ncompopt() {{ :; }}\n'
        f"COMP_WORDS=({line})\nCOMP_CWORD={len(words) - 1}\n_allfives\n"
        "printf '%s\\n' \"${COMPREPLY[@]}\""
    )
    result = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert set(result.stdout.split()) == offered


@pytest.mark.parametrize(("shell", "name"), [("zsh", "_allfives"), ("fish", "allfives.fish")])
def test_other_shells_can_read_theirs(shell: str, name: str) -> None:
    file = make_completions.FOLDER / name
    assert "california_jack" in file.read_text(encoding="utf-8")
    validated_by(shell, "-n", file)


def flags(command: Command) -> set[str]:
    own = {flag for option in command.options for flag in option.flags}
    return own.union(*(flags(below) for below in command.commands))


def test_manual_page_names_every_option_and_no_other() -> None:
    page = (LINUX / "allfives.1").read_text(encoding="utf-8")
    named = re.findall(r"\bFl (-?[a-z][a-z-]*)(?: , (-[a-z-]+))?", page)
    found = {f"-{flag}" for pair in named for flag in pair if flag}
    assert found == flags(command_tree.program())


def test_manual_page_names_every_command() -> None:
    page = (LINUX / "allfives.1").read_text(encoding="utf-8")
    for command in command_tree.program().commands:
        for below in command.commands or (command,):
            words = command.name if below is command else f"{command.name} {below.name}"
            assert page.count(f"Cm {words}") >= 2


def test_everything_is_laid_where_a_desktop_looks(share: Path) -> None:
    for name in (
        f"applications/{app.APP_ID}.desktop",
        f"mime/packages/{app.APP_ID}.xml",
        "man/man1/allfives.1",
        "bash-completion/completions/allfives",
        "zsh/site-functions/_allfives",
        "fish/vendor_completions.d/allfives.fish",
        f"icons/hicolor/scalable/apps/{app.APP_ID}.svg",
    ):
        assert (share / name).stat().st_size
