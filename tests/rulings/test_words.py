"""Words as people say them."""

import pytest

from houseway.errors import BadScenario
from houseway.formats.scenarios.rulings import read_situation
from houseway.rulings.bcpc.vocabulary import VOCABULARY

hear = VOCABULARY.hear


@pytest.mark.parametrize(
    ("said", "acts", "amounts"),
    [
        ("make it twelve hundred", ("raise",), [1200]),
        ("five", (), [5, 500, 5000]),
        ("two fifty", (), [250, 250_000]),
        ("raise, one thousand", ("raise",), [1000]),
        ("5k", (), [5000]),
        ("a thousand", (), [1000]),
        ("twelve thousand five hundred", (), [12_500]),
        ("twenty five", (), [25, 2500, 25_000]),
        ("1,200", (), [1200]),
        ("I bet the pot", ("pot",), []),
        ("all day", ("call", "all in"), []),
        ("I'm putting you in", ("all in", "raise"), []),
        ("If you bet, then I will raise", ("conditional",), []),
        ("all-in", ("all in",), []),
        ("I see you", ("call",), []),
        ("", (), []),
    ],
)
def test_what_is_heard(said, acts, amounts) -> None:
    heard = hear(said)
    assert (heard.acts, [each // 100 for each in heard.amounts]) == (acts, amounts)
    assert bool(heard) == bool(said)


def test_more_is_on_top_of_the_bet_and_unknown_words_are_marked() -> None:
    assert hear("two hundred more").more
    assert not hear("two hundred").more
    assert hear("wibble").unknown


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"said": 5, "chips": [100]}, "said is words, not 5"),
        ({"noticed": ["now"], "chips": [100]}, r"noticed is words, not \['now'\]"),
        ({"players": "two", "chips": [100]}, "players is a number, not 'two'"),
    ],
)
def test_what_is_no_text_is_refused_in_a_line(given: dict[str, object], told: str) -> None:
    with pytest.raises(BadScenario, match=told):
        read_situation(given)
