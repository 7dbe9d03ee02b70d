/** Who is at a tablet's keyboard. */

import { untrack } from "svelte";
import { session } from "../state/session.svelte";
import type { Command, Seen } from "./queue";
import type { Tablet } from "./tablet.svelte";

/** Opens the table for as long as its page is there, and hands it over when somebody else signs in. */
export function keeps<V extends Seen, C extends Command>(tablet: Tablet<V, C>): void {
  $effect(() => {
    untrack(() => void tablet.open());
    return () => tablet.close();
  });
  $effect(() => {
    void [session.known, session.me?.id];
    untrack(() => void tablet.meets());
  });
}
