"""Entries about jackpots: every expectation is looked at, and what cannot be read is one line."""

import pytest

from houseway.errors import BadScenario
from houseway.formats.scenarios import load, run

BEAT = """
[[jackpot]]
name = "a hand"
jackpot = "bad-beat"
hands = { 3 = "Ts Th", 5 = "As Ad" }
board = "Ah Tc Td 4s 2h"
"""
HAND = f"{BEAT}dealt_in = 8\npot = 50\n"
SHARES = """
[[shares]]
name = "a division"
jackpot = "bad-beat"
posted = 10000
accrued = 10
winners = 3
losers = 5
others = [1, 2, 4, 6, 7, 8]
"""
OVER_TIME = """
[[programme]]
name = "a day"
jackpot = "bad-beat"
settings = { contribution = 2, rake = 10, seed = 50, division = "table" }
start = { posted = 1000 }
events = ["pot 100 from 1", "hit at 1 by 3 over 5, dealt in 1 2 3 4 5", "verify", "freeze"]
"""
DAILY = """
[[programme]]
name = "a day"
jackpot = "daily-high-hand"
start = { accrued = 300 }
events = ["Ann shows As Ad Ac Kd Kc at 1", "post", "pay"]
"""
LINKED = """
[[programme]]
name = "a day"
jackpot = "wide-area-bad-beat"
settings = { rooms = ["A", "B"], local = 20 }
events = ["drop 100 from A", "post"]
"""
CLAIMED = """
[[programme]]
name = "a day"
jackpot = "high-hand"
start = { posted = { "quads 8" = 100 } }
events = ["hit quads 8 at 1 by 2"]
"""


@pytest.fixture
def came_out(tmp_path):
    """Run the one entry of a file."""

    def ran(text):
        path = tmp_path / "jackpot.toml"
        path.write_text(text)
        (entry,) = load(path)
        return run(entry)

    return ran


@pytest.mark.parametrize(
    ("given", "right", "wrong"),
    [
        (HAND, "qualifies = true", "qualifies = false"),
        (HAND, "winner = 3", "winner = 5"),
        (HAND, "winner = [3]", "winner = [3, 5]"),
        (HAND, "loser = 5", "loser = 3"),
        (HAND, 'which = ""', 'which = "local"'),
        (HAND, "entered = []", "entered = [3]"),
        (f"{BEAT}dealt_in = 4\npot = 5\n", 'reason = "bclc-poker/28/2.5.1"', 'reason = "x"'),
        (SHARES, "pays = { loser = 5000 }", "pays = { loser = 5001 }"),
        (SHARES, "pays = { others = 416 }", "pays = { others = 417 }"),
        (SHARES, "pays = { 3 = 2500 }", "pays = { 3 = 5000 }"),
        (SHARES, "out = [9]\npays = { 9 = 0 }", "out = [9]\npays = { 9 = 1 }"),
        (SHARES, "back = 4", "back = 0"),
        (SHARES, "pool = 14", "pool = 10"),
        (OVER_TIME, "posted = 0", "posted = 1000"),
        (OVER_TIME, "accrued = 2", "accrued = 1"),  # a dollar dropped, and one that came back
        (OVER_TIME, "seed_pool = 1", "seed_pool = 0"),
        (OVER_TIME, "frozen = true", "frozen = false"),
        (OVER_TIME, "rake = 10", "rake = 12"),
        (OVER_TIME, "pushed = 88", "pushed = 90"),
        (OVER_TIME, "pays = { 1 = { 5 = 500 } }", "pays = { 1 = { 5 = 250 } }"),
        (OVER_TIME, "pays = { 2 = { 5 = 0 } }", "pays = {}"),
        (OVER_TIME, 'log = ["bclc-poker/28/1.3"]', 'log = ["bclc-poker/28/3.1"]'),
        (OVER_TIME, 'words = { "bclc-poker/28/1.3" = "$2" }', 'words = { "x" = "$2" }'),
        (DAILY, "pays = { Ann = 300 }", "pays = { Ann = 200 }"),
        (DAILY, 'display = ["Ann"]', "display = []"),
        (LINKED, "local = { A = 20, B = 0 }", "local = { A = 0 }"),
        (CLAIMED, 'frozen = ["quads 8"]', "frozen = []"),
        (CLAIMED, 'posted = { "quads 8" = 100 }', 'posted = { "quads 8" = 0 }'),
    ],
)
def test_every_expectation_is_looked_at(came_out, given, right, wrong) -> None:
    assert came_out(f"{given}{right}\n").differences == []
    assert len(came_out(f"{given}{wrong}\n").differences) == 1


@pytest.mark.parametrize("given", [SHARES, OVER_TIME])
def test_what_should_be_refused_and_is_not_is_a_difference(came_out, given) -> None:
    refused = came_out(f'{given}illegal = "it is"\n')
    assert "should have been refused" in refused.differences[0]


def test_settings_that_should_be_refused_and_are_not_are_a_difference(came_out) -> None:
    offered = '[[programme]]\nname = "a day"\njackpot = "bad-beat"\nillegal = "it is"\n'
    assert came_out(offered).differences == ["it was offered; it should have been refused"]


@pytest.mark.parametrize(
    "given",
    [
        f"{SHARES}settings.percent = {{ loser = 60, winner = 30, others = 20 }}\nback = 0\n",
        '[[programme]]\nname = "a"\njackpot = "bad-beat"\nsettings = { players = 4 }\nposted = 0\n',
    ],
)
def test_settings_that_are_refused_are_a_difference(came_out, given) -> None:
    assert " was not " in came_out(given).differences[0]


def test_a_claim_before_midnight_is_earlier(came_out) -> None:
    two = CLAIMED.replace(
        '["hit quads 8 at 1 by 2"]',
        '["2026-05-02 00:05 hit quads 8 at 1 by 2, first card 00:01",'
        ' "hit quads 8 at 2 by 4, first card 23:59", "verify quads 8"]',
    )
    assert came_out(f"{two}pays = {{ 1 = {{ 2 = 0 }}, 2 = {{ 4 = 100 }} }}\n").differences == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{HAND}settings = {{ colour = 1 }}\n", "settings have no 'colour'"),
        (f'{HAND}settings = {{ runs = "twice" }}\n', "'first' board or on 'both'"),
        (f'{HAND}settings = {{ division = "street" }}\n', "'street' is no division"),
        (f'{HAND}settings = {{ players = "six" }}\n', "'six' is not a whole number"),
        (f"{HAND}pushed = 40\n", "write one or the other"),
        (f"{BEAT}dealt_in = [3, 5]\nout = [5]\npot = 5\n", "seat 5 cannot be out and dealt in"),
        (f"{BEAT}dealt_in = [3, 5]\naway = [6]\npot = 5\n", "name him in dealt_in"),
        (f"{SHARES}out = [4]\n", "seat 4 cannot be out and dealt in"),
        (OVER_TIME.replace('"verify"', '"it rains"'), "'it rains' is no event of a jackpot"),
        (OVER_TIME.replace('"verify"', '"pay"'), "'pay' is no event of a jackpot"),
        (OVER_TIME.replace("posted = 1000", "gift = 1"), "start has no gift"),
        (OVER_TIME.replace("posted = 1000", 'posted = "1"'), "'1' is not an amount"),
    ],
)
def test_what_cannot_be_read_is_one_line(came_out, text, words) -> None:
    with pytest.raises(BadScenario) as refused:
        came_out(text)
    assert words in refused.value.message
    assert "\n" not in refused.value.message
