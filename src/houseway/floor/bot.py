"""A bot's judgement: what to answer, from nothing but the view of its own seat.

Without a style it plays tight and passive: good cards are bet now and then, fair ones call a fair
price, the rest go. With one (`bot_styles`) it thinks of what the others may hold.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from houseway.cards import Cards, Rank, card
from houseway.floor.bot_cards import best_kept, picked
from houseway.floor.bot_reading import (
    Glance,
    boards_of,
    glance_at,
    guess,
    held_with,
    price,
    seen_by_view,
    strength,
)
from houseway.floor.bot_styles import Style, judge
from houseway.hands import PURE_TWENTY_ONE
from houseway.play import Offer, Options, Round
from houseway.play.actions import (
    HOUSE_WAY,
    Action,
    Bet,
    Call,
    Check,
    Chop,
    Decline,
    Discard,
    Double,
    Fold,
    Hit,
    HouseWay,
    Keep,
    RaiseTo,
    RunOnce,
    SplitPair,
    Stake,
    Stand,
    TakeBack,
)
from houseway.play.pot.pot_round import PotRound
from houseway.play.view import View

ABOUT_CHIPS = frozenset({Fold, Check, Call, Bet, RaiseTo})
WORTH_A_STAKE = 0.34  # about queen high, where a hand is played or folded once


def answer(round: Round[Any], rng: random.Random, style: Style | None = None) -> Action:
    """What a bot answers in its turn: cards are set the house way, the rest it judges."""
    options = round.options()
    assert options is not None
    if isinstance(round, PotRound) and all(offer.kind in ABOUT_CHIPS for offer in options.offers):
        if style and rng.random() >= style.slips:
            return judge(round.view(options.seat), round.stakes, round.game, style, rng)
        return bets(options, glance_at(round, options.seat), rng)
    return house_way(round) or choose(round.view(options.seat), rng)


def risk_no_more(round: Round[Any]) -> Action:
    """What is done for a player who does not answer: the house way, or else no chip more."""
    options = round.options()
    assert options is not None
    if action := house_way(round):
        return action
    if offer := options.offer(Discard):
        kept = best_kept(round, offer) if isinstance(round, PotRound) else ()
        return thrown(round.view(options.seat), offer, kept)
    for kind in (Check, Decline, TakeBack, Stand, Hit, RunOnce, Fold):
        if offer := options.offer(kind):
            return offer.action()
    return options.offers[0].action()


def house_way(round: Round[Any]) -> Action | None:
    """Cards set or kept as the house would do it, where that is asked and costs nothing."""
    options, game = round.options(), round.game
    if options and options.offer(HouseWay):
        return HOUSE_WAY
    offer = options.offer(Keep) if options else None
    if offer is None or len(offer.cards) != game.set_size:
        return None
    return Keep(game.house_way(offer.cards, round.settings).hands[0])


def choose(view: View, rng: random.Random) -> Action:
    """What a bot answers, from what its seat sees."""
    options = view.options
    assert options is not None
    if discard := options.offer(Discard):
        return thrown(view, discard)
    if options.offer(Hit) or options.offer(Stand):
        return _twenty_one(view, options)
    if action := picked(view, options, rng):
        return action
    return bets(options, seen_by_view(view), rng, pot=bool(view.pots))


def bets(options: Options, seen: Glance, rng: random.Random, *, pot: bool = True) -> Action:
    """What a bot does with its chips."""
    looks = min(1.0, max(0.0, strength(seen, pot=pot) + rng.uniform(-0.08, 0.08)))
    raise_offer = options.offer(RaiseTo) or options.offer(Bet)
    call, check = options.offer(Call), options.offer(Check)
    if raise_offer and looks > 0.72 and rng.random() < 0.55:
        return _sized(raise_offer, seen.lying, rng)
    if check:
        return check.action()
    if call and looks >= price(seen.lying + seen.bet, call.least):
        return call.action()
    stake = options.offer(Stake)
    if stake and looks >= WORTH_A_STAKE:
        return stake.action()
    return _give_up(options)


def _twenty_one(view: View, options: Options) -> Action:
    """Stands on 17, and on 12 against a weak card of the bank; splits aces and eights."""
    hands = {hand.place: hand.cards for seat in view.seats for hand in seat.hands}
    held = hands.get(options.hand) or hands[f"seat {options.seat}"]
    own = [card(text) for text in held if text]
    (bank,) = (hand for hand in hands.values() if None in hand)
    hard, soft = PURE_TWENTY_ONE.totals(own)
    weak = bank[0] is not None and bank[0][0] in "23456"
    split, double = options.offer(SplitPair), options.offer(Double)
    if split and own[0].rank in (Rank.EIGHT, Rank.ACE):
        return split.action()
    if double and not soft and hard in (10, 11):
        return double.action(double.most)
    stand, hit = options.offer(Stand), options.offer(Hit)
    enough = soft >= 18 if soft else hard >= (12 if weak else 17)
    chosen = (stand or hit) if enough else (hit or stand)
    assert chosen
    return chosen.action()


def thrown(view: View, offer: Offer, of: Sequence[Cards] = ()) -> Action:
    """The discard that leaves the best cards; of equals the lowest go."""
    boards = boards_of(view) or [[]]

    def left(kept: Cards) -> tuple[float, int]:
        return max(held_with(list(kept), each) for each in boards), sum(each.rank for each in kept)

    away = sum(offer.parts)
    kept = max(of or combinations(offer.cards, len(offer.cards) - away), key=left)
    return Discard(tuple(each for each in offer.cards if each not in kept))


def _sized(offer: Offer, pot: int, rng: random.Random) -> Action:
    """A raise of a sensible size: near the least, sometimes half the pot."""
    aim = offer.least if rng.random() < 0.6 else max(offer.least, offer.least + pot // 2)
    steps = (min(aim, offer.most) - offer.least) // offer.step
    return offer.action(offer.least + steps * offer.step)


def _give_up(options: Options) -> Action:
    for kind in (Decline, Fold, Chop):
        if offer := options.offer(kind):
            return offer.action()
    return options.offers[0].action()


__all__ = [
    "ABOUT_CHIPS",
    "answer",
    "bets",
    "choose",
    "guess",
    "house_way",
    "risk_no_more",
    "thrown",
]
