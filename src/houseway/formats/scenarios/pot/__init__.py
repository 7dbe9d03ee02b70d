"""Scenarios of games for a pot: seats, cards, moves, and what a club or a card room adds."""
