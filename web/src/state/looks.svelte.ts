/** How the house looks to you: by night or by day, with two colours of suits or four. */

import { read, write } from "../lib/kept";

export type Theme = "dark" | "light";
export const THEMES: readonly Theme[] = ["dark", "light"];
export type Deck = "two" | "four";

class Looks {
  #theme = $state<Theme>(read("theme") === "light" ? "light" : "dark");
  #deck = $state<Deck>(read("deck") === "four" ? "four" : "two");

  get theme(): Theme {
    return this.#theme;
  }

  set theme(chosen: Theme) {
    this.#theme = chosen;
    write("theme", chosen);
    this.show();
  }

  get deck(): Deck {
    return this.#deck;
  }

  set deck(chosen: Deck) {
    this.#deck = chosen;
    write("deck", chosen);
    this.show();
  }

  /** Tells the page: the styles do the rest. */
  show(): void {
    document.documentElement.dataset["theme"] = this.#theme;
    document.documentElement.dataset["deck"] = this.#deck;
  }
}

export const looks = new Looks();
