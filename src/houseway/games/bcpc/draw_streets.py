"""What the club's draw games print alike: three draws, and betting before and after each."""

from __future__ import annotations

from houseway.play.pot import BIG, SMALL, Drawing, Street
from houseway.rulebook import Clause

# Big bets after the second draw (resolution S20). A card is burned before each draw, and a stub
# that is used up is made of the muck (resolution S15).
DRAWS = (("first draw", SMALL), ("second draw", BIG), ("third draw", BIG))


def triple_draw(first: Street, draws: Clause, *, bets: Clause) -> tuple[Street, ...]:
    """The deal, then a draw of any number of cards before each of three betting rounds."""
    drawing = Drawing(draws, burn=1, at_once=True)
    return (first, *(Street(name, bets, bet=bet, steps=(drawing,)) for name, bet in DRAWS))
