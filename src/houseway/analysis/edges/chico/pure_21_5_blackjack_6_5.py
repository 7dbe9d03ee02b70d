"""Pure 21.5 Blackjack: best play from an endless shoe, side bets from the decks that are posted."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from fractions import Fraction

from houseway.analysis.edges.chico.pure_21_5 import (
    ACE,
    CHANCES,
    TEN,
    AgainstUpCard,
    against_every_card,
)
from houseway.analysis.edges.chico.pure_bank import count_buster, count_red_flex
from houseway.analysis.edges.chico.pure_chart import charts
from houseway.analysis.edges.paid import net_of, paid_by
from houseway.analysis.edges.results import Decision, Strategy, Study, Wager, wager
from houseway.analysis.edges.work import Work
from houseway.games.chico.pure_21_5 import PureTwentyOne
from houseway.games.chico.pure_settling import TWO_TO_ONE
from houseway.play.settings import Settings

PARTS = 10**18  # an endless shoe has no number of deals: chances are told in parts of this
PURE = frozenset((ACE, TEN))
EVEN_MONEY = "even money"

Rows = dict[tuple[str, float], float]


def study(game: PureTwentyOne, settings: Settings, work: Work) -> Study:
    decks = settings["decks"]
    assert isinstance(decks, int)
    by_up_card = against_every_card()
    pays = float(net_of(game.pure_pays))
    insured = settings.get("even_money_six_to_five") == "insured"
    takes_even = not insured and pays * (1 - CHANCES[TEN]) < 1
    rows, staked, taken = play(by_up_card, pays, takes_even=takes_even)
    buster, red_flex = game.pay_tables["buster"], game.pay_tables["red_flex"]
    return Study(
        (
            main_game(rows, staked),
            insurance(decks),
            paid_by("red_flex", red_flex, count_red_flex(decks)),
            paid_by("buster", buster, count_buster(decks)),
        ),
        decisions=(Decision("first two cards", taken),),
        strategy=Strategy(rules(takes_even=takes_even), charts(by_up_card)),
        notes=(
            "base is exact for an endless shoe, in parts of 10^18",
            f"side bets and insurance are exact for {decks} {'deck' if decks == 1 else 'decks'}",
            "collection fees and the limit of the bank's cover are left out",
        ),
    )


def play(
    by_up_card: Mapping[int, AgainstUpCard], pays: float, *, takes_even: bool
) -> tuple[Rows, float, dict[str, Fraction]]:
    """Every up card and first two cards: how they come out, what is staked, what is done."""
    rows: Rows = defaultdict(float)
    taken: Counter[str] = Counter()
    staked = 0.0
    for up, against in by_up_card.items():
        pure = {ACE: CHANCES[TEN], TEN: CHANCES[ACE]}.get(up, 0.0)  # for the bank
        seen = CHANCES[TEN] if up == ACE else 0.0  # found before anybody acts
        for one, part in CHANCES.items():
            for other, more in CHANCES.items():
                chance = CHANCES[up] * part * more
                if {one, other} == PURE:
                    staked += chance
                    if up == ACE and takes_even:
                        rows[EVEN_MONEY, 1.0] += chance
                    else:
                        rows["Pure 21.5", pays] += chance * (1 - pure)
                        rows["pushes", 0.0] += chance * pure
                    continue
                rows["loses 1", -1.0] += chance * seen
                staked += chance * seen
                way = against.first_two(one, other, after_split=False, may_split=True)
                taken[way.action] += round(chance * (1 - seen) * PARTS)
                for likely, name, won, stake in against.outcomes(one, other):
                    rows[name, won] += chance * (1 - seen) * likely
                    staked += chance * (1 - seen) * likely * stake
    asked = sum(taken.values())
    return rows, staked, {action: Fraction(each, asked) for action, each in taken.items()}


def main_game(rows: Rows, staked: float) -> Wager:
    parts = {(name, Fraction(won).limit_denominator(100)): round(chance * PARTS)
             for (name, won), chance in rows.items()}  # fmt: skip
    parts["loses 1", Fraction(-1)] += PARTS - sum(parts.values())  # what rounding left over
    return wager("base", parts, staked=Fraction(staked).limit_denominator(PARTS))


def insurance(decks: int) -> Wager:
    """A ten under the ace, from a shoe of which nothing else is known."""
    tens, unseen = 16 * decks, 52 * decks - 1
    return wager("insurance", {("Pure 21.5 under the ace", net_of(TWO_TO_ONE)): tens,
                               ("no Pure 21.5", Fraction(-1)): unseen - tens})  # fmt: skip


def rules(*, takes_even: bool) -> tuple[str, ...]:
    return (
        "S stands, H hits, D doubles, P splits, R surrenders.",
        "With three cards or more D and R hit, DS and RS stand.",
        "Never insure.",
        f"With Pure 21.5 against an ace {'take' if takes_even else 'decline'} even money.",
    )
