/**
 * The file that moves games elsewhere; README.md beside it describes it. Pure.
 */

import { applyMove, emptyGame } from '../../game/state.js';
import { unpackHistory } from '../keeping/unpack.js';

/** @typedef {import('../keeping/pack.js').Packed & { name?: string }} FiledGame */
/** @typedef {'none' | 'newer'} FileFault none: it is no file of games; newer: this version cannot read it */

const KIND = 'games';
const VERSION = 1;
const LONGEST_NAME = 80;

export class FileError extends Error {
  /** @param {FileFault} code */
  constructor(code) {
    super(`This is no file of games that can be read: ${code}.`);
    this.name = 'FileError';
    this.code = code;
  }
}

/** @param {readonly FiledGame[]} games @param {readonly string[]} aside what could not be read */
export const writeGames = (games, aside) =>
  `${JSON.stringify({ kakutei: KIND, version: VERSION, games, ...(aside.length && { aside }) })}\n`;

/**
 * @param {string} text
 * @returns {{ games: FiledGame[], faults: number[] }} faults: the numbers of the games that could not be
 *   read, from 1
 * @throws {FileError}
 */
export function readGames(text) {
  const { kakutei, version, games } = parse(text) ?? {};
  if (kakutei !== KIND || !Array.isArray(games)) throw new FileError('none');
  if (version !== VERSION) throw new FileError('newer');
  const read = games.map(readGame);
  return {
    games: read.filter((game) => game !== null),
    faults: read.flatMap((game, index) => (game ? [] : [index + 1])),
  };
}

/** @param {string} text @returns {any} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {any} game @returns {FiledGame | null} */
function readGame(game) {
  try {
    const { name = '', version, at, index, makers, entries } = game;
    const isNamed = typeof name === 'string' && name.length <= LONGEST_NAME;
    if (!isNamed || !Number.isSafeInteger(at)) return null;
    const unpacked = unpackHistory(game);
    if (!unpacked) return null;
    for (const entry of unpacked.entries) {
      applyMove(emptyGame(), { type: 'load', game: entry.state });
    }
    return { version, at, index, makers, entries, ...(name && { name }) };
  } catch {
    return null;
  }
}
