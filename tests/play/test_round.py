"""A round is a script plus a log: forks, undo and replay are one mechanism."""

import json
import random

import pytest

from houseway import games
from houseway.cards import Shoe, shuffled
from houseway.errors import IllegalAction
from houseway.play.actions import CHECK, DECLINE, FOLD, Bet, RaiseTo, Stake
from houseway.play.happenings import DEALER, PUBLIC
from houseway.play.pot.pot_round import PotRound

CATALOGUE = list(games.catalogue().values())
SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (1, 2))]


def everything(round):
    """All that anybody can know of a round, and what is asked next."""
    viewers = (DEALER, PUBLIC, *round.numbers())
    return {
        "views": {viewer: round.view(viewer) for viewer in viewers},
        "log": round.log.to_json(),
        "options": round.options(),
        "lines": round.settlement.lines,
        "stacks": dict(round.stacks()) if round.over else None,
    }


def played(round, seed):
    """Play a round to its end at random, noting everything after each answer."""
    rng = random.Random(seed)
    seen = [everything(round)]
    while options := round.options():
        round.play(options.choose(rng))
        seen.append(everything(round))
    return seen


@pytest.fixture(params=CATALOGUE, ids=lambda game: game.id)
def game(request):
    return request.param


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fork_is_the_same_round_and_an_undo_is_the_round_as_it_was(game, seed) -> None:
    round = game.random_round(seed)
    seen = played(round, seed)
    assert everything(round.fork()) == seen[-1]
    for answers, then in enumerate(seen):
        assert everything(round.fork(answers)) == then, f"after {answers} answers"


@pytest.mark.parametrize("seed", SEEDS)
def test_playing_on_in_a_fork_leaves_the_round_alone(game, seed) -> None:
    round = game.random_round(seed)
    before = everything(round)
    played(round.fork(), seed)
    assert everything(round) == before


def test_an_undone_answer_can_be_given_otherwise(game) -> None:
    """Every game that asks anything: take the first answer back and give another."""
    for seed in range(40):
        round = game.random_round(seed)
        options = round.options()
        if options is None or len(options.offers) < 2:
            continue
        first, other = (offer.action() for offer in options.offers[:2])
        round.play(first)
        taken_back = round.fork(0)
        taken_back.play(other)
        assert taken_back.log.answers == [other]
        assert round.log.answers == [first]
        return
    asked = filter(None, (game.random_round(seed).options() for seed in range(40)))
    assert all(len(options.offers) == 1 for options in asked)  # nobody has a choice


@pytest.mark.parametrize("seed", SEEDS)
def test_the_log_holds_the_cards_drawn_and_every_answer(game, seed) -> None:
    round = game.random_round(seed)
    seen = played(round, seed)
    log = round.log.to_json()
    assert json.loads(json.dumps(log)) == json.loads(json.dumps(seen[-1]["log"]))
    assert log["game"] == game.id
    assert len(log["answers"]) == round.state == len(seen) - 1
    dealt = [card.text for held in round.holdings.values() for card in held.cards]
    left = list(log["cards"])
    for card in dealt:
        left.remove(card)  # every card on the table was drawn; burned and discarded ones are left
    away = [card for held in round.felt.put_away for card in held.cards]
    away += (
        round.dealer.burned if isinstance(round, PotRound) else getattr(round.felt, "burned", [])
    )
    if round.felt.shuffled_back:  # what was put away has been drawn once more, or lies there
        assert {card.text for card in away} <= set(left)
        return
    assert sorted(left) == sorted(card.text for card in away)


def test_the_same_opening_with_other_cards_is_another_round() -> None:
    game = games.find("three-card-poker@bclc")
    round = game.random_round(1)
    other = round.again(Shoe(shuffled(game.deck, random.Random(99))))
    assert other.log.opening is round.log.opening
    assert other.log.cards != round.log.cards
    assert other.log.answers == []


@pytest.mark.parametrize("seed", SEEDS)
def test_a_refused_answer_changes_nothing_and_carries_the_options(game, seed) -> None:
    round = game.random_round(seed)
    rng = random.Random(seed)
    wrong = (CHECK, FOLD, DECLINE, Bet(1), RaiseTo(10**9), Stake(7, "nowhere"))
    while options := round.options():
        before = everything(round)
        for action in wrong:
            if options.accepts(action):
                continue
            with pytest.raises(IllegalAction) as refused:
                round.play(action)
            assert refused.value.options == options
            assert refused.value.message.startswith(
                f"seat {options.seat} may not {action}; allowed"
            )
        out_of_turn = max(round.numbers()) + 1
        with pytest.raises(IllegalAction) as refused:
            round.play(options.offers[0].action(), out_of_turn)
        assert refused.value.options == options
        assert refused.value.message == (
            f"seat {out_of_turn} may not {options.offers[0].action()} now; "
            f"it is seat {options.seat}'s turn"
        )
        assert everything(round) == before
        round.play(options.choose(rng))


def test_a_round_that_is_over_asks_nobody(game) -> None:
    round = game.random_round(3)
    played(round, 3)
    assert round.over
    before = everything(round)
    with pytest.raises(IllegalAction) as refused:
        round.play(FOLD)
    assert refused.value.message == "the round is over; nobody is asked for anything"
    assert everything(round) == before


def test_a_refusal_names_what_is_allowed(hold_em) -> None:
    round = hold_em({1: 5_000, 2: 5_000, 3: 5_000})
    with pytest.raises(IllegalAction) as refused:
        round.play(RaiseTo(300))
    assert refused.value.message == (
        "seat 1 may not raise to 3.00; allowed: fold, call 2.00, raise to 4.00 up to 50.00"
    )
    assert refused.value.clause.id == "bclc-poker/33/1.2"


def dealers_three():
    """A round in which the dealer has three cards face down."""
    round = games.find("three-card-poker@bclc").random_round(1)
    held = round.holdings["dealer"]
    assert (held.up, held.turned, len(held.cards)) == (False, 0, 3)
    return round, held, tuple(held.cards)


def test_a_card_put_away_is_seen_by_whoever_saw_it_before() -> None:
    round, held, (first, second, third) = dealers_three()
    round.felt.turn("dealer", 2)
    round.felt.discard("dealer")
    assert round.felt.put_away[-1].seen_by("public") == (first,)
    assert held.seen_by("public") == (second, None)
    round.felt.discard("dealer", 2)
    assert round.felt.put_away[-1].seen_by("public") == (second, None)
    assert (held.cards, held.turned) == ([], 0)
    assert [card for away in round.felt.put_away for card in away.cards] == [first, second, third]


def test_a_card_put_away_face_down_is_known_to_its_owner_alone() -> None:
    round, _, _ = dealers_three()
    seat = round.numbers()[0]
    top = round.holdings[seat].cards[0]
    round.felt.discard(seat)
    assert round.felt.put_away[-1].seen_by(seat) == (top,)
    assert round.felt.put_away[-1].seen_by("public") == (None,)
    assert round.felt.put_away[-1].dealt_at == seat


def test_cards_laid_apart_stay_as_open_as_they_were() -> None:
    round, held, (first, second, third) = dealers_three()
    round.felt.turn("dealer", 2)
    round.felt.part("dealer", 2, into="second")
    assert held.seen_by("public") == (first,)
    assert round.holdings["second"].seen_by("public") == (second, None)
    assert round.holdings["second"].cards == [second, third]
    assert round.holdings["second"].dealt_at == "dealer"
