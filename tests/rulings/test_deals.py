"""Cards dealt wrong: what the scenarios leave open."""

import pytest

from houseway.errors import BadScenario
from houseway.formats.scenarios.rulings import read_situation
from houseway.formats.scenarios.rulings.deals import BURNS, DECKS, EARLY
from houseway.rulings import rule_on
from houseway.rulings.situations import BurnMissed, DealtEarly, DealtWrong, DeckFouled, FlopTooLong
from houseway.rulings.situations.deals import MISHAPS


def test_a_deal_that_nobody_knows_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadScenario, match=r"'upside down' is nothing .* there are boxed card, ext"):
        read_situation({"dealt": "upside down"})


def test_a_misdeal_says_how_it_is_dealt_again() -> None:
    ruling = rule_on("bcpc", DealtWrong("seat left out"))
    assert ruling.aloud.startswith("Misdeal: a seat that gets cards was left out. All cards and")
    assert "same button, same players, same limits" in ruling.aloud


@pytest.mark.parametrize("name", MISHAPS)
def test_a_mishap_is_read_by_its_own_name(name: str) -> None:
    assert read_situation({"dealt": name}) == DealtWrong(name)


@pytest.mark.parametrize("name", [*EARLY, *BURNS, *DECKS, "four-card flop"])
def test_so_is_everything_else_that_is_listed(name: str) -> None:
    seen = read_situation({"dealt": name})
    assert isinstance(seen, DealtEarly | BurnMissed | DeckFouled | FlopTooLong)
    assert rule_on("bcpc", seen).clause.id.startswith(("bcpc/5", "bcpc/22"))


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("two boxed cards", DealtWrong("boxed card", 2)),
        ("a boxed card", DealtWrong("boxed card")),
        ("Two extra cards", DealtWrong("extra card", 2)),
        ("three down cards exposed", DealtWrong("down card exposed", 3)),
        ("first card off the deck exposed", DealtWrong("one of the first two exposed")),
        ("one of the first two cards flashed", DealtWrong("one of the first two exposed")),
        ("a player was dealt out", DealtWrong("seat left out")),
        ("cards to an empty seat", DealtWrong("seat not entitled")),
        ("flop dealt early", DealtEarly("flop")),
        ("turn before the betting was complete", DealtEarly("turn")),
        ("premature river card", DealtEarly("river")),
        ("premature fifth street", DealtEarly("stud")),
        ("missed burn on the turn", BurnMissed("turn")),
        ("burn card missing on the flop", BurnMissed("flop")),
        ("river dealt without a burn", BurnMissed("river")),
        ("flop of four cards", FlopTooLong()),
        ("4-card flop", FlopTooLong()),
        ("card with a different back on the board", DeckFouled("other back")),
        ("different coloured back in the stub", DeckFouled("other back", in_stub=True)),
        ("duplicate card", DeckFouled("card found twice")),
        ("two of the same card", DeckFouled("card found twice")),
    ],
)
def test_people_call_things_by_many_names(said: str, means: object) -> None:
    assert read_situation({"dealt": said}) == means


@pytest.mark.parametrize("said", ["premature card", "no burn", "burned too early"])
def test_a_street_that_is_not_named_is_asked_for(said: str) -> None:
    with pytest.raises(BadScenario, match="which street"):
        read_situation({"dealt": said})


def test_the_street_may_stand_beside_it() -> None:
    assert read_situation({"dealt": "premature card", "street": "turn"}) == DealtEarly("turn")
    assert read_situation({"dealt": "no burn", "street": "river"}) == BurnMissed("river")
