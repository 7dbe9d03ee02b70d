"""Pure 21.5 Blackjack: best play and side bets from the decks that are posted."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from houseway.analysis.edges.chico.pure_21_5 import DOUBLE, SPLIT, SURRENDER
from houseway.analysis.edges.chico.pure_bank import count_buster, count_red_flex
from houseway.analysis.edges.chico.pure_chart import charts
from houseway.analysis.edges.chico.pure_decks import (
    PARTS,
    Played,
    Rows,
    Terms,
    play_shoe,
    shares,
)
from houseway.analysis.edges.chico.pure_endless import endless_edge
from houseway.analysis.edges.chico.pure_letters import Letters, keep_letters
from houseway.analysis.edges.chico.pure_policy import value_of
from houseway.analysis.edges.chico.pure_seen import FACE_DOWN, edge_seen
from houseway.analysis.edges.chico.pure_shoe import holding, shoe_of, total_of
from houseway.analysis.edges.chico.pure_splits import Split
from houseway.analysis.edges.deciding import Hand, Weighed
from houseway.analysis.edges.paid import net_of, paid_by
from houseway.analysis.edges.results import (
    Aside,
    Decision,
    Strategy,
    Study,
    Wager,
    card_seen,
    wager,
)
from houseway.analysis.edges.work import Work
from houseway.errors import BadInput
from houseway.games.chico.pure_21_5 import PureTwentyOne
from houseway.games.chico.pure_settling import TWO_TO_ONE
from houseway.play.settings import Settings

DECKS = range(1, 9)  # that a table may have
ENDLESS = "an endless shoe"
HABITS = {"never doubling": DOUBLE, "never splitting": SPLIT, "never surrendering": SURRENDER}


def study(game: PureTwentyOne, settings: Settings, work: Work) -> Study:
    decks = settings["decks"]
    assert isinstance(decks, int)
    terms = terms_of(game, settings, decks)
    played = play_shoe(terms, work)
    base = main_game(played.rows, sum(played.stakes))
    buster, red_flex = game.pay_tables["buster"], game.pay_tables["red_flex"]
    edges = {decks: base.house_edge}
    seen: tuple[Aside, ...] = ()
    if work.thorough:
        seen = (card_seen(base.house_edge, edge_seen(terms, work), FACE_DOWN),)
        edges |= {number: edge_of(terms_of(game, settings, number), work)
                  for number in DECKS if number != decks}  # fmt: skip
    by_decks = {in_words(number): edges[number] for number in sorted(edges)}
    by_decks[ENDLESS] = endless_edge(terms.pays, takes_even=terms.takes_even)
    return Study(
        (
            base,
            insurance(decks),
            paid_by("red_flex", red_flex, count_red_flex(decks)),
            paid_by("buster", buster, count_buster(decks)),
        ),
        decisions=(Decision("first two cards", shares(played.taken)),),
        strategy=Strategy(
            rules(takes_even=terms.takes_even),
            charts(decks, played),
            mistakes=mistakes(played, decks),
        ),
        asides=(Aside("the base wager by decks", by_decks), *seen),
        notes=(
            f"all is exact for {in_words(decks)}, in parts of 10^18",
            "a hand of a split is played by its own cards alone; its scatter is an endless shoe's",
            "collection fees and the limit of the bank's cover are left out",
        ),
    )


def terms_of(game: PureTwentyOne, settings: Settings, decks: int) -> Terms:
    """Even money is taken where it is worth more than what a pure hand is paid, if that wins."""
    pays = float(net_of(game.pure_pays))
    under = (16 * decks - 1) / (52 * decks - 3)  # a ten under the bank's ace, beside a pure hand
    insured = settings.get("even_money_six_to_five") == "insured"
    return Terms(decks, pays, takes_even=not insured and pays * (1 - under) < 1)


def edge_of(terms: Terms, work: Work) -> float:
    return -sum(won * chance for (_, won), chance in play_shoe(terms, work).rows.items())


def in_words(decks: int) -> str:
    return f"{decks} {'deck' if decks == 1 else 'decks'}"


def keep(game: PureTwentyOne, work: Work) -> None:
    """Find the chart for every number of decks, and keep them with the package."""
    settings = game.read_settings({})
    played = {decks: play_shoe(terms_of(game, settings, decks), work) for decks in DECKS}
    keep_letters({decks: Letters.of(charts(decks, each)) for decks, each in played.items()})


def main_game(rows: Rows, staked: float) -> Wager:
    parts: Counter[tuple[str, Fraction]] = Counter()
    for (name, won), chance in rows.items():
        parts[name, Fraction(won).limit_denominator(100)] += round(chance * PARTS)
    parts["loses 1", Fraction(-1)] += PARTS - parts.total()  # what rounding left over
    return wager("base", parts, staked=Fraction(staked).limit_denominator(PARTS))


def mistakes(played: Played, decks: int) -> dict[str, float]:
    """What each habit costs of a base wager."""
    insured = Fraction(1, 13) / 2 * -insurance(decks).mean  # half the wager, against every ace
    return {"always insuring": float(insured),
            **{name: played.without[action] for name, action in HABITS.items()}}  # fmt: skip


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


def weigh(game: PureTwentyOne, settings: Settings, hand: Hand) -> Weighed:
    """Two cards or more against an up card; with an ace up, once the bank is known not pure."""
    decks = settings["decks"]
    assert isinstance(decks, int)
    if len(hand.own) < 2 or len(hand.seen) != 1:
        raise BadInput(
            "write two cards of your own or more, and the bank's up card as the one seen"
        )
    values, up = [value_of(card) for card in hand.own], value_of(hand.seen[0])
    held, shoe = holding(*values), shoe_of(decks, up)
    if min(shoe.left(held)) < 0 or total_of(held).hard > 21:
        raise BadInput(f"nobody decides with these cards from {decks} decks")
    first = len(values) == 2
    if first and set(values) == {1, 10}:
        raise BadInput("Pure 21.5 is settled at once; see the rules about even money")
    ways = {way.action: way.worth for way in (shoe.ways(*values) if first else shoe.plain(held))}
    if first and values[0] == values[1]:
        ways[SPLIT] = float(Split(decks, up, values[0]).best[0])
    return Weighed({name: won / shoe.not_pure(held) for name, won in ways.items()})
