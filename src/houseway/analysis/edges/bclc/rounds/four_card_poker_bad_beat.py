"""Four Card Poker with the Bad Beat Bonus: dealt and settled as Four Card Poker is."""

from houseway.analysis.edges.bclc.rounds.four_card_poker import rounds

__all__ = ["rounds"]
