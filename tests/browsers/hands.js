// The actions of a person in a visit, and the texts of the squares, in any engine.
import { setTimeout as wait } from 'node:timers/promises';
import { locales } from '../locales/all.js';

/** @typedef {import('./drivers.js').Driver} Driver */

/** A text of the page in any of its languages. @param {string} key */
export const anyLanguage = (key) =>
  Object.values(locales)
    .map((texts) => texts[key].replace(/[.*+?^$()[\]\\]/g, '\\$&'))
    .join('|');

/**
 * @template T
 * @param {string} what for the error
 * @param {() => Promise<T>} look
 * @returns {Promise<T>} its first answer that is true
 */
export async function until(what, look) {
  const end = Date.now() + 60_000;
  for (;;) {
    const answer = await look();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`In vain waited for: ${what}`);
    await wait(30);
  }
}

/** Clicks in the middle of something. @param {Driver} driver @param {string} role @param {string} name */
export async function click(driver, role, name) {
  const [x, y] = await until(`${role} ${name}`, () =>
    driver.evaluate(
      (tools, role, name) => {
        const element = tools
          .named(role, name)
          .find((/** @type {any} */ element) => !element.disabled);
        if (!element) return null;
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      },
      role,
      name,
    ),
  );
  await driver.clickAt(x, y);
}

/** Opens what holds a control: the menu, or a place of the solver. @param {Driver} driver @param {'.menu' | '.looks' | '.ways-to-solve'} place */
export const openPlace = (driver, place) =>
  driver.evaluate(
    (tools, place) =>
      tools
        .all(`button${place}`)
        .find((/** @type {HTMLElement} */ button) => button.popoverTargetElement)
        .click(),
    place,
  );

/** @param {Driver} driver @param {string} action */
export const clickAction = (driver, action) =>
  click(driver, 'button', anyLanguage(`action.${action}`));

/** Sets a list of choices, as choosing does. @param {Driver} driver @param {string} name @param {string} value */
export const choose = (driver, name, value) =>
  driver.evaluate(
    (tools, name, value) => {
      const [list] = tools.named('combobox', name);
      list.value = value;
      if (list.value !== value) throw new Error(`${name} has no ${value}`);
      for (const type of ['input', 'change']) {
        list.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      }
    },
    name,
    value,
  );

/** @param {Driver} driver @returns {Promise<string[]>} */
export const readNames = (driver) =>
  driver.evaluate((tools) =>
    tools.squares().map((/** @type {Element} */ square) => square.getAttribute('aria-label')),
  );

const digits = Object.values(locales).flatMap((texts) =>
  ['given', 'entered', 'found'].map(
    (kind) => new RegExp(texts[`board.${kind}`].replace('{digit}', '([1-9])')),
  ),
);

/** @param {Driver} driver @returns {Promise<string>} 81 characters */
export async function readBoard(driver) {
  const names = await readNames(driver);
  const digitIn = (/** @type {string} */ name) =>
    digits.map((pattern) => pattern.exec(name)?.[1]).find(Boolean) ?? '.';
  return names.map(digitIn).join('');
}

/** @param {Driver} driver @param {string} board */
export async function untilBoard(driver, board) {
  let seen = '';
  await until(`the board ${board}`, async () => (seen = await readBoard(driver)) === board).catch(
    () => {
      throw new Error(`The board should be\n${board}, and is\n${seen}`);
    },
  );
}

/** Opens the page and waits for its board. @param {Driver} driver @param {string} url */
export async function openPage(driver, url) {
  await driver.open(url);
  await until('a board', async () => (await readNames(driver)).length === 81);
  return until('digits', async () => {
    const board = await readBoard(driver);
    return /[1-9]/.test(board) && board;
  });
}
