"""A live banked table as the server holds it: rebuilt from its events, like any other.

Its log is `live:ID`. Its chips are clay and have books of their own, as those of a live pot table
do: `live:ID:cage`, `live:ID:seat:N` where chips are counted, and `live:ID:bank`, `commission`,
`collection`, `tips` and `meter` for what the house has taken or paid.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from houseway import games
from houseway.errors import BrokenRound, Illegal, IllegalSeat
from houseway.money import Cents, text
from houseway.server.logs.events import Draft, Event
from houseway.server.money import ledger
from houseway.server.money.ledger import Moves
from houseway.server.tablet.live_tablet import LOG, log_of
from houseway.tablet.banked import LiveBankedTable
from houseway.tablet.banked.steps import NAMES, step_from_json


class LiveBanked:
    """One live banked table between its events."""

    def __init__(self, opened: Event) -> None:
        body = opened.body
        self.id = opened.log.removeprefix(LOG)
        self.seq = opened.seq
        self.name: str = body["name"]
        self.chips: tuple[int, ...] = tuple(body["chips"])
        self.table = LiveBankedTable(games.find(body["game"]), body["settings"])
        self.hand_number = 0  # the round that is played, or was last
        self.voided: list[Mapping[str, Any]] = []  # misdeals of the round to come
        self.closed = False

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
        return "over" if self.table.live and self.table.live.done else "playing"

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
        """What each purse of the table holds; a round moves money when it is paid."""
        table = self.table
        held = {ledger.clay(self.id, "cage"): -table.bought}
        held |= {ledger.clay(self.id, kind): taken for kind, taken in table.taken.items()}
        for seat, who in table.table.seats.items():
            if who.counted:
                held[ledger.clay(self.id, f"seat:{seat}")] = int(who.stack)
        return held

    def round_log(self) -> dict[str, Any]:
        """The log of the round on the table, as it is written down."""
        told: dict[str, Any] = json.loads(json.dumps(self.table.playing().round.log.to_json()))
        return told

    # Each event has one method

    def _opened(self, _body: Mapping[str, Any]) -> None:
        pass

    def _sat(self, body: Mapping[str, Any]) -> None:
        buy_in = body["buy_in"]
        self.table.sit(body["seat"], body["name"], None if buy_in is None else Cents(buy_in))

    def _bought(self, body: Mapping[str, Any]) -> None:
        self.table.buy(body["seat"], Cents(body["amount"]))

    def _left(self, body: Mapping[str, Any]) -> None:
        self.table.leave(body["seat"])

    def _away(self, body: Mapping[str, Any]) -> None:
        self.table.table.away(body["seat"])

    def _back(self, body: Mapping[str, Any]) -> None:
        self.table.table.back(body["seat"])

    def _bet(self, body: Mapping[str, Any]) -> None:
        seat, table = body["seat"], self.table.table
        new = seat not in table.seats
        if new:
            self.table.sit(seat, f"Seat {seat}")
        bets, tips = ({spot: Cents(n) for spot, n in body[of].items()} for of in ("bets", "tips"))
        try:
            table.bet(seat, bets, tips)
        except Illegal:
            if new:
                del table.seats[seat]
            raise

    def _bank(self, body: Mapping[str, Any]) -> None:
        stakes = body["dealer_bet"]
        against = None if stakes is None else Cents(stakes)
        self.table.table.take_bank(body["seat"], Cents(body["roll"]), against)

    def _waived(self, body: Mapping[str, Any]) -> None:
        self.table.table.waive_bank(body["seat"])

    def _dealt(self, body: Mapping[str, Any]) -> None:
        self.table.deal(tuple(body["thrown"]))
        self.hand_number += 1

    def _settled(self, body: Mapping[str, Any]) -> None:
        if body["log"] != self.round_log():
            raise BrokenRound(f"round {self.hand_number} was paid as another than was keyed")
        self.table.settle()
        self.voided = []

    def _voided(self, body: Mapping[str, Any]) -> None:
        self.table.void()
        self.hand_number -= 1
        self.voided.append(body)

    def _shoe(self, _body: Mapping[str, Any]) -> None:
        self.table.new_shoe()

    def _closed(self, _body: Mapping[str, Any]) -> None:
        if self.table.in_round:
            raise IllegalSeat("a round is being played; the table is closed when it is paid")
        counted = [seat for seat, who in self.table.table.seats.items() if who.counted]
        if counted:
            raise IllegalSeat(f"seat {min(counted)} has chips; they are cashed before it closes")
        self.closed = True


_STEPS = frozenset(NAMES.values())
_CHANGES: dict[str, Callable[[LiveBanked, Mapping[str, Any]], None]] = {
    "opened": LiveBanked._opened,
    "sat": LiveBanked._sat,
    "bought": LiveBanked._bought,
    "left": LiveBanked._left,
    "away": LiveBanked._away,
    "back": LiveBanked._back,
    "bet": LiveBanked._bet,
    "bank": LiveBanked._bank,
    "waived": LiveBanked._waived,
    "dealt": LiveBanked._dealt,
    "settled": LiveBanked._settled,
    "voided": LiveBanked._voided,
    "shoe": LiveBanked._shoe,
    "closed": LiveBanked._closed,
}
