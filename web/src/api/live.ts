/** A table as it changes: a WebSocket, and plain requests while that is down. */

import { dealerTable, liveTable, Refused, table } from "./client";
import type { DealerTable, LiveTable, TableView } from "./types";

/** "opening" until the first view has come: nothing is broken yet. */
export type Link = "opening" | "connecting" | "live" | "polling" | "away";

export interface Listener<View = TableView> {
  view(view: View): void;
  link(link: Link): void;
  /** The server answers, but not with this table: it is closed, or nobody is signed in any more. */
  refused(error: Refused): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const POLL = 1500;
const PING = 25_000;

export const watch = (id: string, listener: Listener): (() => void) => listen("tables", id, table, listener);
/** The same of a live table. */
export const watchLive = (id: string, listener: Listener<LiveTable>): (() => void) => listen("live-tables", id, liveTable, listener);

/** The same of a live banked table. */
export const watchDealer = (id: string, listener: Listener<DealerTable>): (() => void) => listen("dealer-tables", id, dealerTable, listener);

function listen<View extends { id: string }>(kind: string, id: string, look: (id: string) => Promise<View>, listener: Listener<View>): () => void {
  let stopped = false;
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let ping: ReturnType<typeof setInterval> | undefined;

  function connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(`${scheme}//${location.host}/api/${kind}/${encodeURIComponent(id)}/live`);
    socket.onopen = () => {
      ping = setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send("ping"), PING);
    };
    socket.onmessage = (message) => {
      const view = viewIn<View>(message.data);
      if (!view) return;
      wait = FIRST_WAIT;
      clearInterval(poll);
      poll = undefined;
      listener.link("live");
      listener.view(view);
    };
    socket.onclose = () => {
      clearInterval(ping);
      if (stopped) return;
      if (!poll) {
        listener.link("connecting");
        poll = setInterval(() => void fetchOnce(), POLL);
      }
      retry = setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  async function fetchOnce(): Promise<void> {
    try {
      const view = await look(id);
      if (stopped || !poll) return;
      listener.link("polling");
      listener.view(view);
    } catch (error) {
      if (stopped || !poll) return;
      listener.link("away");
      if (error instanceof Refused) listener.refused(error);
    }
  }

  connect();
  return () => {
    stopped = true;
    clearTimeout(retry);
    clearInterval(poll);
    clearInterval(ping);
    socket?.close();
  };
}

function viewIn<View extends { id: string }>(text: unknown): View | null {
  if (typeof text !== "string") return null;
  try {
    const found = JSON.parse(text) as { id?: unknown; seats?: unknown };
    return typeof found.id === "string" && Array.isArray(found.seats) ? (found as unknown as View) : null;
  } catch {
    return null;
  }
}
