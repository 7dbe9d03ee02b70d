"""Glory Hole Texas Hold'em: after the flop's betting one hole card may be exchanged."""

from dataclasses import replace

from houseway.games.chico.community_poker import SHORT_DECK, community, in_own_section, streets
from houseway.games.chico.winners import highest
from houseway.hands import FIVE_CARD
from houseway.play.pot import BY_SUIT, Drawing
from houseway.rulebook import section

rule = section("chico/glory-hole")
PRINTED = replace(SHORT_DECK, section="glory-hole", turn="15", river="20", show="24")
EXCHANGE = Drawing(rule("dealing.13"), most=1, at_once=True, prompt=rule("dealing.13.s3"))

GAME = community(PRINTED, draw=BY_SUIT, collecting=in_own_section("glory-hole", "7"))(
    slug="glory-hole-holdem",
    aliases=("glory hole",),
    name="Glory Hole Texas Hold'em",
    about="Hold'em in which one hole card may be exchanged when the flop has been bet.",
    idea=(
        "Hold'em with one repair: when the flop has been bet, each player may exchange one of "
        "his two cards. A bad kicker or a card that missed can go. Everybody else improves as "
        "well, so what wins is better than at hold'em. The rest is turn, river and showdown."
    ),
    streets=streets(PRINTED, down=2, after_flop=(EXCHANGE,)),
    shares=highest("glory-hole", FIVE_CARD),
)
