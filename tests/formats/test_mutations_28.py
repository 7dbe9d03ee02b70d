"""The jackpots made wrong one rule at a time: a scenario that names the rule notices."""

from dataclasses import replace
from itertools import combinations

import pytest

from houseway.floor.jackpots import bad_beat, high_hand, judging
from houseway.floor.jackpots.bad_beat import Showdown
from houseway.floor.jackpots.division import DIVISIONS
from houseway.floor.jackpots.facts import NOBODY, HandFacts
from houseway.floor.jackpots.hole import pair_for_quads
from houseway.floor.jackpots.naming import least
from houseway.floor.jackpots.programme import Programme
from houseway.floor.jackpots.sections import SECTIONS
from houseway.formats.scenarios import jackpots as given
from houseway.hands import FIVE_CARD
from houseway.money import ZERO, Cents, dollars
from tests.formats.jackpot_mutations import change, change_hand, wrap
from tests.formats.mutations import Mutations

MUTATIONS = Mutations()


def mutation(*clauses):
    """Note a mutation, with its clauses written as `28/2.4`."""
    return MUTATIONS("bclc-poker", *clauses)


# Figures


@pytest.mark.parametrize(
    ("number", "change_to", "clause"),
    [
        ("28", {"players": 4}, "28/2.5.1"),
        ("28", {"players": 6}, "28/2.5.1"),
        ("29", {"players": 4}, "29/2.5.1"),
        ("29", {"players": 6}, "29/2.5.1"),
        ("30", {"players": 3}, "30/2.4.1"),
        ("30", {"players": 5}, "30/2.4.1"),
        ("31", {"players": 4}, "31/2.3.1"),
        ("31", {"players": 6}, "31/2.3.1"),
        ("32", {"players": 4}, "32/2.4.1"),
        ("32", {"players": 6}, "32/2.4.1"),
        ("30", {"pot": Cents(1400)}, "30/2.4.5"),
        ("30", {"pot": Cents(1501)}, "30/2.4.5"),
        ("31", {"pot": Cents(1900)}, "31/2.3.6"),
        ("31", {"pot": Cents(2001)}, "31/2.3.6"),
        ("32", {"pot": Cents(1900)}, "32/2.4.6"),
        ("32", {"pot": Cents(2001)}, "32/2.4.6"),
        ("30", {"games": ("texas-holdem@bclc",)}, "30/2.2"),
        ("31", {"games": ()}, "31/2.1"),
        ("32", {"structures": ("limit", "no-limit", "pot-limit")}, "32/2.2"),
        ("32", {"structures": ("limit",)}, "32/2.2"),
        ("32", {"structures": ("no-limit",)}, "32/1.1"),
        ("32", {"cut_over_cite": None}, "32/1.4"),
    ],
)
def test_a_wrong_figure_is_noticed(monkeypatch, breaks, number, change_to, clause) -> None:
    change(monkeypatch, number, **change_to)
    breaks(f"bclc-poker/{clause}")


@pytest.mark.parametrize(
    ("number", "hands", "clauses"),
    [
        ("28", {"loser": "full house A 9"}, ["28/4.2"]),
        ("28", {"loser": "full house A J"}, ["28/4.2"]),
        ("28", {"loser": "full house K A"}, ["28/4.2"]),
        ("28", {"winner": "full house"}, ["28/4.2"]),
        ("28", {"winner": "straight flush"}, ["28/4.2"]),
        ("29", {"loser": "quads 7"}, ["29/4.2"]),
        ("29", {"loser": "quads 9"}, ["29/4.2"]),
        ("29", {"winner": "straight flush"}, ["29/4.2"]),
        ("30", {"hand": "full house"}, ["30/4.2", "30/1.2"]),
        ("30", {"hand": "quads 3"}, ["30/4.2"]),
        ("31", {"hand": "flush"}, ["31/4.2", "31/1.2"]),
        ("31", {"hand": "full house 3 2"}, ["31/4.2", "31/1.2"]),
        ("31", {"hand": "quads"}, ["31/4.2"]),
        ("32", {"hand": "full house"}, ["32/3.2", "32/1.2"]),
        ("32", {"hand": "straight flush"}, ["32/3.2", "32/1.2"]),
        ("30", {"wins": None}, ["30/2.4.6"]),
        ("32", {"wins": None}, ["32/2.4.7"]),
        ("32", {"picked_up": None}, ["32/2.4.3"]),
        ("31", {"picked_up": None}, ["31/2.3.3"]),
        ("31", {"wins": SECTIONS["daily-high-hand"].daily}, ["31/4.2"]),
    ],
)
def test_a_wrong_hand_is_noticed(monkeypatch, breaks, number, hands, clauses) -> None:
    change_hand(monkeypatch, number, **hands)
    breaks(*(f"bclc-poker/{clause}" for clause in clauses))


@pytest.mark.parametrize("number", ["28", "29"])
@pytest.mark.parametrize(
    ("scope", "part", "clause"),
    [
        ("table", "loser", "3.3.2.a"),
        ("table", "winner", "3.3.2.b"),
        ("table", "others", "3.3.2.c"),
        ("room", "loser", "3.3.1.a"),
        ("room", "winner", "3.3.1.b"),
        ("room", "others", "3.3.1.c"),
    ],
)
def test_a_wrong_part_is_noticed(monkeypatch, breaks, number, scope, part, clause) -> None:
    """One part five per cent less, whoever gets them instead."""
    scopes = ("table",) if scope == "table" else ("room", "network")
    for each in scopes:
        right = DIVISIONS[each]
        gains = "others" if part != "others" else "loser"
        moved = {part: getattr(right, part) - 5, gains: getattr(right, gains) + 5}
        monkeypatch.setitem(DIVISIONS, each, replace(right, **moved))
    monkeypatch.setattr(Programme, "division", DIVISIONS["table"], raising=False)
    breaks(f"bclc-poker/{number}/{clause}")


@pytest.mark.parametrize("at", range(14))
def test_a_jackpot_that_is_missing_is_noticed(monkeypatch, breaks, at) -> None:
    kept = list(SECTIONS["limit-no-limit"].distinct)
    gone = kept.pop(at)
    change(monkeypatch, "32", distinct=tuple(kept))
    breaks(gone.cite.id)


# Which hands count


@pytest.mark.parametrize("clause", ["28/2.5.2", "29/2.5.2", "30/2.4.2", "31/2.3.2", "32/2.4.2"])
def test_players_who_are_away_count(monkeypatch, breaks, clause) -> None:
    monkeypatch.setattr(HandFacts, "active", property(lambda self: self.dealt_in))
    breaks(f"bclc-poker/{clause}")


def mucked_hands_count(patch):
    def judged(right, programme, facts):
        return right(programme, replace(facts, mucked=NOBODY))

    wrap(patch, judging, "_judge", judged)


@pytest.mark.parametrize("clause", ["28/2.4", "29/2.4", "30/2.3", "31/2.2", "32/2.3"])
def test_mucked_hands_count(monkeypatch, breaks, clause) -> None:
    mucked_hands_count(monkeypatch)
    breaks(f"bclc-poker/{clause}")


def any_game_counts(patch):
    def refused(right, programme, facts):
        return right(programme, replace(facts, game=programme.games[0], structure="limit"))

    wrap(patch, judging, "_not_judged", refused)


@pytest.mark.parametrize("clause", ["28/2.1.1", "29/2.1", "30/2.2", "31/2.1", "32/2.2"])
def test_any_game_counts(monkeypatch, breaks, clause) -> None:
    any_game_counts(monkeypatch)
    breaks(f"bclc-poker/{clause}")


@mutation("28/2.1", "29/2.1", "30/2.2", "31/2.1")
def a_jackpot_for_any_games(patch):
    patch.setattr(Programme, "_check_games", lambda self: None)


@pytest.mark.parametrize("clause", ["28/1.1", "29/1.1", "30/1.1", "31/1.1"])
def test_a_jackpot_for_any_games(monkeypatch, breaks, clause) -> None:
    a_jackpot_for_any_games(monkeypatch)
    monkeypatch.setattr(Programme, "_check_hands", lambda self: None)
    breaks(f"bclc-poker/{clause}")


@pytest.mark.parametrize("clause", ["28/2.5.5", "29/2.5.5"])
@pytest.mark.parametrize("test", ["both_play", "pair_for_quads"])
def test_one_hole_card_is_enough(monkeypatch, breaks, test, clause) -> None:
    monkeypatch.setattr(bad_beat, test, lambda hole, rest: True)
    breaks(f"bclc-poker/{clause}")


@pytest.mark.parametrize("clause", ["30/2.4.4", "31/2.3.5", "32/2.4.5"])
def test_one_hole_card_is_enough_for_a_high_hand(monkeypatch, breaks, clause) -> None:
    monkeypatch.setattr(high_hand, "both_play", lambda hole, rest: True)
    breaks(f"bclc-poker/{clause}")


@pytest.mark.parametrize("clause", ["30/2.4.4", "31/1.2.1", "32/2.4.5"])
def test_quads_without_a_pocket_pair(monkeypatch, breaks, clause) -> None:
    monkeypatch.setattr(high_hand, "pair_for_quads", lambda hole, value: True)
    breaks(f"bclc-poker/{clause}")


@mutation("31/2.3.5")
def the_daily_bonus_takes_the_strict_test(patch):
    patch.setattr(high_hand, "both_play", bad_beat.needs_both)


@pytest.mark.parametrize("number", ["28", "29"])
def test_a_hand_that_one_card_makes_as_well(monkeypatch, breaks, number) -> None:
    monkeypatch.setattr(bad_beat, "needs_both", lambda hole, rest: True)
    breaks(f"bclc-poker/{number}/2.5.5.a")


@pytest.mark.parametrize("number", ["28", "29"])
def test_kickers_count(monkeypatch, breaks, number) -> None:
    """A hand passes that beats every hand of one hole card by its kicker."""

    def needs_both(hole, rest):
        whole = FIVE_CARD.value(hole, rest)
        return all(FIVE_CARD.value((card,), rest) < whole for card in hole)

    monkeypatch.setattr(bad_beat, "needs_both", needs_both)
    monkeypatch.setattr(bad_beat, "pair_for_quads", lambda hole, value: True)
    breaks(f"bclc-poker/{number}/2.5.8")


def some_hand_of_both(hole, rest, least_hand) -> bool:
    """Whether the hole cards make a hand that is good enough, though a better one lies there."""
    fives = (FIVE_CARD.value(hole, three) for three in combinations(rest, 3))
    return any(value >= least(least_hand) and pair_for_quads(hole, value) for value in fives)


@pytest.mark.parametrize("number", ["28", "29"])
def test_a_worse_hand_of_a_player_counts(monkeypatch, breaks, number) -> None:
    def by_hole_cards(right, self, seat):
        good = some_hand_of_both(self.facts.hole(seat), self.board, "full house A T")
        return None if good else right(self, seat)

    wrap(monkeypatch, Showdown, "_by_hole_cards", by_hole_cards)
    breaks(f"bclc-poker/{number}/2.5.3")


@pytest.mark.parametrize("clause", ["30/2.4.3", "31/2.3.4", "32/2.4.4"])
def test_a_worse_hand_of_a_player_is_high(monkeypatch, breaks, clause) -> None:
    def refusals(right, self, seat):
        hand = self.programme.rules.high_hand.hand
        if not some_hand_of_both(self.facts.hole(seat), self.rest(seat), hand):
            yield from right(self, seat)

    wrap(monkeypatch, high_hand._Hands, "refusals", refusals)
    breaks(f"bclc-poker/{clause}")


def any_two_hands(patch):
    """Of all hands at the table, whichever two will do."""

    def judged(right, self, seats):
        for pair in combinations(sorted(seats, key=self.value, reverse=True), 2):
            if (found := right(self, pair)).qualifies:
                return found
        return right(self, seats)

    wrap(patch, Showdown, "judge", judged)


@pytest.mark.parametrize("clause", ["28/2.5.4", "28/2.5.7", "29/2.5.4", "29/2.5.7"])
def test_any_two_hands(monkeypatch, breaks, clause) -> None:
    any_two_hands(monkeypatch)
    breaks(f"bclc-poker/{clause}")


@mutation("28/2.5.4")
def one_of_two_equal_losers_is_left_out(patch):
    def judged(right, self, seats):
        found = right(self, seats)
        return replace(found, losers=found.losers[:1])

    wrap(patch, Showdown, "judge", judged)


def winner_and_loser_swapped(patch):
    def judged(right, self, seats):
        found = right(self, seats)
        return replace(found, winners=found.losers, losers=found.winners)

    wrap(patch, Showdown, "judge", judged)


@pytest.mark.parametrize("clause", ["28/1.2", "28/2.5.6", "29/1.2", "29/2.5.6"])
def test_winner_and_loser_swapped(monkeypatch, breaks, clause) -> None:
    winner_and_loser_swapped(monkeypatch)
    breaks(f"bclc-poker/{clause}")


@mutation("28/4.1")
def both_runs_count(patch):
    wrap(patch, judging, "_judge", lambda right, p, f: right(replace(p, both_runs=True), f))


@pytest.mark.parametrize(
    ("number", "setting"), [("28", {"loser": ""}), ("28", {"players": 0}), ("29", {"loser": ""})]
)
def test_a_posted_condition_is_ignored(monkeypatch, breaks, number, setting) -> None:
    def judged(right, programme, facts):
        return right(replace(programme, **setting) if programme.holdem else programme, facts)

    wrap(monkeypatch, judging, "_judge", judged)
    breaks(f"bclc-poker/{number}/4.1")


@pytest.mark.parametrize(
    ("clause", "setting"),
    [
        ("30/4.1", {"hand": ""}),
        ("30/4.1", {"minimum_pot": ZERO}),
        ("31/4.1", {"hand": ""}),
        ("31/4.1", {"minimum_pot": ZERO}),
        ("32/3.1", {"minimum_pot": ZERO}),
    ],
)
def test_a_posted_condition_of_a_high_hand_is_ignored(monkeypatch, breaks, clause, setting) -> None:
    def judged(right, programme, facts):
        return right(replace(programme, **setting), facts)

    wrap(monkeypatch, judging, "_judge", judged)
    breaks(f"bclc-poker/{clause}")


@pytest.mark.parametrize(
    "clause", ["28/2.5.1", "29/2.5.1", "30/2.4.1", "30/2.4.5", "31/2.3.1", "31/2.3.6", "32/2.4.1"]
)
def test_a_house_posts_less_than_is_printed(monkeypatch, breaks, clause) -> None:
    monkeypatch.setattr(Programme, "_check_figures", lambda self: None)
    breaks(f"bclc-poker/{clause}")


@mutation("32/2.4.8.a")
def a_showdown_is_needed(patch):
    def judged(right, programme, facts, board):
        found = right(programme, facts, board)
        return replace(found, qualifies=found.qualifies and len(facts.hands) > 1)

    wrap(patch, judging, "judge_high_hand", judged)


@mutation("32/2.4.8")
def the_board_must_be_complete(patch):
    def judged(right, programme, facts, board):
        found = right(programme, facts, board)
        return replace(found, qualifies=found.qualifies and len(board) != 3 and len(board) != 4)

    wrap(patch, judging, "judge_high_hand", judged)


@pytest.mark.parametrize("clause", ["30/2.4.6", "32/2.4.7", "32/2.4.8.b"])
def test_every_high_hand_at_the_table_wins(monkeypatch, breaks, clause) -> None:
    monkeypatch.setattr(high_hand._Hands, "best", 0)
    wrap(
        monkeypatch,
        high_hand._Hands,
        "wins",
        lambda right, self, seats: replace(right(self, seats), winners=tuple(seats)),
    )
    breaks(f"bclc-poker/{clause}")


@mutation("30/2.4.8")
def all_quads_are_one_jackpot(patch):
    def wins(right, self, seats):
        found = right(self, seats)
        return replace(found, which="quads" if "quads" in found.which else found.which)

    wrap(patch, high_hand._Hands, "wins", wins)


@mutation("31/4.2")
def the_best_hand_alone_is_entered(patch):
    def wins(right, self, seats):
        found = right(self, seats)
        return replace(found, entered=found.winners)

    wrap(patch, high_hand._Hands, "wins", wins)


@mutation("31/2.3.6")
def rake_and_drop_are_no_part_of_the_pot(patch):
    def pot(right, entry, least):
        whole = right(entry, least)
        return whole if "pot" in entry else dollars(entry.get("pushed"))

    wrap(patch, given, "_pot", pot)


@mutation("29/5.2")
def the_local_jackpot_goes_first(patch):
    def judged(right, programme, facts):
        found = right(programme, facts)
        return replace(found, which="local") if programme.local and found.which else found

    wrap(patch, judging, "judge", judged)
    patch.setattr(given, "judge", judging.judge)


@mutation("29/5.1")
def there_is_no_local_jackpot(patch):
    patch.setattr(Programme, "local_programme", None)


@MUTATIONS.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
