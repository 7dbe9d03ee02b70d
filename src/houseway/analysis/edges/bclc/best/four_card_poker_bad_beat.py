"""Four Card Poker with the Bad Beat Bonus is played as without."""

from houseway.analysis.edges.bclc.best.four_card_poker import policy

__all__ = ["policy"]
