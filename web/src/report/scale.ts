/** Where numbers lie on a drawing: round ticks, and a line from value to place. */

/** About so many round numbers that span from one to the other. */
export function ticks(low: number, high: number, wanted = 4): number[] {
  const span = high - low;
  if (!(span > 0)) return [low];
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 10 * power;
  const found: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high + step / 1e6; at += step) found.push(Math.round(at / step) * step);
  return found;
}

/** A function from a value to its place between two ends. */
export function along(low: number, high: number, from: number, to: number): (value: number) => number {
  const span = high - low || 1;
  return (value) => from + ((value - low) / span) * (to - from);
}

/** A polyline's points as SVG writes them. */
export function points(xs: readonly number[], ys: readonly number[]): string {
  return xs.map((x, at) => `${x.toFixed(1)},${(ys[at] ?? 0).toFixed(1)}`).join(" ");
}
