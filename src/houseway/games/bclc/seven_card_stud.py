"""Seven Card Stud: BCLC poker, section 23."""

from houseway.games.bclc.stud import stud
from houseway.hands import EXPOSED, EXPOSED_BY_SUIT, FIVE_CARD
from houseway.play.pot import (
    BIG,
    Antes,
    Button,
    Deal,
    High,
    JackpotDrop,
    Opener,
    Showdown,
    Street,
)
from houseway.rulebook import section

rule = section("bclc-poker/23")

LOWEST_CARD = Opener(EXPOSED_BY_SUIT, rule("10.3"), lowest=True)
BEST_SHOWN = Opener(EXPOSED, rule("10.8"))
LAST_ROUND = Opener(EXPOSED, rule("10.13"))

GAME = stud(23, posted="3.5")(
    slug="seven-card-stud",
    aliases=("stud",),
    name="Seven Card Stud",
    about="Seven cards of your own, four of them open; the best five win.",
    idea=(
        "No board: seven cards of your own, four of them open for everybody to see. Everybody "
        "antes, and the lowest open card has to open the betting; later the best open hand "
        "speaks first. What the others show, and what has been folded, tells which cards are "
        "gone. The best five of seven win."
    ),
    seats=8,
    showdown=Showdown(rule("10.6"), show=rule("10.15"), read=rule("10.15")),
    opens=Antes(rule("4.1"), rule("4.2"), forced=rule("10.3")),
    button=Button(drawn=rule("7.1")),
    deal=Deal(dealt_when_folded=rule("11.1"), runs_out=rule("3.1")),
    extras=(JackpotDrop(section("bclc-poker/30")("1.3")),),
    streets=(
        Street("third street", rule("10.2.1"), down=2, up=1, opener=LOWEST_CARD),
        Street("fourth street", rule("10.7"), burn=1, up=1, opener=BEST_SHOWN),
        Street("fifth street", rule("10.10"), burn=1, up=1, bet=BIG, opener=BEST_SHOWN),
        Street("sixth street", rule("10.10"), burn=1, up=1, bet=BIG, opener=BEST_SHOWN),
        Street("seventh street", rule("10.12"), burn=1, down=1, bet=BIG, opener=LAST_ROUND),
    ),
    shares=(High(FIVE_CARD, cite=rule("1.2")),),
)
