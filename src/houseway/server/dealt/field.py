"""The field of a dealt event: who plays in it, at which tables, and what it has of their money.

It is a part of a night's log. Entries come out of wallets as people register, into `event:ID`; when
the event is over, prizes and bounties go back to them, and what is left is the house's, `kept:ID`.
A house bot's money is the house's own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from houseway.money import Cents
from houseway.server.money import ledger
from houseway.server.money.ledger import Moves
from houseway.tournament import Event as Night
from houseway.tournament.mix import Mix
from houseway.tournament.night.setup import HeadFrom
from houseway.tournament.prizes import Prize
from houseway.tournament.terms import Terms


@dataclass(frozen=True, slots=True)
class Choice:
    """A dealer's choice at a table: whose it is and until when, and the game once it is made."""

    name: str
    hand: int  # the table had dealt so many
    until: int  # milliseconds since 1970
    game: str = ""
    before: str = ""  # the game that was played until then


@dataclass(slots=True)
class Field:
    """Those who play, and where."""

    id: str
    terms: Terms
    people: dict[str, str] = field(default_factory=dict)  # accounts by name; none is a bot's
    tables: dict[str, str] = field(default_factory=dict)  # ids of the tables, by letter
    banks: dict[str, float] = field(default_factory=dict)  # seconds that people have left
    choices: dict[str, Choice] = field(default_factory=dict)  # the last of each table
    started: bool = False
    paused: bool = False
    cancelled: bool = False

    def name_of(self, account: str) -> str:
        """By what name somebody plays; nothing if he does not."""
        return next((name for name, who in self.people.items() if who == account), "")

    def bank_of(self, name: str) -> float:
        return self.banks.get(name, float(self.terms.bank))

    def mix_at(self, letter: str) -> Mix | None:
        """The games that a table deals in turn; in a dealer's choice the one that was called."""
        mix, choice = self.terms.mix, self.choices.get(letter)
        return mix.chosen(choice.game) if mix and choice and choice.game else mix

    def purse(self, name: str) -> str:
        """Where a player's money comes from and goes to."""
        account = self.people.get(name)
        return ledger.wallet(account) if account else ledger.ISSUE

    # Its events

    def apply(self, kind: str, body: Mapping[str, Any]) -> None:
        CHANGES[kind](self, body)

    def _registers(self, body: Mapping[str, Any]) -> None:
        self.people |= body["entrants"]

    def _withdraws(self, body: Mapping[str, Any]) -> None:
        del self.people[body["name"]]

    def _starts(self, _body: Mapping[str, Any]) -> None:
        self.started = True

    def _pauses(self, body: Mapping[str, Any]) -> None:
        self.paused = body["paused"]

    def _is_cancelled(self, _body: Mapping[str, Any]) -> None:
        self.cancelled = True
        self.people = {}

    def _has_table(self, body: Mapping[str, Any]) -> None:
        self.tables[body["table"]] = body["id"]

    def _has_no_table(self, body: Mapping[str, Any]) -> None:
        del self.tables[body["table"]]
        self.choices.pop(body["table"], None)

    def _waits_for_choice(self, body: Mapping[str, Any]) -> None:
        last = self.choices.get(body["table"])
        self.choices[body["table"]] = Choice(
            body["name"], body["hand"], body["until"], before=last.game if last else ""
        )

    def _is_chosen(self, body: Mapping[str, Any]) -> None:
        self.choices[body["table"]] = Choice(
            body["name"], body["hand"], body["until"], body["game"]
        )

    # Its money

    def books(self, night: Night) -> dict[str, int]:
        """What everybody has put in and got back, by purse; together always nothing."""
        held: Counter[str] = Counter()
        for name in self.people:
            held[self.purse(name)] -= cost(night, name)
        taken = -sum(held.values())
        if night.ended:
            for name, won in winnings(night).items():
                held[self.purse(name)] += won
            held[ledger.kept(self.id)] = -sum(held.values())
        else:
            held[ledger.event(self.id)] = taken
        return dict(held)


def price(night: Night) -> Cents:
    """What an entry costs: the buy-in, and what the player puts on his own head."""
    setup = night.setup
    return Cents(setup.price + (setup.head if setup.head_from is HeadFrom.PLAYER else 0))


def cost(night: Night, name: str) -> int:
    """What a player has paid so far; who has registered has paid for one entry."""
    player = night.players.get(name)
    return player.paid if player else price(night)


def winnings(night: Night) -> dict[str, int]:
    """Prizes, mystery prizes and bounties by player; a seat is paid for what it is worth."""
    won: Counter[str] = Counter({name: int(each) for name, each in night.bounties.items()})
    for found in (night.prizes, night.mysteries):
        for name, prizes in found.items():
            won[name] += worth(prizes)
    return {name: amount for name, amount in won.items() if amount}


def worth(prizes: tuple[Prize, ...]) -> int:
    """What prizes are worth together."""
    return sum(each.worth for each in prizes)


def difference(before: Mapping[str, int], after: Mapping[str, int]) -> Moves:
    """What went from purse to purse between two looks at the books."""
    moved = {purse: after.get(purse, 0) - before.get(purse, 0) for purse in {**before, **after}}
    return {purse: amount for purse, amount in moved.items() if amount}


CHANGES: dict[str, Callable[[Field, Mapping[str, Any]], None]] = {
    "registered": Field._registers,
    "withdrawn": Field._withdraws,
    "started": Field._starts,
    "paused": Field._pauses,
    "cancelled": Field._is_cancelled,
    "table_opened": Field._has_table,
    "table_closed": Field._has_no_table,
    "choice_asked": Field._waits_for_choice,
    "game_chosen": Field._is_chosen,
}
