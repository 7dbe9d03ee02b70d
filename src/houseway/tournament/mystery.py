"""Mystery bounties: near the end, whoever puts a player out draws a prize.

    event = made_up(rules.bounties, pool, prizes, players=40)
    event.due(1)                                  # how many are drawn if one goes out now
    event = event.knocks_out([Knockout("Bob", ("Ann",))], drawn=[Prize(5000)])

What is drawn comes from outside. The winner of the event has the last prize.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from houseway.errors import BadInput, IllegalAction
from houseway.houses.club_rules import BountyRules
from houseway.money import ZERO, Cents, evenly, text
from houseway.tournament.knockouts import Knockout
from houseway.tournament.prizes import Prize


@dataclass(frozen=True, slots=True)
class Mystery:
    """How many players are left, and the prizes that nobody has drawn yet."""

    rules: BountyRules
    left: int
    prizes: tuple[Prize, ...]
    pool: Cents = ZERO  # the prize pool beside them
    paid: Mapping[str, tuple[Prize, ...]] = field(default_factory=dict)
    returned: tuple[Prize, ...] = ()  # seats that are the club's again
    winner: str = ""

    def due(self, out: int = 1) -> int:
        """How many prizes are drawn if so many go out now: for places that can win one."""
        places = range(self.left - out + 1, self.left + 1)
        return sum(place <= self.rules.mystery_prizes for place in places)

    def undecided(self, gone: Sequence[Knockout]) -> tuple[str, ...]:
        """Those of whom the director must say who went out later, as it decides who draws."""
        due = self.due(len(gone))
        if 0 < due < len(gone) and len({each.by for each in gone}) > 1:
            return tuple(each.out for each in gone)
        return ()

    def knocks_out(self, gone: Sequence[Knockout], drawn: Sequence[Prize] = ()) -> Mystery:
        """Players go out in one hand, the lowest place first; those who win places' prizes draw."""
        self._going(len(gone))
        due = self.due(len(gone))
        if len(drawn) != due:
            raise IllegalAction(f"{len(drawn)} prizes drawn; {due} are due")
        after = replace(self, left=self.left - len(gone), prizes=_without(self.prizes, drawn))
        for each, prize in zip(gone[len(gone) - due :], drawn, strict=True):
            after = after._pays(each.by, prize)
        return after

    def _pays(self, by: Sequence[str], prize: Prize) -> Mystery:
        """Two who split the pot split the money; of a seat, the first left of the button (T32)."""
        parts = (
            [(by[0], prize)]
            if prize.seat
            else [
                (n, Prize(Cents(p))) for n, p in zip(by, evenly(prize.worth, len(by)), strict=True)
            ]
        )
        paid = {**self.paid}
        for name, part in parts:
            paid[name] = (*paid.get(name, ()), part)
        return replace(self, paid=paid)

    def disqualified(self, drawn: Sequence[Prize] = ()) -> Mystery:
        """Nobody draws: the prize that would have been drawn goes back (T34)."""
        self._going(1)
        if len(drawn) != self.due():
            raise IllegalAction(f"{len(drawn)} prizes taken out; {self.due()} are due")
        after = replace(self, left=self.left - 1, prizes=_without(self.prizes, drawn))
        if not self.rules.mystery_undrawn_to_pool:
            return replace(after, prizes=self.prizes)
        return after._back(drawn)

    def _back(self, prizes: Sequence[Prize]) -> Mystery:
        money = sum(each.worth for each in prizes if not each.seat)
        seats = tuple(each for each in prizes if each.seat)
        return replace(self, pool=Cents(self.pool + money), returned=(*self.returned, *seats))

    def wins(self, name: str) -> Mystery:
        """The winner has the last prize."""
        self._going(0)
        if self.left > 1:
            raise IllegalAction(f"{self.left} players are left; {name} has not won the event")
        after = replace(self, prizes=(), winner=name)
        for prize in self.prizes[:1]:
            after = after._pays((name,), prize)
        return after._back(self.prizes[1:])

    def _going(self, out: int) -> None:
        if self.winner:
            raise IllegalAction(f"{self.winner} has won the event")
        if out >= self.left:
            raise IllegalAction(f"{out} of {self.left} players cannot go out; one is left over")


def made_up(rules: BountyRules, pool: int, prizes: Sequence[Prize], players: int) -> Mystery:
    """The club makes up the prizes: money out of the prize pool, and seats that came back."""
    wanted = rules.mystery_prizes
    if rules.mystery_short_field:
        wanted = min(wanted, players)  # T33
    if len(prizes) != wanted:
        cite = rules.cite("mystery_prizes")
        raise IllegalAction(f"{len(prizes)} mystery prizes; it takes {wanted}", clause=cite)
    return Mystery(rules, players, tuple(prizes), paid_for(rules, pool, prizes))


def paid_for(rules: BountyRules, pool: int, prizes: Sequence[Prize]) -> Cents:
    """What is left of the prize pool once the money of these prizes is taken out."""
    money = sum(each.worth for each in prizes if not each.seat)
    if money > pool:
        raise IllegalAction(
            f"mystery prizes of {text(money)} out of a pool of {text(pool)}",
            clause=rules.cite("mystery_prizes"),
        )
    return Cents(pool - money)


def under_way(rules: BountyRules, left: int, prizes: Sequence[Prize], pool: int = 0) -> Mystery:
    """An event in which prizes were drawn before: those that are still in, and the pool beside."""
    most = min(rules.mystery_prizes, left)
    if rules.mystery_short_field and len(prizes) > most:
        raise IllegalAction(
            f"{len(prizes)} mystery prizes for {left} players; at most {most}",
            clause=rules.cite("mystery_prizes"),
        )
    return Mystery(rules, left, tuple(prizes), Cents(pool))


def _without(prizes: Sequence[Prize], drawn: Sequence[Prize]) -> tuple[Prize, ...]:
    left = list(prizes)
    for each in drawn:
        if each not in left:
            told = ", ".join(map(str, left)) or "none"
            raise BadInput(f"{each} is not among the prizes; there are {told}")
        left.remove(each)
    return tuple(left)
