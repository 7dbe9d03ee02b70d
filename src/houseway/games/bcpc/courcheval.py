"""Courcheval of the Stomaha Masters: the first card of the flop is up before anybody bets."""

from houseway.games.bcpc.club import BLINDS, MASTER, stomaha
from houseway.games.bcpc.omaha_streets import high_low
from houseway.games.bcpc.twists import board_twists
from houseway.play.pot import BIG, Street, Twists

FIRST = stomaha("courcheval.p1")
STREETS = (
    Street("pre-flop", FIRST, down=5, burn=1, board=1),  # resolution S19
    Street("flop", FIRST, board=2),
    Street("turn", FIRST, burn=1, board=1, bet=BIG),
    Street("river", FIRST, burn=1, board=1, bet=BIG),
)

GAME = MASTER(
    slug="courcheval",
    aliases=("courchevel",),
    name="Courcheval",
    family="Community poker",
    about="Five-card Omaha for high and low; the first card of the flop is up from the start.",
    idea=(
        "Omaha with five cards for high and low, and the first card of the flop lies open "
        "before anybody bets. So you know a fifth of the board when you choose whether to play. "
        "Two of your own with three of the board make the high, and a low of eight or under. "
        "The button may add a twist before the cards."
    ),
    cite=FIRST,
    opens=BLINDS,
    streets=STREETS,
    extras=(
        Twists(stomaha("courcheval.p2"), board_twists("courcheval", STREETS, (4, 6), big="p3")),
    ),
    shares=high_low(stomaha("courcheval.p1.s4")),
)
