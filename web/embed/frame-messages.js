/**
 * The frame's side of the messages: does for a solver what the host asks, and tells the host what the person did. It
 * sets texts and calls methods of the solver. It makes no HTML, follows no address and runs nothing from a message.
 *
 * The one idea: requests wait in one short queue and are carried out one after the other, with pauses for the page in
 * between. Messages that come faster than any host needs are dropped unread.
 */

import { REPORTS, REQUESTS, cutText, readMessage, writeMessage } from './messages.js';

/** Requests that may wait. */
const QUEUE = 32;

/** Pixels by which a host may miss the height of the content. */
const BORDERS = 8;
/** The messages read and the requests carried out in each span of this many milliseconds. The helper of a host never
 * sends as many. */
const SPAN = 100;
const READ = 100;
const CARRIED_OUT = 10;
/** Milliseconds of a proof, unless the host says how long. */
const PROVED_FOR = 3000;
/** Requests that `stop` ends. */
const STOPPABLE = ['step', 'solve', 'prove'];

/**
 * @typedef {EventTarget & Record<string, any>} Solver has the calls, properties and events of
 *   `<kakutei-solver>`
 */
/** @typedef {import('./messages.js').Message} Message */

/** The events of a solver, and the fields that the host gets of each. @type {Record<string, string[]>} */
const EVENTS = {
  changed: ['board', 'kind'],
  stepped: ['result'],
  solved: ['result'],
  failed: ['code', 'message'],
};

/** @param {string | null | undefined} wanted @returns {string | null | undefined} null: none can be */
function originOf(wanted) {
  if (!wanted) return undefined;
  if (wanted === 'null') return wanted;
  try {
    const { origin } = new URL(wanted);
    return origin === 'null' ? null : origin;
  } catch {
    return null;
  }
}

/**
 * @param {Solver} solver
 * @param {Window} window the frame's own
 * @param {{ origin?: string | null }} [options] the host's origin, where it is known
 * @returns {() => void} ends it
 */
export function attach(solver, window, { origin } = {}) {
  const host = window.parent;
  const expected = originOf(origin);
  if (host === window || expected === null) return () => {};
  const frame = new Frame(solver, window, host, expected);
  return () => frame.detach();
}

/** Counts messages and requests, span by span. */
class Rate {
  #start = -Infinity;
  #count = 0;
  #limit;

  /** @param {number} limit in a span */
  constructor(limit) {
    this.#limit = limit;
  }

  /** Counts one more. @returns {boolean} whether that is too many */
  exceeded() {
    const now = performance.now();
    if (now - this.#start >= SPAN) {
      this.#start = now;
      this.#count = 0;
    }
    return ++this.#count > this.#limit;
  }
}

class Frame {
  #solver;
  #window;
  #host;
  #origin;
  #ended = new AbortController();
  #lastId = 0;
  /** @type {Message[]} */
  #queue = [];
  #running = false;
  /** Of the proof at work. */
  #proving = new AbortController();
  #ready = false;
  #reads = new Rate(READ);
  #carries = new Rate(CARRIED_OUT);
  #height = -1;

  /**
   * @param {Solver} solver @param {Window} window @param {Window} host
   * @param {string | undefined} origin
   */
  constructor(solver, window, host, origin) {
    this.#solver = solver;
    this.#window = window;
    this.#host = host;
    this.#origin = origin;
    const { signal } = this.#ended;
    window.addEventListener('message', (event) => this.#receive(event), { signal });
    for (const [type, fields] of Object.entries(EVENTS)) {
      const tell = (/** @type {any} */ { detail }) =>
        this.#post(type, Object.fromEntries(fields.map((name) => [name, detail?.[name]])));
      solver.addEventListener(`kakutei-${type}`, tell, { signal });
    }
    this.#watchHeight(signal);
    this.#start();
  }

  detach() {
    this.#queue = [];
    this.#ended.abort();
  }

  async #start() {
    const methods = await this.#methods();
    this.#ready = true;
    this.#post('ready', { methods });
    this.#work();
  }

  /** @returns {Promise<any[]>} */
  async #methods() {
    try {
      const { methods } = this.#solver;
      return (await (typeof methods === 'function' ? methods.call(this.#solver) : methods)) ?? [];
    } catch {
      return [];
    }
  }

  /** @param {AbortSignal} signal */
  #watchHeight(signal) {
    const { document, ResizeObserver } = /** @type {any} */ (this.#window);
    if (typeof ResizeObserver !== 'function') return;
    const { Element } = /** @type {any} */ (this.#window);
    const element = this.#solver instanceof Element ? this.#solver : document.body;
    const lookAtHost = this.#watchHost(signal);
    const observer = new ResizeObserver(() => {
      lookAtHost();
      const { bottom } = element.getBoundingClientRect();
      const margin = Number.parseFloat(this.#window.getComputedStyle(element).marginBottom) || 0;
      // A scroll bar makes the board smaller; without room for a larger one it would never go.
      const bar = this.#window.innerWidth - document.documentElement.clientWidth;
      const height = Math.ceil(bottom + this.#window.scrollY + margin) + bar;
      if (height === this.#height) return;
      this.#height = height;
      this.#post('resized', { height });
    });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  /**
   * A host that gives the frame the height of its content must not get a content of the height of the frame: each
   * would follow the other without end.
   * @param {AbortSignal} signal
   * @returns {() => void} looks now: Firefox reports a new height of the frame after that of the content
   */
  #watchHost(signal) {
    const { document } = this.#window;
    let before = this.#window.innerHeight;
    const look = () => {
      const { innerHeight } = this.#window;
      const isOurs = Math.abs(innerHeight - this.#height) <= BORDERS;
      if (innerHeight !== before && isOurs) document.documentElement.dataset.fitted = '';
      before = innerHeight;
    };
    this.#window.addEventListener('resize', look, { signal });
    return look;
  }

  /** @param {string} type @param {Record<string, any>} fields @param {number} [id] */
  #post(type, fields, id = ++this.#lastId) {
    if (this.#ended.signal.aborted) return;
    const { message } = writeMessage(type, id, fields, REPORTS);
    // A host without an origin of its own can only be named by '*'.
    const target = !this.#origin || this.#origin === 'null' ? '*' : this.#origin;
    if (message) this.#host.postMessage(message, target);
    else if (type === 'reply') this.#refuse(id, 'size', 'The answer is too long.');
  }

  /** @param {number} id @param {unknown} code @param {unknown} message */
  #refuse(id, code, message) {
    const error = { code: cutText(code), message: cutText(message) };
    this.#post('reply', { ok: false, error }, id);
  }

  /** @param {MessageEvent} event */
  #receive(event) {
    if (event.source !== this.#host) return;
    if (this.#origin !== undefined && event.origin !== this.#origin) return;
    if (this.#reads.exceeded()) return;
    const read = readMessage(event.data, REQUESTS);
    if (!read) return;
    const { message, id = 0, fault } = read;
    if (message) this.#take(message);
    else if (fault === 'text') this.#refuse(id, 'text', 'A text has at most 2 KB.');
    else this.#refuse(id, 'field', 'A field is missing or not as it should be.');
  }

  /** @param {Message} message */
  #take(message) {
    if (message.type === 'stop') return this.#stop(message.id);
    if (this.#queue.length >= QUEUE) return;
    this.#queue.push(message);
    this.#work();
  }

  /** Ends the running press or proof and the waiting ones. @param {number} id */
  #stop(id) {
    const isStopped = (/** @type {Message} */ { type }) => STOPPABLE.includes(type);
    const stopped = this.#queue.filter(isStopped);
    this.#queue = this.#queue.filter((message) => !isStopped(message));
    for (const press of stopped) this.#refuse(press.id, 'stopped', 'Stopped before it began.');
    this.#proving.abort();
    this.#answer(id, () => this.#solver.stop());
  }

  async #work() {
    if (this.#running || !this.#ready) return;
    this.#running = true;
    while (this.#queue.length > 0) {
      if (this.#carries.exceeded()) await this.#rest();
      const message = this.#queue.shift();
      if (message) await this.#answer(message.id, () => this.#carryOut(message));
    }
    this.#running = false;
  }

  #rest() {
    return new Promise((resolve) => this.#window.setTimeout(resolve, SPAN));
  }

  /** @param {number} id @param {() => any} work */
  async #answer(id, work) {
    try {
      const result = await work();
      this.#post('reply', { ok: true, result: result ?? null }, id);
    } catch (error) {
      const { code, message } = /** @type {any} */ (error) ?? {};
      this.#refuse(id, typeof code === 'string' ? code : 'other', message ?? 'It failed.');
    }
  }

  /** @param {Message} message @returns {any} */
  #carryOut({ type, puzzle, ...fields }) {
    const solver = this.#solver;
    switch (type) {
      case 'load':
        return this.#load(puzzle, fields.method);
      case 'step':
        return solver.step();
      case 'solve':
        return solver.solve();
      case 'prove':
        return this.#prove(fields);
      case 'set':
        return this.#set(fields);
      default:
        return this.#state();
    }
  }

  /** @param {Record<string, any>} fields */
  #prove({ claim, milliseconds = PROVED_FOR }) {
    this.#proving = new AbortController();
    const { signal } = this.#proving;
    return this.#solver.prove({ ...(claim && { claim }), milliseconds, signal });
  }

  /** @param {string} puzzle @param {string} [method] */
  async #load(puzzle, method) {
    await this.#checkMethod(method);
    await this.#solver.load(puzzle);
    if (method) this.#solver.method = method;
    return { board: this.#solver.board };
  }

  /** @param {Record<string, any>} fields */
  async #set(fields) {
    await this.#checkMethod(fields.method);
    for (const name of ['lang', 'theme', 'controls', 'method']) {
      if (fields[name] !== undefined) this.#solver[name] = fields[name];
    }
    return null;
  }

  /** @param {string} [method] */
  async #checkMethod(method) {
    if (!method) return;
    const known = await this.#methods();
    if (known.length > 0 && !known.some(({ slug }) => slug === method)) {
      throw Object.assign(new Error(`There is no method "${method}".`), { code: 'method' });
    }
  }

  async #state() {
    const { board, method, lang, theme, controls, busy, outcome } = this.#solver;
    const methods = await this.#methods();
    // A host that comes late has not heard it.
    const height = this.#height < 0 ? undefined : this.#height;
    return { board, method, lang, theme, controls, busy, outcome, methods, height };
  }
}
