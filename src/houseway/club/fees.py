"""A season's fees: what is due by each game, which payments are taken, and who may play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from houseway.errors import BadInput, IllegalAction
from houseway.houses.season_rules import FeeRules, OddPenny
from houseway.money import Cents, text


class Means(StrEnum):
    """How somebody pays."""

    ONLINE = "online"
    CASH = "cash"


@dataclass(frozen=True, slots=True)
class Payment:
    """Money from a member: before a week's game, or on its night before the first hand."""

    amount: Cents
    means: Means
    week: int
    on_the_night: bool = False


def instalments(rules: FeeRules, fee: int) -> list[Cents]:
    """The fee in its equal payments, all odd pennies with one of them.

    With the first nobody is a penny short later, and the club never waits (T01).
    """
    if fee < 0:
        raise BadInput(f"a fee of {text(fee)}; it is never less than nothing")
    each = fee // rules.instalments
    odd = fee - each * (rules.instalments - 1)
    parts = [odd, *[each] * (rules.instalments - 1)]
    return [Cents(part) for part in (parts[::-1] if rules.odd_penny is OddPenny.LAST else parts)]


def due_by(rules: FeeRules, fee: int, week: int) -> Cents:
    """What must have been paid when a week's game starts."""
    if week < 1:
        raise BadInput(f"there is no week {week}; weeks are counted from 1")
    return Cents(sum(instalments(rules, fee)[:week]))


def take(rules: FeeRules, payment: Payment) -> None:
    """Refuse a payment that the club does not take."""
    if payment.amount <= 0:
        raise BadInput(f"a payment of {text(payment.amount)}; it is more than nothing")
    if payment.week > 1:
        return
    if payment.means is Means.CASH and payment.on_the_night and not rules.first_night_cash:
        raise IllegalAction(
            "no cash is taken on the night of week 1", clause=rules.cite("first_night_cash")
        )
    if payment.means is Means.CASH and not payment.on_the_night and rules.first_online:
        raise IllegalAction(
            "payments before the season are made online", clause=rules.cite("first_online")
        )
    if payment.means is Means.ONLINE and payment.on_the_night and not rules.first_night_online:
        raise IllegalAction(
            "it has to be paid before the night of week 1",
            clause=rules.cite("first_night_online"),
        )


@dataclass(frozen=True, slots=True)
class Account:
    """A member's fees at the start of a week's game."""

    due: Cents
    paid: Cents

    @property
    def owed(self) -> Cents:
        return Cents(max(0, self.due - self.paid))

    @property
    def may_play(self) -> bool:
        """Whether nothing is in arrears."""
        return not self.owed


def account(rules: FeeRules, fee: int, payments: Iterable[Payment], week: int) -> Account:
    """What is due by then, and what was paid by then."""
    taken = list(payments)
    for each in taken:
        take(rules, each)
    paid = sum(each.amount for each in taken if each.week <= week)
    return Account(due_by(rules, fee, week), Cents(paid))
