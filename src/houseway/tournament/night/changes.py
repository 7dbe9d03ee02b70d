"""What an act changed, before and after: for the log that a director reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from houseway.money import text
from houseway.tournament.night.records import Player, Table, Tonight
from houseway.tournament.night.state import State


class Change(NamedTuple):
    """Something that is other than it was."""

    what: str
    before: str
    after: str


def changes(state: State, mark: int) -> tuple[Change, ...]:
    """Everything that has changed since a mark, people first."""
    players, tables, tonight = state.since(mark)
    found: list[Change] = []
    for name, old in players.items():
        found += _of_player(name, old, state.players.get(name))
    for name, before in tables.items():
        found += _of_table(name, before, state.tables.get(name))
    if tonight is not None:
        found += _of_night(tonight, state.tonight)
    return tuple(found)


def _compared(what: str, before: str, after: str) -> Iterator[Change]:
    if before != after:
        yield Change(what, before, after)


def _of_player(name: str, old: Player | None, new: Player | None) -> Iterator[Change]:
    yield from _compared(name, _sits(old), _sits(new))
    old = old or Player(name)
    for what, read in _PLAYER.items():
        yield from _compared(f"{name}, {what}", read(old), read(new) if new else "")


def _sits(player: Player | None) -> str:
    if player is None:
        return "not entered"
    if not player.playing:
        return "out"
    return str(player.chair) if player.chair else "no seat"


_PLAYER: dict[str, Callable[[Player], str]] = {
    "chips": lambda each: f"{each.stack:,}",
    "paid": lambda each: text(each.paid) if each.paid else "",
    "where": lambda each: str(each.where),
    "hands to miss": lambda each: str(each.ledger.left or ""),
    "own seat": lambda each: str(each.home or ""),
    "prize": lambda each: "forfeited" if each.prize_forfeited else "",
    "clock": lambda each: "always" if each.clocked else "",
}


def _of_table(name: str, old: Table | None, new: Table | None) -> Iterator[Change]:
    yield from _compared(f"table {name}", "open" if old else "", "open" if new else "")
    if old and new:
        yield from _compared(f"table {name}, chairs", str(old.chairs), str(new.chairs))
        yield from _compared(f"table {name}, dealer", old.dealer, new.dealer)
        yield from _compared(f"table {name}, hands", str(old.hands), str(new.hands))


def _of_night(old: Tonight, new: Tonight) -> Iterator[Change]:
    for what, read in _NIGHT.items():
        yield from _compared(what, read(old), read(new))


_NIGHT: dict[str, Callable[[Tonight], str]] = {
    "level": lambda each: str(each.hours.level),
    "break": lambda each: "on" if each.hours.on_break else "",
    "order of tables": lambda each: " ".join(each.order),
    "prizes, per cent": lambda each: " ".join(each.till.percent),
    "pool put right by": lambda each: text(each.till.pool_shift) if each.till.pool_shift else "",
    "guarantee": lambda each: text(each.till.guarantee) if each.till.guarantee else "",
    "deal": lambda each: ", ".join(f"{w} {text(s)}" for w, s in each.till.chopped.items()),
    "mystery prizes": lambda each: " ".join(each.till.made_up),
    "smallest chip": lambda each: str(each.rack.chip or ""),
    "chips sold": lambda each: f"{each.rack.sold:,}",
    "chips changed": lambda each: f"{each.rack.changed:+,}" if each.rack.changed else "",
    "barred": lambda each: ", ".join(sorted(each.barred)),
    "asked": lambda each: "; ".join(question.says for question in each.questions),
    "night": lambda each: "over" if each.ended else "on",
}
