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
    name="Texas Hold'em",
    about="Two cards of your own, five on the board; anybody may post over the blinds.",
    streets=streets(HOLDEM, down=2, named=("turn", "river")),
    shares=highest("texas-holdem", FIVE_CARD),
)
