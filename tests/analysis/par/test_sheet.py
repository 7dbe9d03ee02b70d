"""PAR sheets: figures that follow from the lines, pages that can be printed, tables tried out."""

from __future__ import annotations

import csv
import json
from fractions import Fraction
from html.parser import HTMLParser
from math import isclose
from pathlib import Path

import pytest

from houseway import cli, games
from houseway.analysis.bankroll import PATHS, ROUNDS, bankrolls
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.par import par_sheet
from houseway.analysis.par.page import par_page
from houseway.analysis.report import report
from houseway.analysis.what_if import editable, try_table
from houseway.errors import BadInput
from houseway.play.banked import BankedGame

BANKED = [game for game in games.catalogue().values() if isinstance(game, BankedGame)]
THREE = games.find("three-card-poker@bclc")
assert isinstance(THREE, BankedGame)


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as ended:
        cli.main(list(args))
    out, err = capsys.readouterr()
    return ended.value.code, out, err


@pytest.mark.parametrize("game", BANKED, ids=lambda each: each.id)
def test_every_sheet_follows_from_its_lines(game: BankedGame) -> None:
    figures = shipped(game)
    assert figures is not None
    sheet = par_sheet(game, figures)
    assert (sheet.game, sheet.rules) == (game.id, figures["rules"])
    for wager in sheet.wagers:
        mean = sum(line.probability * line.net for line in wager.lines)
        square = sum(line.probability * line.net**2 for line in wager.lines)
        assert isclose(wager.returned, 1 + mean, abs_tol=1e-9), wager.spot
        assert isclose(wager.std_dev**2, square - mean**2, rel_tol=1e-6), wager.spot
        lost = sum(line.probability for line in wager.lines if line.net < 0)
        assert isclose(wager.hit_frequency + wager.push_frequency + lost, 1, abs_tol=1e-9)
        assert [each.rounds for each in wager.intervals] == [10**n for n in range(4, 9)]
        widths = [each.high - each.low for each in wager.intervals]
        assert widths == sorted(widths, reverse=True)
        assert wager.clause, wager.spot


def test_an_interval_by_hand() -> None:
    """Pair Plus: 2.8480 units a round, 10,000 rounds, 1.96 deviations either way."""
    sheet = par_sheet(THREE, shipped(THREE) or {})
    pair_plus = next(each for each in sheet.wagers if each.spot == "pair_plus")
    first = pair_plus.intervals[0]
    assert first.high - pair_plus.returned == pytest.approx(1.96 * 2.8480 / 100, abs=1e-4)
    assert pair_plus.hit_frequency == pytest.approx(1 - 16_440 / 22_100)


class Tags(HTMLParser):
    """Counts tags, and notices one that is closed without being open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)
        if tag not in {"meta", "link"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", BANKED, ids=lambda each: each.id)
def test_the_page_stands_by_itself(game: BankedGame) -> None:
    page = par_page(par_sheet(game, shipped(game) or {}))
    tags = Tags()
    tags.feed(page)
    assert not tags.open
    assert tags.seen.count("table") == 2 + len(shipped(game)["wagers"])  # type: ignore[index]
    assert not {"script", "img", "link"} & set(tags.seen)
    assert "http" not in page


def test_the_command_prints_text_json_and_a_page(capsys) -> None:
    code, out, _ = run(capsys, "par", "three-card-poker@bclc")
    assert code == 0
    assert "return 96.6270%, house edge 3.3730%" in out
    code, out, _ = run(capsys, "par", "three-card-poker@bclc", "--json")
    found = json.loads(out)
    assert {each["spot"] for each in found["wagers"]} >= {"ante", "pair_plus", "progressive"}
    code, out, _ = run(capsys, "par", "three-card-poker@bclc", "--html")
    assert out.startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ((), "name a game"),
        (("omaha@bclc",), "nobody has an edge by its rules"),
        (("--db", "nowhere.db"), "there is no database"),
        (("three-card-poker@bclc", "--html", "--db", "x.db"), "--html is for a game's sheet"),
    ],
)
def test_what_makes_no_sheet_is_said_in_a_line(capsys, args, said) -> None:
    code, out, err = run(capsys, "par", *args)
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert said in err


def test_edges_of_every_game_go_into_one_file(tmp_path: Path, capsys) -> None:
    file = tmp_path / "edges.csv"
    assert run(capsys, "edge", "--out", str(file))[0] == 0
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert {row["game"] for row in rows} == {game.id for game in BANKED}
    ante = next(r for r in rows if (r["game"], r["spot"]) == ("three-card-poker@bclc", "ante"))
    assert float(ante["house_edge"]) == pytest.approx(0.033730, abs=1e-6)
    pl = pytest.importorskip("polars", reason="the extra `frames` is not installed")
    for ending in ("parquet", "json"):
        other = tmp_path / f"edges.{ending}"
        assert run(capsys, "edge", "let-it-ride@bclc", THREE.id, "--out", str(other))[0] == 0
    frame = pl.read_parquet(tmp_path / "edges.parquet")
    assert frame.to_dicts() == json.loads((tmp_path / "edges.json").read_text())
    assert frame["game"].n_unique() == 2


def test_parquet_without_polars_says_what_to_install(monkeypatch, tmp_path: Path, capsys) -> None:
    monkeypatch.setattr("houseway.analysis.frames.find_spec", lambda name: None)
    code, _, err = run(capsys, "edge", THREE.id, "--out", str(tmp_path / "x.parquet"))
    assert code == 2
    assert "install houseway[frames], or write a .csv" in err


# Pay tables tried out


@pytest.mark.parametrize("game", BANKED, ids=lambda each: each.id)
def test_the_printed_tables_tried_out_cost_what_is_kept(game: BankedGame) -> None:
    figures = shipped(game)
    assert figures is not None
    for spot in editable(game, figures):
        told = figures["wagers"][spot]
        found = try_table(game, spot, game.pay_tables[spot].text)
        assert found.house_edge == pytest.approx(told["house_edge"], abs=1e-12), spot
        assert found.std_dev == pytest.approx(told["std_dev"], rel=1e-9), spot
        if "break_even_meter" in told:
            even = round(100 * told["break_even_meter"])
            level = try_table(game, spot, game.pay_tables[spot].text, even)
            assert abs(level.house_edge) < 1e-4, spot


def test_other_odds_by_hand() -> None:
    rows = "straight flush  40 to 1\npair  1 to 1"
    found = try_table(THREE, "pair_plus", rows)
    lost = Fraction(22100 - 48 - 3744, 22100)
    assert -found.mean == lost - Fraction(48 * 40 + 3744, 22100)


@pytest.mark.parametrize(
    ("spot", "rows", "said"),
    [
        ("ante", "pair  1 to 1", "'ante' cannot be tried out at once"),
        ("pair_plus", "pair  lots", "lots"),
        ("pair_plus", "two pair  1 to 1", "which is none of"),
        ("six_card_bonus", "two pair  1 to 1", "is not counted apart"),
    ],
)
def test_what_cannot_be_tried_is_said(spot: str, rows: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        try_table(THREE, spot, rows)


def test_bankrolls_start_at_nothing_and_drift_with_the_edge() -> None:
    fair = bankrolls([(-1, 0.5), (1, 0.5)])
    assert len(fair.paths) == PATHS
    assert all(path[0] == 0 and len(path) == len(fair.rounds) for path in fair.paths)
    assert fair.expected[-1] == 0
    assert fair.high[-1] == pytest.approx(2 * ROUNDS**0.5)
    sure = bankrolls([(-1, 1.0)])
    assert {path[-1] for path in sure.paths} == {-ROUNDS}
    assert sure.low == sure.high == sure.expected


def test_the_report_of_every_game_can_be_told() -> None:
    for game in BANKED:
        told = report(game)
        json.dumps(told)
        assert all(sum(o["probability"] for o in w["outcomes"]) == pytest.approx(1)
                   for w in told["wagers"]), game.id  # fmt: skip
