"""Settling a round of Pure 21.5: every base wager, then every Red Flex, then every Buster."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card
from houseway.games.chico.pure_hands import (
    INSURANCE,
    MOST,
    RUN,
    Circle,
    Played,
    best,
    is_pure,
    red_run,
    result,
    words,
)
from houseway.games.chico.pure_table import PureTable
from houseway.money import EVEN, Odds
from houseway.play import BankedFelt, Seat

TWO_TO_ONE = Odds(2)
MANY = 8  # cards in a bust that pays the most


def settle(game: PureTable, t: BankedFelt, circles: Sequence[Circle], bank: Sequence[Card]) -> None:
    """By type, each clockwise from the bank's left, as far as the bank's wager goes."""
    called = words(bank)
    for circle in circles:
        t.picks_up(circle.seat, "base")
        for hand in circle.hands:
            _settle_hand(game, t, circle.seat, hand, bank, called)
        if circle.insured:
            _settle_insurance(game, t, circle, bank)
    if t.staked("red_flex"):
        _settle_red_flex(game, t, circles, red_run(bank))
    if t.staked("buster"):
        _settle_buster(game, t, circles, bank)


def _settle_hand(
    game: PureTable,
    t: BankedFelt,
    seat: Seat,
    hand: Played,
    bank: Sequence[Card],
    called: str,
) -> None:
    """One hand against the bank's: its own wager, then those behind it."""
    rule, wagers = game.rule, hand.wagers
    if hand.split:
        wagers = [wager._replace(hand=str(hand.held.place)) for wager in wagers]
    if hand.even_money:
        taken = [w for w in wagers if not w.by or INSURANCE in w.joins]
        t.wins(seat, "base", EVEN, "even money", rule("insurance.2"), wagers=taken)
        wagers = [w for w in wagers if w not in taken]
    if hand.surrendered:
        cite = rule("surrender.1.s2")
        t.loses(seat, "base", "surrendered", cite, wagers=wagers, half=True)
        return
    odds, number = result(hand, bank, game.pure_pays)
    reason = f"{words(hand.cards, split=hand.split)}; bank has {called}"
    if odds is None:
        t.pushes(seat, "base", reason, rule(number), wagers=wagers)
    elif odds.pays:
        t.wins(seat, "base", odds, reason, rule(number), wagers=wagers)
    else:
        t.loses(seat, "base", reason, rule(number), wagers=wagers)


def _settle_insurance(game: PureTable, t: BankedFelt, circle: Circle, bank: Sequence[Card]) -> None:
    """Paid 2 to 1 if a bonus card lies under the ace."""
    seat, wagers = circle.seat, circle.insured
    t.picks_up(seat, INSURANCE)
    reason = f"bank has {words(bank[:2])}"
    if is_pure(bank):
        cite = game.rule("insurance.1.s3")
        t.wins(seat, INSURANCE, TWO_TO_ONE, reason, cite, wagers=wagers)
    else:
        t.loses(seat, INSURANCE, reason, game.rule("insurance.1.s8"), wagers=wagers)


def _settle_red_flex(game: PureTable, t: BankedFelt, circles: Sequence[Circle], run: int) -> None:
    """Two red cards at least, and the longer the run the more."""
    row, reason = f"{min(run, RUN)} red cards", f"{run} red cards in a row"
    for circle in circles:
        if not t.pays_for(circle.seat, "red_flex", row, reason):
            cite = game.rule("red-flex.p2.s4")
            t.loses(circle.seat, "red_flex", "the bank's first two are not both red", cite)


def _settle_buster(
    game: PureTable, t: BankedFelt, circles: Sequence[Circle], bank: Sequence[Card]
) -> None:
    """The more cards in the bank's bust, the more it pays."""
    row = f"{len(bank)} cards" if len(bank) < MANY else "8 cards or more"
    bust = best(bank) > MOST
    for circle in circles:
        if not bust or not t.pays_for(circle.seat, "buster", row, f"bust in {row}"):
            cite = game.rule("buster.7.b")
            t.loses(circle.seat, "buster", f"bank has {words(bank)}", cite)
