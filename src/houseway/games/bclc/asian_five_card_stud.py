"""Asian Five Card Stud: BCLC poker, section 24."""

from houseway.cards import SEVEN_UP
from houseway.games.bclc.stud import stud
from houseway.hands import ASIAN_STUD, ASIAN_STUD_ACE_BELOW_SEVEN, EXPOSED, EXPOSED_BY_SUIT
from houseway.play.pot import BIG, Antes, Deal, High, Opener, OtherShares, Showdown, Street
from houseway.play.settings import switch
from houseway.rulebook import section

rule = section("bclc-poker/24")

HIGHEST_CARD = Opener(EXPOSED_BY_SUIT, rule("10.4"))

GAME = stud(24, posted="4.2", sized=False)(
    slug="asian-five-card-stud",
    aliases=("asian stud",),
    name="Asian Five Card Stud",
    about="Five cards from a deck without deuces to sixes; a flush beats a full house.",
    idea=(
        "Five cards, the first of them hidden, from a deck that begins at the seven. In so "
        "short a deck a flush is rarer than a full house, and beats it. The best open cards "
        "lead the betting on every street. With one card hidden there is little to hide behind: "
        "read the boards, and remember what was folded."
    ),
    seats=7,
    showdown=Showdown(rule("11.3"), show=rule("10.16"), read=rule("10.16")),
    deck=SEVEN_UP,
    opens=Antes(rule("4.1"), rule("4.2"), forced=rule("10.4")),
    deal=Deal(turns_down=rule("11.2"), runs_out=rule("3.1")),
    streets=(
        Street("second card", rule("10.3"), down=1, up=1, opener=HIGHEST_CARD),
        Street("third card", rule("10.7"), up=1, opener=Opener(EXPOSED, rule("10.8"))),
        Street("fourth card", rule("10.10"), up=1, bet=BIG, opener=Opener(EXPOSED, rule("10.11"))),
        Street("fifth card", rule("10.13"), up=1, bet=BIG, opener=Opener(EXPOSED, rule("10.14"))),
    ),
    shares=(High(ASIAN_STUD, cite=rule("1.2")),),
    extras=(
        OtherShares(
            switch(
                "ace_below_seven", "ace, seven, eight, nine and ten are a straight", rule("1.5.6")
            ),
            (High(ASIAN_STUD_ACE_BELOW_SEVEN, cite=rule("1.2")),),
        ),
    ),
)
