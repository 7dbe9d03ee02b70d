/** How fast things happen on the felt: chosen once, kept in this browser. */

import { read, write } from "../lib/kept";

export type Speed = "slow" | "normal" | "fast" | "at once";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "at once"];
const BREATHS: Record<Speed, number> = { slow: 900, normal: 420, fast: 180, "at once": 0 };
const KEPT = "speed";
const HURRIES = "hurries";
const DEALS = "deals";

class Tempo {
  #speed = $state<Speed>(kept());
  #hurries = $state(read(HURRIES) === "yes");
  #deals = $state(read(DEALS) === "yes");

  get speed(): Speed {
    return this.#speed;
  }

  set speed(chosen: Speed) {
    this.#speed = chosen;
    write(KEPT, chosen);
  }

  /** After your own fold the rest of the hand is shown at once. */
  get hurries(): boolean {
    return this.#hurries;
  }

  set hurries(wanted: boolean) {
    this.#hurries = wanted;
    write(HURRIES, wanted ? "yes" : "no");
  }

  /** The next hand of a pot game is asked for by itself. */
  get deals(): boolean {
    return this.#deals;
  }

  set deals(wanted: boolean) {
    this.#deals = wanted;
    write(DEALS, wanted ? "yes" : "no");
  }

  /** Milliseconds between two moments; none where motion is not wanted or nobody looks. */
  get breath(): number {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
    return still ? 0 : BREATHS[this.#speed];
  }
}

function kept(): Speed {
  const found = read(KEPT);
  return SPEEDS.find((each) => each === found) ?? "normal";
}

export const tempo = new Tempo();
