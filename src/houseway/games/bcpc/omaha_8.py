"""Omaha eight or better of the Stomaha Masters."""

from houseway.games.bcpc.club import BLINDS, MASTER, stomaha
from houseway.games.bcpc.omaha_streets import high_low, omaha_streets
from houseway.games.bcpc.twists import board_twists
from houseway.play.pot import Twists

STREETS = omaha_streets(stomaha("omaha8.p1"))

GAME = MASTER(
    slug="omaha-8",
    aliases=("o8", "plo8"),
    name="Omaha 8 or Better",
    family="Community poker",
    about="Omaha for high and for a low of eight or under, with a twist if the button likes.",
    idea=(
        "Omaha with four cards for high and for a low of eight or under, as the Stomaha Masters "
        "play it. Exactly two of your own cards with three of the board make each half. If the "
        "button likes, he names a twist before the cards are dealt: other boards or more cards. "
        "Look for hands that win both halves."
    ),
    cite=stomaha("omaha8.p1"),
    opens=BLINDS,
    streets=STREETS,
    extras=(Twists(stomaha("omaha8.p1.s5"), board_twists("omaha8", STREETS, (5, 6), big="p2")),),
    shares=high_low(stomaha("omaha8.p1.s4")),
)
