"""Seven Card Stud High-Low Split at the California card room."""

from __future__ import annotations

from houseway.games.chico.stud_poker import stud
from houseway.hands import EIGHT_LOW, FIVE_CARD
from houseway.play.pot import High, Low, PotGame
from houseway.rulebook import section

rule = section("chico/stud-hi-lo")

GAME = PotGame(
    **stud("stud-hi-lo"),
    slug="seven-card-stud-hi-lo",
    name="Seven Card Stud High-Low Split",
    about="Stud in which the best hand and the best low of eight or under divide the pot.",
    odd_chip=rule("winners.4.a"),
    odd_by_seat=True,
    shares=(
        High(FIVE_CARD, cite=rule("winners.2"), name="high"),
        Low(EIGHT_LOW, cite=rule("winners.2")),
    ),
)
