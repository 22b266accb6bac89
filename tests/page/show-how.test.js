// "Show how": the story of a step, held against the events that the engine tells.
import assert from 'node:assert/strict';
import { candidatesOf } from '../../web/game/candidates.js';
import { fromText } from '../../web/game/state.js';
import { locales } from '../locales/all.js';
import { ask } from './engine.js';
import {
  button,
  candidatesIn,
  choice,
  putBoard,
  newest,
  phrase,
  press,
  readBoard,
  readNames,
} from './hands.js';
import { HARD } from './host.js';
import { describePage } from './page.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {import('../../web/engine/records.js').KakuteiEvent} KakuteiEvent */

/** Boards on which 1 Step has to assume something, and what Table 1 says then. */
const boards = {
  2: '6.23.8.1..8176.3..7....18..179236584..819...33.68.51..2..41...89...8.4.1814......',
  4: '..41.36.563.79.2.11.....3...6..3.412..3..1.6.2.1.6...3492.7.138376812954.1.349726',
};

/**
 * What of the newest entry folds under a title.
 *
 * @param {Page} page
 * @param {RegExp} title
 */
const section = (page, title) =>
  newest(page)
    .getByRole('group')
    .filter({ has: page.locator('summary').filter({ hasText: title }) })
    .first();

/** A section whose items have been loaded. @param {Locator} found */
async function listed(found) {
  await found.getByRole('listitem').first().waitFor({ state: 'attached' });
  return found;
}

const course = new RegExp(
  `${phrase('section.registered').source}|${phrase('section.course').source}`,
);

/** Opens all that is folded. @param {Locator} root */
async function unfold(root) {
  const folded = root.locator('details:not([open]) > summary');
  for (let left = 50; left > 0 && (await folded.count()) > 0; left--) {
    await folded.evaluateAll((all) => all.forEach((summary) => summary.click()));
  }
}

/** The entries of a list that fold nothing. @param {Locator} root @returns {Promise<string[]>} */
const leaves = (root) =>
  root
    .getByRole('listitem')
    .filter({ hasNot: root.page().locator('details') })
    .allInnerTexts();

/** @param {{ row: number, column: number }} square */
const name = ({ row, column }) => `r${row}c${column}`;

/**
 * What an entry has to name: the set, the rule, the unit, the possibility that went, the set that
 * took it.
 *
 * @param {KakuteiEvent[]} events
 * @param {KakuteiEvent} registered
 */
function essentials(events, registered) {
  const of = (/** @type {number | null} */ number) => (number === null ? null : events[number]);
  const candidate = of(registered.cause);
  let found = candidate;
  while (found && found.kind !== 'setFound') {
    found = of(found.kind === 'setReduced' && found.rule === 'rule-c' ? found.other : found.cause);
  }
  const excluded = of(found?.cause ?? null);
  const by = of(excluded?.cause ?? null);
  assert.ok(candidate && found?.unit && excluded?.square && by, 'the chain of causes is whole');
  const rule = candidate.kind === 'complement' ? 'complement' : candidate.rule;
  return [
    ...registered.squares.map(name),
    ...registered.digits.map(String),
    locales.en[`rule.${rule}`],
    locales.en[`rule.${found.rule}`],
    `${found.unit.type} ${found.unit.number}`,
    name(excluded.square),
    String(excluded.digits[0]),
    ...(by.squares.length ? by.squares : [/** @type {any} */ (by.square)]).map(name),
    ...by.digits.map(String),
  ];
}

describePage('Show how', (onPage) => {
  onPage(
    'lists each set as it was registered, with rule, unit, trigger and cause',
    async (page) => {
      await choice(page, 'showHow').check();
      await putBoard(page, boards[4]);
      let board = boards[4];
      for (let step = 0; step < 2; step++) {
        const { events, board: next } = ask('step', board);
        await press(page, 'step');
        const registered = events.filter(
          ({ kind, depth }) => kind === 'setRegistered' && depth === 0,
        );
        const told = await leaves(await listed(section(page, course)));
        assert.equal(told.length, registered.length);
        registered.forEach((event, index) => {
          for (const word of essentials(events, event)) {
            assert.ok(told[index].includes(word), `${word} is not in: ${told[index]}`);
          }
        });
        board = next;
      }
    },
  );

  onPage(
    'lists all determined sets, and draws the candidates; without it 1 Step only says how it was found',
    async (page) => {
      await press(page, 'step');
      const folds = await newest(page).getByRole('group').allInnerTexts();
      assert.deepEqual(folds, [locales.en['section.account']]);
      assert.ok((await readNames(page)).every((said) => !/candidates/.test(said)));
      await button(page, 'back').click();

      await choice(page, 'showHow').check();
      const { sets, possibilities, board } = ask('step', await readBoard(page));
      await press(page, 'step');
      const all = section(page, phrase('section.sets', { count: sets.length }));
      await unfold(all.locator('xpath=..'));
      const told = await leaves(await listed(all));
      assert.equal(told.length, sets.length);
      sets.forEach((/** @type {any} */ { squares, digits }, /** @type {number} */ index) => {
        for (const word of [...squares.map(name), ...digits.map(String)]) {
          assert.ok(told[index].includes(word), `${word} is not in: ${told[index]}`);
        }
      });

      const marks = (await readNames(page)).map(candidatesIn);
      // The method has not come to every square: what row, column and box close is not shown there.
      const left = candidatesOf(fromText(board));
      const expected = possibilities.map(
        (/** @type {number[]} */ digits, /** @type {number} */ square) =>
          board[square] === '.'
            ? digits.filter((digit) => left[square].includes(digit)).join(' ')
            : '',
      );
      assert.deepEqual(marks, expected);
      await choice(page, 'candidates').uncheck();
      assert.ok((await readNames(page)).every((said) => !/candidates/.test(said)));
      await choice(page, 'candidates').check();
      await button(page, 'back').click();
      assert.ok(
        (await readNames(page)).every((said) => !/candidates/.test(said)),
        'another board',
      );
    },
  );
});

describePage('Inside assumptions', (onPage) => {
  onPage('what was found there is listed by choice, folded under the assumption', async (page) => {
    await choice(page, 'showHow').check();
    await putBoard(page, boards[2]);
    for (const inside of [false, true]) {
      await choice(page, 'inside').setChecked(inside);
      const { events } = ask('step', boards[2], { eventDepth: inside ? 255 : 0 });
      const of = (/** @type {string} */ kind) =>
        events.filter((/** @type {any} */ event) => event.kind === kind);
      assert.equal(
        of('setRegistered').some(({ depth }) => depth > 0),
        inside,
      );
      await press(page, 'step');
      const tree = await listed(section(page, course));
      const visible = tree.getByRole('listitem').filter({ visible: true });
      const own = of('setRegistered').filter(({ depth }) => depth === 0).length;
      const assumed = of('assumed').filter(({ rule, depth }) => rule === 'main' && depth <= 1);
      assert.equal(await visible.count(), own + assumed.length, 'the rest is folded away');

      await unfold(tree);
      const branches = tree.locator('li').filter({ hasText: /^(Main|Sub): / });
      assert.equal(await branches.count(), of('assumed').length);
      const sets = (await leaves(tree)).filter((text) => !/^(Main|Sub): /.test(text));
      assert.equal(sets.length, of('setRegistered').length);
      await button(page, 'back').click();
    }
  });
});

describePage('The limit on the depth of assumptions', (onPage) => {
  onPage('is there with Show how, is kept to, and refuses what is no such number', async (page) => {
    await putBoard(page, HARD);
    const limit = page.getByRole('textbox', { name: locales.en['option.recursionLimit'] });
    assert.equal(await limit.count(), 0);
    await choice(page, 'showHow').check();
    await limit.waitFor();
    assert.equal(await limit.inputValue(), '80');
    await limit.fill('81');
    await limit.press('Tab');
    await page
      .getByText(phrase('option.recursionLimit.wrong', { most: 80 }))
      .last()
      .waitFor();
    assert.equal(await limit.getAttribute('aria-invalid'), 'true');
    await limit.fill('0');
    await limit.press('Tab');
    await press(page, 'go');
    await newest(page).getByText(locales.en['ended.indeterminate']).waitFor();
    await choice(page, 'showHow').uncheck();
    assert.ok(await limit.isVisible(), 'what was chosen can be seen');
    await limit.fill('80');
    await limit.press('Tab');
    await press(page, 'go');
    await newest(page).getByText(phrase('ended.finished')).waitFor();
  });
});
