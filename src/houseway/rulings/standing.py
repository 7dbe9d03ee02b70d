"""What a running hand tells the desk before anybody acts: only what lies open on the table."""

from __future__ import annotations

from houseway.money import Cents
from houseway.play.actions import Bet, Fold, RaiseTo
from houseway.play.pot.betting import Betting, LimitBetting, NoLimitBetting
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Stakes
from houseway.rulings.situations import Wager


def posted(stakes: Stakes) -> Wager:
    """What a table has posted, whatever happens there."""
    limits, forced = stakes.limits, stakes.forced
    blinds = tuple(Cents(each) for each in (forced.small_blind, forced.big_blind) if each)
    most = Cents(limits.max_bet) if limits.max_bet else None
    return Wager(blinds=blinds, limit=limits.structure, max_bet=most)


def standing(hand: PotRound) -> tuple[int, Wager] | None:
    """Whose turn it is to bet and how the table stands for him; None where nobody's is."""
    asked = None if hand.over else hand.options()
    if asked is None or asked.offers[0].kind is not Fold:
        return None
    return asked.seat, standing_for(hand, asked.seat)


def standing_for(hand: PotRound, seat: int) -> Wager:
    """How the table stands for one of those who bet, whether it is his turn or not."""
    chips, betting, table = hand.chips, hand.betting, posted(hand.stakes)
    out, asked = Cents(chips.put[seat]), hand.options()
    own = asked if asked and asked.seat == seat else None
    more = own and (own.offer(RaiseTo) or own.offer(Bet))
    return Wager(
        facing=Cents(betting.high),
        last_raise=_last_raise(betting),
        blinds=table.blinds,
        pot=Cents(chips.in_pot()),
        limit=table.limit,
        max_bet=table.max_bet,
        prior=(out,) if out else (),
        stack=Cents(chips.stack[seat]),
        players=len(chips.live),
        opening_bet=_is_opening(betting) if betting.high else None,
        may_raise=own is None or more is not None,
        least=Cents(more.least) if more else None,
    )


def _last_raise(betting: Betting) -> Cents | None:
    """The last full bet or raise; what has to be bet at least where there is none."""
    if isinstance(betting, NoLimitBetting):
        return Cents(betting.full)
    return Cents(betting.unit)


def _is_opening(betting: Betting) -> bool:
    """Whether nobody has raised the bet that is faced."""
    if isinstance(betting, LimitBetting):
        return betting.high <= betting.unit
    return isinstance(betting, NoLimitBetting) and betting.high <= betting.full
