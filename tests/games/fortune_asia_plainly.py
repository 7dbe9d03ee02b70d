"""Fortune Asia's house way read a second time, plainly: when each rule decides, and what it sets.

Every four cards are tried, and each situation is said in full, so that no two may hold at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, product

from houseway.cards import JOKER, Card, Cards
from houseway.hands import FORTUNE_ASIA_FOUR_CARD

NO_PAIR, ONE_PAIR = "1+1+1+1+1+1+1", "2+1+1+1+1+1"
THREE, FULL, FULL_AND_PAIR, FOUR = "3+1+1+1+1", "3+2+1+1", "3+2+2", "4+1+1+1"


def worth(card: Card) -> int:
    return 14 if card is JOKER else int(card.rank)


class Facts:
    """What the rules ask about seven cards, found by trying every four of them."""

    def __init__(self, cards: Cards) -> None:
        counted = Counter(map(worth, cards))
        groups = sorted(((count, rank) for rank, count in counted.items()), reverse=True)
        self.pattern = "+".join(str(count) for count, _ in groups)
        self.ranks = [rank for _, rank in groups]
        self.extra = sum(count == 1 and rank >= 11 for count, rank in groups)
        self.ace = (1, 14) in groups
        self.broadway = {10, 11, 12, 13, 14} <= set(self.ranks)
        self.made = [
            (four, sorted((worth(card) for card in cards if card not in four), reverse=True))
            for four in combinations(cards, 4)
            if len({card.rank for card in four}) == 4 and kind(four) != "high card"
            if kind(four) != "pair"  # of aces, one of them the joker
        ]
        listed = self.pattern not in (NO_PAIR, "3+3+1", "4+2+1", "4+3", "5+1+1", "5+2")
        self.over_a_pair = listed and any(len(set(rest)) < 3 for _, rest in self.made)
        self.playable = [(four, rest) for four, rest in self.made if self.may_play(four, rest)]
        self.chosen = max((below(rest) for _, rest in self.playable), default=None)

    def may_play(self, four: Cards, rest: list[int]) -> bool:
        outside = sum(rank >= 11 for rank in rest)
        if self.over_a_pair:
            return len(set(rest)) < 3
        if self.pattern == NO_PAIR:
            return sum(worth(card) >= 11 for card in four) <= 2 or outside >= 1
        return rest[0] >= 13 or outside >= 2

    @property
    def both(self) -> bool:
        """A straight and another four cards that are a flush may be played."""
        kinds = [(four, kind(four)) for four, _ in self.playable]
        straights = [four for four, its in kinds if "straight" in its]
        flushes = [four for four, its in kinds if "flush" in its]
        return any(one != other for one, other in product(straights, flushes))

    @property
    def high_cards_played(self) -> int:
        """High cards in the made hand that is played."""
        fours = [four for four, rest in self.playable if below(rest) == self.chosen]
        return max(sum(worth(card) >= 11 for card in four) for four in fours)


def kind(four: Cards) -> str:
    return FORTUNE_ASIA_FOUR_CARD.category(FORTUNE_ASIA_FOUR_CARD.value(four)).name


def below(rest: list[int]) -> tuple[list[int], int]:
    """The medium hand, a pair before all else, and the low hand, from three cards in order."""
    first, second, third = rest
    if second == third and first > second:
        return [100 + second], first
    if first == second and (first < 14 or third >= 13):
        return [100 + first], third
    return [first, third], second


def when(pattern: str, test: Callable[[Facts], bool]) -> Callable[[Facts], bool]:
    return lambda facts: facts.pattern == pattern and not facts.over_a_pair and test(facts)


def three(low: int, high: int, pair: tuple[int, int]) -> Callable[[Facts], bool]:
    """A full house with its three and its pair in these ranges."""
    return when(
        FULL,
        lambda f: low <= f.ranks[0] <= high and pair[0] <= f.ranks[1] <= pair[1],
    )


def small_full(f: Facts) -> bool:
    return f.ranks[0] >= 11 and f.ranks[1] <= 10


# When each rule decides, said in full: no two of them may hold at once.
SITUATIONS: dict[str, Callable[[Facts], bool]] = {
    "7.1.1": when(NO_PAIR, lambda f: not f.playable),
    "7.2.1": when(ONE_PAIR, lambda f: not f.made and f.ranks[0] <= 10),
    "7.2.2.a": when(ONE_PAIR, lambda f: not f.made and f.ranks[0] >= 11 and f.extra == 0),
    "7.2.2.b": when(ONE_PAIR, lambda f: not f.made and f.ranks[0] >= 11 and f.extra == 1),
    "7.2.2.c": when(ONE_PAIR, lambda f: not f.made and f.ranks[0] >= 11 and f.extra == 2),
    "7.3.1": when("2+2+1+1+1", lambda f: f.ranks[0] <= 12),
    "7.3.2.a": when("2+2+1+1+1", lambda f: f.ranks[0] >= 13),
    "7.4.1": when("2+2+2+1", lambda f: f.ranks[0] <= 12),
    "7.4.2.a": when("2+2+2+1", lambda f: f.ranks[0] >= 13 and f.ranks[2] <= 10),
    "7.4.2.b": when("2+2+2+1", lambda f: f.ranks[2] >= 11),
    "7.5.1": when(THREE, lambda f: f.ranks[0] <= 10),
    "7.5.2.a": when(THREE, lambda f: f.ranks[0] >= 12 and f.extra == 0),
    "7.5.2.b": when(THREE, lambda f: f.ranks[0] >= 12 and f.extra in (1, 2)),
    "7.5.2.c": when(THREE, lambda f: f.ranks[0] == 11 and f.extra == 1),
    "7.5.2.d": when(THREE, lambda f: f.ranks[0] == 11 and f.extra == 2),
    "7.5.2.e": when(THREE, lambda f: f.ranks[0] == 11 and f.extra == 0),
    "7.6.1": lambda f: f.pattern == "3+3+1",
    "7.7.1": when(ONE_PAIR, lambda f: bool(f.made) and not f.both),
    "7.7.2": when(
        NO_PAIR, lambda f: f.chosen is not None and not f.both and f.high_cards_played <= 2
    ),
    "7.7.2.a": when(
        NO_PAIR,
        lambda f: f.chosen is not None and not f.both and f.high_cards_played > 2 and f.broadway,
    ),
    "7.7.3": when(
        NO_PAIR,
        lambda f: (
            f.chosen is not None and not f.both and f.high_cards_played > 2 and not f.broadway
        ),
    ),
    "7.7.4": lambda f: f.pattern in (NO_PAIR, ONE_PAIR) and not f.over_a_pair and f.both,
    "7.7.5": lambda f: f.over_a_pair,
    "7.8.1": three(2, 11, (2, 12)),
    "7.8.2.a": three(12, 14, (2, 10)),
    "7.8.2.b": three(2, 11, (13, 14)),
    "7.8.2.c": three(12, 14, (11, 14)),
    "7.9.1": when(FULL_AND_PAIR, lambda f: not small_full(f)),
    "7.9.2.a": when(FULL_AND_PAIR, small_full),
    "7.10.1": when(
        FOUR, lambda f: f.ranks[0] <= 12 and not (f.ranks[0] <= 6 and f.ace and f.extra >= 2)
    ),
    "7.10.2.a": when(FOUR, lambda f: f.ranks[0] <= 6 and f.ace and f.extra >= 2),
    "7.10.2.b": when(FOUR, lambda f: f.ranks[0] >= 13),
    "7.11.1": lambda f: f.pattern == "4+2+1" and f.ranks[0] <= 12,
    "7.11.2.a": lambda f: f.pattern == "4+2+1" and f.ranks[0] >= 13,
    "7.12.1": lambda f: f.pattern == "4+3" and not (f.ranks[0] >= 12 and f.ranks[1] <= 10),
    "7.12.2.a": lambda f: f.pattern == "4+3" and f.ranks[0] >= 12 and f.ranks[1] <= 10,
    "7.13.1": lambda f: f.pattern in ("5+1+1", "5+2"),
}

# Where the cards go, by groups of a rank: a has the most cards, then the highest.
PLACES = {
    "7.1.1": "aefg bd c",
    "7.2.1": "aaef bd c",
    "7.2.2.a": "acef ad b",
    "7.2.2.c": "aaef bd c",
    "7.3.1": "aade bb c",
    "7.4.1": "bbcc aa d",
    "7.5.1": "aaae bd c",
    "7.5.2.a": "abde ac a",
    "7.5.2.c": "aade bc a",
    "7.5.2.d": "aaae bd c",
    "7.5.2.e": "aade ac b",
    "7.6.1": "bbbc aa a",
    "7.7.1": "aaef bd c",
    "7.8.1": "aaad bb c",
    "7.9.1": "aaab cc b",
    "7.9.2.a": "bbcc aa a",
    "7.10.1": "aacd aa b",
    "7.10.2.a": "aaaa bd c",
    "7.11.1": "aaaa bb c",
    "7.11.2.a": "aaac bb a",
    "7.12.1": "aaaa bb b",
    "7.12.2.a": "bbba aa a",
}


def places(clause: str, facts: Facts) -> str:
    """The same for all rules, with those that ask more of the cards."""
    a, b, c, *_ = *facts.ranks, 0
    match clause, facts.extra > 0:
        case "7.2.2.b", _:
            return "aaef bd c" if b > a else "acef ad b"
        case "7.3.2.a", extra:
            return "aade bb c" if extra else "bbde ac a"
        case "7.4.2.a", extra:
            return "bbcc aa d" if extra else "bbcc ad a"
        case "7.4.2.b", extra:
            return "aabb cc d" if extra else "bbad cc a"
        case "7.5.2.b", _:
            return "aade ac b" if a > b else "aade bc a" if a > c else "aade ba c"
        case (("7.8.2.a" | "7.8.2.b" | "7.8.2.c"), True):
            return "aaad bb c"
        case "7.8.2.a", _:
            return "aacd bb a"
        case "7.8.2.b", _:
            return "aaad bc b"
        case "7.8.2.c", _:
            return "aacd bb a" if a > b else "bbcd aa a"
        case "7.10.2.b", extra:
            return "aacd aa b" if extra else "aacd ab a"
        case "7.13.1", _:
            return "aabc aa a" if facts.pattern == "5+1+1" else "aabb aa a"
    return PLACES[clause]
