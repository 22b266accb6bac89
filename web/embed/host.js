/**
 * The host's side of the messages: speaks with the solver in an iframe, and keeps the iframe as high as its content.
 *
 * The one idea: only messages from this iframe's window (and its origin, if it is known) count. An answer finds its
 * request by the number of the message, which no other connection uses.
 */

import { REPORTS, REQUESTS, isResult, readMessage, writeMessage } from './messages.js';

/** Open requests at a time, fewer than the frame lets wait; the others wait here. */
const UNDER_WAY = 16;
const WAITING = 1000;

/** Milliseconds between two looks whether an iframe that owes an answer is still there. */
const LOOK = 250;

/** Each connection numbers its messages in a span of its own, also beside another copy of this file. */
const SPAN = 2 ** 32;
const SPANS = 2 ** 21;
let span = Math.floor(Math.random() * SPANS);

/** The types that `on` takes. @type {readonly string[]} */
const TOLD = Object.freeze(['ready', 'resized', 'changed', 'stepped', 'solved', 'failed']);

/** @typedef {import('./messages.js').Message} Message */
/** @typedef {{ message: Message, resolve: (value: any) => void, reject: (error: Error) => void }} Request */

/** The failure of a request; `code` says why: `text`, `field`, `size`, `stopped`, `method`, `removed` … */
export class EmbedError extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.name = 'EmbedError';
    this.code = code;
  }
}

/**
 * @param {HTMLIFrameElement} iframe
 * @returns {string | undefined} the origin that its address and its sandbox lead to
 */
function originOf(iframe) {
  if (iframe.hasAttribute('sandbox') && !iframe.sandbox.contains('allow-same-origin')) {
    return 'null';
  }
  const { origin, protocol } = new URL(iframe.src || 'about:blank', iframe.baseURI);
  return protocol === 'about:' ? undefined : origin;
}

/**
 * Connects to an iframe that shows `embed.html`.
 *
 * @param {HTMLIFrameElement} iframe
 * @param {{ origin?: string, signal?: AbortSignal }} [options] origin: the frame's, if it is not the
 *   one of the iframe's address; signal: closes the connection
 */
export function connect(iframe, { origin = originOf(iframe), signal } = {}) {
  const connection = new Connection(iframe, origin);
  if (signal?.aborted) connection.close();
  else signal?.addEventListener('abort', () => connection.close(), { signal: connection.ended });
  return Object.freeze({
    /** Fulfilled with `{ methods }` when the frame answers for the first time. */
    ready: connection.ready,
    /** @param {string} puzzle 81 characters @param {{ method?: string }} [options] */
    load: (puzzle, { method } = {}) => connection.ask('load', { puzzle, method }),
    step: () => connection.ask('step'),
    solve: () => connection.ask('solve'),
    /** @param {{ claim?: string, milliseconds?: number }} [options] the claim is `way` unless it is as in `r4c6=8` */
    prove: (options) => connection.ask('prove', options),
    stop: () => connection.ask('stop'),
    /** @param {{ lang?: string, theme?: string, controls?: string, method?: string }} changes */
    set: (changes) => connection.ask('set', changes),
    get: () => connection.ask('get'),
    /**
     * @param {string} type `changed`, `stepped`, `solved`, `failed`, `resized`, `ready`
     * @param {(message: any) => void} listener
     * @param {{ signal?: AbortSignal }} [options]
     */
    on: (type, listener, options) => connection.on(type, listener, options),
    close: () => connection.close(),
  });
}

class Connection {
  #iframe;
  #origin;
  #ended = new AbortController();
  #lastId = (span = (span + 1) % SPANS) * SPAN;
  #greeting = 0;
  /** @type {Request[]} */
  #waiting = [];
  /** @type {Map<number, Request>} */
  #underWay = new Map();
  /** @type {Map<string, Set<(message: any) => void>>} */
  #listeners = new Map(TOLD.map((type) => [type, new Set()]));
  #isReady = false;
  #isAwaited = true; // `ready` is open
  #wasThere = false; // the iframe was in the document when it was last looked for
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #looking;
  #height;
  /** @type {(value: any) => void} */
  #resolveReady = () => {};
  /** @type {(error: Error) => void} */
  #rejectReady = () => {};

  /** @param {HTMLIFrameElement} iframe @param {string | undefined} origin */
  constructor(iframe, origin) {
    this.#iframe = iframe;
    this.#origin = origin;
    this.#height = iframe.style.height;
    /** @type {Promise<{ methods: readonly any[] }>} */
    this.ready = new Promise((resolve, reject) => {
      this.#resolveReady = resolve;
      this.#rejectReady = reject;
    });
    this.ready.catch(() => {});
    const { signal } = this.#ended;
    const { defaultView } = iframe.ownerDocument;
    defaultView?.addEventListener('message', (event) => this.#receive(event), { signal });
    iframe.addEventListener('load', () => this.#greet(), { signal });
    this.#greet();
    this.#watch();
  }

  get ended() {
    return this.#ended.signal;
  }

  close() {
    if (this.ended.aborted) return;
    this.#ended.abort();
    this.#stopWatching();
    this.#refuseAll(new EmbedError('closed', 'The connection is closed.'));
    for (const listeners of this.#listeners.values()) listeners.clear();
    this.#iframe.style.height = this.#height;
  }

  /** @param {string} type @param {(message: any) => void} listener @param {{ signal?: AbortSignal }} [options] */
  on(type, listener, { signal } = {}) {
    const listeners = this.#listeners.get(type);
    if (!listeners) throw new EmbedError('type', `There is no message "${type}" to listen to.`);
    if (signal?.aborted || this.ended.aborted) return;
    listeners.add(listener);
    signal?.addEventListener('abort', () => listeners.delete(listener), { signal: this.ended });
  }

  /**
   * @param {string} type
   * @param {Record<string, any>} [fields]
   * @returns {Promise<any>}
   */
  ask(type, fields = {}) {
    const { message, fault = 'field' } = writeMessage(type, ++this.#lastId, fields, REQUESTS);
    return new Promise((resolve, reject) => {
      if (this.ended.aborted) throw new EmbedError('closed', 'The connection is closed.');
      if (!message) throw new EmbedError(fault, `"${type}" was not sent: ${FAULTS[fault]}.`);
      if (this.#waiting.length >= WAITING) {
        throw new EmbedError('flood', 'Too many requests wait for an answer.');
      }
      this.#waiting.push({ message, resolve, reject });
      this.#watch();
      this.#send();
    });
  }

  /** Watches the iframe while it owes an answer, as no event says that it has been removed. */
  #watch() {
    if (this.#looking !== undefined) return;
    this.#wasThere = this.#iframe.isConnected;
    this.#looking = setInterval(() => this.#look(), LOOK);
  }

  #stopWatching() {
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  #look() {
    const isThere = this.#iframe.isConnected;
    if (this.#wasThere && !isThere) {
      this.#isReady = false;
      this.#refuseAll(new EmbedError('removed', 'The iframe was removed from the page.'));
    }
    this.#wasThere = isThere;
    const owes = this.#isAwaited || this.#waiting.length > 0 || this.#underWay.size > 0;
    if (!owes) this.#stopWatching();
  }

  /** Asks a frame that may have been there before us. */
  #greet() {
    this.#greeting = ++this.#lastId;
    const { message } = writeMessage('get', this.#greeting, {}, REQUESTS);
    // Before the first load an iframe holds an empty page of our own, which must not be asked.
    if (message && this.#iframe.contentDocument?.URL !== 'about:blank') this.#post(message);
  }

  #send() {
    // Nothing may hold up a stop.
    const stops = this.#waiting.filter(({ message }) => message.type === 'stop');
    const rest = this.#waiting.filter(({ message }) => message.type !== 'stop');
    const free = this.#isReady ? Math.max(0, UNDER_WAY - this.#underWay.size) : 0;
    const next = this.#isReady ? [...stops, ...rest.splice(0, free)] : [];
    if (next.length === 0) return;
    this.#waiting = rest;
    for (const request of next) {
      this.#underWay.set(request.message.id, request);
      this.#post(request.message);
    }
  }

  /** @param {Message} message */
  #post(message) {
    const target = !this.#origin || this.#origin === 'null' ? '*' : this.#origin;
    this.#iframe.contentWindow?.postMessage(message, target);
  }

  /** @param {MessageEvent} event */
  #receive(event) {
    const { contentWindow } = this.#iframe;
    if (!contentWindow || event.source !== contentWindow) return;
    if (this.#origin !== undefined && event.origin !== this.#origin) return;
    const message = readMessage(event.data, REPORTS)?.message;
    if (!message) return;
    if (message.type === 'reply') return this.#onReply(message);
    if (message.type === 'ready') this.#onReady(message.methods, true);
    this.#tell(message);
  }

  /** @param {Message} message */
  #tell(message) {
    if (message.type === 'resized') this.#fit(message.height);
    for (const listener of this.#listeners.get(message.type) ?? []) {
      try {
        listener(message);
      } catch (error) {
        reportError(error);
      }
    }
  }

  /** @param {readonly any[]} methods @param {boolean} anew whether the frame has just begun */
  #onReady(methods, anew) {
    if (anew) {
      const error = new EmbedError('reloaded', 'The frame was loaded anew.');
      for (const { reject } of this.#underWay.values()) reject(error);
      this.#underWay.clear();
    }
    this.#isReady = true;
    this.#isAwaited = false;
    this.#resolveReady(Object.freeze({ methods }));
    this.#send();
  }

  /** @param {Message} reply */
  #onReply({ id, ok, result, error }) {
    if (id === this.#greeting) return this.#onGreeted(ok, result);
    const request = this.#underWay.get(id);
    if (!request) return;
    this.#underWay.delete(id);
    const isRight = ok && isResult(request.message.type, result);
    if (isRight) request.resolve(result);
    else if (ok) request.reject(new EmbedError('answer', 'The frame gave an answer that is none.'));
    else request.reject(new EmbedError(error?.code ?? 'other', error?.message ?? 'It failed.'));
    this.#send();
  }

  /** Takes the height of a frame that began before us, when nobody heard it. @param {boolean} ok @param {any} state */
  #onGreeted(ok, state) {
    if (!ok || !isResult('get', state)) return;
    if (!this.#isReady) this.#onReady(state.methods, false);
    const { message } = writeMessage('resized', this.#greeting, { height: state.height }, REPORTS);
    if (message) this.#tell(message);
  }

  /** @param {number} height of the frame's content */
  #fit(height) {
    const iframe = this.#iframe;
    const style = iframe.ownerDocument.defaultView?.getComputedStyle(iframe);
    const padding =
      Number.parseFloat(style?.paddingTop ?? '') + Number.parseFloat(style?.paddingBottom ?? '');
    const border = iframe.offsetHeight - iframe.clientHeight;
    const around = style?.boxSizing === 'border-box' ? border + (padding || 0) : 0;
    iframe.style.height = `${height + around}px`;
  }

  /** Ends all open requests. @param {Error} error */
  #refuseAll(error) {
    this.#isAwaited = false;
    this.#rejectReady(error);
    for (const { reject } of [...this.#waiting, ...this.#underWay.values()]) reject(error);
    this.#waiting = [];
    this.#underWay.clear();
  }
}

/** @type {Record<string, string>} */
const FAULTS = { text: 'a text is over 2 KB', field: 'a field is missing or not as it should be' };
