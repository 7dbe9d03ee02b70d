"""Hands of pot games: the felt, the bets, many tables at once, and how pots are shared."""
