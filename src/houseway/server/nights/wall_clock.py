"""The clock on the wall and the night go together: levels, breaks and the end come by either."""

from __future__ import annotations

from houseway.server.logs.events import Draft
from houseway.server.logs.transaction import Transaction
from houseway.server.nights.live_night import CLOCK, LiveNight
from houseway.tournament import acts
from houseway.tournament.night.timer import MINUTE


def happen(txn: Transaction, live: LiveNight, draft: Draft) -> None:
    """Something happens to a night, and is written as it happened."""
    txn.happened(live, draft, live.apply(draft, txn.at))


def strike(txn: Transaction, live: LiveNight) -> None:
    """Tell the night what the clock shows, where something has changed since."""
    if live.over or live.field:
        return
    minute, length = live.minute(txn.at), live.night.setup.structure.minutes
    if minute < live.night.minute:  # it was put back
        _by_clock(txn, live, acts.Announce(minute // length + 1))
    if minute > live.night.minute:
        _by_clock(txn, live, acts.SetClock(minute))
    resting = live.timer.resting(txn.at) is not None
    if resting and not live.night.on_break:
        _by_clock(txn, live, acts.TakeBreak())
    scheduled = live.night.room.state.tonight.hours.break_due > 0
    if live.night.on_break and scheduled and not resting and live.timer.running:
        _by_clock(txn, live, acts.Resume())


def _by_clock(txn: Transaction, live: LiveNight, act: acts.Act) -> None:
    """Something happens because it is time; what the night will not have yet waits."""
    if live.night.may(act):
        body = {"act": act.to_json(), "by": CLOCK, "name": CLOCK, "drawn": live.drawn}
        happen(txn, live, Draft("done", body))


def follow(txn: Transaction, live: LiveNight, minute: int, *, on_break: bool) -> None:
    """The clock on the wall goes with the night: another level, a break, the end."""
    night, timer = live.night, live.timer
    length = night.setup.structure.minutes * MINUTE
    due = night.room.state.tonight.hours.break_due
    if night.on_break and not on_break and due > 0:
        _timed(txn, live, "rest", due * length)
    elif (night.on_break and not on_break) or live.over:
        if timer.running:
            _timed(txn, live, "stop")
    elif on_break and not night.on_break:
        _timed(txn, live, "put", max(timer.at(txn.at), night.minute * MINUTE))
        if not timer.running:
            _timed(txn, live, "start")
    elif night.minute != minute:
        _timed(txn, live, "put", night.minute * MINUTE)


def _timed(txn: Transaction, live: LiveNight, do: str, played: int = 0) -> None:
    body = {"do": do, "played": played, "by": CLOCK, "name": CLOCK}
    happen(txn, live, Draft("timed", body))


def lags(live: LiveNight, at: int) -> bool:
    """Whether the clock is in another level or break than the night, and can take it there."""
    level = live.night.setup.structure.level_at(live.minute(at))
    resting = live.timer.resting(at) is not None
    if live.field:
        return False  # the house sees to it
    return live.timer.running and (
        level != live.night.level or (resting and not live.night.on_break)
    )
