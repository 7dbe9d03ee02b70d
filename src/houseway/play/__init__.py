"""How any game runs: scripts, logs, options, betting rounds, pots and views."""

from houseway.play.actions import Action, Bet, Call, Check, Chop, Decline, Fold, RaiseTo, Stake
from houseway.play.banked.banked_felt import BankedFelt
from houseway.play.banked.banked_game import BankedGame
from houseway.play.banked.banked_round import BankedRound
from houseway.play.banked.layout import Layout
from houseway.play.banked.seat import Seat
from houseway.play.game import Game
from houseway.play.happenings import Place
from houseway.play.options import Offer, Options
from houseway.play.round import Round, Script
from houseway.play.settings import Setting, Settings
from houseway.play.view import View
from houseway.play.written_actions import action_from_json, action_to_json

__all__ = [
    "Action",
    "BankedFelt",
    "BankedGame",
    "BankedRound",
    "Bet",
    "Call",
    "Check",
    "Chop",
    "Decline",
    "Fold",
    "Game",
    "Layout",
    "Offer",
    "Options",
    "Place",
    "RaiseTo",
    "Round",
    "Script",
    "Seat",
    "Setting",
    "Settings",
    "Stake",
    "View",
    "action_from_json",
    "action_to_json",
]
