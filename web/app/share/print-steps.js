/**
 * The solution of a printed board in sentences, by the method that is chosen on the page.
 */

import { optionsOfList } from '../../model/techniques/text.js';
import { loadDetails } from '../../story/loading.js';
import { details } from '../../story/shelf.js';
import { make } from '../../ui/elements.js';
import { asPart } from '../../ui/load-part.js';

/** @typedef {import('./dialog.js').Desk} Desk */

/** @param {Desk} desk @param {string} puzzle 81 characters @returns {Promise<string | null>} a line for each step; null: it was given up */
export async function writeSteps({ lease, method: slug, signal, techniques, words }, puzzle) {
  const client = await lease.clientUntil(signal);
  if (!client) return null;
  const solver = await client.open(puzzle, { method: slug, events: true, signal });
  try {
    const { methodInfo: method } = solver;
    await asPart(loadDetails(words.language, method));
    const list = techniques && method.namesSteps ? optionsOfList(techniques) : {};
    const { events, result } = await solver.press('solve', { ...list, signal });
    return result.outcome === 'cancelled'
      ? null
      : details().explain(words, { result, events, method });
  } finally {
    await solver.free();
  }
}

/** What stands under a step is indented. @param {string} text */
const linesOf = (text) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => make('p', line.startsWith(' ') ? { class: 'under' } : {}, line.trim()));

/** @param {readonly (string | null)[]} texts of the boards; of several, each has its number @returns {HTMLElement} */
export function stepsLeaf(texts) {
  const parts = texts.flatMap((text, index) => {
    const number = texts.length > 1 ? [make('h2', String(index + 1))] : [];
    return text ? [make('section', ...number, make('div', { class: 'lines' }, linesOf(text)))] : [];
  });
  return make('div', { class: 'steps' }, parts);
}
