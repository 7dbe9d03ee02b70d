/** Checks the proof of a shuffle: every opened card against its leaf, all leaves against the seal. */

import type { Opening, Proof } from "../api/types";
import { cardName } from "./cards";
import { counted, type Told } from "./seals";
import { capital } from "./words";

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
 * proved: all fits, and the seal is the one that was shown.
 * uncompared: all fits, but this page was not there to see the seal.
 * nothing: the seal fits and no card was opened.
 * unable: nothing could be hashed here, and what can be seen without fits.
 * broken: something does not fit.
 */
export type Verdict = "proved" | "uncompared" | "nothing" | "unable" | "broken";

export interface Checked {
  verdict: Verdict;
  faults: Fault[];
  cards: CheckedCard[];
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
  const { round, commitment, leaves, openings, unproved } = (answer ?? {}) as Partial<Proof>;
  return typeof round === "number" && typeof commitment === "string" && [leaves, openings, unproved].every(Array.isArray);
}

/** Without a digest only what needs none is checked: the round, the seal that was shown, the cards that were seen. */
export async function check(proof: Proof, round: number, told: Told | null, digest: Digest | null): Promise<Checked> {
  const cards = await Promise.all(proof.openings.map((opening) => checkedCard(opening, proof, digest)));
  const faults = [
    ...otherRound(proof, round),
    ...changedSeal(proof, told),
    ...(await brokenSeal(proof, digest)),
    ...cards.flatMap((card) => card.fault ?? []),
    ...twice(proof),
    ...withheld(proof, told),
  ];
  const hashed = digest !== null;
  return { faults, cards, hashed, verdict: verdict(faults, cards, told, hashed) };
}

function verdict(faults: Fault[], cards: CheckedCard[], told: Told | null, hashed: boolean): Verdict {
  if (faults.length > 0) return "broken";
  if (!hashed) return "unable";
  if (cards.length === 0) return "nothing";
  return told ? "proved" : "uncompared";
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

async function brokenSeal(proof: Proof, digest: Digest | null): Promise<Fault[]> {
  const odd = proof.leaves.findIndex((leaf) => !HASH.test(leaf));
  if (odd >= 0) return [{ words: `The hash at position ${odd} is not 64 hexadecimal digits long.` }];
  if (!digest) return [];
  const found = await digest(proof.leaves.join(""));
  return found === proof.commitment ? [] : [{ words: "The hashes of the cards do not add up to the seal.", found, wanted: proof.commitment }];
}

async function checkedCard(opening: Opening, proof: Proof, digest: Digest | null): Promise<CheckedCard> {
  const { position, card, salt } = opening;
  const wanted = proof.leaves[position];
  const named = capital(cardName(card));
  if (wanted === undefined) {
    return { ...opening, fault: { words: `${named}: there is no position ${position} among ${proof.leaves.length} cards.` } };
  }
  if (!digest) return { ...opening, fault: null };
  const found = await digest(`${position}:${card}:${salt}`);
  return { ...opening, fault: found === wanted ? null : { words: `${named}: the hash at position ${position} belongs to something else.`, found, wanted } };
}

function twice(proof: Proof): Fault[] {
  const times = counted(proof.openings.map((each) => String(each.position)));
  return Object.keys(times)
    .filter((position) => (times[position] ?? 0) > 1)
    .map((position) => ({ words: `Position ${position} was opened more than once.` }));
}

/** Cards that lay open on this page and are neither opened nor named as unproved. */
function withheld(proof: Proof, told: Told | null): Fault[] {
  const given = counted([...proof.openings.map((each) => each.card), ...proof.unproved]);
  return Object.entries(told?.seen ?? {})
    .filter(([card, times]) => times > (given[card] ?? 0))
    .map(([card]) => ({ words: `${capital(cardName(card))}: you saw this card, and the proof does not open it.` }));
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
