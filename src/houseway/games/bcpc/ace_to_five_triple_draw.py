"""A to 5 Triple Draw of the Stomaha Masters: the lowest hand, straights and flushes ignored."""

from houseway.games.bcpc.club import BLINDS, MASTER, TIES, stomaha
from houseway.games.bcpc.draw_streets import triple_draw
from houseway.hands import ACE_TO_FIVE
from houseway.play.pot import High, Street, Twist, Twists

LOW, BETS, DRAWS, SUIT = (
    stomaha(f"a-5-triple-draw.{part}") for part in ("p1", "p1.s2", "p1.s3", "stomaha")
)

GAME = MASTER(
    slug="a-5-triple-draw",
    aliases=("a5td", "ace to five"),
    name="A to 5 Triple Draw",
    family="Draw poker",
    about="The lowest five cards win after three draws; aces are low, straights do not count.",
    idea=(
        "The lowest hand wins after three draws. Aces are low, and straights and flushes do not "
        "spoil anything, so the best is five, four, three, deuce, ace. Pairs do spoil a hand. "
        "There is betting before and after each draw. How many cards somebody takes is what you "
        "know of him."
    ),
    cite=LOW,
    opens=BLINDS,
    streets=triple_draw(Street("before the draw", LOW, down=5), DRAWS, bets=BETS),
    extras=(Twists(stomaha("a-5-triple-draw.p2"), (Twist("stomaha", SUIT, suits=True),)),),
    shares=(High(ACE_TO_FIVE, cite=LOW, ties=TIES),),
)
