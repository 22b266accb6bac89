// make: its puzzles meet the request, and an impossible request gets an answer.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { answersAlike, filter } from './alike.js';
import { filters, outputOf, run } from './filter.js';

/** Where a square goes: one turn or reflection, or several. @type {Record<string, ((r: number, c: number) => number[])[]>} */
const symmetries = {
  none: [],
  'left-right': [(r, c) => [r, 8 - c]],
  'top-bottom': [(r, c) => [8 - r, c]],
  both: [(r, c) => [r, 8 - c], (r, c) => [8 - r, c]],
  point: [(r, c) => [8 - r, 8 - c]],
  'quarter-turn': [(r, c) => [c, 8 - r]],
  diagonal: [(r, c) => [c, r]],
};

const linesOf = (/** @type {string} */ text) => text.trimEnd().split('\n');
const givensOf = (/** @type {string} */ puzzle) => puzzle.replaceAll('.', '').length;

/** @param {string} puzzle @param {(r: number, c: number) => number[]} move */
function isSymmetric(puzzle, move) {
  return [...puzzle].every((given, s) => {
    const [r, c] = move(Math.floor(s / 9), s % 9);
    return (given === '.') === (puzzle[9 * r + c] === '.');
  });
}

const make = (/** @type {string[]} */ ...args) => linesOf(outputOf(filter, ['make', ...args]));
const check = (/** @type {string[]} */ puzzles) =>
  linesOf(outputOf(filter, ['check'], puzzles.join('\n')));

test('without a request a puzzle has one solution, and not without any of its givens', () => {
  const puzzles = make('5', '--seed', '1');
  assert.deepEqual(check(puzzles), Array(5).fill('one'));
  const fewer = puzzles.flatMap((puzzle) =>
    [...puzzle].flatMap((c, s) =>
      c === '.' ? [] : `${puzzle.slice(0, s)}.${puzzle.slice(s + 1)}`,
    ),
  );
  assert.deepEqual(new Set(check(fewer)), new Set(['many']));
  assert.deepEqual(make('5', '--seed=1', '--givens', '30', '--minimal'), puzzles);
});

for (const [symmetry, moves] of Object.entries(symmetries)) {
  test(`with symmetry ${symmetry} the givens have it, and are as many as asked for`, () => {
    const request = ['--symmetry', symmetry, '--givens', '30-36', '--seed', '2'];
    const puzzles = make('5', ...request);
    assert.deepEqual(check(puzzles), Array(5).fill('one'));
    for (const puzzle of puzzles) {
      assert.ok(
        moves.every((move) => isSymmetric(puzzle, move)),
        puzzle,
      );
      assert.ok(givensOf(puzzle) >= 30 && givensOf(puzzle) <= 36, puzzle);
    }
  });
}

test('--givens with one number is just that many', () => {
  for (const puzzle of make('3', '--givens', '33')) assert.equal(givensOf(puzzle), 33);
});

test('--pattern says where givens may stand', () => {
  const pattern = '......'.padEnd(81, 'x').replace(/x$/, '0');
  const puzzles = make('3', '--pattern', pattern);
  assert.deepEqual(check(puzzles), Array(3).fill('one'));
  for (const puzzle of puzzles) assert.match(puzzle, /^\.{6}.*\.$/);
});

test('a seed makes the same puzzles again, more of them begin with the same', () => {
  const three = make('3', '--seed', '7');
  assert.equal(new Set(three).size, 3);
  assert.deepEqual(make('5', '--seed', '7').slice(0, 3), three);
  assert.notDeepEqual(make('3', '--seed', '8'), three);
});

test('--difficulty is that of the puzzle, whichever way it is spelled', () => {
  for (const [difficulty, pattern] of [
    ['2', / difficulty=2 /],
    ['1-3', / difficulty=[1-3] /],
  ]) {
    const puzzles = make('3', '--seed', '5', '--difficulty', String(difficulty));
    assert.deepEqual(check(puzzles), Array(3).fill('one'));
    const rated = outputOf(filter, ['steps', '--method', 'human', '--rating'], puzzles.join('\n'));
    for (const line of linesOf(rated)) assert.match(line, /** @type {RegExp} */ (pattern));
    assert.deepEqual(make('3', '--seed', '5', '--level', String(difficulty)), puzzles);
  }
  const request = ['--givens', '70', '--seed', '1', '--difficulty', '9', '--searches', '20000'];
  const never = run(filter, ['make', ...request]);
  assert.equal(never.status, 1);
  assert.match(
    never.stdout,
    /^error: not found in \d+ searches; the nearest difficulty was \d\t\S{81}\n$/,
  );
  for (const wrong of ['0', '10', '3-2', 'hard']) {
    const { status, stderr } = run(filter, ['make', '--difficulty', wrong]);
    assert.equal(status, 2);
    assert.match(stderr, /--difficulty is a number from 1 to 9, or two as in 3-5, not /);
  }
});

test('the nearest difficulty is the hardest of those that are too easy', () => {
  const [first, ...later] = [1000, 2000, 4000].map((searches) => {
    const request = ['--difficulty', '9', '--seed', '1', '--searches', String(searches)];
    const { stdout } = run(filter, ['make', ...request]);
    return Number(/nearest difficulty was (\d)\t/.exec(stdout)?.[1]);
  });
  assert.ok(first < later[0] && later[0] < later[1], `${first}, then ${later}`);
});

test('--rating is what rate says of the puzzle, by level, score or ER', () => {
  const levels = ['easy', 'medium', 'hard', 'unfair', 'extreme'];
  /** @type {[string, string, (answer: string[]) => boolean][]} */
  const goals = [
    ['hodoku:medium-unfair', 'hodoku', ([level]) => levels.slice(1, 4).includes(level)],
    [
      'hodoku-2.3:600-700',
      'hodoku-2.3',
      ([, score]) => Number(score) >= 600 && Number(score) <= 700,
    ],
    ['se:3.0-4.2', 'se', ([er]) => Number(er) >= 3 && Number(er) <= 4.2],
    ['se:2', 'se', ([er]) => er === '2.0'],
  ];
  for (const [rating, scale, fits] of goals) {
    const puzzles = make('3', '--seed', '9', '--rating', rating);
    assert.equal(new Set(puzzles).size, 3);
    const rated = linesOf(outputOf(filter, ['rate', '--scale', scale], puzzles.join('\n')));
    for (const line of rated) assert.ok(fits(line.split('\t')), `${rating}: ${line}`);
  }
});

test('--needs is a technique of the way, with other requests too', () => {
  const steps = (/** @type {string} */ scale, /** @type {string[]} */ puzzles) =>
    linesOf(outputOf(filter, ['rate', '--steps', '--scale', scale], puzzles.join('\n'))).map(
      (line) => String(line.split('\t').at(-1)).split(','),
    );
  const both = ['--needs', 'xy-wing', '--needs', 'naked-pair'];
  const shape = ['--symmetry', 'point', '--givens', '22-30', '--rating', 'hodoku:medium-unfair'];
  const puzzles = make('2', '--seed', '4', ...both, ...shape);
  for (const way of steps('hodoku', puzzles)) {
    assert.ok(way.includes('xy-wing') && way.includes('naked-pair'));
  }
  for (const puzzle of puzzles) {
    assert.ok(isSymmetric(puzzle, symmetries.point[0]));
    assert.ok(givensOf(puzzle) >= 22 && givensOf(puzzle) <= 30);
  }
  const [way] = steps('se', make('--seed', '4', '--needs', 'direct-pointing', '--rating', 'se'));
  assert.ok(way.includes('direct-pointing'));
});

test('a rare technique is needed in little work, by puzzles that differ', () => {
  for (const slug of ['jellyfish', 'unique-rectangle-5', 'avoidable-rectangle-2']) {
    const request = ['--seed', '1', '--needs', slug, '--searches', '2000000'];
    const puzzles = make('8', ...request);
    assert.equal(new Set(puzzles).size, 8);
    assert.deepEqual(check(puzzles), Array(8).fill('one'));
    const rated = linesOf(outputOf(filter, ['rate', '--steps'], puzzles.join('\n')));
    for (const line of rated) assert.ok(line.split(/[\t,]/).includes(slug), line);
    assert.deepEqual(make('3', ...request), puzzles.slice(0, 3));
  }
});

test('every technique that a way has can be needed', () => {
  const puzzles = make('200', '--seed', '1').join('\n');
  for (const scale of ['hodoku', 'se']) {
    const rated = linesOf(outputOf(filter, ['rate', '--steps', '--scale', scale], puzzles));
    const seen = new Set(rated.flatMap((line) => String(line.split('\t').at(-1)).split(',')));
    assert.ok(seen.size > 20);
    const needs = [...seen].slice(0, 32).flatMap((slug) => ['--needs', slug]);
    const request = ['make', '--rating', scale, ...needs, '--searches', '1'];
    assert.match(run(filter, request).stdout, /^error: not found in 1 searches/);
  }
});

test('of a rating that was not found the nearest is told', () => {
  const limit = ['--seed', '3', '--searches', '30000'];
  const easy = run(filter, ['make', '--rating', 'hodoku:1-20', ...limit]);
  assert.equal(easy.status, 1);
  const form = /^error: not found in \d+ searches; the nearest rating was (\w+) (\d+)\t(\S{81})\n$/;
  const [, level, score, puzzle] = form.exec(easy.stdout) ?? assert.fail(easy.stdout);
  assert.equal(outputOf(filter, ['rate'], puzzle), `${level}\t${score}\n`);

  const rare = run(filter, ['make', '--needs', 'jellyfish', '--needs', 'naked-pair', ...limit]);
  assert.match(rare.stdout, /^error: not found .* was \w+ \d+, without jellyfish\t\S{81}\n$/);
  const many = ['make', '--rating', 'se:9', '--givens', '60', ...limit];
  assert.match(run(filter, many).stdout, /the nearest rating was \d\.\d\t\S{81}\n$/);
});

test('a rating or a technique that there is not is told', () => {
  for (const wrong of [
    ...['hard', 'se:', 'se:3.05', 'se:4-3', 'hodoku:hrd', 'hodoku:hard-900', 'se:-3'],
    ...['hodoku:12345678', 'hodoku:4x', 'hodoku:400-'],
  ]) {
    const { status, stdout, stderr } = run(filter, ['make', `--rating=${wrong}`]);
    assert.deepEqual({ status, stdout }, { status: 2, stdout: '' }, wrong);
    assert.match(stderr, /^kakutei: --rating is as in se:3\.0-4\.2, .*easy, medium/);
    assert.ok(stderr.includes(`, not ${wrong}\n`));
  }
  const refused = (/** @type {string[]} */ ...args) => run(filter, ['make', ...args]).stderr;
  assert.match(
    refused('--needs', 'nishio', '--needs', 'x-wing'),
    /^kakutei: the scale hodoku has no technique nishio; it has full-house, .*, brute-force\n/,
  );
  assert.match(
    refused('--needs', 'w-wing', '--rating', 'se'),
    /^kakutei: the scale se has no technique w-wing; it has .*\bnishio\b/,
  );
  assert.match(refused('--difficulty', '2', '--needs', 'x-wing'), /^kakutei: --difficulty goes/);
  assert.match(
    refused(...Array(33).fill('--needs=x-wing')),
    /^kakutei: --needs can be asked 32 times; too much is x-wing\n/,
  );
});

test('--solution puts the solution behind each puzzle', () => {
  for (const line of make('3', '--solution')) {
    const [puzzle, solution] = line.split('\t');
    assert.equal(outputOf(filter, ['solve'], puzzle), `${solution}\n`);
  }
});

test('what cannot be is said once, what was not found with what came nearest', () => {
  const quarter = ['make', '2', '--symmetry', 'quarter-turn', '--givens'];
  const never = run(filter, [...quarter, '18']);
  assert.equal(never.status, 1);
  assert.match(never.stdout, /^error: impossible: [^\n]*never add up to that number\n$/);
  const few = run(filter, ['make', '--pattern', '1'.repeat(16).padEnd(81, '.')]);
  assert.equal(few.status, 1);
  assert.match(few.stdout, /^error: impossible: fewer than 17 squares may hold givens\n$/);

  const hard = run(filter, [...quarter, '17', '--seed', '3', '--searches', '500', '--progress']);
  assert.equal(hard.status, 1);
  assert.match(hard.stderr, /^2 lines.*, 2 errors\n$/);
  for (const line of linesOf(hard.stdout)) {
    const form = /^error: not found in \d+ searches; the fewest givens were (\d+)\t(\S{81})$/;
    const [, givens, puzzle] = form.exec(line) ?? assert.fail(line);
    assert.equal(givensOf(puzzle), Number(givens));
    assert.deepEqual(check([puzzle]), ['one']);
  }
});

answersAlike('a request', [
  [['make', '2', '--seed', '9', '--rating', 'se:3.0-4.2', '--solution']],
  [['make', '--seed', '4', '--needs', 'xy-wing', '--symmetry', 'point', '--givens', '22-30']],
  [['make', '3', '--seed', '4', '--needs', 'colour-wrap', '--solution']],
  [['make', '2', '--seed', '5', '--difficulty', '1-3', '--pattern', '......'.padEnd(81, 'x')]],
  [['make', '--rating', 'hodoku:1-20', '--seed', '3', '--searches', '2000']],
  [['make', '--symmetry', 'quarter-turn', '--givens', '18']],
  [['make', '--rating=se:3.05']],
  [['make', '--needs', 'nishio']],
]);

for (const { name, command } of filters) {
  test(`${name}: without a seed the puzzles are others each time`, () => {
    const make = () => outputOf({ name, command }, ['make']);
    assert.notDeepEqual(make(), make());
  });

  test(`${name}: it makes puzzles as long as somebody takes them`, async () => {
    const [program, ...words] = command;
    const child = spawn(program, [...words, 'make', '4294967295'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (data) => (stderr += data));
    const [first] = await once(child.stdout, 'data');
    child.stdout.destroy();
    const [status] = await once(child, 'close');
    assert.match(String(first), /^[1-9.]{81}\n/);
    assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
  });
}
