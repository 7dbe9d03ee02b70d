"""How long this Python takes for a few deals, in microseconds; `scripts/venv` asks each it finds.

Of two builds of one version one may be half again as quick as the other: a distribution builds
with profiles and link-time optimisation, a build at home often without.
"""

import time


class Card:
    """A little of everything that games do: objects, calls, generators, dicts, strings."""

    def __init__(self, rank, suit):
        self.rank, self.suit = rank, suit

    def worth(self):
        return min(self.rank, 10)


def deal():
    for rank in range(1, 14):
        for suit in "cdhs":
            yield Card(rank, suit)


def turn():
    began = time.process_time()
    for _ in range(60):
        suits = {}
        for card in deal():
            suits.setdefault(card.suit, []).append(card.worth())
        "-".join(f"{suit}{sum(worth)}" for suit, worth in sorted(suits.items()))
    return time.process_time() - began


print(round(1e6 * min(turn() for _ in range(9))))
