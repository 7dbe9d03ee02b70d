"""Seven Card Stud High-Low Split at the California card room."""

from __future__ import annotations

from houseway.games.chico.stud_poker import stud
from houseway.games.chico.winners import Halved, high_low
from houseway.hands import EIGHT_LOW, FIVE_CARD
from houseway.play.pot import PotGame
from houseway.rulebook import section

rule = section("chico/stud-hi-lo")

GAME = PotGame(
    **stud("stud-hi-lo", read="winners.p1"),
    slug="seven-card-stud-hi-lo",
    name="Seven Card Stud High-Low Split",
    about="Stud in which the best hand and the best low of eight or under divide the pot.",
    odd_chip=rule("winners.5.a"),
    odd_by_seat=True,
    shares=high_low("stud-hi-lo", FIVE_CARD, EIGHT_LOW, Halved()),
)
