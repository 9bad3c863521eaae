"""Players: they get a `SeatView` and answer with an action. Nothing here imports Qt."""
