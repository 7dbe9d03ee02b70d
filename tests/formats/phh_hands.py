"""Hands written for the tests, as they stand in a file."""

NO_LIMIT = """
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 200, 300]
actions = [
  'd dh p1 AsAh', 'd dh p2 KdKc', 'd dh p3 7s2d',
  'p3 cbr 6', 'p1 cbr 20', 'p2 cc', 'p3 f',
  'd db Ks9h4c', 'p1 cbr 30', 'p2 cbr 60', 'p1 cbr 80', 'p2 cc',
  'd db 2c', 'd db 3d',
  'p1 sm AsAh', 'p2 sm KdKc',
]
author = 'A. Clerk'
players = ['Ann', 'Bob', 'Cy']
finishing_stacks = [0, 306, 294]
"""

HEADS_UP = """
variant = 'FT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [50, 50]
actions = [
  'd dh p1 AsAh', 'd dh p2 KdKc',
  'p2 cc', 'p1 cc',
  'd db Qs9h4c', 'p1 cbr 2', 'p2 cc',
  'd db 2c', 'p1 cbr 4', 'p2 cbr 8', 'p1 cbr 12', 'p2 cbr 16', 'p1 cbr 20', 'p2 f',
]
finishing_stacks = [70, 30]
"""


def changed(hand: str, *swaps: tuple[str, str]) -> str:
    """The hand with some words put for others, each of which must be there."""
    for old, new in swaps:
        assert hand.count(old) == 1, old
        hand = hand.replace(old, new)
    return hand
