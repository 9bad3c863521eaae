"""The first copy's door, and how a second copy knocks at it."""

from __future__ import annotations

import logging
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QThread, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from allfives_desktop.single.request import LONGEST, encode, read

if TYPE_CHECKING:
    from allfives_desktop.single.place import Place
    from allfives_desktop.single.request import Request

log = logging.getLogger(__name__)

MOST_GUESTS: Final = 8
PATIENCE: Final = 2_000  # ms for a guest to say its line, and for an answer to it
WAITING: Final = 10.0  # seconds for a first copy that is just starting or ending
KNOCK: Final = 100  # ms
HEARD: Final = b"ok\n"


class Door(QObject):
    """Listens for other copies of the program; `asked` tells what one of them wants.

    Only this user can knock. A guest that says anything but one request is shown out.
    """

    asked = Signal(object)

    def __init__(self, place: Place, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._guests: dict[QLocalSocket, float] = {}  # when they came in
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._let_in)
        self._clock = QTimer(self)
        self._clock.setInterval(PATIENCE // 4)
        self._clock.timeout.connect(self._show_out)

    def open(self) -> bool:
        """Listen from now on. Whoever holds the place owns the door: what a killed copy left of
        its own is removed."""
        QLocalServer.removeServer(self._place.door)
        if self._server.listen(self._place.door):
            return True
        log.warning("no other copy can be heard: %s", self._server.errorString())
        return False

    def close(self) -> None:
        """Listen no more."""
        self._server.close()
        for guest in self._guests:
            guest.abort()
        self._show_out()

    def _let_in(self) -> None:
        while (guest := self._server.nextPendingConnection()) is not None:
            if len(self._guests) >= MOST_GUESTS:
                guest.abort()
                guest.deleteLater()
                continue
            guest.setReadBufferSize(LONGEST + 1)
            guest.readyRead.connect(self._hear)
            guest.disconnected.connect(self._show_out)
            self._guests[guest] = monotonic()
            self._clock.start()
        self._hear()

    def _hear(self) -> None:
        for guest in list(self._guests):
            if guest.canReadLine():
                self._answer(guest, bytes(guest.readLine(LONGEST + 1).data()))
            elif guest.bytesAvailable() > LONGEST:
                guest.abort()

    def _answer(self, guest: QLocalSocket, line: bytes) -> None:
        try:
            request = read(line)
        except ValueError as error:
            log.warning("another program said nonsense: %s", error)
            guest.abort()
            return
        guest.write(HEARD)
        guest.disconnectFromServer()
        self.asked.emit(request)

    def _show_out(self) -> None:
        """Those that are done, and those that say nothing."""
        late = monotonic() - PATIENCE / 1000
        for guest, came in list(self._guests.items()):
            if came < late:
                guest.abort()  # which comes here again by itself
        for guest in list(self._guests):
            if guest.state() is QLocalSocket.LocalSocketState.UnconnectedState:
                del self._guests[guest]
                guest.deleteLater()
        if not self._guests:
            self._clock.stop()


def hand_over(place: Place, request: Request) -> bool:
    """Whether the first copy has taken the request; else this copy is the first now, or the
    other one does not answer."""
    end = monotonic() + WAITING
    while monotonic() < end:
        if place.take():
            return False
        if _knock(place.door, request):
            return True
    return False


def _knock(door: str, request: Request) -> bool:
    socket = QLocalSocket()
    socket.connectToServer(door)
    if not socket.waitForConnected(KNOCK):
        QThread.msleep(KNOCK)  # a door that is not there is refused at once
        return False
    socket.write(encode(request))
    socket.flush()
    heard = socket.waitForReadyRead(PATIENCE) and bytes(socket.readLine().data()) == HEARD
    socket.abort()
    return heard
