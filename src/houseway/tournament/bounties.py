"""Bounties that grow: half of each is paid, half goes on the winner's own head.

    heads = Heads.of(rules.bounties, {"Ann": 1000, "Bob": 1000, "Cid": 1000})
    heads = heads.knocks_out(Knockout("Bob", by=("Ann",)))
    heads.on["Ann"], heads.paid["Ann"]          # 1500, 500

Each act gives the heads after it. Money is conserved: heads, what was paid, and what went back
to the prize pool add up to what was put on heads, plus what the check of the next day put right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from houseway.errors import BadInput, IllegalAction
from houseway.houses.club_rules import BountyRules, Rounding
from houseway.money import ZERO, Cents, evenly, text
from houseway.tournament.knockouts import Knockout


@dataclass(frozen=True, slots=True)
class Heads:
    """What is on each head, and what has become of the rest."""

    rules: BountyRules
    on: Mapping[str, Cents]  # those who are in: what their namecards show
    paid: Mapping[str, Cents] = field(default_factory=dict)
    out: frozenset[str] = frozenset()  # those who had a head once
    pool: Cents = ZERO  # back to the prize pool
    put: Cents = ZERO  # on heads, in all
    corrected: int = 0  # by the check of the next day
    winner: str = ""
    own: Cents = ZERO  # head that the winner collected
    published: bool = False

    @classmethod
    def of(cls, rules: BountyRules, heads: Mapping[str, int]) -> Heads:
        """Everybody starts with his amount."""
        if wrong := [name for name, amount in heads.items() if amount < 0]:
            raise BadInput(f"{wrong[0]} has {text(heads[wrong[0]])} on his head; it is never less")
        on = {name: Cents(amount) for name, amount in heads.items()}
        return cls(rules, on, put=Cents(sum(on.values())))

    def enters(self, name: str, amount: int) -> Heads:
        """A player comes late or once more: his head is as the others' were (T35)."""
        self._open()
        if name in self.on:
            raise IllegalAction(f"{name} is in the game")
        if name in self.out and not self.rules.re_entry_head:
            amount = 0
        return replace(self, on={**self.on, name: Cents(amount)}, put=Cents(self.put + amount))

    def knocks_out(self, *gone: Knockout) -> Heads:
        """Players go out in one hand; each bounty is won by itself."""
        after = self
        for each in gone:
            after = after._won(each.out, each.by)
        return after

    def _won(self, out: str, by: Sequence[str]) -> Heads:
        self._open()
        bounty = self._head(out)
        on, paid = {name: head for name, head in self.on.items() if name != out}, {**self.paid}
        for name, part in zip(by, evenly(bounty, len(by)), strict=True):
            self._head(name)
            grows = self._for_the_head(part)
            on[name] = Cents(on[name] + grows)
            paid[name] = Cents(paid.get(name, 0) + part - grows)
        return replace(self, on=on, paid=paid, out=self.out | {out})

    def _for_the_head(self, part: int) -> int:
        share = part * self.rules.head_percent
        return -(-share // 100) if self.rules.head_rounding is Rounding.UP else share // 100

    def disqualified(self, name: str) -> Heads:
        """Nobody has won his head: it goes back to the prize pool."""
        self._open()
        head = self._head(name)
        if not self.rules.disqualified_to_pool:
            raise IllegalAction(f"say who gets the {text(head)} on the head of {name}")
        on = {other: amount for other, amount in self.on.items() if other != name}
        return replace(self, on=on, pool=Cents(self.pool + head), out=self.out | {name})

    def wins(self, name: str) -> Heads:
        """The event is over, and its winner collects his own head."""
        self._open()
        head = self._head(name)
        if others := [other for other in self.on if other != name]:
            raise IllegalAction(f"{', '.join(others)} are in the game; {name} has not won it")
        if not self.rules.own_head:
            return replace(self, on={}, pool=Cents(self.pool + head), winner=name)
        paid = {**self.paid, name: Cents(self.paid.get(name, 0) + head)}
        return replace(self, on={}, paid=paid, winner=name, own=head)

    def kept(self, name: str) -> Heads:
        """The event ends by a deal, and somebody who is in it has his own head."""
        head = self._head(name)
        on = {other: amount for other, amount in self.on.items() if other != name}
        if not self.rules.own_head:
            return replace(self, on=on, pool=Cents(self.pool + head))
        paid = {**self.paid, name: Cents(self.paid.get(name, 0) + head)}
        return replace(self, on=on, paid=paid)

    # The day after

    def checked(self, name: str, amount: int) -> Heads:
        """The club finds that a head should be so much."""
        self._binding()
        if amount < 0:
            raise BadInput(f"{text(amount)} on the head of {name}; it is never less than nothing")
        if name == self.winner:
            more = amount - self.own
            paid = {**self.paid, name: Cents(self.paid.get(name, 0) + more)}
            return replace(self, paid=paid, own=Cents(amount), corrected=self.corrected + more)
        more = amount - self._head(name)
        on = {**self.on, name: Cents(amount)}
        return replace(self, on=on, corrected=self.corrected + more)

    def publish(self) -> Heads:
        """The club publishes the bounties: from now on they are binding."""
        self._binding()
        return replace(self, published=True)

    # What holds

    def _head(self, name: str) -> Cents:
        if name not in self.on:
            told = ", ".join(self.on) or "nobody"
            raise IllegalAction(f"{name} is not in the game; in it: {told}")
        return self.on[name]

    def _open(self) -> None:
        self._binding()
        if self.winner:
            raise IllegalAction(f"{self.winner} has won the event")

    def _binding(self) -> None:
        if self.published:
            cite = self.rules.cite("published")
            raise IllegalAction("the bounties are published and binding", clause=cite)

    @property
    def balanced(self) -> bool:
        """Whether every penny is accounted for."""
        held = sum(self.on.values()) + sum(self.paid.values()) + self.pool
        return held == self.put + self.corrected
