"""Texas Hold'em at the California card room."""

from houseway.games.chico.community_poker import HOLDEM, community, on_collection_pages, streets
from houseway.games.chico.winners import highest
from houseway.hands import FIVE_CARD
from houseway.play.pot import ButtonDraw

GAME = community(
    HOLDEM,
    draw=ButtonDraw(first=True),
    collecting=on_collection_pages("texas-holdem"),
    no_back="table.1.s3",
)(
    slug="texas-holdem",
    aliases=("holdem", "nlh", "nlhe"),
    name="Texas Hold'em",
    about="Two cards of your own, five on the board; anybody may post over the blinds.",
    idea=(
        "Two cards of your own and five on the board; the best five win. In this room anybody "
        "may post a blind over the largest before the cards, to make the pot grow. The house "
        "takes a flat collection instead of a part of the pot. Everything else is hold'em."
    ),
    streets=streets(HOLDEM, down=2, named=("turn", "river")),
    shares=highest("texas-holdem", FIVE_CARD),
)
