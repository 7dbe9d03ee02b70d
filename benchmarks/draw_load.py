"""Draws what `test_load.py` measured: `python benchmarks/draw_load.py docs/images/load.svg`."""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

WIDE, HIGH, LEFT, TOP = 720, 300, 60, 40
PANELS = [
    ("decisions_a_second", "decisions a second"),
    ("p99_ms", "99 of 100 answered within, ms"),
    ("cpu_ms_a_decision", "the server's CPU for one, ms"),
]
COLOURS = {"sqlite": "#1b6e53", "postgresql": "#8a4b08", "postgresql x 2": "#5b3fa0"}


def drawn(measured: dict[str, list[dict[str, Any]]]) -> str:
    """A picture of three panels side by side, the number of tables to the right."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img"',
        ' font-family="system-ui, sans-serif" font-size="11">',
        "<title>The card room under load, by the number of tables</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
    ]
    width = (WIDE - LEFT) // len(PANELS)
    for number, (what, title) in enumerate(PANELS):
        parts += panel(measured, what, title, LEFT + number * width, width - 50)
    for number, (kind, colour) in enumerate(COLOURS.items()):
        if kind in measured:
            at = f'x="{LEFT + number * 110}" y="{HIGH - 8}"'
            parts.append(f'<text {at} fill="{colour}">● {kind}</text>')
    return "\n".join([*parts, "</svg>\n"])


def panel(measured: Any, what: str, title: str, x: int, width: int) -> list[str]:
    high = HIGH - TOP - 60
    counts = sorted({each["tables"] for kind in measured.values() for each in kind})
    most = max(each[what] for kind in measured.values() for each in kind) * 1.1
    spread = math.log(max(counts[-1], 2))

    def place(each: dict[str, Any]) -> tuple[float, float]:
        return x + width * math.log(each["tables"]) / spread, TOP + high * (1 - each[what] / most)

    parts = [
        f'<text x="{x}" y="{TOP - 16}" font-weight="600">{title}</text>',
        f'<path d="M{x} {TOP}V{TOP + high}H{x + width}" fill="none" stroke="#999"/>',
        f'<text x="{x - 4}" y="{TOP + 4}" text-anchor="end">{_figure(most)}</text>',
        f'<text x="{x - 4}" y="{TOP + high}" text-anchor="end">0</text>',
    ]
    free = float(x)  # where the next number has room
    for count in counts:
        at = x + width * math.log(count) / spread
        if at < free:
            continue
        free = at + 28
        parts.append(
            f'<text x="{at:.0f}" y="{TOP + high + 16}" text-anchor="middle">{count}</text>'
        )
    for kind, rows in measured.items():
        points = [place(each) for each in rows]
        line = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
        colour = COLOURS[kind]
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [
            f'<circle cx="{px:.1f}" cy="{py:.1f}" r="3" fill="{colour}"/>' for px, py in points
        ]
    return parts


def _figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.2g}"


if __name__ == "__main__":
    told = json.loads((Path(__file__).parent / "load.json").read_text(encoding="utf-8"))
    pressed = {kind: rows for kind, rows in told.items() if kind in COLOURS}  # nobody thinks
    Path(sys.argv[1]).write_text(drawn(pressed), encoding="utf-8")
