"""Three Card Poker with one of the bank's cards open: every hand, every open card."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import groupby

import numpy as np

from houseway.analysis.edges.dealt import (
    count_table,
    every_hand,
    masks_of,
    suit_classes,
    values_of,
)
from houseway.analysis.edges.deciding import Hand, Weighed, all_of
from houseway.analysis.edges.paid import paid_by
from houseway.analysis.edges.results import Decision, Strategy, Study, card_seen, wager
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.meeting import (
    ABOVE,
    BELOW,
    LEVEL,
    SHORT,
    meet_by_card,
    meet_by_two,
)
from houseway.cards import STANDARD, parse_cards
from houseway.games.chico.three_card_poker import QUALIFIES, ThreeCardPoker
from houseway.hands import CHICO_THREE_CARD, FIVE_CARD
from houseway.hands.category import PAIR
from houseway.play.settings import Settings

RANKS = "23456789TJQKA"
WEAKEST = CHICO_THREE_CARD.value(parse_cards("5c 3d 2h"))
FOLDED = ("folded", Fraction(-1))
SECOND = "a second of the bank's"
HABITS = {  # the weakest hand that is played, whatever the bank shows
    "playing blind": 0,
    "playing Q-6-4 or better, as if no card were shown": CHICO_THREE_CARD.value(
        parse_cards("Qh 6d 4c")
    ),
    "playing a pair or better": CHICO_THREE_CARD.least(PAIR),
}


def study(game: ThreeCardPoker, settings: Settings, work: Work) -> Study:
    outcomes = {  # what ante and play together win, by the bank's hand
        SHORT: ("bank does not qualify", 0 if settings["ante_on_no_qualify"] == "push" else 1),
        BELOW: ("wins", 2),
        LEVEL: ("ties", 0),
        ABOVE: ("loses", -2),
    }
    nets = np.array([outcomes[at][1] for at in range(4)])
    hands, weights = suit_classes(3)
    values, masks = values_of(CHICO_THREE_CARD, hands), masks_of(hands)
    others = every_hand(3)
    bank_values = values_of(CHICO_THREE_CARD, others)

    rows: Counter[tuple[str, Fraction]] = Counter()
    least: dict[int, int] = defaultdict(lambda: 1 << 30)  # by open rank: the weakest hand played
    played = 0
    habits = dict.fromkeys(HABITS, 0)  # what each of them loses over the best play
    seen = 0  # what is won over folding by who knows a second card
    for value, mask, weight in zip(values, masks, weights.tolist(), strict=True):
        met = np.zeros((52, 4), dtype=np.int64)
        meet_by_card(mask, value, others, bank_values, QUALIFIES, met)
        more_by_two = np.zeros((52, 52), dtype=np.int64)
        meet_by_two(mask, value, others, bank_values, QUALIFIES, nets + 1, more_by_two)
        seen += weight * int(np.maximum(more_by_two, 0).sum())
        for card in range(52):
            deals = int(met[card].sum())
            more = int(met[card] @ nets) + deals  # than a fold
            for habit, floor in HABITS.items():
                habits[habit] += weight * (max(more, 0) - (more if value >= floor else 0))
            if more <= 0:
                rows[FOLDED] += weight * deals
                continue
            played += weight * deals
            least[card >> 2] = min(least[card >> 2], int(value))
            for at, (name, net) in outcomes.items():
                rows[name, Fraction(net)] += weight * int(met[card, at])
    total = sum(rows.values())
    share = Fraction(played, total)
    tables = (("pair_plus", CHICO_THREE_CARD, 3), ("six_card_bonus", FIVE_CARD, 6))
    sides = (
        paid_by(
            spot,
            game.pay_tables[spot],
            count_table(game.pay_tables[spot], by, size, STANDARD, work),
        )
        for spot, by, size in tables
    )
    main = wager("ante", rows, staked=1 + share)
    return Study(
        (main, *sides),
        decisions=(Decision("play or fold", {"play": share, "fold": 1 - share}),),
        strategy=Strategy(
            tuple(shown_rules(least)),
            mistakes={habit: float(Fraction(lost, total)) for habit, lost in habits.items()},
        ),
        asides=(card_seen(main.house_edge, float(1 - Fraction(seen, total)), SECOND),),
        notes=("collection fees are left out; every hand that Pair Plus pays is played",),
    )


def shown_rules(least: Mapping[int, int]) -> Iterator[str]:
    """What to play against each rank of the bank, those together that ask for the same."""
    for floor, ranks in groupby(range(12, -1, -1), key=lambda rank: least[rank]):
        first, *more = (RANKS[rank] for rank in ranks)
        played = f"{in_ranks(floor)} or better" if floor > WEAKEST else "every hand"
        yield f"Bank shows {first}{f' to {more[-1]}' if more else ''}: play {played}."


def in_ranks(value: int) -> str:
    """A hand without a pair by its ranks, any other by its name."""
    if CHICO_THREE_CARD.category(value) is not CHICO_THREE_CARD.categories[0]:
        return CHICO_THREE_CARD.words(value)
    return "-".join(RANKS[(value >> shift & 15) - 2] for shift in (16, 12, 8))


def weigh(game: ThreeCardPoker, settings: Settings, hand: Hand) -> Weighed:
    """Play or fold, against every hand behind the card that the bank shows."""
    hand.check((3,), (1,))
    banks = all_of(CHICO_THREE_CARD, hand.rest, 2, hand.seen)
    short = 0 if settings["ante_on_no_qualify"] == "push" else 1
    beaten = 2 * np.sign(CHICO_THREE_CARD.value(hand.own) - banks)
    return Weighed({"play": float(np.where(banks < QUALIFIES, short, beaten).mean()), "fold": -1.0})
