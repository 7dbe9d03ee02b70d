"""The lines that are run tell it themselves."""

import importlib.util

from tests.mutants.covering import apart
from tests.mutants.marking import Marks

SOURCE = '''
def ranked(cards, *, low):
    """The best of some cards."""
    best = max(
        cards,
        key=len,
    )
    if low:
        return best[::-1]
    elif not best:
        best = "none"

    def told():
        return best

    for each in cards:
        if each:
            continue
        break
    return told()


class Hand:
    @property
    def value(self):
        return super().__hash__()
'''


def test_the_lines_of_a_call_are_known_and_no_others(tmp_path) -> None:
    path = tmp_path / "ranked.py"
    path.write_text(SOURCE)
    spec = importlib.util.spec_from_file_location("ranked", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def ran() -> list[list[int]]:
        marks = Marks([str(path)])
        told = []
        for asked in (
            lambda: module.ranked(["As", ""], low=False),
            lambda: module.ranked(["As"], low=True),
            lambda: module.Hand().value,
            lambda: None,
        ):
            asked()
            lines = marks.take()
            assert {file for file, _ in lines} <= {str(path)}
            told.append(sorted(line for _, line in lines))
        return told

    assert apart(ran) == [
        [4, 5, 6, 7, 8, 10, 13, 14, 16, 17, 18, 19, 20],
        [4, 5, 6, 7, 8, 9],
        [26],
        [],
    ]
    assert module.ranked(["As"], low=True) == "sA"  # what is marked is so in that process alone
