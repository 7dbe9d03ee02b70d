/** A card that is bent over a straight fold, on a sheet 250 wide and 350 high. */

export const WIDTH = 250;
export const HEIGHT = 350;
/** This much of the card folded over, and it is turned. */
export const ENOUGH = 0.34;

const CORNER = 0.3;

export interface Point {
  x: number;
  y: number;
}

export interface Fold {
  /** What still lies flat, as corners in order. */
  flat: Point[];
  /** What is folded over, before it was folded. */
  over: Point[];
  /** The part of the card that is folded over, 0 to 1. */
  share: number;
  /** Where the underside lies now: an affine matrix from the card seen from below. */
  matrix: [number, number, number, number, number, number];
  middle: Point;
  /** From the grip to the fold, of length 1. */
  towards: Point;
}

const SHEET: Point[] = [
  { x: 0, y: 0 },
  { x: WIDTH, y: 0 },
  { x: WIDTH, y: HEIGHT },
  { x: 0, y: HEIGHT },
];

/** Where a card is taken hold of: the corner that is near, or the nearest edge. */
export function gripAt(at: Point): Point {
  const x = within(at.x, WIDTH);
  const y = within(at.y, HEIGHT);
  const side = x < WIDTH / 2 ? 0 : WIDTH;
  const end = y < HEIGHT / 2 ? 0 : HEIGHT;
  if (Math.abs(x - side) < CORNER * WIDTH && Math.abs(y - end) < CORNER * HEIGHT) return { x: side, y: end };
  return Math.abs(x - side) <= Math.abs(y - end) ? { x: side, y } : { x, y: end };
}

/** A hand stays over the card it bends. */
export function onSheet(at: Point): Point {
  return { x: within(at.x, WIDTH), y: within(at.y, HEIGHT) };
}

/** The card after its grip was brought to a point; null while nothing is bent. */
export function fold(grip: Point, to: Point): Fold | null {
  const length = Math.hypot(to.x - grip.x, to.y - grip.y);
  if (length < 1) return null;
  const towards = { x: (to.x - grip.x) / length, y: (to.y - grip.y) / length };
  const middle = { x: (to.x + grip.x) / 2, y: (to.y + grip.y) / 2 };
  const height = (point: Point) => (point.x - middle.x) * towards.x + (point.y - middle.y) * towards.y;
  const over = cut(SHEET, (point) => -height(point));
  // Across the fold, after the card was mirrored: what is seen of it from below.
  const across = 2 * (middle.x * towards.x + middle.y * towards.y);
  const xx = 1 - 2 * towards.x * towards.x;
  const xy = -2 * towards.x * towards.y;
  const yy = 1 - 2 * towards.y * towards.y;
  return {
    flat: cut(SHEET, height),
    over,
    share: area(over) / (WIDTH * HEIGHT),
    matrix: [-xx, -xy, xy, yy, xx * WIDTH + across * towards.x, xy * WIDTH + across * towards.y],
    middle,
    towards,
  };
}

/** Where the grip must go so that the whole card is turned over. */
export function farthest(grip: Point, towards: Point): Point {
  const reach = Math.max(...SHEET.map((point) => (point.x - grip.x) * towards.x + (point.y - grip.y) * towards.y));
  return { x: grip.x + 2 * reach * towards.x, y: grip.y + 2 * reach * towards.y };
}

/** A point of the card as it is seen from below. */
export function mirrored(point: Point): Point {
  return { x: WIDTH - point.x, y: point.y };
}

export function applied(matrix: Fold["matrix"], point: Point): Point {
  const [a, b, c, d, e, f] = matrix;
  return { x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f };
}

/** Corners as CSS cuts a box along them. */
export function polygon(points: Point[]): string {
  const corners = points.map(({ x, y }) => `${((100 * x) / WIDTH).toFixed(2)}% ${((100 * y) / HEIGHT).toFixed(2)}%`);
  return corners.length > 2 ? `polygon(${corners.join(", ")})` : "polygon(0 0)";
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

/** The part of a shape where a measure is not negative. */
function cut(shape: Point[], measure: (point: Point) => number): Point[] {
  return shape.flatMap((point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point;
    const here = measure(point);
    const there = measure(next);
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const part = here / (here - there);
    return [...kept, { x: point.x + part * (next.x - point.x), y: point.y + part * (next.y - point.y) }];
  });
}

function area(shape: Point[]): number {
  const twice = shape.reduce((sum, point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(twice) / 2;
}
