"""One betting round, in limit, no-limit and pot-limit.

The round knows who still has to act; the structure knows how much may be bet.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from houseway.play.actions import Action, Call, Chop, Decline, Fold, Forfeit, RaiseTo
from houseway.play.actions import Bet as BetAction
from houseway.play.options import Offer, Options
from houseway.play.round import Script
from houseway.rulebook import Clause

if TYPE_CHECKING:
    from houseway.play.pot.acts import Acts
    from houseway.play.pot.chips import Chips
    from houseway.play.pot.posts import Posts
    from houseway.play.pot.pot_game import PotGame
    from houseway.play.pot.pot_round import PotRound
    from houseway.play.pot.stakes import Stakes


_new = tuple.__new__  # half the cost of calling a NamedTuple, at every decision


class Betting:
    """The bets of one street. Amounts are each seat's total for the street.

    `high` is what has to be matched. `bound` bounds the next raise: in limit the last full level,
    in no-limit and pot-limit the size of the last full bet or raise.
    """

    __slots__ = (
        "acted",
        "acts",
        "bet_cite",
        "capped",
        "check",
        "chips",
        "choice",
        "chooser",
        "cite",
        "fold",
        "high",
        "keyed",
        "level",
        "may_chop",
        "order",
        "posts",
        "put",
        "raises",
        "stack",
        "stakes",
        "step",
        "unit",
    )

    chips: Chips
    posts: Posts
    stakes: Stakes
    acts: Acts
    fold: Offer
    check: Offer

    def __init__(self, t: PotRound, order: list[int], unit: int, high: int) -> None:
        self.order: list[int] = order  # the first to act first
        self.unit: int = unit  # the size of a bet in limit, the least bet otherwise
        self.high: int = high
        self.level: int = high  # what a seat that acts has answered to; he may raise as it moves
        self.chips = chips = t.chips
        self.posts = t.posts
        self.stakes = stakes = t.stakes
        self.put: dict[int, int] = chips.put
        self.stack: dict[int, int] = chips.stack
        self.acts = acts = t.game.acts
        self.fold, self.check = acts.fold_offer, acts.check_offer
        self.step: int = stakes.chip
        self.keyed: bool = t.dealer.shoe.keyed
        self.bet_cite: Clause = stakes.limits.bet_cite
        self.cite: Clause = stakes.limits.raise_cite
        self.acted: dict[int, int] = {}
        self.raises: int = 0
        self.capped: bool = False  # nobody may raise any more
        self.may_chop: bool = False  # whether the blinds may still agree to chop
        self.chooser: int = 0  # who may open for a larger unit
        self.choice: Clause = self.bet_cite

    # What a structure decides

    def raise_range(self, seat: int, chips: int) -> tuple[int, int] | None:
        """The least and the most a seat may bet or raise to; None if it may not.

        `chips` are all that it has, bet on this street or not: more than the bet to match.
        """
        raise NotImplementedError

    def raised(self, amount: int) -> None:
        """Note a bet or raise to an amount."""
        raise NotImplementedError

    def may_choose(self, seat: int, units: tuple[int, int], cite: Clause) -> None:
        """Let the seat that opens choose the size of this round's bets."""
        raise NotImplementedError

    # The round itself

    def run(self, t: PotRound, *, chop: bool) -> Script:
        """Ask each seat in turn until every live seat has matched the bet, or is all in."""
        chips, stack, put, acted = self.chips, self.stack, self.put, self.acted
        live, to_answer = chips.live, chips.to_answer
        self.may_chop = chop
        queue = [seat for seat in self.order if stack[seat] and seat in live]
        while queue and len(live) > 1:
            seat = queue.pop(0)
            if chips.with_chips == 1 and put[seat] >= max(put.values()):
                continue  # everybody else is all in, and he has matched them
            offered = self.offers(seat)
            answer = yield _new(Options, (seat, offered, "", None))
            kind = type(answer)
            if kind is Fold:
                t.fold(seat)
                continue
            if kind is Call:
                chips.pay_in(seat, offered[1].most)
            elif kind is RaiseTo or kind is BetAction:
                amount: int = answer.amount
                chips.pay_in(seat, amount - put[seat])
                self.raised(amount)
                self.high = amount
                queue = self.first_pass(seat, queue) if self.posts.over_blinds else to_answer(seat)
            elif kind is Forfeit:
                chips.pay_in(seat, answer.amount)
                t.fold(seat)
                continue
            elif kind is Chop:
                if (yield from self.agree_to_chop(t)):
                    return
                self.may_chop = False
                queue.insert(0, seat)
                continue
            acted[seat] = self.level

    def first_pass(self, seat: int, queue: list[int]) -> list[int]:
        """Who answers a raise where over-blinds lie: first everybody who has yet to act at all."""
        waiting = [other for other in queue if other not in self.acted]
        return waiting + [other for other in self.chips.to_answer(seat) if other not in waiting]

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """What a seat may do: fold, check or call, bet or raise, and sometimes chop."""
        high, put = self.high, self.put[seat]
        chips = put + self.stack[seat]
        stay = self.check
        if high > put:
            cost = (chips if chips < high else high) - put
            stay = _new(Offer, (Call, self.acts.call, cost, cost, 1, "", (), (), (), False))
        allowed = None
        if chips > high and not self.capped and self.chips.with_chips > 1:
            allowed = self.raise_range(seat, chips)
        offered: tuple[Offer, ...]
        if allowed is None:
            offered = self.fold, stay
        else:
            least, most = allowed
            kind: type[Action] = RaiseTo
            cite = self.cite
            if not high:
                kind, cite = BetAction, self.choice if seat == self.chooser else self.bet_cite
            terms = (kind, cite, least, most, self.step, "", (), (), (), False)
            offered = self.fold, stay, _new(Offer, terms)
        if self.may_chop and seat == self.posts.small and self.posts.may_chop():
            offered += (self.acts.chop_offer,)
        if self.keyed and stay.most > 1:  # chips of clay: a fold may leave less than a call
            offered += (Offer(Forfeit, self.acts.fold, 1, stay.most - 1),)
        return offered

    def count_raise(self) -> None:
        """One raise more; the last that is allowed closes them while more than two players remain.

        They stay closed for this street even if a fold leaves two.
        """
        self.raises += 1
        if self.raises >= self.stakes.limits.raise_cap and self.counted_for_cap() > 2:
            self.capped = True

    def counted_for_cap(self) -> int:
        """The players who remain, as the raise cap counts them: here, or in the whole event."""
        stakes, chips = self.stakes, self.chips
        if stakes.limits.left_in_event is not None:
            return stakes.limits.left_in_event or len(chips.order)
        return len(chips.live) if stakes.limits.cap_counts_all_in else chips.with_chips

    def agree_to_chop(self, t: PotRound) -> Generator[Options, Action, bool]:
        """The big blind agrees, and both blinds go back, or says no and the hand goes on."""
        chop = self.acts.chop_offer
        other = next(seat for seat in self.chips.live if seat != self.posts.small)
        answer = yield Options(other, (chop, Offer(Decline, chop.cite)))
        t.chopped = isinstance(answer, Chop)
        return t.chopped


class LimitBetting(Betting):
    """Bets and raises of one unit, as many as the cap allows while more than two seats are live.

    A forced opening bet under the unit is first completed to it. An all-in of half a unit or more
    counts as a full bet or raise; a smaller one may be called or completed, and reopens nothing.
    """

    __slots__ = ("most_unit",)

    level: int
    unit: int
    most_unit: int
    chooser: int
    choice: Clause
    step: int

    def __init__(self, t: PotRound, order: list[int], unit: int, high: int) -> None:
        super().__init__(t, order, unit, high)
        self.level = high if high >= unit else 0

    def raise_range(self, seat: int, chips: int) -> tuple[int, int] | None:
        if self.acted.get(seat, -1) == self.level:
            return None
        amount = min(chips, self.level + self.unit)
        if seat == self.chooser and not self.high:
            return amount, min(chips, self.most_unit)
        return amount, amount

    def may_choose(self, seat: int, units: tuple[int, int], cite: Clause) -> None:
        self.chooser, self.most_unit = seat, units[1]
        self.choice, self.step = cite, units[1]  # one or the other, and nothing between

    def raised(self, amount: int) -> None:
        if self.chooser and not self.high and amount > self.unit:
            self.unit = self.most_unit  # for the rest of the round
        if 2 * (amount - self.level) < self.unit:
            return
        if self.level:
            self.count_raise()
        self.level = amount


class NoCheckRaise(LimitBetting):
    """Limit betting in which nobody who has checked may raise on the same round."""

    __slots__ = ("asked", "checked")

    def __init__(self, t: PotRound, order: list[int], unit: int, high: int) -> None:
        super().__init__(t, order, unit, high)
        self.checked: set[int] = set()  # who could have bet, and has not

    def offers(self, seat: int) -> tuple[Offer, ...]:
        self.asked: int = seat
        offered = super().offers(seat)
        if not self.high:
            self.checked.add(seat)
        return offered

    def raise_range(self, seat: int, chips: int) -> tuple[int, int] | None:
        return None if seat in self.checked else super().raise_range(seat, chips)

    def raised(self, amount: int) -> None:
        self.checked.discard(self.asked)
        super().raised(amount)


class NoLimitBetting(Betting):
    """Any amount from the last full bet or raise up to the stack, or the house's maximum bet.

    A seat that has acted may raise again only if what it now faces is a full raise or more, made
    by one player or by several all-ins together. Where the cap is for every structure, full raises
    count.
    """

    __slots__ = ("full", "most_bet", "total_counts")

    def __init__(self, t: PotRound, order: list[int], unit: int, high: int) -> None:
        super().__init__(t, order, unit, high)
        self.full: int = high or unit
        self.most_bet: int = t.stakes.limits.max_bet
        self.total_counts: bool = t.stakes.limits.max_bet_counts == "total"

    def is_closed(self, seat: int) -> bool:
        """Whether a seat has acted and was not raised in full since."""
        return seat in self.acted and self.high - self.acted[seat] < self.full

    def raise_range(self, seat: int, chips: int) -> tuple[int, int] | None:
        high, full, most = self.high, self.full, chips
        if self.is_closed(seat):
            return None
        if self.most_bet:
            most = min(chips, (self.put[seat] if self.total_counts else high) + self.most_bet)
            if most <= high:
                return None
        return (high + full if high + full < most else most), most

    def raised(self, amount: int) -> None:
        by = amount - self.high
        if self.stakes.limits.caps_every and self.high and by >= self.full:
            self.count_raise()
        if by > self.full or by == self.most_bet:  # nobody may raise by more: a full raise
            self.full = by
        self.level = amount


class PotLimitBetting(NoLimitBetting):
    """No-limit, with the pot as it would be after a call as the most a raise may add."""

    __slots__ = ("rounding",)

    def __init__(self, t: PotRound, order: list[int], unit: int, high: int) -> None:
        super().__init__(t, order, unit, high)
        stakes = t.stakes
        rounds = stakes.limits.round_small_blind and t.posts.small and not t.dealer.common()
        self.rounding: int = stakes.forced.big_blind - stakes.forced.small_blind if rounds else 0

    def raise_range(self, seat: int, chips: int) -> tuple[int, int] | None:
        allowed = super().raise_range(seat, chips)
        if allowed is None:
            return None
        owed = self.high - self.put[seat]
        pot = self.high + self.chips.in_pot() + self.rounding + owed
        least, most = allowed
        return min(least, pot), min(most, pot)


STRUCTURES: dict[str, type[Betting]] = {
    "limit": LimitBetting,
    "no-limit": NoLimitBetting,
    "pot-limit": PotLimitBetting,
}


def structure_of(game: PotGame, stakes: Stakes) -> type[Betting]:
    """How a table bets."""
    return NoCheckRaise if game.bets.no_check_raise else STRUCTURES[stakes.limits.structure]
