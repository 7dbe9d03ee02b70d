"""Scenarios of what happens between rounds: seats, blinds, the bank, fees, an event."""
