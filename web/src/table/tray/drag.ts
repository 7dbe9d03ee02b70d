/** Carrying a card with the mouse or a finger, and telling that from a tap. */

const A_TAP = 7; // pixels a finger may wander

export interface Carried {
  card: number;
  x: number;
  y: number;
  /** The hand it is held over. */
  hand: number | null;
}

interface Moves {
  carry(now: Carried | null): void;
  dropOnCard(card: number, onto: number): void;
  dropOnHand(card: number, hand: number): void;
  tap(card: number): void;
}

export type Drag = ReturnType<typeof dragging>;

export function dragging(moves: Moves) {
  let start: { card: number; x: number; y: number; pointer: number } | null = null;
  let moved = false;

  function stop(): void {
    start = null;
    moves.carry(null);
  }

  return {
    down(event: PointerEvent, card: number): void {
      if (event.button !== 0 || start) return;
      start = { card, x: event.clientX, y: event.clientY, pointer: event.pointerId };
      moved = false;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointer) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      moved ||= Math.hypot(x, y) > A_TAP;
      if (moved) moves.carry({ card: start.card, x, y, hand: under(event, start.card).hand });
    },
    up(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointer) return;
      const { card } = start;
      const found = moved ? under(event, card) : null;
      stop();
      if (!found) return;
      if (found.card !== null) moves.dropOnCard(card, found.card);
      else if (found.hand !== null) moves.dropOnHand(card, found.hand);
    },
    cancel: stop,
    /** A click that ends a drag is none. */
    click(event: MouseEvent, card: number): void {
      if (moved && event.detail > 0) moved = false;
      else moves.tap(card);
    },
  };
}

function under(event: PointerEvent, carried: number): { card: number | null; hand: number | null } {
  const there = document.elementsFromPoint(event.clientX, event.clientY);
  const number = (name: string) => {
    const values = there.map((each) => each.getAttribute(name)).filter((value) => value !== null).map(Number);
    return values.find((value) => name !== "data-index" || value !== carried) ?? null;
  };
  return { card: number("data-index"), hand: number("data-hand") };
}
