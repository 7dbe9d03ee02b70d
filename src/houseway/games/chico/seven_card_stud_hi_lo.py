"""Seven Card Stud High-Low Split at the California card room."""

from houseway.games.chico.stud_poker import stud
from houseway.games.chico.winners import Halved, high_low
from houseway.hands import EIGHT_LOW, FIVE_CARD

GAME = stud("stud-hi-lo", read="winners.p1", odd_chip="winners.5.a", by_seat=True)(
    slug="seven-card-stud-hi-lo",
    aliases=("stud 8",),
    name="Seven Card Stud High-Low Split",
    about="Stud in which the best hand and the best low of eight or under divide the pot.",
    idea=(
        "Stud for two halves: the best hand and the best low of eight or under. Seven cards of "
        "your own, four of them open. With no low the high takes everything. Start with cards "
        "that may go both ways."
    ),
    shares=high_low("stud-hi-lo", FIVE_CARD, EIGHT_LOW, Halved()),
)
