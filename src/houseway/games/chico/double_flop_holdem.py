"""Double Flop Hold'em: two boards, and half the pot on each."""

from dataclasses import replace

from houseway.games.chico.community_poker import SHORT_DECK, community, in_own_section, streets
from houseway.games.chico.winners import highest
from houseway.hands import FIVE_CARD
from houseway.play.pot import BY_SUIT, TwoBoards

PRINTED = replace(SHORT_DECK, section="double-flop")
BOARDS = TwoBoards()

GAME = community(PRINTED, draw=BY_SUIT, collecting=in_own_section("double-flop", "7"))(
    slug="double-flop-holdem",
    aliases=("double flop", "double board holdem"),
    name="Double Flop Hold'em",
    about="Two cards of your own and two boards, each for half of the pot.",
    idea=(
        "Hold'em with two boards at once, each for half of the pot. Your two cards play on "
        "both. Winning one board gets your money back; winning both is the aim. Pairs and high "
        "cards that stand up twice are worth more than a draw that fits one board."
    ),
    boards=BOARDS,
    streets=streets(PRINTED, down=2, places=BOARDS.places),
    shares=highest("double-flop", FIVE_CARD),
)
