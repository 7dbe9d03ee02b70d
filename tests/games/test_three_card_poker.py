"""Three Card Poker against a second reading of the rules, written out plainly."""

import random

from phevaluator import evaluate_cards

from houseway import games
from houseway.play import Fold

GAME = games.find("three-card-poker@bclc")
PAIR_PLUS = {"straight flush": 40, "trips": 30, "straight": 5, "flush": 4, "pair": 1}
ANTE_BONUS = {"straight flush": 5, "trips": 4, "straight": 1}
KINDS = ("straight flush", "trips", "straight", "flush", "pair", "high card")
# phevaluator's last place of each kind of five-card hand, best first
SIX_CARD = ((1, 1000), (10, 200), (166, 50), (322, 25), (1599, 15), (1609, 10), (2467, 5))


PROGRESSIVE = ((166, 300), (322, 50), (1599, 40), (1609, 30), (2467, 9))  # for one


def worth(cards) -> tuple[int, list[int]]:
    """A three-card hand: how good its kind is, and what breaks ties."""
    ranks = sorted((int(card.rank) for card in cards), reverse=True)
    flush = len({card.suit for card in cards}) == 1
    run = ranks[0] - ranks[2] == 2 and len(set(ranks)) == 3
    if ranks == [14, 3, 2]:
        run, ranks = True, [3, 2, 1]
    pairs = len(set(ranks))
    if run:
        kind = "straight flush" if flush else "straight"
    elif pairs == 1:
        kind = "trips"
    elif flush:
        kind = "flush"
    else:
        kind = "pair" if pairs == 2 else "high card"
    if kind == "pair":
        paired = ranks[1]
        ranks = [paired, next(rank for rank in ranks if rank != paired)]
    return -KINDS.index(kind), ranks


def paid(cards, table) -> int | None:
    place = evaluate_cards(*(card.text for card in cards))
    return next((pays for last, pays in table if place <= last), None)


def expected(own, dealer, more, stakes: dict[str, int], *, folded: bool) -> dict[str, int]:
    """What each wager of a seat wins or loses."""
    mine, theirs = worth(own), worth(dealer)
    kind = KINDS[-mine[0]]
    nets: dict[str, int] = {}
    if folded:
        nets["ante"] = -stakes["ante"]
    elif "ante" in stakes:
        qualifies = theirs >= (-KINDS.index("high card"), [12])
        better = (mine > theirs) - (mine < theirs)
        nets["ante"] = stakes["ante"] * (better if qualifies else 1)
        nets["play"] = stakes["ante"] * (better if qualifies else 0)
        if kind in ANTE_BONUS:
            nets["ante_bonus"] = ANTE_BONUS[kind] * stakes["ante"]
    if "pair_plus" in stakes:
        nets["pair_plus"] = stakes["pair_plus"] * PAIR_PLUS.get(kind, -1)
    if "six_card_bonus" in stakes:
        pays = paid((*own, *dealer), SIX_CARD)
        nets["six_card_bonus"] = stakes["six_card_bonus"] * (-1 if pays is None else pays)
    if "progressive" in stakes:
        nets["progressive"] = 100 * (paid((*own, *more), PROGRESSIVE) or 0) - 100
    return nets


def test_every_wager_is_paid_as_the_cards_say() -> None:
    kinds = set()
    for seed in range(2_500):
        round = GAME.random_round(seed)
        rng = random.Random(seed)
        folded = set()
        while options := round.options():
            action = options.choose(rng)
            if isinstance(action, Fold):
                folded.add(options.seat)
            round.play(action)
        bonuses = [x for x in round.lines if x.spot in GAME.cap.spots and x.net > 0]
        if sum(x.net for x in bonuses) >= GAME.cap.amount:
            continue  # the cap has tests of its own
        dealer = round.felt.cards("dealer")
        more = round.felt.cards("progressive") if "progressive" in round.holdings else ()
        for seat, stakes in round.layout.bets.items():
            got = {x.spot: x.net for x in round.lines if x.seat == seat and not x.tip}
            own = round.felt.cards(seat)
            assert got == expected(own, dealer, more, stakes, folded=seat in folded), (
                f"seed {seed}, seat {seat}"
            )
            kinds.add(KINDS[-worth(own)[0]])
    assert kinds == set(KINDS)
