// Keeps the page itself, so that a tablet which is cut off can be loaded again; the room's answers are never kept here.
const PREFIX = "shell ";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The page says what it was made of. A new build has files of other names, and the old ones go.
self.addEventListener("message", (event) => {
  const { name, files } = event.data;
  event.waitUntil(keep(PREFIX + name, files).then(() => event.ports[0]?.postMessage("kept")));
});

async function keep(name, files) {
  const cache = await caches.open(name);
  const missing = [];
  for (const file of files) if (!(await cache.match(file))) missing.push(file);
  await cache.addAll(missing);
  for (const each of await caches.keys()) if (each.startsWith(PREFIX) && each !== name) await caches.delete(each);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(fetch(request).catch(async (error) => (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? Promise.reject(error)));
});
