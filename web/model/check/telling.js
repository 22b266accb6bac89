/**
 * The faults of a board, in sentences with their pictures. Pure.
 */

import { squareNamed } from '../../game/units.js';
import { item, picture } from '../../story/items.js';
import { markedIn, moveTo, squaresOf } from './mistakes.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../story/types.js').Entry} Entry */
/** @typedef {import('../../story/types.js').Item} Item */
/** @typedef {import('../state.js').History} History */
/** @typedef {Readonly<import('./examining.js').Findings>} Findings */
/** @typedef {Readonly<import('./examining.js').Faults>} Faults */

/** @param {readonly number[]} wrong squares */
const marking = (wrong) => picture({ wrong });

/**
 * Why the board has no solution.
 *
 * @param {Words} words @param {Findings} found @param {History} history @returns {Entry}
 */
export function tellWhy(words, found, history) {
  if (found.isSolvable)
    return { lead: item(words.t('check.solvable'), { tone: 'done' }), items: [] };
  const reasons = [...tellRoom(words, found), ...tellDigits(words, found)];
  const mistakes = tellMistakes(words, found, history);
  // A wrong digit is the reason.
  const isMistaken = found.mistakes !== null && mistakes.length > 0;
  const [lead, ...items] = isMistaken ? [...mistakes, ...reasons] : [...reasons, ...mistakes];
  // In a leading sentence a long list would be too loud.
  if (lead.detail) items.unshift(item(lead.detail, { tone: 'quiet', picture: lead.picture }));
  return { lead: { ...lead, detail: '', tone: 'wrong' }, items };
}

/** @param {Words} words @param {Findings} found @returns {Item[]} */
function tellRoom({ t, square: name, unit: nameUnit }, { room }) {
  if (!room) return [];
  const { square, unit, digit, causes } = room;
  const squares = causes.map((each) => ({ square: each, role: /** @type {const} */ ('cause') }));
  if (square !== null) {
    const text = t('check.noDigit', { square: name(squareNamed(square)) });
    return [item(text, { picture: picture({ wrong: [square], squares }) })];
  }
  if (!unit) return [];
  const units = [{ unit, role: /** @type {const} */ ('target') }];
  const text = t('check.noPlace', { unit: nameUnit(unit), digit });
  return [item(text, { picture: picture({ units, squares }) })];
}

/** @param {Words} words @param {Findings} found @returns {Item[]} */
function tellDigits(words, { digits, game }) {
  if (!digits.length) return [];
  return [
    item(words.t('check.contradict', { count: digits.length }), {
      detail: words.list(
        digits.map((square) => nameDigit(words, square, game.squares[square].digit)),
      ),
      picture: marking(digits),
    }),
  ];
}

/** @param {Words} words @param {number} square @param {number} digit */
const nameDigit = ({ t, square: name }, square, digit) =>
  t('name.single', { square: name(squareNamed(square)), digit }).replaceAll(' ', '\u00a0');

/** @param {Words} words @param {Faults} found @param {History} history @returns {Item[]} */
function tellMistakes(words, { mistakes, before }, history) {
  const { t, squares } = words;
  if (!mistakes) {
    if (!before) return [];
    return [item(t('check.lost', { move: moveTo(history, before) + 1 }), { tone: 'warning' })];
  }
  const { entered, found, marked } = mistakes;
  const wrong = entered.map(({ square, digit, since }) => {
    const values = { name: nameDigit(words, square, digit), move: since };
    return item(since ? t('check.wrongSince', values) : t('check.wrong', values), {
      picture: marking([square]),
    });
  });
  const names = (/** @type {readonly number[]} */ all) => ({
    squares: squares(all.map(squareNamed)),
    count: all.length,
  });
  if (found.length) wrong.push(item(t('check.found', names(found)), { picture: marking(found) }));
  if (marked.length) {
    const lacking = marked.map(({ square }) => square);
    const [{ since }] = marked;
    const key = since ? 'check.markedSince' : 'check.marked';
    const text = t(key, { ...names(lacking), move: since });
    wrong.push(item(text, { picture: marking(lacking) }));
  }
  return wrong;
}

/**
 * Which digits are wrong.
 *
 * @param {Words} words @param {Findings} found @param {History} history @returns {Entry}
 */
export function tellCheck(words, found, history) {
  if (found.hasGivens && found.solutions === 0) return tellWhy(words, found, history);
  const faults = tellMistakes(words, found, history);
  const lead = leadOf(words, found, faults[0]?.text);
  return { lead, items: faults.filter(({ text }) => text !== lead.text) };
}

/** @param {Words} words @param {Findings} found @param {string} first of its faults, which is enough of a person's only digit @returns {Item} */
function leadOf(words, { game, hasGivens, isSolvable, mistakes }, first) {
  const { t, join } = words;
  if (!mistakes) {
    const reason = hasGivens ? t('check.several') : t('check.noGivens');
    const open = isSolvable ? '' : t('verdict.none');
    return item(join([reason, open]), { tone: isSolvable ? 'plain' : 'warning' });
  }
  const { entered, found, marked } = mistakes;
  const all = squaresOf(game, 'entered').length;
  const wrong = [...[...entered, ...marked].map(({ square }) => square), ...found];
  if (entered.length) {
    const text = all > 1 ? t('check.count', { all, count: entered.length }) : first;
    return item(text, { tone: 'wrong', picture: marking(wrong) });
  }
  if (wrong.length) return item(t('check.marks'), { tone: 'wrong', picture: marking(wrong) });
  if (all) return item(t('check.right', { count: all }), { tone: 'done' });
  return item(markedIn(game).length ? t('check.marksRight') : t('check.nothing'), { tone: 'done' });
}

/**
 * The fault, in a sentence: why a press is refused.
 *
 * @param {Words} words @param {Faults} faults of a board without a solution @param {History} history @returns {Item}
 */
export function tellRefusal(words, faults, history) {
  const { t, join, squares } = words;
  const { game, solutions, mistakes } = faults;
  const wrong = (/** @type {string} */ text, /** @type {readonly number[]} */ all) =>
    item(text, { tone: 'wrong', picture: all.length ? marking(all) : null });
  if (solutions === 0) return wrong(t('refused.puzzle'), []);
  const [first] = tellMistakes(words, faults, history);
  if (!mistakes) return wrong(first?.text ?? t('refused.board'), []);
  const { entered, found, marked } = mistakes;
  const all = [...[...entered, ...marked].map(({ square }) => square), ...found];
  if (entered.length > 1) {
    const values = { all: squaresOf(game, 'entered').length, count: entered.length };
    return wrong(join([t('check.count', values), first.text]), all);
  }
  if (entered.length || !found.length) return wrong(first.text, all);
  const names = { squares: squares(found.map(squareNamed)), count: found.length };
  return wrong(t('refused.found', names), all);
}
