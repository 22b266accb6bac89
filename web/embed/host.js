/**
 * The host's side of the messages: speaks with the solver in an iframe, and keeps the iframe as high
 * as what it shows.
 *
 * The one idea: only what comes from this iframe's window (and its origin, where that is known)
 * counts; an answer finds its question by the number of the message.
 */

import { REPORTS, REQUESTS, readMessage, writeMessage } from './messages.js';

/** Requests under way at once, fewer than the frame lets wait; the others wait here. */
const UNDER_WAY = 16;
const WAITING = 1000;

/** What `on` takes. @type {readonly string[]} */
const TOLD = Object.freeze(['ready', 'resized', 'changed', 'stepped', 'solved', 'failed']);

/** @typedef {import('./messages.js').Message} Message */
/** @typedef {{ message: Message, resolve: (value: any) => void, reject: (error: Error) => void }} Request */

/** An answer that is none; `code` says why: `text`, `field`, `size`, `stopped`, `method` … */
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
  #lastId = 0;
  /** @type {Request[]} */
  #waiting = [];
  /** @type {Map<number, Request>} */
  #underWay = new Map();
  /** @type {Map<string, Set<(message: any) => void>>} */
  #listeners = new Map(TOLD.map((type) => [type, new Set()]));
  #isReady = false;
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
  }

  get ended() {
    return this.#ended.signal;
  }

  close() {
    if (this.ended.aborted) return;
    this.#ended.abort();
    const error = new EmbedError('closed', 'The connection is closed.');
    this.#rejectReady(error);
    this.#rejectAll([...this.#waiting, ...this.#underWay.values()], error);
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
      this.#send();
    });
  }

  /** Asks a frame that may have been there before us. */
  #greet() {
    const { message } = writeMessage('get', ++this.#lastId, {}, REQUESTS);
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
      this.#rejectAll([...this.#underWay.values()], error);
      this.#underWay.clear();
    }
    this.#isReady = true;
    this.#resolveReady(Object.freeze({ methods }));
    this.#send();
  }

  /** @param {Message} reply */
  #onReply({ id, ok, result, error }) {
    const request = this.#underWay.get(id);
    if (!request) {
      // An answer to our greeting: the frame has begun before us, and told its height to nobody.
      if (!ok) return;
      if (!this.#isReady) this.#onReady(result?.methods ?? [], false);
      const { message } = writeMessage('resized', id, { height: result?.height }, REPORTS);
      if (message) this.#tell(message);
      return;
    }
    this.#underWay.delete(id);
    if (ok) request.resolve(result);
    else request.reject(new EmbedError(error?.code ?? 'other', error?.message ?? 'It failed.'));
    this.#send();
  }

  /** @param {number} height of what the frame shows */
  #fit(height) {
    const iframe = this.#iframe;
    const style = iframe.ownerDocument.defaultView?.getComputedStyle(iframe);
    const padding =
      Number.parseFloat(style?.paddingTop ?? '') + Number.parseFloat(style?.paddingBottom ?? '');
    const border = iframe.offsetHeight - iframe.clientHeight;
    const around = style?.boxSizing === 'border-box' ? border + (padding || 0) : 0;
    iframe.style.height = `${height + around}px`;
  }

  /** @param {Request[]} requests @param {Error} error */
  #rejectAll(requests, error) {
    for (const { reject } of requests) reject(error);
  }
}

/** @type {Record<string, string>} */
const FAULTS = { text: 'a text is over 2 KB', field: 'a field is missing or not as it should be' };
