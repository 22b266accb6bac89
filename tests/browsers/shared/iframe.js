// embed.html in an iframe on a page of another origin, sandboxed or not, and the helper of its host.
import assert from 'node:assert/strict';
import { ask } from '../../page/engine.js';
import { FIRST, HARD } from '../../page/host.js';
import { until } from '../hands.js';

/** @typedef {import('../drivers.js').Driver} Driver */

/** @param {import('../browsers.test.js').Shared} shared */
export function defineIframe({ engine, visit }) {
  const sandbox = 'sandbox="allow-scripts"';

  /** @param {Driver} d @param {import('../browsers.test.js').Places} places @param {string} fragment */
  async function openHost(d, { url, host }, fragment, attributes = 'height="150"') {
    const body = `<iframe title="Sudoku" width="600" ${attributes} src="${url}embed.html#${fragment}"></iframe>`;
    const script = `<script>
      addEventListener('message', ({ data }) => { if (data.type === 'ready') window.isReady = true });
    </script>`;
    await d.open(host({ body: script + body }));
    // The helper may come long after the frame has sent all its messages.
    await until('a frame', () => d.evaluate(() => Reflect.get(window, 'isReady')));
    return d.evaluate(async (_, address) => {
      const { connect } = await import(address);
      const link = connect(document.querySelector('iframe'));
      /** @type {any[]} */
      const told = [];
      Object.assign(window, { connect, link, told });
      for (const type of ['changed', 'stepped', 'solved', 'failed']) {
        link.on(type, (/** @type {any} */ { kind }) => told.push([type, kind]));
      }
      const { methods } = await link.ready;
      return methods.map((/** @type {any} */ { slug }) => slug);
    }, `${url}embed/host.js`);
  }

  /** @param {Driver} d @param {string} name @param {any[]} args a call of the helper */
  const call = (d, name, ...args) =>
    d.evaluate(
      (_, name, args) => {
        const link = Reflect.get(window, 'link');
        return link[name](...args).catch((/** @type {any} */ { code }) => code);
      },
      name,
      args,
    );

  /** Waits until the frame has the height of its content, and keeps it for half a second. @param {Driver} d */
  async function untilAtRest(d) {
    await d.evaluate(() => {
      const iframe = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
      const changed = () => Object.assign(window, { changedAt: Date.now() });
      new ResizeObserver(changed).observe(iframe);
      changed();
    });
    await until('a height that stays', () =>
      d.evaluate(() => {
        const { clientHeight } = /** @type {HTMLIFrameElement} */ (
          document.querySelector('iframe')
        );
        return clientHeight > 500 && Date.now() - Reflect.get(window, 'changedAt') > 500;
      }),
    );
  }

  for (const [place, attributes, skip] of /** @type {const} */ ([
    ['a sandboxed frame', sandbox, engine.noSandbox ?? false],
    ['a frame', '', false],
  ])) {
    visit(
      `${place} does what its host asks`,
      async (d, places) => {
        const methods = await openHost(d, places, `puzzle=${FIRST}&theme=light`, attributes);
        assert.ok(methods.includes('ushio'));
        assert.equal((await call(d, 'get')).board, FIRST);
        assert.deepEqual(await call(d, 'load', HARD), { board: HARD });
        assert.equal((await call(d, 'step')).board, ask('step', HARD).board);
        const { outcome, board } = await call(d, 'solve');
        assert.deepEqual([outcome, board], ['finished', ask('solve', HARD).board]);
        await call(d, 'set', { lang: 'ja', theme: 'dark', controls: 'step go' });
        const { lang, theme, controls } = await call(d, 'get');
        assert.deepEqual([lang, theme, controls], ['ja', 'dark', 'step go']);
        assert.equal(await call(d, 'load', '12'), 'length');
        assert.equal(await call(d, 'load', '1'.repeat(3000)), 'text');
        assert.deepEqual(await d.evaluate(() => Reflect.get(window, 'told')), []);
      },
      { skip },
    );
  }

  visit('the iframe becomes as high as what it shows', async (d, places) => {
    await openHost(d, places, `puzzle=${FIRST}&controls=`);
    const height = () => d.evaluate(() => document.querySelector('iframe')?.clientHeight);
    const low = await until('a height', async () => {
      const now = await height();
      return now > 600 && now;
    });
    await call(d, 'set', { controls: 'step go stop back clear keypad method how story' });
    await until('more height', async () => (await height()) > low + 100);
    // One that was never too low never had a scroll bar. Both change until they show everything.
    await openHost(d, places, `puzzle=${FIRST}&controls=`, 'height="2000"');
    await d.evaluate(async () => {
      const high = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
      const low = /** @type {HTMLIFrameElement} */ (high.cloneNode());
      low.removeAttribute('style');
      low.height = '150';
      high.after(low);
      await Reflect.get(window, 'connect')(low).ready;
    });
    await until('the same height', () =>
      d.evaluate(() => {
        const [high, low] = [...document.querySelectorAll('iframe')];
        return high.clientHeight < 2000 && high.clientHeight === low.clientHeight;
      }),
    );
  });

  visit('a frame whose host listens from the start comes to rest', async (d, { url, host }) => {
    const script = `<script type="module">
      import { connect } from '${url}embed/host.js';
      connect(document.querySelector('iframe'));
    </script>`;
    const frame = `<iframe title="Sudoku" width="600" height="150" src="${url}embed.html#controls="></iframe>`;
    await d.open(host({ body: frame + script }));
    await untilAtRest(d);
  });

  visit('what a person does in it is told to the host', async (d, places) => {
    await openHost(d, places, `puzzle=${'.'.repeat(81)}&controls=`);
    await untilAtRest(d);
    const [x, y] = await d.evaluate(() => {
      const { left, top } = /** @type {Element} */ (
        document.querySelector('iframe')
      ).getBoundingClientRect();
      // The board is as wide as the frame, nearly, and begins at its top.
      return [left + 100, top + 100];
    });
    await d.clickAt(x, y);
    await until('the focus in the frame', () =>
      d.evaluate(() => document.activeElement?.matches('iframe')),
    );
    await d.press('5');
    const told = await until('a word of it', async () => {
      const told = await d.evaluate(() => Reflect.get(window, 'told'));
      return told.length > 0 && told;
    });
    assert.deepEqual(told, [['changed', 'entered']]);
    const { board } = await call(d, 'get');
    assert.equal(board.replaceAll('.', ''), '5');
  });
}
