"""The clause that says so: scenarios state it of lines, offers, spots, facts and refusals."""

import pytest

from houseway.errors import BadScenario
from houseway.formats.scenarios import load, run

THREE_CARD = """
[[scenario]]
name = "a round"
game = "three-card-poker@bclc"
proves = ["bclc-poker/6/6.9.3"]
bets = { 1 = { ante = 10 } }
cards = { 1 = "As Ad 2c", dealer = "Qd Jc 9s" }
"""
HOLDEM = """
[[scenario]]
name = "a hand"
game = "texas-holdem@bclc"
proves = ["bclc-poker/17/2.1"]
table = { limit = "no-limit", blinds = [1, 2], button = 1, stacks = { 1 = 20, 2 = 50, 3 = 100 } }
"""
ALL_IN = """
cards = { 1 = "As Ah", 2 = "Ks Kh", 3 = "2c 7d", board = "3s 4d 9c Jh Qd" }
moves = ["1 all in", "2 all in", "3 call"]
"""


@pytest.fixture
def comes(tmp_path):
    """How an entry comes out: the differences."""

    def read(text: str) -> list[str]:
        path = tmp_path / "round.toml"
        path.write_text(text)
        (entry,) = load(path)
        return run(entry).differences

    return read


RIGHT = [
    THREE_CARD + 'moves = ["1 play"]\ncites = { "1 ante" = "6.9.3", "1 play" = "6.9.3" }',
    THREE_CARD + 'moves = ["1 play"]\ncites = { "1 ante" = "bclc-poker/6/6.9.3" }',
    THREE_CARD + 'moves = []\noptions.cites = { fold = "6.5.1", play = "6.5.2" }',
    THREE_CARD + "moves = []\noptions = { seat = 1, fold = true, check = false, play = 10 }",
    THREE_CARD + 'spots = { ante = "2.1.1", pair_plus = "2.2.1" }',
    THREE_CARD + 'printed = { game = "1.1", seats = "3.1", "pair_plus table" = "5.9.table" }',
    THREE_CARD + 'moves = ["1 play 20"]\nrefused = "6.5.2"',
    THREE_CARD.replace("} }\ncards", "}, 2 = { ante = 10 } }\npeople = { Ann = [1, 2] }\ncards")
    + 'refused = "3.2"',
    HOLDEM + ALL_IN + 'cites = { "1 pot" = "1.2", "2 side 1" = "1.2" }',
    HOLDEM + 'moves = []\noptions.cites = { raise = "33/1.3", raise_to = "33/1.3", call = "2.5" }',
    HOLDEM + 'moves = ["1 check"]\nrefused = "2.2"',
]


@pytest.mark.parametrize("text", RIGHT)
def test_a_clause_that_is_stated_rightly_makes_no_difference(comes, text) -> None:
    assert comes(text) == []


WRONG = [
    (
        THREE_CARD + 'moves = ["1 play"]\ncites = { "1 ante" = "6.8.3" }',
        "clause of 1 ante: expected bclc-poker/6/6.8.3, got bclc-poker/6/6.9.3",
    ),
    (
        THREE_CARD + 'moves = ["1 play"]\ncites = { "1 pair_plus" = "6.8.3" }',
        "cites: there is no line '1 pair_plus'; settled: 1 ante, 1 play",
    ),
    (
        THREE_CARD + 'moves = []\noptions.cites = { fold = "6.5.2" }',
        "clause of the offer fold: expected bclc-poker/6/6.5.2, got bclc-poker/6/6.5.1",
    ),
    (
        THREE_CARD + 'moves = []\noptions.cites = { check = "6.5.2" }',
        "options: 'check' is not offered; there are fold, play",
    ),
    (
        THREE_CARD + "moves = []\noptions = { play = [10, 20], fold = false }",
        "play: expected [10.00, 20.00], got [10.00, 10.00]; may fold: expected False, got True",
    ),
    (
        THREE_CARD + 'spots = { ante = "2.2.1" }',
        "clause of ante: expected bclc-poker/6/2.2.1, got bclc-poker/6/2.1.1",
    ),
    (
        THREE_CARD + 'printed = { seats = "3.2" }',
        "clause of seats: expected bclc-poker/6/3.2, got bclc-poker/6/3.1",
    ),
    (
        THREE_CARD + 'moves = ["1 play 20"]\nrefused = "6.5.1"',
        "clause of the refusal: expected bclc-poker/6/6.5.1, got bclc-poker/6/6.5.2",
    ),
    (
        THREE_CARD + 'moves = ["1 play"]\nrefused = "6.5.2"',
        "'1 play' was taken; it should have been refused",
    ),
]


@pytest.mark.parametrize(("text", "difference"), WRONG)
def test_a_wrong_clause_is_a_difference(comes, text, difference) -> None:
    assert "; ".join(comes(text)) == difference


UNREADABLE = [
    ('cites = { "1 ante" = "6.99" }', "no rulebook has a clause '6.99'"),
    ('cites = { "1 ante" = 6 }', "6 is no clause; write its id, such as '6.8.2'"),
    ('spots = { blind = "2.1.1" }', "three-card-poker@bclc has no spot 'blind'"),
    ('printed = { colour = "2.1.1" }', "three-card-poker@bclc prints no 'colour'"),
    ("net = { 1 = { blind = 0 } }", "the net of seat 1 has no 'blind'"),
    ("tip_net = { 1 = { blind = 0 } }", "the net of tip of seat 1 has no 'blind'"),
    ("back_net = { Bob = { blind = 0 } }", "the net of Bob has no 'blind'"),
    ("returned = { 5 = 0 }", "who got a stake back has no '5'"),
    ("prepaid_returned = { 5 = 0 }", "prepaid_returned has no '5'"),
    ("carries = { 5 = {} }", "carries has no '5'"),
    ("total = { 5 = 0 }", "total has no '5'"),
    ("staff = { juggler = 0 }", "the staff has no 'juggler'; there are dealer"),
    ('back = [{ by = "Bob", on = 1, spots = "ante" }]', "a back bet has no 'spots'"),
    ('holders = { dealer = "dealer" }', "who holds cards has no 'dealer'"),
]


@pytest.mark.parametrize(("line", "words"), UNREADABLE)
def test_a_name_that_does_not_exist_is_refused(comes, line, words) -> None:
    with pytest.raises(BadScenario) as refused:
        comes(THREE_CARD + 'moves = ["1 play"]\n' + line)
    assert words in refused.value.message


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("pots = [{ amount = 60, won = 3 }]", "a pot has no 'won'; there are amount, seats"),
        ("pots = [{ amount = 60, seat = [1] }]", "a pot has no 'seat'; there are amount, seats"),
    ],
)
def test_a_pot_has_nothing_but_its_amount_and_who_may_win_it(comes, line, words) -> None:
    with pytest.raises(BadScenario) as refused:
        comes(HOLDEM + ALL_IN + line)
    assert words in refused.value.message


def test_a_kill_button_has_nothing_but_its_position_and_holder(comes) -> None:
    killed = HOLDEM.replace('"no-limit", blinds', '"limit", limits = [2, 4], kill = "full", blinds')
    with pytest.raises(BadScenario) as refused:
        comes(killed + 'moves = []\nkill = { button = "neutral", owner = 3 }')
    assert "where the kill button lies has no 'owner'" in refused.value.message


def test_nobody_is_paid_of_whom_an_entry_of_shares_does_not_speak(comes) -> None:
    with pytest.raises(BadScenario) as refused:
        comes("""
[[shares]]
name = "a jackpot"
jackpot = "bad-beat"
proves = ["bclc-poker/28/1.1"]
posted = 1000
winners = [1]
losers = [2]
others = [3, 4, 5]
pays = { 6 = 0 }
""")
    assert "who is paid has no '6'" in refused.value.message


def test_a_wager_of_which_nothing_lies_on_the_table_has_no_line(comes) -> None:
    text = THREE_CARD + 'moves = ["1 play"]\nnet = { 1 = { pair_plus = 0, ante_bonus = 0 } }'
    assert comes(text) == ["net of seat 1, pair_plus: there is no such line"]
    text = THREE_CARD + 'moves = ["1 play"]\nnet = { 2 = 0 }'
    assert comes(text) == ["net of seat 2: there is no line"]


def test_a_seat_that_is_short_is_passed_over_because_it_cannot_cover(comes) -> None:
    rotation = """
[[rotation]]
name = "the bank's way round"
game = "three-card-baccarat@bclc"
proves = ["bclc-baccarat/6/2.2.8.a"]
seats = [1, 3]
short = [1]
answers = ["yes", "yes"]
"""
    assert comes(rotation + 'banks = ["dealer", 3]') == []
    assert comes(rotation.replace("short = [1]", "") + 'banks = ["dealer", 1]') == []
