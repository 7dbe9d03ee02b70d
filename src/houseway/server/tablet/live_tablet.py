"""A live table as the server holds it: rebuilt from its events, like a table of the room.

Its log is `live:ID`. Its chips are clay, and have books of their own: `live:ID:cage` is where they
come from and go back to, `live:ID:seat:N` what lies before a seat, `live:ID:rake` and the like what
the house has taken. Together they are always zero, and no wallet is among them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from houseway import games
from houseway.errors import BrokenRound, IllegalSeat
from houseway.money import Cents, text
from houseway.server.logs.events import Draft, Event
from houseway.server.money import ledger
from houseway.server.money.ledger import Moves
from houseway.tablet import LivePotTable
from houseway.tablet.written import NAMES, step_from_json

LOG = "live:"


def log_of(id: str) -> str:
    """Where the events of a live table are written."""
    return LOG + id


class LiveTablet:
    """One live table between its events."""

    def __init__(self, opened: Event) -> None:
        body = opened.body
        self.id = opened.log.removeprefix(LOG)
        self.seq = opened.seq
        self.name: str = body["name"]
        self.chips: tuple[int, ...] = tuple(body["chips"])  # that there are at the table
        self.opened_by: str = body["by"]
        self.table = LivePotTable(games.find(body["game"]), body["settings"])
        self.hand_number = 0
        self.voided: list[Mapping[str, Any]] = []  # misdeals of the hand to come
        self.closed = False

    @property
    def log(self) -> str:
        return log_of(self.id)

    @property
    def phase(self) -> str:
        """Between hands, in one, or before its pot is pushed."""
        if self.closed:
            return "closed"
        if not self.table.in_hand:
            return "waiting"
        return "over" if self.table.hand and self.table.hand.over else "playing"

    def apply(self, draft: Draft | Event) -> Moves:
        """Let an event happen. One that the rules forbid raises, and then nothing has changed."""
        if self.closed:
            raise IllegalSeat(f"{self.name} is closed")
        before = self.books()
        if draft.kind in _STEPS:
            self.table.take(step_from_json(draft.kind, draft.body["step"]))
        else:
            _CHANGES[draft.kind](self, draft.body)
        self.seq += 1
        after = self.books()
        if sum(after.values()) or self.table.count() != self.table.bought:
            counted, bought = text(Cents(self.table.count())), text(Cents(self.table.bought))
            raise BrokenRound(f"{counted} are on {self.name}, and {bought} were bought there")
        changed = {purse: after.get(purse, 0) - before.get(purse, 0) for purse in before | after}
        return {purse: amount for purse, amount in changed.items() if amount}

    def books(self) -> dict[str, int]:
        """What each purse of the table holds; the pot of a hand is settled when it is pushed."""
        table = self.table
        held = {ledger.clay(self.id, "cage"): -table.bought}
        held |= {ledger.clay(self.id, kind): taken for kind, taken in table.taken.items()}
        for seat, who in table.table.seats.items():
            held[ledger.clay(self.id, f"seat:{seat}")] = int(who.stack)
        return held

    # Each event has one method

    def _opened(self, _body: Mapping[str, Any]) -> None:
        pass

    def _sat(self, body: Mapping[str, Any]) -> None:
        self.table.sit(body["seat"], body["name"], Cents(body["buy_in"]))

    def _bought(self, body: Mapping[str, Any]) -> None:
        self.table.buy(body["seat"], Cents(body["amount"]))

    def _left(self, body: Mapping[str, Any]) -> None:
        self.table.leave(body["seat"])

    def _away(self, body: Mapping[str, Any]) -> None:
        self.table.table.away(body["seat"])

    def _back(self, body: Mapping[str, Any]) -> None:
        self.table.table.back(body["seat"])

    def _posts(self, body: Mapping[str, Any]) -> None:
        self.table.table.post(body["seat"])

    def _straddled(self, body: Mapping[str, Any]) -> None:
        self.table.table.straddle(body["seat"], Cents(body["amount"]))

    def _button(self, body: Mapping[str, Any]) -> None:
        self.table.put_button(body["seat"])

    def _dealt(self, _body: Mapping[str, Any]) -> None:
        self.table.deal()
        self.hand_number += 1

    def _settled(self, _body: Mapping[str, Any]) -> None:
        self.table.settle()
        self.voided = []

    def _voided(self, body: Mapping[str, Any]) -> None:
        self.table.void()
        self.hand_number -= 1
        self.voided.append(body)

    def _closed(self, _body: Mapping[str, Any]) -> None:
        if seats := sorted(self.table.table.seats):
            raise IllegalSeat(f"seat {seats[0]} is taken; everybody cashes out before it closes")
        self.closed = True


_STEPS = frozenset(NAMES.values())
_CHANGES: dict[str, Callable[[LiveTablet, Mapping[str, Any]], None]] = {
    "opened": LiveTablet._opened,
    "sat": LiveTablet._sat,
    "bought": LiveTablet._bought,
    "left": LiveTablet._left,
    "away": LiveTablet._away,
    "back": LiveTablet._back,
    "post": LiveTablet._posts,
    "straddled": LiveTablet._straddled,
    "button": LiveTablet._button,
    "dealt": LiveTablet._dealt,
    "settled": LiveTablet._settled,
    "voided": LiveTablet._voided,
    "closed": LiveTablet._closed,
}
