"""The training room knows the engine's answer to every question, and no other one."""

import json
from itertools import permutations

import pytest

from houseway import games
from houseway.cards import parse_cards
from houseway.errors import BadInput
from houseway.play.happenings import PUBLIC
from houseway.trainer import TOPICS, Drill, course, drill, topics
from houseway.trainer.deals import finished
from houseway.wagers import Result
from tests.trainer.answers import engine_answer

IDS = sorted(games.catalogue())
FEW, MANY = 3, 1000


def wrong_answers(asked: Drill) -> list[object]:
    """Answers that are near the right one, and are not it."""
    if asked.form in ("amount", "change"):
        right = int(asked.right)  # type: ignore[arg-type]
        return [right + 1, right - 1, -right or 5, str(right), right + 100]
    if asked.form == "one of":
        return [choice for choice in asked.choices if choice != asked.right] + ["", 0]
    assert isinstance(asked.right, tuple)
    if asked.form == "order":
        some = list(permutations(asked.right))[1:7]
        return [*some, asked.right[:-1], ()]
    if asked.form == "some of":
        others = [choice for choice in asked.choices if choice not in asked.right]
        return [asked.right[:-1], (*asked.right, *others[:1]) if others else (), tuple(others), ()]
    *first, last = asked.right
    return [tuple(reversed(asked.right)), asked.right[:-1], (*first, last[:-3]), ("", ""), ()]


def check(id: str, rounds: int) -> None:
    """Every question that these rounds have; each topic comes at least once."""
    game, left = games.find(id), {topic.name: topic for topic in topics(games.find(id))}
    for seed in range(rounds):
        for topic in topics(game):
            if asked := topic.make(game, seed):
                check_question(asked)
                left.pop(topic.name, None)
    for name in left:
        check_question(drill(game, name, rounds))


def check_question(asked: Drill) -> None:
    mark = asked.judge(asked.right)
    assert mark.right, (asked.ask, mark)
    assert mark.reason
    assert engine_answer(asked) == asked.right, (asked.seed, asked.ask)
    for answer in (each for each in wrong_answers(asked) if each != asked.right):
        assert not asked.judge(answer).right, (asked.ask, answer, mark.wanted)
    assert asked.read(typed(asked)) == asked.right
    if asked.form == "hands":
        hands = [str(hand).split() for hand in asked.right]  # type: ignore[union-attr]
        assert len(asked.hands) == len(hands), "so many hands are asked for"
        turned = tuple(" ".join(reversed(hand)) for hand in hands)
        assert asked.judge(turned).right, "cards may lie in any order"
    json.dumps([asked.to_json(), mark.to_json()])


def typed(asked: Drill) -> str:
    """The right answer as somebody would type it."""
    if asked.form in ("one of", "some of", "order"):
        right = asked.right if isinstance(asked.right, tuple) else (asked.right,)
        return " ".join(str(asked.choices.index(str(each)) + 1) for each in right)
    return asked.wanted


@pytest.mark.some(10)
@pytest.mark.parametrize("id", IDS)
def test_right_answers_are_the_engines_and_wrong_ones_are_wrong(id) -> None:
    check(id, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("id", IDS)
def test_a_thousand_rounds_of_every_game(id) -> None:
    check(id, MANY)


def test_every_game_can_be_trained_and_every_topic_is_asked_somewhere() -> None:
    asked = {id: [topic.name for topic in topics(game)] for id, game in games.catalogue().items()}
    assert all(len(names) >= 3 for names in asked.values()), asked
    assert {name for names in asked.values() for name in names} == {each.name for each in TOPICS}


def test_a_drill_is_the_same_again_and_does_not_tell_its_answer() -> None:
    game = games.find("three-card-poker@bclc")
    asked = drill(game, "pays", 5)
    assert drill(game, "pays", 5).to_json() == asked.to_json()
    told = json.dumps(asked.to_json())
    assert asked.reason not in told
    assert '"net"' not in told
    assert '"right"' not in told


def test_bets_lie_by_seats_and_not_in_the_order_that_is_asked_for() -> None:
    asked = drill(games.find("mini-baccarat@bclc"), "order", 7)
    seats = [int(who.split()[-1]) for who, _, _ in asked.scene.bets]
    assert seats == sorted(seats)
    assert list(asked.choices) == sorted(asked.choices)


def test_while_it_is_played_no_hidden_card_is_shown() -> None:
    game = games.find("texas-holdem@bclc")
    for seed in range(20):
        for shown in drill(game, "turn", seed).scene.cards:
            if shown.label.startswith("Seat"):
                assert set(shown.cards) <= {None}


def test_who_is_all_in_with_an_ante_alone_can_win_the_antes_and_no_more() -> None:
    game = games.find("stud@bcpc")
    for seed, ask, amount in (
        (24, "seat 3 and seat 6 can win the side pot 3", 136_00),
        (39, "seat 1, seat 3 and seat 4 can win the main pot", 3_00),
    ):
        asked = drill(game, "pots", seed)
        assert (asked.ask.partition(":")[0], asked.right) == (ask, amount)
        check_question(asked)


def test_a_king_is_as_good_as_another_king() -> None:
    game = games.find("pai-gow-poker@bclc")
    for seed in range(400):
        asked = drill(game, "setting", seed)
        high, low = (parse_cards(each) for each in asked.right)  # type: ignore[union-attr]
        same = [(a, b) for a in high for b in low if a.rank == b.rank]
        if same:
            break
    a, b = same[0]
    swap = {a: b, b: a}
    swapped = [" ".join(swap.get(card, card).text for card in hand) for hand in (high, low)]
    words = [game.hand_words(n, h) for n, h in zip(game.hand_names, (high, low), strict=True)]
    again = [
        game.hand_words(n, parse_cards(h)) for n, h in zip(game.hand_names, swapped, strict=True)
    ]
    assert asked.judge(tuple(swapped)).right is (words == again)


def test_what_is_no_card_is_not_read_as_a_wrong_answer() -> None:
    asked = drill(games.find("fortune-asia-poker@bclc"), "setting", 3)
    assert asked.read("9h 8h 7h 5h/QsQd / 7d") == ("9h 8h 7h 5h", "Qs Qd", "7d")
    with pytest.raises(BadInput, match="is not a card; write rank and suit"):
        asked.read("nonsense")


def test_a_course_ends_with_all_of_it_at_the_pace_of_a_table() -> None:
    made = course(games.find("mini-baccarat@bclc"))
    assert [lesson.day for lesson in made.lessons] == list(range(1, len(made.lessons) + 1))
    assert made.lessons[-1].seconds
    assert set(made.lessons[-1].topics) == {"result", "pays", "order"}


def test_a_stranger_that_no_topic_knows_is_refused_with_what_there_is() -> None:
    game = games.find("mini-baccarat@bclc")
    with pytest.raises(Exception, match="has no question about 'setting'; it has result, pays"):
        drill(game, "setting", 0)
    assert finished(game, 0).view(PUBLIC).over
    assert {line.result for line in finished(game, 3).settlement} & set(Result)
