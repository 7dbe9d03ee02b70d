"""Seven Card Stud at the California card room."""

from houseway.games.chico.stud_poker import stud
from houseway.games.chico.winners import highest
from houseway.hands import FIVE_CARD

GAME = stud("seven-card-stud")(
    slug="seven-card-stud",
    aliases=("stud",),
    name="Seven Card Stud",
    about="Seven cards of your own, four of them open; the lowest card opens for a whole bet.",
    idea=(
        "Seven cards of your own, three hidden and four open. The lowest open card opens for a "
        "whole bet here, so nothing is cheap. From then on the best board speaks first. The "
        "best five of seven win; keep an eye on cards that are gone."
    ),
    shares=highest("seven-card-stud", FIVE_CARD),
)
