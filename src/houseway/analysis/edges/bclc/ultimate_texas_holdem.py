"""Ultimate Texas Hold'em: every flop up to its suits, every board behind it, every holding."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealers_card import Terms, ultimate
from houseway.analysis.edges.dealt import count_table, suit_classes
from houseway.analysis.edges.deciding import Hand, Weighed, against_two, begun
from houseway.analysis.edges.holdings import CLASSES, by_name, chart, class_of
from houseway.analysis.edges.kept_flops import ULTIMATE, every_flop, keep_flops
from houseway.analysis.edges.paid import net_of, paid_by, row_names
from houseway.analysis.edges.progressive import NO_METER, five_cards
from houseway.analysis.edges.results import Decision, Strategy, Study, Wager, card_seen, wager
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.ultimate import (
    COUNTERS,
    LOST,
    LOST_SHORT,
    ROWS,
    SCALE,
    TIED,
    WON,
    WON_SHORT,
    play_flop,
)
from houseway.analysis.kernels.rankings.five_card_tables import VALUES
from houseway.cards import STANDARD
from houseway.games.bclc.ultimate_texas_holdem import QUALIFIES, UltimateTexasHoldem
from houseway.hands import FIVE_CARD
from houseway.play.settings import Settings
from houseway.wagers import PayTable

BLOCK = 15  # flops at a time
Counts = NDArray[np.int64]


class Blind(NamedTuple):
    """The blind's pay table as the kernel reads it."""

    row_of: NDArray[np.int32]  # by class of hand
    pays: Counts  # by row, scaled
    names: tuple[str, ...]


class Found(NamedTuple):
    """What some flops come to, by class of the two cards held."""

    raised: Counts  # all deals, where four antes are bet before the flop
    on_flop: Counts  # two antes on the flop
    on_river: Counts  # one ante on the river
    folds: Counts


def study(game: UltimateTexasHoldem, settings: Settings, work: Work) -> Study:
    blind = read_blind(game.pay_tables["blind"])
    flops, weights = suit_classes(3)
    blocks = [(flops[at : at + BLOCK], weights[at : at + BLOCK], blind)
              for at in range(0, len(flops), BLOCK)]  # fmt: skip
    parts = list(work.over(count_flops, blocks))
    found = Found(*(np.sum(each, axis=0) for each in zip(*parts, strict=True)))
    raising, waiting = worth(found.raised, blind, 4), checking(found, blind)
    little = worth(found.raised, blind, 3)
    raises = raising > waiting
    table = game.pay_tables["trips"]
    trips = paid_by("trips", table, count_table(table, FIVE_CARD, 7, STANDARD, work))
    main = main_game(found, blind, raises)
    return Study(
        (main, trips, five_cards(game, settings, work)),
        decisions=tuple(decisions(found, raises)),
        strategy=Strategy(
            RULES,
            (chart("Raise four antes before the flop", raises, "4x", "check"),),
            mistakes(found, blind),
            by_name(
                {"bet 4x": raising, "bet 3x": little, "check": waiting},
                found.raised.sum(axis=1),
                SCALE,
            ),
        ),
        asides=(card_seen(main.house_edge, -seen_by(blind, work)),) if work.thorough else (),
        notes=(NO_METER,),
    )


RULES = (
    "Raise four antes at once or check; never three.",
    "On the flop bet two antes with two pair or better, or a pair with a card of your own.",
    "On the river bet one ante unless that loses more than ante and blind would.",
)


def read_blind(table: PayTable) -> Blind:
    paid = dict(table.rows)
    names = ["no bonus", *paid]
    assert len(names) <= ROWS
    floors = row_names(table, FIVE_CARD)
    places = np.searchsorted([floor for floor, _ in floors], VALUES, side="right") - 1
    numbers = [names.index(name) if name in paid else 0 for _, name in floors]
    pays = [0, *(int(SCALE * net_of(odds)) for odds in paid.values())]
    pays += [0] * (ROWS - len(pays))
    return Blind(np.array(numbers, dtype=np.int32)[places], np.array(pays), tuple(names))


def count_flops(block: tuple[NDArray[np.uint8], Counts, Blind]) -> Found:
    flops, weights, blind = block
    raised, on_flop, on_river = np.zeros((3, CLASSES, COUNTERS), dtype=np.int64)
    found = Found(raised, on_flop, on_river, np.zeros(CLASSES, dtype=np.int64))
    least = int(np.searchsorted(VALUES, QUALIFIES))
    for flop, weight in zip(flops, weights.tolist(), strict=True):
        seen = np.zeros((1176, COUNTERS), dtype=np.int32)
        played, folds = np.zeros_like(seen), np.zeros(1176, dtype=np.int32)
        play_flop(flop, blind.row_of, blind.pays, least, seen, played, folds)
        bets = worth(seen, blind, 2) > worth(played, blind, 1) - 2 * SCALE * folds
        held = class_of(flop)
        np.add.at(found.raised, held, weight * seen.astype(np.int64))
        np.add.at(found.on_flop, held[bets], weight * seen[bets].astype(np.int64))
        np.add.at(found.on_river, held[~bets], weight * played[~bets].astype(np.int64))
        np.add.at(found.folds, held[~bets], weight * folds[~bets].astype(np.int64))
    return found


def seen_by(blind: Blind, work: Work) -> float:
    """What the game wins for a player who has seen one of the dealer's cards."""
    least = int(np.searchsorted(VALUES, QUALIFIES))
    return ultimate(Terms(strong=least, row_of=blind.row_of, by_row=blind.pays), work)


def nets(blind: Blind, play: int) -> Counts:
    """What each counter wins with ante, blind and so many antes to play, scaled."""
    each = np.zeros(COUNTERS, dtype=np.int64)
    each[WON : WON + ROWS] = (1 + play) * SCALE + blind.pays
    each[WON_SHORT : WON_SHORT + ROWS] = play * SCALE + blind.pays
    each[TIED], each[LOST], each[LOST_SHORT] = 0, -(2 + play) * SCALE, -(1 + play) * SCALE
    return each


def worth(counts: NDArray[np.int32] | Counts, blind: Blind, play: int) -> Counts:
    return counts.astype(np.int64) @ nets(blind, play)


def checking(found: Found, blind: Blind) -> Counts:
    """What it is worth to wait for the flop, by class."""
    return (
        worth(found.on_flop, blind, 2) + worth(found.on_river, blind, 1) - 2 * SCALE * found.folds
    )


def mistakes(found: Found, blind: Blind) -> dict[str, float]:
    """What plainer play costs, of one ante."""
    raising, waiting = worth(found.raised, blind, 4), checking(found, blind)
    best, total = int(np.maximum(raising, waiting).sum()), int(found.raised.sum()) * SCALE
    return {
        "playing blind, four antes on everything": (best - int(raising.sum())) / total,
        "never raising 4x": (best - int(waiting.sum())) / total,
        "raising three antes in place of four": (
            best - int(np.maximum(worth(found.raised, blind, 3), waiting).sum())
        )
        / total,
    }


def main_game(found: Found, blind: Blind, raises: NDArray[np.bool_]) -> Wager:
    rows: Counter[tuple[str, Fraction]] = Counter()
    staked = 0
    ways = ((4, found.raised[raises]), (2, found.on_flop[~raises]), (1, found.on_river[~raises]))
    for play, counts in ways:
        each = nets(blind, play)
        staked += play * int(counts.sum())
        for at, deals in enumerate(counts.sum(axis=0).tolist()):
            rows[said(at, blind, play), Fraction(int(each[at]), SCALE)] += deals
    rows["folded", Fraction(-2)] += int(found.folds[~raises].sum())
    total = sum(rows.values())
    return wager("ante", rows, staked=2 + Fraction(staked, total))


def said(at: int, blind: Blind, play: int) -> str:
    if at < TIED:
        short, row = divmod(at, ROWS)
        name = blind.names[row] if row < len(blind.names) else ""
        how = "dealer does not qualify" if short else "wins"
        return f"{play}x, {how}, {name}"
    return f"{play}x, " + {TIED: "ties", LOST: "loses", LOST_SHORT: "loses, ante back"}[at]


def decisions(found: Found, raises: NDArray[np.bool_]) -> list[Decision]:
    total = int(found.raised.sum())
    four, check = int(found.raised[raises].sum()), int(found.raised[~raises].sum())
    two, one = int(found.on_flop[~raises].sum()), int(found.on_river[~raises].sum())
    fold = int(found.folds[~raises].sum())
    return [
        Decision("before the flop", {"4x": Fraction(four, total), "check": Fraction(check, total)}),
        Decision("flop", {"2x": Fraction(two, check), "check": 1 - Fraction(two, check)}),
        Decision("river", {"1x": Fraction(one, one + fold), "fold": Fraction(fold, one + fold)}),
    ]


def weigh(game: UltimateTexasHoldem, settings: Settings, hand: Hand) -> Weighed:
    """Four antes, three or none before the flop; two or none on it; one or a fold on the river."""
    hand.check((2,), (0, 3, 5))
    if not hand.seen:
        return begun(game, hand)
    own, dealers = against_two(hand.own, hand.seen)
    table = game.pay_tables["blind"]
    floors = row_names(table, FIVE_CARD)
    paid = dict(table.rows)
    odds = np.array([float(net_of(paid[name])) if name in paid else 0.0 for _, name in floors])
    blind = odds[np.searchsorted([floor for floor, _ in floors], own, side="right") - 1]
    sign = np.sign(own[:, None] - dealers)
    ante = np.where(dealers < QUALIFIES, 0, sign)
    rest = (ante + np.where(sign > 0, blind[:, None], sign)).mean(axis=1)  # ante and blind
    play = sign.mean(axis=1)
    if len(hand.seen) == 5:
        return Weighed({"bet 1x": float((rest + play).mean()), "fold": -2.0})
    waits = np.maximum(rest + play, -2.0)
    return Weighed({"bet 2x": float((rest + 2 * play).mean()), "check": float(waits.mean())})


def keep(game: UltimateTexasHoldem, work: Work) -> None:
    """Count what is best on every flop, and keep it with the package."""
    from houseway.analysis.edges.bclc.ultimate_bets import bets_behind

    table = game.pay_tables["blind"]
    keep_flops(ULTIMATE, every_flop(partial(bets_behind, table=table), work), table.text)
