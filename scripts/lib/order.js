// In which order test files begin, and which of them share a process.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './tools.js';

/** The longest tests, the longest first, so that no long test starts last. */
export const longest = readFileSync(join(project, 'tests/longest.txt'), 'utf8').trim().split('\n');

/** @param {string[]} files @returns {string[]} in the order in which they are to begin */
export const inOrder = (files) => [
  ...longest.filter((file) => files.includes(file)),
  ...files.filter((file) => !longest.includes(file)),
];

/** How many tests of the page share a browser and a process: to start them takes as long as several tests. */
const TOGETHER = 5;

/**
 * The files of each process. Tests of the page are dealt like cards, so that each group has as much to do.
 * @param {string[]} files in order
 * @param {number} atOnce how many processes there may be at once
 */
export function inGroups(files, atOnce) {
  const isOfPage = (/** @type {string} */ file) => file.startsWith('tests/page/');
  const ofPage = files.filter(isOfPage);
  const count = Math.max(Math.ceil(ofPage.length / TOGETHER), Math.min(atOnce, ofPage.length));
  return files
    .filter((file) => !isOfPage(file) || ofPage.indexOf(file) < count)
    .map((file) =>
      isOfPage(file) ? ofPage.filter((_, at) => at % count === ofPage.indexOf(file)) : [file],
    );
}
