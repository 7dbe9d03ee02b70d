"""`houseway simulate`: by kernels where the table is plain, by the script where it is not."""

from __future__ import annotations

import json

import pytest

from houseway import cli, games
from houseway.analysis.policies import AtRandom, Weights
from houseway.analysis.trials import Totals, Trial
from houseway.play.pot.pot_round import PotRound
from houseway.wagers import Settlement

PLAIN = {"limit": "limit", "blinds": (100, 200), "limits": (200, 400), "chop": False, "rake": 10}
STACKS = (10_000,) * 4


def table(game: str, settings: dict[str, object], weights: Weights = Weights(0, 1, 0)) -> Trial:
    found = games.find(game)
    return Trial.of(found, AtRandom(weights), settings=settings, stacks=STACKS)


def won(totals: Totals) -> int:
    return sum(each.won for each in totals.tallies.values())


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as ended:
        cli.main(["simulate", *args])
    out, err = capsys.readouterr()
    return ended.value.code, out, err


def test_both_ways_come_to_the_same_figures(monkeypatch) -> None:
    """Players who only call: pots and showdowns are certain, whoever plays the hands."""
    trial = table("texas-holdem@bclc", PLAIN)
    assert trial.compiled
    by_kernels = trial.play(300)
    monkeypatch.setattr("houseway.analysis.needs.find_spec", lambda name: None)
    trial = table("texas-holdem@bclc", PLAIN)
    assert not trial.compiled
    by_script = trial.play(300)
    for each in (by_kernels, by_script):
        assert (each.rounds, each.counts["showdowns"]) == (300, 300)
        assert each.counts["decisions"] == 300 * 16
        assert each.counts["pots"] == 300 * 800
        assert won(each) == -each.counts["taken"]
        assert {tally.rounds for tally in each.tallies.values()} == {300}
        assert all(0 < tally.std_dev <= 600 for tally in each.tallies.values())
    assert by_kernels.counts["taken"] == by_script.counts["taken"] == 0  # 10% of 8.00 is little


def test_the_house_takes_its_rake_either_way(monkeypatch) -> None:
    settings = PLAIN | {"blinds": (500, 1000), "limits": (1000, 2000)}
    takes = []
    for missing in (False, True):
        if missing:
            monkeypatch.setattr("houseway.analysis.needs.find_spec", lambda name: None)
        takes.append(table("texas-holdem@bclc", settings).play(100).counts["taken"])
    assert takes == [100 * 400] * 2  # 10% of 40.00


CALIFORNIA = {
    "limit": "no-limit",
    "blinds": (100, 300),
    "minimum_buy_in": 2_000,
    "maximum_buy_in": 10_000,
    "over_blinds": False,
    "collection_schedule": "chico/collection/poker-nl-20-100.1-9.table",
    "collection_option": 1,
}


@pytest.mark.parametrize("compiled", [True, False])
def test_the_button_pays_the_collection_of_every_hand(monkeypatch, compiled: bool) -> None:
    """Everybody checks down four blinds of 3.00; the fee comes off the button beside the pot."""
    if not compiled:
        monkeypatch.setattr("houseway.analysis.needs.find_spec", lambda name: None)
    trial = table("texas-holdem@chico", CALIFORNIA)
    assert trial.compiled == compiled
    totals = trial.play(50)
    counts = totals.counts
    assert (counts["taken"], counts["pots"]) == (50 * 100, 50 * 1_200)  # 1.00 with up to four
    assert won(totals) == -counts["taken"]


def test_a_button_who_could_not_pay_the_collection(capsys) -> None:
    given = [f"--set={name}={value}" for name, value in CALIFORNIA.items() if "buy_in" not in name]
    given = [each.replace("(100, 300)", "[1, 3]").replace("False", "false") for each in given]
    code, _, err = run(
        capsys,
        "texas-holdem@chico",
        "--stack=1",
        *given,
        "--set=minimum_buy_in=20",
        "--set=maximum_buy_in=100",
    )
    assert code == 2
    assert "would leave nothing to play with" in err


def test_what_is_no_plain_table_is_played_by_the_script(capsys) -> None:
    code, out, err = run(capsys, "the-borg@bcpc", "--rounds", "20", "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert (found["game"], found["compiled"], found["hands"]) == ("the-borg@bcpc", False, 20)
    assert sum(found["nets"]) == -found["taken"]


def test_the_button_of_a_scripted_table_adds_no_twist(monkeypatch) -> None:
    """As the kernels have it: the cards are dealt after one decision more, which says no."""
    twists = []
    settle = PotRound.settle

    def noted(round: PotRound) -> Settlement:
        twists.append(round.twist)
        return settle(round)

    monkeypatch.setattr(PotRound, "settle", noted)
    settings = {"limit": "limit", "blinds": (100, 200)}
    table("the-borg@bcpc", settings, Weights()).play(20)
    assert twists == [""] * 20


def test_a_report_that_can_be_read(capsys) -> None:
    code, out, _ = run(capsys, "razz@bcpc", "--rounds", "50", "--seats", "3")
    lines = out.splitlines()
    assert code == 0
    assert lines[0].startswith("razz@bcpc: 50 hands by compiled kernels")
    assert [line.split()[0] for line in lines[-3:]] == ["1", "2", "3"]
    assert lines[-1].endswith("button")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("three-card-poker@bclc", "--against", "random"), "played against a bank"),
        (("three-card-poker@bclc", "--policy", "luck"), "no policy 'luck'; there are best, random"),
        (("omaha@bclc", "--policy", "best"), "for a pot it depends on the others"),
        (("omaha@bclc", "--out", "hands.txt"), "ends in .csv, .parquet, .json"),
        (("omaha@bclc", "--out", "nowhere/hands.csv"), "there is no folder nowhere"),
        (("omaha@bclc", "--workers", "-1"), "there are no -1 processes"),
        (("omaha@bclc", "--paytable", "ante=x"), "no file 'x'"),
        (("omaha@bclc", "--weights", "often"), "three numbers"),
        (("omaha@bclc", "--set", "limits"), "write NAME=VALUE"),
        (("omaha@bclc", "--set", "ghost=3"), "no table setting 'ghost'"),
        (("omaha@bclc", "--rounds", "0"), "a round or more, not 0"),
        (("omaha@bclc", "--seats", "1"), "2 to 10 players"),
        (("the-borg@bcpc", "--seats", "0"), "2 to 6 players"),
        (("the-borg@bcpc", "--weights", "0,0,1"), "stay in now and then"),
        (("the-borg@bcpc", "--weights=-1,1,1"), "stay in now and then"),
        (("omaha@bclc", "--stack", "50000000"), "10,000,000.00 at most"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_line(capsys, args, said) -> None:
    code, out, err = run(capsys, *args)
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 1
