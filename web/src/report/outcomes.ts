/** Outcomes put together for a drawing: many ways to win become a few bars. */

export interface Outcome {
  net: number;
  probability: number;
}

export interface Bar {
  label: string;
  probability: number;
  side: "lost" | "even" | "won";
}

const EDGES = [2, 5, 10, 20, 50, 100, 1000, Infinity];

/** Losses and wins by size, the worst first; every bar has its chance, and together they are 1. */
export function bars(outcomes: readonly Outcome[]): Bar[] {
  if (outcomes.length <= 9) return outcomes.map((each) => ({ label: label(each.net), probability: each.probability, side: sideOf(each.net) }));
  const found = new Map<string, Bar>();
  for (const each of outcomes) {
    const name = range(each.net);
    const bar = found.get(name) ?? { label: name, probability: 0, side: sideOf(each.net) };
    bar.probability += each.probability;
    found.set(name, bar);
  }
  return [...found.values()];
}

function sideOf(net: number): Bar["side"] {
  return net > 0 ? "won" : net < 0 ? "lost" : "even";
}

function label(net: number): string {
  const size = String(Math.round(Math.abs(net) * 100) / 100);
  return net > 0 ? `+${size}` : net < 0 ? `\u2212${size}` : "0";
}

/** "+2…5" for what lies between; up to two units by themselves. */
function range(net: number): string {
  const size = Math.abs(net);
  if (size <= 2) return label(Math.sign(net) * Math.ceil(size));
  const sign = net > 0 ? "+" : "\u2212";
  const at = EDGES.findIndex((edge) => size <= edge);
  const [low, high] = [EDGES[at - 1], EDGES[at]];
  return high === Infinity ? `${sign}${low}…` : `${sign}${low}…${high}`;
}
