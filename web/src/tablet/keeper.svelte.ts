/** Who is at a tablet's keyboard: what one was shown is not shown to the next. */

import { untrack } from "svelte";
import { session } from "../state/session.svelte";
import type { Command, Seen } from "./queue";
import type { Tablet } from "./tablet.svelte";

/** Opens the table for as long as its page is there, and hands it over when somebody else signs in. */
export function keeps<V extends Seen, C extends Command>(tablet: Tablet<V, C>): void {
  let last: string | null = null;
  $effect(() => {
    const me = session.me?.id ?? null;
    if (last !== null && me !== last) untrack(() => void tablet.handOver(me !== null));
    last = me;
  });
  $effect(() => {
    untrack(() => void tablet.open());
    return () => tablet.close();
  });
}
