"""Situations at random: every kind that a house rules on, field by field from its type."""

from dataclasses import fields, replace
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from houseway.cards import STANDARD, Card, parse_cards
from houseway.money import Cents
from houseway.rulings.clock import Caller
from houseway.rulings.penalties import LADDER
from houseway.rulings.situations import GESTURES, Showdown, Wager

CHIP = 2_500
CHIPS = (CHIP, 10_000, 50_000, 100_000, 500_000)
ACTIONS = ("B call", "C fold", "D raise", "E check", "B all in", "C call 100", "D bet")
WORDS = (
    *("", "", "call", "raise", "bet", "check", "fold", "all in", "pot", "five", "complete", "pass"),
    *("make it twelve hundred", "all day", "I'm putting you in", "six hundred more", "double it"),
    *("if you bet I call", "banana", "half the pot", "raise, one thousand", "two fifty"),
)
amounts = st.integers(0, 400).map(lambda number: Cents(CHIP * number))
chips = st.lists(st.sampled_from(CHIPS).map(Cents), max_size=5).map(tuple)

# What a field holds that its type does not say.
NAMED: dict[str, st.SearchStrategy[Any]] = {
    "said": st.sampled_from(WORDS),
    "gesture": st.sampled_from(GESTURES),
    "limit": st.sampled_from(("", "no-limit", "pot-limit", "limit")),
    "noticed": st.sampled_from(("", "before the turn", "after the turn", "player", "showdown")),
    "caller": st.sampled_from(tuple(Caller)),
    "blinds": st.sampled_from(((Cents(5_000), Cents(10_000)), (Cents(10_000), Cents(20_000)), ())),
    "given": st.lists(st.sampled_from(LADDER[:-1]), max_size=3).map(tuple),
    "after": st.lists(st.sampled_from(ACTIONS), max_size=4).map(tuple),
    "act": st.sampled_from(("fold", "check", "call", "bet", "raise", "all in")),
    "suit": st.sampled_from("cdhs"),
    "owner": st.sampled_from(("", "Ann")),
    "chip": st.sampled_from((CHIP, 10_000)).map(Cents),
    "top": st.fixed_dictionaries(
        {seat: st.sampled_from(("Ks", "Kh", "9c")) for seat in range(1, 7)}
    ),
    "street": st.sampled_from(("flop", "turn", "river")),
    "number": st.integers(1, 4),
    "who": st.sampled_from("ABC"),
    "players": st.none() | st.integers(2, 9),
    "hands": st.just({"A": parse_cards("As Kd"), "B": parse_cards("Qh Qc")}),
    "board": st.just(parse_cards("Qs 9d 8c 4h 2s")),
    "claims": st.sampled_from(({}, {"A": "two pair"})),
    "game": st.just(""),
    "things": st.lists(st.sampled_from(("card protector", "phone", "keys")), max_size=3).map(tuple),
}
seats = st.lists(st.integers(1, 6), min_size=1, max_size=4, unique=True).map(tuple)
NAMED |= dict.fromkeys(("winners", "high", "low"), seats)


def of_type(hint: Any) -> st.SearchStrategy[Any]:
    """Some value of a type."""
    if hint is Cents:
        return amounts
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if get_origin(hint) in (Union, UnionType):
        return st.one_of([of_type(each) for each in get_args(hint)])
    if get_origin(hint) is tuple:
        return _several(get_args(hint)[0])
    if get_origin(hint) is dict:
        return st.just({})
    plain: dict[Any, st.SearchStrategy[Any]] = {
        NoneType: st.none(),
        bool: st.booleans(),
        int: st.integers(0, 12),
        str: st.sampled_from(("", *WORDS)),
        Card: st.sampled_from(tuple(STANDARD)),
    }
    return plain[hint] if hint in plain else situations(hint)


def _several(hint: Any) -> st.SearchStrategy[Any]:
    if hint is Cents:
        return chips
    if hint is str:
        return st.lists(st.sampled_from(("A", "B", "C")), max_size=3).map(tuple)
    unique = hint is Card
    return st.lists(of_type(hint), min_size=1, max_size=5, unique=unique).map(tuple)


def situations(kind: type) -> st.SearchStrategy[Any]:
    """Some situation of a kind."""
    hints = get_type_hints(kind)
    values = {
        each.name: NAMED[each.name] if each.name in NAMED else of_type(hints[each.name])
        for each in fields(kind)
    }
    if kind is Showdown:
        values |= {"players": st.just(("A", "B", "C")), "leads": st.sampled_from(("", "A", "C"))}
    built = st.builds(kind, **values)
    return built.map(_possible) if kind is Wager else built


def _possible(seen: Wager) -> Wager:
    """The same, with the chips that were pulled back and put in really there."""
    stack = None if seen.stack is None else Cents(seen.stack + sum(seen.chips))
    if seen.stack is not None and seen.first_motion:
        stack = Cents(seen.stack + sum(seen.chips) + sum(seen.first_motion))
    pulled = seen.prior[: len(seen.pulled)] if seen.gesture == "pull back some" else ()
    facing = seen.facing if not seen.prior else max(seen.facing, Cents(CHIP))
    return replace(seen, stack=stack, pulled=pulled, facing=facing, least=None)
