"""Scenarios of a room's jackpots: hands that may win, shares, meters over time."""
