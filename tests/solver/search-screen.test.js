// The screen with a method that searches: without a browser, on elements that only keep their content.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsOf } from '../../web/locales/words.js';
import { FIRST_STATE } from '../../web/model/state.js';
import { SearchScreen } from '../../web/solver/play/screen.js';
import { METHODS } from './fake.js';

class FakeNode {
  hidden = false;
  textContent = '';
  /** @type {any[]} */
  children = [];
  /** @type {FakeNode | null} */
  parent = null;

  append(/** @type {any[]} */ ...parts) {
    const elements = parts.filter((part) => part instanceof FakeNode);
    for (const element of elements) element.parent = this;
    this.children.push(...elements);
  }

  replaceChildren() {}
  setAttribute() {}
  addEventListener() {}

  get firstElementChild() {
    return this.children[0];
  }

  /** Only labels right around a control are looked for. */
  closest() {
    return this.parent;
  }
}

const world = /** @type {any} */ (globalThis);
const createElement = () => new FakeNode();
world.Node = FakeNode;
world.Option = FakeNode;
world.document = { createElement, createElementNS: createElement };

test('a method that searches shows its options and its course on the screen, another one shows neither', () => {
  const parts = /** @type {any} */ ({ own: new FakeNode(), search: new FakeNode() });
  const screen = new SearchScreen(parts, { choose: () => {}, say: () => {} });
  const shown = (/** @type {string} */ method) => {
    const choices = { ...FIRST_STATE.choices, method };
    screen.draw({ ...FIRST_STATE, language: 'en', methods: METHODS, choices }, null);
    return [!parts.own.hidden, !parts.search.hidden];
  };
  assert.deepEqual(shown('backtracking'), [true, true]);
  assert.equal(parts.own.children[0].children[0].textContent, wordsOf('en').t('option.order'));
  assert.deepEqual(shown('ushio'), [false, false]);
});
