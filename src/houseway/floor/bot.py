"""A bot's judgement: what to answer, from nothing but the view of its own seat.

It plays tight and passive: good cards are bet now and then, fair ones call a fair price, the rest
go.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from houseway.cards import Card, Cards, Rank, card
from houseway.floor.bot_cards import best_kept, low_ranking, low_strength, picked
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

BOARDS = ("board", "flop ", "row ")  # how the places of common cards begin
WORTH_A_STAKE = 0.34  # about queen high, where a hand is played or folded once


def answer(round: Round[Any], rng: random.Random) -> Action:
    """What a bot answers in its turn: cards are set the house way, the rest it judges."""
    options = round.options()
    assert options is not None
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
    strength = min(1.0, max(0.0, guess(view) + rng.uniform(-0.08, 0.08)))
    raise_offer = options.offer(RaiseTo) or options.offer(Bet)
    call, check = options.offer(Call), options.offer(Check)
    if raise_offer and strength > 0.72 and rng.random() < 0.55:
        return _sized(raise_offer, view, rng)
    if check:
        return check.action()
    if call and strength >= _price(view, call):
        return call.action()
    stake = options.offer(Stake)
    if stake and strength >= WORTH_A_STAKE:
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


def guess(view: View) -> float:
    """How good the bot's own cards look, from 0 to 1, with whatever board there is."""
    own = [card(text) for text in view.cards(view.options.seat if view.options else 0) if text]
    if not own:
        return 0.3
    if view.pots and (low := low_ranking(view)):
        return low_strength(own, low)
    if view.pots and not _boards(view):
        return _stud([*own, *_common(view, "community")])
    return max(_held(own, board) for board in _boards(view) or [[]])


def thrown(view: View, offer: Offer, of: Sequence[Cards] = ()) -> Action:
    """The discard that leaves the best cards; of equals the lowest go."""
    boards = _boards(view) or [[]]

    def left(kept: Cards) -> tuple[float, int]:
        return max(_held(list(kept), each) for each in boards), sum(each.rank for each in kept)

    away = sum(offer.parts)
    kept = max(of or combinations(offer.cards, len(offer.cards) - away), key=left)
    return Discard(tuple(each for each in offer.cards if each not in kept))


def _boards(view: View) -> list[list[Card]]:
    """The cards in the middle, place by place, where there is room for any."""
    return [
        [card(text) for text in place.cards if text]
        for place in view.places
        if place.place.startswith(BOARDS)
    ]


def _common(view: View, place: str) -> list[Card]:
    return [card(text) for text in view.cards(place) if text]


def _held(own: list[Card], board: list[Card]) -> float:
    """Cards of one's own with a board: the best two of them."""
    if not board:
        return _before_board(own)
    return max(_with_board(list(two), board) for two in combinations(own, 2))


def _stud(own: list[Card]) -> float:
    """A hand of one's own cards alone, as far as it is dealt."""
    ranks = Counter(each.rank for each in own)
    suits = Counter(each.suit for each in own)
    paired = [rank for rank, count in ranks.items() if count >= 2]
    made = 0.02 * max(each.rank for each in own)
    if paired:
        made = 0.4 + max(paired) / 40
    if len(own) < 5 and (len(own) in (*suits.values(), _run({int(rank) for rank in ranks}))):
        made = max(made, 0.5)  # all of one suit, or in a row
    if len(paired) >= 2:
        made = 0.75
    if _run({int(rank) for rank in ranks}) >= 5:
        made = 0.82
    if max(ranks.values()) >= 3 or max(suits.values()) >= 5:
        made = 0.88
    return made


def _before_board(own: list[Card]) -> float:
    """Pairs, high cards, suited and neighbouring ones, as a player sorts a starting hand."""
    best = 0.0
    for i, one in enumerate(own):
        for other in own[i + 1 :]:
            high, low = max(one.rank, other.rank), min(one.rank, other.rank)
            if high == low:
                best = max(best, 0.45 + high / 28)
                continue
            score = 0.02 * high + 0.012 * low + (0.08 if one.suit == other.suit else 0)
            best = max(best, score + (0.05 if high - low <= 2 else 0))
    return best


def _with_board(own: list[Card], board: list[Card]) -> float:
    ranks = Counter(each.rank for each in (*own, *board))
    suits = Counter(each.suit for each in (*own, *board))
    top = max(each.rank for each in board)
    made = 0.12 + max(each.rank for each in own) / 100
    for each in own:
        shared = sum(1 for other in board if other.rank == each.rank)
        if ranks[each.rank] >= 3:
            made = max(made, 0.85)
        elif ranks[each.rank] == 2:
            made = max(made, 0.68 if each.rank >= top else 0.45)
        if suits[each.suit] >= 5:
            made = max(made, 0.9)
        elif suits[each.suit] == 4 and len(board) < 5:
            made = max(made, 0.5)
        if shared and sum(1 for count in ranks.values() if count >= 2) >= 2:
            made = max(made, 0.75)
    if _run({int(each.rank) for each in (*own, *board)}) >= 5:
        made = max(made, 0.82)
    return made


def _run(ranks: set[int]) -> int:
    """The longest run of neighbouring ranks; the ace stands at both ends."""
    if 14 in ranks:
        ranks = ranks | {1}
    longest = 0
    for low in ranks:
        length = 0
        while low + length in ranks:
            length += 1
        longest = max(longest, length)
    return longest


def _price(view: View, call: Offer) -> float:
    """How strong a hand must be to pay this: more for a large part of the pot."""
    pot = sum(pot.amount for pot in view.pots) + sum(
        amount for seat in view.seats for amount in seat.bets.values()
    )
    share = call.least / max(1, pot + call.least)
    return 0.16 + 0.75 * share


def _sized(offer: Offer, view: View, rng: random.Random) -> Action:
    """A raise of a sensible size: near the least, sometimes half the pot."""
    pot = sum(pot.amount for pot in view.pots)
    aim = offer.least if rng.random() < 0.6 else max(offer.least, offer.least + pot // 2)
    steps = (min(aim, offer.most) - offer.least) // offer.step
    return offer.action(offer.least + steps * offer.step)


def _give_up(options: Options) -> Action:
    for kind in (Decline, Fold, Chop):
        if offer := options.offer(kind):
            return offer.action()
    return options.offers[0].action()
