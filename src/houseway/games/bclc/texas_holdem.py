"""Texas Hold'em with the Mississippi straddle: BCLC poker, sections 17 and 33.

A table may offer to run the board twice (section 21, which prints the whole game once more) or
play with a kill (section 22).
"""

from dataclasses import replace

from houseway.games.bclc.community import community
from houseway.play.pot import JackpotDrop, Kill, SecondRun
from houseway.rulebook import section

rule = section("bclc-poker/17")
twice = section("bclc-poker/21")
kill = section("bclc-poker/22")


KILL = Kill(
    offered=kill("1.1"),
    limits=kill("1.5.1.a"),
    half_limits=kill("1.5.2.a"),
    half=kill("6.2.2"),
    completes=kill("6.1.1"),
    straddle=kill("5.2.5"),
    no_chop=kill("5.2.6"),
    sign=kill("1.4"),
    announced=kill("1.7"),
    button=kill("2.1.1"),
    split=kill("3.4"),
    newcomer=kill("6.5"),
)

SECOND_RUN = SecondRun(
    offered=twice("11.1"),
    structures=twice("11.1"),
    two=twice("11.1.1"),
    all_in=twice("11.1.2"),
    agreed=twice("11.1.4"),
    both=twice("11.2.8"),
    each=twice("11.2.9"),
    read=twice("11.2.10"),
    preflop=twice("11.2.6"),
)

DROP = JackpotDrop(section("bclc-poker/28")("1.3"))

ALIKE = community(17, shown="10.14", read="10.15")
HOLDEM = ALIKE(
    slug="texas-holdem",
    aliases=("holdem", "nlh", "nlhe"),
    name="Texas Hold'em",
    about="Two cards of your own, five on the board, the best five win.",
    idea=(
        "Everybody has two cards of his own and shares five on the board; the best five of the "
        "seven take the pot. Between the cards there are four rounds of betting, in which you "
        "may win without the best hand. Two blinds start the pot, and the button moves round, "
        "so everybody pays in turn. Acting late is worth as much as good cards. Most hands are "
        "folded before the flop."
    ),
    opens=replace(
        ALIKE.keywords["opens"],
        mississippi=rule("4.1.5"),
        supersedes=rule("4.1.5.a"),
        late=rule("4.1.5.c"),
    ),
)

ALIKE_TWICE = community(21, shown="10.14", read="10.15", most="3.6").keywords
ALIKE_TWICE["bets"] = replace(ALIKE_TWICE["bets"], structures=("no-limit", "pot-limit"))
RUN_TWICE = replace(HOLDEM, **ALIKE_TWICE, extras=(DROP, SECOND_RUN, KILL))

GAME = replace(HOLDEM, extras=(DROP, replace(SECOND_RUN, section=RUN_TWICE), KILL))
