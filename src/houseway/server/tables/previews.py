"""What somebody's own cards would make, before he lays them: nothing else is looked at."""

from __future__ import annotations

from houseway.cards import Cards
from houseway.errors import BadInput, IllegalAction
from houseway.play import Game
from houseway.play.actions import HouseWay, SetHands
from houseway.play.banked.set_game import SetGame
from houseway.play.written_actions import action_from_json
from houseway.rulebook import Clause
from houseway.server.people.accounts import Account
from houseway.server.shapes.commands import Preview, PreviewForm, PreviewHand
from houseway.server.tables.commands import own_seat
from houseway.server.tables.live_table import LiveTable


def preview(live: LiveTable, account: Account, form: PreviewForm) -> Preview:
    """The hands of an answer that the caller is offered, in words, and whether they foul."""
    seat, asked = own_seat(live, account, form.seat), form.action
    played = live.table.round
    options = played.options(seat) if played and live.was_dealt_in(seat) else None
    if options is None:
        raise IllegalAction(f"seat {seat} is not asked to set anything now")
    action = action_from_json(asked.model_dump(exclude_none=True))
    if not options.accepts(action):
        raise options.refusal(action)
    if isinstance(action, SetHands):
        foul, clause = _foul(live.game, action.hands)
        return _shown(live.game, action.hands, foul, clause)
    setting = options.offer(SetHands)
    if not isinstance(action, HouseWay) or setting is None:
        raise BadInput("only cards that are set into hands can be looked at beforehand")
    way = live.game.house_way(setting.cards, live.settings)
    return _shown(live.game, way.hands, None, way.clause)


def _foul(game: Game, hands: tuple[Cards, ...]) -> tuple[str | None, Clause | None]:
    """Why hands may not be set like this, and the clause that says so."""
    if not isinstance(game, SetGame) or not game.fouls(hands):
        return None, None
    if tuple(map(len, hands)) != game.parts:
        why = f"the hands take {' and '.join(map(str, game.parts))} cards"
    else:
        why = "a hand beats one that must be higher"
    return why, game.fouls_cite or game.sets_cite


def _shown(
    game: Game, hands: tuple[Cards, ...], foul: str | None, clause: Clause | None
) -> Preview:
    return Preview(
        hands=[
            PreviewHand(
                name=name, cards=[card.text for card in hand], words=game.hand_words(name, hand)
            )
            for name, hand in zip(game.hand_names, hands, strict=True)
        ],
        foul=foul,
        clause=clause.id if clause else None,
    )
