/** Checks the proof of a round: every opened card against its leaf, all leaves of a shuffle against its seal. */

import type { Opening, Proof, Sealed } from "../api/types";
import { cardName } from "../cards/cards";
import { capital } from "../lib/words";
import { counted, type Told } from "./seals";

/** SHA-256 of a text, in hexadecimal digits. */
export type Digest = (text: string) => Promise<string>;

/** Something that does not fit, in words; with both hashes where two were compared. */
export interface Fault {
  words: string;
  found?: string;
  wanted?: string;
}

export interface CheckedCard extends Opening {
  fault: Fault | null;
}

/**
 * proved: all fits, and the seals are those that were shown.
 * uncompared: all fits, but this page was not there to see a seal.
 * nothing: the seal fits and no card was opened.
 * unable: nothing could be hashed here, and what can be seen without fits.
 * broken: something does not fit.
 */
export type Verdict = "proved" | "uncompared" | "nothing" | "unable" | "broken";

export interface Checked {
  verdict: Verdict;
  faults: Fault[];
  /** The opened cards of the round's own shuffle, and of the muck each time it was shuffled. */
  shuffles: CheckedCard[][];
  /** Whether the hashes were computed; without, a card has no fault and no proof either. */
  hashed: boolean;
}

const HASH = /^[0-9a-f]{64}$/;

/** Browsers hand out their SHA-256 only where nobody can have changed the page on its way. */
export function webDigest(from: Pick<Crypto, "subtle"> | undefined = globalThis.crypto): Digest | null {
  const subtle = from?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  return async (text) => hex(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** Whether an answer has everything that a proof needs; what a line has cut short has not. */
export function isProof(answer: unknown): answer is Proof {
  const { round, reshuffles } = (answer ?? {}) as Partial<Proof>;
  return typeof round === "number" && isSealed(answer) && Array.isArray(reshuffles) && reshuffles.every(isSealed);
}

function isSealed(answer: unknown): answer is Sealed {
  const { commitment, leaves, openings } = (answer ?? {}) as Partial<Sealed>;
  return typeof commitment === "string" && [leaves, openings].every(Array.isArray);
}

/** Without a digest only what needs none is checked: the round, the seals that were shown, the cards that were seen. */
export async function check(proof: Proof, round: number, told: Told | null, digest: Digest | null): Promise<Checked> {
  const sealed = [proof, ...proof.reshuffles];
  const shuffles = await Promise.all(sealed.map((each, index) => checkedCards(each, of(index), digest)));
  const cards = shuffles.flat();
  const faults = [
    ...otherRound(proof, round),
    ...changedSeal(proof, told),
    ...(told?.mucks ?? []).flatMap((seals, index) => changedMuck(proof.reshuffles[index], seals)),
    ...(await Promise.all(sealed.map((each, index) => brokenSeal(each, of(index), digest)))).flat(),
    ...cards.flatMap((card) => card.fault ?? []),
    ...sealed.flatMap((each, index) => twice(each, of(index))),
    ...withheld(cards, told),
  ];
  const hashed = digest !== null;
  const compared = told !== null && told.mucks.length >= proof.reshuffles.length;
  return { faults, shuffles, hashed, verdict: verdict(faults, cards.length, compared, hashed) };
}

function verdict(faults: Fault[], cards: number, compared: boolean, hashed: boolean): Verdict {
  if (faults.length > 0) return "broken";
  if (!hashed) return "unable";
  if (cards === 0) return "nothing";
  return compared ? "proved" : "uncompared";
}

/** What is said of a shuffle that is not the round's own. */
function of(shuffle: number): string {
  return shuffle === 0 ? "" : " of the muck";
}

function otherRound(proof: Proof, round: number): Fault[] {
  return proof.round === round ? [] : [{ words: `The card room sent the proof of round ${proof.round} instead of round ${round}.` }];
}

function changedSeal(proof: Proof, told: Told | null): Fault[] {
  const other = told?.seals.find((seal) => seal !== proof.commitment);
  if (!other) return [];
  const when = told?.before ? "before the cards came" : "while the round was played";
  return [{ words: `The seal is not the one that the table showed ${when}.`, found: proof.commitment, wanted: other }];
}

/** The table told the seal of the muck as it was shuffled: the proof has it, and the same. */
function changedMuck(muck: Sealed | undefined, seals: string[]): Fault[] {
  const other = seals.find((seal) => seal !== muck?.commitment);
  if (!other) return [];
  const words = "The seal of the muck is not the one that the table showed when it was shuffled.";
  return [{ words, found: muck?.commitment ?? "none", wanted: other }];
}

async function brokenSeal(sealed: Sealed, of: string, digest: Digest | null): Promise<Fault[]> {
  const odd = sealed.leaves.findIndex((leaf) => !HASH.test(leaf));
  if (odd >= 0) return [{ words: `The hash at position ${odd}${of} is not 64 hexadecimal digits long.` }];
  if (!digest) return [];
  const found = await digest(sealed.leaves.join(""));
  return found === sealed.commitment ? [] : [{ words: `The hashes of the cards do not add up to the seal${of}.`, found, wanted: sealed.commitment }];
}

function checkedCards(sealed: Sealed, of: string, digest: Digest | null): Promise<CheckedCard[]> {
  return Promise.all(sealed.openings.map((opening) => checkedCard(opening, sealed, of, digest)));
}

async function checkedCard(opening: Opening, sealed: Sealed, of: string, digest: Digest | null): Promise<CheckedCard> {
  const { position, card, salt } = opening;
  const wanted = sealed.leaves[position];
  const named = capital(cardName(card));
  if (wanted === undefined) {
    return { ...opening, fault: { words: `${named}: there is no position ${position} among ${sealed.leaves.length} cards${of}.` } };
  }
  if (!digest) return { ...opening, fault: null };
  const found = await digest(`${position}:${card}:${salt}`);
  return { ...opening, fault: found === wanted ? null : { words: `${named}: the hash at position ${position}${of} belongs to something else.`, found, wanted } };
}

function twice(sealed: Sealed, of: string): Fault[] {
  const times = counted(sealed.openings.map((each) => String(each.position)));
  return Object.keys(times)
    .filter((position) => (times[position] ?? 0) > 1)
    .map((position) => ({ words: `Position ${position}${of} was opened more than once.` }));
}

/** Cards that lay open on this page and are opened in no shuffle. */
function withheld(cards: CheckedCard[], told: Told | null): Fault[] {
  const given = counted(cards.map((each) => each.card));
  return Object.entries(told?.seen ?? {})
    .filter(([card, times]) => times > (given[card] ?? 0))
    .map(([card]) => ({ words: `${capital(cardName(card))}: you saw this card, and the proof does not open it.` }));
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
