"""2 to 7 Triple Draw of the Stomaha Masters: the worst hand of all wins."""

from houseway.games.bcpc.club import BLINDS, MASTER, TIES, stomaha
from houseway.games.bcpc.draw_streets import triple_draw
from houseway.hands import DEUCE_TO_SEVEN
from houseway.play.pot import High, Street, Twist, Twists

LOW, DRAWS, BETS, SUIT = (
    stomaha(f"2-7-triple-draw.{part}") for part in ("p1", "p1.s2", "p1.s3", "stomaha")
)

GAME = MASTER(
    slug="2-7-triple-draw",
    aliases=("27td", "deuce to seven"),
    name="2 to 7 Triple Draw",
    family="Draw poker",
    about="The worst five cards win after three draws; aces are high, straights and flushes count.",
    idea=(
        "The worst hand wins. Five cards, three draws, and betting before and after each; aces "
        "are high, and straights and flushes count against you. The best of all is seven, five, "
        "four, three, deuce of mixed suits. Draw few cards, and watch how many the others draw: "
        "it is all they show."
    ),
    cite=LOW,
    opens=BLINDS,
    streets=triple_draw(Street("before the draw", LOW, down=5), DRAWS, bets=BETS),
    extras=(Twists(stomaha("2-7-triple-draw.p2"), (Twist("stomaha", SUIT, suits=True),)),),
    shares=(High(DEUCE_TO_SEVEN, cite=LOW, ties=TIES),),
)
