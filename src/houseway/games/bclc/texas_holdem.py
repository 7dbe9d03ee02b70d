"""Texas Hold'em with the Mississippi straddle: BCLC poker, sections 17 and 33."""

from __future__ import annotations

from houseway.hands import FIVE_CARD
from houseway.money import dollars
from houseway.play.pot import BIG, Acts, Blinds, High, PotGame, RaiseCap, Street
from houseway.rulebook import section
from houseway.wagers import Rake

rule = section("bclc-poker/17")
big_bet = section("bclc-poker/33")

GAME = PotGame(
    slug="texas-holdem",
    house="bclc",
    name="Texas Hold'em",
    family="Community poker",
    about="Two cards of your own, five on the board, the best five win.",
    cite=rule("1.1"),
    seats=11,
    seats_cite=rule("3.1"),
    acts=Acts(
        fold=rule("2.1"),
        check=rule("2.2"),
        bet=rule("2.3"),
        raise_=rule("2.4"),
        call=rule("2.5"),
        chop=rule("10.5"),
        all_in=rule("6.1.1"),
    ),
    blinds=Blinds(
        small=rule("4.1.1"),
        big=rule("4.1.2"),
        straddle=rule("4.1.3"),
        no_button=rule("4.1.3.a"),
        oversize=rule("4.1.4"),
        mississippi=rule("4.1.5"),
        supersedes=rule("4.1.5.a"),
        live=big_bet("1.11"),
    ),
    raises=RaiseCap(3, cite=rule("2.4")),
    streets=(
        Street("pre-flop", rule("10.2"), down=2),
        Street("flop", rule("10.8"), burn=1, board=3),
        Street("turn", rule("10.10"), burn=1, board=1, bet=BIG),
        Street("river", rule("10.12"), burn=1, board=1, bet=BIG),
    ),
    shares=(High(FIVE_CARD, cite=rule("10.14")),),
    rake=Rake(10, most=dollars(15), unit=dollars(1), cite=rule("8.1")),
    odd_chip=rule("1.3"),
    unopposed=rule("10.5"),
    show=rule("10.14"),
    read=rule("10.15"),
    excess=rule("6.2"),
    posted_cite=rule("3.5"),
    buy_in_cite=rule("5.1"),
    newcomer_cite=rule("4.3"),
    no_tips=rule("9.1"),
    no_back=rule("3.4"),
    big_bet_raise=big_bet("1.3"),
    pot_raise=big_bet("2.1"),
    big_bet_prompts=(big_bet("1.5"), big_bet("1.6")),
    jackpot_drop=section("bclc-poker/28")("1.3"),
)
