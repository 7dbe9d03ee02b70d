"""Hold'em with a kill, and with the board run twice, played over the wire."""

from collections.abc import Callable
from typing import Any

HOLDEM = "texas-holdem@bclc"
LIMIT = {"limit": "limit", "blinds": [200, 400], "limits": [400, 800], "minimum_buy_in": 10_000}
TWICE = {"blinds": [100, 200], "minimum_buy_in": 10_000, "max_bet": 100_000, "run_twice": True}


def seated(person: Callable[[str], Any], settings: dict[str, Any], count: int) -> dict[int, Any]:
    """So many people at a new table, by seat."""
    names = ("Ann", "Bob", "Cleo", "Dee")
    people = {seat: person(names[seat - 1]) for seat in range(1, count + 1)}
    people[1].open(HOLDEM, settings=settings)
    for seat, one in people.items():
        one.look(people[1].view["id"])
        one.do("sit", seat=seat, buy_in=10_000)
    return people


def deal(people: dict[int, Any]) -> None:
    people[1].look()
    people[1].do("deal")


def go_on(people: dict[int, Any], *acts: str) -> dict[str, Any]:
    """Whoever is asked does the first of these acts that he may, once."""
    seat = people[1].look()["round"]["to_act"]
    asked = people[seat].look()["round"]["options"]["offers"]
    offers = {offer["act"]: offer for offer in asked}
    act = next(act for act in acts if act in offers)
    amount = {"amount": offers[act]["most"]} if act in ("bet", "raise_to") else {}
    people[seat].act(act, **amount)
    return people[1].look()


def play_out(people: dict[int, Any], winner: int = 0, *acts: str) -> None:
    """Play a hand to its end; all but the `winner` do the acts, and fold once he has bet."""
    while people[1].look()["phase"] == "playing":
        view = people[1].view["round"]
        if view["to_act"] == winner:
            go_on(people, "bet", "raise_to", "call", "check")
        else:
            go_on(people, *(acts if view["street"] == "pre-flop" else ("check", "fold")))


def clauses(view: dict[str, Any]) -> set[str]:
    return {said["clause"] for said in view["round"]["said"]}


def marks(view: dict[str, Any]) -> dict[int, list[str]]:
    buttons = {seat["seat"]: seat["marks"] for seat in view["round"]["seats"]}
    return {seat: [m for m in lying if m.startswith("kill")] for seat, lying in buttons.items()}


def test_two_pots_in_a_row_make_a_kill(person: Callable[[str], Any]) -> None:
    people = seated(person, {**LIMIT, "kill": "full"}, 3)
    deal(people)
    assert "bclc-poker/22/1.4" in clauses(people[1].look())
    play_out(people, 0, "fold")  # the first button is seat 3's, so seat 2 gets the blinds
    deal(people)
    assert marks(people[1].look()) == {1: [], 2: ["kill button face down"], 3: []}
    assert "bclc-poker/22/1.7" not in clauses(people[1].view)
    play_out(people, 2, "call", "check")
    deal(people)
    view = people[1].look()
    assert marks(view) == {1: [], 2: ["kill button face up"], 3: []}
    assert "bclc-poker/22/1.7" in clauses(view)
    chips = {seat["seat"]: seat["bets"].get("bet", 0) for seat in view["round"]["seats"]}
    assert chips[2] == 800
    play_out(people, 0, "fold")


def killed(person: Callable[[str], Any], **more: Any) -> dict[int, Any]:
    """Three players, and seat 2 has won twice: the next hand is a kill of 8.00."""
    people = seated(person, {**LIMIT, "kill": "full", **more}, 3)
    deal(people)
    play_out(people, 0, "fold")
    deal(people)
    play_out(people, 2, "call", "check")
    for each in people.values():
        each.look()
    return people


def test_the_kill_button_lies_where_everybody_sees_it(person: Callable[[str], Any]) -> None:
    people = seated(person, {**LIMIT, "kill": "full"}, 3)
    lies = {"button": "neutral", "seat": None, "killer": None, "post": 800, "agreed": None}
    assert people[1].look()["kill"] == lies  # in the dealer's tray
    deal(people)
    assert people[1].look()["kill"] == lies
    play_out(people, 0, "fold")
    assert people[1].look()["kill"] == {**lies, "button": "leg-up", "seat": 2}
    deal(people)
    play_out(people, 2, "call", "check")
    assert people[1].look()["kill"] == {**lies, "button": "kill", "seat": 2, "killer": 2}
    assert person("Eve").open(HOLDEM, settings=LIMIT)["kill"] is None


def test_who_refuses_to_post_a_kill_is_out_of_the_game(person: Callable[[str], Any]) -> None:
    people = killed(person)
    refused = people[1].do("refuse", status=409)["error"]
    assert (refused["message"], refused["clause"]) == (
        "your seat owes no kill post",
        "bclc-poker/22/6.2.7",
    )
    stack = people[2].view["seats"][1]["stack"]
    wallet = people[2].me()["wallet"]
    key = {"key": "no", "state": people[2].view["state"], "command": {"do": "refuse"}}
    path = f"/tables/{people[2].view['id']}/commands"
    view = people[2].post(path, key)
    assert people[2].post(path, key) == view  # once
    assert view["your_seat"] is None
    assert people[2].me()["wallet"] == wallet + stack
    assert view["kill"]["button"] == "kill"  # the hand is one all the same
    assert (view["kill"]["seat"], view["kill"]["killer"]) == (None, None)
    people[2].look()
    again = people[2].do("sit", status=409, seat=2, buy_in=10_000)["error"]
    assert again["clause"] == "bclc-poker/22/6.2.7"
    assert people[2].do("join_list", status=409)["error"]["clause"] == "bclc-poker/22/6.2.7"
    del people[2]
    deal(people)
    view = people[1].look()
    assert "bclc-poker/22/1.7" in clauses(view)
    offers = {each["act"]: each for each in _asked(people)["offers"]}
    assert offers["raise_to"]["least"] == 1_600  # over the 8.00 that are to go


def _asked(people: dict[int, Any]) -> dict[str, Any]:
    seat = people[1].look()["round"]["to_act"]
    asked: dict[str, Any] = people[seat].look()["round"]["options"]
    return asked


def test_who_was_put_out_may_sit_down_when_the_game_is_over(person: Callable[[str], Any]) -> None:
    people = killed(person)
    people[2].do("refuse")
    for seat in (1, 3):
        people[seat].look()
        people[seat].do("leave")
    people[2].look()
    assert people[2].do("sit", seat=2, buy_in=10_000)["your_seat"] == 2


def test_who_was_put_out_is_not_called_back_from_the_board(person: Callable[[str], Any]) -> None:
    people = killed(person, seats=3)
    table, out = people[2].view["id"], people[2]
    out.do("refuse")
    dan, eve = person("Dan"), person("Eve")
    dan.look(table)
    dan.do("sit", seat=2, buy_in=10_000)
    for each in (out, eve):
        each.look(table)
        told = {"do": "join", "list": each.view["board"]}
        each.post("/board/commands", {"key": each.name, "command": told})
    dan.look()
    dan.do("leave")
    assert [each["seat"] for each in out.get("/me/places")["places"]] == [None]
    assert [each["seat"]["seat"] for each in eve.get("/me/places")["places"]] == [2]


def test_where_there_is_no_kill_nobody_refuses_one(person: Callable[[str], Any]) -> None:
    people = seated(person, LIMIT, 2)
    people[1].look()
    answer = people[1].do("refuse", status=409)["error"]
    assert answer["message"] == "this table plays without a kill"


def test_a_newcomer_asks_for_a_kill_hand_in_vain(person: Callable[[str], Any]) -> None:
    people = seated(person, {**LIMIT, "kill": "half"}, 2)
    deal(people)
    play_out(people, 0, "fold")
    cleo = person("Cleo")
    cleo.look(people[1].view["id"])
    cleo.do("sit", seat=3, buy_in=10_000)
    answer = cleo.do("agree", status=409)
    assert answer["error"]["clause"] == "bclc-poker/22/6.4"


def test_a_board_is_run_twice_when_both_want_it(person: Callable[[str], Any]) -> None:
    people = seated(person, TWICE, 2)
    deal(people)
    for acts in (("raise_to",), ("call",), ("run_twice",), ("run_twice",)):
        view = go_on(people, *acts)
    assert view["phase"] != "playing"
    boards = {place["place"]: len(place["cards"]) for place in view["round"]["places"]}
    assert boards == {"board": 5, "board 2": 2}
    won = {line["clause"] for line in view["round"]["lines"] if line["result"] == "wins"}
    assert won <= {"bclc-poker/21/11.2.8", "bclc-poker/21/11.2.9"}
    assert sum(seat["stack"] for seat in view["seats"]) == 20_000


def test_a_table_that_runs_it_twice_must_post_the_most_for_a_bet(
    person: Callable[[str], Any],
) -> None:
    refused = person("Ann").open(HOLDEM, status=400, settings={**TWICE, "max_bet": None})
    assert refused["error"]["clause"] == "bclc-poker/21/3.6"
