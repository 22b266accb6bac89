// Workers for an EngineClient in Node: a real one, in a thread of its own, and one that does as a test says.
import { Worker as Thread } from 'node:worker_threads';
import { CatalogueHost } from '../../web/engine/catalogue/host.js';
import { ProofHost } from '../../web/engine/proof/host.js';
import { EngineHost } from '../../web/engine/host.js';

/** The globals that a browser gives a worker script, and Node does not. */
const start = (/** @type {string} */ script) => `
  const { parentPort } = require('node:worker_threads');
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  globalThis.addEventListener = (type, take) => parentPort.on(type, (data) => take({ data }));
  import(${JSON.stringify(script)});
`;

/** As the Worker of browsers, with a thread of Node's. */
export class RealWorker {
  /** @type {RealWorker[]} */
  static all = [];

  /** @param {URL} url */
  constructor(url) {
    this.thread = new Thread(start(url.href), { eval: true });
    RealWorker.all.push(this);
  }

  /** @param {string} type @param {(event: any) => void} take */
  addEventListener(type, take) {
    this.thread.on(type, (data) => take({ data }));
  }

  /** @param {any} message */
  postMessage(message) {
    this.thread.postMessage(message);
  }

  terminate() {
    this.thread.terminate();
  }
}

/** A worker in this thread, which sends and receives nothing once `obeys` is false. */
export class FakeWorker {
  /** All that were started. @type {FakeWorker[]} */
  static all = [];
  /** The worker's reaction to a message: true for work, false for none. @type {(message: any) => boolean} */
  static obeys = () => true;

  isTerminated = false;
  #take = (/** @type {any} */ _event) => {};
  #fail = () => {};
  #host;

  /** @param {URL} url */
  constructor(url) {
    const [, name = ''] = /(\w+)-worker\.js$/.exec(url.pathname) ?? [];
    const Host = { catalogue: CatalogueHost, proof: ProofHost }[name] ?? EngineHost;
    this.#host = new Host((message) => this.say(message));
    FakeWorker.all.push(this);
  }

  /** @param {string} type @param {(event: any) => void} take */
  addEventListener(type, take) {
    if (type === 'message') this.#take = take;
    if (type === 'error') this.#fail = () => take({});
  }

  /** @param {any} message */
  postMessage(message) {
    const copy = structuredClone(message);
    if (FakeWorker.obeys(copy)) queueMicrotask(() => this.#host.receive(copy));
  }

  /** @param {any} message to the client */
  say(message) {
    const copy = structuredClone(message);
    queueMicrotask(() => this.isTerminated || this.#take({ data: copy }));
  }

  /** An error that a browser noticed. */
  fail() {
    this.#fail();
  }

  terminate() {
    this.isTerminated = true;
    this.#host.close();
  }
}

/**
 * Runs with another class of workers.
 *
 * @template T
 * @param {any} Worker
 * @param {() => Promise<T>} work
 */
export async function withWorker(Worker, work) {
  const { Worker: before } = globalThis;
  globalThis.Worker = Worker;
  try {
    return await work();
  } finally {
    globalThis.Worker = before;
  }
}
