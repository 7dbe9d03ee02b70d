"""Omaha High/Low Split at the California card room: over-blinds come after one card each."""

from dataclasses import replace

from houseway.games.chico.community_poker import HOLDEM, community, on_collection_pages, streets
from houseway.games.chico.winners import Halved, high_low
from houseway.hands import OMAHA, OMAHA_EIGHT_LOW
from houseway.play.pot import ButtonDraw

PRINTED = replace(HOLDEM, section="omaha-hi-lo", read="winners.p1")

GAME = community(
    PRINTED,
    draw=ButtonDraw(first=True),
    collecting=on_collection_pages("omaha-hi-lo"),
    late=True,
    odd_chip="winners.5.a",
    by_seat=True,
)(
    slug="omaha-hi-lo",
    aliases=("o8", "plo8", "omaha 8"),
    name="Omaha High/Low Split",
    about="Omaha in which the best hand and the best low of eight or under divide the pot.",
    idea=(
        "Omaha whose pot is halved between the best high and the best low of five different "
        "cards of eight or less. Exactly two of your four cards play with three of the board, "
        "chosen anew for each half. A low that nobody has leaves all to the high. Hands that "
        "win both halves are what to wait for."
    ),
    streets=streets(PRINTED, down=4, named=("turn", "river")),
    shares=high_low("omaha-hi-lo", OMAHA, OMAHA_EIGHT_LOW, Halved()),
)
