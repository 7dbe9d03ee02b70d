"""Pineapple of the Stomaha Masters: three cards, one thrown away on the flop."""

from dataclasses import replace

from houseway.games.bcpc.club import BLINDS, MASTER, TIES, stomaha
from houseway.games.bcpc.twists import suit_and_streets
from houseway.hands import FIVE_CARD
from houseway.play.pot import BIG, Discarding, High, Street, Twist, Twists

DEALT, BETS, FOUR_CARDS = (stomaha(f"pineapple.{part}") for part in ("p1", "p1.s3", "1"))

STREETS = (
    Street("pre-flop", DEALT, down=3),
    Street("flop", BETS, burn=1, board=3, steps=(Discarding(1, DEALT),)),
    Street("turn", BETS, burn=1, board=1, bet=BIG),
    Street("river", BETS, burn=1, board=1, bet=BIG),
)
DEAL, FLOP, TURN, RIVER = STREETS
AND_ON_THE_TURN = (
    replace(DEAL, down=4),
    FLOP,
    replace(TURN, steps=(Discarding(1, FOUR_CARDS),)),
    RIVER,
)

GAME = MASTER(
    slug="pineapple",
    aliases=(),
    name="Pineapple",
    family="Community poker",
    about="Hold'em with three cards; one goes once the flop is there.",
    idea=(
        "Three cards of your own, one of which goes once the flop lies there. The others play "
        "as at hold'em. The flop has told you which two to keep before you must choose, so "
        "draws are strong. The button may name a twist first."
    ),
    cite=DEALT,
    opens=BLINDS,
    streets=STREETS,
    extras=(
        Twists(
            stomaha("pineapple.p2"),
            (
                Twist("4 cards", FOUR_CARDS, AND_ON_THE_TURN),
                *suit_and_streets("pineapple", STREETS, big="p3"),
            ),
        ),
    ),
    shares=(High(FIVE_CARD, cite=DEALT, ties=TIES),),
)
