"""Pineapple Hold'em: BCLC poker, section 18."""

from houseway.games.bclc.community import community
from houseway.play.pot import BIG, Discarding, Street
from houseway.rulebook import section

rule = section("bclc-poker/18")

GAME = community(18, shown="10.15", read="10.16", oversize=False)(
    slug="pineapple-holdem",
    aliases=("pineapple",),
    name="Pineapple Hold'em",
    about="Three cards of your own, one of them thrown away before the flop.",
    idea=(
        "Hold'em with a choice at the start: you get three cards and throw one away before the "
        "flop. The two that are left play with the board as usual. Everybody chooses, so hands "
        "are better than at hold'em, and a single pair wins less often. Keep cards that work "
        "together."
    ),
    streets=(
        Street(
            "pre-flop",
            rule("10.2"),
            down=3,
            turns=rule("10.3"),
            after=(Discarding(1, rule("10.8")),),
        ),
        Street("flop", rule("10.9"), burn=1, board=3, turns=rule("10.10")),
        Street("turn", rule("10.11"), burn=1, board=1, bet=BIG, turns=rule("10.12")),
        Street("river", rule("10.13"), burn=1, board=1, bet=BIG, turns=rule("10.14")),
    ),
)
