/** Runs beside the pages: keeps the files of this version, and a page for when there is no connection; never data. */
declare const self: ServiceWorkerGlobalScope;

/** Both are written in front of this file by the build. */
declare const keptFiles: readonly string[];
declare const version: string;

const cachePrefix = 'ascolto-files-';
const cacheName = `${cachePrefix}${version}`;
const offlinePage = '/offline.html';

self.addEventListener('install', (event) => event.waitUntil(keep(keptFiles.filter((file) => !isHashed(file)))));
self.addEventListener('message', (event) => {
  if (event.data === 'keep-files') event.waitUntil(keep(keptFiles));
});
self.addEventListener('activate', (event) => event.waitUntil(removeOlderFiles()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  // Of every address, since its preload is under way: left to the browser it would be asked for twice, and the way back
  // from a provider is good once.
  if (mode === 'navigate') event.respondWith(pageOrOfflinePage(event));
  else if (isHashed(pathname) || keptFiles.includes(pathname)) event.respondWith(keptOrFetched(event.request));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage());
});

/** The page that is open already, or a new one. */
async function showPage(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open) await open.focus();
  else await self.clients.openWindow('/');
}

/**
 * One file after the other, so that the page that is open goes first; what was kept before is not fetched again. The
 * few of the page with the numbers are all that installing waits for; the others follow when a page asks for them, and
 * what was broken off goes on at the next page.
 */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    if (await cache.match(file)) continue;
    const known = isHashed(file) ? await caches.match(file) : undefined;
    const response = known ?? (await fetch(file, { cache: isHashed(file) ? 'default' : 'no-cache' }));
    if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
    await cache.put(file, response);
  }
}

/** The browser calls this once no page of an older version is open. */
async function removeOlderFiles(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/**
 * A hashed name means one content for ever, so whichever version kept the file may serve it: also a newer one, whose
 * worker waits until the pages of this one are closed.
 */
async function keptOrFetched(request: Request): Promise<Response> {
  const own = await caches.match(request, { cacheName, ignoreVary: true });
  return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The page itself is never kept: each answer has a nonce of its own. */
async function pageOrOfflinePage(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(offlinePage, { cacheName })) ?? Response.error();
  }
}

function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}
