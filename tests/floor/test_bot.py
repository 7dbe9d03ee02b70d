"""House bots: they answer with what they are offered, and from their own view alone."""

import random

import pytest

from houseway import games
from houseway.cards import STANDARD, RiggedShoe, Shoe, parse_cards, shuffled
from houseway.floor import open_table
from houseway.floor.bot import answer, choose, guess, risk_no_more
from houseway.floor.bot_reading import stud
from houseway.games.bclc.squeeze_midi_baccarat import SqueezeMidiBaccarat
from houseway.play import Fold, Layout
from houseway.play.actions import CALL, CHECK, Accept, Discard, Keep
from houseway.play.pot.stakes import Seating

GAME = games.find("texas-holdem@bclc")


def bots_at(structure, seats=6):
    settings = {"blinds": (100, 200), "minimum_buy_in": 4_000, "limit": structure, "rake": 10}
    if structure == "limit":
        settings["limits"] = (200, 400)
    table = open_table(GAME, settings)
    for seat in range(1, seats + 1):
        table.sit(seat, f"bot {seat}", 20_000)
    return table


@pytest.mark.parametrize("structure", ["limit", "no-limit", "pot-limit"])
def test_bots_play_whole_hands_among_themselves(structure) -> None:
    table = bots_at(structure)
    rng = random.Random(1)
    acts = set()
    for number in range(150):
        if table.can_deal():
            break
        table.deal(Shoe(shuffled(STANDARD, random.Random(number))))
        while options := table.round.options():
            action = choose(table.round.view(options.seat), rng)
            acts.add(action.act)
            table.play(options.seat, action)  # refuses what was not offered
    assert table.rounds > 20
    assert {"fold", "check", "call", "raise_to", "bet"} <= acts


def test_a_bot_does_not_fold_what_costs_nothing() -> None:
    rng = random.Random(2)
    checked = 0
    for seed in range(150):
        round = GAME.random_round(seed)
        while options := round.options():
            action = choose(round.view(options.seat), rng)
            if any(offer.kind.act == "check" for offer in options.offers):
                checked += 1
                assert not isinstance(action, Fold)
            round.play(action)
    assert checked


@pytest.mark.parametrize("seed", range(20))
def test_what_a_bot_answers_does_not_depend_on_the_cards_of_others(seed) -> None:
    """The same seat with the same cards in the same place: other hidden cards change nothing."""
    round = GAME.random_round(seed)
    options = round.options()
    order = list(round.log.shoe.order)
    own = [card.text for card in round.holdings[options.seat].cards]
    movable = [i for i, card in enumerate(order) if card.text not in own]
    values = [order[i] for i in movable]
    random.Random(seed).shuffle(values)
    for i, value in zip(movable, values, strict=True):
        order[i] = value
    other = round.again(Shoe(order))
    assert [card.text for card in other.holdings[options.seat].cards] == own
    answers = {str(choose(r.view(options.seat), random.Random(7))) for r in (round, other)}
    assert len(answers) == 1


def looks(cards: str) -> float:
    """How good a bot on the button finds its two cards."""
    table = bots_at("no-limit", seats=2)
    table.deal(RiggedShoe(STANDARD, {2: parse_cards(cards)}))
    assert table.round.options().seat == 2
    return guess(table.round.view(2))


def test_better_cards_look_better() -> None:
    assert looks("As Ah") > looks("As Ks") > looks("9s 8s") > looks("7c 2d")


def asked_to_keep(cards: str, line13: str = "top_two"):
    game = games.find("fast-action-holdem@bclc")
    shoe = RiggedShoe(game.deck, {1: parse_cards(cards)})
    layout = Layout({1: {"ante": 1000}}, stacks={1: 10_000})
    return game.round(layout, shoe, {"fah_line13": line13})


@pytest.mark.parametrize("answers", [risk_no_more, lambda round: answer(round, random.Random(1))])
def test_cards_are_kept_the_house_way_and_never_split(answers) -> None:
    assert answers(asked_to_keep("2c Ah 9d 9s")) == Keep(parse_cards("9d 9s"))
    assert answers(asked_to_keep("Ts 8h 6s 4d")) == Keep(parse_cards("Ts 8h"))
    assert answers(asked_to_keep("Ts 8h 6s 4d", "top_suited")) == Keep(parse_cards("Ts 6s"))


SQUEEZE = [game for game in games.catalogue().values() if isinstance(game, SqueezeMidiBaccarat)]


@pytest.mark.parametrize("game", SQUEEZE, ids=lambda game: game.id)
@pytest.mark.parametrize("judge", [lambda r: answer(r, random.Random(1)), risk_no_more])
def test_who_does_not_answer_holds_no_cards(game, judge) -> None:
    """Bots, and players whose time runs out, leave the cards to the dealer."""
    asked = 0
    for seed in range(40):
        round = game.random_round(seed)
        while options := round.options():
            asked += options.offer(Accept, "player") is not None
            round.play(judge(round))
        assert not any(isinstance(each, Accept) for each in round.log.answers)
    assert asked


@pytest.mark.parametrize("game", SQUEEZE, ids=lambda game: game.id)
def test_a_holder_whose_time_runs_out_turns_his_cards(game) -> None:
    """The table goes on: in the ordinary order, one card after the other."""
    turned = 0
    for seed in range(40):
        round = game.random_round(seed)
        while options := round.options():
            accept = options.offer(Accept, "player") or options.offer(Accept, "banker")
            round.play(accept.action() if accept else risk_no_more(round))
        acts = [str(each) for each in round.log.answers]
        assert "face banker first" not in acts
        turned += acts.count("face")
    assert turned


def asked_to_throw(game: str, cards: str, board: str = ""):
    """A hand of two players who are both asked to throw a card away; seat 1 has these cards."""
    given = {1: parse_cards(cards)} | ({"board": parse_cards(board)} if board else {})
    pineapple = games.find(game)
    stakes = pineapple.stakes({"limit": "no-limit", "blinds": (100, 200)})
    round = pineapple.round(Seating({1: 10_000, 2: 10_000}, 1), RiggedShoe(STANDARD, given), stakes)
    round.play(CALL)
    round.play(CHECK)
    assert set(round.waiting_for()) == {1, 2}
    round.play(round.options(2).choose(random.Random(1)), 2)
    return round


@pytest.mark.parametrize("answers", [risk_no_more, lambda round: answer(round, random.Random(1))])
def test_the_card_that_goes_leaves_the_best_hand(answers) -> None:
    """A pair before the suited cards; with a board, what the board makes of them."""
    before = asked_to_throw("pineapple-holdem@bclc", "9c 9d As")
    assert answers(before) == Discard(parse_cards("As"))
    after = asked_to_throw("crazy-pineapple-holdem@bclc", "2h As Kc", "2c 2d 7s")
    assert answers(after) == Discard(parse_cards("Kc"))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("As Ah 9d", "Ks Kh 9d"),
        ("7s 7h 2d", "As Kh 9d"),
        ("9s 8s 2s", "Ks 8h 2d"),
        ("As Kd 9c 8h 7s 6d 5c", "As Ah Kd 9c 8h 3s 2d"),
        ("2s 2h 2d 9c", "As Ah Kd Kc"),
    ],
)
def test_better_stud_hands_look_better(better, worse) -> None:
    assert stud(list(parse_cards(better))) > stud(list(parse_cards(worse)))


@pytest.mark.some(11)
@pytest.mark.parametrize("id", [id for id, game in games.catalogue().items() if game.kind == "pot"])
def test_bots_play_every_pot_game(id) -> None:
    game = games.find(id)
    acts = set()
    for seed in range(40):
        round, rng = game.random_round(seed), random.Random(seed)
        while options := round.options():
            action = answer(round, rng)
            acts.add(action.act)
            round.play(action, options.seat)
    assert {"fold", "check", "call"} <= acts


@pytest.mark.parametrize("game", ["texas-holdem@bcpc", "razz@bcpc", "seven-card-stud@bclc"])
def test_a_glance_at_the_round_is_what_the_view_shows(game: str) -> None:
    """A bot that looks at its own cards alone bets as one that is sent its whole view."""
    found, rng, seen = games.find(game), random.Random(3), 0
    settings = found.read_settings({s.name: s.suggest for s in found.settings if s.required})
    for _ in range(20):
        seating = Seating(dict.fromkeys(range(1, 6), 20_000), button=1)
        hand = found.round(seating, found.shoe(settings, rng=rng), settings)
        while options := hand.options():
            state = rng.getstate()
            action = answer(hand, rng)
            rng.setstate(state)
            assert action == choose(hand.view(options.seat), rng)
            hand.play(action)
            seen += 1
    assert seen > 60
