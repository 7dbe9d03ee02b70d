"""Badugi of the Stomaha Masters: the lowest four cards of four suits, after three draws."""

from dataclasses import replace

from houseway.games.bcpc.club import BLINDS, MASTER, TIES, stomaha
from houseway.games.bcpc.draw_streets import triple_draw
from houseway.hands import BADUGI
from houseway.play.pot import Exposing, High, Street, Twist, Twists

LOW, DRAWS, BETS, FIRST_UP, CHOSEN = (
    stomaha(f"badugi.{part}") for part in ("p1", "p1.s2", "p2", "1", "2")
)

DEAL = Street("before the draw", LOW, down=4)
DEAL_ONE_UP = replace(DEAL, down=3, up=1, up_first=True)
DEAL_AND_CHOOSE = replace(DEAL, steps=(Exposing(CHOSEN),))
STREETS, ONE_UP, ONE_CHOSEN = (
    triple_draw(first, DRAWS, bets=BETS) for first in (DEAL, DEAL_ONE_UP, DEAL_AND_CHOOSE)
)

GAME = MASTER(
    slug="badugi",
    aliases=(),
    name="Badugi",
    family="Draw poker",
    about="Four cards of different ranks and suits, as low as they can be, after three draws.",
    idea=(
        "Four cards, each of a different suit and a different rank, as low as they can be: that "
        "is a badugi, and any of them beats any hand of three such cards. Three draws with "
        "betting between them are there to make one. Cards that repeat a rank or a suit do not "
        "count. The best is ace to four in four suits."
    ),
    cite=LOW,
    opens=BLINDS,
    streets=STREETS,
    # A card that lies open may be exchanged; its place stays open (badugi.p4, resolution S08).
    extras=(
        Twists(
            stomaha("badugi.p3"),
            (Twist("exposed-1", FIRST_UP, ONE_UP), Twist("exposed-2", CHOSEN, ONE_CHOSEN)),
        ),
    ),
    shares=(High(BADUGI, cite=LOW, ties=TIES),),
)
