/**
 * The solution of a printed board in sentences, by the method that is chosen on the page.
 */

import { optionsOfList } from '../../model/techniques/text.js';
import { loadDetails } from '../../story/loading.js';
import { details } from '../../story/shelf.js';
import { make } from '../../ui/elements.js';
import { asPart, part } from '../../ui/load-part.js';

/** @typedef {import('./dialog.js').Desk} Desk */

const proofs = part(() => import('../../solver/prove/index.js'), { texts: ['methods', 'proofs'] });

/** @param {Desk} desk @param {string} puzzle 81 characters @returns {Promise<string | null>} a line for each step; null: it was given up */
export async function writeSteps({ lease, method: slug, signal, techniques, words }, puzzle) {
  const client = await lease.clientUntil(signal);
  const method = client?.methods().find((each) => each.slug === slug);
  if (!client || !method) return null;
  await asPart(loadDetails(words.language, method));
  const options = techniques && method.namesSteps ? optionsOfList(techniques) : {};
  const how = { method: slug, options, events: true, signal };
  const press = async (/** @type {import('../../engine/board.js').Board} */ board) => ({
    ...(await client.press(board, 'solve', how)),
    ...{ search: null, from: null },
  });
  const solving = {
    ask: async (/** @type {unknown} */ _, /** @type {(own: any) => any} */ work) => work(client),
  };
  const pressed = await press(puzzle);
  const isStuck = method.namesSteps && pressed.result.outcome === 'stuck';
  const { events, result } = isStuck
    ? await (
        await proofs(words.language)
      ).goBeyond(pressed, { solving, signal, givens: puzzle, press })
    : pressed;
  return result.outcome === 'cancelled'
    ? null
    : details().explain(words, { result, events, method });
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
