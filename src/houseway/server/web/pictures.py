"""An address as a picture for a telephone's camera: a QR code as an SVG."""

from __future__ import annotations

import io

import segno


def code_picture(address: str) -> str:
    """The picture itself, black on white with its quiet border."""
    out = io.BytesIO()
    made = segno.make(address, error="m", micro=False)
    made.save(
        out,
        kind="svg",
        scale=8,
        border=3,
        dark="#101c1d",
        light="#fff",
        xmldecl=False,
        svgclass=None,
    )
    return out.getvalue().decode()
