"""The Borg of the Stomaha Masters: five rows and five columns of cards, ten boards in all."""

from dataclasses import replace

from houseway.games.bcpc.club import BLINDS, EVENT_SEATS, MASTER, stomaha
from houseway.games.bcpc.omaha_streets import high_low
from houseway.play.chance import Chance
from houseway.play.pot import BIG, Dice, Grid, Lay, Rolling, Street, Twist, Twists

BOARDS, DICE, MAY_TURN = (stomaha(f"borg.{part}") for part in ("p2", "p3", "p3.s2"))
ROLLING = Rolling(DICE, chosen=MAY_TURN)

# Three flops lie one above another. The turns go down their right side and back along the foot,
# the rivers round those in the same way (resolution S09).
FLOPS = tuple(Lay(f"row {row}", 3) for row in (1, 2, 3))
TURNS = (*(Lay(f"row {row}", 1) for row in (1, 2, 3)), Lay("row 4", 4, front=True))
RIVERS = (*(Lay(f"row {row}", 1) for row in (1, 2, 3, 4)), Lay("row 5", 5, front=True))

STREETS = (
    Street("pre-flop", stomaha("borg.p1"), down=4),
    Street("flops", BOARDS, burn=1, boards=FLOPS),
    Street("turns", BOARDS, burn=1, boards=TURNS, bet=BIG),
    Street("rivers", BOARDS, burn=1, boards=RIVERS, bet=BIG),
)
DEAL, FLOP, TURN, RIVER = STREETS
WITH_DICE = (DEAL, replace(FLOP, steps=(ROLLING,)), replace(TURN, steps=(ROLLING,)), RIVER)

GAME = MASTER(
    slug="the-borg",
    aliases=("borg",),
    name="The Borg",
    family="Community poker",
    about="Omaha for high and low on ten boards at once: the rows and columns of a square.",
    idea=(
        "Omaha for high and low on a square of cards, five by five: every row and every column "
        "is a board, ten in all. Two of your four cards with three of any one line make your "
        "hand. With so many boards somebody nearly always has a monster. If the button asks for "
        "dice, a lucky throw turns a card of the square face down."
    ),
    cite=stomaha("borg.p1"),
    opens=BLINDS,
    streets=STREETS,
    boards=Grid(),
    extras=(
        Twists(stomaha("borg.p3"), (Twist("dice", DICE, WITH_DICE),)),
        # Everybody still in rolls on the flops and on the turns (resolution S11).
        Dice(Chance("dice", 2 * EVENT_SEATS, 6, DICE)),
    ),
    shares=high_low(stomaha("borg.p1.s4")),
)
