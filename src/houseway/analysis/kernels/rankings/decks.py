"""Hands from more than one deck, where a card may come again."""

from __future__ import annotations

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import LANES, Cards, Values, high, lane, run_of_5
from houseway.analysis.kernels.rankings.high import BELOW_DEUCE, ace_low, made_of_counts


@inlined
def points(card: int) -> int:
    """What a card counts at baccarat."""
    rank = (card >> 2) + 2
    return 1 if rank == 14 else rank if rank < 10 else 0


@kernel
def baccarat(cards: Cards, out: Values) -> None:
    for i in range(cards.shape[0]):
        total = 0
        for j in range(cards.shape[1]):
            total += points(cards[i, j])
        out[i] = total % 10 << 20


@kernel
def three_card_baccarat(cards: Cards, out: Values) -> None:
    """Three kings, three faces, then totals; faces break ties."""
    for i in range(cards.shape[0]):
        total = faces = kings = 0
        for j in range(3):
            rank = (cards[i, j] >> 2) + 2
            total += points(cards[i, j])
            faces += 11 <= rank <= 13
            kings += rank == 13
        if faces == 3:
            out[i] = (11 if kings == 3 else 10) << 20
        else:
            out[i] = total % 10 << 20 | faces << 16


@inlined
def twenty_one(cards: Cards, i: int) -> int:
    """The best total: aces eleven where it fits, 0 for a bust."""
    total = aces = 0
    for j in range(cards.shape[1]):
        rank = (cards[i, j] >> 2) + 2
        total += 1 if rank == 14 else min(rank, 10)
        aces += rank == 14
    if aces and total <= 11:
        total += 10
    return total if total <= 21 else 0


@kernel
def pure_21(cards: Cards, out: Values) -> None:
    """A first ace and ten is 21.5, over every 21."""
    for i in range(cards.shape[0]):
        total = twenty_one(cards, i)
        out[i] = (22 if total == 21 and cards.shape[1] == 2 else total) << 20


@kernel
def pure_21_split(cards: Cards, out: Values) -> None:
    for i in range(cards.shape[0]):
        out[i] = twenty_one(cards, i) << 20


@inlined
def suited_top(cards: Cards, i: int, suit: int) -> int:
    """The five highest cards of a suit, the same card as often as it is held."""
    ranks = 0  # how often each is held, four bits each
    for j in range(cards.shape[1]):
        if cards[i, j] & 3 == suit:
            ranks += 1 << 4 * (cards[i, j] >> 2)
    packed, shift = 0, 16
    for at in range(12, -1, -1):
        for _ in range(ranks >> 4 * at & 15):
            if shift >= 0:
                packed |= at + 2 << shift
                shift -= 4
    return packed


@inlined
def most_alike(cards: Cards, i: int) -> int:
    """The highest rank of which one suit is held five times, 0 for none."""
    best = 0
    for j in range(cards.shape[1] - 4):
        same = 0
        for k in range(cards.shape[1]):
            same += cards[i, k] == cards[i, j]
        if same >= 5:
            best = max(best, (cards[i, j] >> 2) + 2)
    return best


@inlined
def straight_flush_top(hand: int) -> int:
    """The top of the best straight flush, 0 for none."""
    best = 0
    for suit in range(4):
        best = max(best, run_of_5(ace_low(lane(hand, suit), BELOW_DEUCE)))
    return best


@inlined
def fast_action_value(cards: Cards, i: int) -> int:
    """The best five of up to seven cards of six decks."""
    hand = suits = once = twice = thrice = four = five = 0
    for j in range(cards.shape[1]):
        card = cards[i, j]
        bit = 4 << (card >> 2)
        hand |= LANES[card]
        suits += 1 << 4 * (card & 3)
        five |= four & bit
        four |= thrice & bit
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
    if five:
        rank = most_alike(cards, i)
        if rank:
            return 11 << 20 | rank << 16
    flush = suits + 0x3333 & 0x8888
    if flush:
        run = straight_flush_top(hand)
        if run:
            return 10 << 20 if run == 14 else 9 << 20 | run << 16
    if five:
        return 8 << 20 | high(five) << 16
    made = made_of_counts((once, twice, thrice, four))
    if flush and made < 6 << 20:
        suit = (flush > 8) + (flush > 128) + (flush > 2048)
        return 5 << 20 | suited_top(cards, i, suit)
    run = run_of_5(ace_low(once, BELOW_DEUCE))
    return max(made, 4 << 20 | run << 16 if run else 0)


@kernel
def fast_action(cards: Cards, out: Values) -> None:
    for i in range(cards.shape[0]):
        out[i] = fast_action_value(cards, i)
