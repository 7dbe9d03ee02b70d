"""Hints and grades: for one's own seat, and of a decision that the analysis knows."""

from typing import Any

THREE_CARD = "three-card-poker@bclc"
LIMITS = {"minimum": 500, "maximum": 5000}


def dealt(person: Any, game: str = THREE_CARD, **bets: int) -> Any:
    """Somebody with cards and a decision before him."""
    person.open(game, settings=LIMITS)
    person.do("sit", seat=1, buy_in=50_000)
    person.do("bet", bets=bets or {"ante": 1000})
    person.do("deal")
    return person


def test_a_hint_says_what_is_best_and_what_each_way_is_worth(person: Any) -> None:
    ann = dealt(person("Ann"))
    table = ann.view["id"]
    hint = ann.get(f"/tables/{table}/hint")
    assert hint["known"]
    assert hint["words"].split()[0] in ("Play", "Fold")
    assert hint["clause"].startswith("bclc-poker/6/6.5")
    assert {way["label"] for way in hint["ways"]} == {"play", "fold"}
    assert hint["ways"][0]["worth"] >= hint["ways"][1]["worth"]
    best = hint["ways"][0]["label"]
    wrong = "fold" if best == "play" else "play"
    ann.act("fold") if wrong == "fold" else ann.act("stake", amount=1000, spot="play")
    ann.get(f"/tables/{table}/hint", 403)  # the round is over
    grade = ann.get(f"/tables/{table}/rounds/1/grade")
    (only,) = grade["decisions"]
    assert not only["right"]
    assert only["cost"] == round(1000 * (hint["ways"][0]["worth"] - hint["ways"][1]["worth"]))
    reckoned = grade["reckoned"]
    assert reckoned["edge"] == -34  # 3.373 per cent of ten dollars
    assert reckoned["mistakes"] == -only["cost"]
    assert reckoned["net"] == reckoned["edge"] + reckoned["mistakes"] + reckoned["luck"]
    assert ann.get(f"/tables/{table}/reckoning") == reckoned


def test_a_round_without_a_decision_is_reckoned_too(person: Any) -> None:
    ann = dealt(person("Ann"), "mini-baccarat@bclc", tie=5000)
    reckoned = ann.get(f"/tables/{ann.view['id']}/reckoning")
    assert reckoned["edge"] == -718  # 14.36 per cent of fifty dollars
    assert reckoned["net"] == reckoned["edge"] + reckoned["luck"]
    assert reckoned["known"]


def test_the_house_way_is_laid_out_with_its_line(person: Any) -> None:
    ann = dealt(person("Ann"), "pai-gow-poker@bclc", base=1000)
    hint = ann.get(f"/tables/{ann.view['id']}/hint")
    own = ann.view["round"]["seats"][0]["hands"][0]["cards"]
    assert [len(hand) for hand in hint["hands"]] == [5, 2]
    assert sorted(card for hand in hint["hands"] for card in hand) == sorted(own)
    assert hint["clause"].startswith("bclc-poker/2/9.")
    assert hint["gist"]
    assert ann.look()["phase"] == "playing"  # nothing has been sent off


def test_hints_and_grades_are_for_ones_own_seat(person: Any) -> None:
    ann, bob = dealt(person("Ann")), person("Bob")
    table = ann.view["id"]
    bob.get(f"/tables/{table}/hint", 403)
    ann.act("fold")
    bob.get(f"/tables/{table}/rounds/1/grade", 403)
    assert bob.get(f"/tables/{table}/reckoning")["rounds"] == 0
    ann.get(f"/tables/{table}/rounds/7/grade", 404)


def test_of_a_pot_game_nothing_is_known(person: Any) -> None:
    ann = person("Ann")
    ann.open("texas-holdem@bclc", settings={"blinds": [100, 200], "minimum_buy_in": 4000}, bots=1)
    ann.do("sit", seat=1, buy_in=20_000)
    view = ann.do("deal")
    if view["round"]["to_act"] == 1:
        assert not ann.get(f"/tables/{view['id']}/hint")["known"]
