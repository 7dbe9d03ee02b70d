"""Numbers about games: what hands are worth, how often they come, and who is ahead.

NumPy and Numba are imported when a number is first asked for, and nowhere else in the package.
"""

from houseway.analysis.counting import count_categories, count_seven_card_hands
from houseway.analysis.equity import Draws, Equity, equity
from houseway.analysis.ranks import values

__all__ = ["Draws", "Equity", "count_categories", "count_seven_card_hands", "equity", "values"]
