"""Games against a bank: what they say of themselves, and how a round of one is played."""

from houseway.play.banked.banked_game import BankedGame
from houseway.play.banked.banked_round import BankedRound

__all__ = ["BankedGame", "BankedRound"]
