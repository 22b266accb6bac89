/**
 * The last press of a solver as a text. It stands apart from the engine, which knows no words, so that
 * whoever imports only the engine gets no locales with it.
 */

import { KakuteiError } from './engine/errors.js';
import { chooseLocale, loadTexts, textsOf } from './locales/index.js';
import { explain as write } from './story/explain.js';
import { createWords } from './story/words.js';

/** @typedef {import('./engine/engine.js').Solver | import('./engine/client.js').ClientSolver} AnySolver */

/**
 * Writes the last press of `step()` or `solve()`, step by step, a line for each.
 *
 * @param {AnySolver} solver opened with `events: true`
 * @param {string} [language] such as `ja`; English where we do not speak it
 * @returns {Promise<string>}
 */
export async function explain(solver, language = 'en') {
  const { method, result, time } = solver;
  const events = await solver.events();
  if (!result || events.length === 0) throw new KakuteiError('unrecorded');
  const known = chooseLocale([language]);
  await loadTexts(known);
  const words = createWords(textsOf(known));
  return write(words, { method, result, events, time });
}
