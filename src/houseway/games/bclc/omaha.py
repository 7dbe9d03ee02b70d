"""Omaha: BCLC poker, section 27."""

from houseway.games.bclc.community import community, streets
from houseway.hands import OMAHA
from houseway.play.pot import Button, High
from houseway.rulebook import section

rule = section("bclc-poker/27")

GAME = community(27, shown="10.14", read="10.15", posted="3.3", no_back="3.2")(
    slug="omaha",
    aliases=("plo", "omaha high"),
    name="Omaha",
    about="Four cards of your own: two of them, and three of the board.",
    idea=(
        "Hold'em with four cards of your own, of which exactly two must play, with three of the "
        "board. Four cards make six pairs, so somebody usually has something: straights and "
        "flushes are common, and one pair is nothing. Draw to the best possible hand, not the "
        "second best. The betting goes round as at hold'em."
    ),
    seats=10,
    seats_cite=rule("1.2"),
    button=Button(drawn=rule("7.1")),
    streets=streets(rule, down=4),
    shares=(High(OMAHA, cite=rule("1.4")),),
)
