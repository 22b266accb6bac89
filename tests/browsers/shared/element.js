// <kakutei-solver> on somebody else's page.
import assert from 'node:assert/strict';
import { isSolution } from '../../grid.js';
import { ask } from '../../page/engine.js';
import { FIRST, HARD, policy } from '../../page/host.js';
import { TWICE } from '../../wasm/boards.js';
import {
  anyLanguage,
  click,
  clickAction,
  openPlace,
  readBoard,
  readNames,
  until,
  untilBoard,
} from '../hands.js';

/** @typedef {import('../drivers.js').Driver} Driver */

const script = '<script type="module" src="/kakutei/embed/element.js"></script>';
const fallback = '<p id="fallback">No script here</p>';

/** @param {string} attributes */
const solver = (attributes) => `<kakutei-solver ${attributes}>${fallback}</kakutei-solver>`;

/** Opens a host's page and notes the events of its solvers. @param {Driver} d @param {string} address */
async function openHost(d, address) {
  await d.open(address);
  await d.evaluate(() => {
    /** @type {any[]} */
    const told = [];
    Object.assign(window, { told });
    for (const name of ['changed', 'stepped', 'solved', 'failed', 'chosen']) {
      document.addEventListener(`kakutei-${name}`, (event) => {
        const { detail } = /** @type {CustomEvent} */ (event);
        told.push([name, detail.kind ?? detail.result?.outcome]);
      });
    }
  });
}

/** @param {Driver} d */
const untilDefined = (d) => until('squares', async () => (await readNames(d)).length > 0);

/** @param {Driver} d */
const told = (d) => d.evaluate(() => Reflect.get(window, 'told'));

/** @param {import('../browsers.test.js').Shared} shared */
export function defineElement({ visit }) {
  /** @type {[string, (url: string) => import('../host.js').HostPage][]} */
  const places = [
    ['a plain page', () => ({ body: script + solver(`puzzle="${FIRST}"`) })],
    ['a page with a strict policy', () => ({ body: script + solver(`puzzle="${FIRST}"`), policy })],
    [
      'a page that has it from another server',
      (url) => ({
        body:
          script.replace('/kakutei/', url) +
          // A relative address in the host's page must not be mistaken for one of ours.
          `<base href="/nowhere/">${solver(`puzzle="${FIRST}"`)}`,
      }),
    ],
  ];
  for (const [place, page] of places) {
    visit(`1 Step and Go work in the element on ${place}`, async (d, { url, host }) => {
      await openHost(d, host(page(url)));
      await untilDefined(d);
      await untilBoard(d, FIRST);
      await clickAction(d, 'step');
      await untilBoard(d, ask('step', FIRST).board);
      await clickAction(d, 'go');
      await until('the end of Go', async () => (await told(d)).length === 2);
      await until('the solution', async () => isSolution(await readBoard(d)));
      assert.deepEqual(await told(d), [
        ['stepped', 'continues'],
        ['solved', 'finished'],
      ]);
      const height = await d.evaluate(() => document.querySelector('kakutei-solver')?.clientHeight);
      assert.ok(height > 400, `styles have come: ${height} pixels`);
    });
  }

  visit('attributes are honoured in markup and when they change', async (d, { host }) => {
    const attributes = `puzzle="${FIRST}" lang="ja" theme="dark" controls="step" readonly`;
    await openHost(d, host({ body: script + solver(attributes), policy }));
    await untilDefined(d);
    const look = () =>
      d.evaluate((tools) => {
        const [frame] = tools.all('.solver');
        const buttons = tools.all('button').filter((/** @type {any} */ b) => b.checkVisibility());
        return [getComputedStyle(frame).color, frame.lang, buttons.length];
      });
    await until('its language', async () => (await look())[1] === 'ja');
    const before = await look();
    assert.equal(before[2], 1);
    await d.evaluate((_, puzzle) => {
      const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
      solver.setAttribute('puzzle', puzzle);
      solver.setAttribute('theme', 'light');
      for (const name of ['lang', 'controls', 'readonly']) solver.removeAttribute(name);
    }, HARD);
    await untilBoard(d, HARD);
    const after = await look();
    assert.notEqual(after[0], before[0]);
    assert.equal(after[1], 'en');
    assert.ok(after[2] >= 5, 'all its buttons');
    await d.evaluate(() => (document.documentElement.lang = 'ja'));
    assert.equal((await look())[1], 'ja', 'the language of the page counts where it has none');
    assert.deepEqual(await told(d), []);
  });

  visit(
    'before the definition its content shows, and properties wait',
    async (d, { host, url }) => {
      await openHost(d, host({ body: solver(`puzzle="${FIRST}"`) }));
      const isFallbackSeen = () =>
        d.evaluate(() => document.querySelector('#fallback')?.checkVisibility());
      assert.equal(await isFallbackSeen(), true);
      await d.evaluate(
        async (_, board, address) => {
          const solver = document.querySelector('kakutei-solver');
          Object.assign(solver ?? {}, { board, readonly: true, controls: 'go' });
          await import(address);
        },
        HARD,
        `${url}embed/element.js`,
      );
      await untilBoard(d, HARD);
      assert.equal(await isFallbackSeen(), false);
      const left = await d.evaluate(() => {
        const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
        return [Object.keys(solver), solver.readonly, solver.controls, solver.puzzle];
      });
      assert.deepEqual(left, [[], true, 'go', FIRST]);
    },
  );

  visit('what a person types is told, and what a script does is not', async (d, { host }) => {
    await openHost(d, host({ body: script + solver(`puzzle="${FIRST}"`), policy }));
    await untilDefined(d);
    await d.evaluate(async (tools, board) => {
      const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
      await solver.step();
      solver.board = board;
      tools.squares()[0].focus();
    }, FIRST);
    await d.press('5');
    await untilBoard(d, `5${FIRST.slice(1)}`);
    await d.press('Backspace');
    await untilBoard(d, FIRST);
    await openPlace(d, '.looks');
    await clickAction(d, 'clear');
    await untilBoard(d, '.'.repeat(81));
    assert.deepEqual(await told(d), [
      ['changed', 'entered'],
      ['changed', 'emptied'],
      ['changed', 'cleared'],
    ]);
  });

  visit('it can be moved, cloned and removed while it solves', async (d, { host }) => {
    await openHost(d, host({ body: script + solver(`puzzle="${HARD}"`) }));
    await untilDefined(d);
    const found = await d.evaluate(async () => {
      const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
      const place = document.body.appendChild(document.createElement('section'));
      await solver.methods;
      const moved = solver.solve();
      await Promise.resolve();
      place.append(solver);
      const outcomes = [(await moved).outcome];
      const copy = document.body.appendChild(solver.cloneNode(true));
      const removed = solver.solve();
      await Promise.resolve();
      solver.remove();
      outcomes.push((await removed).outcome, (await copy.solve()).outcome);
      document.body.append(solver);
      outcomes.push((await solver.solve()).outcome);
      return { outcomes, same: solver.board === copy.board };
    });
    assert.deepEqual(found, {
      outcomes: ['cancelled', 'cancelled', 'finished', 'finished'],
      same: true,
    });
  });

  visit('the line under the board says how many solutions there are', async (d, { host }) => {
    await openHost(d, host({ body: script + solver(`puzzle="${TWICE}"`), policy }));
    await untilDefined(d);
    const line = () => d.evaluate((tools) => tools.all('.status')[0].textContent);
    const said = (/** @type {string} */ sentence) =>
      until(sentence, async () => (await line()).includes(sentence));
    await said('Several solutions (2).');
    await click(d, 'button', anyLanguage('action.common'));
    await until('common digits', async () =>
      (await readNames(d)).some((name) => /solutions differ/.test(name)),
    );
    await d.evaluate((tools) => {
      /** @type {any} */ (document.querySelector('kakutei-solver')).choices = { atOnce: true };
      tools.squares()[0].focus();
    });
    await d.press('d');
    const clashing = TWICE.slice(0, 9).match(/[1-9]/)?.[0] ?? '';
    await d.press(clashing);
    await said('No solution.');
    await d.press('Backspace');
    await said('Several solutions (2).');
  });

  visit('two on a page do not disturb each other', async (d, { host }) => {
    const two = solver(`puzzle="${FIRST}"`) + solver(`puzzle="${HARD}"`);
    await openHost(d, host({ body: script + two, policy }));
    await untilDefined(d);
    const boards = () =>
      d.evaluate(() =>
        [...document.querySelectorAll('kakutei-solver')].map(
          (solver) => /** @type {any} */ (solver).board,
        ),
      );
    await d.evaluate((tools) => void tools.all('[role=gridcell][tabindex="0"]').at(-1).focus());
    await d.evaluate((tools) => tools.all('kakutei-solver')[1].focus());
    await d.press('s');
    await until('a step', async () => (await boards())[1] !== HARD);
    assert.deepEqual(await boards(), [FIRST, ask('step', HARD).board]);
    await d.evaluate(() =>
      Promise.all(
        [...document.querySelectorAll('kakutei-solver')].map((solver) =>
          /** @type {any} */ (solver).solve(),
        ),
      ).then(() => {}),
    );
    assert.deepEqual(
      await boards(),
      [FIRST, HARD].map((board) => ask('solve', board).board),
    );
  });
}
