"""`allfives bench ai`: a page for people, JSON for programs, and measuring that can be resumed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from allfives_desktop import cli
from allfives_desktop.ai.bench import ismcts, rows
from allfives_desktop.ai.bench.measure import Asked, Figure, Unit, quantile
from allfives_desktop.ai.bench.packs import lead
from allfives_desktop.ai.bench.row import Sample, Samples, Series
from allfives_desktop.cli.bench import ROWS, STORE
from allfives_desktop.cli.bench_page import TITLES, told
from tests.cli.conftest import RunProgram

Capture = pytest.CaptureFixture[str]


class Given:
    """A row whose samples are given."""

    name, lacks, seconds = "place", "", 10.0
    series = (Series("leads", 4, quick=4, full=8),)
    blocks = 0

    def block(self, series: str, number: int) -> list[Sample]:  # noqa: ARG002
        Given.blocks += 1
        return [(each, 2) for each in (1.0, 1.2, 0.8, 1.0)]

    def figures(self, samples: Samples) -> list[Figure]:
        packs = samples["leads"]
        return [
            Figure("one over other", lead(packs), Unit.POINTS, len(packs), "packs", Asked(0.1)),
            Figure(
                "worst",
                quantile([10.0, 20.0, 900.0], 0.99),
                Unit.MILLISECONDS,
                3,
                "decisions",
                Asked(800, is_most=True),
            ),
        ]


@pytest.fixture(autouse=True)
def given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(ismcts, "find_spec", lambda _: None)
    monkeypatch.setattr(rows, "ROWS", {**rows.ROWS, "place": Given})
    Given.blocks = 0


def run(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    code = cli.main(["bench", "ai", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_rows_are_named_once() -> None:
    assert tuple(rows.ROWS) == ROWS == tuple(TITLES)


def test_a_page_tells_figure_interval_limit_and_verdict(capsys: Capture) -> None:
    code, out, err = run(capsys, "--only", "place")
    assert (code, err) == (0, "")
    assert "quick form" in out
    assert (
        "one over other: +0.500 points a hand (+0.371 to +0.629); 4 packs; "
        "asked: at least +0.100 points a hand; reached\n"
    ) in out
    assert "worst: 900.0 ms (20.0 to ?); 3 decisions; asked: at most 800.0 ms; not decided\n" in out
    assert "= not decided, " in out
    assert TITLES["net"] not in out


def test_without_openspiel_its_row_tells_how_to_get_it(capsys: Capture) -> None:
    code, out, err = run(capsys, "--only", "ismcts")
    assert (code, err) == (0, "")
    said = [line for line in out.splitlines() if "open_spiel" in line]
    assert len(said) == 1
    assert "pip install open_spiel" in said[0]


def test_json_holds_every_figure(capsys: Capture) -> None:
    code, out, _ = run(capsys, "--only", "place", "ismcts", "--json")
    result: dict[str, Any] = json.loads(out)
    assert code == 0
    assert (result["format"], result["version"]) == ("allfives-bench-ai", 1)
    assert result["form"] == "quick"
    assert {"date", "allfives", "program", "machine", "rows"} <= result.keys()
    assert result["machine"].keys() == {"processor", "cores", "system", "python"}
    place, without = result["rows"]
    assert (without["row"], without["lacks"]) == ("ismcts", "open_spiel")
    assert (without["verdict"], without["figures"]) == (None, [])
    assert (place["row"], place["lacks"], place["verdict"]) == ("place", None, "not decided")
    one, worst = place["figures"]
    assert one["asked"] == {"limit": 0.1, "sense": "at least", "floor": None, "fewest": None}
    assert (one["name"], one["unit"], one["count"]) == ("one over other", "points a hand", 4)
    assert one["low"] < one["value"] == 0.5 < one["high"]
    assert one["verdict"] == "reached"
    assert (worst["high"], worst["asked"]["sense"]) == (None, "at most")


def keys_of(value: Any) -> set[str]:
    """Of an object and all objects in it."""
    if isinstance(value, list):
        return set().union(*map(keys_of, value))
    if isinstance(value, dict):
        return {*value, *keys_of(list(value.values()))}
    return set()


def test_every_key_is_told_of(capsys: Capture) -> None:
    text = (Path(__file__).parents[2] / "PROTOCOLS.md").read_text(encoding="utf-8")
    section = text.partition("## Measurements of the players")[2].partition("\n## ")[0]
    keys = keys_of(json.loads(run(capsys, "--only", "place", "--json")[1]))
    assert {key for key in keys if f"`{key}`" not in section} == set()


def test_the_full_form_is_kept_and_goes_on(capsys: Capture, tmp_path: Path) -> None:
    assert run(capsys, "--only", "place")[0] == 0
    assert not (tmp_path / STORE).exists()
    first = run(capsys, "--only", "place", "--full", "--json")
    assert Given.blocks == 1 + 2
    assert (tmp_path / STORE).exists()
    again = run(capsys, "--only", "place", "--full", "--json")
    assert Given.blocks == 1 + 2
    figures = [json.loads(out)["rows"][0]["figures"] for _, out, _ in (first, again)]
    assert figures[0] == figures[1]


def test_a_file_that_cannot_be_written_is_one_line(capsys: Capture, tmp_path: Path) -> None:
    store = str(tmp_path / "no" / "such" / "folder")
    code, _, err = run(capsys, "--only", "place", "--store", store)
    assert code == 2
    assert err.startswith("allfives bench: ")
    assert len(err.splitlines()) == 1


def test_an_unknown_row_is_refused(capsys: Capture) -> None:
    code, _, err = run(capsys, "--only", "whist")
    assert code == 2
    assert "whist" in err


def test_shares_are_told_in_percent() -> None:
    figure = Figure("set back", quantile([0.25] * 99, 0.5), Unit.SHARE, 99, "bids")
    assert told(figure) == "set back: 25.0 %; 99 bids"


def test_the_program_explains_it(allfives: RunProgram) -> None:
    found = allfives("bench", "ai", "--help")
    assert (found.returncode, found.stderr) == (0, "")
    assert "--full" in found.stdout
    assert ", ".join(ROWS) in " ".join(found.stdout.split())
