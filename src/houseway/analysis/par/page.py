"""A PAR sheet as one page to print: plain HTML that needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from houseway.analysis.par.sheet import ParSheet, ParWager

STYLE = """
@page { size: A4; margin: 9mm }
body { font: 11px/1.35 system-ui, sans-serif; color: #111; max-width: 190mm; margin: 1rem auto;
  padding: 0 .5rem }
h1 { font-size: 1.6em; margin: 0 } h2 { font-size: 1.15em; margin: .8em 0 .2em }
p { margin: .3em 0 } .facts, small { color: #333 }
table { border-collapse: collapse; width: 100%; margin: .2em 0 }
th, td { text-align: right; padding: 1px 0 1px .6em; border-bottom: 1px solid #ccc;
  font-weight: 400; font-variant-numeric: tabular-nums }
th:first-child { text-align: left; padding-left: 0 }
thead th { border-bottom: 1px solid #111; font-weight: 600; vertical-align: bottom }
h2 { break-after: avoid } tr { break-inside: avoid } .scroll { overflow-x: auto }
@media (min-width: 700px) { .lines { columns: 2; column-gap: 7mm; font-size: .85em } }
@media print { body { font-size: 6.6pt; line-height: 1.2; margin: 0; padding: 0 }
  th, td { padding-top: 0; padding-bottom: 0 }
  .lines { columns: 2; column-gap: 7mm; font-size: .92em } .scroll { overflow: visible } }
"""


def par_page(sheet: ParSheet) -> str:
    """The whole page."""
    facts = (
        f"{sheet.house}, {sheet.section}. Rules of version {sheet.version}, "
        f"fingerprint {sheet.rules}. Figures are {sheet.method}, per unit of the initial wager."
    )
    posted = ", ".join(f"{name} = {value}" for name, value in sheet.settings.items())
    table = f" The table posts {posted}." if posted else ""
    parts = [
        f"<h1>PAR sheet: {escape(sheet.name)}</h1>",
        f'<p class="facts">{escape(f"{sheet.game}. {facts}{table}")}</p>',
        _summary(sheet.wagers),
        _intervals(sheet.wagers),
        f'<div class="lines">{"".join(map(_lines, sheet.wagers))}</div>',
        *(f"<p>{escape(each)}</p>" for each in (*sheet.strategy, *sheet.notes)),
    ]
    title = escape(f"PAR sheet: {sheet.name}")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def _summary(wagers: Sequence[ParWager]) -> str:
    heads = ("wager", "combinations", "return", "house edge", "of all staked", "hits", "pushes",
             "std dev", "volatility")  # fmt: skip
    rows = (
        (
            f"{_name(each)} ({each.clause})",
            f"{each.combinations:,}" + (" played" if each.sampled else ""),
            f"{each.returned:.4%}" + (f" ± {each.stderr:.4%}" if each.sampled else ""),
            f"{each.house_edge:.4%}",
            f"{each.element_of_risk:.4%}",
            f"{each.hit_frequency:.4%}",
            f"{each.push_frequency:.4%}",
            f"{each.std_dev:.4f}",
            f"{each.volatility:.4f}",
        )
        for each in wagers
    )
    return _table("Return and volatility", heads, rows)


def _intervals(wagers: Sequence[ParWager]) -> str:
    heads = ("95% of returns lie in", *(f"{each.rounds:,}" for each in wagers[0].intervals))
    rows = (
        (_name(each), *(f"{it.low:.2%} to {it.high:.2%}" for it in each.intervals))
        for each in wagers
    )
    return _table("Confidence intervals by rounds played", heads, rows)


def _lines(wager: ParWager) -> str:
    heads = ("comes out", "combinations", "probability", "wins", "adds")
    rows = [
        (each.name, f"{each.combinations:,}", f"{each.probability:.8f}", f"{each.net:+g}",
         f"{each.contribution:+.6f}")
        for each in wager.lines
    ]  # fmt: skip
    printed = f" ({wager.pays_clause})" if wager.pays_clause else ""
    return _table(f"{_name(wager).capitalize()}{printed}", heads, rows)


def _name(wager: ParWager) -> str:
    return wager.spot.replace("_", " ")


def _table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(each)}</td>" for each in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        f"<section><h2>{escape(title)}</h2>"
        f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div></section>"
    )
