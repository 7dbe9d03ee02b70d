"""On a wide page, and on a phone: which of both is for every run."""

import pytest

from tests.browser.conftest import PHONE, WIDE

both = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1440", "390"])


def first(size: dict[str, int]) -> pytest.MarkDecorator:
    """Both widths, the other one in `make soak` only; the tests of a file take turns."""
    soak = pytest.mark.soak
    wide = pytest.param(WIDE, id="1440", marks=[] if size is WIDE else [soak])
    narrow = pytest.param(PHONE, id="390", marks=[] if size is PHONE else [soak])
    return pytest.mark.parametrize("size", [wide, narrow])
