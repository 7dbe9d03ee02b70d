/** A table as it changes: a WebSocket, and plain requests while that is down. */

import { Refused, table } from "./client";
import type { TableView } from "./types";

export type Link = "connecting" | "live" | "polling" | "away";

export interface Listener {
  view(view: TableView): void;
  link(link: Link): void;
  /** The server answers, but not with this table: it is closed, or nobody is signed in any more. */
  refused(error: Refused): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const POLL = 1500;
const PING = 25_000;

export function watch(id: string, listener: Listener): () => void {
  let stopped = false;
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let ping: ReturnType<typeof setInterval> | undefined;

  function connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/live`);
    socket.onopen = () => {
      ping = setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send("ping"), PING);
    };
    socket.onmessage = (message) => {
      const view = viewIn(message.data);
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
      const view = await table(id);
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

function viewIn(text: unknown): TableView | null {
  if (typeof text !== "string") return null;
  try {
    const found = JSON.parse(text) as Partial<TableView>;
    return typeof found.id === "string" && Array.isArray(found.seats) ? (found as TableView) : null;
  } catch {
    return null;
  }
}
