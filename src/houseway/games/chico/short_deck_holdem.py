"""Short Deck Hold'em: thirty-six cards, six to ace."""

from dataclasses import replace

from houseway.cards import SIX_UP
from houseway.games.chico.community_poker import SHORT_DECK as ALIKE
from houseway.games.chico.community_poker import community, in_own_section, streets
from houseway.games.chico.winners import highest
from houseway.hands import SHORT_DECK
from houseway.play.pot import BY_SUIT

PRINTED = replace(ALIKE, shuffle="deck.1.s3")

GAME = community(PRINTED, draw=BY_SUIT, collecting=in_own_section("short-deck", "7"))(
    slug="short-deck-holdem",
    aliases=("6+", "six plus", "short deck"),
    name="Short Deck Hold'em",
    about="Hold'em from six to ace: a flush beats a full house, three of a kind a straight.",
    idea=(
        "Hold'em from a deck that begins at the six. Everything is closer: pairs come oftener, "
        "and draws hit more. A flush is harder than a full house and beats it; three of a kind "
        "beats a straight; the ace counts below the six in one. Two of your own with the board, "
        "best five win."
    ),
    deck=SIX_UP,
    streets=streets(PRINTED, down=2),
    shares=highest("short-deck", SHORT_DECK),
)
