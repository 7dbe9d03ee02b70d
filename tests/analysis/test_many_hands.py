"""Compiled hands are the table's own hands: the same cards and answers give the same chips."""

from __future__ import annotations

import pytest

from houseway import games
from houseway.analysis.many_hands import ManyHands, Weights
from houseway.cards import Card, Shoe
from houseway.errors import BadInput
from houseway.play.actions import Bet, BringIn, Call, Check, Draw, Fold, RaiseTo
from houseway.play.pot import PotGame
from houseway.play.pot.stakes import Seating

BLINDS = {"blinds": (50, 100), "chip": 1}
LIMIT = BLINDS | {"limit": "limit", "limits": (100, 200)}
STUD = {"limits": (100, 200), "ante": 10, "bring_in": 30, "chip": 1}
NO_CHOP = {"chop": False}

TABLES = {
    "no-limit hold'em": ("texas-holdem@bclc", BLINDS | NO_CHOP | {"limit": "no-limit"}),
    "no-limit hold'em with a most bet": (
        "texas-holdem@bclc",
        BLINDS | NO_CHOP | {"limit": "no-limit", "max_bet": 2000, "max_bet_counts": "total"},
    ),
    "limit hold'em": ("texas-holdem@bclc", LIMIT | NO_CHOP),
    "the club's hold'em": ("texas-holdem@bcpc", BLINDS | {"limit": "no-limit"}),
    "pot-limit Omaha": ("omaha@bclc", BLINDS | NO_CHOP | {"limit": "pot-limit"}),
    "Omaha hi/lo": ("omaha-hi-lo@bclc", LIMIT | NO_CHOP | {"chip": 25}),
    "the club's Omaha eight": ("omaha-8@bcpc", LIMIT | {"chip": 25}),
    "seven-card stud": ("seven-card-stud@bclc", STUD),
    "Asian stud": ("asian-five-card-stud@bclc", STUD),
    "razz": ("razz@bcpc", LIMIT),
    "the club's stud": ("stud@bcpc", LIMIT),
    "stud eight": ("stud-8@bcpc", LIMIT | {"chip": 25}),
    "California's Omaha hi/lo": (
        "omaha-hi-lo@chico",
        LIMIT | {"chip": 25, "over_blinds": False},
    ),
    "2-7 triple draw": ("2-7-triple-draw@bcpc", LIMIT),
    "A-5 triple draw": ("a-5-triple-draw@bcpc", LIMIT),
    "badugi": ("badugi@bcpc", LIMIT),
}
STACKS = {
    "two": (10_000, 10_000),
    "three, one short": (150, 9_000, 1_234),
    "six": (10_000,) * 6,
    "six, all short": (80, 425, 610, 75, 1_030, 333),
}
STAYING = Weights(fold=1, stay=6, raise_=2)  # so that many hands come to a showdown
SOME, MANY = 40, 4_000


class Follows(Shoe):
    """Deals what the kernels dealt; a muck that is shuffled goes on as theirs did."""

    def __init__(self, dealt: list[Card], deck: tuple[Card, ...]) -> None:
        self.coming = dealt[len(deck) :]
        top = dealt[: len(deck)]
        super().__init__([*top, *(card for card in deck if card not in set(top))])

    def refill(self, cards: list[Card], above: int = 0) -> None:
        assert not above
        coming, self.coming = self.coming[: len(cards)], self.coming[len(cards) :]
        assert set(coming) <= set(cards)
        self._order = [*self._order, *coming, *(card for card in cards if card not in set(coming))]


def played(round, code: int) -> None:
    """Give the script an answer of the kernels', if it is what the script would offer."""
    seat, act, amount = (code & 15) + 1, code >> 4 & 15, code >> 8
    options = round.options()
    assert options is not None
    assert options.seat == seat
    kinds = [offer.kind for offer in options.offers]
    if act == 4:
        held = options.offers[0].cards
        action = Draw(tuple(card for at, card in enumerate(held) if amount >> at & 1))
    elif act == 2:
        kind = Bet if Bet in kinds else RaiseTo
        action = kind(amount)
    else:
        stay = Call if Call in kinds else Check
        action = {0: Fold, 1: stay, 3: BringIn}[act]()
        if stay is Call and act == 1:
            cost = next(offer.most for offer in options.offers if offer.kind is Call)
            assert cost == min(amount, round.stack_of(seat))
    round.play(action)


def play_both(table, stacks, count: int) -> None:
    """Have the kernels play hands, and then the script the same ones."""
    game = games.find(table[0])
    assert isinstance(game, PotGame)
    many = ManyHands(game, table[1], stacks, weights=STAYING, seed=len(stacks))
    hands = many.play(count, answers=200, dealt=120)
    out = hands.outcome
    assert out.drawn.max() <= 120
    assert out.decisions.max() <= 200
    seating = Seating(dict(enumerate(stacks, 1)), len(stacks))
    by_index = {card.index: card for card in game.deck}
    for i in range(count):
        dealt = [by_index[index] for index in out.dealt[i, : out.drawn[i]]]
        round = game.round(seating, Follows(dealt, game.deck), many.stakes)
        if many.stakes.twists:
            round.play(round.options().offers[0].action())  # no twist
        for code in out.answers[i, : out.decisions[i]]:
            played(round, int(code))
        assert round.options() is None
        after = [round.stacks()[seat] for seat in range(1, len(stacks) + 1)]
        assert after == hands.stacks[i].tolist()
        assert round.award.rake + round.award.dropped == hands.taken[i]
        assert hands.shown[i] == (len(round.live) > 1)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_both_play_the_same_hand(table) -> None:
    """A few hands with each number of stacks; the soak plays thousands."""
    for stacks in STACKS.values():
        play_both(table, stacks, SOME)


@pytest.mark.soak
@pytest.mark.parametrize("stacks", STACKS.values(), ids=STACKS)
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_both_play_thousands_of_hands_alike(table, stacks) -> None:
    play_both(table, stacks, MANY)


def test_a_draw_game_comes_to_shuffle_its_muck() -> None:
    """So that the comparison covers it."""
    game, settings = TABLES["2-7 triple draw"]
    many = ManyHands(games.find(game), settings, STACKS["six"], weights=STAYING, seed=6)
    assert many.play(SOME).outcome.shuffles.max() > 0


def test_a_seed_gives_the_same_hands_again() -> None:
    game, settings = TABLES["no-limit hold'em"]
    one, same, other = (
        ManyHands(games.find(game), settings, STACKS["six"], seed=seed).play(SOME).stacks
        for seed in (1, 1, 2)
    )
    assert (one == same).all()
    assert (one != other).any()


def test_weights_say_how_players_act() -> None:
    """Who never folds or raises sees every hand to its end."""
    game, settings = TABLES["limit hold'em"]
    calling = ManyHands(games.find(game), settings, STACKS["six"], weights=Weights(0, 1, 0))
    hands = calling.play(SOME)
    assert hands.shown.all()
    assert (hands.decisions == 6 + 3 * 6).all()
    assert (hands.pots == 600).all()


@pytest.mark.parametrize(
    ("game", "settings", "stacks", "said"),
    [
        ("texas-holdem@bclc", BLINDS, STACKS["two"], "chopped blinds"),
        ("double-flop-holdem@chico", BLINDS, STACKS["two"], "several boards"),
        ("pineapple-holdem@bclc", LIMIT | NO_CHOP, STACKS["two"], "choice"),
        ("seven-card-stud@bclc", STUD, (500,) * 8, "deck may run out"),
        ("razz@bcpc", LIMIT, (500,), "players, not 1"),
        ("razz@bcpc", LIMIT, (500, 0), "needs chips"),
    ],
)
def test_what_the_kernels_do_not_know_is_refused(game, settings, stacks, said) -> None:
    with pytest.raises(BadInput, match=said):
        ManyHands(games.find(game), settings, stacks)


def test_players_who_never_stay_in_are_refused() -> None:
    game, settings = TABLES["razz"]
    with pytest.raises(BadInput, match="stay in"):
        ManyHands(games.find(game), settings, STACKS["two"], weights=Weights(1, 0, 1))
