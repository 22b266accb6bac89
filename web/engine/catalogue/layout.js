/**
 * Where the fields of the catalogue's records lie: the same list as in engine/api/catalogue_table.c.
 */
import { ABI_VERSION, SIZE as ENGINE_SIZE, TEXT_SIZE, checkLayout } from '../layout.js';

const INFO_SIZE = 24;

/** A technique's description: pointers to four texts, then the rest. */
export const INFO = { score: 16, level: 18, flags: 19, index: 20, place: 22, rating: 23 };
export const SIZE = { step: 24, report: 320, order: 4, event: ENGINE_SIZE.event };
export const STEP = {
  placed: 0,
  firstDeletion: 12,
  deletions: 14,
  score: 16,
  links: 18,
  technique: 20,
  digit: 21,
  level: 22,
  rating: 23,
};
export const REPORT = {
  outcome: 0,
  errorPosition: 4,
  visits: 8,
  lost: 12,
  clash: 16,
  wrong: 28,
  missing: 40,
  score: 52,
  stepCount: 56,
  common: 58,
  solutions: 220,
  level: 221,
  er: 222,
  ep: 223,
  ed: 224,
  board: 225,
  answer: 306,
  unlockedDigits: 307,
  unlockedCandidates: 308,
  eventCount: 312,
  eventsLost: 316,
};
const WORDS = [
  ...[ABI_VERSION, TEXT_SIZE, INFO_SIZE],
  ...[SIZE, STEP, REPORT].flatMap((fields) => Object.values(fields)),
];

/** @type {import('../machine.js').Check} */
export const checkCatalogue = (memory, { kt_catalogue_layout: table }) =>
  checkLayout(memory, table(), WORDS);
