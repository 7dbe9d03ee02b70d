/** What amounts are counted in where one table is shown: its house's sign; none in the lobby. Chips of a tournament have no cents. */

export const counting = $state({ symbol: "", chips: false });

const AMOUNT = /(?<![\w.,/$£€])([-+\u2212]?)(\d{1,3}(?:,\d{3})*\.\d\d)(?![\w%]|\.\d)/g;

/** A sentence as people read it: "bets 5.00" → "bets £5.00". The server's sentences name plain amounts. */
export function says(sentence: string): string {
  if (counting.chips) return sentence.replace(AMOUNT, (_, sign: string, amount: string) => sign + amount.replace(/\.00$/, ""));
  return sentence.replace(AMOUNT, `$1${counting.symbol.replace("$", "$$$$")}$2`);
}
