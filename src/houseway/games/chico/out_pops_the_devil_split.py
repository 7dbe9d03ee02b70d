"""Out Pops the Devil Split: a low of nine or under takes half, and the joker is wild in it."""

from dataclasses import replace

from houseway.cards import WITH_JOKER_AND_BLANK
from houseway.games.chico.community_poker import DEVIL, community, in_own_section, streets
from houseway.games.chico.winners import Halved, high_low
from houseway.hands import OMAHA_54, OMAHA_NINE_LOW_WILD
from houseway.play.pot import ButtonDraw
from houseway.rulebook import section

rule = section("chico/out-pops-the-devil-split")
PRINTED = replace(DEVIL, section="out-pops-the-devil-split", read="winners.p1")
DRAW = ButtonDraw(first=True, again=rule("dealing.1.c"), back=rule("dealing.1.c.s2"))

GAME = community(
    PRINTED,
    draw=DRAW,
    collecting=in_own_section("out-pops-the-devil-split", "3"),
    odd_chip="winners.3.a",
    by_seat=True,
)(
    slug="out-pops-the-devil-split",
    aliases=("devil split",),
    name="Out Pops the Devil Split",
    about="Out Pops the Devil in which a low of nine or under takes half; its joker is wild.",
    idea=(
        "Out Pops the Devil for two halves: the best high hand, and a low of nine or under. The "
        "joker is wild, and the blank is dead. Two of your four cards play with three of the "
        "board for each half. With a wild card and a nine low, both halves are fought for."
    ),
    deck=WITH_JOKER_AND_BLANK,
    streets=streets(PRINTED, down=4, named=("flop", "turn", "river")),
    shares=high_low(
        "out-pops-the-devil-split",
        OMAHA_54,
        OMAHA_NINE_LOW_WILD,
        Halved(halves="3", alone_ties="2"),
    ),
)
