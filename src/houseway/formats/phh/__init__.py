"""Hand histories in the PHH format: read, played again, and written."""

from houseway.formats.phh.history import History
from houseway.formats.phh.notation import Act, read_act
from houseway.formats.phh.reading import history_files, load, read
from houseway.formats.phh.recording import record
from houseway.formats.phh.replay import Replay, replay
from houseway.formats.phh.variants import VARIANTS, Variant
from houseway.formats.phh.writing import write, write_all

__all__ = [
    "VARIANTS",
    "Act",
    "History",
    "Replay",
    "Variant",
    "history_files",
    "load",
    "read",
    "read_act",
    "record",
    "replay",
    "write",
    "write_all",
]
