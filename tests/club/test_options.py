"""Every option of the club is in its page, as it is."""

import re
from pathlib import Path

from houseway import houses

PAGE = Path(__file__).parents[2] / "docs" / "club.md"


def test_every_option_has_a_row_with_its_value_its_clause_and_its_reading() -> None:
    club = houses.find("bcpc").club
    assert club is not None
    rows = re.findall(
        r"^\| `(\w+)` \| .* \| `(.*?)` \| .* \| (\S+) \| (\S+) \|$", PAGE.read_text(), re.MULTILINE
    )
    shown = {name: (value, clause, reading) for name, value, clause, reading in rows}
    wanted = {}
    for name, each in club.options().items():
        plain = each.to_json()["value"]
        value = {True: "yes", False: "no"}[plain] if isinstance(plain, bool) else str(plain) or "–"
        wanted[name] = (value, each.cite.id if each.cite else "–", each.reads or "–")
    assert shown == wanted
