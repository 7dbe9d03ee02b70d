"""The notation of actions in hand histories."""

import pytest

from houseway.cards import parse_cards
from houseway.errors import BadInput
from houseway.formats.phh import Act, read_act
from houseway.formats.phh.notation import read_amount, read_post, read_seen, write_amount

WRITTEN = [
    ("d db 2s5s2d", Act("db", cards=parse_cards("2s5s2d"))),
    ("d dh p3 AcKd", Act("dh", 3, parse_cards("AcKd"))),
    ("d dh p10 ??Kd", Act("dh", 10, (None, *parse_cards("Kd")))),
    ("p3 pb", Act("pb", 3)),
    ("p1 cbr 170000", Act("cbr", 1, amount=17_000_000)),
    ("p1 cbr 0.25", Act("cbr", 1, amount=25)),
    ("p2 cc", Act("cc", 2)),
    ("p2 f # he sighs", Act("f", 2, comment="he sighs")),
    ("p2 sd", Act("sd", 2)),
    ("p2 sd 9d6c", Act("sd", 2, parse_cards("9d6c"))),
    ("p5 sm", Act("sm", 5)),
    ("p5 sm -", Act("sm", 5, as_dealt=True)),
    ("p5 sm KsKc", Act("sm", 5, parse_cards("KsKc"))),
    ("# the burn card is seen", Act("", comment="the burn card is seen")),
    ("", Act("")),
]


@pytest.mark.parametrize(("text", "act"), WRITTEN)
def test_every_action_is_read_and_written_alike(text, act) -> None:
    assert read_act(text) == act
    assert str(act) == text


def test_spaces_do_not_matter() -> None:
    assert read_act("  p1   cbr\t40 ") == Act("cbr", 1, amount=4000)


@pytest.mark.parametrize(
    "text",
    ["p1", "p0 f", "d", "d f", "d db", "d dh 3 AsKs", "p1 raise 40", "p1 cbr", "p1 f now", "x cc"],
)
def test_what_is_no_action_is_refused_with_those_there_are(text) -> None:
    with pytest.raises(BadInput, match="is not an action; there are d db CARDS"):
        read_act(text)


def test_half_a_card_is_none() -> None:
    with pytest.raises(BadInput, match="two letters"):
        read_seen("AsK")
    with pytest.raises(BadInput, match="is not a card"):
        read_act("p1 sm AsKx")


def test_showing_is_not_mucking() -> None:
    assert read_act("p1 sm AsKs").shows
    assert read_act("p1 sm -").shows
    assert not read_act("p1 sm").shows


@pytest.mark.parametrize(
    ("cents", "text"), [(0, "0"), (100, "1"), (1_028_750, "10287.50"), (5, "0.05")]
)
def test_chips_are_written_whole_or_with_two_decimals(cents, text) -> None:
    assert write_amount(cents) == text
    assert read_amount(text) == cents


@pytest.mark.parametrize(("cents", "text"), [(-200, "-2"), (-250, "-2.50"), (200, "2")])
def test_a_newcomers_post_is_less_than_nothing(cents, text) -> None:
    assert write_amount(cents) == text
    assert read_post(text) == cents


@pytest.mark.parametrize("amount", ["-5", "0.001", "many", True, None])
def test_an_amount_is_a_number_of_chips_to_the_cent(amount) -> None:
    with pytest.raises(BadInput):
        read_amount(amount)
