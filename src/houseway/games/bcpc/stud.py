"""Stud of the Stomaha Masters: seven cards of one's own, four of them open."""

from houseway.games.bcpc.club import TIES, stomaha
from houseway.games.bcpc.stud_streets import stud
from houseway.hands import EXPOSED, EXPOSED_BY_SUIT, FIVE_CARD
from houseway.play.pot import High, Opener

LOWEST_CARD = Opener(EXPOSED_BY_SUIT, stomaha("stud.p2.s2"), lowest=True)
BEST_SHOWN = Opener(EXPOSED, stomaha("stud.p2.s3"))

GAME = stud("stud", "p1.s3", may_choose="p3", brings_in=LOWEST_CARD, leads=BEST_SHOWN)(
    slug="stud",
    aliases=("seven card stud",),
    name="Stud",
    about="Seven cards of your own, four of them open; the best five win.",
    idea=(
        "Seven cards of your own, three hidden and four open, and the best five win. The lowest "
        "open card opens, later the best board speaks first. Which of your cards lie dead in "
        "other hands matters as much as which you hold. The button may add a twist."
    ),
    cite=stomaha("stud.p1"),
    shares=(High(FIVE_CARD, cite=stomaha("stud.p1"), ties=TIES),),
)
