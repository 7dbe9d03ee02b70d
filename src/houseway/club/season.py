"""A season: its fee, who has paid what, how it is scored, and its nights."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from houseway.club.fees import Account, Payment, due_by, take
from houseway.club.league import Night, Row, Scheme, records, standings
from houseway.errors import BadInput, IllegalAction
from houseway.houses.club_rules import ClubRules
from houseway.houses.season_rules import FeeRules, Late
from houseway.money import Cents, text


@dataclass(frozen=True, slots=True)
class Season:
    """One season of the league."""

    id: str
    fee: Cents
    games: int
    payments: Mapping[str, tuple[Payment, ...]] = field(default_factory=dict)
    scheme: Scheme | None = None
    nights: tuple[Night, ...] = ()

    def __post_init__(self) -> None:
        if self.fee < 0 or self.games < 1:
            raise BadInput(f"a season of {self.games} games for {text(self.fee)} is none")

    @property
    def entry(self) -> Fraction:
        """What one game of it costs (T13)."""
        return Fraction(self.fee, self.games)

    def paid(self, name: str) -> Cents:
        return Cents(sum(each.amount for each in self.payments.get(name, ())))

    def pays(self, rules: FeeRules, name: str, payment: Payment) -> Season:
        """A member pays; more than the fee is not taken."""
        take(rules, payment)
        left = self.fee - self.paid(name)
        if payment.amount > left:
            raise IllegalAction(
                f"{name} pays {text(payment.amount)}; {text(left)} is left of the fee",
                clause=rules.cite("instalments"),
            )
        paid = {**self.payments, name: (*self.payments.get(name, ()), payment)}
        return replace(self, payments=paid)

    def account(self, rules: FeeRules, name: str, week: int) -> Account:
        """What is due of somebody by a week's game, and what he has paid."""
        paid = sum(each.amount for each in self.payments.get(name, ()) if each.week <= week)
        return Account(due_by(rules, self.fee, week), Cents(paid))

    @property
    def paid_up(self) -> set[str]:
        """Those who have paid in full."""
        return {name for name in self.payments if self.paid(name) >= self.fee}

    def scoring(self, rules: FeeRules) -> set[str]:
        """Those whose points count: who has paid up, or who had when all of it was due (T16)."""
        if rules.late is Late.COUNT:
            return self.paid_up
        all_due = rules.instalments
        return {name for name in self.paid_up if self.account(rules, name, all_due).may_play}

    def scored(self) -> Scheme:
        if self.scheme is None:
            raise IllegalAction(f"the committee has set no points for {self.id}")
        return self.scheme

    def after(self, week: int) -> Season:
        """The season as it stood after a week's game."""
        return replace(self, nights=tuple(each for each in self.nights if each.week <= week))

    def table(self, rules: ClubRules, *, final: bool = True) -> list[Row]:
        """The table: at the end of those who have paid in full, before it of everybody."""
        paid = self.scoring(rules.fees) if final else None
        return standings(rules.league, self.scored(), self.nights, paid)

    def records(self, rules: ClubRules) -> list[Row]:
        """Everybody who played, with his points if he has paid."""
        return records(rules.league, self.scored(), self.nights, self.scoring(rules.fees))
