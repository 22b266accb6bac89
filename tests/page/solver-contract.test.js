// The contract of <kakutei-solver>, as web/solver/contract.md promises it; these lists freeze it. Names may be
// added; a name that goes or changes breaks somebody's page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { button, doWhole, press, setChoice, squareAt, undo } from './hands.js';
import { FIRST, breakEngine, host, one, told } from './host.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/** Each attribute, a value, and the property of the same name then; `lang` is every element's. */
const ATTRIBUTES = /** @type {const} */ ([
  ['puzzle', FIRST, FIRST, ''],
  ['method', 'human', 'human', 'ushio'],
  ['readonly', '', true, false],
  ['photo', '', true, false],
  ['lang', 'ja', 'ja', ''],
  ['theme', 'dark', 'dark', null],
  ['controls', 'step go', 'step go', null],
]);

const PROPERTIES = {
  'get, set': [
    ...['puzzle', 'method', 'readonly', 'photo', 'theme', 'controls'],
    ...['board', 'history', 'choices', 'engineSource', 'helpAddress', 'note'],
  ],
  get: ['result', 'outcome', 'busy', 'difficulty', 'methods', 'language'],
};

const METHODS = [
  ...[
    'step',
    'solve',
    'prove',
    'stop',
    'back',
    'clear',
    'load',
    'remark',
    'openPhoto',
    'lookFor',
    'focus',
    'takeKey',
    'finishPlay',
  ],
];

const CHOICES = [
  'highlight',
  'letterKeys',
  'method',
  'options',
  'sheet',
  'showHow',
  'speed',
  'view',
];

const RESULT = [
  ...['at', 'board', 'counts', 'differs', 'eventsLost', 'marks', 'noticesLost', 'order'],
  ...['outcome', 'placed', 'references', 'statuses', 'uniqueness', 'warnings'],
];

const CONTROLS = [
  ...['step', 'go', 'stop', 'back', 'forward', 'restart', 'clear', 'enter', 'keypad', 'marks'],
  ...['method', 'how', 'story', 'view', 'highlight', 'compare', 'check', 'hint'],
];

const PARTS = [
  ...[
    'solver',
    'stage',
    'desk',
    'board',
    'status',
    'buttons',
    'whole',
    'button',
    'step',
    'go',
    'stop',
    'back',
  ],
  ...[
    'clear',
    'forward',
    'restart',
    'enter',
    'fill',
    'unmark',
    'modes',
    'compare',
    'common',
    'play',
    'strong',
    'search',
    'keypad',
    'options',
    'choice',
    'panel',
    'story',
  ],
];

const COLOURS = ['paper', 'ink', 'soft', 'hairline', 'rule', 'raised'];

const HELPER = [
  ...['close', 'get', 'load', 'on', 'prove', 'ready', 'set', 'solve', 'step', 'stop'],
];

const contract = readFileSync(new URL('../../web/solver/contract.md', import.meta.url), 'utf8');

describePage('The contract of a solver', (onPage) => {
  onPage(
    'its attributes, and the property of each; its properties and methods, of which none is there that the contract does not name; each control alone when it alone is named; what the helper of a host can be asked',
    async (page) => {
      for (const [name, value, set, unset] of ATTRIBUTES) {
        const seen = await page.evaluate(
          ([name, value]) => {
            const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
            const seen = [solver[name]];
            solver.setAttribute(name, value);
            seen.push(solver[name]);
            solver.removeAttribute(name);
            solver[name] = value === '' ? true : value;
            seen.push(solver.getAttribute(name));
            solver.removeAttribute(name);
            return seen;
          },
          [name, value],
        );
        assert.deepEqual(seen, [unset, set, value], name);
      }

      const found = await page.evaluate(() => {
        const { prototype } = /** @type {any} */ (customElements.get('kakutei-solver'));
        const all = [prototype, Object.getPrototypeOf(prototype)].flatMap((one) =>
          Object.entries(Object.getOwnPropertyDescriptors(one)),
        );
        return all
          .filter(([name]) => name !== 'constructor' && !name.endsWith('Callback'))
          .map(([name, { get, set, value }]) => {
            const kinds = [get && 'get', set && 'set', value && 'method'];
            return [name, kinds.filter(Boolean).join(', ')];
          });
      });
      /** @param {string} kind */
      const of = (kind) => found.filter(([, found]) => found === kind).map(([name]) => name);
      const wanted = { ...PROPERTIES, method: METHODS };
      for (const [kind, names] of Object.entries(wanted)) {
        const missing = names.filter((name) => !of(kind).includes(name));
        assert.deepEqual(missing, [], `${kind}`);
      }
      const untold = found.filter(
        ([name]) => !new RegExp(`\`${name}(\\(.*?\\))?\``).test(contract),
      );
      assert.deepEqual(untold, []);

      // Compare and Check tell their results in the story, and Stop is there only while something runs.
      const single = CONTROLS.filter((name) => !['compare', 'check', 'stop'].includes(name));
      await squareAt(page, 1, 1).click();
      const shown = await page.evaluate((controls) => {
        const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
        const root = /** @type {ShadowRoot} */ (solver.shadowRoot);
        return controls.map((name) => {
          solver.controls = name;
          const inputs = [...root.querySelectorAll(':is(.buttons, .whole, .modes) > button, .segments, .keypad, select, input[id], .story')]; // prettier-ignore
          const places = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('.place')]);
          const seen = places.flatMap((place) => {
            place.showPopover();
            const visible = inputs.filter((input) => input.checkVisibility());
            place.hidePopover();
            return visible;
          });
          return [...new Set(seen)].map((input) => input.id || input.classList[0]);
        });
      }, single);
      assert.deepEqual(
        shown,
        single.map((name) =>
          name === 'view'
            ? ['view', 'ratings']
            : [{ how: 'showHow', marks: 'segments' }[name] ?? name],
        ),
      );

      const names = await page.evaluate(async () => {
        const { connect } = await import(new URL('embed/host.js', location.href).href);
        const link = connect(document.createElement('iframe'));
        return Object.keys(link).sort();
      });
      assert.deepEqual(names, HELPER);
    },
    host(one('')),
  );

  onPage(
    'its parts can be styled from outside, its colours set, its state and its slot used; what choices and a result hold',
    async (page) => {
      const styled = await page.evaluate(
        async ([parts, colours]) => {
          const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
          const root = /** @type {ShadowRoot} */ (solver.shadowRoot);
          const sheet = new CSSStyleSheet();
          document.adoptedStyleSheets = [sheet];
          const failed = parts.filter((part) => {
            sheet.replaceSync(`kakutei-solver::part(${part}) { outline: 7px solid red }`);
            const widths = [...root.querySelectorAll(`[part~=${part}]`)].map(
              (element) => getComputedStyle(element).outlineWidth,
            );
            return widths.length === 0 || widths.some((width) => width !== '7px');
          });
          const frame = /** @type {Element} */ (root.querySelector('.solver'));
          for (const name of colours) {
            sheet.replaceSync(`kakutei-solver { --kakutei-${name}: rgb(1, 2, 3) }`);
            const all = [frame, ...frame.querySelectorAll('*')].map((element) => {
              const { color, backgroundColor, borderColor } = getComputedStyle(element);
              return `${color} ${backgroundColor} ${borderColor}`;
            });
            if (!all.some((used) => used.includes('rgb(1, 2, 3)'))) failed.push(name);
          }
          sheet.replaceSync('kakutei-solver:state(running) { outline: 7px solid red }');
          const width = () => getComputedStyle(solver).outlineWidth;
          const widths = [width()];
          const press = solver.step();
          await new Promise((resolve) => setTimeout(resolve));
          widths.push(width());
          await press;
          const more = solver.querySelector('[slot=more]');
          return {
            failed,
            running: widths.map((value) => value === '7px'),
            slot: more.getBoundingClientRect().top,
          };
        },
        [PARTS, COLOURS],
      );
      assert.deepEqual(styled.failed, []);
      assert.deepEqual(styled.running, [false, true]);
      const story = await page.getByRole('region').boundingBox();
      assert.ok(story && styled.slot >= story.y, 'the slot is in the panel');

      const [choices, result] = await page.evaluate(async () => {
        const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
        return [solver.choices, await solver.step()].map((value) => Object.keys(value));
      });
      assert.deepEqual(
        [CHOICES, RESULT].map((names, index) =>
          names.filter((name) => ![choices, result][index].includes(name)),
        ),
        [[], []],
      );
    },
    host({
      body: `<kakutei-solver puzzle="${FIRST}"><p slot="more">More</p></kakutei-solver>`,
    }),
  );

  onPage(
    'its events, and what their details hold',
    async (page) => {
      await squareAt(page, 1, 1).click();
      await page.keyboard.press('3');
      await undo(page);
      await press(page, 'step');
      await press(page, 'go');
      await setChoice(page, 'showHow');
      await breakEngine(page);
      await doWhole(page, 'clear');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await button(page, 'step').click();
      await page.waitForFunction(() => Reflect.get(window, 'told').length === 8);
      assert.deepEqual(
        (await told(page)).map(({ type, detail }) =>
          [type, ...Object.keys(detail).sort()].join(' '),
        ),
        [
          ...['changed board kind', 'changed board kind', 'stepped result', 'solved result'],
          ...['chosen choices', 'changed board kind', 'changed board kind', 'failed code message'],
        ],
      );
    },
    { ...host(one(`puzzle="${FIRST}"`)), expected: /could not be loaded/ },
  );
});
