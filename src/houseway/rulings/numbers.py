"""Amounts as they are spoken: "twelve hundred" is one, "five" may be several."""

from __future__ import annotations

import re

from houseway.money import Cents

_UNITS = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
_UNITS += " fifteen sixteen seventeen eighteen nineteen"
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
SMALL = {word: number for number, word in enumerate(_UNITS.split())}
SMALL |= {word: 10 * tens for tens, word in enumerate(_TENS.split(), start=2)}
SCALES = {"hundred": 100, "thousand": 1_000, "grand": 1_000, "k": 1_000, "million": 1_000_000}
SCALES |= {"m": 1_000_000}
_TOKEN = re.compile(r"\d[\d,]*(?:\.\d+)?|[a-z]+")
_ARTICLE = re.compile(r"\b(a|an)\s+(?=hundred|thousand|grand|million)")


def spoken(words: str) -> tuple[Cents, ...]:
    """Every amount that the words may mean; none where they hold no number."""
    value, group, scaled, found = 0.0, 0.0, False, False
    for token in _TOKEN.findall(_ARTICLE.sub("one ", words.replace("-", " "))):
        if token in SCALES and found:
            group, scaled = (group or 1) * SCALES[token], True
            if SCALES[token] > 100:
                value, group = value + group, 0
        elif token in SMALL or token[0].isdigit():
            number = SMALL[token] if token in SMALL else float(token.replace(",", ""))
            joins = not group or group % 100 == 0 or (group % 10 == 0 and number < 10)
            group = group + number if joins else group * 100 + number  # "two fifty"
            found = True
    if not found:
        return ()
    return _meanings(value + group, exact=scaled)


def _meanings(value: float, *, exact: bool) -> tuple[Cents, ...]:
    """A number without its hundreds or thousands may mean either (`bcpc/26`)."""
    scales = (1,) if exact or value >= 1_000 else (1, 1_000) if value >= 100 else (1, 100, 1_000)
    return tuple(Cents(round(100 * value * scale)) for scale in scales)
