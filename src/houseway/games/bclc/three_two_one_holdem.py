"""3-2-1 Hold'em: BCLC poker, section 20."""

from houseway.games.bclc.community import community
from houseway.play.pot import BIG, Street
from houseway.rulebook import section

rule = section("bclc-poker/20")

GAME = community(20, shown="10.14", read="10.15", most="3.6")(
    slug="3-2-1-holdem",
    aliases=("321",),
    name="3-2-1 Hold'em",
    about="Two cards of your own and six on the board: three, then two, then one.",
    idea=(
        "Hold'em with a board of six: three cards, then two together, then one. You have two "
        "cards of your own, and the best five of all eight win. The second street brings two "
        "chances at once, so draws get there oftener and pots grow. Be careful with one pair."
    ),
    streets=(
        Street("pre-flop", rule("10.2"), down=2, turns=rule("10.3")),
        Street("flop", rule("10.8"), burn=1, board=3, turns=rule("10.9")),
        Street("second street", rule("10.10"), burn=1, board=2, bet=BIG, turns=rule("10.11")),
        Street("last street", rule("10.12"), burn=1, board=1, bet=BIG, turns=rule("10.13")),
    ),
)
