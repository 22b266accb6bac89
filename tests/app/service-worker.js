// A browser for web/sw.js, as far as a service worker can see one: a server, caches, pages, and the order in which
// workers are installed and begin. Nothing here knows what the worker decides.
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { modules } from '../../scripts/lib/modules.js';
import { bundle } from '../../scripts/ship/files.js';
import { need } from '../needs.js';

need('packages');

const { outputFiles } = await bundle({ entryPoints: ['web/sw.js'] });
const source = outputFiles[0].text;

/** Of which module a browser needs which other instead. */
const doubles = Object.fromEntries(
  modules.flatMap(({ name, insteadOf }) =>
    insteadOf ? [[`${insteadOf}.wasm`, `${name}.wasm`]] : [],
  ),
);

/** As scripts/ship/site.js has it. @param {Record<string, string>} files */
const hashesOf = (files) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      createHash('sha256').update(text).digest('hex').slice(0, 10),
    ]),
  );

/** One worker: its events, and the work that they have begun. */
class Worker {
  state = 'installing';
  isImpatient = false;
  /** @type {Set<Promise<unknown>>} */
  work = new Set();
  /** @type {Record<string, (event: any) => void>} */
  #listeners = {};

  /** @param {Browser} browser @param {string} script */
  constructor(browser, script) {
    const self = {
      registration: browser.registration,
      clients: { matchAll: async () => browser.pages },
      skipWaiting: () => (this.isImpatient = true),
      addEventListener: (/** @type {string} */ type, /** @type {any} */ listener) =>
        (this.#listeners[type] = listener),
    };
    new Function('self', 'caches', 'fetch', script)(self, browser.caches, browser.fetch);
    this.text = script;
  }

  /** @param {string} type @param {object} [data] @returns {Promise<any>} what it answers, once all is done */
  async tell(type, data = {}) {
    /** @type {unknown[]} */
    const work = [];
    const wait = (/** @type {unknown} */ promise) => void work.push(promise);
    this.#listeners[type]({ ...data, waitUntil: wait, respondWith: wait });
    const all = Promise.all(work);
    const settled = all.catch(() => {}).finally(() => this.work.delete(settled));
    this.work.add(settled);
    return (await all)[0];
  }

  /** @param {string} data */
  postMessage(data) {
    void this.tell('message', { data }).catch(() => {});
  }
}

export class Browser {
  scope = 'https://example.org/a/b/';
  isOnline = true;
  /** How many files all caches may hold. */
  room = Infinity;
  /** Of every answer of the server. @type {Record<string, string>} */
  headers = {};
  /** What the server has. @type {Record<string, string>} */
  files = {};
  /** What the server was asked for. @type {string[]} */
  asked = [];
  /** By cache and address. @type {Map<string, Map<string, Response>>} */
  kept = new Map();
  /** @type {{ id: string, url: string, told: any[], postMessage: (data: any) => void }[]} */
  pages = [];
  registration = {
    scope: this.scope,
    ...{ installing: /** @type {Worker | null} */ (null) },
    ...{ waiting: /** @type {Worker | null} */ (null) },
    ...{ active: /** @type {Worker | null} */ (null) },
  };
  #count = 0;
  #script = '';

  /** The server gets a version. @param {Record<string, string>} first @param {Record<string, string>} [later] @param {Record<string, string>} [asked] */
  publish(first, later = {}, asked = {}) {
    this.files = { ...first, ...later, ...asked };
    const lists = {
      ...{ precache: hashesOf(first), later: hashesOf(later), asked: hashesOf(asked), doubles },
    };
    this.#script = `Object.assign(self, ${JSON.stringify(lists)});\n${source}`;
  }

  fetch = async (/** @type {string | { url: string }} */ request) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url);
    this.asked.push(pathname);
    if (!this.isOnline) throw new TypeError('There is no network.');
    const text = this.files[pathname.replace('/a/b/', '') || 'index.html'];
    if (text === NEVER) return new Promise(() => {});
    if (text === undefined) return new Response('Not here', { status: 404 });
    return new Response(text, { headers: this.headers });
  };

  caches = {
    keys: async () => [...this.kept.keys()],
    has: async (/** @type {string} */ name) => this.kept.has(name),
    delete: async (/** @type {string} */ name) => this.kept.delete(name),
    open: async (/** @type {string} */ name) => {
      if (!this.kept.has(name)) this.kept.set(name, new Map());
      const cache = this.kept.get(name) ?? new Map();
      return {
        keys: async () => [...cache.keys()].map((url) => ({ url })),
        delete: async (/** @type {string} */ url) => cache.delete(url),
        put: async (/** @type {string} */ url, /** @type {Response} */ response) => {
          if (/\*/.test(response.headers.get('Vary') ?? '')) throw new TypeError('Vary: *');
          const sum = [...this.kept.values()].reduce((all, { size }) => all + size, 0);
          if (sum >= this.room) throw new DOMException('There is no room.', 'QuotaExceededError');
          cache.set(url, response);
        },
      };
    },
    match: async (
      /** @type {string | URL} */ address,
      /** @type {{ cacheName: string, ignoreSearch?: boolean }} */ { cacheName, ignoreSearch },
    ) => {
      const url = new URL(address);
      if (ignoreSearch) url.search = '';
      url.hash = '';
      return this.kept.get(cacheName)?.get(url.href)?.clone();
    },
  };

  /**
   * Opens a page, which has the worker do what web/app/offline.js does.
   *
   * @param {string} [path]
   * @param {string} [from] the id of the page in whose place it comes
   */
  async open(path = '', from = '') {
    const id = `page ${++this.#count}`;
    const url = this.scope + path;
    const request = { url, method: 'GET', mode: 'navigate', destination: 'document' };
    const event = { request, clientId: from, resultingClientId: id };
    const answer = await (this.registration.active?.tell('fetch', event) ?? this.fetch(url));
    /** @type {any[]} */
    const told = [];
    const page = { id, url, told, postMessage: (/** @type {any} */ data) => void told.push(data) };
    this.pages.push(page);
    const begins = this.begin(id);
    if (this.isOnline) await this.update();
    await begins;
    return { id, answer, told };
  }

  /** @param {string} id */
  close(id) {
    this.pages = this.pages.filter((page) => page.id !== id);
  }

  /** A page or a worker asks. @param {string} id @param {string} path @param {string} [worker] the id of the worker that it starts */
  ask(id, path, worker = '') {
    const request = { url: this.scope + path, method: 'GET', mode: 'cors', destination: 'script' };
    return this.registration.active?.tell('fetch', {
      request,
      clientId: id,
      resultingClientId: worker,
    });
  }

  /** A page's scripts run. @param {string} id */
  begin(id) {
    const source = this.pages.find((page) => page.id === id);
    return this.registration.active?.tell('message', { data: 'kakutei-begun', source });
  }

  /** The page has nothing else to do. */
  idle = () => this.registration.active?.tell('message', { data: 'kakutei-idle' });

  /** A person agrees to the new version. */
  async agree() {
    await this.registration.waiting?.tell('message', { data: 'kakutei-update' });
    await this.#begin();
  }

  /** Looks for a new version. @returns {Promise<string>} what became of it */
  async update() {
    const { active, waiting } = this.registration;
    if ((waiting ?? active)?.text === this.#script) return 'known';
    const worker = new Worker(this, this.#script);
    this.registration.installing = worker;
    const isInstalled = await worker.tell('install').then(
      () => true,
      () => false,
    );
    this.registration.installing = null;
    if (!isInstalled) return 'redundant';
    this.registration.waiting = worker;
    if (!active || worker.isImpatient) await this.#begin();
    return this.registration.active === worker ? 'activated' : 'installed';
  }

  /** The one that waits begins, once the one before it has done all its work. */
  async #begin() {
    const { active, waiting } = this.registration;
    if (!waiting?.isImpatient && active) return;
    await Promise.all(active?.work ?? []);
    Object.assign(this.registration, { active: waiting, waiting: null });
    if (!waiting) return;
    waiting.state = 'activating';
    // A message may come before the event does.
    await pause(5);
    await waiting.tell('activate');
    waiting.state = 'activated';
  }

  /** The own caches, each with the paths that it has. @returns {string[][]} */
  get own() {
    const own = [...this.kept].filter(([name]) => name.startsWith(`kakutei-${this.scope}#`));
    return own.map(([, cache]) =>
      [...cache.keys()].map((url) => url.replace(this.scope, '')).sort(),
    );
  }
}

/** A file of the server that never comes. */
export const NEVER = 'never';
