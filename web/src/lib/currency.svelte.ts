/** What amounts are counted in where one table is shown: its house's sign; none in the lobby. */

export const counting = $state({ symbol: "" });

const AMOUNT = /(?<![\w.,/$£€])([-+\u2212]?)(\d{1,3}(?:,\d{3})*\.\d\d)(?![\w%]|\.\d)/g;

/** A sentence as people read it: "bets 5.00" → "bets £5.00". The server's sentences name plain amounts. */
export function says(sentence: string): string {
  return sentence.replace(AMOUNT, `$1${counting.symbol.replace("$", "$$$$")}$2`);
}
