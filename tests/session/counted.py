"""Statistics that are counted when the call returns, in this process."""

from __future__ import annotations

import json
from pathlib import Path

from allfives_desktop.session.counting import as_json, count
from allfives_desktop.session.journal import AtOnce, Job, Then
from allfives_desktop.session.statistics import CountingProcess, Statistics
from allfives_desktop.session.store import Store
from allfives_desktop.session.writing import Writer


class CountingAtOnce(CountingProcess):
    """Says what the process would, line by line."""

    def count(self, store: Path) -> None:
        for news in count(store):
            self.take(json.loads(json.dumps(as_json(news))))
        self.ended.emit()


class WritingAtOnce(Writer):
    """Needs no thread."""

    def do(self, job: Job, then: Then) -> None:
        AtOnce().do(job, then)


def statistics_of(path: Path) -> Statistics:
    """Nothing is counted yet."""
    return Statistics(WritingAtOnce(path), process=CountingAtOnce())


def counted(store: Store) -> Statistics:
    """Everything counted, as the next start of the program would."""
    again = Store(store.path)
    again.latest()  # which opens the file and brings it up to date
    again.close()
    statistics = statistics_of(store.path)
    statistics.refresh()
    return statistics
