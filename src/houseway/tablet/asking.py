"""Asking the house what an act at a live table counts as."""

from __future__ import annotations

from dataclasses import replace

from houseway.errors import BadInput, IllegalAction
from houseway.money import Cents, text
from houseway.play.pot.pot_round import PotRound
from houseway.rulings import Ruling, rule_on, rules_on
from houseway.rulings.situations import OutOfTurn, Skipped
from houseway.rulings.timing import callers
from houseway.tablet.fitting import fitted
from houseway.tablet.hand import LiveHand
from houseway.tablet.records import Early
from houseway.tablet.situation import wager_of, words_of
from houseway.tablet.steps import Acted, Corrected, PassedOver, Seen, TurnCame

SAME_STREET, LATER = "this street", "next street"


def ruled(hand: LiveHand, seen: Seen) -> Acted:
    """What an act counts as: in turn a wager, before it something that may bind or not."""
    options = hand.asked(seen.seat)
    _check_chips(hand.round, seen)
    house = hand.house
    wager = rule_on(house, wager_of(hand.round, seen, hand.prior(seen)))
    if seen.seat == options.seat:
        return Acted(seen, _allowed(hand.round, hand.prior(seen), seen, wager))
    if not rules_on(house, OutOfTurn):
        raise IllegalAction(
            f"it is seat {options.seat}'s turn, and the house has no rule on acts before it",
            clause=options.turn_cite,
        )
    early = rule_on(house, OutOfTurn(act=wager.act or seen.said, chips=seen.chips))
    return Acted(seen, early, wager.act)


def _check_chips(round: PotRound, seen: Seen) -> None:
    """Refuse chips that the seat does not have by the count of the table."""
    back = round.put[seen.seat] if seen.gesture.startswith("pull") else 0
    has, keyed = round.stack[seen.seat] + back, sum(seen.chips)
    if keyed > has:
        raise BadInput(
            f"seat {seen.seat} has {text(Cents(has))} and chips of {text(Cents(keyed))} were "
            "keyed; count again, or take back what was keyed wrong before"
        )


def _allowed(round: PotRound, prior: tuple[Cents, ...], seen: Seen, ruling: Ruling) -> Ruling:
    """A ruling that the hand can go on with, by the clause that bounds it.

    The desk does not know whether he may raise at all, what the smallest chip is, or how many
    raises a street has: the hand does.
    """
    options = round.options()
    assert options
    if not ruling.act:
        return ruling
    action, against = fitted(round, options, ruling.act, ruling.amount)
    if against is None or action is None:
        return ruling
    put, stack = round.put[seen.seat], round.stack[seen.seat]
    amount = getattr(action, "amount", min(round.betting.high, put + stack))
    lies = sum(prior) + sum(seen.chips)
    return replace(
        ruling,
        act=words_of(action),
        amount=Cents(amount),
        returned=Cents(max(0, lies - amount)),
        minimum=None if action.act in ("call", "check") else ruling.minimum,
        clauses=(*ruling.clauses, against),
        all_in=amount == put + stack,
    )


def in_turn(hand: LiveHand) -> TurnCame | None:
    """What an act before its turn counts as, now that the turn has come."""
    found = hand.due
    if found is None:
        return None
    seat, early = found
    early_ruling = rule_on(hand.house, _early(hand, early))
    if not early_ruling.act:
        return TurnCame(seat, early_ruling)
    wager = rule_on(hand.house, wager_of(hand.round, early.seen, hand.prior(early.seen)))
    wager = _allowed(hand.round, hand.prior(early.seen), early.seen, wager)
    return TurnCame(seat, replace(wager, clauses=(*wager.clauses, *early_ruling.clauses)))


def _early(hand: LiveHand, early: Early) -> OutOfTurn:
    since = tuple(words_of(action) for action in hand.round.log.answers[early.since :])
    after = ("check",) if early.stands else since or ("check",)
    return OutOfTurn(act=early.meant, chips=early.chips, after=after)


def passed_over(hand: LiveHand, *, spoke_up: bool) -> PassedOver:
    """Whether the action goes back to the player to act, to whose left others have acted."""
    if not hand.early:
        raise BadInput("nobody was passed over: nobody has acted before his turn")
    after = tuple(each.meant for each in hand.early.values())
    return PassedOver(rule_on(hand.house, Skipped(spoke_up=spoke_up, after=after)), spoke_up)


def corrected(hand: LiveHand, entry: int, seen: Seen, *, by: str, why: str) -> Corrected:
    """What an act of this street counts as, now that it was noticed what it really was."""
    was = hand.played(entry)
    assert was.at is not None
    before = hand.round.fork(was.at)
    assert isinstance(before, PotRound)
    _check_chips(before, seen)
    seats, answers = hand.round.log.seats, hand.round.log.answers
    after = tuple(
        f"seat-{seat} {words_of(action)}"
        for seat, action in zip(seats[was.at + 1 :], answers[was.at + 1 :], strict=True)
    )
    noticed = SAME_STREET if was.at >= hand.street_from else LATER
    prior = hand.prior(seen, before)
    situation = wager_of(before, seen, prior, after=after, noticed=noticed)
    ruling = _allowed(before, prior, seen, rule_on(hand.house, situation))
    if ruling.act in ("bet", "raise") and not ruling.bound:
        ruling = replace(ruling, bound=callers(after))  # who called it called what it was
    return Corrected(entry, seen, ruling, by, why)
