"""The tables of the database.

Nothing here is a truth about a game except `events` and `shoes`; the rest can be recomputed
from them, and `houseway verify` does.
"""

from houseway.server.database.models.base import Base
from houseway.server.database.models.desks import (
    ExamRow,
    FloorActRow,
    NightRow,
    RulingRow,
    TrainedRow,
)
from houseway.server.database.models.logs import DayRow, EventRow, KeyRow, LogRow, SnapshotRow
from houseway.server.database.models.memory import DisputeRow, PlayedRow, RoundRow, SharedRow
from houseway.server.database.models.money import (
    BalanceRow,
    EntryRow,
    JournalRow,
    TakeRow,
    TallyRow,
)
from houseway.server.database.models.people import (
    AccountRow,
    AskedRow,
    ExclusionRow,
    OwnLimitRow,
    RoleRow,
    SecretRow,
    SessionRow,
)
from houseway.server.database.models.tables import (
    JackpotRow,
    JackpotTableRow,
    ListRow,
    LiveTableRow,
    PulseRow,
    SeatRow,
    ShoeRow,
    TableRow,
    WaitRow,
)

__all__ = [
    "AccountRow",
    "AskedRow",
    "BalanceRow",
    "Base",
    "DayRow",
    "DisputeRow",
    "EntryRow",
    "EventRow",
    "ExamRow",
    "ExclusionRow",
    "FloorActRow",
    "JackpotRow",
    "JackpotTableRow",
    "JournalRow",
    "KeyRow",
    "ListRow",
    "LiveTableRow",
    "LogRow",
    "NightRow",
    "OwnLimitRow",
    "PlayedRow",
    "PulseRow",
    "RoleRow",
    "RoundRow",
    "RulingRow",
    "SeatRow",
    "SecretRow",
    "SessionRow",
    "SharedRow",
    "ShoeRow",
    "SnapshotRow",
    "TableRow",
    "TakeRow",
    "TallyRow",
    "TrainedRow",
    "WaitRow",
]
