"""Hand histories in the PHH format: read, played again, and written."""

from houseway.formats.phh.files import history_files, load, load_each, read, read_each
from houseway.formats.phh.history import History
from houseway.formats.phh.notation import Act, read_act
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
    "load_each",
    "read",
    "read_act",
    "read_each",
    "record",
    "replay",
    "write",
    "write_all",
]
