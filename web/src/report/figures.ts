/** Figures as people read them: edges in per cent, chances in words, long counts in groups. */

/** 0.033730 → "3.373%"; very small ones keep a digit that tells. */
export function percent(part: number, digits = 3): string {
  const shown = (100 * part).toFixed(digits);
  return `${shown.replace("-", "\u2212")}%`;
}

/** A standard error beside its figure: 0.0001 → "± 0.010%"; what would round to nothing is below a digit. */
export function unsure(error: number): string {
  return error < 0.000005 ? "± <0.001%" : `± ${percent(error)}`;
}

/** 407170400 as text → "407,170,400" */
export function grouped(count: string): string {
  return count.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** How rare something is: 0.00217 → "1 in 460"; what is common is told in per cent. */
export function chance(probability: number): string {
  if (probability <= 0) return "never";
  if (probability >= 0.1) return percent(probability, 1);
  return `1 in ${new Intl.NumberFormat("en", { maximumSignificantDigits: 3 }).format(1 / probability)}`;
}

/** What a unit wins: 40 → "+40", −1 → "−1", 0.95 → "+0.95". */
export function net(units: number): string {
  const size = String(Math.round(Math.abs(units) * 10_000) / 10_000);
  if (units === 0) return "0";
  return (units > 0 ? "+" : "\u2212") + size;
}

/** What a line adds to the return, to a millionth: "+0.086878". */
export function adds(units: number): string {
  const size = Math.abs(units).toFixed(6);
  return (units < 0 ? "\u2212" : "+") + size;
}

/** 1000000 → "1,000,000" */
export function count(rounds: number): string {
  return new Intl.NumberFormat("en").format(rounds);
}

/** Bars of figures from one line of nothing: where each begins and how wide it is, of a hundred. */
export function reach(parts: number[]): { from: number; wide: number }[] {
  const least = Math.min(0, ...parts);
  const whole = Math.max(0, ...parts) - least || 1;
  return parts.map((part) => ({ from: (100 * (Math.min(part, 0) - least)) / whole, wide: (100 * Math.abs(part)) / whole }));
}
