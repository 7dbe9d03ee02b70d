"""A live table as the server holds it: rebuilt from its events, like a table of the room.

Its log is `live:ID`. Its chips are clay, and have books of their own: `live:ID:cage` is where they
come from and go back to, `live:ID:seat:N` what lies before a seat where chips are counted,
`live:ID:bank`, `live:ID:rake` and the like what the house has taken or paid. Together they are
always zero, and no wallet is among them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from houseway import games
from houseway.errors import BrokenRound, IllegalSeat
from houseway.floor import Table
from houseway.money import Cents, text
from houseway.play import Game
from houseway.server.logs.events import Draft, Event
from houseway.server.money import ledger
from houseway.server.money.ledger import Moves
from houseway.server.tablet.tally import Tally

LOG = "live:"
Body = Mapping[str, Any]


def log_of(id: str) -> str:
    """Where the events of a live table are written."""
    return LOG + id


def linked(settings: Mapping[str, Any]) -> str | None:
    """The name of the meter that a table shares, if it has one at all."""
    return settings.get("link") if settings.get("meter") is not None else None


class PaperTable(Protocol):
    """A table with paper cards and clay chips, whatever is played there."""

    bought: int
    taken: dict[str, int]

    @property
    def table(self) -> Table[Any]: ...
    @property
    def game(self) -> Game: ...
    @property
    def in_round(self) -> bool: ...
    @property
    def done(self) -> bool: ...
    @property
    def metered(self) -> int: ...
    def buy(self, seat: int, amount: Cents) -> None: ...
    def leave(self, seat: int) -> object: ...
    def void(self) -> None: ...
    def stacks(self) -> dict[int, int]: ...
    def check_close(self) -> None: ...
    def count(self) -> int: ...


T = TypeVar("T", bound=PaperTable)


@dataclass(frozen=True, slots=True)
class Trade(Generic[T]):
    """What differs from one kind of live table to another: its steps, and events of its own."""

    opens: Callable[[Game, Mapping[str, object]], T]
    steps: frozenset[str]
    take: Callable[[LiveTablet[T], str, Body], None]  # a step of the round, by its name
    changes: Mapping[str, Callable[[LiveTablet[T], Body], None]]


class LiveTablet(Generic[T]):
    """One live table between its events."""

    def __init__(self, opened: Event, trade: Trade[T]) -> None:
        body = opened.body
        self.id = opened.log.removeprefix(LOG)
        self.seq = opened.seq
        self.trade = trade
        self.name: str = body["name"]
        self.chips: tuple[int, ...] = tuple(body["chips"])  # that there are at the table
        self.opened_by: str = body["by"]
        self.link = linked(body["settings"])  # the meter that it shares
        self.seeds: int = body.get("seeds", 0)  # what the house puts into it as the table opens
        self.table: T = trade.opens(games.find(body["game"]), body["settings"])
        self.hand_number = 0  # the hand or round that is played, or was last
        self.voided: list[Body] = []  # misdeals of the one to come
        self.tally = Tally()
        self.touched_at = opened.at  # milliseconds since 1970
        self.opened = opened.seq > 0  # otherwise that event is still to happen
        self.closed = False

    @property
    def meter_purse(self) -> str | None:
        """The purse of the room whose balance is the meter, if it shares one."""
        return ledger.meter(self.link) if self.link else None

    @property
    def log(self) -> str:
        return log_of(self.id)

    @property
    def phase(self) -> str:
        """Between rounds, in one, or before it is paid."""
        if self.closed:
            return "closed"
        if not self.table.in_round:
            return "waiting"
        return "over" if self.table.done else "playing"

    def apply(self, draft: Draft | Event, at: int) -> Moves:
        """Let an event happen, at a moment in milliseconds since 1970.

        One that the rules forbid raises, and then nothing has changed.
        """
        if self.closed:
            raise IllegalSeat(f"{self.name} is closed")
        before = self.books()
        if draft.kind in self.trade.steps:
            self.trade.take(self, draft.kind, draft.body)
        elif draft.kind in self.trade.changes:
            self.trade.changes[draft.kind](self, draft.body)
        else:
            _CHANGES[draft.kind](self, draft.body)
        self.seq += 1
        after = self.books()
        if sum(after.values()) or self.table.count() != self.table.bought:
            counted, bought = text(Cents(self.table.count())), text(Cents(self.table.bought))
            raise BrokenRound(f"{counted} are on {self.name}, and {bought} were bought there")
        changed = {purse: after.get(purse, 0) - before.get(purse, 0) for purse in before | after}
        moves = {purse: amount for purse, amount in changed.items() if amount}
        self.touched_at = at
        self.tally.note(draft.kind, moves, self.table.table.round, at)
        return moves

    def books(self) -> dict[str, int]:
        """What each purse of the table holds; a round moves money when it is paid."""
        table = self.table
        held = {ledger.clay(self.id, "cage"): -table.bought}
        held |= {ledger.clay(self.id, kind): taken for kind, taken in table.taken.items()}
        held |= {ledger.clay(self.id, f"seat:{seat}"): n for seat, n in table.stacks().items()}
        return self._linked(held)

    def _linked(self, held: dict[str, int]) -> dict[str, int]:
        """A meter that is shared moves as it is fed and won, not only when the round is paid."""
        if self.meter_purse is None:
            return held
        ahead = self.table.metered + (self.seeds if self.opened else 0)
        own, bank = ledger.clay(self.id, "meter"), ledger.clay(self.id, "bank")
        return {
            **held,
            own: 0,
            self.meter_purse: held.get(own, 0) + ahead,
            bank: held.get(bank, 0) - ahead,
        }


def _opened(live: LiveTablet[Any], _body: Body) -> None:
    """The first event is what the table was made of; the house seeds its meter by it."""
    live.opened = True


def _voided(live: LiveTablet[Any], body: Body) -> None:
    live.table.void()
    live.hand_number -= 1
    live.voided.append(body)


def _closed(live: LiveTablet[Any], _body: Body) -> None:
    live.table.check_close()
    live.closed = True


_CHANGES: dict[str, Callable[[LiveTablet[Any], Body], object]] = {
    "opened": _opened,
    "bought": lambda live, body: live.table.buy(body["seat"], Cents(body["amount"])),
    "left": lambda live, body: live.table.leave(body["seat"]),
    "away": lambda live, body: live.table.table.away(body["seat"]),
    "back": lambda live, body: live.table.table.back(body["seat"]),
    "voided": _voided,
    "closed": _closed,
}
