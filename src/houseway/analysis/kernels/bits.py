"""Counting bits, with the processor's own instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import types
from numba.extending import intrinsic

if TYPE_CHECKING:

    def bit_count(number: int) -> int:
        """How many bits are set."""

    def bit_length(number: int) -> int:
        """One more than the place of the highest bit; 0 for 0."""

else:

    @intrinsic
    def bit_count(typing: Any, number: Any) -> Any:
        """How many bits are set."""

        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            given = context.cast(builder, args[0], number, types.int64)
            return builder.ctpop(given)

        return types.int64(number), build

    @intrinsic
    def bit_length(typing: Any, number: Any) -> Any:
        """One more than the place of the highest bit; 0 for 0."""

        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            given = context.cast(builder, args[0], number, types.int64)
            zeros = builder.ctlz(given, context.get_constant(types.boolean, False))
            return builder.sub(context.get_constant(types.int64, 64), zeros)

        return types.int64(number), build
