"""Which games have a part in the room's jackpots, and which hands win them."""

import random
from dataclasses import replace

import pytest

from houseway import games
from houseway.cards import STANDARD, parse_cards
from houseway.errors import BadCards, BadInput, BadSetting
from houseway.floor.jackpots import (
    HandFacts,
    check_table,
    conditions,
    eligible,
    judge,
    judge_all,
    programme,
    sections,
)
from houseway.floor.jackpots.hole import both_play, made, needs_both, pair_for_quads
from houseway.floor.jackpots.naming import least
from houseway.hands import FIVE_CARD
from houseway.hands.category import FULL_HOUSE, STRAIGHT_FLUSH

HOLDEM = "texas-holdem@bclc"
STUD = "seven-card-stud@bclc"


def facts(board="", pot=100, dealt_in=8, game=HOLDEM, **more) -> HandFacts:
    """A hand: seats are written `_3="Ts Th"`."""
    hands = {int(k[1:]): parse_cards(more.pop(k)) for k in list(more) if k.startswith("_")}
    return HandFacts(game, hands, parse_cards(board), pot * 100, dealt_in, **more)


BEAT = facts("Ah Tc Td 4s 2h", _3="Ts Th", _5="As Ad")


@pytest.mark.parametrize("jackpot", sections())
@pytest.mark.parametrize(
    ("game", "takes_part"),
    [
        (HOLDEM, True),
        ("3-2-1-holdem@bclc", False),
        ("pineapple-holdem@bclc", False),
        ("crazy-pineapple-holdem@bclc", False),
        ("omaha@bclc", False),
    ],
)
def test_the_jackpots_are_those_of_texas_holdem(jackpot, game, takes_part) -> None:
    assert eligible(games.find(game), jackpot) is takes_part


def test_seven_card_stud_has_a_part_in_the_high_hand_alone() -> None:
    stud = games.find(STUD)
    assert [jackpot for jackpot in sections() if eligible(stud, jackpot)] == ["high-hand"]


def test_an_unknown_jackpot_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no jackpot 'lottery'"):
        eligible(games.find(HOLDEM), "lottery")


# Both hole cards


@pytest.mark.parametrize(
    ("hole", "board", "strict", "weak"),
    [
        ("Ad Td", "As Ah Tc 5d 2h", True, True),
        ("Ad Kc", "As Ah Kh Kd 2c", False, True),
        ("As Ad", "Ah Tc Td 4s 2h", True, True),
        ("8c Ac", "8s 8h 8d 4s 2h", False, True),  # the ace plays, as a kicker
        ("9s 4s", "5s 6s 7s 8s 2h", False, False),
        ("Ts 9s", "6s 7s 8s 2h 2d", True, True),
        ("Ts 9s", "5s 6s 7s 8s 2h", True, True),
        ("2c 2d", "9s 9h 9d 9c 4s", False, False),
    ],
)
def test_whether_both_hole_cards_play(hole, board, strict, weak) -> None:
    own, rest = parse_cards(hole), parse_cards(board)
    assert (needs_both(own, rest), both_play(own, rest)) == (strict, weak)


def test_the_two_tests_differ_on_full_houses_alone() -> None:
    rng = random.Random(28)
    differ = 0
    for _ in range(4000):
        rank = rng.sample(STANDARD, 2)[0].rank
        near = [card for card in STANDARD if abs(card.rank - rank) < 3]
        cards = rng.sample(near, 7)
        own, rest = cards[:2], cards[2:]
        value = FIVE_CARD.value(cards)
        if value < least("full house"):
            continue
        strict = needs_both(own, rest) and pair_for_quads(own, value)
        weak = both_play(own, rest) and pair_for_quads(own, value)
        assert weak or not strict, f"{own} on {rest}"
        if weak != strict:
            differ += 1
            assert FIVE_CARD.category(value) is FULL_HOUSE, f"{own} on {rest}"
    assert differ > 10


def test_kickers_are_dropped_and_nothing_else() -> None:
    ace = FIVE_CARD.value(parse_cards("8s 8h 8d 8c Ac"))
    king = FIVE_CARD.value(parse_cards("8s 8h 8d 8c Kc"))
    nines = FIVE_CARD.value(parse_cards("9s 9h 9d 9c 2c"))
    assert ace > king
    assert made(ace) == made(king) == least("quads 8") < made(nines)
    full = FIVE_CARD.value(parse_cards("As Ah Ad Tc Ts"))
    assert made(full) == full == least("full house A T")
    assert least("straight flush 5") == FIVE_CARD.least(STRAIGHT_FLUSH, 5)


@pytest.mark.parametrize("name", ["quads 1", "four eights", "royal flush K", "quads 8 9", ""])
def test_a_hand_without_a_meaning_is_refused(name) -> None:
    with pytest.raises(BadSetting, match="is no hand"):
        least(name)


# Judging


def test_a_verdict_names_its_hands_and_its_clause() -> None:
    verdict = judge(programme("bad-beat"), BEAT)
    assert verdict.qualifies
    assert (verdict.winners, verdict.losers) == ((3,), (5,))
    assert verdict.clause.id == "bclc-poker/28/4.2"
    assert verdict.reason == "aces full of tens is beaten by four tens"


def test_a_refusal_names_nobody() -> None:
    verdict = judge(programme("bad-beat"), replace(BEAT, dealt_in=4))
    assert (verdict.qualifies, verdict.winners, verdict.losers) == (False, (), ())
    assert verdict.clause.id == "bclc-poker/28/2.5.1"


def test_hands_that_tie_beat_nobody() -> None:
    tied = facts("As Ks Qs Js Ts", _1="2c 2d", _2="3c 3d")
    assert judge(programme("bad-beat"), tied).clause.id == "bclc-poker/28/2.5.6"


def test_one_hand_is_no_showdown() -> None:
    alone = replace(BEAT, hands={3: BEAT.hands[3]})
    assert judge(programme("bad-beat"), alone).clause.id == "bclc-poker/28/2.5.6"


def test_programmes_judge_a_hand_each_by_itself() -> None:
    offered = [programme("bad-beat"), programme("high-hand"), programme("daily-high-hand")]
    found = judge_all(offered, BEAT)
    assert {name: verdict.qualifies for name, verdict in found.items()} == {
        "bad-beat": True,
        "high-hand": True,
        "daily-high-hand": True,
    }
    assert found["high-hand"].which == "quads T"
    assert found["daily-high-hand"].entered == (3, 5)


def test_the_wide_area_jackpot_goes_before_the_local_one() -> None:
    linked = programme("wide-area-bad-beat", rooms=("A", "B"), local=20)
    assert judge(linked, BEAT).which == "local"
    quads = facts("8s 8h 9s 9h 2c", _2="9d 9c", _7="8d 8c")
    assert judge(linked, quads).which == "wide-area"
    alone = programme("wide-area-bad-beat", rooms=("A", "B"))
    assert not judge(alone, BEAT).qualifies


def test_every_distinct_jackpot_can_be_won_and_no_other() -> None:
    for name, number in (("high-hand", 23), ("limit-no-limit", 14)):
        offered = programme(name)
        won = {judge(offered, hand).which for hand in every_high_hand()}
        assert won == set(offered.jackpots)
        assert len(won) == number


def every_high_hand():
    for suit in "cdhs":
        other = "h" if suit != "h" else "d"
        for low in range(10):
            run = "A23456789TJQKA"[low : low + 5]
            hole, board = run[:2], run[2:]
            junk = "9" if "9" not in run else "2"
            yield facts(
                " ".join(f"{rank}{suit}" for rank in board) + f" {junk}{other}",
                _1=" ".join(f"{rank}{suit}" for rank in hole),
            )
    for rank in "23456789TJQKA":
        kicker = "7c" if rank != "7" else "8c"
        yield facts(f"{rank}d {rank}s {kicker}", _1=f"{rank}c {rank}h")


def test_suits_that_tie_at_stud_share() -> None:
    stud = programme("high-hand", games=(HOLDEM, STUD))
    both = facts(
        game=STUD, _1="9s 8s 7s 6s 5s 2d 3d", _4="9h 8h 7h 6h 5h 2c 3c", dealt_in=6, board=""
    )
    verdict = judge(stud, both)
    assert (verdict.winners, verdict.which) == ((1, 4), "straight flush 9")


def test_cards_that_the_game_does_not_deal_are_refused() -> None:
    with pytest.raises(BadCards, match="seat 3 has 3 cards"):
        judge(programme("bad-beat"), facts("Ah Tc Td 4s 2h", _3="Ts Th 9c", _5="As Ad"))
    with pytest.raises(BadCards, match="a board of 6 cards"):
        judge(programme("bad-beat"), facts("Ah Tc Td 4s 2h 3h", _3="Ts Th", _5="As Ad"))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"board": "Ah Tc Td 4s Ts"}, "Ts is there 2 times"),
        ({"board": "Jk Tc Td"}, "Jk is not in the deck"),
        ({"dealt_in": 1}, "does not add up"),
        ({"away": 9}, "does not add up"),
        ({"pot": -1}, "a pot is not below 0"),
        ({"mucked": frozenset({8})}, "seat 8 is spoken of"),
    ],
)
def test_facts_that_cannot_be_are_refused(changes, words) -> None:
    if "board" in changes:
        changes = {"board": parse_cards(changes["board"])}
    with pytest.raises(BadInput, match=words):
        replace(BEAT, **changes)


# What a house posts


@pytest.mark.parametrize(
    ("name", "posted", "words"),
    [
        ("bad-beat", {"games": ()}, "no game"),
        ("bad-beat", {"games": ("3-2-1-holdem@bclc",)}, "no part in any jackpot"),
        ("bad-beat", {"hand": "quads"}, "'loser' and a 'winner'"),
        ("high-hand", {"loser": "quads"}, "'hand', not"),
        ("high-hand", {"hand": "flush A"}, "less than quads"),
        ("high-hand", {"rooms": ("A", "B")}, "links no 'rooms'"),
        ("high-hand", {"local": 10}, "no 'local'"),
        ("high-hand", {"feeds": {"quads 8": 90}}, "come to 100"),
        ("high-hand", {"feeds": {"quads": 100}}, "has no jackpot 'quads'"),
        ("high-hand", {"feeds": {"quads 8": 120, "quads 9": -20}}, "less than nothing"),
        ("high-hand", {"reseed": {"flush": 100}}, "has no jackpot 'flush'"),
        ("bad-beat", {"feeds": {"": 100}}, None),
        ("bad-beat", {"seed": 101}, "per cents"),
        ("bad-beat", {"contribution": -1}, "not below 0"),
        ("bad-beat", {"prizes": (50, 50)}, "no 'prizes'"),
        ("daily-high-hand", {"prizes": ()}, "come to 100"),
        ("daily-high-hand", {"seed": 10}, "seeds nothing"),
        ("wide-area-bad-beat", {"rooms": ("A", "A")}, "linked once"),
    ],
)
def test_what_a_house_may_not_post(name, posted, words) -> None:
    with pytest.raises(BadSetting, match=words):
        programme(name, **posted)


def test_a_local_jackpot_of_another_game_has_no_printed_hands() -> None:
    posted = {"games": (STUD,), "loser": "quads 2", "winner": "quads", "local": 10}
    with pytest.raises(BadSetting, match="no local jackpot is printed"):
        programme("wide-area-bad-beat", **posted)


@pytest.mark.parametrize("name", sections())
def test_posted_conditions_name_the_figures_that_decide(name) -> None:
    offered = programme(name)
    said = {clause.id: words for clause, words in conditions(offered)}
    rules = sections()[name]
    assert str(rules.players) in said[rules.players_cite.id]
    assert all(id.startswith(f"{rules.section}/") for id in said)
    if rules.pot_cite:
        assert f"${rules.pot // 100}" in said[rules.pot_cite.id]


def test_a_table_has_one_high_hand_progressive_and_its_own_games() -> None:
    holdem = games.find(HOLDEM)
    check_table(holdem, "limit", ["bad-beat", "high-hand", "daily-high-hand"])
    with pytest.raises(BadSetting, match="two forms of one jackpot"):
        check_table(holdem, "limit", ["high-hand", "limit-no-limit"])
    with pytest.raises(BadSetting, match="pot-limit tables"):
        check_table(holdem, "pot-limit", ["limit-no-limit"])
    with pytest.raises(BadSetting, match="omaha@bclc has no part"):
        check_table(games.find("omaha@bclc"), "limit", ["bad-beat"])


def test_a_jackpot_belongs_to_a_game() -> None:
    with pytest.raises(BadSetting, match="the bad-beat jackpot has no game") as refused:
        replace(programme("bad-beat"), games=())
    assert str(refused.value.clause) == "bclc-poker/28/2.1.1"


def test_each_of_several_jackpots_may_have_a_seed_of_its_own() -> None:
    first, second, *_ = (offered := programme("limit-no-limit")).jackpots
    assert replace(offered, reseed=5000).seeds(second) == 5000
    own = replace(offered, reseed={first: 5000})
    assert (own.seeds(first), own.seeds(second)) == (5000, None)
