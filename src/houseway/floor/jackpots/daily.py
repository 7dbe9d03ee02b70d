"""The daily bonus: the best hands of a day share, on the next, what the day collected."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from itertools import groupby

from houseway.cards import Cards
from houseway.errors import Illegal
from houseway.floor.jackpots.division import Shares
from houseway.floor.jackpots.ledger import accrued, posted
from houseway.floor.jackpots.meters import MAIN, Opening, Payee
from houseway.floor.jackpots.naming import least
from houseway.floor.jackpots.pool import Pool
from houseway.floor.jackpots.programme import Programme
from houseway.floor.jackpots.shares import shares
from houseway.hands import FIVE_CARD
from houseway.money import Cents


@dataclass(frozen=True, slots=True)
class Entered:
    """A hand on the day's list: whose, at which table, and its value."""

    who: Payee
    value: int
    day: date | None


@dataclass(frozen=True, slots=True)
class Bonus:
    """One day's bonus that is posted: its pool, and who stands in each place."""

    amount: Cents
    places: tuple[tuple[Payee, ...], ...]


class DailyPool(Pool):
    """The meter of a daily bonus, the day's list of hands, and the bonuses still to be paid."""

    def __init__(self, programme: Programme, opening: Opening | None = None) -> None:
        super().__init__(programme, opening)
        self.entered: list[Entered] = []  # of days that are not posted yet
        self.collected: dict[date | None, int] = {}  # by the day; what is older is carried on
        self.bonuses: list[Bonus] = []  # posted and not paid
        self.display: tuple[str, ...] = ()  # winners on the wait-list monitor, the best first

    def drop(
        self, amount: Cents, room: str, at: datetime | None = None, jackpot: str | None = None
    ) -> None:
        super().drop(amount, room, at, jackpot)
        day = self._day(at)
        self.collected[day] = self.collected.get(day, 0) + amount

    def shows(self, name: str, cards: Cards, table: str, at: datetime | None = None) -> None:
        """A hand that qualified is entered in the list of the day."""
        high = self.programme.rules.high_hand
        assert high
        hand = FIVE_CARD.rank(cards)
        if hand.value < least(self.programme.hand or high.hand):
            raise Illegal(f"{hand} does not qualify; {high.hand} does", clause=high.cite)
        self._write(at, f"{name} at {table}: {hand}", high.cite)
        self.entered.append(Entered((table, name), hand.value, self._day(at)))

    def post(self, at: datetime | None = None) -> None:
        """Post the bonus of each day that is over, and show who won it."""
        today = self._day(at)
        super().post(at)
        over = [each for each in self.entered if today is None or each.day != today]
        self.entered = [each for each in self.entered if each not in over]
        days = [day for day in self.collected if today is None or day != today]
        sums = {day: self.collected.pop(day) for day in sorted(days, key=_oldest_first)}
        new = list(self._bonuses(over, sums))
        self.bonuses += new
        if new:
            self.display = tuple(
                name for bonus in new for place in bonus.places for _, name in place
            )

    def _bonuses(self, over: list[Entered], sums: dict[date | None, int]) -> Iterable[Bonus]:
        """A bonus for each day with a hand; what a day without one collected is carried on."""
        carried = self.posted() - sum(sums.values()) - sum(each.amount for each in self.bonuses)
        for day in sorted({*sums, *(each.day for each in over)}, key=_oldest_first):
            carried += sums.get(day, 0)
            hands = sorted((each for each in over if each.day == day), key=lambda each: -each.value)
            if hands:
                yield Bonus(Cents(carried), self._places(hands))
                carried = 0

    def _places(self, hands: list[Entered]) -> tuple[tuple[Payee, ...], ...]:
        """Who is paid, by place: equal hands share one, and there are as many as prizes."""
        tied = (tuple(each.who for each in same) for _, same in groupby(hands, _value))
        return tuple(tied)[: len(self.programme.prizes)]

    def pay(self, at: datetime | None = None) -> list[Shares[Payee]]:
        """The winners of the days before are paid what was posted for them."""
        rules = self.programme.rules
        if self.stopped:
            raise Illegal("it is frozen by the floor", clause=rules.books.available)
        if not self.bonuses:
            raise Illegal("no bonus is posted that is not paid yet", clause=rules.books.pays)
        self.ledger.check_time(at)
        paid = []
        for bonus in self.bonuses:
            divided = shares(self.programme, bonus.amount, places=bonus.places)
            for share in divided.paid:
                self._pay(MAIN, share.who, share.amount, f"place {share.part}", at)
            if divided.back:
                cite = rules.books.drop
                self._write(at, "rest back", cite, divided.back, posted(MAIN), accrued(MAIN))
            paid.append(divided)
        self.bonuses = []
        return paid


def _value(entered: Entered) -> int:
    return entered.value


def _oldest_first(day: date | None) -> date:
    return day or date.min


def open_pool(programme: Programme, opening: Opening | None = None) -> Pool:
    """The meters of a programme, from what they show as the books begin."""
    return (DailyPool if programme.rules.daily else Pool)(programme, opening)
