// A host's page with solvers on it, as somebody else might write it: its head, its policy and its
// body are the test's, and a script file of its own loads the element.

/** @typedef {import('playwright-core').Page} Page */

export const FIRST =
  '......2..2...875...19...4.....95..2.9..3.8..1.2..41.....2...17...569...4..4......';
export const HARD =
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** HARD with one digit more: where no technique is left, one removal is enough. */
export const STUCK =
  '8..........36......7..9.2...5.2.7.......457.....1...3...1....68..85...1..9....4..';

/** A policy as strict as a host can have it. */
export const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; worker-src 'self'; img-src data:";

/** Runs in the page before its own scripts: notes each event, each worker that lives, each error. */
function note() {
  /** @type {{ type: string, detail: any, id: string }[]} */
  const told = [];
  const workers = new Set();
  addEventListener('DOMContentLoaded', () => {
    for (const name of ['changed', 'stepped', 'solved', 'failed', 'chosen', 'move', 'press']) {
      document.addEventListener(`kakutei-${name}`, (event) => {
        const { detail } = /** @type {CustomEvent} */ (event);
        told.push({ type: name, detail, id: /** @type {Element} */ (event.target).id });
      });
    }
  });
  const Real = Worker;
  const Kept = class extends Real {
    /** @param {string | URL} url @param {WorkerOptions} options */
    constructor(url, options) {
      super(url, options);
      this.kind = String(url);
      workers.add(this);
    }
    terminate() {
      workers.delete(this);
      super.terminate();
    }
  };
  Object.assign(window, { told, workers, Worker: Kept });
}

/** From now on the solver has an engine that cannot be loaded. @param {Page} page */
export const breakEngine = (page) =>
  page.evaluate(() => {
    const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
    solver.engineSource = { bytes: new Uint8Array(3) };
  });

/**
 * How a test visits such a page.
 *
 * @param {object} host
 * @param {string} [host.body]
 * @param {string} [host.css]
 * @param {string} [host.html] attributes of the root
 * @param {boolean} [host.defined] whether the element is loaded
 */
export const host = ({ body = '', css = '', html = 'lang="en"', defined = true } = {}) => ({
  path: 'host.html',
  prepare: async (/** @type {Page} */ page) => {
    await page.addInitScript(note);
    await page.route('**/host.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: css }),
    );
    const script = defined ? '<script type="module" src="embed/define.js"></script>' : '';
    await page.route('**/host.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: `<!doctype html><html ${html}><head><title>A host</title><link rel="icon" href="data:,"><link rel="stylesheet" href="host.css">${script}</head><body><main><h1>A host</h1>${body}</main></body></html>`,
      }),
    );
  },
});

/** @param {Page} page */
export const told = (page) =>
  page.evaluate(
    () => /** @type {{ type: string, detail: any, id: string }[]} */ (Reflect.get(window, 'told')),
  );

/** @param {Page} page @returns {Promise<number>} how many workers of one kind live, at most: each engine may have one of each */
export const workers = (page) =>
  page.evaluate(() => {
    const kinds = [...Reflect.get(window, 'workers')].map(({ kind }) => kind);
    return Math.max(0, ...kinds.map((kind) => kinds.filter((other) => other === kind).length));
  });

/** A body with one solver. @param {string} attributes */
export const one = (attributes) => ({
  body: `<kakutei-solver ${attributes}></kakutei-solver>`,
});
