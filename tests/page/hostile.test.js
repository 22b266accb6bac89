// The real embed.html in an iframe of a hostile host. No message runs code or navigates, and the frame
// still answers. frame.test.js has the rules one by one.
import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { REPORTS, REQUESTS, readMessage } from '../../web/embed/messages.js';
import { ask } from './engine.js';
import { FIRST } from './host.js';
import { until } from './hands.js';
import { LAST, describeHosts, received, sayLast, sayLastToAll, untilAnswered } from './hosts.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */

const SANDBOX = 'sandbox="allow-scripts"';

const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(2)</script>',
  "'><svg onload=alert(3)>",
  'javascript:alert(4)',
  '</style><style>@import "https://example.org/"</style>',
  '<iframe srcdoc="<script>top.location=1</script>"></iframe>',
  '${alert(5)}{{alert(6)}}',
  '\u0000\u202E\uD800',
];

/** Things in our sandboxed frame that a host could have put there. @param {Frame} frame */
const intruders = (frame) =>
  frame.evaluate(() => {
    const inside = document.querySelector('kakutei-solver')?.shadowRoot;
    const wrong =
      'img, svg, iframe, script, style, object, embed, base, form, a[href^="javascript"]';
    return [document.body, inside].flatMap((root) =>
      [...(root?.querySelectorAll(wrong) ?? [])]
        .map(({ outerHTML }) => outerHTML)
        // Our own plot, as it is before there is anything to draw.
        .filter((text) => !/^<svg [^<>]*><polyline><\/polyline><\/svg>$/.test(text)),
    );
  });

/**
 * Sends from the host, then asks; returns the frame's answers up to then.
 *
 * @param {Page} page @param {any[]} messages
 * @returns {Promise<any[]>}
 */
const send = (page, messages) =>
  page.evaluate(async (messages) => {
    const { contentWindow } = window.iframes[0];
    const ended = new AbortController();
    const id = (window.lastId = (window.lastId ?? 1e9) + 1);
    /** @type {any[]} */
    const heard = [];
    const answered = new Promise((resolve) => {
      addEventListener(
        'message',
        ({ data }) => {
          heard.push(data);
          if (data.type === 'reply' && data.id === id) resolve(undefined);
        },
        { signal: ended.signal },
      );
    });
    for (const message of messages) contentWindow.postMessage(message, '*');
    contentWindow.postMessage({ kakutei: 1, id, type: 'get' }, '*');
    await answered;
    ended.abort();
    return heard;
  }, messages);

/** @param {any[]} heard @returns {any} the state that the last answer tells */
const stateIn = (heard) => heard.at(-1).result;

const text = fc.oneof(
  fc.constantFrom(...MARKUP, FIRST, 'ushio', 'ja', 'dark', 'step go', '.'.repeat(81), '1'),
  fc.string({ maxLength: 100 }),
  fc.integer({ min: 2000, max: 2100 }).map((length) => 'é'.repeat(length / 2)),
);
/** Playwright cannot pass an invalid date into the page. */
const odd = fc
  .anything({ withBigInt: true, withDate: true, withMap: true, withSet: true })
  .filter((value) => !inspect(value, { depth: null }).includes('Invalid Date'));
const value = fc.oneof({ weight: 3, arbitrary: text }, odd);
const fields = ['puzzle', 'method', 'lang', 'theme', 'controls', 'kakutei ', 'constructor', 'href'];
const likely = fc.record({
  kakutei: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, odd),
  id: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 1e6 }) }, odd),
  type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...Object.keys(REQUESTS)) }, odd),
});
const message = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(likely, fc.dictionary(fc.constantFrom(...fields), value))
      .map(([head, more]) => ({ ...more, ...head })),
  },
  odd,
);

describeHosts('A hostile host', (onHost, { home, other }) => {
  onHost(
    'can send whatever can be sent: what is answered is as the protocol says',
    () => `<iframe ${SANDBOX} src="EMBED"></iframe>`,
    async (page, [frame]) => {
      const answers = new Set();
      await fc.assert(
        fc.asyncProperty(fc.array(message, { minLength: 5, maxLength: 25 }), async (messages) => {
          const heard = await send(page, messages);
          for (const data of heard) {
            assert.ok(readMessage(data, REPORTS)?.message, data);
            answers.add(data.error?.code ?? data.type);
          }
          assert.match(stateIn(heard).board, /^[1-9.]{81}$/);
        }),
        { seed: 1, numRuns: 40 },
      );
      for (const code of ['reply', 'field', 'text', 'symbol']) {
        assert.ok(answers.has(code), `${code} is among what was answered`);
      }
      assert.deepEqual(await intruders(frame), []);
    },
  );

  onHost(
    'is refused a text over 2 KB in every field, and can send what only a structured clone can carry',
    () => `<iframe ${SANDBOX} src="EMBED#puzzle=${FIRST}"></iframe>`,
    async (page, [frame]) => {
      const long = 'ushio'.padEnd(2049, 'a');
      const heard = await send(page, [
        { kakutei: 1, id: 1, type: 'load', puzzle: long },
        { kakutei: 1, id: 2, type: 'load', puzzle: FIRST, method: long },
        ...['method', 'lang', 'theme', 'controls'].map((field, index) => ({
          ...{ kakutei: 1, id: 3 + index, type: 'set' },
          [field]: long,
        })),
      ]);
      const codes = heard
        .filter(({ type, id }) => type === 'reply' && id < 1000)
        .map(({ id, error }) => `${id} ${error?.code}`);
      assert.deepEqual(
        codes.sort(),
        [1, 2, 3, 4, 5, 6].map((id) => `${id} text`),
      );
      assert.equal(stateIn(heard).board, FIRST);

      await page.evaluate(async () => {
        const { contentWindow } = window.iframes[0];
        const cyclic = { kakutei: 1, id: 1, type: 'load' };
        Object.assign(cyclic, { puzzle: cyclic });
        let deep = {};
        for (let level = 0; level < 500; level++) deep = { deep };
        const { port1, port2 } = new MessageChannel();
        const values = [
          cyclic,
          new Blob(['<script>alert(1)</script>'], { type: 'text/html' }),
          new File(['x'], 'x.html'),
          new Map([['kakutei', 1]]),
          new Set([1]),
          10n ** 100n,
          /x/g,
          new Error('x'),
          new Date(NaN),
          new ArrayBuffer(1e6),
          new Float64Array(2e5).fill(NaN),
          Array(2e5).fill('x'),
          new ImageData(10, 10),
          await WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)),
          'x'.repeat(4e6),
          deep,
        ];
        for (const value of values) {
          contentWindow.postMessage(value, '*');
          for (const field of ['puzzle', 'method', 'lang', 'theme', 'controls']) {
            for (const type of ['load', 'set']) {
              contentWindow.postMessage({ kakutei: 1, id: 7, type, [field]: value }, '*');
            }
          }
          // A host that is in a hurry is not read.
          await new Promise((resolve) => {
            const hear = (/** @type {MessageEvent} */ { data }) => {
              if (data.type !== 'reply' || data.id !== 9999) return;
              removeEventListener('message', hear);
              setTimeout(resolve, 30);
            };
            addEventListener('message', hear);
            contentWindow.postMessage({ kakutei: 1, id: 9999, type: 'get' }, '*');
          });
        }
        contentWindow.postMessage({ kakutei: 1, id: 8, type: 'step', port1 }, '*', [port1]);
        port2.postMessage({ kakutei: 1, id: 9, type: 'load', puzzle: '.'.repeat(81) });
      });
      const [step] = await send(page, []).then((heard) => heard.filter(({ id }) => id === 8));
      assert.ok(step === undefined || step.ok);
      const { board } = stateIn(await send(page, []));
      assert.equal(
        board,
        ask('step', FIRST).board,
        'only the step that was a message has happened',
      );
      assert.deepEqual(await intruders(frame), []);
    },
  );

  onHost(
    'can write markup into every parameter: it stays text',
    () => `<iframe src="EMBED"></iframe>`,
    async (page, [frame]) => {
      const names = ['puzzle', 'method', 'lang', 'theme', 'controls', 'readonly', 'origin', 'src'];
      for (const markup of MARKUP) {
        const values = names.map((name) => [name, markup.toWellFormed()]);
        for (const some of [values, ...values.map((one) => [one])]) {
          const fragment = `#${new URLSearchParams(some)}`;
          await page.evaluate(
            (address) => window.iframes[0].contentWindow.location.replace(address),
            `${other()}dist/site/embed.html${fragment}`,
          );
          await frame.waitForFunction((hash) => location.hash === hash, fragment);
          // The story quotes the method that does not exist.
          const isQuoted = some.some(([name]) => name === 'method');
          const step = { kakutei: 1, id: 7e8, type: 'step' };
          const heard = await send(page, isQuoted ? [step] : []);
          assert.equal(
            heard.some(({ id }) => id === 7e8),
            isQuoted,
          );
          assert.deepEqual(await intruders(frame), []);
        }
      }
      // Raw, as no well-meaning host would write it.
      await page.evaluate(
        (address) => (window.iframes[0].src = address),
        `${other()}dist/site/embed.html?x#puzzle=<img src=x onerror=alert(1)>&theme="><script>alert(1)</script>&%ff%%`,
      );
      await frame.waitForURL(/\?x#/);
      await frame.waitForSelector('kakutei-solver:defined', { state: 'attached' });
      assert.deepEqual(await intruders(frame), []);
    },
    /There is no method/,
  );

  onHost(
    'who is not the parent, or not of the origin that is named, is not heard',
    () =>
      [`origin=${encodeURIComponent(home())}`, 'origin=https://example.org', 'origin=null', '']
        .map((more) => `<iframe src="EMBED#puzzle=${FIRST}&${more}"></iframe>`)
        .join(''),
    async (page, frames) => {
      await page.evaluate((last) => {
        window.heard = window.iframes.map(() => 0);
        window.answered = window.iframes.map(() => false);
        addEventListener('message', ({ source, data }) => {
          const index = window.iframes.findIndex((iframe) => iframe.contentWindow === source);
          if (data !== last) window.heard[index]++;
          if (data.type === 'reply' && data.id === 2) window.answered[index] = true;
        });
      }, LAST);
      const speak = () =>
        frames[0].evaluate((last) => {
          // A sibling, with the very origin of the frame itself.
          for (const heard of [parent.frames[3], window]) {
            heard.postMessage({ kakutei: 1, id: 1, type: 'step' }, '*');
            heard.postMessage(last, '*');
          }
        }, LAST);
      await received(frames[3], () => received(frames[0], speak));
      const read = (/** @type {'board' | 'busy'} */ name) =>
        Promise.all(
          frames.map((frame) =>
            frame.evaluate(
              (name) => Reflect.get(document.querySelector('kakutei-solver') ?? {}, name),
              name,
            ),
          ),
        );
      assert.deepEqual(await read('busy'), Array(4).fill(false));
      assert.deepEqual(await read('board'), Array(4).fill(FIRST));
      await page.evaluate(() => {
        for (const { contentWindow } of window.iframes) {
          contentWindow.postMessage({ kakutei: 1, id: 2, type: 'step' }, '*');
        }
      });
      await page.waitForFunction(() => window.answered[0] && window.answered[3]);
      for (const frame of frames) await received(frame, () => sayLastToAll(page));
      assert.deepEqual(await read('busy'), Array(4).fill(false));
      const { board } = ask('step', FIRST);
      assert.deepEqual(await read('board'), [board, FIRST, FIRST, board]);
      await received(page, () => Promise.all(frames.map(sayLast)), frames.length);
      // For a host without an origin a frame speaks to anybody, so the third may be heard.
      const [own, other, , any] = await page.evaluate(() => window.heard.map((count) => count > 0));
      assert.deepEqual([own, other, any], [true, false, true]);
      assert.deepEqual(await page.evaluate(() => window.answered), [true, false, false, true]);
    },
  );

  onHost(
    'may send ten thousand messages in a second: the frame answers after it and has not grown',
    () => `<iframe src="EMBED#puzzle=${FIRST}"></iframe>`,
    async (page, [frame]) => {
      const session = await page
        .context()
        .newCDPSession(frame)
        .catch(() => null);
      const heap = async () => {
        await (session ?? (await page.context().newCDPSession(page))).send(
          'HeapProfiler.collectGarbage',
        );
        return frame.evaluate(() => /** @type {any} */ (performance).memory.usedJSHeapSize);
      };
      await send(page, []);
      const before = await heap();
      await page.evaluate(async (puzzle) => {
        const { contentWindow } = window.iframes[0];
        const types = ['step', 'load', 'get', 'stop', 'set', 'leap', 'solve'];
        const start = performance.now();
        for (let sent = 0; sent < 10_000;) {
          const due = Math.min(10_000, Math.ceil((performance.now() - start) * 10));
          for (; sent < due; sent++) {
            const message = { kakutei: 1, id: sent + 1, type: types[sent % 7], puzzle, lang: 'ja' };
            contentWindow.postMessage(message, '*');
          }
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      }, FIRST);
      await received(frame, () => sayLastToAll(page));
      await untilAnswered(page);
      const { board } = stateIn(await send(page, []));
      assert.match(board, /^[1-9.]{81}$/);
      await until(async () => (await heap()) - before < 10e6, 'the frame is as small as before');
    },
  );
});
