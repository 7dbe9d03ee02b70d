/** Where seats stand around the felt, as percentages of its width and height. */

export interface Point {
  x: number;
  y: number;
}

const BEFORE = 0.71; // chips lie this far out: clear of the seat's plate and of the board
const ROUND = 0.78; // below 1 pushes seats out towards the corners of the felt

/** A point on the felt's rim; 90° is the bottom, and angles run clockwise on the screen. */
export function rim(degrees: number, reach = 1): Point {
  const angle = (degrees * Math.PI) / 180;
  const out = (part: number) => Math.sign(part) * Math.abs(part) ** ROUND;
  return { x: 50 + 43.5 * reach * out(Math.cos(angle)), y: 50 + 40 * reach * out(Math.sin(angle)) };
}

/** Where a seat's chips lie before it. High boards take the middle: whoever sits above them has his chips at his side. */
export function pileAt(degrees: number, banked: boolean, tall: boolean): Point {
  const seat = rim(degrees);
  if (tall && seat.y < 50 && Math.abs(seat.x - 50) < 14) return { x: seat.x + (seat.x < 50 ? -13 : 13), y: seat.y };
  return { x: rim(degrees, banked ? 0.64 : BEFORE).x, y: rim(degrees, banked ? 0.5 : BEFORE).y };
}

/** The others' angles, clockwise from the left of the bottom seat. `open` keeps the top free for the dealer. */
export function angles(others: number, open: boolean): number[] {
  if (!open) return range(others).map((index) => 90 + ((index + 1) * 360) / (others + 1));
  const left = Math.ceil(others / 2);
  const right = others - left;
  const side = (count: number, index: number) => (count === 1 ? 170 : 132 + (index * 84) / (count - 1));
  return [
    ...range(left).map((index) => side(left, index)),
    ...range(right).map((index) => 180 - side(right, right - 1 - index)),
  ];
}

/** Seat numbers clockwise after `mine`, the bottom seat. */
export function clockwise(mine: number, seats: number): number[] {
  return range(seats - 1).map((index) => ((mine + index) % seats) + 1);
}

/** Things laid in as few rows as hold them, the rows as even as can be. */
export function inRows<Thing>(things: readonly Thing[], most: number): Thing[][] {
  const rows = Math.ceil(things.length / most);
  const size = Math.ceil(things.length / Math.max(1, rows));
  return range(rows).map((row) => things.slice(row * size, (row + 1) * size));
}

function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}
