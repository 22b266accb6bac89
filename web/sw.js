/**
 * The service worker: keeps the page for the time without a network. scripts/dist.js writes the list
 * of all files, one SHA-256 each, before this text; without it there is nothing to keep.
 *
 * The one idea: a version is a cache that is filled and checked in full before anything is served from
 * it, so that a version is there as a whole or not at all.
 */

const worker = /** @type {any} */ (self);
/** @type {Record<string, string>} */
const precache = worker.precache ?? {};
const scope = worker.registration.scope;
const own = `kakutei-${scope}#`;

/** @param {ArrayBuffer} bytes */
async function sha256(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The name of this version's cache: the hash of the list. */
const cacheName = async () =>
  own + (await sha256(new TextEncoder().encode(JSON.stringify(precache)).buffer)).slice(0, 16);

/** @param {string} path @param {string} hash @returns {Promise<[string, Response]>} */
async function fetchChecked(path, hash) {
  const url = new URL(path, scope).href;
  const response = await fetch(url, { cache: 'no-cache' });
  const bytes = await response.arrayBuffer();
  if (!response.ok || (await sha256(bytes)) !== hash) throw new Error(`${path} is not as listed`);
  return [url, new Response(bytes, { headers: response.headers })];
}

/** Keeps the whole version or, if anything is missing or wrong, nothing of it. */
async function install() {
  const files = await Promise.all(
    Object.entries(precache).map(([path, hash]) => fetchChecked(path, hash)),
  );
  const name = await cacheName();
  try {
    const cache = await caches.open(name);
    await Promise.all(files.map(([url, response]) => cache.put(url, response)));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Forgets the versions before this one, of this scope only. */
async function activate() {
  const name = await cacheName();
  const names = (await caches.keys()).filter((other) => other.startsWith(own) && other !== name);
  await Promise.all(names.map((other) => caches.delete(other)));
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(await cacheName());
  const url = new URL(request.url);
  const page = url.href.split(/[?#]/)[0] === scope ? new URL('index.html', scope) : url;
  const found = await cache.match(page, { ignoreSearch: true });
  if (found) return found;
  try {
    return await fetch(request);
  } catch (error) {
    const home = request.mode === 'navigate' && (await cache.match(new URL('index.html', scope)));
    if (home) return home;
    throw error;
  }
}

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(scope)) {
    event.respondWith(answer(request));
  }
});
// Only a person's consent, told by the page, ends the waiting of a new version.
worker.addEventListener('message', (/** @type {any} */ event) => {
  if (event.data === 'kakutei-update') worker.skipWaiting();
});
