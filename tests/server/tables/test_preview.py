"""What one's own cards would make: told to nobody else, and of nobody else's cards."""

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway import games
from houseway.cards import parse_cards
from houseway.play.banked.set_game import SetGame
from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.web.limits import Rate
from tests.server.client import Client
from tests.server.houses import house_with

PAI_GOW, THREE_CARD = "pai-gow-poker@bclc", "three-card-poker@bclc"
SETTING = [id for id, game in games.catalogue().items() if isinstance(game, SetGame)]
LIMITS = {"minimum": 500, "maximum": 50_000}
Hands = list[list[str]]


@pytest.fixture
def ann(person: Callable[[str], Any]) -> Any:
    return person("Ann")


@pytest.fixture
def bob(person: Callable[[str], Any]) -> Any:
    return person("Bob")


def dealt(game: str, *people: Any) -> None:
    """A table at which everybody has cards to set."""
    first = people[0]
    posted = {s.name: s.suggest for s in games.find(game).settings if s.required}
    table = first.open(game, settings={**posted, **LIMITS})["id"]
    for seat, each in enumerate(people, 1):
        each.look(table)
        each.do("sit", seat=seat, buy_in=20_000)
    for each in people:
        each.look()
        each.do("bet", bets={games.find(game).spots[0].name: 1000})
    for each in people:
        each.look()
        each.do("deal")
    for each in people:
        each.look()


def held(person: Any) -> list[str]:
    offers = person.view["round"]["options"]["offers"]
    cards: list[str] = next(each["cards"] for each in offers if each["act"] == "set")
    return cards


def arranged(game: SetGame, cards: list[str], *, fouled: bool) -> Hands | None:
    """The first way to set the cards that is fouled, or is not, if there is one; of three hands
    the last two lie in the order in which they are drawn."""
    for lower in combinations(range(len(cards)), sum(game.parts[1:])):
        high = [card for at, card in enumerate(cards) if at not in lower]
        rest = [cards[at] for at in lower]
        hands = [high]
        for size in game.parts[1:]:
            hands.append(rest[:size])
            rest = rest[size:]
        if game.fouls(tuple(parse_cards(" ".join(hand)) for hand in hands)) is fouled:
            return hands
    return None


def preview(person: Any, action: dict[str, Any], status: int = 200) -> Any:
    return person.post(f"/tables/{person.view['id']}/preview", {"action": action}, status)


@pytest.mark.parametrize("id", SETTING)
def test_hands_in_words_and_no_foul(ann: Any, id: str) -> None:
    dealt(id, ann)
    game = games.find(id)
    assert isinstance(game, SetGame)
    hands = arranged(game, held(ann), fouled=False)
    assert hands
    told = preview(ann, {"act": "set", "hands": hands})
    words = [
        game.hand_words(name, parse_cards(" ".join(hand)))
        for name, hand in zip(game.hand_names, hands, strict=True)
    ]
    assert None not in words
    assert told == {
        "hands": [
            {"name": name, "cards": hand, "words": each}
            for name, hand, each in zip(game.hand_names, hands, words, strict=True)
        ],
        "foul": None,
        "clause": None,
    }


@pytest.mark.parametrize("id", SETTING)
def test_a_foul_is_named_with_its_clause(ann: Any, id: str) -> None:
    game = games.find(id)
    assert isinstance(game, SetGame)
    hands = None
    while hands is None:  # a hand in so many cannot be fouled, however it is set
        dealt(id, ann)
        hands = arranged(game, held(ann), fouled=True)
    told = preview(ann, {"act": "set", "hands": hands})
    assert told["foul"] == "a hand beats one that must be higher"
    assert told["clause"] == (game.fouls_cite or game.sets_cite).id


def test_a_wrong_number_of_cards_is_a_foul_too(ann: Any) -> None:
    dealt(PAI_GOW, ann)
    cards = held(ann)
    told = preview(ann, {"act": "set", "hands": [cards[:4], cards[4:]]})
    assert told["foul"] == "the hands take 5 and 2 cards"
    assert told["clause"] == "bclc-poker/2/8.3.3"


@pytest.mark.parametrize("id", SETTING)
def test_the_house_way_beforehand_is_the_house_way_afterwards(ann: Any, id: str) -> None:
    dealt(id, ann)
    told = preview(ann, {"act": "house_way"})
    way = games.find(id).house_way(parse_cards(" ".join(held(ann))), ann.view["settings"])
    assert told["clause"] == way.clause.id
    assert told["foul"] is None
    view = ann.act("house_way")
    lying = {tuple(hand["cards"]) for hand in view["round"]["seats"][0]["hands"]}
    assert {tuple(hand["cards"]) for hand in told["hands"]} == lying


def test_nothing_happens_at_the_table(ann: Any) -> None:
    dealt(PAI_GOW, ann)
    before = ann.look()
    preview(ann, {"act": "house_way"})
    preview(ann, {"act": "set", "hands": [held(ann)[:5], held(ann)[5:]]})
    assert ann.look() == before


def test_it_speaks_of_the_callers_cards_alone(ann: Any, bob: Any) -> None:
    dealt(PAI_GOW, ann, bob)
    for asker in (ann, bob):
        told = preview(asker, {"act": "house_way"})
        assert {card for hand in told["hands"] for card in hand["cards"]} == set(held(asker))
    theirs = [held(bob)[:5], held(bob)[5:]]
    refused = preview(ann, {"act": "set", "hands": theirs}, 409)
    assert refused["error"]["code"] == "illegal_action"
    assert refused["error"]["options"]["seat"] == 1
    told_of = re.findall(
        r'"([2-9TJQKA][cdhs]|Jk)"', str(refused["error"]["options"]).replace("'", '"')
    )
    assert set(told_of) == set(held(ann))


def test_only_who_is_asked_may_look(ann: Any, bob: Any, person: Callable[[str], Any]) -> None:
    dealt(PAI_GOW, ann, bob)
    cat = person("Cat")
    cat.look(ann.view["id"])
    assert preview(cat, {"act": "house_way"}, 409)["error"]["code"] == "not_seated"
    cat.do("sit", seat=3, buy_in=20_000)
    refused = preview(cat, {"act": "house_way"}, 409)["error"]
    assert (refused["code"], refused["options"]) == ("illegal_action", None)
    assert refused["message"] == "seat 3 is not asked to set anything now"
    ann.look()
    ann.act("house_way")
    assert preview(ann, {"act": "house_way"}, 409)["error"]["options"] is None
    assert preview(bob, {"act": "house_way"})["foul"] is None


def test_other_decisions_are_not_previewed(ann: Any, client: TestClient) -> None:
    ann.open(THREE_CARD, settings=LIMITS)
    ann.do("sit", seat=1, buy_in=20_000)
    ann.do("bet", bets={"ante": 1000})
    ann.do("deal")
    assert preview(ann, {"act": "fold"}, 400)["error"]["code"] == "bad_request"
    assert preview(ann, {"act": "check"}, 409)["error"]["code"] == "illegal_action"
    path = f"/api/tables/{ann.view['id']}/preview"
    assert client.post(path, json={"action": {"act": "fold"}}).status_code == 401
    assert ann.post("/tables/nowhere/preview", {"action": {"act": "fold"}}, 404)


def test_looking_too_often_is_refused(sqlite_url: str, quick: House, people: Any) -> None:
    house = house_with(quick, previews=Rate(burst=2, per_second=0.01))
    with Client(create_app(sqlite_url, house)) as client:
        ann = people(client, "Ann")
        dealt(PAI_GOW, ann)
        for _ in range(2):
            preview(ann, {"act": "house_way"})
        assert preview(ann, {"act": "house_way"}, 429)["error"]["code"] == "rate_limited"


def test_whoever_is_offered_the_bank_is_told_what_it_must_cover(ann: Any, bob: Any) -> None:
    dealt(PAI_GOW, ann, bob)
    for each in (ann, bob):
        each.look()
        each.act("house_way")
    asked, other = (ann, bob) if ann.look()["bank"]["offered_to"] == 1 else (bob, ann)
    offer = asked.look()["bank"]
    assert (offer["dealer_bet"], offer["covers"]) == (1000, 1000)
    other.look()
    other.do("bet", bets={"base": 2500}, tips={"base": 500})
    offer = asked.look()["bank"]
    assert (offer["seat"], offer["dealer_bet"], offer["covers"]) == (None, 1000, 4000)
    refused = asked.do("bank", 409, roll=3999)
    assert "does not cover the 40.00 on the table" in refused["error"]["message"]
    taken = asked.do("bank", roll=4000)["bank"]
    assert (taken["seat"], taken["roll"], taken["covers"]) == (asked.view["your_seat"], 4000, None)
