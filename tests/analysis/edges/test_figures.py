"""What games cost: figures that others have published, and what every count must hold."""

import json
import random
from fractions import Fraction
from math import comb, perm

import pytest

from houseway import games
from houseway.analysis.edges import Analysis, analyse, find
from houseway.analysis.edges.bclc import mini_baccarat, ruyi_baccarat
from houseway.analysis.edges.bclc.dragon_bonus_baccarat import margin_row
from houseway.analysis.edges.coups import Coup
from houseway.analysis.edges.dealt import suit_classes
from houseway.analysis.edges.played import study_by_play
from houseway.analysis.edges.shipped import path_of, rules_of, shipped
from houseway.analysis.edges.work import Work
from houseway.analysis.trials.banked import belongs_to
from houseway.analysis.what_if import with_tables
from houseway.cards import Shoe
from houseway.errors import BadInput
from houseway.money import dollars
from houseway.play import Layout
from houseway.play.banked import BankedGame

BANKED = [game for game in games.catalogue().values() if isinstance(game, BankedGame)]
COUNTED = [game for game in BANKED if find(game)]
KEPT = [game for game in COUNTED if path_of(game).is_file()]


def edge(game: str, spot: str, **more: object) -> float:
    found: Analysis = analyse(games.find(game), **more)  # type: ignore[arg-type]
    return found[spot].house_edge


# Known figures of these rules and pay tables, as they are commonly published
PUBLISHED = [
    ("mini-baccarat@bclc", "banker", 0.010579),
    ("mini-baccarat@bclc", "player", 0.012351),
    ("mini-baccarat@bclc", "tie", 0.143596),
    ("three-card-poker@bclc", "ante", 0.033730),
    ("three-card-poker@bclc", "pair_plus", 0.055747),
    ("let-it-ride@bclc", "bet_1", 0.035057),
    ("ultimate-texas-holdem@bclc", "ante", 0.021850),
    ("ultimate-texas-holdem@bclc", "trips", 0.019040),
    ("texas-holdem-bonus@bclc", "ante", 0.020369),
]


@pytest.mark.parametrize(("game", "spot", "published"), PUBLISHED)
def test_kept_figures_are_the_published_ones(game: str, spot: str, published: float) -> None:
    kept = shipped(games.find(game))  # type: ignore[arg-type]
    assert kept is not None
    assert kept["wagers"][spot]["house_edge"] == pytest.approx(published, abs=5e-7)


def test_a_bet_without_an_edge_rides() -> None:
    """1.23 bets on average, 2.85 % of them: J. Grochowski, "Let It Ride Redux", 2020."""
    kept = shipped(games.find("let-it-ride@bclc"))  # type: ignore[arg-type]
    assert kept is not None
    bet = kept["wagers"]["bet_1"]
    assert bet["element_of_risk"] == pytest.approx(0.0285, abs=5e-5)
    assert bet["house_edge"] / bet["element_of_risk"] == pytest.approx(1.23, abs=5e-3)


@pytest.mark.parametrize("decks", [6, 7, 8])
def test_every_coup_of_a_shoe_is_counted(decks: int) -> None:
    found = analyse(games.find("mini-baccarat@bclc"), settings={"decks": decks})  # type: ignore[arg-type]
    cards = 52 * decks
    deals = cards * (cards - 1) * (cards - 2) * (cards - 3) * (cards - 4) * (cards - 5)
    assert {each.deals for each in found.study.wagers} == {deals}


def test_three_card_poker_counted_anew_is_what_is_kept() -> None:
    game = games.find("three-card-poker@bclc")
    assert isinstance(game, BankedGame)
    found, kept = analyse(game), shipped(game)
    assert kept is not None
    assert json.loads(json.dumps(found.to_json()["wagers"])) == kept["wagers"]
    assert found.study.strategy.rules[0].startswith("Play Q-6-4 or better")
    assert found["ante"].deals == comb(52, 3) * comb(49, 3)


@pytest.mark.soak
@pytest.mark.parametrize("game", KEPT, ids=lambda each: each.id)
def test_every_game_counted_anew_is_what_is_kept(game: BankedGame) -> None:
    """Exact figures to the last digit; sampled ones, from other deals, within four errors."""
    kept, work = shipped(game), Work(rounds=1 << 22, seed=77)
    assert kept is not None
    found = json.loads(json.dumps(analyse(game, work=work).to_json()))["wagers"]
    assert found.keys() == kept["wagers"].keys()
    for spot, figures in found.items():
        if "stderr" in figures:
            apart = abs(figures["house_edge"] - kept["wagers"][spot]["house_edge"])
            assert apart < 4 * (figures["stderr"] + kept["wagers"][spot]["stderr"]), spot
        else:
            assert figures == kept["wagers"][spot], spot


@pytest.mark.parametrize("game", KEPT, ids=lambda each: each.id)
def test_kept_figures_belong_to_the_rules_as_they_are(game: BankedGame) -> None:
    kept = shipped(game)
    assert kept is not None, f"{path_of(game).name} is of other rules than {rules_of(game)}"
    for spot, figures in kept["wagers"].items():
        assert sum(line["deals"] for line in figures["lines"].values()) == figures["deals"], spot
        mean = sum(line["contribution"] for line in figures["lines"].values())
        assert figures["house_edge"] == pytest.approx(-mean, abs=1e-12), spot


@pytest.mark.parametrize("game", KEPT, ids=lambda each: each.id)
def test_every_wager_and_every_row_of_a_side_bet_can_be_looked_up(game: BankedGame) -> None:
    kept = shipped(game)
    assert kept is not None
    owner = belongs_to(game, game.read_settings({}))
    initial = {spot.name for spot in game.spots if owner.get(spot.name, spot.name) == spot.name}
    assert initial <= kept["wagers"].keys()
    for spot, table in game.pay_tables.items():
        if spot in kept["wagers"] and spot not in game.opens_with:
            lines = kept["wagers"][spot]["lines"]
            assert {row for row, _ in table.rows} <= lines.keys(), spot
    for figures in kept["wagers"].values():
        assert {"house_edge", "element_of_risk", "std_dev", "deals", "lines"} <= figures.keys()


@pytest.mark.parametrize("game", COUNTED, ids=lambda each: each.id)
def test_what_is_counted_is_kept(game: BankedGame) -> None:
    assert game in KEPT, f"no figures are kept of {game.id}"


def test_another_pay_table_is_paid_by() -> None:
    rows = "straight flush  40 to 1\npair  1 to 1"
    changed = edge("three-card-poker@bclc", "pair_plus", paytables={"pair_plus": rows})
    lost = Fraction(22100 - 48 - 3744, 22100)
    assert changed == pytest.approx(float(lost - Fraction(48 * 40 + 3744, 22100)))


def test_other_odds_on_a_side_bet_are_what_a_count_finds() -> None:
    """And need none; a table of the main game, or one that a meter pays by, does."""
    game, rows = (
        games.find("three-card-poker@bclc"),
        {"pair_plus": "straight  7 to 1\npair  1 to 1"},
    )
    assert isinstance(game, BankedGame)
    found, counted = with_tables(game, rows), analyse(game, paytables=rows).to_json()
    assert found is not None
    assert found["wagers"] == json.loads(json.dumps(counted["wagers"]))
    assert found["pay_tables"] == counted["pay_tables"]
    assert with_tables(game, {**rows, "ante_bonus": "straight  2 x ante"}) is None
    assert with_tables(game, {"progressive": "flush  30 for 1"}) is None
    with pytest.raises(BadInput, match="are not odds"):
        with_tables(game, {"pair_plus": "pair  one"})


def test_the_former_name_of_paytables_warns_and_is_paid_by() -> None:
    game, rows = games.find("three-card-poker@bclc"), {"pair_plus": "pair  1 to 1"}
    assert isinstance(game, BankedGame)
    with pytest.warns(DeprecationWarning, match="pay_tables is called paytables now"):
        former = analyse(game, pay_tables=rows)
    assert former == analyse(game, paytables=rows)
    with pytest.warns(DeprecationWarning, match="paytables now"), pytest.raises(BadInput):
        analyse(game, paytables=rows, pay_tables=rows)


def test_a_pay_table_that_a_setting_posts_is_paid_by() -> None:
    posted = {"gold_7_table": "gold 7  30 to 1"}
    printed, changed = (
        edge("ruyi-baccarat@bclc", "gold_7", settings=each) for each in ({}, posted)
    )
    row = shipped(games.find("ruyi-baccarat@bclc"))["wagers"]["gold_7"]["lines"]["gold 7"]  # type: ignore[index, arg-type]
    assert printed - changed == pytest.approx(row["probability"] * (30 - row["net"]))


def test_a_pay_table_that_is_none_is_refused_in_a_line() -> None:
    game = games.find("three-card-poker@bclc")
    assert isinstance(game, BankedGame)
    with pytest.raises(BadInput, match="has no pay table 'trips'; there are ante_bonus"):
        analyse(game, paytables={"trips": "pair  1 to 1"})


@pytest.mark.parametrize("given", ["three-card-poker@bclc", games.find("texas-holdem@bclc")])
def test_what_no_bank_plays_against_has_no_edge(given: object) -> None:
    with pytest.raises(BadInput, match="is no game against a bank, such as games.find"):
        analyse(given)  # type: ignore[arg-type]


@pytest.mark.parametrize(("size", "classes"), [(2, 169), (3, 1755)])
def test_hands_fall_into_classes_by_their_suits(size: int, classes: int) -> None:
    hands, weights = suit_classes(size)
    assert (len(hands), int(weights.sum())) == (classes, comb(52, size))


@pytest.mark.parametrize("name", ["three-card-poker@bclc", "ultimate-texas-holdem@bclc"])
def test_envy_belongs_to_the_bet_that_it_is_printed_with(name: str) -> None:
    """A royal flush of five cards pays $1,000 to every other dollar: 4 and 36 of C(52,5)."""
    kept = shipped(games.find(name))  # type: ignore[arg-type]
    assert kept is not None
    (aside,) = (each for title, each in kept["asides"].items() if "envy" in title)
    assert aside["figures"]["1"] == pytest.approx((4 * 1000 + 36 * 300) / comb(52, 5))


@pytest.mark.parametrize("decks", [1, 4, 10])
def test_any_number_of_decks_can_be_counted(decks: int) -> None:
    found = analyse(games.find("mini-baccarat@bclc"), decks=decks)  # type: ignore[arg-type]
    assert found["tie"].deals == perm(52 * decks, 6)
    assert f"no table of the rules has a shoe of {decks}" in found.study.notes


@pytest.mark.parametrize(
    ("name", "decks", "said"),
    [("mini-baccarat@bclc", 0, "from 1 to 16"), ("let-it-ride@bclc", 2, "has no 'decks'")],
)
def test_no_shoe_is_made_up(name: str, decks: int, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        analyse(games.find(name), decks=decks)  # type: ignore[arg-type]


SIDES = ("player", "banker", "tie", "dragon_player", "dragon_banker")


@pytest.mark.parametrize("seed", range(40))
def test_a_coup_is_settled_as_the_table_settles_it(seed: int) -> None:
    game = games.find("dragon-bonus-baccarat@bclc")
    assert isinstance(game, mini_baccarat.MiniBaccarat)
    rng = random.Random(seed)
    cards = game.shoe({}, rng).order
    for side in ("player", "banker"):
        stakes = {side: dollars(20), "tie": dollars(20)}
        stakes |= {f"dragon_{each}": dollars(20) for each in ("player", "banker")}
        round = game.round(Layout(bets={1: stakes}), Shoe(cards))
        won = {}
        for line in round.settlement.lines:
            won[line.wager] = won.get(line.wager, 0) + line.net
        hands = [round.holdings[place].cards for place in ("player", "banker")]
        coup = Coup(*(game_total(hand) for hand in hands), *map(len, hands))
        for spot in (side, "tie"):
            _, net = mini_baccarat.settled(game, spot, coup)
            assert won[spot] == net * dollars(20), (spot, coup)
        for each in ("player", "banker"):
            paid = game.pay_tables[f"dragon_{each}"].pays(margin_row(each, coup))
            expected = paid.winnings(dollars(20)) if paid else -dollars(20)
            assert won[f"dragon_{each}"] == expected, (each, coup)


def game_total(cards: object) -> int:
    from houseway.hands import BACCARAT

    return BACCARAT.total(cards)  # type: ignore[arg-type]


def test_gold_jade_and_ruby_take_three_cards() -> None:
    assert ruyi_baccarat.gold_7(Coup(6, 7, 3, 3))
    assert not ruyi_baccarat.gold_7(Coup(6, 7, 3, 2))
    assert not ruyi_baccarat.jade_8(Coup(8, 8, 3, 3))
    assert ruyi_baccarat.ruby_9(Coup(9, 9, 3, 3)) == "two three-card nines"


@pytest.mark.parametrize(
    ("name", "spots"),
    [
        ("dragon-bonus-baccarat@bclc", ("player", "tie", "dragon_player", "dragon_banker")),
        ("three-card-baccarat@bclc", ("base", "three_kings")),
        ("three-card-poker@bclc", ("pair_plus", "six_card_bonus")),
        ("let-it-ride@bclc", ("bonus",)),
        ("texas-holdem-bonus@bclc", ("bonus_jackpot",)),
        ("ultimate-texas-holdem@bclc", ("trips",)),
        ("never-foldem-holdem@chico", ("blackjack", "field")),
    ],
)
def test_the_script_comes_within_four_errors_of_every_count(name: str, spots: tuple[str]) -> None:
    game = games.find(name)
    assert isinstance(game, BankedGame)
    kept = shipped(game)
    assert kept is not None
    played = study_by_play(game, game.read_settings({}), Work(rounds=1500, seed=5))
    for each in played.wagers:
        if each.spot in spots:
            exact = kept["wagers"][each.spot]["house_edge"]
            assert abs(each.house_edge - exact) < 4 * each.stderr, each.spot
