"""Omaha at the California card room."""

from dataclasses import replace

from houseway.games.chico.community_poker import HOLDEM, community, on_collection_pages, streets
from houseway.games.chico.winners import highest
from houseway.hands import OMAHA
from houseway.play.pot import ButtonDraw

PRINTED = replace(HOLDEM, section="omaha")

GAME = community(PRINTED, draw=ButtonDraw(first=True), collecting=on_collection_pages("omaha"))(
    slug="omaha",
    aliases=("plo", "omaha high"),
    name="Omaha",
    about="Four cards of your own: two of them, and three of the board.",
    idea=(
        "Four cards of your own, and exactly two of them with three of the board make your "
        "hand. Six pairs in every holding mean that big hands are usual. Do not fall in love "
        "with two pair. The best high hand takes the pot."
    ),
    streets=streets(PRINTED, down=4, named=("turn", "river")),
    shares=highest("omaha", OMAHA),
)
