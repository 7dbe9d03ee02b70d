/** The page kept in the browser, so that it opens without the network. Browsers do so over https and at home only. */

const WORKER = "offline.js";

/** Keeps what this page is made of; quietly does nothing where a browser cannot. */
export async function keepShell(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const kept = new Promise((done) => (port1.onmessage = done));
    active?.postMessage(madeOf(document), [port2]);
    await kept;
    document.documentElement.dataset["kept"] = "yes";
  } catch {
    // the page plays on, and needs the network to be opened again
  }
}

/** The files of a page: itself, its scripts and styles, its icon. The name of its script says which build it is. */
export function madeOf(page: Document): { name: string; files: string[] } {
  const found = [...page.querySelectorAll<HTMLElement>("script[src], link[href]")];
  const files = found.map((each) => each.getAttribute("src") ?? each.getAttribute("href") ?? "");
  const name = page.querySelector("script[src]")?.getAttribute("src") ?? "";
  return { name, files: ["./", ...files] };
}
