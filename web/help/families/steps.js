/**
 * Asks the catalogue of techniques for the step of each case, in its worker.
 */

import { EngineClient } from '../../engine/client.js';
import { readLink } from '../../game/link.js';

/** @typedef {import('../../app/techniques/cases.js').Case} Case */
/** @typedef {import('../../engine/catalogue/rating.js').Technique} Technique */
/** @typedef {import('../../game/link.js').Link} Link */
/** @typedef {NonNullable<import('../../engine/catalogue/answers.js').Hinted['step']>} Step */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @type {Promise<{ engine: EngineClient, infos: Map<string, Technique> }> | null} */
let starting = null;

async function start() {
  const engine = await EngineClient.start();
  const infos = await engine.techniques();
  return { engine, infos: new Map(infos.map((info) => [info.slug, info])) };
}

/** The engine with its techniques by slug; asked again after it could not be loaded. */
function started() {
  starting ??= start().catch((error) => {
    starting = null;
    throw error;
  });
  return starting;
}

export const loadInfos = async () => (await started()).infos;

/** @param {Case} each @returns {Link} */
export const linkOf = ({ board }) => /** @type {Link} */ (readLink(`#${board}`));

/** Givens, digits and candidates, as the engine reads a board. @param {Link} link */
export const textOf = ({ puzzle, digits, marks }) =>
  puzzle +
  digits +
  Array.from(digits, (digit, square) =>
    DIGITS.map((each) => {
      const isThere = digit === '.' ? (marks?.[square] ?? 0) & (1 << (each - 1)) : false;
      return isThere ? each : '.';
    }).join(''),
  ).join('');

/**
 * The order to ask with: the technique alone; those that only Sudoku Explainer has come as its next step.
 * @param {Pick<Technique, 'slug' | 'hodoku' | 'se' | 'score'>} info
 */
export const orderFor = ({ slug, hodoku, se, score }) => (se && !hodoku ? 'se' : [{ slug, score }]);

/**
 * @param {readonly Case[]} cases
 * @returns {Promise<Map<string, Step>>} by slug, for those that have a board
 */
export async function findSteps(cases) {
  const { engine, infos } = await started();
  const found = await Promise.all(
    cases.map(async (each) => {
      const info = infos.get(each.slug);
      if (!each.board || !info) return [];
      const order = orderFor(info);
      const catalogue = await engine.catalogue(textOf(linkOf(each)), { order });
      const { step } = await catalogue.hint();
      return step?.technique === each.slug ? [/** @type {const} */ ([each.slug, step])] : [];
    }),
  );
  return new Map(found.flat());
}
