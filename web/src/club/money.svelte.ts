/** A club's money, which is not that of the tables: written with the sign of its own house. */

import { money as plain } from "../lib/money";

export const counted = $state({ symbol: "" });

/** 123456 → "£1,234.56" */
export const money = (cents: number): string => (cents < 0 ? "\u2212" : "") + counted.symbol + plain(Math.abs(cents));

/** "+£5.00", "−£5.00", "£0.00" */
export const signed = (cents: number): string => (cents > 0 ? "+" : "") + money(cents);
