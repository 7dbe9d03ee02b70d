"""What is made wrong in a file, and how it reads."""

from pathlib import Path

from tests.mutants.kinds import mutants

SOURCE = '''
"""A game."""
from houseway.rulebook import section

rule = section("bclc-poker/6")
PAYS = pay_table(rule("5.9"), THREE_CARD, """
    straight   5 to 1
""")
GAME = Game(seats=7, later=True, streets=(Street(1), Street(2)))


def play(t):
    """The sequence of play."""
    t.prompts(rule("6.3"), rule("6.4"), to="dealer")
    if t.value < 4 and not t.folded and game.late_cite:
        t.wins(seat, "ante", EVEN, f"{t}", game.cite)
    for seat in t.clockwise():
        raise Illegal("seat 1 may not", clause=rule("6.5"))
'''


def made(tmp_path) -> dict[str, str]:
    path = tmp_path / "game.py"
    path.write_text(SOURCE)
    found = mutants(Path(path), frozenset())
    for each in found:
        compile(SOURCE[: each.start] + each.new + SOURCE[each.end :], "game", "exec")
    return {each.key.partition(":")[2]: each.group for each in found}


def test_facts(tmp_path) -> None:
    facts = [key for key, group in made(tmp_path).items() if group == "facts"]
    assert facts == [
        "module row: straight 5 to 1 -> straight 6 to 1",
        "module row dropped: straight 5 to 1 -> ",
        "module left out: seats=7 -> ",
        "module number: 7 -> 8",
        "module number: 7 -> 6",
        "module switched: True -> False",
        "module left out: streets=(Street(1), Street(2)) -> ",
        "module order: (Street(1), Street(2)) -> (Street(2), Street(1))",
        "module number: 1 -> 2",
        "module number: 2 -> 3",
        "module number: 2 -> 1",
    ]


def test_logic(tmp_path) -> None:
    logic = [key for key, group in made(tmp_path).items() if group == "logic"]
    assert logic == [
        "play compared: t.value < 4 -> (t.value) <= (4)",
        "play negated: t.value < 4 -> not (t.value < 4)",
        "play joined: t.value < 4 and not t.folded and game.late_cite -> "
        "((t.value < 4) or (not t.fol…late_cite))",
        "play negated: t.value < 4 and not t.folded and game.late_cite -> "
        "not (t.value < 4 and not t.f….late_cite)",
        "play number: 4 -> 5",
        "play number: 4 -> 3",
        "play unsigned: not t.folded -> (t.folded)",
        "play swapped: t.wins -> t.loses",
        'play dropped: t.wins(seat, "ante", EVEN, f"{t}", game.cite) -> pass',
        "play swapped: t.clockwise -> t.right_to_left",
    ]


def test_prompts_and_citations(tmp_path) -> None:
    found = made(tmp_path)
    assert [key for key, group in found.items() if group == "prompts"] == [
        'play dropped: t.prompts(rule("6.3"), rule("6.4"), to="dealer") -> pass',
        'play unsaid: rule("6.3") -> ',
        'play unsaid: rule("6.4") -> ',
    ]
    assert [key for key, group in found.items() if group == "citations"] == [
        'module clause: rule("5.9") -> __wrong__(rule("5.9"))',
        'play clause: rule("6.3") -> __wrong__(rule("6.3"))',
        'play clause: rule("6.4") -> __wrong__(rule("6.4"))',
        "play clause: game.cite -> __wrong__(game.cite)",
        'play clause: rule("6.5") -> __wrong__(rule("6.5"))',
    ]
