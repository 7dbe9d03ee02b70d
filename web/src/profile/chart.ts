/** Results over evenings as lines to draw, with a scale to read them by. */

import type { Profile } from "../api/types";

export interface Point {
  x: number;
  y: number;
  day: string;
  total: number;
}

export interface Chart {
  actual: Point[];
  /** Empty where nothing of it is known. */
  expected: Point[];
  marks: { total: number; y: number }[];
  labels: { day: string; x: number }[];
  most: number;
  least: number;
}

const MARKS = 4;
const LABELS = 6;

/** A step that reads well: one, two or five of a power of ten, in whole units. */
export function step(range: number, marks: number): number {
  const raw = Math.max(100, range / marks);
  const power = 10 ** Math.floor(Math.log10(raw));
  return power * ([1, 2, 5].find((each) => each * power >= raw) ?? 10);
}

export function chart(days: Profile["days"], width: number, height: number): Chart {
  const actual = sums(days, (day) => day.net);
  const known = days.some((day) => day.expected !== null);
  const expected = known ? sums(days, (day) => day.expected ?? 0) : [];
  const totals = [...actual, ...expected].map((each) => each.total);
  const gap = step(Math.max(...totals) - Math.min(...totals), MARKS);
  const least = Math.floor(Math.min(...totals) / gap) * gap;
  const most = Math.max(Math.ceil(Math.max(...totals) / gap) * gap, least + gap);
  const x = (at: number) => (at * width) / Math.max(1, days.length);
  const y = (total: number) => height - ((total - least) / (most - least)) * height;
  const laid = (points: { day: string; total: number }[]) => points.map((each, at) => ({ ...each, x: x(at), y: y(each.total) }));
  const marks = Array.from({ length: Math.round((most - least) / gap) + 1 }, (_, at) => least + at * gap).map((total) => ({ total, y: y(total) }));
  const every = Math.ceil(days.length / LABELS);
  const labels = days.map(({ day }, at) => ({ day, x: x(at + 1) })).filter((_, at) => (days.length - 1 - at) % every === 0);
  return { actual: laid(actual), expected: laid(expected), marks, labels, most, least };
}

function sums(days: Profile["days"], of: (day: Profile["days"][number]) => number): { day: string; total: number }[] {
  let total = 0;
  return [{ day: "", total }, ...days.map((day) => ({ day: day.day, total: (total += of(day)) }))];
}
