"""Out Pops the Devil, or Chico: Omaha with a joker, and a blank that counts for nothing."""

from houseway.cards import WITH_JOKER_AND_BLANK
from houseway.games.chico.community_poker import DEVIL, community, in_own_section, streets
from houseway.games.chico.winners import highest
from houseway.hands import OMAHA_54
from houseway.play.pot import ButtonDraw
from houseway.rulebook import section

rule = section("chico/out-pops-the-devil")
DRAW = ButtonDraw(first=True, again=rule("dealing.1.c"), back=rule("dealing.1.c.s2"))

GAME = community(DEVIL, draw=DRAW, collecting=in_own_section("out-pops-the-devil", "3"))(
    slug="out-pops-the-devil",
    aliases=("devil",),
    name="Out Pops the Devil",
    about="Omaha with a joker for aces, straights and flushes, and a blank that is dead.",
    idea=(
        "Omaha with two cards more in the deck: a joker, which is an ace or completes a "
        "straight or a flush, and a blank that counts for nothing wherever it lands. Two of "
        "your four cards play with three of the board. A blank on the board leaves fewer cards "
        "to use. The best high hand takes the pot."
    ),
    deck=WITH_JOKER_AND_BLANK,
    streets=streets(DEVIL, down=4, named=("flop", "turn", "river")),
    shares=highest("out-pops-the-devil", OMAHA_54),
)
