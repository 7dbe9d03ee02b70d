"""Commands that run scenario files: check, settle, rule."""

import json

import pytest

ROUND = """
[[scenario]]
name = "a pair is paid"
game = "three-card-poker@bclc"
proves = ["bclc-poker/6/2.2.2"]
bets = { 1 = { ante = 10, pair_plus = 5 } }
cards = { 1 = "As Ah 2c", dealer = "Kd Qc 9s" }
moves = ["1 play"]
"""
RIGHT = f"{ROUND}net = {{ 1 = {{ ante = 10, play = 10, pair_plus = 5 }} }}\n"
WRONG = f"{ROUND}net = {{ 1 = {{ ante = 10, play = 10, pair_plus = 6 }} }}\n"
HAND = """
[[scenario]]
name = "a hand"
game = "texas-holdem@bclc"
table = { blinds = [1, 2], button = 1, stacks = { 1 = 100, 2 = 100, 3 = 100 } }
"""
RULING = """
[[ruling]]
name = "a silent chip"
house = "bclc"
proves = ["bclc-poker/33/1.9"]
given = { facing = 20, chips = [100], blinds = [5, 10] }
ruled = { act = "call", amount = 20 }
"""


@pytest.fixture
def written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def write(text, name="round.toml"):
        (tmp_path / name).write_text(text)
        return name

    return write


# check


def test_check_is_content_with_what_comes_out(houseway, written) -> None:
    ran = houseway("check", written(RIGHT + RULING))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "2 of 2 scenarios come out right\n"


def test_check_shows_a_difference_and_exits_1(houseway, written) -> None:
    ran = houseway("check", written(WRONG + RULING))
    assert ran.code == 1
    assert ran.out == (
        "round.toml: a pair is paid\n"
        "    net of seat 1, pair_plus: expected +6.00, got +5.00\n"
        "    proves bclc-poker/6/2.2.2\n"
        "1 of 2 scenarios come out right\n"
    )
    assert ran.err == ""


def test_check_as_json_tells_each_scenario(houseway, written) -> None:
    ran = houseway("check", written(WRONG + RULING), "--json")
    assert ran.code == 1
    assert json.loads(ran.out) == {
        "passed": 1,
        "failed": 1,
        "scenarios": [
            {
                "file": "round.toml",
                "name": "a pair is paid",
                "passed": False,
                "proves": ["bclc-poker/6/2.2.2"],
                "differences": ["net of seat 1, pair_plus: expected +6.00, got +5.00"],
            },
            {
                "file": "round.toml",
                "name": "a silent chip",
                "passed": True,
                "proves": ["bclc-poker/33/1.9"],
                "differences": [],
            },
        ],
        "unreadable": [],
    }


def test_check_takes_several_paths_and_folders(houseway, written, tmp_path) -> None:
    written(RIGHT, "one.toml")
    (tmp_path / "more").mkdir()
    written(RULING, "more/two.toml")
    assert houseway("check", "one.toml", "more").out == "2 of 2 scenarios come out right\n"


@pytest.mark.parametrize(
    ("added", "difference"),
    [
        ("moves = ['2 fold']\n", "refused: seat 2 may not fold now; it is seat 1's turn"),
        (
            "cards = { 1 = 'As Ks', 2 = 'As Qd' }\n",
            "refused before the cards: As for 2 is dealt more often than the deck holds it",
        ),
        (
            "posts = ['1 straddle 4']\n",
            "refused before the cards: seat 1 may not straddle; nobody may",
        ),
    ],
)
def test_check_reports_what_the_rules_refuse_as_a_difference(
    houseway, written, added, difference
) -> None:
    ran = houseway("check", written(HAND + added))
    assert ran.code == 1
    assert f"    {difference}\n" in ran.out


def test_an_entry_that_cannot_be_read_does_not_hide_the_others(houseway, written) -> None:
    path = written(WRONG + RULING.replace("chips", "chip") + HAND + "net = { 1 = 5 }\n")
    ran = houseway("check", path)
    assert ran.code == 2
    assert "net of seat 1, pair_plus: expected +6.00, got +5.00" in ran.out
    assert ran.out.endswith("0 of 1 scenarios come out right\n")
    assert sorted(line.split(":")[1].strip() for line in ran.err.splitlines()) == [
        "round.toml, 'a hand'",
        "round.toml, 'a silent chip'",
    ]
    unreadable = json.loads(houseway("check", path, "--json").out)["unreadable"]
    assert len(unreadable) == 2


# settle


def test_settle_prints_the_lines_of_every_round(houseway, written) -> None:
    ran = houseway("settle", written(RIGHT))
    assert (ran.code, ran.err) == (0, "")
    head, *lines = ran.out.strip().splitlines()
    assert head == "a pair is paid  (three-card-poker@bclc)"
    assert [line.split()[2:4] for line in lines] == [
        ["play", "$10.00"],
        ["ante", "$10.00"],
        ["pair", "plus"],
    ]
    assert "wins 1 to 1" in lines[-1]
    assert lines[-1].endswith("a pair of aces  bclc-poker/6/5.9.table")


def test_settle_says_where_an_unfinished_round_stands(houseway, written) -> None:
    ran = houseway("settle", written(f"{HAND}moves = ['1 call']\n"))
    assert ran.code == 0
    assert "not over: seat 2 is to act" in ran.out


# rule


def test_rule_prints_what_an_act_counts_as(houseway, written) -> None:
    ran = houseway("rule", written(RULING))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == (
        "a silent chip\n    call $20.00, $80.00 returned  bclc-poker/33/1.9\n"
        '    "Call $20.00. $80.00 comes back."\n'
    )


@pytest.mark.parametrize(
    ("command", "given", "holds", "about"),
    [("rule", RIGHT, "scenario", "ruling"), ("settle", RULING, "ruling", "scenario")],
)
def test_a_file_that_is_about_something_else_is_refused(
    houseway, written, command, given, holds, about
) -> None:
    ran = houseway(command, written(given))
    assert ran.code == 2
    assert f"holds [[{holds}]]; this command is about [[{about}]] entries" in ran.err


def test_rule_prints_what_people_are_reminded_of(houseway, written) -> None:
    told = "[[ruling]]\nname = 'gone'\nhouse = 'bcpc'\ngiven = { killed = 'dealer', prior = 500 }\n"
    lines = houseway("rule", written(told)).out.splitlines()
    assert lines[2].startswith(
        '    "Dead hand: he did not protect it, and the dealer took it. £500.00'
    )
    assert [line.rpartition("  ")[2] for line in lines[3:]] == ["bcpc/70.s2", "bcpc/74"]


def test_rule_prints_choices_and_json_with_the_sentence_to_say(houseway, written) -> None:
    path = written(RULING.replace('"bclc"', '"bcpc"').replace("chips = [100]", 'said = "check"'))
    assert "his own choice  bcpc/52.b.B.s2\n    - call: " in houseway("rule", path).out
    (told,) = json.loads(houseway("rule", path, "--json").out)
    assert told["aloud"] == "He may not raise. His own choice: call, or fold."
    assert (told["act"], told["clauses"]) == ("", ["bcpc/52.b.B.s2"])


# Bad input


@pytest.mark.parametrize("command", ["check", "settle", "rule"])
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[[scenario", "round.toml is not a TOML file: "),
        ("[[round]]\nname = 'x'\n", "round.toml: 'round' is no kind of entry; there are "),
        (f"{ROUND}luck = 7\n", "round.toml, 'a pair is paid': there is no key 'luck'; there are "),
        (
            ROUND.replace("6/2.2.2", "6/2.2.99"),
            "round.toml, 'a pair is paid': no rulebook has a clause 'bclc-poker/6/2.2.99'; perhaps",
        ),
    ],
    ids=["not TOML", "no such entry", "no such key", "no such clause"],
)
def test_a_malformed_file_is_one_line_and_exit_2(houseway, written, command, text, line) -> None:
    ran = houseway(command, written(text))
    assert ran.code == 2
    assert ran.complaint.startswith(f"houseway: {line}")
    assert ran.out == ""


@pytest.mark.parametrize("command", ["check", "settle", "rule"])
def test_a_file_that_is_not_there_is_one_line_and_exit_2(houseway, command) -> None:
    ran = houseway(command, "nowhere.toml")
    assert ran.code == 2
    assert ran.complaint == "houseway: there is no file or folder 'nowhere.toml'"


def test_an_empty_folder_is_one_line_and_exit_2(houseway, tmp_path) -> None:
    ran = houseway("check", tmp_path)
    assert ran.code == 2
    assert ran.complaint == f"houseway: there are no scenarios in {tmp_path}"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            f"{HAND}moves = ['2 fold']\n",
            "round.toml, 'a hand': seat 2 may not fold now; it is seat 1's turn",
        ),
        (
            f"{HAND}cards = {{ 1 = 'As Ks', 2 = 'As Qd' }}\n",
            "round.toml, 'a hand': As for 2 is dealt more often than the deck holds it",
        ),
        (
            ROUND.replace("three-card-poker", "three-card-pokr"),
            "round.toml, 'a pair is paid': there is no game 'three-card-pokr@bclc'; perhaps",
        ),
        (
            ROUND.replace("[[scenario]]", "[[scenario]]\ntable = { minimum = 20 }"),
            "round.toml, 'a pair is paid': seat 1's ante of 10.00 is under the table minimum of",
        ),
    ],
    ids=["out of turn", "a card twice", "unknown game", "under the minimum"],
)
def test_settle_refuses_a_round_that_cannot_be_played(houseway, written, text, line) -> None:
    ran = houseway("settle", written(text))
    assert ran.code == 2
    assert ran.complaint.startswith(f"houseway: {line}")


@pytest.mark.parametrize(
    ("command", "text"),
    [
        ("settle", ROUND.replace("{ 1 = { ante = 10, pair_plus = 5 } }", "5")),
        ("settle", ROUND.replace('["1 play"]', "[1]")),
        ("settle", ROUND.replace('{ 1 = "As Ah 2c", dealer = "Kd Qc 9s" }', '"As"')),
        ("check", ROUND.replace('["bclc-poker/6/2.2.2"]', "3")),
        ("check", "scenario = [3]\n"),
        ("rule", RULING.replace("{ facing = 20, chips = [100], blinds = [5, 10] }", "5")),
        ("rule", RULING.replace("chips = [100]", "chips = 100")),
    ],
)
def test_a_value_of_the_wrong_kind_is_one_line_and_exit_2(houseway, written, command, text) -> None:
    ran = houseway(command, written(text))
    assert ran.code == 2
    assert "round.toml" in ran.complaint


def test_an_unknown_house_is_one_line_and_exit_2(houseway, written) -> None:
    ran = houseway("rule", written(RULING.replace('"bclc"', '"nowhere"')))
    assert ran.code == 2
    assert "there are no rulings of a house 'nowhere'; there are bclc" in ran.complaint
