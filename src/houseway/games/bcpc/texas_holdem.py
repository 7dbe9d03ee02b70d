"""Texas Hold'em: the club's tournament rules, section VIII."""

from houseway.games.bcpc.club import ANNOUNCED, STRUCTURE, TIES, blinds, flop, rule
from houseway.hands import FIVE_CARD
from houseway.play.pot import BIG, High, Street

DEALT, TURNED, BLIND = (rule(f"flop-games.holdem{part}") for part in ("", ".s2", ".s8"))

GAME = flop(STRUCTURE)(
    slug="texas-holdem",
    aliases=("holdem", "nlh", "nlhe"),
    name="Texas Hold'em",
    about="Two cards of your own, five on the board, the best five win; the big blind antes.",
    idea=(
        "The game of most of the club's nights: two cards of your own, five on the board, the "
        "best five win. As the blinds rise the big blind posts the ante for everybody. With few "
        "chips there is little to wait for; with many there is room to see flops. Acting last "
        "is worth a lot."
    ),
    cite=DEALT,
    # The ante is one big blind, half of it with five players or fewer (resolution B32).
    opens=blinds(BLIND, ante=BLIND),
    streets=(
        Street("pre-flop", DEALT, down=2),
        Street("flop", TURNED, burn=1, board=3, announced=ANNOUNCED),
        Street("turn", TURNED, burn=1, board=1, bet=BIG, announced=ANNOUNCED),
        Street("river", TURNED, burn=1, board=1, bet=BIG, announced=ANNOUNCED),
    ),
    shares=(High(FIVE_CARD, cite=rule("flop-games.holdem.s5"), ties=TIES),),
)
