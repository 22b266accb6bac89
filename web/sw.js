/**
 * The service worker: keeps the page for use without a network. scripts/ship/site.js writes the
 * lists of all files, one SHA-256 each, before this text; without them there is nothing to keep.
 *
 * The one idea: a version is a cache that is filled and checked in full before anything is served from
 * it, so that a version is there as a whole or not at all. A page or worker that began with a version is
 * served from it to the end, so that no page is ever made of two. The files for techniques come into the same
 * cache later, when a page is idle, and those for photos once somebody has wanted to read one: the page works without
 * them, so their lack is no fault.
 */
import { hasVectors } from './engine/vectors.js';

const worker = /** @type {any} */ (self);
/** @type {Record<string, string>} */
const precache = worker.precache ?? {};
/** The files that are kept after that. @type {Record<string, string>} */
const later = worker.later ?? {};
/** The files that are kept once one of them has been asked for. @type {Record<string, string>} */
const asked = worker.asked ?? {};
const scope = worker.registration.scope;

// A browser needs one of two modules that take the place of each other.
for (const [own, plain] of Object.entries(worker.doubles ?? {})) {
  const unneeded = hasVectors() ? plain : own;
  delete precache[unneeded];
  delete later[unneeded];
}

const own = `kakutei-${scope}#`;

/**
 * Where a version's cache notes its users: `null` means all that are not noted elsewhere, and a version
 * that newer ones have replaced has the ids of the pages and workers that still use it. A cache without
 * such a note has never been used.
 */
const noteAddress = new URL('.users', scope).href;

/** Where a version's cache notes that they have been asked for, there or in a version before. */
const askedAddress = new URL('.asked', scope).href;

/** @param {ArrayBuffer} bytes */
async function sha256(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The name of this version's cache: the hash of the lists. */
async function cacheName() {
  const lists = new TextEncoder().encode(JSON.stringify([precache, later, asked]));
  return own + (await sha256(lists.buffer)).slice(0, 16);
}

/** The caches of the other versions. */
async function otherCaches() {
  const name = await cacheName();
  return (await caches.keys()).filter((other) => other.startsWith(own) && other !== name);
}

/** @param {string} name @returns {Promise<string[] | null | undefined>} undefined: never begun */
const readUsers = async (name) =>
  (await caches.match(noteAddress, { cacheName: name }))?.json().catch(() => null);

/** @param {string} name @param {string[] | null} users */
const noteUsers = async (name, users) =>
  (await caches.open(name)).put(noteAddress, new Response(JSON.stringify(users)));

/** @returns {Promise<Set<string>>} all pages and workers that live */
async function living() {
  const all = await worker.clients.matchAll({ includeUncontrolled: true, type: 'all' });
  return new Set(all.map((/** @type {{ id: string }} */ { id }) => id));
}

/** @param {string} path @param {string} hash its beginning @returns {Promise<[string, Response]>} */
async function fetchChecked(path, hash) {
  const url = new URL(path, scope).href;
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    const bytes = await response.arrayBuffer();
    if (!response.ok || !(await sha256(bytes)).startsWith(hash))
      throw new Error(response.statusText);
    const headers = new Headers(response.headers);
    // No cache takes a "Vary: *", and a file with the right hash is right for every request.
    headers.delete('Vary');
    return [url, new Response(bytes, { headers })];
  } catch (cause) {
    throw Object.assign(new Error(`${path} is not as listed`, { cause }), { path });
  }
}

/** Keeps the whole version or, if anything is missing or wrong, nothing of it. */
async function keep() {
  const files = await Promise.all(
    Object.entries(precache).map(([path, hash]) => fetchChecked(path, hash)),
  );
  const name = await cacheName();
  const inUse = (await readUsers(name)) !== undefined;
  try {
    const cache = await caches.open(name);
    await Promise.all(files.map(([url, response]) => cache.put(url, response)));
  } catch (error) {
    if (!inUse) await caches.delete(name);
    throw error;
  }
}

async function install() {
  const { active } = worker.registration;
  try {
    await keep();
    for (const name of await otherCaches()) if (await wasAsked(name)) await noteAsked();
  } catch (error) {
    if (!active) await tellWhy(error);
    throw error;
  }
  // If the version in use has been deleted, this one need not wait.
  if (active && !(await otherCaches()).length) worker.skipWaiting();
}

/** Tells the pages why nothing can be kept. @param {any} error names its file, if there is one */
async function tellWhy({ path = '' }) {
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true })) {
    if (client.url.startsWith(scope)) client.postMessage({ unkept: path });
  }
}

/** @param {readonly string[]} paths @returns {Promise<string[]>} those that are not kept in this version */
async function lackingOf(paths) {
  const name = await cacheName();
  const kept = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
  const urls = new Set(kept.map(({ url }) => url));
  return paths.filter((path) => !urls.has(new URL(path, scope).href));
}

/** Keeps the version again if it, or a part of it, has been deleted. */
async function refill() {
  if (!(await lackingOf([...Object.keys(precache), noteAddress])).length) return;
  await keep();
  await noteUsers(await cacheName(), null);
}

/** @param {string} name */
const wasAsked = async (name) =>
  (await caches.match(askedAddress, { cacheName: name })) !== undefined;

const noteAsked = async () =>
  (await caches.open(await cacheName())).put(askedAddress, new Response());

/**
 * Keeps more, if the page is kept: one file after the other, so that requests of a person do not wait;
 * and again all of it or nothing, as there may be room only for the page itself.
 *
 * @param {Record<string, string>} list
 */
async function keepMore(list) {
  const name = await cacheName();
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const files = [];
  for (const path of await lackingOf(Object.keys(list))) {
    files.push(await fetchChecked(path, list[path]));
  }
  try {
    await Promise.all(files.map(([url, response]) => cache.put(url, response)));
  } catch {
    await Promise.all(files.map(([url]) => cache.delete(url)));
  }
}

const keepLater = async () =>
  keepMore((await wasAsked(await cacheName())) ? { ...later, ...asked } : later);

/** Begun at the first request, for all. @type {Promise<void> | null} */
let keepingAsked = null;

/** @param {string} url of a request */
async function keepAsked(url) {
  if (!(url.slice(scope.length) in asked) || !(await caches.has(await cacheName()))) return;
  keepingAsked ??= noteAsked().then(() => keepMore(asked));
  await keepingAsked.catch(() => (keepingAsked = null));
}

/** A file that failed without a network may come at the next visit; a lack of room stays. @param {any} error */
async function tellOfRoom(error) {
  if (error?.name === 'QuotaExceededError') await tellWhy(error);
}

/** Notes the users of the version before, and forgets unused versions; of this scope only. */
async function activate() {
  const [others, alive] = [await otherCaches(), await living()];
  const users = await Promise.all(others.map(readUsers));
  const elsewhere = new Set(users.flatMap((ids) => ids ?? []));
  const { installing, waiting } = worker.registration;
  for (const [index, name] of others.entries()) {
    const ids = users[index];
    if (ids === null) {
      await noteUsers(
        name,
        [...alive].filter((id) => !elsewhere.has(id)),
      );
    } else if (ids === undefined && !installing && !waiting) {
      await caches.delete(name);
    }
  }
  await noteUsers(await cacheName(), null);
  await forget();
}

/** The users of older versions. @type {Promise<Map<string, string>> | null} */
let older = null;

async function readOlder() {
  /** @type {Map<string, string>} */
  const users = new Map();
  for (const name of await otherCaches()) {
    for (const id of (await readUsers(name)) ?? []) users.set(id, name);
  }
  return users;
}

/** Forgets the older versions that nobody uses any more. */
async function forget() {
  const alive = await living();
  for (const name of await otherCaches()) {
    const ids = await readUsers(name);
    if (ids && !ids.some((id) => alive.has(id))) await caches.delete(name);
  }
  older = null;
}

/** A worker uses the version of the page that started it. @param {string} name @param {string} id */
async function addUser(name, id) {
  (await older)?.set(id, name);
  await noteUsers(name, [...((await readUsers(name)) ?? []), id]);
}

/** @param {string} id of a page or worker @returns {Promise<string | undefined>} the cache of the older version that it uses */
async function olderOf(id) {
  older ??= readOlder();
  return (await older).get(id);
}

/** @param {any} event of a fetch @returns {Promise<string>} the cache of the version it belongs to */
async function versionFor({ request, clientId, resultingClientId }) {
  const name = request.mode === 'navigate' ? undefined : await olderOf(clientId);
  if (name && resultingClientId) await addUser(name, resultingClientId);
  return name ?? (await cacheName());
}

/** @type {() => void} */
let begin;
/** Resolves when this version has begun, which notes the users of the version before. */
const activated = new Promise((resolve) => (begin = () => resolve(null)));

/** A new version may have begun while a page of an older one was on its way. @param {any} page */
async function tellOlder(page) {
  if (worker.registration.active?.state === 'activating') await activated;
  if (await olderOf(page.id)) page.postMessage('kakutei-older');
}

/** @type {(reason: Error) => void} */
let leave;
/** Rejects when a new version takes over: that waits for all work of this one, even for an answer that never comes. */
const left = new Promise((_, reject) => (leave = reject));
left.catch(() => {});

/** @param {any} event of a fetch */
async function answer(event) {
  const { request } = event;
  const home = new URL('index.html', scope);
  const url = new URL(request.url);
  const page = url.href.split(/[?#]/)[0] === scope ? home : url;
  const options = { cacheName: await versionFor(event), ignoreSearch: true };
  const found = await caches.match(page, options);
  if (found) return found;
  try {
    return await Promise.race([fetch(request), left]);
  } catch (error) {
    // The page works at its own address only: at another one, its files would be sought beside that.
    const isLost = request.destination === 'document' && (await caches.match(home, options));
    if (isLost) return Response.redirect(scope);
    throw error;
  }
}

/** Pictures that another program has shared, until the page asks for them; they are kept nowhere else. @type {File[]} */
let shared = [];

/** What is shared comes as a form: its texts go into the address. @param {Request} request */
async function takeShared(request) {
  const form = await request.formData();
  shared = /** @type {File[]} */ (form.getAll('pictures').filter((value) => value instanceof File));
  const texts = ['title', 'text', 'url'].map((name) => [name, String(form.get(name) ?? '')]);
  const page = new URL('index.html', scope);
  page.search = String(new URLSearchParams(shared.length ? [...texts, ['pictures', '']] : texts));
  return Response.redirect(page.href, 303);
}

/** @param {any} page that asks */
function giveShared(page) {
  page.postMessage({ shared });
  shared = [];
}

/** The worker's tasks for a page that begins; the rest waits for them. @type {Promise<unknown>} */
let refilled = Promise.resolve();

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener('activate', (/** @type {any} */ event) =>
  event.waitUntil(activate().finally(begin)),
);
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(scope)) {
    event.respondWith(answer(event));
    event.waitUntil(keepAsked(request.url));
  }
  if (request.method === 'POST' && request.url === new URL('index.html', scope).href) {
    event.respondWith(takeShared(request));
  }
});
worker.addEventListener('message', (/** @type {any} */ event) => {
  // Only a person's consent, passed on by the page, ends the waiting of a new version.
  if (event.data === 'kakutei-update') {
    worker.registration.active?.postMessage('kakutei-leave');
    worker.skipWaiting();
  }
  if (event.data === 'kakutei-shared') giveShared(event.source);
  if (event.data === 'kakutei-leave') leave(new Error('A new version takes over.'));
  if (event.data === 'kakutei-begun') {
    refilled = Promise.race([forget().then(refill), left]).catch(tellOfRoom);
    event.waitUntil(Promise.all([refilled, tellOlder(event.source)]));
  }
  if (event.data === 'kakutei-idle') {
    event.waitUntil(Promise.race([refilled.then(keepLater), left]).catch(() => {}));
  }
});
