// In which order test files begin, and which of them share a process.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsOf } from './needs.js';
import { project } from './tools.js';

/** The longest tests, the longest first, so that no long test starts last. */
export const longest = readFileSync(join(project, 'tests/longest.txt'), 'utf8').trim().split('\n');

/** @param {string[]} files @returns {string[]} in the order in which they are to begin */
export const inOrder = (files) => [
  ...longest.filter((file) => files.includes(file)),
  ...files.filter((file) => !longest.includes(file)),
];

/** How many files share a process at most. To start a browser takes as long as several tests of the page. */
const TOGETHER = { page: 8, small: 16 };

/**
 * The files of each process: tests of the page share a browser; small files share the modules that they import, those of
 * equal needs with each other, so that none waits for what only another needs. They are dealt like cards, so that each
 * group has as much to do.
 * @param {string[]} files in order
 * @param {number} atOnce how many processes there may be at once
 */
export function inGroups(files, atOnce) {
  /** @param {string[]} alike @param {number} most */
  function dealt(alike, most) {
    const count = Math.max(Math.ceil(alike.length / most), Math.min(atOnce, alike.length));
    const groups = Array.from({ length: count }, (_, group) => group);
    return groups.map((group) => alike.filter((_, at) => at % count === group));
  }

  const ofPage = files.filter((file) => file.startsWith('tests/page/'));
  const alone = files.filter((file) => longest.includes(file) && !ofPage.includes(file));
  /** @type {Map<string, string[]>} */
  const byNeeds = new Map();
  for (const file of files.filter((one) => !ofPage.includes(one) && !alone.includes(one))) {
    const names = needsOf([file]).join(' ');
    byNeeds.set(names, [...(byNeeds.get(names) ?? []), file]);
  }
  const groups = [
    ...alone.map((file) => [file]),
    ...dealt(ofPage, TOGETHER.page),
    ...[...byNeeds.values()].flatMap((alike) => dealt(alike, TOGETHER.small)),
  ];
  return groups.sort(([a], [b]) => files.indexOf(a) - files.indexOf(b));
}
