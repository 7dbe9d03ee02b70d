"""Draws that use up the stub: whose cards are shuffled back in, and what is kept for the board."""

import random

import pytest

from houseway import games
from houseway.cards import STANDARD, Shoe, shuffled
from houseway.play.actions import DECLINE, PLAIN, Call, Check, Choose, Discard, Draw, Fold
from houseway.play.happenings import Dealt, Shown
from houseway.play.pot.stakes import Seating

SIX = dict.fromkeys(range(1, 7), 1_000_000)
SEEDS = range(12)


def hand(slug: str, seed: int, stacks=None, twist: str = ""):
    """A hand of the club, dealt from a real shuffle, after the button's choice."""
    game = games.find(f"{slug}@bcpc")
    stakes = game.stakes({"limit": "limit", "blinds": (5_000, 10_000)})
    thrown = game.chances[0].throw(random.Random(seed)) if game.chances else ()
    shoe = Shoe(shuffled(STANDARD, random.Random(seed)))
    opened = game.round(Seating(stacks or SIX, 1, thrown=thrown), shoe, stakes)
    if stakes.twists:
        opened.play(Choose(twist) if twist else DECLINE)
    return opened


def to_the_draw(round) -> None:
    while not (options := round.options()).offer(Draw):
        kind = Check if options.offer(Check) else Call
        round.play(options.offer(kind).action())


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_dealt_what_somebody_who_waits_has_thrown_away(seed) -> None:
    """Six players exchange everything at Sviten: thirty cards from a stub of nineteen."""
    round = hand("sviten-special", seed)
    board = list(shuffled(STANDARD, random.Random(seed)))
    to_the_draw(round)
    thrown = {}
    for seat in (2, 3, 4, 5, 6, 1):
        thrown[seat] = set(round.holdings[seat].cards)
        round.play(Draw(tuple(round.holdings[seat].cards)), seat)
    assert round.dealer.reshuffled == 1
    waiting = [2, 3, 4, 5, 6, 1]
    for seat in (2, 3, 4, 5, 6, 1):
        got = set(round.holdings[seat].cards)
        assert len(got) == 5
        assert not got & set().union(*(thrown[other] for other in waiting))
        waiting.remove(seat)
    while options := round.options():
        round.play(options.offer(Check).action())
    assert round.holdings["board"].cards[3:] == board[-2:], "kept for the board from the start"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("slug", ["badugi", "2-7-triple-draw", "a-5-triple-draw"])
def test_three_draws_of_everything_by_six_never_run_dry(slug, seed) -> None:
    round = hand(slug, seed)
    for _ in range(3):
        to_the_draw(round)
        for seat in (2, 3, 4, 5, 6, 1):
            held = tuple(round.holdings[seat].cards)
            round.play(Draw(held), seat)
            assert not set(held) & set(round.holdings[seat].cards), "his own cards came back"
    assert round.dealer.reshuffled
    assert len(round.dealer.burned) == 3
    held = [card for seat in SIX for card in round.holdings[seat].cards]
    assert len(set(held)) == len(held), "a card is there twice"
    assert not set(held) & set(round.dealer.burned)


def test_the_folded_cards_are_in_the_shuffle() -> None:
    """With the folded hands of three, the others may draw all they like."""
    round = hand("sviten-special", 3)
    for seat in (4, 5):
        round.play(round.options().offer(Fold).action(), seat)
    to_the_draw(round)
    for seat in (2, 3, 6, 1):
        round.play(Draw(tuple(round.holdings[seat].cards)), seat)
    assert round.dealer.reshuffled == 1
    assert round.holdings[4].cards == []


def test_a_card_that_is_refused_is_mucked_and_the_next_one_is_hidden() -> None:
    round = hand("sviten-special", 7, {1: 1_000_000, 2: 1_000_000})
    to_the_draw(round)
    held = list(round.holdings[2].cards)
    round.play(Draw((held[3],)), 2)
    round.play(Draw(()), 1)
    (shown,) = round.holdings[2].exposed
    assert round.view("public").cards(2)[3] == shown.text
    round.play(PLAIN["refuse"], 2)
    assert round.view("public").cards(2) == (None,) * 5
    assert shown not in round.holdings[2].cards
    assert [card for card in round.holdings[2].cards if card in held] == [*held[:3], held[4]]


def test_a_replayed_hand_has_the_same_cards_after_the_shuffle() -> None:
    round = hand("badugi", 5)
    for _ in range(2):
        to_the_draw(round)
        for seat in (2, 3, 4, 5, 6, 1):
            round.play(Draw(tuple(round.holdings[seat].cards)), seat)
    assert round.dealer.reshuffled
    again = round.fork()
    assert again.holdings[1].cards == round.holdings[1].cards
    dealt = [each for each in again.happenings if isinstance(each, Dealt)]
    assert dealt == [each for each in round.happenings if isinstance(each, Dealt)]


def shown_and_turned(round) -> list:
    """Hands that were shown and streets that were dealt, in order."""
    told = (each for each in round.happenings if isinstance(each, Shown | Dealt))
    return [each.place if isinstance(each, Shown) else each.called for each in told]


def test_all_hands_lie_open_before_the_board_runs_out() -> None:
    """Rule 32: a player is all in and nobody can bet any more."""
    round = hand("omaha-8", 4, {1: 1_000_000, 2: 10_000})
    while options := round.options():
        round.play(options.offer(Check if options.offer(Check) else Call).action())
    assert shown_and_turned(round)[-5:] == [2, 1, "flop", "turn", "river"]


def test_whoever_has_a_card_to_throw_away_does_so_unseen() -> None:
    round = hand("pineapple", 4, {1: 1_000_000, 2: 10_000})
    while not (options := round.options()).offer(Discard):
        round.play(options.offer(Check if options.offer(Check) else Call).action())
    assert round.view("public").cards(1) == (None,) * 3
    for seat in (2, 1):
        round.play(round.options(seat).offers[0].action(), seat)
    assert shown_and_turned(round)[-5:] == ["flop", 2, 1, "turn", "river"]


def test_heads_up_the_small_blind_exposes_a_card_first() -> None:
    round = hand("badugi", 1, {1: 1_000_000, 2: 1_000_000}, "exposed-2")
    assert round.posts.small == 1
    assert round.options().seat == 1
