"""Seven Card Stud at the California card room."""

from houseway.games.chico.stud_poker import stud
from houseway.games.chico.winners import highest
from houseway.hands import FIVE_CARD

GAME = stud("seven-card-stud")(
    slug="seven-card-stud",
    name="Seven Card Stud",
    about="Seven cards of your own, four of them open; the lowest card opens for a whole bet.",
    shares=highest("seven-card-stud", FIVE_CARD),
)
