"""The words of the club: official ones (25, with "raise" by B06), and what others may mean."""

from __future__ import annotations

from houseway.rulebook import section
from houseway.rulings.words import ACTS, REGIONAL, RISKY, Vocabulary, official

VOCABULARY = Vocabulary((*RISKY, *official(ACTS, section("bcpc")("25")), *REGIONAL))
