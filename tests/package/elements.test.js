// custom-elements.json lists exactly what the elements have.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FIRST, host, one } from '../page/host.js';
import { describePage } from '../page/page.js';
import { shipped } from './consumer.js';

const file = join(shipped, 'custom-elements.json');
const { modules } = JSON.parse(readFileSync(file, 'utf8'));

/** @param {{ name: string }[]} entries */
const names = (entries) => entries.map(({ name }) => name).sort();

/** The names in the first column of a table. @param {string} text @param {string} head of that column */
function column(text, head) {
  const [, rows = ''] = text.match(new RegExp(`^\\| ${head} .*\\n.*\\n((?:\\|.*\\n)*)`, 'm')) ?? [];
  return [...rows.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name).sort();
}

/** Parts that exist only at times: of what a person notes, and while a puzzle is typed in. */
const COMING = ['colour', 'corner', 'corners', 'entry'];

describePage('The manifest of the elements', (onPage) => {
  for (const { path, declarations } of modules) {
    const [element] = declarations;
    const { tagName } = element;
    const document = tagName === 'kakutei-board' ? 'README.md' : 'contract.md';
    const text = readFileSync(join(shipped, path, '..', document), 'utf8');

    onPage(
      `has the members, parts, states and properties of ${tagName}`,
      async (page) => {
        const found = await page.evaluate(async (tagName) => {
          const solver = /** @type {any} */ (document.querySelector('kakutei-solver'));
          const inside = tagName === 'kakutei-board';
          const element = inside ? solver.shadowRoot.querySelector(tagName) : solver;
          const root = /** @type {ShadowRoot} */ (element.shadowRoot);
          const { prototype, observedAttributes } = element.constructor;
          const members = Object.entries(Object.getOwnPropertyDescriptors(prototype));
          const css = root.adoptedStyleSheets
            .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
            .join();
          solver.choices = { showHow: true, view: 'told' };
          const running = solver.step();
          while (!solver.busy) await Promise.resolve();
          const states = inside
            ? []
            : ['running'].filter((state) => element.matches(`:state(${state})`));
          await running;
          const parts = [...root.querySelectorAll('[part]')].flatMap(({ part }) => [...part]);
          const unique = (/** @type {string[]} */ list) => [...new Set(list)].sort();
          return {
            observed: observedAttributes,
            members: members
              .filter(([name]) => name !== 'constructor' && !name.endsWith('Callback'))
              .map(([name, { get, set }]) => [name, !get ? 'method' : set ? 'field' : 'readonly']),
            parts: unique(parts),
            states,
            properties: unique(css.match(/--kakutei-[\w-]+/g) ?? []),
            slots: unique([...root.querySelectorAll('slot')].map(({ name }) => name)),
          };
        }, tagName);
        const members = element.members.map((/** @type {any} */ { name, kind, readonly }) => [
          name,
          readonly ? 'readonly' : kind,
        ]);
        assert.deepEqual(members.sort(), found.members.sort());
        const parts = names(element.cssParts).filter((name) => !COMING.includes(name));
        assert.deepEqual(parts, found.parts);
        assert.deepEqual(names(element.cssStates), found.states);
        assert.deepEqual(names(element.cssProperties), found.properties);
        // The content without a script has no slot.
        const slots = names(element.slots).filter((name) => name !== '');
        assert.deepEqual(slots, found.slots);
        const attributes = names(element.attributes);
        for (const name of found.observed) assert.ok(attributes.includes(name), name);
      },
      host(one(`puzzle="${FIRST}"`)),
    );

    test(`has the events and attributes that its document names, of ${tagName}`, () => {
      const events = names(element.events);
      assert.ok(events.length > 2);
      assert.deepEqual(column(text, 'event'), events);
      const attributes = column(text, 'attribute');
      if (attributes.length > 0) assert.deepEqual(attributes, names(element.attributes));
    });

    test(`says of everything what it is, of ${tagName}`, () => {
      const { attributes, events, slots, cssParts, cssStates, cssProperties } = element;
      const all = [attributes, events, slots, cssParts, cssStates, cssProperties].flat();
      assert.deepEqual(
        all.filter(({ description }) => !description),
        [],
      );
      assert.equal(element.customElement, true);
      assert.ok(existsSync(join(shipped, path)));
    });
  }
});
