"""The score sheet: every change of a score, and the totals after it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from allfives_desktop.models.score_sheet import ScoreSheet
from allfives_desktop.rules.events import Event, GameStarted, HandStarted, Scored, ScoreKind
from allfives_desktop.text.phrases import Seats

SEATS = Seats(("You", "Computer"), (0, 1), 0)
PARTNERS = Seats(("You", "West", "North", "East"), (0, 1, 0, 1), 0)
GIFT = Scored(ScoreKind.GIFT, 1, 1, "", 0, 1)
TEN = Scored(ScoreKind.CAPTURE, 0, 14, "TS AS", 0, 14)


def rows(sheet: ScoreSheet) -> list[list[str]]:
    columns = range(sheet.columnCount())
    return [[sheet.index(row, at).data() for at in columns] for row in range(sheet.rowCount())]


def head(sheet: ScoreSheet) -> list[str]:
    flat = Qt.Orientation.Horizontal
    return [sheet.headerData(at, flat) for at in range(sheet.columnCount())]


def test_totals_run_on_and_say_what_was_added() -> None:
    sheet = ScoreSheet()
    sheet.reset(SEATS, [GameStarted(0, 0), HandStarted(0, 0, 0)])
    sheet.add(GIFT)
    sheet.add(TEN)
    assert head(sheet) == ["Hand", "Points", "You", "Computer"]
    assert [[row[0], *row[2:]] for row in rows(sheet)] == [
        ["1.1", "0", "1 (+1)"],
        ["1.1", "14 (+14)", "1"],
    ]
    assert rows(sheet)[1][1] == "You capture: Ten of spades, ace of spades (+14)"


def test_a_new_game_begins_at_nothing() -> None:
    sheet = ScoreSheet()
    sheet.reset(SEATS, [GameStarted(0, 0), HandStarted(0, 3, 1), TEN])
    for event in (GameStarted(1, 1), HandStarted(1, 0, 1), GIFT):
        sheet.add(event)
    assert [[row[0], *row[2:]] for row in rows(sheet)] == [
        ["1.4", "14 (+14)", "0"],
        ["2.1", "0", "1 (+1)"],
    ]


def test_partners_share_a_column() -> None:
    sheet = ScoreSheet()
    sheet.reset(PARTNERS, [])
    assert head(sheet)[2:] == ["North-South", "East-West"]


def test_a_set_back_is_taken_off() -> None:
    sheet = ScoreSheet()
    events: list[Event] = [GameStarted(0, 0), HandStarted(0, 0, 0)]
    events.append(Scored(ScoreKind.SETBACK, 1, -3, "3", 0, -3))
    sheet.reset(SEATS, events)
    assert rows(sheet)[0][3] == "\N{MINUS SIGN}3 (\N{MINUS SIGN}3)"


def test_folding_a_match_equals_reading_it(match_events: list[Event]) -> None:
    folded, read = ScoreSheet(), ScoreSheet()
    folded.reset(SEATS, [])
    for event in match_events:
        folded.add(event)
    read.reset(SEATS, match_events)
    assert rows(folded) == rows(read)
    scored = [event for event in match_events if isinstance(event, Scored)]
    assert len(scored) == read.rowCount() > 20
    for row, event in zip(rows(read), scored, strict=True):
        assert row[2 + event.side].startswith(f"{event.after} ")


def test_other_names_are_told_anew(match_events: list[Event]) -> None:
    sheet = ScoreSheet()
    sheet.reset(SEATS, match_events)
    before = rows(sheet)
    sheet.retell(Seats(("Jij", "Tegenstander"), (0, 1), 0))
    assert head(sheet)[2:] == ["Jij", "Tegenstander"]
    assert [row[2:] for row in rows(sheet)] == [row[2:] for row in before]


def test_it_keeps_the_promises_of_a_model(match_events: list[Event], qtmodeltester: Any) -> None:
    sheet = ScoreSheet()
    sheet.reset(SEATS, match_events[:200])
    assert sheet.rowCount() > 0
    qtmodeltester.check(sheet)
    side = sheet.index(0, 2).data(Qt.ItemDataRole.TextAlignmentRole)
    assert side & Qt.AlignmentFlag.AlignRight
