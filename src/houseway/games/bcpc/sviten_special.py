"""Sviten Special of the Stomaha Masters: half for an Omaha hand, half for the cards in the hand."""

from houseway.games.bcpc.club import BLINDS, MASTER, TIES, stomaha
from houseway.hands import FIVE_CARD, OMAHA
from houseway.play.pot import BIG, Drawing, High, Street

HALVES, FLOP, DRAW, ONE_UP, BETS = (
    stomaha(f"sviten.p1{part}") for part in ("", ".s2", ".s3", ".s4", ".s6")
)

# Nothing is burned. All throw their cards away before anybody gets one. Two of the stub are left
# for turn and river when the muck has to be shuffled (sviten.p1.s7, resolution S14).
EXCHANGE = Drawing(DRAW, keeps_back=2, one_up=ONE_UP)

GAME = MASTER(
    slug="sviten-special",
    aliases=("sviten",),
    name="Sviten Special",
    family="Community poker",
    about="Five cards, exchanged after the flop: half for Omaha with the board, half without.",
    idea=(
        "Half of the pot is for the best Omaha hand with the board, half for the best five "
        "cards in the hand itself. You are dealt five, see a flop and may exchange any number "
        "of them once. Who draws a single card gets it open, and may refuse it for another "
        "unseen. Four rounds of betting, and two hands to think of with the same five cards."
    ),
    cite=HALVES,
    opens=BLINDS,
    streets=(
        Street("pre-flop", FLOP, down=5),
        Street("flop", FLOP, board=3, steps=(EXCHANGE,)),
        Street("turn", BETS, board=1, bet=BIG),
        Street("river", BETS, board=1, bet=BIG),
    ),
    shares=(  # the odd chip of the halving goes to the first (resolution B31)
        High(OMAHA, cite=HALVES, name="board", ties=TIES),
        High(FIVE_CARD, cite=HALVES, name="hand", board=False, ties=TIES),
    ),
)
