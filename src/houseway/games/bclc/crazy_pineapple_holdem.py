"""Crazy Pineapple Hold'em: BCLC poker, section 19."""

from houseway.games.bclc.community import community
from houseway.play.pot import BIG, Discarding, Street
from houseway.rulebook import section

rule = section("bclc-poker/19")

GAME = community(19, shown="10.15", read="10.16", oversize=False)(
    slug="crazy-pineapple-holdem",
    aliases=("crazy pineapple",),
    name="Crazy Pineapple Hold'em",
    about="Three cards of your own, one of them thrown away once you have seen the flop.",
    idea=(
        "Hold'em with three cards, one of which goes only when the flop has been seen. Two of "
        "them may fit it in different ways, and you have to decide for one. Made hands and "
        "draws are stronger than at hold'em. The rest of the hand is played with two cards and "
        "the board."
    ),
    streets=(
        Street("pre-flop", rule("10.2"), down=3, turns=rule("10.3")),
        Street(
            "flop",
            rule("10.8"),
            burn=1,
            board=3,
            steps=(Discarding(1, rule("10.9")),),
            turns=rule("10.10"),
        ),
        Street("turn", rule("10.11"), burn=1, board=1, bet=BIG, turns=rule("10.12")),
        Street("river", rule("10.13"), burn=1, board=1, bet=BIG, turns=rule("10.14")),
    ),
)
