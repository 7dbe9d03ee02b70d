"""Questions that the club words in its own way: what can go wrong in a deal."""

from __future__ import annotations

from houseway.rulings.bcpc.deals import DEALT
from houseway.rulings.questions.cards import DEALT_WRONG

QUESTIONS = (DEALT_WRONG.choosing(dealt=DEALT),)
