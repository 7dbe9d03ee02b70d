"""`houseway tournament`: a night written down, played, dealt, and what came of it."""

import json

import anyio
import pytest

NIGHT = """
name = "Three of us"
seed = 4
done = [
    "Ann enters", "Bob enters", "Cid enters", "seat",
    "A hand Ann busts Bob", "A hand Ann busts Cid", "end",
]

[given]
event = "deepstack"
buy_in = 20
percent = [70, 30]
"""


@pytest.fixture
def night(tmp_path):
    file = tmp_path / "night.toml"
    file.write_text(NIGHT)
    return file


def test_a_night_is_written_and_can_be_run(houseway, tmp_path) -> None:
    file = tmp_path / "new.toml"
    options = ("--event", "deepstack", "--buy-in", "12.50", "--late", 4, "--re-entry")
    ran = houseway("tournament", "new", file, *options, "--players", "Ann, Bob")
    assert ran.out == f"{file}: Summer Deepstack, 2 entered\n"
    told = json.loads(houseway("tournament", "run", file, "--json").out)
    assert (told["entries"], told["left"], told["ended"]) == (2, 2, False)
    assert {each["player"]: bool(each["chair"]) for each in told["players"]} == {
        "Ann": True,
        "Bob": True,
    }
    assert "re_entry = true" in file.read_text()
    again = houseway("tournament", "new", file, "--event", "deepstack")
    assert (again.code, "is there already" in again.complaint) == (2, True)


def test_what_no_option_says_is_asked_for(houseway, tmp_path) -> None:
    file = tmp_path / "asked.toml"
    typed = ("heads-up", "Duel", "5", "0", "n", "Ann, Bob")
    ran = houseway("tournament", "new", file, "--json", typed=typed)
    told = json.loads(ran.out)
    assert (told["setup"]["event"], told["setup"]["buy_in"]) == ("heads-up", 500)
    assert told["players"] == ["Ann", "Bob"]


def test_a_night_is_run_to_its_prizes(houseway, night) -> None:
    ran = houseway("tournament", "run", night)
    lines = ran.out.splitlines()
    assert lines[0] == "Summer Deepstack: 3 entries, over"
    assert lines[2].split() == ["1", "Ann", *lines[2].split()[2:4], "30,000", "£37.80"]
    assert lines[-1] == "prize pool £54.00, kept £6.00"
    told = json.loads(houseway("tournament", "results", night, "--json").out)
    assert [each["player"] for each in told["players"]] == ["Ann", "Cid", "Bob"]
    assert sum(each["money"] for each in told["players"]) == told["pool"] == 5400


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (('"end"', '"ends"'), "deed 7, 'ends': 'ends' is nothing that happens in a night"),
        (("A hand Ann busts Cid", "A hand Ann busts Bob"), "deed 6"),
        (("seed", "sead"), "has no 'sead'"),
        (("[given]", "[given"), "is no TOML"),
        (('"deepstack"', '"deepsack"'), "deepsack"),
    ],
)
def test_a_night_that_cannot_be_is_refused_in_a_line(houseway, night, change, words) -> None:
    night.write_text(NIGHT.replace(*change))
    ran = houseway("tournament", "run", night)
    assert ran.code == 2
    assert words in ran.complaint


def test_files_that_are_not_there_or_no_night(houseway, tmp_path) -> None:
    assert "tournament new" in houseway("tournament", "run", tmp_path / "no.toml").complaint
    (tmp_path / "night.json").write_text("[]")
    assert "no night as JSON" in houseway("tournament", "run", tmp_path / "night.json").complaint
    assert "name a night's file" in houseway("tournament", "results").complaint
    refused = houseway(
        "tournament", "new", tmp_path / "x.toml", "--event", "other", "--players", "ann"
    )
    assert "is no name here" in refused.complaint


def test_an_event_is_dealt_from_a_seed_and_kept(houseway, tmp_path) -> None:
    out = tmp_path / "dealt.json"
    options = ("--players", 7, "--seed", 5, "--minutes", 12)
    ran = houseway("tournament", "simulate", *options, "--out", out, "--json")
    told = json.loads(ran.out)
    assert told["ended"]
    assert sum(each["money"] for each in told["players"]) == told["pool"]
    kept = json.loads(houseway("tournament", "results", out, "--json").out)
    assert kept == {key: told[key] for key in kept}
    again = json.loads(houseway("tournament", "simulate", *options, "--json").out)
    assert again == told
    mix = houseway("tournament", "simulate", *options, "--mix", "razz@bcpc, stud@bcpc")
    assert "7 entries, over" in mix.out
    bad = houseway("tournament", "simulate", "--mix", "poker")
    assert bad.code == 2


def test_results_of_a_card_room(houseway, tmp_path) -> None:
    from tests.server.dealt.test_killed import announce

    db = f"sqlite:///{tmp_path / 'room.db'}"
    id = anyio.run(announce, db, 4)
    listed = json.loads(houseway("tournament", "results", "--db", db, "--json").out)
    assert listed == [{"id": id, "name": "Deepstack", "left": 4, "over": False, "dealt": True}]
    assert id in houseway("tournament", "results", "--db", db).out
    told = json.loads(houseway("tournament", "results", id, "--db", db, "--json").out)
    assert (told["entries"], told["left"]) == (4, 4)
    assert "there is no night 'x'" in houseway("tournament", "results", "x", "--db", db).complaint
