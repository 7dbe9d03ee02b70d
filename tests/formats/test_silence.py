"""What a scenario leaves unsaid: insurance, holding cards, hands that must stand, the bank."""

import pytest

from houseway.errors import BadScenario, IllegalAction
from houseway.formats.scenarios import load, run
from houseway.formats.scenarios.floor.bank_answers import Answers

PURE = """
[[scenario]]
name = "a round"
game = "pure-21.5-blackjack-6-5@chico"
table = { banker = 8, cover = 1000 }
bets = { 1 = { base = 20 }, 2 = { base = 30 } }
"""
SQUEEZE = """
[[scenario]]
name = "a round"
game = "full-baccarat@bclc"
bets = { 3 = { banker = 20 } }
cards = { player = "2c 3d", banker = "Kc 3h", next = "8h" }
"""


@pytest.fixture
def differences(tmp_path):
    def of(text):
        path = tmp_path / "round.toml"
        path.write_text(text)
        (entry,) = load(path)
        return run(entry).differences

    return of


def test_insurance_that_nobody_speaks_of_is_declined(differences) -> None:
    cards = 'cards = { 1 = "Ts 7d", 2 = "Th 8c", 8 = "Ac 6d", next = "Kd" }\n'
    net = "net = { 1 = { base = 0 }, 2 = { base = 30 } }"
    assert differences(f'{PURE}{cards}moves = ["1 stand", "2 stand"]\n{net}') == []
    insured = "net = { 1 = { base = 0 }, 2 = { base = 30, insurance = -15 } }"
    moves = 'moves = ["2 insure 15", "1 stand", "2 stand"]\n'
    assert differences(f"{PURE}{cards}{moves}{insured}") == []
    assert differences(f'{PURE}{cards}moves = ["2 insure", "1 stand", "2 stand"]\n{insured}') == []


def test_a_hand_that_must_stand_need_not_say_so(differences) -> None:
    cards = 'cards = { 1 = "Ts 9d", 2 = "Th 9c", 8 = "9s 9h" }\n'
    net = "net = { 1 = { base = 20 }, 2 = { base = 30 } }"
    for moves in ("[]", '["1 stand"]', '["2 stand"]'):
        assert differences(f"{PURE}{cards}moves = {moves}\n{net}") == []


def test_a_choice_is_nobody_s_silence(differences) -> None:
    cards = 'cards = { 1 = "Ts 8d", 2 = "Th 9c", 8 = "9s 9h" }\n'
    net = "net = { 1 = { base = 0 }, 2 = { base = 30 } }"
    assert differences(f"{PURE}{cards}moves = []\n{net}") == [
        "net of seat 1, base: there is no such line",
        "net of seat 2, base: there is no such line",
    ]
    assert differences(f'{PURE}{cards}moves = ["2 stand"]\n{net}')[0].startswith("refused")


def test_a_question_that_is_asked_about_stays_open(differences) -> None:
    held = 'moves = ["3 accept banker"]\nhands = { player = "2c 3d 8h" }\n'
    assert differences(f"{SQUEEZE}{held}") == []
    opened = 'moves = ["3 accept banker"]\nhands = { player = "2c 3d" }\nto_act = 3\n'
    assert differences(f"{SQUEEZE}{opened}") == []


def test_nobody_holds_cards_who_does_not_say_so(differences) -> None:
    silent = 'moves = []\nnet = { 3 = { banker = 0 } }\nholders = { banker = "dealer" }\n'
    assert differences(f"{SQUEEZE}{silent}") == []


def test_answers_to_the_bank_in_turn() -> None:
    said = Answers(["yes", False, "4 accept", "5 waive"])
    assert [said.takes(seat) for seat in (2, 3, 4, 5, 6)] == [True, False, True, False, False]


def test_an_answer_of_somebody_who_is_not_asked_is_refused() -> None:
    with pytest.raises(IllegalAction, match="offered to seat 3, not to seat 4"):
        Answers(["4 accept"]).takes(3)


def test_each_seat_has_its_own_answer() -> None:
    said = Answers({"2": "yes", "3": False, "4": ["no", "yes"]})
    asked = (2, 3, 4, 2, 4, 4, 5)
    assert [said.takes(seat) for seat in asked] == [True, False, False, True, True, False, False]


@pytest.mark.parametrize("answer", ["perhaps", 3, "accept now please"])
def test_what_is_no_answer(answer) -> None:
    with pytest.raises(BadScenario, match="write 'yes' or 'no'"):
        Answers([answer])
