"""The reason for the pin of PySide6: 6.12.0 on CPython 3.11 loses references to True and None."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtStateMachine import QFinalState, QState, QStateMachine
from pytestqt.qtbot import QtBot

SIGNALS = 20_000


class Bell(QObject):
    rung = Signal(bool, object)
    enough = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def ring(self) -> None:
        if self.count == SIGNALS:
            self.enough.emit()
        else:
            self.count += 1
            self.rung.emit(True, None)


class Room(QState):
    """Rings again whenever it is entered, through a virtual override."""

    def __init__(self, bell: Bell, machine: QStateMachine) -> None:
        super().__init__(machine)
        self._bell = bell

    def onEntry(self, event: QEvent) -> None:
        super().onEntry(event)
        self._bell.ring()


def test_twenty_thousand_signals_through_a_state_machine(qtbot: QtBot) -> None:
    bell = Bell()
    machine = QStateMachine()
    first, second, end = Room(bell, machine), Room(bell, machine), QFinalState(machine)
    for here, there in ((first, second), (second, first)):
        here.addTransition(bell.rung, there)
        here.addTransition(bell.enough, end)
    machine.setInitialState(first)
    with qtbot.waitSignal(machine.finished, timeout=60_000):
        machine.start()
    assert bell.count == SIGNALS
