"""How the two kinds of live table are kept: for a pot by rulings, against a bank by the script."""

from __future__ import annotations

from collections.abc import Iterator

from houseway.server.logs.events import Draft
from houseway.server.people.accounts import Account
from houseway.server.shapes.dealer_commands import DealerCommand
from houseway.server.shapes.dealer_tables import DealerTableView
from houseway.server.shapes.live_commands import Decide, LiveCommand
from houseway.server.shapes.live_tables import LiveTableView
from houseway.server.tablet import banked_commands, tablet_commands
from houseway.server.tablet.banked_views import dealer_view
from houseway.server.tablet.tablet_floor import Keeping
from houseway.server.tablet.tablet_views import says, tablet_view
from houseway.server.tablet.trades import BANKED, POT, BankedTablet, PotTablet
from houseway.tablet import LivePotTable
from houseway.tablet.banked import LiveBankedTable
from houseway.tablet.steps import AS_RULED


def _pot_drafts(live: PotTablet, account: Account, command: LiveCommand) -> Iterator[Draft]:
    """What was keyed, and what follows by itself."""
    yield tablet_commands.draft_for(live, account, command)
    while due := tablet_commands.due_draft(live, account):
        yield due


def _is_directors(live: PotTablet, command: LiveCommand) -> bool:
    """Whether a command is a choice that the book leaves to the director, not to the player."""
    waits = live.table.hand.waits if live.table.hand else None
    open_to_him = waits is not None and not waits.ruling.his_own
    return isinstance(command, Decide) and command.choice != AS_RULED and open_to_him


def _banked_drafts(live: BankedTablet, account: Account, command: DealerCommand) -> Iterator[Draft]:
    """Exactly one, so that a tablet which was cut off knows the state each of its acts meets."""
    yield banked_commands.draft_for(live, account, command)


FOR_A_POT: Keeping[LivePotTable, LiveTableView] = Keeping(
    trade=POT,
    shape=LiveTableView,
    draw=lambda live, part: tablet_view(live, yours=part.yours, decides=part.decides),
    drafts=_pot_drafts,
    directors=_is_directors,
    says=says,
)
AGAINST_A_BANK: Keeping[LiveBankedTable, DealerTableView] = Keeping(
    trade=BANKED,
    shape=DealerTableView,
    draw=lambda live, part: dealer_view(live, yours=part.yours, meter=part.meter),
    drafts=_banked_drafts,
    directors=lambda _live, _command: False,
    says=lambda _live, words: words,
)
