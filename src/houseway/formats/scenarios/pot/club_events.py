"""What a club's table says of its event and its button, as people write it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from houseway.cards import Card, Cards, parse_cards
from houseway.errors import BadSetting, IllegalAction
from houseway.formats.scenarios.entry import Entry
from houseway.formats.scenarios.moves import play_moves
from houseway.play import Check, Round
from houseway.play.actions import DECLINE, TurnDown
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound

_SUITS = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}
_ALSO = {  # other words for an option, without what stands between them
    "lakeandocean": "ocean",
    "lakeocean": "ocean",
    "firstcardup": "exposed-1",
    "firstcardfaceup": "exposed-1",
    "neighbour": "exposed-2",
    "neighbor": "exposed-2",
    "5card": "5 cards",
    "6card": "6 cards",
    "4card": "4 cards",
}
_NOT_LETTERS = re.compile(r"[^a-z0-9]")


def as_posted(game: PotGame, table: Mapping[str, Any]) -> dict[str, Any]:
    """A written table without what follows from the rest of it: its event, its limit, its antes."""
    written = dict(table)
    if game.event is None and game.section.endswith(f"/{written.get('event')}"):
        del written["event"]  # it is played nowhere else
    if game.event and ("option" in written or "suit" in written):
        written.setdefault("event", game.event.name)
    if game.event and game.in_event(written):
        written.setdefault("limit", "limit")
    if game.chances and "face_down" in written:
        del written["face_down"]
        written.setdefault("option", "dice")
    _follow_from_the_blinds(game, written)
    return written


def _follow_from_the_blinds(game: PotGame, written: dict[str, Any]) -> None:
    """Antes and forced bets that may be written down, and are what the blinds make them."""
    by_button = game.antes is not None and game.antes.button is not None
    if by_button and "limits" in written:
        bet = written["limits"][0]
        written.setdefault("blinds", [written.get("bring_in", bet / 2), bet])
    blinds = written.get("blinds")
    if not isinstance(blinds, list) or len(blinds) != 2:
        return
    small, big = blinds
    if by_button:
        for key, amount in (("ante", 2 * big), ("bring_in", small)):
            if written.pop(key, amount) != amount:
                raise BadSetting(f"with blinds of {small} and {big} the {key!r} is {amount}")
    ante = written.get("big_blind_ante", False)
    if not isinstance(ante, bool):
        if ante and not big <= 2 * ante <= 2 * big:
            raise BadSetting(f"a big-blind ante is the big blind of {big}, or half of it")
        written["big_blind_ante"] = bool(ante)


def twist_of(game: PotGame, table: Mapping[str, Any]) -> str:
    """What the button chooses, from a table's `option`, `suit` and `hole_cards`; nothing is ""."""
    option, suit = str(table.get("option", "")), _suit(table.get("suit", ""))
    if not game.has_twists(table):
        if option or suit:
            raise BadSetting(f"{game.name} leaves nothing to the button here")
        return ""
    usual = game.streets[0].down + game.streets[0].up
    count = table.get("hole_cards", usual)
    if count != usual and (option not in ("", "1") or suit):
        raise BadSetting(f"{count} cards and {option or suit!r} are two options; one is allowed")
    if count != usual:
        return f"{count} cards"
    return _named(game, " ".join(filter(None, (*map(_suit, option.split()), suit))))


def _suit(word: str) -> str:
    """A suit as the game calls it, or the word itself."""
    lower = word.lower()
    return next((short for name, short in _SUITS.items() if lower in (name, name[:-1])), word)


def _named(game: PotGame, option: str) -> str:
    """The option that is meant: by its name, by its number on the gamecard, or by other words."""
    if option.isdigit() and len(option) == 1:
        numbered = (each.name for each in game.twists if each.cite.id.endswith(f".{option}"))
        return next(numbered, option)
    bare = _bare(option)
    known = {_bare(name): name for twist in game.twists for name in twist.names}
    return known.get(bare) or _ALSO.get(bare, option)


def _bare(words: str) -> str:
    return _NOT_LETTERS.sub("", words.lower())


def face_down(entry: Entry) -> Cards:
    """The cards of the Borg that somebody turns down, where a scenario says no more than that."""
    written = entry.get("table", {}).get("face_down", "")
    return parse_cards(written if isinstance(written, str) else " ".join(written))


def play_written(entry: Entry, round: Round[Any], moves: Iterable[str]) -> Iterable[None]:
    """Play the moves; cards that are to lie face down are turned by whoever is first able to."""
    waiting, ordered = list(face_down(entry)), _locked_in(moves)
    if not waiting or not isinstance(round, PotRound):
        yield from play_moves(round, ordered)
        return
    for move in ordered:
        for step in _steps(round, move):
            yield from play_moves(round, [step])
            _turn_down(round, waiting)
    if waiting and round.over:
        raise IllegalAction(f"nobody can turn {waiting[0]} down: no die is rolled after the turn")


def _steps(round: PotRound, move: str) -> Iterator[str]:
    """A move, or one by one the checks that "check down" stands for."""
    if move != "check down":
        yield move
        return
    while (options := round.options()) and options.offer(Check):
        yield f"{options.seat} check"


def _locked_in(moves: Iterable[str]) -> list[str]:
    """Moves of a draw as they are asked: a card that was shown is answered when all have thrown."""
    ordered: list[str] = []
    shown: list[str] = []
    for move in moves:
        verb = move.partition(" ")[2].partition(" ")[0]
        if verb in ("take", "refuse"):
            shown.append(move)
            continue
        if verb not in ("draw", "pat"):
            ordered, shown = [*ordered, *shown], []
        ordered.append(move)
    return [*ordered, *shown]


def _turn_down(round: PotRound, waiting: list[Card]) -> None:
    """Whoever has rolled high turns the next of the cards down that lies open, if there is one.

    Who has turned them is not said: what is too much for those who roll on the turn lies face
    down before they do.
    """
    while (options := round.options()) and (offer := options.offer(TurnDown)):
        able = [card for card in waiting if card in offer.cards]
        if round.holdings["row 4"].cards:  # the turns are out
            for surplus in able[len(round.live) :]:
                round.dealer.turns_card_down(surplus)
                waiting.remove(surplus)
        round.play(TurnDown((able[0],)) if able else DECLINE)
        if able:
            waiting.remove(able[0])
