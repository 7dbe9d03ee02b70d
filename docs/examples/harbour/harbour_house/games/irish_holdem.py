"""Irish Hold'em: the rulebook of the Harbour House, section irish-holdem."""

from __future__ import annotations

from harbour_house.book import BOOK
from houseway.hands import FIVE_CARD
from houseway.money import dollars
from houseway.play.pot import (
    BIG,
    Acts,
    Bets,
    Blinds,
    Discarding,
    High,
    Posted,
    PotGame,
    RaiseCap,
    Showdown,
    Street,
)
from houseway.wagers import Rake

rule = BOOK.section("irish-holdem")

GAME = PotGame(
    slug="irish-holdem",
    house="harbour",
    name="Irish Hold'em",
    about="Four cards of your own, two of them thrown away once the flop is bet.",
    family="Community poker",
    cite=rule("1"),
    seats=9,
    seats_cite=rule("2"),
    posted=Posted(rule("3"), buy_in=rule("3")),
    fee=Rake(5, most=dollars(5), unit=dollars(1), cite=rule("8")),
    opens=Blinds(small=rule("4.1"), big=rule("4.2")),
    acts=Acts(
        fold=rule("5.1"),
        check=rule("5.2"),
        bet=rule("5.3"),
        raise_=rule("5.4"),
        call=rule("5.5"),
    ),
    bets=Bets(RaiseCap(3, cite=rule("5.4")), excess=rule("7.4")),
    streets=(
        Street("pre-flop", rule("6.1"), down=4),
        Street("flop", rule("6.2"), burn=1, board=3, after=(Discarding(2, rule("6.3")),)),
        Street("turn", rule("6.4"), burn=1, board=1, bet=BIG),
        Street("river", rule("6.5"), burn=1, board=1, bet=BIG),
    ),
    shares=(High(FIVE_CARD, cite=rule("1")),),
    showdown=Showdown(unopposed=rule("7.1"), show=rule("7.2"), read=rule("7.3")),
)
