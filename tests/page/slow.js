// Makes the first presses of the page as slow as on a machine a thousand times slower: our engine is
// too quick for a person, or a test, to stop it on any board that we know.
import { builtWith } from './built.js';

/** Only the class that is slowed down makes it. */
const CALL = '"kt_set_option"';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Runs where the engine runs: of the first solvers each visit takes 20 ms longer. That which rates the puzzle in
 * the background is none of them: nobody presses it. A worker sleeps meanwhile, so that others have the processor; the
 * page's own thread may not.
 *
 * @param {any} Solver
 * @param {number} presses
 */
function slowDown(Solver, presses) {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  const never = new Int32Array(memory.buffer);
  const wait = () => {
    if (!('document' in globalThis)) Atomics.wait(never, 0, 0, 20);
    else for (const end = performance.now() + 20; performance.now() < end;);
  };
  const slow = new WeakSet();
  let count = 0;
  const { advance } = Solver.prototype;
  Solver.prototype.advance = function (/** @type {string} */ kind, /** @type {number} */ budget) {
    if (count < presses && !slow.has(this) && !this.methodInfo.rates) {
      slow.add(this);
      count++;
    }
    if (!slow.has(this)) return advance.call(this, kind, budget);
    wait();
    return advance.call(this, kind, 1);
  };
}

/**
 * Before the built page is opened; it works in a worker and in the page's own thread.
 *
 * @param {Page} page
 * @param {number} [presses] how many
 */
export function slowEngine(page, presses = 1) {
  // The class Solver of web/engine/engine.js, whatever it is called there.
  const { file, text } = builtWith(CALL);
  const [before] = text.split(CALL);
  const [, name, as] = [...before.matchAll(/class ([\w$]+)\{|([\w$]+)=class\{/g)].at(-1) ?? [];
  return page.route(`**/${file}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: `${text}\n(${slowDown})(${name ?? as}, ${presses});`,
    }),
  );
}
