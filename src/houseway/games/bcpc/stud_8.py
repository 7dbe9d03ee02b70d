"""Stud eight or better of the Stomaha Masters: half for the best hand, half for the best low."""

from houseway.games.bcpc.club import TIES, stomaha
from houseway.games.bcpc.stud_streets import stud
from houseway.hands import EIGHT_LOW, EXPOSED, EXPOSED_BY_SUIT, FIVE_CARD
from houseway.play.pot import High, Low, Opener

LOWEST_CARD = Opener(EXPOSED_BY_SUIT, stomaha("stud8.p2.s2"), lowest=True)
BEST_SHOWN = Opener(EXPOSED, stomaha("stud8.p2.s3"))

HALVES = stomaha("stud8.p1.s2")

GAME = stud("stud8", "p1.s3", may_choose="p3", brings_in=LOWEST_CARD, leads=BEST_SHOWN)(
    slug="stud-8",
    aliases=("stud hi lo",),
    name="Stud 8 or Better",
    about="Stud in which the best hand and the best low of eight or under divide the pot.",
    idea=(
        "Seven card stud for two halves: the best high hand, and the best low of eight or "
        "under. The same cards may serve for both. Without a low the high takes all. Three low "
        "cards to begin with, best of one suit or in a row, can go both ways."
    ),
    cite=stomaha("stud8.p1"),
    shares=(
        High(FIVE_CARD, cite=HALVES, name="high", ties=TIES),
        Low(EIGHT_LOW, cite=HALVES, ties=TIES),  # without one the high takes all (S17)
    ),
)
