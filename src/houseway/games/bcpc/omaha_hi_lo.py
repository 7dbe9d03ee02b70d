"""Omaha high-low, eight or better: the club's pot-limit game."""

from houseway.games.bcpc.club import ANNOUNCED, STRUCTURE, blinds, flop, rule
from houseway.games.bcpc.omaha_streets import high_low, omaha_streets
from houseway.play.pot import HoleCards

BLIND = rule("flop-games.omaha.s7")

GAME = flop(rule("flop-games.omaha8"), STRUCTURE, "pot-limit")(
    slug="omaha-hi-lo",
    aliases=("o8", "plo8"),
    name="Omaha Hi/Lo",
    about="Omaha in which the best hand and the best low of eight or under divide the pot.",
    idea=(
        "The club's Omaha for two halves: the best high, and the best low of eight or under. "
        "Two of your own cards and three of the board make each, not necessarily the same two. "
        "Without a low the high takes all. Play hands that go both ways, such as an ace with a "
        "deuce."
    ),
    cite=rule("flop-games.omaha8"),
    opens=blinds(BLIND),
    extras=(HoleCards((4, 5, 6), rule("flop-games.omaha8.s12")),),
    streets=omaha_streets(rule("flop-games.omaha"), ANNOUNCED),
    shares=high_low(rule("flop-games.omaha8.s5"), rule("flop-games.omaha8.s11")),
)
