import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Opening, Proof, Sealed } from "../../src/api/types";
import { check, isProof, webDigest } from "../../src/proofs/proofs";
import type { Told } from "../../src/proofs/seals";

const sha = (text: string) => createHash("sha256").update(text).digest("hex");
const digest = webDigest()!;

/** As the server makes it of As Kd Jk 2c, with the first and the third card opened. */
const TRUE: Proof = {
  round: 7,
  commitment: "f8ec7a7d32137fa9aff5188980f6531c1a12b8d31b9ffd03c65c144dcdc1a61e",
  leaves: [
    "e311133fc7e714a8e471d65e80049a81bbb8e2eeac76d508e1d9c9fcc413a14e",
    "7484eb12b520040cfe0e681b8bfd353bbd2a466f42c20449e03c1bc72f6a2166",
    "5fce40ce7a0c4c64dbe604c66c2f2ccc982de764646959b26cc755c5ad0c6e0d",
    "9b2735b18f35f9f48ebb693046bf9d403dfc751d8a7aca34f4abe1757e0c341b",
  ],
  openings: [
    { position: 0, card: "As", salt: "7b590a57e5dfd3f293e8334519e1a049c3ceeccb54afb688e4fe024205ded7de" },
    { position: 2, card: "Jk", salt: "4ea5a190ea418aeeb2c5704d9ed093673f480496a39f50fbcbed86ce07bef8fc" },
  ],
  reshuffles: [],
};
const MUCK_LEAVES = [sha("0:Kd:r"), sha("1:2c:s")];
const MUCK: Sealed = { commitment: sha(MUCK_LEAVES.join("")), leaves: MUCK_LEAVES, openings: [{ position: 1, card: "2c", salt: "s" }] };
const told = (more: Partial<Told> = {}): Told => ({ seals: [TRUE.commitment], before: true, mucks: [], seen: { As: 1, Jk: 1 }, ...more });
const opened = (change: Partial<Opening>): Proof => ({ ...TRUE, openings: [{ ...TRUE.openings[0]!, ...change }, TRUE.openings[1]!] });
const words = async (proof: Proof, known: Told | null = null) => {
  const checked = await check(proof, 7, known, digest);
  expect(checked.verdict).toBe("broken");
  return checked.faults.map((fault) => fault.words);
};

describe("the proof of a shuffle", () => {
  it("holds as the server makes it", async () => {
    const checked = await check(TRUE, 7, told(), digest);
    expect(checked.verdict).toBe("proved");
    expect(checked.faults).toEqual([]);
    expect(checked.shuffles[0]?.map((card) => card.fault)).toEqual([null, null]);
  });
  it("is worth less where nobody saw the seal, and says so", async () => {
    expect((await check(TRUE, 7, null, digest)).verdict).toBe("uncompared");
    expect((await check({ ...TRUE, openings: [] }, 7, told({ seen: {} }), digest)).verdict).toBe("nothing");
  });
  it("names the card that did not lie there, with both hashes", async () => {
    const { shuffles, faults } = await check(opened({ card: "Ah" }), 7, null, digest);
    expect(shuffles[0]?.map((card) => card.fault !== null)).toEqual([true, false]);
    expect(faults).toEqual([
      {
        words: "Ace of hearts: the hash at position 0 belongs to something else.",
        found: sha(`0:Ah:${TRUE.openings[0]!.salt}`),
        wanted: TRUE.leaves[0],
      },
    ]);
  });
  it("breaks with another salt, another position, or one outside the deck", async () => {
    expect(await words(opened({ salt: "0".repeat(64) }))).toHaveLength(1);
    expect(await words(opened({ position: 1 }))).toHaveLength(1);
    for (const position of [-1, 4, 0.5]) expect(await words(opened({ position }))).toEqual([`Ace of spades: there is no position ${position} among 4 cards.`]);
  });
  it("breaks when a position is opened twice", async () => {
    expect(await words({ ...TRUE, openings: [...TRUE.openings, TRUE.openings[0]!] })).toEqual(["Position 0 was opened more than once."]);
  });
  it("breaks when a hash is changed, even that of a card nobody opened", async () => {
    const leaves = [...TRUE.leaves.slice(0, 3), sha("3:Kh:x")];
    expect(await words({ ...TRUE, leaves })).toEqual(["The hashes of the cards do not add up to the seal."]);
  });
  it("breaks when hashes are cut elsewhere, though they join to the same text", async () => {
    const joined = TRUE.leaves.join("");
    expect(await words({ ...TRUE, leaves: [TRUE.leaves[0]!, joined.slice(64, 100), TRUE.leaves[2]!, joined.slice(100)] })).toContain(
      "The hash at position 1 is not 64 hexadecimal digits long.",
    );
  });
  it("breaks when it fits a seal that was not shown", async () => {
    const leaves = ["As", "Kd", "Jk", "2c"].map((card, position) => sha(`${position}:${card}:s`));
    const openings = [0, 2].map((position) => ({ position, card: ["As", "Kd", "Jk", "2c"][position]!, salt: "s" }));
    const other: Proof = { ...TRUE, leaves, openings, commitment: sha(leaves.join("")) };
    expect((await check(other, 7, null, digest)).verdict).toBe("uncompared");
    expect(await words(other, told())).toEqual(["The seal is not the one that the table showed before the cards came."]);
    expect(await words(TRUE, told({ seals: [TRUE.commitment, other.commitment] }))).toHaveLength(1);
  });
  it("breaks when a card that was seen is not opened", async () => {
    const missing = "Two of clubs: you saw this card, and the proof does not open it.";
    expect(await words(TRUE, told({ seen: { As: 1, "2c": 1 } }))).toEqual([missing]);
    expect(await words(TRUE, told({ seen: { As: 2 } }))).toHaveLength(1);
  });
  it("opens what came out of the muck in the shuffle it came from", async () => {
    const seen = { As: 1, Jk: 1, "2c": 1 };
    const again: Proof = { ...TRUE, reshuffles: [MUCK] };
    const checked = await check(again, 7, told({ seen, mucks: [[MUCK.commitment]] }), digest);
    expect(checked.verdict).toBe("proved");
    expect(checked.shuffles.map((cards) => cards.map((card) => card.card))).toEqual([["As", "Jk"], ["2c"]]);
    expect((await check(again, 7, told({ seen }), digest)).verdict).toBe("uncompared");
    expect(await words({ ...again, reshuffles: [{ ...MUCK, leaves: [...MUCK.leaves].reverse() }] }, told({ mucks: [[MUCK.commitment]] }))).toEqual([
      "The hashes of the cards do not add up to the seal of the muck.",
      "Two of clubs: the hash at position 1 of the muck belongs to something else.",
    ]);
  });
  it("breaks when the seal of the muck was another, or is not there", async () => {
    const changed = "The seal of the muck is not the one that the table showed when it was shuffled.";
    expect(await words({ ...TRUE, reshuffles: [MUCK] }, told({ mucks: [["another"]] }))).toEqual([changed]);
    expect(await words(TRUE, told({ mucks: [[MUCK.commitment]] }))).toEqual([changed]);
  });
  it("breaks when it is that of another round", async () => {
    expect((await check(TRUE, 8, null, digest)).faults).toEqual([{ words: "The card room sent the proof of round 7 instead of round 8." }]);
  });
  it("cannot be checked where the browser keeps its SHA-256 to itself", () => {
    expect(webDigest({} as Crypto)).toBeNull();
  });
  it("is still held against what was seen where nothing can be hashed", async () => {
    expect((await check(opened({ salt: "?" }), 7, told(), null)).verdict).toBe("unable");
    expect((await check(TRUE, 7, told({ seals: ["another"] }), null)).verdict).toBe("broken");
    expect((await check(TRUE, 7, told({ seen: { "2c": 1 } }), null)).verdict).toBe("broken");
  });
  it("has all its parts", () => {
    expect(isProof(TRUE)).toBe(true);
    for (const part of Object.keys(TRUE)) expect(isProof({ ...TRUE, [part]: undefined })).toBe(false);
    expect(isProof({ ...TRUE, reshuffles: [{ commitment: MUCK.commitment }] })).toBe(false);
    expect(isProof(null)).toBe(false);
  });
});
