// Numbered lines of all kinds, and their answers: what a file of answers has to be is known line by line.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { allBoards } from '../cases/cases.js';
import { built, need } from '../needs.js';

need('native');

const WIDTH = 9;
const CHUNK = 100_000;

/** All kinds of boards, and a line that is none. */
const puzzles = [...allBoards().map((board) => `${board} `), 'no puzzle '];

/** The text before the number of a line. */
const answers = answersOf(puzzles);

/** @param {string[]} lines */
function answersOf(lines) {
  const number = '0'.repeat(WIDTH);
  const input = lines.map((line) => `${line}${number}\n`).join('');
  const { stdout } = spawnSync(built('native', 'kakutei'), ['solve'], { input, encoding: 'utf8' });
  const found = stdout.trimEnd().split('\n');
  assert.equal(found.length, lines.length);
  return found.map((line) => {
    assert.ok(line.endsWith(number), line);
    return line.slice(0, -WIDTH);
  });
}

/** Numbered lines, piece by piece. @param {string[]} lines @param {number} from @param {number} to */
function* pieces(lines, from, to) {
  for (let start = from; start < to; start += CHUNK) {
    let piece = '';
    for (let i = start; i < Math.min(to, start + CHUNK); i++) {
      piece += `${lines[i % lines.length]}${String(i).padStart(WIDTH, '0')}\n`;
    }
    yield Buffer.from(piece);
  }
}

/** @param {string} file @param {number} count */
export function writePuzzles(file, count) {
  const to = openSync(file, 'w');
  for (const piece of pieces(puzzles, 0, count)) writeSync(to, piece);
  closeSync(to);
}

/**
 * A file has the answers to these lines, each once and in order, and nothing else.
 * @param {string} file
 * @param {number} from
 * @param {number} to
 */
export function checkAnswers(file, from, to) {
  const source = openSync(file, 'r');
  for (const expected of pieces(answers, from, to)) {
    const found = Buffer.alloc(expected.length);
    readSync(source, found);
    if (found.equals(expected)) continue;
    const [lines, wanted] = [found, expected].map((bytes) => bytes.toString().split('\n'));
    const at = wanted.findIndex((line, i) => line !== lines[i]);
    assert.equal(lines[at], wanted[at], file);
  }
  assert.equal(readSync(source, Buffer.alloc(1)), 0, `${file} ends there`);
  closeSync(source);
}
