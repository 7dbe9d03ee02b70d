"""The conformance suite: every scenario comes out right, and together they prove every clause."""

from pathlib import Path

import pytest

from houseway import games
from houseway.errors import BadScenario
from houseway.formats.scenarios import Coverage, coverage, load, run, scenario_files
from houseway.formats.scenarios.entry import KEYS
from houseway.rulebook import sections

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FILES = list(scenario_files([SCENARIOS]))


def section_of(path: Path) -> str:
    """The section that a file is named after: bclc-poker/6-three-card-poker, chico/never-foldem."""
    book = path.parent.name
    named = f"{book}/{path.stem}-"
    found = [each for each in sections() if named.startswith(f"{each}-")]
    return max(found, key=len, default=book)  # bcpc/flop-games: of the numbered rules


PROVED = sorted(set(map(section_of, FILES)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_scenario_of_a_file_comes_out_right(outcomes_of, path) -> None:
    wrong = [
        f"{outcome.entry.name}: {'; '.join([*outcome.differences, *outcome.unsaid])}"
        for outcome in outcomes_of(path)
        if not outcome.complete
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_entry_of_a_file_has_a_name_of_its_own_and_expects_something(path) -> None:
    found = load(path)
    names = [entry.name for entry in found]
    assert sorted(set(names)) == sorted(names)
    assert [entry.name for entry in found if not entry.expectations] == []
    assert [entry.name for entry in found if not entry.proves] == []


@pytest.fixture(scope="session")
def covered(outcomes_of) -> dict[str, Coverage]:
    return coverage(outcome for path in FILES for outcome in outcomes_of(path))


@pytest.mark.parametrize("section", PROVED)
def test_every_engine_and_floor_clause_of_a_section_is_proved(covered, section) -> None:
    assert covered[section].total > 0
    missing = covered[section].missing
    assert [f"{clause.id}: {clause.gist}" for clause in missing] == []


def test_every_section_that_has_a_game_is_among_the_proved() -> None:
    assert {game.section for game in games.catalogue().values()} <= set(PROVED)


@pytest.mark.parametrize("section", PROVED)
def test_every_prompt_of_a_section_is_shown_to_somebody(covered, section) -> None:
    missing = covered[section].unshown
    assert [f"{clause.id}: {clause.gist}" for clause in missing] == []


# What counts as proof


BODY = """
[[scenario]]
name = "a pair is paid"
game = "three-card-poker@bclc"
proves = ["bclc-poker/6/2.2.2"]
bets = { 1 = { pair_plus = 5 } }
cards = { 1 = "As Ah 2c", dealer = "Kd Qc 9s" }
"""


def proved_by(tmp_path, text) -> list[str]:
    path = tmp_path / "one.toml"
    path.write_text(text)
    return list(coverage(map(run, load(path)))["bclc-poker/6"].proved)


def test_a_passing_scenario_that_expects_something_proves_its_clause(tmp_path) -> None:
    assert proved_by(tmp_path, f"{BODY}net = {{ 1 = {{ pair_plus = 5 }} }}") == [
        "bclc-poker/6/2.2.2"
    ]


def test_a_scenario_that_does_not_come_out_proves_nothing(tmp_path) -> None:
    assert proved_by(tmp_path, f"{BODY}net = {{ 1 = {{ pair_plus = 6 }} }}") == []


def test_a_scenario_that_expects_nothing_proves_nothing(tmp_path) -> None:
    assert proved_by(tmp_path, BODY) == []


def test_only_engine_and_floor_clauses_are_counted(tmp_path) -> None:
    prompt = BODY.replace("6/2.2.2", "6/6.3.2")
    assert proved_by(tmp_path, f"{prompt}net = {{ 1 = {{ pair_plus = 5 }} }}") == []


def test_a_prompt_counts_once_somebody_is_shown_it(tmp_path) -> None:
    path = tmp_path / "one.toml"
    path.write_text(f"{BODY}net = {{ 1 = {{ pair_plus = 5 }} }}")
    (outcome,) = map(run, load(path))
    shown = [clause.id for clause in coverage([outcome])["bclc-poker/6"].shown]
    assert "bclc-poker/6/6.3.2" in shown  # no more bets
    assert "bclc-poker/6/6.6.3" not in shown  # nobody folds
    outcome.differences.append("something else")
    assert coverage([outcome])["bclc-poker/6"].shown == []


def test_every_kind_of_entry_is_used_somewhere(entries) -> None:
    assert {entry.kind for entry in entries} == set(KEYS)


REOPENED = """
[[ruling]]
name = "x"
house = "bcpc"
proves = ["bcpc/58"]
given = {{ bets = {bets}, ask = "A", blinds = [50, 100] }}
ruled = {ruled}
"""


@pytest.mark.parametrize(
    ("bets", "ruled"),
    [
        ('["A bet 500", "B all in 700"]', '{ act = "open" }'),
        ('["A bet 500", "B all in 700"]', '{ for = "everyone" }'),
        ('["A bet 500", "B all in 700"]', '{ choices = ["may not raise"] }'),
    ],
)
def test_a_ruling_is_compared_word_for_word(tmp_path: Path, bets: str, ruled: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(REOPENED.format(bets=bets, ruled=ruled))
    [entry] = load(file)
    assert run(entry).differences


@pytest.mark.parametrize(
    ("given", "said", "met"),
    [
        ("{ clock = 29, facing = 500, granted = 30 }", "live", True),
        ("{ clock = 29, facing = 500, granted = 30 }", "warn", False),
        ('{ suit = "h", hole = "Ah Kd 9c 3d", looked = 60 }', "live", True),
        ('{ suit = "h", hole = "Ah Kd 9c 3d", looked = 60 }', "wait", False),
    ],
)
def test_a_word_that_leaves_more_open_is_met_and_not_the_other_way(
    tmp_path: Path, given: str, said: str, met: bool
) -> None:
    """Who is given time has a live hand; who has one was not for that given any."""
    file = tmp_path / "x.toml"
    file.write_text(f"""
[[ruling]]
name = "x"
house = "bcpc"
proves = ["bcpc/42"]
given = {given}
ruled = {{ act = "{said}" }}
""")
    [entry] = load(file)
    assert (not run(entry).differences) is met


@pytest.mark.parametrize("bets", ["[500, 700]", '[{ by = "A", to = 500, won = 3 }]', "{ A = 500 }"])
def test_bets_are_told_in_one_way(tmp_path: Path, bets: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(REOPENED.format(bets=bets, ruled='{ act = "may raise" }'))
    [entry] = load(file)
    with pytest.raises(BadScenario, match="action"):
        run(entry)
