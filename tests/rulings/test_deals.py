"""Cards dealt wrong: what the scenarios leave open."""

import pytest

from houseway.errors import BadInput
from houseway.rulings import rule_on
from houseway.rulings.situations import DealtWrong


def test_a_deal_that_nobody_knows_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"'upside down' is nothing .* there are boxed card, extra"):
        rule_on("bcpc", DealtWrong("upside down"))


def test_a_misdeal_says_how_it_is_dealt_again() -> None:
    ruling = rule_on("bcpc", DealtWrong("seat left out"))
    assert ruling.aloud.startswith("Misdeal. The same button, players and limits")
