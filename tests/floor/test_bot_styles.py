"""Bots with character: sound, told apart by their style, and blind to what they may not see."""

import random
from dataclasses import replace

import pytest

from houseway import games
from houseway.cards import STANDARD, RiggedShoe, Shoe, parse_cards, shuffled
from houseway.errors import BadInput
from houseway.floor.bot import answer
from houseway.floor.bot_policy import PlaysLike, named_policy
from houseway.floor.bot_scene import scene_of
from houseway.floor.bot_styles import AGGRESSIVE, LOOSE, STYLES, TIGHT, style_named, style_of
from houseway.floor.bot_worlds import imagine
from houseway.play.actions import DECLINE
from houseway.play.pot.stakes import Seating
from houseway.play.worlds import another

POT_GAMES = {id: game for id, game in games.catalogue().items() if game.kind == "pot"}
HOLDEM = POT_GAMES["texas-holdem@bclc"]
NO_LIMIT = HOLDEM.stakes({"limit": "no-limit", "blinds": (100, 200)})


def hold_em(seed, seats=4):
    stacks = dict.fromkeys(range(1, seats + 1), 20_000)
    return HOLDEM.round(
        Seating(stacks, seats), Shoe(shuffled(STANDARD, random.Random(seed))), NO_LIMIT
    )


@pytest.mark.some(12)
@pytest.mark.parametrize("id", POT_GAMES)
def test_a_style_answers_what_it_is_offered_and_goes_by_its_own_view(id) -> None:
    """The hidden cards dealt anew, its answer stays what it was."""
    rng, compared = random.Random(id), 0
    for seed, style in enumerate(STYLES.values()):
        round = POT_GAMES[id].random_round(seed)
        for number in range(6):
            if not (options := round.options()):
                break
            action = answer(round, random.Random(f"{seed} {number}"), style)
            assert options.accepts(action)
            other = another(round, options.seat, rng, tries=12) if number % 2 else None
            if other:
                compared += 1
                assert answer(other, random.Random(f"{seed} {number}"), style) == action
            round.play(options.choose(rng), options.seat)
    assert compared


def test_the_same_seed_gives_the_same_answers() -> None:
    def played(seed):
        policy = PlaysLike(HOLDEM, NO_LIMIT, AGGRESSIVE).seeded(seed)
        round = hold_em(5)
        while options := round.options():
            round.play(policy(round.view(options.seat), options), options.seat)
        return [str(each) for each in round.log.answers]

    assert played("a") == played("a")


def opens(style, deals=60):
    """How a style answers the first question of hands of its own, out of so many."""
    acts = []
    for seed in range(deals):
        round = hold_em(seed)
        acts.append(answer(round, random.Random(seed), style).act)
    return acts


def test_styles_differ_in_how_they_open() -> None:
    aggressive, tight, loose = opens(AGGRESSIVE), opens(TIGHT), opens(LOOSE)
    assert aggressive.count("raise_to") > tight.count("raise_to") > 0
    assert tight.count("fold") > loose.count("fold")


def test_aces_are_raised_and_never_folded() -> None:
    for style in (AGGRESSIVE, TIGHT, LOOSE):
        for seed in range(300):
            round = hold_em(seed)
            cards = round.holdings[round.options().seat].cards
            if {card.rank for card in cards} == {14}:
                assert answer(round, random.Random(1), style).act == "raise_to"


def test_deals_that_are_imagined_hold_every_card_once() -> None:
    round = hold_em(3)
    scene = scene_of(round.view(round.options().seat), HOLDEM, NO_LIMIT)
    assert not set(scene.own) & set(scene.unseen)
    assert len(scene.own) + len(scene.unseen) == len(STANDARD)
    worlds = list(imagine(scene, 20, random.Random(1)))
    everybody = range(len(scene.others))
    assert all(0 <= world.part(everybody, scene.shares) <= 1 for world in worlds)
    assert all(world.part((), scene.shares) == 1 for world in worlds)


def test_a_deck_that_runs_out_in_the_draws_is_made_up_of_what_was_thrown() -> None:
    """Six players who change cards three times see more than a deck."""
    game = POT_GAMES["2-7-triple-draw@bcpc"]
    stakes = game.stakes({"limit": "limit", "blinds": (5_000, 10_000)})
    rng = random.Random(7)
    round = game.round(
        Seating(dict.fromkeys(range(1, 7), 1_000_000), 6), Shoe(shuffled(STANDARD, rng)), stakes
    )
    round.play(DECLINE)  # no twist
    scene = replace(scene_of(round.view(round.options().seat), game, stakes), drawn=3)
    for world in imagine(scene, 40, rng):
        (values,) = world.values[0]
        assert len(values) == 6
        assert all(values)


def test_two_aces_take_most_of_the_pot_from_one_opponent() -> None:
    """About 85 per cent of all deals."""
    shoe = RiggedShoe(STANDARD, {2: parse_cards("As Ah")})
    round = HOLDEM.round(Seating({1: 20_000, 2: 20_000}, 2), shoe, NO_LIMIT)
    assert round.options().seat == 2
    scene = scene_of(round.view(2), HOLDEM, NO_LIMIT)
    parts = [w.part((0,), scene.shares) for w in imagine(scene, 600, random.Random(1))]
    assert 0.80 < sum(parts) / len(parts) < 0.90


def test_a_bot_keeps_its_character() -> None:
    assert style_of("Ezra") is style_of("Ezra")
    names = ("Abbott", "Birdie", "Cass", "Dell", "Ezra", "Flint", "Greer", "Hollis", "Ike")
    assert {style_of(name) for name in names} == set(STYLES.values())


def test_styles_go_by_name() -> None:
    assert style_named("tight") is TIGHT
    with pytest.raises(BadInput, match="tight, loose, aggressive, learner"):
        style_named("wild")
    assert named_policy("loose", HOLDEM, {"limit": "no-limit", "blinds": (1, 2)})[0] == "loose"
    with pytest.raises(BadInput, match="for pot games"):
        named_policy("tight", games.find("mini-baccarat@bclc"), {})
