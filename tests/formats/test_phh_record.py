"""Our own hands written as histories."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from houseway import games
from houseway.cards import Shoe, shuffled
from houseway.errors import BadInput
from houseway.formats.phh import read, record, replay, write
from houseway.money import Cents
from houseway.play.actions import (
    Bet,
    Call,
    Chop,
    Decline,
    Discard,
    Draw,
    Fold,
    RaiseTo,
    RunOnce,
    RunTwice,
)
from houseway.play.happenings import Dealt, Did, Shown
from houseway.play.pot import PotGame
from houseway.play.pot.chips import from_left
from houseway.play.pot.stakes import Post, Seating

TABLES = [
    ("texas-holdem@bclc", "limit", "FT"),
    ("texas-holdem@bclc", "no-limit", "NT"),
    ("omaha@bclc", "pot-limit", "PO"),
    ("omaha-hi-lo@bclc", "limit", "FO/8"),
    ("seven-card-stud@bclc", "limit", "F7S"),
    ("razz@bcpc", "limit", "FR"),
    ("stud-8@bcpc", "limit", "F7S/8"),
    ("2-7-triple-draw@bcpc", "limit", "F2L3D"),
    ("badugi@bcpc", "limit", "FB"),
    ("short-deck-holdem@chico", "no-limit", "NS"),
]


def play_on(round, rng, most_raises=None) -> None:
    """Answer at random up to the end; folding less often than chance would."""
    raises = Counter()
    while options := round.options():
        offers = [each for each in options.offers if each.kind is not Fold or rng.random() < 0.4]
        if raises[round.street] == most_raises:
            offers = [each for each in offers if each.kind not in (Bet, RaiseTo)]
        offer = rng.choice(offers or options.offers[:2])
        if offer.kind is Draw:
            thrown = rng.sample(offer.cards, rng.randint(0, offer.most))
            round.play(Draw(tuple(thrown)), options.seat)
            continue
        amounts = (offer.least, offer.most) if offer.kind in (Bet, RaiseTo) else (None,)
        raises[round.street] += offer.kind in (Bet, RaiseTo)
        round.play(offer.action(rng.choice(amounts)), options.seat)


def random_hands(id, structure, count):
    """Finished hands of a game at one structure, from its own random openings."""
    game = games.find(id)
    seed = 0
    while count:
        round = game.random_round(seed)
        play_on(round, random.Random(seed))
        seed += 1
        # Other hands are refused: PHH has no word for what was done in them.
        written = not (
            round.chopped
            or round.dealer.run_from >= 0
            or round.twist
            or round.dealer.reshuffled
            or {round.posts.small, round.posts.big} & round.posts.over_blinds.keys()
            or (len(round.order) == 2 and not round.stakes.forced.button_small)
        )
        if round.stakes.limits.structure == structure and written:
            count -= 1
            yield round


def never_seen(round):
    """The cards that went face down to somebody who never showed them, or threw them away."""
    shown = {each.place for each in round.happenings if isinstance(each, Shown)}
    for each in round.happenings:
        if isinstance(each, Dealt) and not each.up:
            yield from (card for place, card in each.pairs if place not in shown)
        elif isinstance(each, Did) and isinstance(each.action, Draw):
            yield from each.action.cards


@pytest.mark.parametrize(("id", "structure", "code"), TABLES)
def test_our_hands_are_written_read_back_equal_and_come_out(id, structure, code) -> None:
    for round in random_hands(id, structure, 40):
        history = record(round)
        assert history.variant == code
        assert read(write(history))[""] == history
        outcome = replay(history)
        assert outcome.came_out, (outcome.differences, outcome.not_played, write(history))
        again = record(outcome.round)
        assert replace(again, seats=history.seats) == history


@pytest.mark.parametrize(("id", "structure", "code"), TABLES)
def test_what_the_public_saw_comes_out_too_and_hides_the_rest(id, structure, code) -> None:
    for round in random_hands(id, structure, 15):
        history = record(round, seen_by="public")
        written = {card for act in history.actions for card in act.cards}
        assert not written & set(never_seen(round))
        assert replay(history).came_out


def test_a_player_reads_his_own_cards_and_no_others() -> None:
    game = games.find("texas-holdem@bclc")
    assert isinstance(game, PotGame)
    stakes = game.stakes({"blinds": (100, 200)})
    stacks = {seat: Cents(10_000) for seat in (2, 4, 7)}
    shoe = Shoe(shuffled(game.deck, random.Random(5)))
    round = game.round(Seating(stacks, 4, (Post(2, "dead", Cents(100)),)), shoe, stakes)
    history = record(round, seen_by=7)
    assert history.seats == (7, 2, 4)
    assert history.antes == (0, 100, 0)
    assert history.blinds_or_straddles == (100, 200, 0)
    own, *others = history.actions
    assert own.player == 1
    assert list(own.cards) == round.holdings[7].cards
    assert {card for act in others for card in act.cards} == {None}


def with_a_newcomer(id, rng, structure="no-limit"):
    """A hand at whose table seat 5 of six has just sat down, and posts to be dealt in at once."""
    game = games.find(id)
    assert isinstance(game, PotGame)
    stacks = {seat: Cents(5000) for seat in range(1, 7)}
    posts = (Post(5, "live", Cents(200)),)
    shoe = Shoe(shuffled(game.deck, rng))
    stakes = game.stakes({"blinds": (100, 200), "limit": structure})
    return game.round(Seating(stacks, 6, posts), shoe, stakes)


@pytest.mark.parametrize(("id", "structure", "code"), TABLES[:4])
def test_a_newcomers_post_is_written_under_nothing_and_read_back(id, structure, code) -> None:
    for seed in range(10):
        rng = random.Random(seed)
        round = with_a_newcomer(id, rng, structure)
        play_on(round, rng)
        history = record(round)
        assert history.blinds_or_straddles == (100, 200, 0, 0, -200, 0)
        outcome = replay(read(write(history))[""])
        assert outcome.came_out, outcome.differences
        assert outcome.round.seating.posts == (Post(5, "live", Cents(200)),)


def test_names_go_with_the_seats() -> None:
    round = with_a_newcomer("texas-holdem@bclc", random.Random(1))
    history = record(round, players={1: "Ann", 6: "Zoe"})
    assert history.players == ("Ann", "", "", "", "", "Zoe")
    assert read(write(history))[""].players == history.players
    assert record(round).players is None


def test_a_hand_still_in_play_is_written_as_far_as_it_went() -> None:
    game = games.find("texas-holdem@bclc")
    for seed in range(20):
        round = game.random_round(seed)
        if round.stakes.limits.structure != "pot-limit":
            history = record(round)
            assert history.finishing_stacks == tuple(round.stack[seat] for seat in round.order)
            assert replay(history).came_out


def test_what_the_format_has_no_word_for_is_refused() -> None:
    game = games.find("texas-holdem@bclc")
    assert isinstance(game, PotGame)
    stakes = game.stakes({"blinds": (100, 200), "limit": "pot-limit"})
    stacks = {seat: Cents(10_000) for seat in (1, 2, 3)}
    shoe = Shoe(shuffled(game.deck, random.Random(1)))
    with pytest.raises(BadInput, match="PHH has no code for pot-limit Texas Hold'em"):
        record(game.round(Seating(stacks, 3), shoe, stakes))
    round = game.round(Seating(stacks, 3), shoe.again(), game.stakes({"blinds": (100, 200)}))
    for answer in (Fold(), Chop(), Chop()):
        round.play(answer)
    with pytest.raises(BadInput, match="no word for blinds that are chopped"):
        record(round)
    limit = game.stakes({"blinds": (100, 200), "limit": "limit"}).killed(half=False)
    with pytest.raises(BadInput, match="no word for a kill"):
        record(game.round(Seating(stacks, 3), shoe.again(), limit))
    california = games.find("texas-holdem@chico")
    assert isinstance(california, PotGame)
    printed = california.stakes({"blinds": (100, 300), "heads_up_small_blind": "left"})
    two = Seating({1: Cents(10_000), 2: Cents(10_000)}, 1)
    with pytest.raises(BadInput, match="no word for the big blind on a button of two"):
        record(california.round(two, shoe.again(), printed))


def test_a_board_is_written_if_it_ran_once() -> None:
    game = games.find("texas-holdem@bclc")
    assert isinstance(game, PotGame)
    stakes = game.stakes({"blinds": (100, 200), "max_bet": 10_000, "run_twice": True})
    stacks = {seat: Cents(10_000) for seat in (1, 2, 3)}
    shoe = Shoe(shuffled(game.deck, random.Random(1)))
    round = game.round(Seating(stacks, 3), shoe, stakes)
    all_in = (Fold(), RaiseTo(Cents(10_000)), Call())
    for answer in (*all_in, RunTwice(), RunOnce(), RunOnce()):
        round.play(answer)
    history = record(round)
    assert read(write(history))[""] == history
    assert replay(history).came_out
    again = round.again()
    for answer in (*all_in, RunTwice(), RunTwice()):
        again.play(answer)
    with pytest.raises(BadInput, match="no word for a board that is run twice"):
        record(again)


def test_a_chop_that_is_declined_leaves_no_trace() -> None:
    game = games.find("texas-holdem@bclc")
    assert isinstance(game, PotGame)
    stacks = {seat: Cents(10_000) for seat in (1, 2, 3)}
    shoe = Shoe(shuffled(game.deck, random.Random(1)))
    round = game.round(Seating(stacks, 3), shoe, game.stakes({"blinds": (100, 200)}))
    for answer in (Fold(), Chop(), Decline(), Fold()):
        round.play(answer)
    history = record(round)
    assert [str(act) for act in history.actions if act.word not in ("db", "dh")] == ["p3 f", "p1 f"]
    assert replay(history).came_out


@pytest.mark.filterwarnings("ignore:There is no reason for this player to fold")
@pytest.mark.filterwarnings("ignore:.*is an unexpected field")
@pytest.mark.parametrize(("id", "structure", "code"), TABLES[:4])
def test_another_engine_reads_our_hands_and_pays_the_same(id, structure, code) -> None:
    """It caps raises heads-up too, and refuses one that nobody could answer: equal stacks."""
    from pokerkit import HandHistory

    game = games.find(id)
    assert isinstance(game, PotGame)
    stakes = game.stakes({"limit": structure, "blinds": (100, 200)})
    for seed in range(25):
        rng = random.Random(seed)
        seats = rng.sample(range(1, 10), rng.randint(2, 6))
        stacks = {seat: Cents(5000) for seat in seats}
        shoe = Shoe(shuffled(game.deck, rng))
        button = rng.choice(seats)
        others = from_left(sorted(seats), button)[2:-1]  # neither a blind nor the button
        posts = tuple(Post(seat, "live", Cents(200)) for seat in others[: rng.randint(0, 1)])
        round = game.round(Seating(stacks, button, posts), shoe, stakes)
        play_on(round, rng, most_raises=3)
        if round.chopped:
            continue
        history = record(round)
        theirs = HandHistory.loads(write(history))
        *_, state = theirs
        assert not state.status
        assert history.finishing_stacks is not None
        assert [100 * chips for chips in state.stacks] == list(history.finishing_stacks)


def test_a_discard_is_a_draw() -> None:
    from houseway.formats.phh.recording import _did

    cards = games.find("texas-holdem@bclc").deck[:2]
    assert [str(act) for act in _did(2, Discard(cards))] == ["p2 sd 2c2d"]
