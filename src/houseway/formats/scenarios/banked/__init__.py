"""Scenarios of games against a bank: bets and cards, what comes of them, house ways."""
