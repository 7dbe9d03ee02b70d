"""Houses: read from top to bottom, known to nobody below them, and left out when broken."""

import ast
import subprocess
import sys
import textwrap
from dataclasses import replace
from pathlib import Path

import pytest

import houseway
from houseway import games, houses, rulebook
from houseway.errors import BadInput, UnknownClause
from houseway.rulebook import read_book
from houseway.wagers.schedules import Schedules

PACKAGE = Path(houseway.__file__).parent

# Where a house is spoken of by name: its own files, rankings that a book prints, and defaults
# of people who type no game.
OWN = (
    "houses",
    "games",
    "rulings",
    "floor/jackpots/bclc.py",
    "hands",
    "cli",
    "formats/phh",
    "formats/scenarios/rake.py",
    "formats/scenarios/jackpots/jackpot_hands.py",
    "formats/scenarios/entry.py",
    "analysis",
)


def test_every_rulebook_belongs_to_one_house() -> None:
    owned = [book.id for house in houses.every().values() for book in house.rulebooks]
    assert sorted(owned) == sorted(rulebook.books())
    for house in houses.every().values():
        house.check()
        assert all(book.title and book.clauses for book in house.rulebooks)


def test_every_section_has_a_title() -> None:
    for book in rulebook.books().values():
        printed = {clause.section for clause in book.clauses.values()}
        assert printed <= set(book.titles)


def test_a_house_counts_in_its_own_money() -> None:
    shown = {id: house.currency.text(2000) for id, house in houses.every().items()}
    assert shown == {"bclc": "$20.00", "bcpc": "£20.00", "chico": "$20.00"}
    assert games.facts(games.find("razz@bcpc"))["symbol"] == "£"


def test_a_house_knows_where_its_scenarios_are() -> None:
    every = {path for house in houses.every().values() for path in house.scenarios}
    assert {path.name for path in every} == {"bclc-poker", "bclc-baccarat", "bcpc", "chico"}
    for house in houses.every().values():
        assert {path.name for path in house.scenarios} == {book.id for book in house.rulebooks}
    lost = replace(houses.find("bcpc"), scenarios=(Path("/nowhere"),))
    with pytest.raises(BadInput, match="'bcpc' has no scenarios at /nowhere"):
        lost.check()


def test_a_house_holds_its_schedules_and_no_other_has_them() -> None:
    collecting = {id for id, house in houses.every().items() if any(house.collection)}
    assert collecting == {"chico"}
    chico = houses.find("chico")
    assert all(chico.prints(each.cite) for each in chico.collection)
    assert houses.printing("chico/omaha") is chico


def test_what_a_house_prints_of_every_table_of_its_own() -> None:
    bclc, bcpc, chico = (houses.find(id) for id in ("bclc", "bcpc", "chico"))
    assert [book.id for book in bclc.rulebooks] == ["bclc-poker", "bclc-baccarat"]
    assert [str(house.clock) for house in (bclc, bcpc)] == ["bclc-poker/33/1.12", "bcpc/42"]
    assert chico.clock is None
    assert str(chico.collection.free) == "chico/collection/bureau-notice.1"
    assert bclc.table.kill
    assert bcpc.table == chico.table == houses.TableRules()


def test_a_house_prints_its_own_clauses_and_its_games_are_its_own() -> None:
    bclc, chico = houses.find("bclc"), houses.find("chico")
    assert all(bclc.prints(game.cite) for game in bclc.catalogue())
    assert not any(chico.prints(game.cite) for game in bclc.catalogue())
    with pytest.raises(BadInput, match="is no game of 'chico'"):
        replace(chico, games=bclc.games).check()
    with pytest.raises(BadInput, match="which 'bclc' does not print"):
        replace(bclc, rulebooks=chico.rulebooks).check()


def test_a_house_nobody_knows_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="no house 'nowhere'; there are bclc, bcpc, chico"):
        houses.find("nowhere")


def test_shared_code_knows_no_house_by_name() -> None:
    """Strings that are run, not what is written about them."""
    slips = []
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        if name.startswith(OWN):
            continue
        tree = ast.parse(path.read_text())
        written = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        examples = {
            id(inner)
            for node in ast.walk(tree)
            if isinstance(node, ast.keyword) and node.arg in ("examples", "description")
            for inner in ast.walk(node)
        }
        slips += [
            f"{name}:{node.lineno}: {node.value!r}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
            and id(node) not in written | examples
            and any(house in node.value for house in houses.every())
        ]  # fmt: skip
    assert not slips, "\n".join(slips)


BROKEN = {
    "an import that fails": ("import nowhere_to_be_found", "No module named"),
    "no house at all": ("HOUSE = 3", "3 is no House"),
    "a house we have": (
        "from houseway.houses import House; HOUSE = House(id='bclc', title='Twice')",
        "there is a house 'bclc' already",
    ),
    "a rulebook we have": (
        """
        from houseway.houses import House
        from houseway.rulebook import book
        HOUSE = House(id='odd', title='Odd', rulebooks=(book('chico'),))
        """,
        "there is a rulebook 'chico' already",
    ),
    "a clause that is not there": (
        "from houseway.rulebook import clause; clause('chico/omaha/no')",
        "no rulebook has a clause 'chico/omaha/no'",
    ),
    "games of another house": (
        "from houseway.houses import House; "
        "HOUSE = House(id='odd', title='Odd', games='houseway.games.chico')",
        "@chico is no game of 'odd'",
    ),
    "jackpots that are not there": (
        "from houseway.houses import House; "
        "HOUSE = House(id='odd', title='Odd', jackpots='odd_house_jackpots')",
        "No module named 'odd_house_jackpots'",
    ),
    "another house's schedules": (
        """
        from houseway.houses import House
        from houseway.houses.chico import HOUSE as CHICO
        HOUSE = House(id='odd', title='Odd', collection=CHICO.collection)
        """,
        "'odd' collects by chico/",
    ),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_house_is_named_in_a_line_and_the_others_open(fault, tmp_path) -> None:
    source, line = BROKEN[fault]
    (tmp_path / "odd_house.py").write_text(textwrap.dedent(source))
    info = tmp_path / "odd_house-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-house\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[houseway.houses]\nodd = odd_house:HOUSE\n")
    script = "from houseway import games; print(len(games.catalogue()))"
    path = f"{PACKAGE.parent}:{tmp_path}"
    ran = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env={"PYTHONPATH": path}
    )
    assert (ran.returncode, ran.stdout.strip()) == (0, str(len(games.catalogue())))
    (said,) = ran.stderr.strip().splitlines()
    assert said.startswith("the house odd is left out: ")
    assert line in said


@pytest.mark.parametrize(
    ("rows", "line"),
    [
        ("odd/1/1,,engine,Rule.", "has no title"),
        ("odd,,title,Odd\nodd/1/1,,engine", "is no row"),
        ("odd,,title,Odd\nodd/1/1,,wish,Rule.", "is no row"),
        ("odd,,title,Odd\nodd/1/1,,engine,A.\nodd/1/1,,engine,B.", "two clauses 'odd/1/1'"),
        ("odd,,title,Odd\neven/1/1,,engine,A.", "'even/1/1' is no clause of 'odd'"),
    ],
)
def test_a_rulebook_that_cannot_be_read_is_refused(rows, line, tmp_path) -> None:
    file = tmp_path / "odd.csv"
    file.write_text(f"id,line,kind,gist\n{rows}\n")
    with pytest.raises(BadInput, match=line):
        read_book(file)


def test_a_book_cites_its_own_sections(tmp_path) -> None:
    file = tmp_path / "odd.csv"
    file.write_text("id,line,kind,gist\nodd,,title,Odd\nodd/1,,section,One\nodd/1/2,,engine,Two.\n")
    book = read_book(file)
    assert (book.title, book.titles["odd/1"]) == ("Odd", "One")
    assert book.section("1")("2").gist == "Two."
    with pytest.raises(UnknownClause, match="no rulebook has a clause 'odd/1/3'; perhaps odd/1/2"):
        book.section("1")("3")


SCHEDULE = """
[{"schedule": "odd/fees/1.table", "games": ["odd/1"], "charge": "per hand", "player": "button",
  "options": [{"option": 1, "rows": [[2, 6, null, 3], [7, null, null, 4]]}]}]
"""


def test_a_house_from_outside_collects_by_schedules_of_its_own_book(tmp_path) -> None:
    (tmp_path / "odd.csv").write_text(
        "id,line,kind,gist\nodd,,title,Odd\nodd/fees,,section,Fees\nodd/fees/1.table,,floor,Fees.\n"
    )
    (tmp_path / "fees.json").write_text(SCHEDULE)
    book = read_book(tmp_path / "odd.csv")
    posted = Schedules(tmp_path / "fees.json", book.clause)
    house = houses.House(id="odd", title="Odd", rulebooks=(book,), collection=posted)
    house.check()
    assert house.collection.option("odd/1", 1).button_fee(7) == 400
