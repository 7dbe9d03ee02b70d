"""The clause that says so is stated: of every line, offer and refusal of every game, somewhere."""

from itertools import chain

import pytest

from houseway import games
from houseway.formats.scenarios import runner
from houseway.formats.scenarios.citations import clause_id, find_offers, line_name, written_line
from houseway.formats.scenarios.entry import Entry

GAMES = games.catalogue()


class Stated:
    """What the entries of a game came past, and what they say of it."""

    def __init__(self) -> None:
        self.lines: dict[tuple[str, str, str], str] = {}  # spot, result, clause: where
        self.said_lines: set[tuple[str, str, str]] = set()
        self.offers: dict[tuple[str, str], str] = {}  # act or spot, clause: where
        self.said_offers: set[tuple[str, str]] = set()
        self.refusals: dict[str, str] = {}
        self.said_refusals: set[str] = set()
        self.unsaid: list[str] = []  # entries that prove a clause about settling and do not say so


def _see(entry: Entry, stated: Stated) -> None:
    game = GAMES[entry.game]
    moves = entry.moves
    refused = "illegal" in entry
    try:
        round = runner._open(game, entry)
        _see_offers(entry, stated, round)
        played = moves[:-1] if refused else moves
        for _ in chain(
            runner.play_written(entry, round, played),
            () if refused else runner.run_once(entry, round),
            () if refused else runner.play_on(entry, round),
        ):
            _see_offers(entry, stated, round)
        if refused:
            for _ in runner.play_moves(round, moves[-1:], forced=False):
                pass
    except runner.REFUSED as error:
        if error.clause:
            stated.refusals.setdefault(error.clause.id, entry.name)
            if "refused" in entry:
                stated.said_refusals.add(clause_id(entry.get("refused"), game.section))
        return
    _see_lines(entry, stated, round)
    options = round.options(entry.get("options", {}).get("seat"))
    for name in entry.get("options", {}).get("cites", {}):
        for offer in find_offers(options, name):
            stated.said_offers.add((_name(offer), offer.cite.id))


def _see_lines(entry: Entry, stated: Stated, round) -> None:
    said = {written_line(name) for name in entry.get("cites", {})}
    proved = {clause.id for clause in entry.proves}
    cited = set()
    for line in round.lines:
        key = (_spot(line.spot), str(line.result), line.clause.id)
        stated.lines.setdefault(key, f"{entry.name}, {line_name(line)}")
        if line_name(line) in said:
            stated.said_lines.add(key)
            cited.add(line.clause.id)
    settling = {line.clause.id for line in round.lines} & proved
    stated.unsaid += [f"{entry.name}: {clause}" for clause in sorted(settling - cited)]


def _see_offers(entry: Entry, stated: Stated, round) -> None:
    for seat in round.waiting_for():
        for offer in round.options(seat).offers:
            stated.offers.setdefault((_name(offer), offer.cite.id), entry.name)


def _spot(name: str) -> str:
    """Pots are alike."""
    return "pot" if "pot" in name.split() else name


def _name(offer) -> str:
    return offer.spot if offer.kind.act == "stake" else offer.kind.act


@pytest.fixture(scope="module", params=GAMES)
def id(request) -> str:
    """A game: what is asked of one is asked before the next."""
    return request.param


@pytest.fixture(scope="module")
def stated(entries, id) -> Stated:
    found = Stated()
    for entry in entries:
        if entry.kind == "scenario" and entry.game == id:
            _see(entry, found)
    return found


def test_the_clause_of_every_settled_line_is_stated(stated) -> None:
    missing = [f"{key}: {stated.lines[key]}" for key in stated.lines.keys() - stated.said_lines]
    assert sorted(missing) == []


def test_an_entry_that_proves_a_clause_about_settling_says_on_which_line(stated) -> None:
    assert stated.unsaid == []


def test_the_clause_of_every_offer_is_stated(stated) -> None:
    missing = [f"{key}: {stated.offers[key]}" for key in stated.offers.keys() - stated.said_offers]
    assert sorted(missing) == []


def test_the_clause_of_every_refusal_is_stated(stated) -> None:
    missing = [
        f"{key}: {stated.refusals[key]}" for key in stated.refusals.keys() - stated.said_refusals
    ]
    assert sorted(missing) == []


def test_the_clause_of_every_spot_is_stated(entries, id) -> None:
    said = {spot for entry in entries if entry.game == id for spot in entry.get("spots", ())}
    assert {spot.name for spot in GAMES[id].spots} - said == set()


def test_the_clause_of_what_a_game_prints_is_stated(entries, id) -> None:
    game = GAMES[id]
    said = {name for entry in entries if entry.game == id for name in entry.get("printed", ())}
    cited = {setting.name for setting in game.settings if setting.cite}
    assert {"game", *cited, *(f"{name} table" for name in game.pay_tables)} - said == set()
