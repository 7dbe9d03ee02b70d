"""Omaha hi/lo: BCLC poker, section 26."""

from houseway.games.bclc.community import community, streets
from houseway.hands import OMAHA, OMAHA_EIGHT_LOW
from houseway.play.pot import High, Low, Ties
from houseway.rulebook import section

rule = section("bclc-poker/26")
TIES = Ties(odd=rule("1.4.4"), shared=rule("1.4.4"))

GAME = community(26, shown="10.14", read="10.15", posted="3.3", no_back="3.2")(
    slug="omaha-hi-lo",
    aliases=("o8", "plo8", "omaha 8"),
    name="Omaha Hi/Lo",
    about="Omaha in which the best hand and the best low of eight or under divide the pot.",
    idea=(
        "Omaha in which two hands share each pot: the best high, and the best low of five "
        "different cards of eight or less. You have four cards, and for each half you use "
        "exactly two of them with three of the board. If nobody has a low, the high takes "
        "everything. The money is in hands that can win both halves."
    ),
    seats=10,
    seats_cite=rule("1.2"),
    streets=streets(rule, down=4),
    shares=(
        High(OMAHA, cite=rule("1.4.3"), name="high", ties=TIES, alone=rule("1.4.3.a")),
        Low(OMAHA_EIGHT_LOW, cite=rule("1.4.3"), ties=TIES),
    ),
)
