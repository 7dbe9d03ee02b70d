"""Stud of the Stomaha Masters: seven cards of one's own, four of them open."""

from houseway.games.bcpc.club import TIES, stomaha
from houseway.games.bcpc.stud_streets import stud
from houseway.hands import EXPOSED, EXPOSED_BY_SUIT, FIVE_CARD
from houseway.play.pot import High, Opener

LOWEST_CARD = Opener(EXPOSED_BY_SUIT, stomaha("stud.p2.s2"), lowest=True)
BEST_SHOWN = Opener(EXPOSED, stomaha("stud.p2.s3"))

GAME = stud("stud", "p1.s3", may_choose="p3", brings_in=LOWEST_CARD, leads=BEST_SHOWN)(
    slug="stud",
    name="Stud",
    about="Seven cards of your own, four of them open; the best five win.",
    cite=stomaha("stud.p1"),
    shares=(High(FIVE_CARD, cite=stomaha("stud.p1"), ties=TIES),),
)
