/** Money is integer cents; people read and write it with two decimals. */

import { counting } from "./currency.svelte";

const GROUPS = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const CHIPS = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** 123456 → "1,234.56", with the sign of the table that is shown: "£1,234.56" */
export function money(cents: number): string {
  if (counting.chips) return CHIPS.format(cents / 100);
  return counting.symbol + GROUPS.format(cents / 100);
}

/** A result with its sign: "+5.00", "−5.00", "0.00". The minus is a true minus sign. */
export function signed(cents: number): string {
  if (cents === 0) return money(0);
  return (cents > 0 ? "+" : "\u2212") + money(Math.abs(cents));
}

/** As short as a chip's face: 25 → "25¢", 500 → "5", 250000 → "2.5k". */
export function brief(cents: number): string {
  if (cents < 100) return `${cents}¢`;
  const dollars = cents / 100;
  if (dollars >= 1_000_000) return `${trim(dollars / 1_000_000)}m`;
  if (dollars >= 1000) return `${trim(dollars / 1000)}k`;
  return trim(dollars);
}

function trim(amount: number): string {
  return String(Math.round(amount * 100) / 100);
}

/** What a person typed, as cents; null when it is not an amount of money. */
export function parseMoney(text: string): number | null {
  const plain = text.replace(/[\s,$£€]/g, "");
  if (!/^\d+(\.\d{0,2})?$|^\.\d{1,2}$/.test(plain)) return null;
  const [whole = "0", part = ""] = plain.split(".");
  return Number(whole || "0") * 100 + Number(part.padEnd(2, "0"));
}

/** "1, 2" → [100, 200]; null when any of them is not money. */
export function parseMoneyList(text: string): number[] | null {
  const amounts = text.split(/[\s,/]+/).filter(Boolean).map(parseMoney);
  return amounts.every((each) => each !== null) ? amounts : null;
}

/** Cents for a form field, without grouping: 123456 → "1234.56", 500 → "5". */
export function plainMoney(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
