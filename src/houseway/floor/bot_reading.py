"""How good a hand looks, from 0 to 1: what anybody at the table reads off cards and boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from houseway.cards import Card, Rank, Suit, card
from houseway.floor.bot_cards import low_ranking, low_strength, lowball
from houseway.hands import Ranking
from houseway.play.pot.pot_round import PotRound
from houseway.play.view import View

COMMUNITY = "community"
ACE = 14
HIGHEST = max(Rank)
NO_SUIT = len(Suit)  # a joker's
BOARDS = ("board", "flop ", "row ")  # how the places of common cards begin


@dataclass(frozen=True, slots=True)
class Glance:
    """What a bot looks at before it bets: its own cards, those in the middle, and the chips."""

    own: list[Card]
    boards: list[list[Card]]  # place by place, where there is room for any
    community: list[Card]  # one for all, in a game without a board
    lying: int  # chips in the middle
    bet: int  # and before the players
    low: Ranking | None  # how hands are ranked where the lowest wins the whole pot


def glance_at(round: PotRound, seat: int) -> Glance:
    """The same that is in the view of a seat, without all the rest of it."""
    own: list[Card] = []
    boards, community = [], []
    for place, held in round.holdings.items():
        if held.owner == seat:
            own += [each for each in held.seen_by(seat) if each]
        elif isinstance(place, str) and held.owner is None:
            if place.startswith(BOARDS):
                boards.append([each for each in held.seen_by(seat) if each])
            elif place == COMMUNITY:
                community = [each for each in held.seen_by(seat) if each]
    lying = sum(pot.amount for pot in round.pots_now())
    put = sum(round.chips.put.values())
    return Glance(own, boards, community, lying, put, lowball(round.game))


def seen_by_view(view: View) -> Glance:
    """What a bot looks at, from the view of its seat."""
    seat = view.options.seat if view.options else 0
    return Glance(
        [card(text) for text in view.cards(seat) if text],
        boards_of(view),
        _common(view, COMMUNITY),
        sum(pot.amount for pot in view.pots),
        sum(amount for each in view.seats for amount in each.bets.values()),
        low_ranking(view) if view.pots else None,
    )


def guess(view: View) -> float:
    """How good the bot's own cards look, from 0 to 1, with whatever board there is."""
    return strength(seen_by_view(view), pot=bool(view.pots))


def strength(seen: Glance, *, pot: bool) -> float:
    """How good cards look with whatever board there is."""
    own = seen.own
    if not own:
        return 0.3
    if pot and seen.low:
        return low_strength(own, seen.low)
    if pot and not seen.boards:
        return stud([*own, *seen.community])
    return max(held_with(own, board) for board in seen.boards or [[]])


def boards_of(view: View) -> list[list[Card]]:
    """The cards in the middle, place by place, where there is room for any."""
    return [
        [card(text) for text in place.cards if text]
        for place in view.places
        if place.place.startswith(BOARDS)
    ]


def _common(view: View, place: str) -> list[Card]:
    return [card(text) for text in view.cards(place) if text]


def held_with(own: Sequence[Card], board: Sequence[Card]) -> float:
    """Cards of one's own with a board: the best two of them."""
    return Lying.of(board).held(own) if board else before_board(own)


@dataclass(frozen=True, slots=True)
class Lying:
    """A board that is counted once, for all the cards that are held beside it."""

    ranks: list[int]  # how many there are of each
    suits: list[int]
    row: int  # a bit for each rank; the ace stands at both ends
    pairs: int
    size: int
    top: int

    @classmethod
    def of(cls, board: Sequence[Card]) -> Lying:
        ranks, suits, row = [0] * (HIGHEST + 1), [0] * (NO_SUIT + 1), 0
        for each in board:
            rank = int(each.rank)
            ranks[rank] += 1
            suits[_suit(each)] += 1
            row |= _bits(rank)
        pairs = sum(count >= 2 for count in ranks)
        return cls(ranks, suits, row, pairs, len(board), max(int(each.rank) for each in board))

    def held(self, own: Sequence[Card]) -> float:
        """How cards of one's own look with it: the best two of them."""
        held = [(int(each.rank), _suit(each)) for each in own]
        return max([self.with_two(one, other) for one, other in combinations(held, 2)])

    def with_two(self, one: tuple[int, int], other: tuple[int, int]) -> float:
        """How two cards look with it."""
        (high, suit), (low, other_suit) = one, other
        paired = high == low
        suited = suit == other_suit
        pairs = self.pairs + (self.ranks[high] == 1 or (paired and not self.ranks[high]))
        pairs += not paired and self.ranks[low] == 1
        made = 0.12 + max(high, low) / 100
        for rank, colour in (one, other):
            count = self.ranks[rank] + 1 + paired
            if count >= 3:
                made = max(made, 0.85)
            elif count == 2:
                made = max(made, 0.68 if rank >= self.top else 0.45)
            alike = self.suits[colour] + 1 + suited
            if alike >= 5:
                made = max(made, 0.9)
            elif alike == 4 and self.size < 5:
                made = max(made, 0.5)
            if self.ranks[rank] and pairs >= 2:
                made = max(made, 0.75)
        row = self.row | _bits(high) | _bits(low)
        if row & row >> 1 & row >> 2 & row >> 3 & row >> 4:
            made = max(made, 0.82)
        return made


def _suit(of: Card) -> int:
    return NO_SUIT if of.suit is None else int(of.suit)


def _bits(rank: int) -> int:
    return 1 << rank | (2 if rank == ACE else 0)


def stud(own: Sequence[Card]) -> float:
    """A hand of one's own cards alone, as far as it is dealt."""
    ranks = Counter(each.rank for each in own)
    suits = Counter(each.suit for each in own)
    paired = [rank for rank, count in ranks.items() if count >= 2]
    made = 0.02 * max(each.rank for each in own)
    if paired:
        made = 0.4 + max(paired) / 40
    if len(own) < 5 and (len(own) in (*suits.values(), _run({int(rank) for rank in ranks}))):
        made = max(made, 0.5)  # all of one suit, or in a row
    if len(paired) >= 2:
        made = 0.75
    if _run({int(rank) for rank in ranks}) >= 5:
        made = 0.82
    if max(ranks.values()) >= 3 or max(suits.values()) >= 5:
        made = 0.88
    return made


def before_board(own: Sequence[Card]) -> float:
    """Pairs, high cards, suited and neighbouring ones, as a player sorts a starting hand."""
    best = 0.0
    for i, one in enumerate(own):
        for other in own[i + 1 :]:
            high, low = max(one.rank, other.rank), min(one.rank, other.rank)
            if high == low:
                best = max(best, 0.45 + high / 28)
                continue
            score = 0.02 * high + 0.012 * low + (0.08 if one.suit == other.suit else 0)
            best = max(best, score + (0.05 if high - low <= 2 else 0))
    return best


def _run(ranks: set[int]) -> int:
    """The longest run of neighbouring ranks; the ace stands at both ends."""
    if 14 in ranks:
        ranks = ranks | {1}
    longest = 0
    for low in ranks:
        length = 0
        while low + length in ranks:
            length += 1
        longest = max(longest, length)
    return longest


def price(pot: int, call: int) -> float:
    """How strong a hand must look to pay this: more for a large part of the pot."""
    return 0.16 + 0.75 * call / max(1, pot + call)
