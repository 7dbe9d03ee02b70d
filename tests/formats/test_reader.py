"""A scenario file that cannot be understood is refused in one line that says where and why."""

import pytest

from houseway.errors import BadInput, BadScenario
from houseway.formats.scenarios import load, run, scenario_files
from houseway.formats.scenarios.entry import KEYS

KINDS = ", ".join(f"[[{kind}]]" for kind in KEYS)
SCENARIO = """
[[scenario]]
name = "a round"
game = "three-card-poker@bclc"
"""
ANTE = f"{SCENARIO}bets = {{ 1 = {{ ante = 5 }} }}\n"
FLOOR = """
[[floor]]
name = "a round"
game = "texas-holdem@bclc"
table = { blinds = [1, 2] }
"""
POT = """
[[scenario]]
name = "a round"
game = "texas-holdem@bclc"
table = { blinds = [1, 2], button = 1, stacks = { 1 = 100, 2 = 100 } }
"""


@pytest.fixture
def written(tmp_path, monkeypatch):
    """Write a file where a short path names it."""
    monkeypatch.chdir(tmp_path)

    def write(text, name="round.toml"):
        path = tmp_path / name
        if isinstance(text, bytes):
            path.write_bytes(text)
        else:
            path.write_text(text)
        return path.relative_to(tmp_path)

    return write


def refusal(path) -> str:
    with pytest.raises(BadScenario) as refused:
        for entry in load(path):
            run(entry)
    assert "\n" not in refused.value.message
    return refused.value.message


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "[[scenario]]\ngame = 'x'\n",
            "round.toml: a [[scenario]] has no name",
        ),
        (
            "[[scenario]]\nname = 'a round'\n",
            ("round.toml, 'a round': the game is missing, such as game = 'texas-holdem@bclc'"),
        ),
        (
            "[[senario]]\nname = 'x'\n",
            f"round.toml: 'senario' is no kind of entry; there are {KINDS}",
        ),
        (
            "[scenario]\nname = 'x'\n",
            f"round.toml: 'scenario' is no kind of entry; there are {KINDS}",
        ),
        (
            "[[rake]]\nname = 'a round'\nrounds = [1]\ncolour = 'red'\n",
            (
                "round.toml, 'a round': there is no key 'colour'; there are cap, game, illegal, "
                "name, percent, proves, refused, rounding, rounds, taken, total, unit"
            ),
        ),
        (
            f"{SCENARIO}proves = ['bclc-poker/6/99']\n",
            "round.toml, 'a round': no rulebook has a clause 'bclc-poker/6/99'; perhaps",
        ),
        (
            f"{POT}moves = ['fold']\n",
            (
                "round.toml, 'a round': 'fold' is not a move; "
                "write a seat and what it does: '1 fold'"
            ),
        ),
        (
            f"{POT}posts = ['1 straddle']\n",
            "round.toml, 'a round': '1 straddle' is not a post; write '4 straddle 8'",
        ),
        (
            POT.replace("button = 1, ", ""),
            "round.toml, 'a round': the table of a pot game needs its stacks and the button's seat",
        ),
        (
            POT.replace("button = 1", "buton = 1"),
            "round.toml, 'a round': there is no table setting 'buton'; there are ",
        ),
        (
            f"{SCENARIO}bets = {{ one = {{ ante = 5 }} }}\n",
            "round.toml, 'a round': 'one' is not a seat; seats are numbers",
        ),
        (
            f"{SCENARIO}bets = {{ 1 = {{ ante = '5' }} }}\n",
            "round.toml, 'a round': '5' is not an amount in dollars",
        ),
        (
            "[[ruling]]\nname = 'a round'\nhouse = 'bclc'\ngiven = { chip = 5 }\n",
            "round.toml, 'a round': given has no 'chip'; perhaps chips",
        ),
        (
            f"{POT}posts = ['2 stradle 4']\nillegal = 'no'\n",
            "round.toml, 'a round': '2 stradle 4' is no post; perhaps 'straddle'",
        ),
        (
            f"{ANTE}moves = ['1 plya']\nillegal = 'no'\n",
            "round.toml, 'a round': 'plya' is no move; perhaps 'play'",
        ),
        (
            "[[ruling]]\nname = 'a round'\nhouse = 'bclc'\ngiven = { zzz = 5 }\n",
            "round.toml, 'a round': given has no 'zzz'; there are ",
        ),
        (
            "[[ruling]]\nname = 'a round'\nhouse = 'bclc'\ngiven = { facing = -5, chips = [5] }\n",
            "round.toml, 'a round': -5 is less than nothing; an amount is 0 or more",
        ),
        (
            "[[ruling]]\nname = 'a round'\nhouse = 'bcpc'\ngiven = { bets = ['A leaps 5'] }\n",
            "round.toml, 'a round': 'A leaps 5': 'leaps 5' is no action; there are bet, ",
        ),
        (
            "[[ruling]]\nname = 'a round'\nhouse = 'bclc'\nruled = { verdict = 'call' }\n",
            "round.toml, 'a round': ruled has no 'verdict'; there are act, ",
        ),
        (
            f"{FLOOR}events = ['deal out']\n",
            "round.toml, 'a round': 'deal out' is not an event; write 'hand' or '3 sits 200'",
        ),
        (
            f"{FLOOR}events = ['3 sleeps']\n",
            "round.toml, 'a round': '3 sleeps': nobody sleeps here; see docs/scenarios.md",
        ),
        (
            f"{FLOOR}stacks = {{ 9 = 5 }}\n",
            "round.toml, 'a round': nobody sits at seat 9 in the end; see `returned` for who left",
        ),
    ],
    ids=lambda value: value[:60] if isinstance(value, str) else "",
)
def test_a_file_that_cannot_be_understood_is_refused_in_a_line(written, text, line) -> None:
    assert refusal(written(text)).startswith(line)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            f"{ANTE}pots = [5]\n",
            "round.toml, 'a round': 'pots' says nothing of three-card-poker@bclc, a banked game",
        ),
        (
            f"{POT}net = {{ 1 = 5 }}\n",
            "round.toml, 'a round': 'net' says nothing of texas-holdem@bclc, a pot game",
        ),
    ],
    ids=["a pot of a banked game", "a net of a pot game"],
)
def test_an_expectation_that_nobody_would_look_at_is_refused(written, text, line) -> None:
    assert refusal(written(text)) == line


def test_faults_can_be_collected_and_the_rest_is_read(written) -> None:
    faults: list[str] = []
    found = load(written(f"{ANTE}[[scenario]]\nname = 'other'\n[[riddle]]\nname = 'x'\n"), faults)
    assert [entry.name for entry in found] == ["a round"]
    assert [fault.split(": ")[1][:20] for fault in faults] == [
        "the game is missing,",
        "'riddle' is no kind ",
    ]


@pytest.mark.parametrize("text", ["[[scenario", b"\xff\xfe\x00", "name = \n"])
def test_what_is_no_toml_is_refused(written, text) -> None:
    assert refusal(written(text)).startswith("round.toml is not a TOML file: ")


@pytest.mark.parametrize(
    "text",
    [
        "scenario = [1, 2]\n",
        f"{SCENARIO}proves = 3\n",
        f"{SCENARIO}proves = [3]\n",
        f"{SCENARIO}proves = 'bclc-poker/6/1.1'\n",
        f"{SCENARIO}bets = 5\n",
        f"{ANTE}cards = 'As'\n",
        f"{ANTE}moves = 'fold'\n",
        f"{POT}moves = [1]\n",
        "[[ruling]]\nname = 'a round'\nhouse = 'bclc'\ngiven = 5\n",
        "[[rake]]\nname = 'a round'\nrounds = 5\n",
        f"{FLOOR}events = [5]\n",
    ],
    ids=lambda text: text.splitlines()[-1],
)
def test_a_value_of_the_wrong_kind_is_a_bad_scenario_and_no_crash(written, text) -> None:
    assert "round.toml" in refusal(written(text))


def test_a_path_that_is_not_there_is_refused(tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput) as refused:
        list(scenario_files([tmp_path / "nothing"]))
    assert refused.value.message == f"there is no file or folder {str(tmp_path / 'nothing')!r}"


def test_a_folder_is_searched_through_in_order(written, tmp_path) -> None:
    (tmp_path / "sub").mkdir()
    for name in ("b.toml", "a.toml", "sub/c.toml", "notes.txt"):
        written("", name)
    found = [path.relative_to(tmp_path).as_posix() for path in scenario_files([tmp_path])]
    assert found == ["a.toml", "b.toml", "sub/c.toml"]


# What cannot be played is a difference, not a crash


@pytest.mark.parametrize(
    ("text", "difference"),
    [
        (
            f"{ANTE}cards = {{ 1 = 'As Kd 2c', dealer = 'As Qd Jd' }}\nnet = {{ 1 = 0 }}\n",
            "As for dealer is dealt more often than the deck holds it",
        ),
        (
            f"{ANTE}cards = {{ 1 = 'As Kd 2x' }}\n",
            "'2x' is not a card",
        ),
        (
            SCENARIO.replace("three-card-poker", "three-card-pokr"),
            "there is no game 'three-card-pokr@bclc'; perhaps three-card-poker@bclc",
        ),
        (f"{POT}moves = ['2 fold']\n", "seat 2 may not fold now; it is seat 1's turn"),
        (f"{POT}moves = ['1 check']\n", "seat 1 may not check; allowed: fold, call 1.00"),
        (
            f"{ANTE}table = {{ minimum = 10 }}\n",
            "seat 1's ante of 5.00 is under the table minimum of 10.00",
        ),
        (
            f"{ANTE}illegal = 'no'\n",
            "the bets were taken; they should have been refused",
        ),
        (
            f"{POT}moves = ['1 fold']\nillegal = 'no'\n",
            "'1 fold' was taken; it should have been refused",
        ),
        (
            f"{POT}to_act = 2\nstacks = {{ 1 = 98 }}\n",
            "to_act: expected 2, got 1; stack of seat 1: expected 98.00, got 99.00",
        ),
        (
            "[[ruling]]\nname = 'a round'\nhouse = 'nowhere'\ngiven = { clock = 5 }\n",
            "there are no rulings of a house 'nowhere'; there are bclc",
        ),
    ],
    ids=lambda value: value[-60:] if isinstance(value, str) else "",
)
def test_what_goes_wrong_in_a_round_is_a_difference(written, text, difference) -> None:
    (entry,) = load(written(text))
    outcome = run(entry)
    assert not outcome.passed
    assert difference in "; ".join(outcome.differences)


def test_a_refused_move_that_is_expected_is_in_order(written) -> None:
    (entry,) = load(written(f"{POT}moves = ['1 check']\nillegal = 'there is a bet to match'\n"))
    assert run(entry).passed


SIDE = """
[[scenario]]
name = "a round"
game = "three-card-poker@bclc"
table = { meter = 100, reseed = 50, increment = 0.25 }
bets = { 1 = { ante = 10, progressive = 1 } }
cards = { 1 = "8h 8d 4h", dealer = "9s 5d 2c", board = "8s 2d" }
moves = ["1 fold"]
"""


def test_a_line_that_is_left_out_is_not_tested_but_noted(written) -> None:
    (entry,) = load(written(f"{SIDE}net = {{ 1 = {{ progressive = 8 }} }}\n"))
    outcome = run(entry)
    assert outcome.passed
    assert not outcome.complete
    assert outcome.unsaid == ["seat 1, ante"]


def test_the_shared_cards_of_a_game_without_a_board_are_the_progressive_ones(written) -> None:
    (entry,) = load(written(f"{SIDE}net = {{ 1 = {{ ante = -10, progressive = 8 }} }}\n"))
    assert run(entry).complete


def test_a_part_of_each_stake_may_be_a_fraction(written) -> None:
    (entry,) = load(written(f"{SIDE}meter = 100.25\n"))
    assert run(entry).complete


def test_cards_for_a_place_that_a_game_has_not_are_refused(written) -> None:
    path = written(f"{SIDE.replace('board', 'turn')}meter = 100.25\n")
    assert refusal(path).endswith("Three Card Poker deals no cards to 'turn'")


def test_the_seat_of_the_first_packet_goes_by_two_names(written) -> None:
    text = "[[scenario]]\nname = 'a round'\ngame = 'fortune-asia-poker@bclc'\nrng = 3\n"
    text += "bets = { 2 = { base = 10 } }\n"
    (right,) = load(written(f"{text}first_hand = 4\n"))
    (wrong,) = load(written(f"{text}first_hand = 5\n"))
    assert run(right).passed
    assert run(wrong).differences == ["the first packet: expected 5, got 4"]


HOLDEM = """
[[scenario]]
name = "a round"
game = "texas-holdem-bonus@bclc"
bets = { 3 = { ante = 15 } }
cards = { 3 = "9c 9d", dealer = "Kh Qs", flop = "9h 4s 2d", turn = "Jc", river = "7s" }
net = { 3 = { ante = 0, flop = 30, turn = 15, river = 15 } }
"""


@pytest.mark.parametrize("first", ["bet flop", "play", "bet", "bet 2x", "play 30"])
def test_a_wager_that_can_lie_on_one_spot_needs_no_name(written, first) -> None:
    (entry,) = load(written(f"{HOLDEM}moves = ['3 {first}', '3 bet', '3 bet river 1x']\n"))
    assert run(entry).complete


def test_a_wager_of_the_wrong_size_is_refused_by_any_name(written) -> None:
    (entry,) = load(written(f"{HOLDEM}moves = ['3 play 3x']\n"))
    assert run(entry).differences == [
        "refused: seat 3 may not flop 45.00; allowed: fold, flop 30.00"
    ]
