// Messages between a host page and a frame in Chromium, the frame with a stand-in for the solver: the
// host is of another origin or the frame of none, and hosts can be hostile.
// It has over 500 lines because all of them speak to one frame, whose host is written here.
import assert from 'node:assert/strict';
import { LAST, describeHosts, received, sayLast, sayLastToAll, untilAnswered } from './hosts.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SANDBOX = 'sandbox="allow-scripts"';

const origin = (/** @type {string} */ url) => new URL(url).origin;

/** The calls that the stand-in noted. @param {Frame} frame */
const calls = (frame) => frame.evaluate(() => window.calls);

/** Sends from the host and waits until the frame has dealt with it. @param {Page} page @param {any[]} messages */
const send = (page, messages) =>
  page.evaluate((all) => {
    const { contentWindow } = window.iframes[0];
    for (const message of all) contentWindow.postMessage(message, '*');
    return new Promise((resolve) => {
      addEventListener('message', ({ data }) => {
        window.replies ??= [];
        window.replies.push(data);
        if (data.id === 999_999) resolve(window.replies.filter(({ type }) => type === 'reply'));
      });
      contentWindow.postMessage({ kakutei: 1, id: 999_999, type: 'get' }, '*');
    });
  }, messages);

describeHosts('Messages between a page and a frame', (onHost, { home, other }) => {
  for (const [place, attributes] of [
    ['sandboxed with allow-scripts alone', SANDBOX],
    ['of another origin', ''],
  ]) {
    onHost(
      `a frame ${place} does what the host asks and answers`,
      () => `<iframe ${attributes} src="FRAME"></iframe>`,
      async (page, [frame]) => {
        const answers = await page.evaluate(async (puzzle) => {
          const solver = window.connect(window.iframes[0]);
          const { methods } = await solver.ready;
          const loaded = await solver.load(puzzle, { method: 'other' });
          const step = await solver.step();
          const solve = await solver.solve();
          await solver.set({ theme: 'dark', lang: 'ja', controls: 'step go' });
          const state = await solver.get();
          return { methods, loaded, step, solve, state };
        }, PUZZLE);
        assert.deepEqual(
          answers.methods.map(({ slug }) => slug),
          ['ushio', 'other'],
        );
        assert.deepEqual(answers.loaded, { board: PUZZLE });
        assert.deepEqual(answers.step.placed, { row: 1, column: 3, digit: 4 });
        assert.equal(answers.solve.outcome, 'continues');
        const { methods, height, ...state } = answers.state;
        assert.ok(height > 0);
        assert.equal(methods.length, 2);
        assert.deepEqual(state, {
          board: PUZZLE,
          method: 'other',
          lang: 'ja',
          theme: 'dark',
          controls: 'step go',
          busy: false,
          outcome: null,
        });
        assert.deepEqual(await calls(frame), [['load', PUZZLE], ['step'], ['solve']]);
      },
    );
  }

  onHost(
    'what the person does is told to the host, each under its name',
    () => `<iframe ${SANDBOX} src="FRAME"></iframe>`,
    async (page, [frame]) => {
      await page.evaluate(async () => {
        const solver = window.connect(window.iframes[0]);
        window.told = [];
        const once = new AbortController();
        for (const type of ['changed', 'stepped', 'solved', 'failed']) {
          solver.on(type, (message) => window.told.push(message));
          solver.on(type, () => window.told.push('too much'), { signal: once.signal });
        }
        once.abort();
        await solver.ready;
      });
      await frame.evaluate(() => {
        const tell = (type, detail) =>
          window.solver.dispatchEvent(new CustomEvent(`kakutei-${type}`, { detail }));
        const board = '.'.repeat(81);
        tell('changed', { board, kind: 'set', node: document.body });
        tell('stepped', { result: { outcome: 'continues', board } });
        tell('solved', { result: { outcome: 'finished', board } });
        tell('failed', { code: 'memory', message: 'x'.repeat(100) });
      });
      await page.waitForFunction(() => window.told.length === 4);
      const told = await page.evaluate(() => window.told);
      assert.deepEqual(
        told.map(({ kakutei, type }) => `${kakutei} ${type}`),
        ['1 changed', '1 stepped', '1 solved', '1 failed'],
      );
      assert.deepEqual(Object.keys(told[0]).sort(), ['board', 'id', 'kakutei', 'kind', 'type']);
      assert.equal(told[2].result.outcome, 'finished');
    },
  );

  onHost(
    'errors come back by their codes, and the frame works on',
    () => `<iframe ${SANDBOX} src="FRAME"></iframe>`,
    async (page) => {
      const codes = await page.evaluate(async (puzzle) => {
        const solver = window.connect(window.iframes[0]);
        const code = (promise) => promise.then(() => 'none').catch((error) => error.code);
        return [
          await code(solver.load('12')),
          await code(solver.load('x'.repeat(3000))),
          await code(solver.load(5)),
          await code(solver.load(puzzle, { method: 'unknown' })),
          await code(solver.set({ theme: 'neon' })),
          await code(solver.step()),
        ];
      }, PUZZLE);
      assert.deepEqual(codes, ['length', 'text', 'field', 'method', 'field', 'none']);
    },
  );

  onHost(
    'the frame refuses by itself what a host sends without the helper',
    () => `<iframe ${SANDBOX} src="FRAME"></iframe>`,
    async (page, [frame]) => {
      const replies = await send(page, [
        { kakutei: 1, id: 1, type: 'load', puzzle: 'x'.repeat(2049) },
        { kakutei: 1, id: 2, type: 'set', theme: 'url(javascript:alert(1))' },
        { kakutei: 2, id: 3, type: 'step' },
        { kakutei: 1, id: 4, type: 'navigate', href: 'https://example.org/' },
        { kakutei: 1, id: 5, type: 'eval', code: 'document.body.remove()' },
        { id: 6, type: 'step' },
        'step',
        null,
        [1, 2],
      ]);
      assert.deepEqual(
        replies.map(({ id, error }) => [id, error?.code]),
        [
          [1, 'text'],
          [2, 'field'],
          [999_999, undefined],
        ],
      );
      assert.deepEqual(await calls(frame), []);
    },
  );

  onHost(
    'markup and addresses in texts stay texts: nothing runs, nothing navigates',
    () => `<iframe ${SANDBOX} src="FRAME"></iframe>`,
    async (page, [frame]) => {
      const before = await frame.evaluate(() => [document.body.outerHTML, location.href]);
      const hostile = [
        '<img src=x onerror="parent.postMessage(1)">',
        '"><script>document.body.remove()</script>',
        'javascript:document.body.remove()',
      ];
      const messages = hostile.flatMap((text, index) => [
        { kakutei: 1, id: 10 * index + 1, type: 'load', puzzle: text, method: text },
        { kakutei: 1, id: 10 * index + 2, type: 'load', puzzle: text },
        { kakutei: 1, id: 10 * index + 3, type: 'set', lang: text, controls: text },
        { kakutei: 1, id: 10 * index + 4, type: 'set', innerHTML: text, src: text },
      ]);
      await send(page, messages);
      assert.deepEqual(
        await calls(frame),
        hostile.map((text) => ['load', text]),
      );
      assert.deepEqual(
        await frame.evaluate(() => [document.body.outerHTML, location.href]),
        before,
      );
    },
  );

  onHost(
    'with an origin in its address the frame hears that origin only',
    () =>
      [origin(home()), origin(other()), 'null', 'javascript:1']
        .map((value) => `<iframe src="FRAME#origin=${encodeURIComponent(value)}"></iframe>`)
        .join(''),
    async (page, frames) => {
      await page.evaluate(async (last) => {
        window.heard = window.iframes.map(() => 0);
        addEventListener('message', ({ source, data }) => {
          const index = window.iframes.findIndex((iframe) => iframe.contentWindow === source);
          if (data !== last) window.heard[index]++;
        });
        for (const { contentWindow } of window.iframes) {
          contentWindow.postMessage({ kakutei: 1, id: 1, type: 'step' }, '*');
        }
      }, LAST);
      for (const frame of frames) await received(frame, () => sayLastToAll(page));
      assert.deepEqual((await Promise.all(frames.map(calls))).map((made) => made.length), [1, 0, 0, 0]); // prettier-ignore
      await received(page, () => Promise.all(frames.map(sayLast)), frames.length);
      const [right, ...wrong] = await page.evaluate(() => window.heard);
      assert.ok(right > 0);
      assert.deepEqual(wrong, [0, 0, 0]);
    },
  );

  onHost(
    'the frame hears its parent only, not a sibling and not itself',
    () => '<iframe src="FRAME"></iframe><iframe src="FRAME"></iframe>',
    async (page, [first, second]) => {
      const speak = async () => {
        await second.evaluate((last) => {
          const sibling = parent.frames[0];
          sibling.postMessage({ kakutei: 1, id: 1, type: 'step' }, '*');
          sibling.postMessage(last, '*');
        }, LAST);
        await first.evaluate((last) => {
          window.postMessage({ kakutei: 1, id: 2, type: 'step' }, '*');
          window.postMessage(last, '*');
        }, LAST);
      };
      await received(first, speak, 2);
      assert.deepEqual(await calls(first), []);
      await send(page, [{ kakutei: 1, id: 3, type: 'step' }]);
      assert.equal((await calls(first)).length, 1, 'it listens at all');
    },
  );

  onHost(
    'the helper hears its own iframe and origin only',
    () => `<iframe ${SANDBOX} src="FRAME#late"></iframe><iframe src="FRAME#late"></iframe>`,
    async (page, [first, second]) => {
      await page.evaluate(() => {
        window.told = [];
        const [sandboxed, open] = window.iframes;
        window
          .connect(sandboxed)
          .on('resized', ({ height }) => window.told.push(['first', height]));
        const wrong = window.connect(open, { origin: 'https://example.org' });
        wrong.on('resized', ({ height }) => window.told.push(['wrong', height]));
        window.connect(open).on('resized', ({ height }) => window.told.push(['right', height]));
      });
      const speak = async () => {
        for (const [frame, height] of /** @type {[Frame, number][]} */ ([
          [first, 1],
          [second, 2],
        ])) {
          await frame.evaluate((height) => {
            parent.postMessage({ kakutei: 2, id: 1, type: 'resized', height: 1000 }, '*');
            parent.postMessage({ kakutei: 1, id: 1, type: 'resized', height: '10vh; x' }, '*');
            parent.postMessage({ kakutei: 1, id: 1, type: 'resized', height }, '*');
          }, height);
          await sayLast(frame);
        }
        await page.evaluate((last) => {
          window.postMessage({ kakutei: 1, id: 1, type: 'resized', height: 3 }, '*');
          window.postMessage(last, '*');
        }, LAST);
      };
      await received(page, speak, 3);
      const told = await page.evaluate(() => window.told);
      assert.deepEqual(told.sort(), [['first', 1], ['right', 2]]); // prettier-ignore
    },
  );

  onHost(
    'stop ends what runs and what waits, and does not wait itself',
    () => `<iframe ${SANDBOX} src="FRAME"></iframe>`,
    async (page, [frame]) => {
      await frame.evaluate(() => (window.solver.slow = true));
      await page.evaluate(async () => {
        const solver = window.connect(window.iframes[0]);
        await solver.ready;
        const presses = [solver.solve(), solver.step(), solver.step()];
        const ends = presses.map((press) => press.then(({ outcome }) => outcome).catch(({ code }) => code)); // prettier-ignore
        Object.assign(window, { link: solver, ends });
      });
      await received(frame, () => sayLastToAll(page));
      assert.deepEqual(await calls(frame), [['solve']]);
      const ends = await page.evaluate(async () => {
        const stopped = await window.link.stop();
        return [stopped, ...(await Promise.all(window.ends)), (await window.link.get()).busy];
      });
      assert.deepEqual(ends, [null, 'cancelled', 'stopped', 'stopped', false]);
      assert.deepEqual(await calls(frame), [['solve'], ['stop']]);
    },
  );

  onHost(
    'a claim is proved for the time that the host allows, and stop ends that with the best proof so far',
    () => `<iframe ${SANDBOX} src="FRAME"></iframe>`,
    async (page, [frame]) => {
      const proofs = await page.evaluate(async () => {
        const solver = window.connect(window.iframes[0]);
        await solver.ready;
        Object.assign(window, { link: solver });
        return [await solver.prove(), await solver.prove({ claim: 'r1c1=5', milliseconds: 20 })];
      });
      assert.deepEqual(
        proofs.map(({ claim, result }) => [claim, result]),
        [['way', 'proved'], ['r1c1=5', 'proved']],
      ); // prettier-ignore
      assert.deepEqual(await calls(frame), [
        ['prove', { milliseconds: 3000 }],
        ['prove', { claim: 'r1c1=5', milliseconds: 20 }],
      ]);
      await frame.evaluate(() => (window.solver.slow = true));
      const result = await page.evaluate(async () => {
        const proof = window.link.prove({ claim: 'none' });
        await window.link.stop();
        return (await proof).result;
      });
      assert.equal(result, 'open');
    },
  );

  onHost(
    'a hundred requests at once are all answered, in their order',
    () => `<iframe ${SANDBOX} src="FRAME"></iframe>`,
    async (page, [frame]) => {
      const order = await page.evaluate(async () => {
        const solver = window.connect(window.iframes[0]);
        const order = [];
        const all = Array.from({ length: 100 }, (_, index) =>
          solver.load(String(index + 1).padStart(81, '0')).then(() => order.push(index)),
        );
        await Promise.all(all);
        return order;
      });
      assert.deepEqual(
        order,
        Array.from({ length: 100 }, (_, index) => index),
      );
      assert.equal((await calls(frame)).length, 100);
    },
  );

  onHost(
    'ten thousand messages a second for two seconds leave host and frame responsive',
    () => `<iframe ${SANDBOX} src="FRAME"></iframe>`,
    async (page, [frame]) => {
      const watchTicks = () => {
        window.ticks = 0;
        window.timer = setInterval(() => window.ticks++, 10);
      };
      const memory = () => /** @type {any} */ (performance).memory.usedJSHeapSize;
      await Promise.all([page, frame].map((side) => side.evaluate(watchTicks)));
      const before = await frame.evaluate(memory);
      await page.evaluate(async () => {
        const { contentWindow } = window.iframes[0];
        const types = ['step', 'load', 'get', 'stop', 'set', 'leap', 'solve'];
        const puzzle = '1'.repeat(2000);
        const start = performance.now();
        let sent = 0;
        while (sent < 20_000) {
          const due = Math.min(20_000, Math.ceil((performance.now() - start) * 10));
          for (; sent < due; sent++) {
            const type = types[sent % types.length];
            contentWindow.postMessage({ kakutei: 1, id: sent + 1, type, puzzle }, '*');
          }
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      });
      await received(frame, () => sayLastToAll(page));
      await untilAnswered(page);
      const ticks = await Promise.all([page, frame].map((s) => s.evaluate(() => window.ticks)));
      assert.ok(Math.min(...ticks) >= 10, `${ticks} times something else had its turn`);
      const made = await calls(frame);
      assert.ok(made.length > 0 && made.length < 2000, `${made.length} calls`);
      const grown = (await frame.evaluate(memory)) - before;
      assert.ok(grown < 30e6, `the frame has grown by ${grown} bytes`);
      const board = await page.evaluate(async () => {
        const solver = window.connect(window.iframes[0]);
        await solver.load('.'.repeat(81));
        return (await solver.get()).board;
      });
      assert.equal(board, '.'.repeat(81), 'and it answers as before');
    },
  );

  for (const boxSizing of ['content-box', 'border-box']) {
    onHost(
      `the iframe becomes as high as what it shows, also with ${boxSizing}`,
      () =>
        `<style>iframe { box-sizing: ${boxSizing}; border: 3px solid; padding: 5px; height: 150px }</style>
         <iframe ${SANDBOX} src="FRAME"></iframe>`,
      async (page, [frame]) => {
        const inner = () =>
          frame.evaluate(() => [innerHeight, document.documentElement.scrollHeight]);
        await page.evaluate(() => {
          window.link = window.connect(window.iframes[0]);
          return window.link.ready;
        });
        for (const height of [700, 320]) {
          await frame.evaluate((height) => {
            document.body.style.margin = '0';
            window.solver.style.blockSize = `${height}px`;
          }, height);
          await frame.waitForFunction((height) => innerHeight === height, height);
          assert.deepEqual(await inner(), [height, height]);
        }
        await page.evaluate(() => window.link.close());
        assert.equal(await page.evaluate(() => window.iframes[0].style.height), '');
      },
    );
  }

  onHost(
    'two frames side by side do not hear of each other',
    () => `<iframe ${SANDBOX} src="FRAME"></iframe><iframe ${SANDBOX} src="FRAME"></iframe>`,
    async (page, frames) => {
      await page.evaluate(async (puzzle) => {
        const [first, second] = window.iframes.map((iframe) => window.connect(iframe));
        await Promise.all([first.ready, second.ready]);
        await Promise.all([first.load(puzzle), second.step()]);
        window.told = [];
        first.on('changed', () => window.told.push('first'));
        second.on('changed', () => window.told.push('second'));
      }, PUZZLE);
      assert.deepEqual(await Promise.all(frames.map(calls)), [[['load', PUZZLE]], [['step']]]);
      await frames[1].evaluate(() => {
        const detail = { board: '.'.repeat(81), kind: 'set' };
        window.solver.dispatchEvent(new CustomEvent('kakutei-changed', { detail }));
      });
      await received(page, () => sayLast(frames[1]));
      assert.deepEqual(await page.evaluate(() => window.told), ['second']);
    },
  );

  onHost(
    'a helper may come before the frame, and the frame may be loaded anew',
    () => '<p>Nothing yet</p>',
    async (page) => {
      const frameUrl = `${other()}tests/page/frame.html`;
      const found = await page.evaluate(async (src) => {
        const iframe = document.body.appendChild(document.createElement('iframe'));
        iframe.src = src;
        const solver = window.connect(iframe);
        await solver.load('.'.repeat(81));
        const again = new Promise((resolve) => solver.on('ready', resolve));
        iframe.src = `${src}?anew`;
        await again;
        const { board } = await solver.get();
        iframe.remove();
        return board;
      }, frameUrl);
      assert.equal(found, '.'.repeat(81));
    },
  );

  /** How many listeners for messages a window has. @param {Page} page @param {Frame} [frame] */
  async function countListeners(page, frame) {
    const session = await page.context().newCDPSession(/** @type {any} */ (frame ?? page));
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
    const objectId = /** @type {string} */ (result.objectId);
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    await session.detach();
    return listeners.filter(({ type }) => type === 'message').length;
  }

  onHost(
    'close leaves no listener and no waiting request; a signal closes as well',
    () => `<iframe ${SANDBOX} src="FRAME"></iframe>`,
    async (page, [frame]) => {
      await frame.evaluate(() => (window.solver.slow = true));
      await page.evaluate(async () => {
        const once = new AbortController();
        const solver = window.connect(window.iframes[0], { signal: once.signal });
        await solver.ready;
        Object.assign(window, {
          once,
          link: solver,
          press: solver.step().catch(({ code }) => code),
        });
        window.told = 0;
        solver.on('changed', () => window.told++);
      });
      assert.equal(await countListeners(page), 1);
      const codes = await page.evaluate(async () => {
        window.once.abort();
        window.link.close();
        const late = window.link.step().catch(({ code }) => code);
        const unborn = window.connect(window.iframes[0], { signal: AbortSignal.abort() });
        const never = unborn.ready.catch(({ code }) => code);
        return Promise.all([window.press, late, never]);
      });
      assert.deepEqual(codes, ['closed', 'closed', 'closed']);
      assert.equal(await countListeners(page), 0);
      const tell = () => {
        const detail = { board: '.'.repeat(81), kind: 'set' };
        window.solver.dispatchEvent(new CustomEvent('kakutei-changed', { detail }));
      };
      await frame.evaluate(tell);
      await received(page, () => sayLast(frame));
      assert.equal(await page.evaluate(() => window.told), 0);
    },
  );

  onHost(
    'after detach the frame neither hears nor tells',
    () => '<iframe src="FRAME"></iframe>',
    async (page, [frame]) => {
      await send(page, []);
      await frame.evaluate(() => window.detach());
      const count = await page.evaluate(() => window.replies.length);
      await page.evaluate(() =>
        window.iframes[0].contentWindow.postMessage({ kakutei: 1, id: 5, type: 'step' }, '*'),
      );
      await received(frame, () => sayLastToAll(page));
      assert.deepEqual(await calls(frame), []);
      await frame.evaluate(async () => {
        const detail = { board: '.'.repeat(81), kind: 'set' };
        window.solver.dispatchEvent(new CustomEvent('kakutei-changed', { detail }));
        window.solver.style.blockSize = '900px';
        // In the next frame of the screen the change of size is seen.
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      });
      await received(page, () => sayLast(frame));
      assert.equal(await page.evaluate(() => window.replies.length), count + 1, 'the last message');
    },
  );
});
