"""A table where players bank: a proposition player makes a round possible, and gives way."""

from typing import Any

from houseway.server.people.names import BOTS

GAME = "pure-21.5-blackjack-6-5@chico"
POSTED = {"minimum": 500, "maximum": 20_000, "collection_option": 4}


def seated(person: Any) -> Any:
    ann = person("Ann")
    ann.open(GAME, settings=POSTED)
    ann.do("sit", seat=1, buy_in=50_000)
    return ann


def play(ann: Any) -> None:
    """Bet, say that the cards may come, and risk nothing more."""
    if ann.view["bank"]["seat"] != 1:
        ann.do("bet", bets={"base": 500})
    ann.do("deal")
    for _ in range(200):
        view = ann.look()
        if view["phase"] != "playing":
            return
        options = view["round"]["options"]
        if options:
            acts = [offer["act"] for offer in options["offers"]]
            ann.act(next(act for act in ("decline", "stand", "hit") if act in acts))
    raise AssertionError("the round did not end")


def test_a_proposition_player_banks_so_that_one_person_can_play(person: Any) -> None:
    ann = seated(person)
    assert [(seat["seat"], seat["bot"]) for seat in ann.view["seats"]] == [(1, False), (8, True)]
    assert (ann.view["bank"]["seat"], ann.view["bank"]["roll"]) == (8, 240_000)
    play(ann)
    lines = ann.view["round"]["lines"]
    assert {line["spot"] for line in lines} >= {"base", "bank", "collection"}
    assert ann.view["round_number"] == 1


def test_after_two_rounds_it_is_offered_and_whoever_deals_on_does_not_want_it(person: Any) -> None:
    ann = seated(person)
    for _ in range(2):
        assert ann.view["bank"]["offered_to"] is None
        play(ann)
    assert ann.view["bank"]["offered_to"] == 1
    ann.do("bet", bets={"base": 500})
    assert ann.view["waiting_for"] == "the bank is offered to seat 1"
    play(ann)
    assert ann.view["round_number"] == 3
    assert (ann.view["bank"]["seat"], ann.view["bank"]["offered_to"]) == (8, None)


def test_somebody_who_takes_it_is_bet_against_and_the_bank_comes_back(person: Any) -> None:
    ann = seated(person)
    for _ in range(2):
        play(ann)
    ann.do("bank", roll=20_000)
    assert ann.view["bank"]["seat"] == 1
    assert next(seat for seat in ann.view["seats"] if seat["bot"])["bets"] == {"base": 500}
    for _ in range(2):
        play(ann)
    assert ann.view["round_number"] == 4
    assert ann.view["bank"]["offered_to"] is None  # the bot was asked, and refused
    ann.do("waive")
    assert ann.view["bank"]["seat"] == 8


def test_the_down_card_is_not_sent_before_it_is_turned(person: Any) -> None:
    ann = seated(person)
    for _ in range(12):
        ann.do("bet", bets={"base": 500})
        ann.do("deal")
        while ann.look()["phase"] == "playing":
            (bank,) = (seat for seat in ann.view["round"]["seats"] if seat["seat"] == 8)
            assert bank["hands"][0]["cards"][1:] == [None]
            acts = [offer["act"] for offer in ann.view["round"]["options"]["offers"]]
            ann.act(next(act for act in ("decline", "stand", "hit") if act in acts))


def test_the_names_of_proposition_players_are_bots_names(person: Any) -> None:
    ann = seated(person)
    assert ann.view["seats"][1]["name"] in BOTS
