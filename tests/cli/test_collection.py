"""`houseway collection`: the fees of a California table, who pays them and why."""

import json

import pytest

NEVER = "never-foldem-holdem@chico"


def test_the_player_dealers_fee_each_players_and_the_clause(houseway) -> None:
    ran = houseway("collection", NEVER, 1, "--action", 180, "--players", 6)
    assert (ran.code, ran.err) == (0, "")
    assert [line.split() for line in ran.out.splitlines()[:3]] == [
        ["player-dealer", "$2.00"],
        ["each", "player", "$0.50"],
        ["all", "together", "$5.00"],
    ]
    assert ran.out.splitlines()[3].startswith("chico/never-foldem/collection.1-3.table  ")
    assert ran.out.splitlines()[4] == "option 1: player-dealer and each player, before the cards"


def test_json_is_in_cents(houseway) -> None:
    ran = houseway("collection", NEVER, 4, "--action", "50.99", "--players", 3, "--json")
    assert json.loads(ran.out) == {
        "game": NEVER,
        "option": 4,
        "clause": "chico/never-foldem/collection.4-10.table",
        "fees": {"player-dealer": 50, "each player": 0, "all together": 50},
        "procedure": "player-dealer, before the cards",
        "off_until_confirmed": False,
        "under_review": True,
    }


@pytest.mark.parametrize(("players", "fee", "option"), [(4, 2, 4), (5, 3, 5), (7, 4, 6)])
def test_the_number_of_players_picks_the_option_of_a_price_level(
    houseway, players, fee, option
) -> None:
    ran = houseway("collection", "short-deck@chico", 4, "--players", players, "--json")
    read = json.loads(ran.out)
    assert (read["fees"], read["option"]) == ({"the button": 100 * fee}, option)


def test_a_part_of_the_half_hour(houseway) -> None:
    by_time = ("--schedule", "chico/collection/poker-time.1-19.table", "--minutes-left", 20)
    ran = houseway("collection", "texas-holdem@chico", 3, *by_time, "--json")
    assert json.loads(ran.out)["fees"] == {"each player": 400}


def test_a_fee_by_the_players_own_wager_needs_the_wager(houseway) -> None:
    ran = houseway("collection", "fortune-pai-gow@chico", 34, "--action", 300)
    assert "add --wager" in ran.out
    assert "each spot" not in ran.out
    ran = houseway("collection", "fortune-pai-gow@chico", 34, "--action", 300, "--wager", 1001)
    assert ["each", "spot", "$2.00"] in [line.split() for line in ran.out.splitlines()]


def test_it_says_what_is_off_and_what_is_under_review(houseway) -> None:
    ran = houseway("collection", "fortune-pai-gow@chico", 26, "--action", 600)
    assert "off until the operator confirms it: the printed row is unreadable" in ran.out
    assert "chico/collection/bureau-notice.1" in ran.out


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("texas-holdem@bclc", 1), "only @chico tables collect"),
        (("texas-holdem@chico", 3), "option 3 is in several schedules; name one of"),
        ((NEVER, 11), "no collection option 11; there are 1 to 3, 4 to 10"),
        ((NEVER, 1, "--players", 0), "0 players are no table"),
        ((NEVER, 1, "--action", -1), "not below 0"),
        (("fortune-pai-gow@chico", 33, "--wager", 1001), "no row for 1001"),
        (("short-deck@chico", 1, "--players", 11), "no tier 1 for 11 players"),
        (("nothing@chico", 1), "there is no game 'nothing@chico'"),
    ],
)
def test_what_cannot_be_read_is_one_line(houseway, args, complaint) -> None:
    ran = houseway("collection", *args)
    assert ran.code == 2
    assert complaint in ran.complaint
