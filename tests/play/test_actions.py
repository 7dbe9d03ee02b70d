"""Answers: a closed set with a text form and a JSON form that is read back as it was."""

import pytest

from houseway.cards import parse_cards
from houseway.errors import BadInput
from houseway.play.actions import CALL, CHECK, CHOP, DECLINE, FOLD, Bet, Keep, RaiseTo, Split, Stake
from houseway.play.written_actions import action_from_json, action_to_json

ACTIONS = {
    "fold": FOLD,
    "check": CHECK,
    "call": CALL,
    "chop": CHOP,
    "decline": DECLINE,
    "bet 10.00": Bet(1_000),
    "raise to 8.00": RaiseTo(800),
    "play 5.00": Stake(500, "play"),
    "keep As Kd": Keep(parse_cards("As Kd")),
    "split As Kd / 9c 9c": Split((parse_cards("As Kd"), parse_cards("9c 9c"))),
    "split As Kd / 9c 9d with bonus": Split(
        (parse_cards("As Kd"), parse_cards("9c 9d")), ("bonus",)
    ),
}


@pytest.mark.parametrize(("words", "action"), ACTIONS.items())
def test_an_action_has_words_and_survives_json(words, action) -> None:
    assert str(action) == words
    assert action_from_json(action_to_json(action)) == action


def test_json_names_the_act_and_the_amount_in_cents() -> None:
    assert action_to_json(RaiseTo(800)) == {"act": "raise_to", "amount": 800}
    assert action_to_json(Stake(500, "play")) == {"act": "stake", "amount": 500, "spot": "play"}
    assert action_to_json(FOLD) == {"act": "fold"}


@pytest.mark.parametrize(
    "written",
    [
        {},
        {"act": "bet"},
        {"act": "bet", "amount": "800"},
        {"act": "bet", "amount": 8.5},
        {"act": "bet", "amount": True},
        {"act": "stake", "amount": 500},
        {"act": "stake", "amount": 500, "spot": 3},
        {"act": "steal", "amount": 500},
        {"act": "keep"},
        {"act": "keep", "cards": "As Kd"},
        {"act": "keep", "cards": ["As", 3]},
        {"act": "split", "hands": ["As", "Kd"]},
        {"act": ["fold"]},
        {"act": None},
    ],
    ids=str,
)
def test_what_is_no_action_is_refused_in_one_line(written) -> None:
    with pytest.raises(BadInput, match=r"^.* is not an action; .*$") as refused:
        action_from_json(written)
    assert "\n" not in refused.value.message
