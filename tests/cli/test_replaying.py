"""The command that plays hand histories again."""

import json

import pytest
from tests.formats.phh_hands import HEADS_UP, NO_LIMIT, changed

from houseway.cli import replaying

WRONG = changed(NO_LIMIT, ("[0, 306, 294]", "[1, 306, 293]"))


@pytest.fixture
def written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def write(text, name="hand.phh"):
        (tmp_path / name).write_text(text)
        return name

    return write


def test_it_is_content_with_what_comes_out(houseway, written) -> None:
    ran = houseway("replay", written(NO_LIMIT), written(HEADS_UP, "other.phh"))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "2 of 2 hands come out right\n"


def test_it_shows_every_difference_and_exits_1(houseway, written) -> None:
    ran = houseway("replay", written(f"[1]\n{WRONG}\n[2]\n{HEADS_UP}", "night.phhs"))
    assert (ran.code, ran.err) == (1, "")
    assert ran.out == (
        "night.phhs [1]: NT\n"
        "    finishing stack of p1 Ann: expected 1, got 0\n"
        "    finishing stack of p3 Cy: expected 293, got 294\n"
        "1 of 2 hands come out right\n"
    )


def test_a_hand_that_cannot_be_played_says_why(houseway, written) -> None:
    trimmed = ("antes = [0, 0, 0]", "antes = [150, 0, 0]\nante_trimming_status = true")
    ran = houseway("replay", written(changed(NO_LIMIT, trimmed)))
    assert ran.code == 1
    assert ran.out == (
        "hand.phh: NT\n"
        "    a stack shorter than its ante is not played with a trimmed ante\n"
        "0 of 1 hands come out right; 1 could not be played\n"
    )


def test_a_file_that_cannot_be_read_is_bad_input_and_the_others_are_played(
    houseway, written, tmp_path
) -> None:
    written(NO_LIMIT)
    written(changed(NO_LIMIT, ("min_bet = 2", "")), "bad.phh")
    ran = houseway("replay", tmp_path)
    assert ran.code == 2
    assert ran.out == "1 of 1 hands come out right\n"
    assert ran.complaint == (
        f"houseway: {tmp_path}/bad.phh: 'min_bet' is missing; a hand of NT must have it"
    )


def test_a_bad_hand_among_many_is_told_and_the_others_are_played(houseway, written) -> None:
    short = changed(NO_LIMIT, ("min_bet = 2", ""))
    no_toml = changed(HEADS_UP, ("variant = 'FT'", "variant = FT"))
    night = written(f"[1]\n{NO_LIMIT}\n[2]\n{short}\n[3]\n{no_toml}\n[4]\n{WRONG}", "night.phhs")
    ran = houseway("replay", night)
    assert (ran.code, ran.err) == (1, "")
    second, third, *rest = ran.out.splitlines()
    assert second == "night.phhs [2]: 'min_bet' is missing; a hand of NT must have it"
    assert third.startswith("night.phhs [3]: not TOML: Invalid value (at line ")
    assert rest == [
        "night.phhs [4]: NT",
        "    finishing stack of p1 Ann: expected 1, got 0",
        "    finishing stack of p3 Cy: expected 293, got 294",
        "1 of 4 hands come out right; 2 could not be read",
    ]
    report = json.loads(houseway("replay", night, "--json").out)
    assert (report["passed"], report["failed"], report["unreadable"]) == (1, 3, [])
    assert report["hands"][1]["not_read"] == "'min_bet' is missing; a hand of NT must have it"


def test_rake_is_told_and_is_no_fault(houseway, written) -> None:
    raked = changed(NO_LIMIT, ("[0, 306, 294]", "[0, 303, 294]"))
    ran = houseway("replay", written(f"[1]\n{raked}\n[2]\n{HEADS_UP}", "night.phhs"))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == (
        "night.phhs [1]: NT, less a rake of 3\n"
        "2 of 2 hands come out right; 1 of them less a rake, 3 in all\n"
    )


def test_a_folder_without_histories_and_a_path_that_is_not_there_are_bad_input(
    houseway, tmp_path
) -> None:
    ran = houseway("replay", tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert "there are no hand histories in" in ran.complaint
    ran = houseway("replay", tmp_path / "nowhere")
    assert ran.code == 2
    assert "there is no file or folder" in ran.complaint


def test_json_says_what_came_of_every_hand(houseway, written) -> None:
    ran = houseway("replay", written(WRONG), "--json")
    assert ran.code == 1
    report = json.loads(ran.out)
    assert (report["passed"], report["failed"], report["unreadable"]) == (0, 1, [])
    [hand] = report["hands"]
    assert hand == {
        "hand": "hand.phh",
        "variant": "NT",
        "game": "texas-holdem@bclc",
        "players": ["Ann", "Bob", "Cy"],
        "passed": False,
        "differences": [
            "finishing stack of p1 Ann: expected 1, got 0",
            "finishing stack of p3 Cy: expected 293, got 294",
        ],
        "rake": 0,
        "not_played": None,
        "not_read": None,
        "stacks": [0, 30_600, 29_400],
    }


def test_many_files_get_a_progress_bar_at_a_terminal(houseway, written, monkeypatch) -> None:
    shown = []
    monkeypatch.setattr(replaying, "SLOW", 2)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setattr(
        "rich.progress.track", lambda files, words, **_: shown.append(words) or files
    )
    written(NO_LIMIT)
    written(HEADS_UP, "other.phh")
    ran = houseway("replay", ".")
    assert ran.code == 0
    assert shown == ["hand histories"]
