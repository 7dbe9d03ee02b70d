"""The showdown: who shows and when, what the cards say, and who may ask to see them (31 to 37)."""

from __future__ import annotations

import re

from houseway import games
from houseway.cards import Cards
from houseway.errors import BadInput
from houseway.play.pot import PotGame
from houseway.play.pot.shares import winners
from houseway.rulebook import section
from houseway.rulings.bcpc.cards.dead_hands import LIVE, dead
from houseway.rulings.bcpc.conduct import penalties
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import (
    AskedToSee,
    HandShown,
    HandsRead,
    RefusedToShow,
    Showdown,
)

rule = section("bcpc")

AGGRESSION = re.compile(r"\b(bet|bets|rais(e|es|ed)|makes it)\b")
HOLDEM = "texas-holdem@bcpc"


def on_a_showdown(seen: Showdown) -> Ruling:
    """All face up after an all-in; else the last to bet shows first, or who is first to act."""
    if seen.all_in:
        return _all_in(seen)
    waiting = tuple(each for each in seen.players if each not in seen.tabled)
    if not waiting:
        return Ruling("cards speak", (rule("31"),), said="All hands are tabled; cards speak")
    last = last_aggressor(seen)
    first, cite = (last, rule("34.s2")) if last else (first_to_act(seen), rule("34.s3"))
    at = seen.players.index(first)
    round_table = seen.players[at:] + seen.players[:at]
    order = tuple(each for each in round_table if each in waiting)
    why = "the last bet was his" if last else "there is no bet to go by, and he is first to act"
    said = f"{order[0]} shows first: {why}" if order[0] == first else f"{order[0]} shows next"
    then = f"then {', then '.join(order[1:])}; " if order[1:] else ""
    effect = f"{then}the director may hold everybody to this order"
    return Ruling("show first", (rule("34"), cite), bound=order[:1], effect=effect, said=said)


def _all_in(seen: Showdown) -> Ruling:
    cite = rule("32")
    if not seen.betting_over:
        said = "Nobody shows yet: there is still betting to come"
        return Ruling("play on", (cite,), said=said)
    said = f"{' and '.join(seen.all_in)} all in and the betting over: all hands face up, please"
    return Ruling("turn up", (cite,), bound=seen.players, said=said)


def last_aggressor(seen: Showdown) -> str:
    """Who made the last bet or raise of the round, if there was one and he is still in."""
    bets = [each.split()[0] for each in seen.bets if AGGRESSION.search(each.lower())]
    return bets[-1] if bets and bets[-1] in seen.players else ""


def first_to_act(seen: Showdown) -> str:
    """The first from the button's left; in stud it goes by the cards that lie open."""
    if seen.leads:
        return seen.leads
    if seen.family == "stud":
        raise BadInput("in stud the open cards say who is first to act; say who with leads")
    return seen.players[0]


def on_a_shown_hand(seen: HandShown) -> Ruling:
    """Every hole card lies face up for a part of the pot, unless nobody else is left."""
    if seen.whole and len(seen.hole) != seen.whole:
        return dead(f"Dead hand: it has {len(seen.hole)} cards", rule("70.iv"))
    if seen.alone:
        said = "The pot is his, shown or not: there is no other live hand"
        return Ruling("wins", (rule("34.s5"),), said=said)
    shown = sorted(map(str, seen.shown)) == sorted(map(str, seen.hole))
    board = (rule("37"),) if seen.plays_board else ()
    if shown and seen.readable:
        said = "The hand is tabled, and cards speak"
        return Ruling(LIVE, (*board, rule("33.s2")), said=said)
    unread = (rule("33.s2"),) if shown else ()
    chain = (rule("34.s5"), *unread, *board)
    effect = "all his cards go on the table, face up, where the dealer and everybody can read them"
    tables = "Whoever plays the board tables all his hole cards"
    said = tables if board else "That is not a tabled hand"
    return Ruling("no share", chain, effect=f"no part of the pot before {effect}", said=said)


def on_hands_read(seen: HandsRead) -> Ruling:
    """Cards speak, whatever anybody has said that he has."""
    won = _won(seen)
    names = tuple(dict.fromkeys(name for who, _ in won for name in who))
    said = "; ".join(f"{' and '.join(who)} {_wins(who)} with {what}" for who, what in won)
    spoken = (rule("31.s2"),) if seen.claims else ()
    on_purpose = (rule("31.s3"),) if seen.deliberate else ()
    return Ruling(
        "wins" if len(names) == 1 else "split",
        (*on_purpose, *spoken, rule("31")),
        bound=names,
        choices=penalties(seen.live, seen.given) if seen.deliberate else (),
        effect="what anybody has called his hand counts for nothing" if seen.claims else "",
        said=f"Cards speak: {said}",
        told=(rule("31.s4"),),  # whoever sees a hand misread should say so
    )


def _wins(who: list[str]) -> str:
    return "wins" if len(who) == 1 else "share"


def _won(seen: HandsRead) -> list[tuple[list[str], str]]:
    """For each part of the pot the best hands, and what they are."""
    game = _game_of(seen)
    names = list(seen.hands)
    values = {
        at: [share.best(hand, (seen.board,)) for share in game.shares]
        for at, hand in enumerate(seen.hands.values())
    }
    won = winners(game.shares, values, range(len(names)))
    return [([names[at] for at in each.seats], each.words) for each in won]


def _game_of(seen: HandsRead) -> PotGame:
    """The game, for which the hands have the right size, and no card is there twice."""
    game = games.find(seen.game or HOLDEM)
    if not isinstance(game, PotGame) or game.boards:
        raise BadInput(f"hands of {game.id} are not read with one board for a pot")
    for name, hand in seen.hands.items():
        if len(hand) != game.hole_cards:
            raise BadInput(f"{name} has {len(hand)} cards; {game.name} has {game.hole_cards}")
    if game.has_board and len(seen.board) != 5:
        raise BadInput(f"the board has {len(seen.board)} cards; a whole one has 5")
    cards: Cards = tuple(card for hand in seen.hands.values() for card in hand) + tuple(seen.board)
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice:
        raise BadInput(f"{twice} is there twice; that is a fouled deck")
    return game


def on_asking_to_see(seen: AskedToSee) -> Ruling:
    """Without cards of one's own there is nothing to ask for."""
    cite = rule("34.s4")
    if not seen.has_cards or seen.mucked:
        said = "The hand stays down: who asks has let go of his own cards"
        return Ruling("refused", (cite,), said=said)
    choices = (
        Choice("show", "the hand is turned up for everybody; it wins or loses as it did"),
        Choice("not shown", "the hand goes into the muck face down"),
    )
    return Ruling("", (cite,), choices=choices, said="He still has his cards and may ask")


def on_a_refusal_to_show(seen: RefusedToShow) -> Ruling:
    """Nobody may throw a hand away that he has to show; the last live hand need not be shown."""
    if seen.alone:
        said = "The pot is his without showing: there is no other live hand"
        return Ruling("wins", (rule("34.s5"),), said=said)
    return Ruling(
        "penalty",
        (rule("34.s5"), rule("75.a"), rule("34.s6")),
        choices=penalties(seen.live, seen.given),
        effect="his hand is in the muck and takes no part of the pot",
        said="He had to show, and mucked on purpose: that is a penalty",
    )
