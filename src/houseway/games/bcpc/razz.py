"""Razz of the Stomaha Masters: stud for the lowest five cards."""

from houseway.games.bcpc.club import TIES, stomaha
from houseway.games.bcpc.stud_streets import stud
from houseway.hands import ACE_TO_FIVE, EXPOSED_LOW, EXPOSED_LOW_BY_SUIT
from houseway.play.pot import High, Opener

HIGHEST_CARD = Opener(EXPOSED_LOW_BY_SUIT, stomaha("razz.p2.s2"), lowest=True)  # the worst low
BEST_LOW_SHOWN = Opener(EXPOSED_LOW, stomaha("razz.p2.s3"))

GAME = stud("razz", "p1.s2", may_choose="p3", brings_in=HIGHEST_CARD, leads=BEST_LOW_SHOWN)(
    slug="razz",
    aliases=(),
    name="Razz",
    about="Seven cards of your own, four of them open; the lowest five win.",
    idea=(
        "Seven card stud turned upside down: the lowest five of seven cards win. Aces are low, "
        "straights and flushes do not count, and a pair is a misfortune. The highest open card "
        "has to open, and later the lowest board speaks first. Low open cards steal a good "
        "deal."
    ),
    cite=stomaha("razz.p1"),
    shares=(High(ACE_TO_FIVE, cite=stomaha("razz.p1"), ties=TIES),),
)
