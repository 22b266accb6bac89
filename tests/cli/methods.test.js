// steps and compare: their lines agree with the JS API about the same press.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Engine } from '../../web/index.js';
import { allBoards, noShared, readCases, sampleShared } from '../cases/cases.js';
import { solutions } from '../engine/plain-solver.js';
import { need } from '../needs.js';
import { sizeOfLine } from '../proof/sizes.js';
import { answersAlike, filter, others } from './alike.js';
import { outputOf, run } from './filter.js';

need('wasm');

const engine = await Engine.load();
await engine.loadTechniques();
const methods = engine.methods().map(({ slug }) => slug);
const unique = readCases('unique').map(({ board }) => board);
const lines = (/** @type {string[]} */ list) => list.map((line) => `${line}\n`).join('');

/**
 * The results of each Go: steps and compare are compared with them.
 * @type {Map<string, ReturnType<import('../../web/index.js').Solver['solve']>>}
 */
const solved = new Map();

/** @param {string} board @param {string} method */
function solve(board, method) {
  const key = `${method} ${board}`;
  const known = solved.get(key);
  if (known) return known;
  const solver = engine.open(board, { method });
  const result = solver.solve();
  solver.free();
  solved.set(key, result);
  return result;
}

/** The parts of a line of steps: the outcome, and for each digit its techniques. @param {string} line */
function readSteps(line) {
  const [outcome, ...parts] = line.split('; ');
  const steps = parts.map((part) => {
    const [, techniques, square, digit] = /^(.*?) ?(?:(r\dc\d)=(\d))?$/.exec(part) ?? [];
    return { techniques: techniques.split(', '), square, digit };
  });
  return { outcome, steps };
}

/** Each technique as often as it is counted. @param {string[]} techniques */
const each = (techniques) =>
  techniques.flatMap((technique) => {
    const [slug, times = '1'] = technique.split(' x');
    return Array(Number(times)).fill(slug);
  });

/** @typedef {import('../../web/engine/records.js').KakuteiEvent} KakuteiEvent */

/** The truths that a line of an argument uses. @param {KakuteiEvent} line @param {KakuteiEvent[]} parts */
function truthsOf({ family, digits }, parts) {
  const count = (/** @type {string} */ role) => parts.filter(({ value }) => value === role).length;
  if (family === 'single' || family === 'contradiction') return 1;
  if (count('takes') === 0) return 0;
  if (family === 'locked') return 1;
  if (family === 'subset') return digits.length;
  return family === 'fish' ? count('base') : 0;
}

const supposes = (/** @type {KakuteiEvent} */ { family }) => /^(trial|chain)$/.test(String(family));

/** The line as `steps` writes it. @param {KakuteiEvent[]} events @param {KakuteiEvent[]} argument @param {number} at */
function nameOf(events, argument, at) {
  const [line, ...rest] = argument.slice(at);
  if (!supposes(line)) return line.rule;
  const end = rest.findIndex(({ value }) => value === 0);
  const within = end < 0 ? rest : rest.slice(0, end);
  const truths = within.map((each) => {
    const number = events.indexOf(each);
    return truthsOf(
      each,
      events.filter(({ kind, cause }) => kind === 'part' && cause === number),
    );
  });
  const isHollow = [line, ...within].some(
    (each, i, all) => supposes(each) && Number(all[i + 1]?.value ?? 0) <= Number(each.value),
  );
  return isHollow ? line.rule : `${line.rule}:${truths.reduce((sum, each) => sum + each, 0)}`;
}

/** For each digit of a Go, the lines of its argument on the board itself. @param {string} board @param {string} method */
function argumentsOf(board, method) {
  const solver = engine.open(board, { method, events: true, options: { eventDepth: 0 } });
  solver.solve();
  const events = [...solver.events()];
  solver.free();
  /** @type {Map<KakuteiEvent, KakuteiEvent[]>} */
  const behind = new Map(
    events.filter(({ kind }) => kind === 'placed').map((placed) => [placed, []]),
  );
  for (const event of events.filter(({ kind }) => kind === 'reason'))
    behind.get(events[Number(event.cause)])?.push(event);
  return [...behind.values()].map((argument) =>
    argument.flatMap(({ value }, at) => (value === 0 ? [nameOf(events, argument, at)] : [])),
  );
}

/** A trial without its size, as some of its lines are not told. @param {string} name */
const isHollow = (name) => /^trial(-not)?$/.test(name);

/** A step of a proof as `steps` writes it, but for the kind of a pair. @param {import('../proof/sizes.js').Line} line */
function nameOfStep(line) {
  if ('by' in line) return `short-contradiction:${sizeOfLine(line)}`;
  if ('locked' in line) return line.locked.in.startsWith('b') ? 'pointing' : 'claiming';
  if ('subset' in line) return 'pair';
  return line.in === line.place.slice(0, 4) ? 'naked-single' : 'hidden-single';
}

const rules = engine.rules();
const catalogue = readFileSync(new URL('../../engine/techniques/techniques.def', import.meta.url));
const techniques = [...catalogue.toString().matchAll(/^TECH\(\w+, "(.*?)"/gm)].map(
  ([, slug]) => slug,
);

/**
 * A slug of the tables, a family with a number, a determined set of several squares, or a removal by an argument.
 * @param {string} technique
 */
function isKnown(technique) {
  const [, name, family, size] = /^((.*?)(?:-\d+)?)(:\d+)?(?: x\d+)?$/.exec(technique) ?? [];
  const hasSize = /^(trial|trial-not|short-contradiction)$/.test(name);
  if (hasSize ? !size : size && name !== 'chain') return false;
  if (name === 'short-contradiction') return true;
  const isRule = rules.some((rule) => rule.slug === name || rule.family === family);
  return isRule || techniques.includes(name) || /^set-[2-8]$/.test(name);
}

const boards = allBoards().filter((_, i) => i % 2 === 0);

/** No technique of HoDoKu's is to be found on it. */
const hardest = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** With one of its digits one removal is enough. */
const hard = `${hardest.slice(0, 30)}2${hardest.slice(31)}`;
/** Trials within trials, of which Ushio's method tells more lines than there is room for. */
const long = '........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3';

/** The board with the digits of the steps. @param {string} board @param {{ square: string, digit: string }[]} steps */
function filled(board, steps) {
  const digits = [...board];
  for (const { square, digit } of steps.filter(({ square }) => square))
    digits[9 * (Number(square[1]) - 1) + Number(square[3]) - 1] = digit;
  return digits.join('');
}

/** Visits after which a method is given up: backtracking needs millions for some of the boards. */
const visits = ['--visits', '30000'];

test('the man page names every method', () => {
  const page = readFileSync(new URL('../../engine/cli/kakutei.1', import.meta.url), 'utf8');
  const [, names] = page.split('NAME"');
  for (const method of methods) assert.match(names.slice(0, 120), new RegExp(`\\b${method}\\b`));
});

test('--help names every method', () => {
  const help = outputOf(filter, ['--help']).replace(/\s+/g, ' ');
  for (const method of methods) assert.match(help, new RegExp(`--method NAME .*\\b${method}\\b`));
});

for (const method of methods) {
  test(`steps has every digit of ${method} in its order, each with a technique`, () => {
    const asked = unique.filter((_, i) => i % 2 === 1);
    const answers = outputOf(filter, ['steps', '--method', method, ...visits], lines(asked));
    const told = answers.trimEnd().split('\n').map(readSteps);
    assert.equal(told.length, asked.length);
    const ended = told
      .map((got, i) => ({ got, board: asked[i] }))
      .filter(({ got }) => got.outcome !== 'gave-up');
    assert.ok(ended.length >= 5);
    for (const { got, board } of ended) {
      const { outcome, order } = solve(board, method);
      assert.equal(got.outcome, outcome);
      const digits = got.steps.filter(({ square }) => square);
      const wanted = order.map(({ row, column, digit }) => `r${row}c${column}=${digit}`);
      assert.deepEqual(
        digits.map(({ square, digit }) => `${square}=${digit}`),
        wanted,
      );
      for (const { techniques } of got.steps) {
        for (const technique of techniques) assert.ok(isKnown(technique), technique);
      }
    }
  });
}

test('what shows that a board has no solution is told as techniques, too', () => {
  const none = readCases('none').map(({ board }) => board);
  const answers = outputOf(filter, ['steps', '--method', 'ushio'], lines(none));
  const told = answers
    .trimEnd()
    .split('\n')
    .map((line) => readSteps(line.split('\t')[0]));
  const techniques = told.flatMap(({ steps }) => steps.flatMap((step) => step.techniques));
  assert.ok(techniques.filter(Boolean).length > 0);
  for (const technique of techniques.filter(Boolean)) assert.ok(isKnown(technique), technique);
});

test('steps of every method says that a board has no solution, whatever the method finds', () => {
  const wrong = [
    '5.....2..2...875...19...4.....95..2.9..3.8..1.2..41.....2...17...569...4..4......',
    '..9.7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....',
    `11${'.'.repeat(79)}`,
  ];
  for (const method of methods) {
    const input = lines([...wrong, ...unique.slice(0, 3)]);
    const answers = outputOf(filter, ['steps', '--method', method, ...visits], input).split('\n');
    wrong.forEach((board, i) => {
      const { outcome } = readSteps(answers[i]);
      const ends = /^(inconsistent|stuck|indeterminate|gave-up) solutions=none$/;
      assert.match(outcome, ends, `${method} on ${board}`);
    });
    for (const answer of answers.slice(wrong.length)) assert.doesNotMatch(answer, /solutions=/);
  }
});

test('the techniques of a digit are the lines of its argument', () => {
  for (const method of ['ushio', 'human', 'cell-list']) {
    const few = [...unique.slice(0, 6), ...(method === 'ushio' ? [hardest] : [])];
    const answers = outputOf(filter, ['steps', '--method', method], lines(few)).split('\n');
    few.forEach((board, i) => {
      const told = readSteps(answers[i]).steps.filter(({ square }) => square);
      argumentsOf(board, method).forEach((names, at) => {
        if (names.length === 0 || names.some(isHollow)) return;
        assert.deepEqual(each(told[at].techniques), names, board);
      });
    });
  }
});

test('a trial has its size', () => {
  const answer = outputOf(filter, ['steps'], hardest);
  assert.match(answer, /^finished; trial:\d+, naked-single r8c7=9; /);
});

test('in place of a trial that is not told whole there is a short way to the digit', async () => {
  const { steps } = readSteps(outputOf(filter, ['steps'], long).trim());
  const cut = argumentsOf(long, 'ushio').flatMap((names, i) => (names.some(isHollow) ? [i] : []));
  assert.ok(cut.length > 0);
  for (const i of cut.slice(0, 2)) {
    const { techniques, square, digit } = steps[i];
    const board = filled(long, steps.slice(0, i));
    const solver = engine.open(board);
    const { way } = await solver.prove({ claim: `${square}=${digit}`, work: 100_000 });
    solver.free();
    const told = each(techniques).map((name) => name.replace(/^(naked|hidden)-pair$/, 'pair'));
    assert.deepEqual(told, way.map(nameOfStep));
  }
});

test('without a solution there is none, and such a trial has no size', () => {
  const wrong = `2${long.slice(1)}`;
  const answer = outputOf(filter, ['steps', '--method', 'human'], wrong);
  assert.match(answer, /solutions=none/);
  assert.match(answer, /\btrial(-not)?,/);
});

test('where no technique is left, a candidate goes by a short argument', () => {
  const answer = outputOf(filter, ['steps', '--method', 'techniques'], lines([hard]));
  const { outcome, steps } = readSteps(answer.trim());
  assert.equal(outcome, 'finished');
  const techniques = steps.flatMap((step) => each(step.techniques));
  assert.ok(techniques.some((technique) => /^short-contradiction:[1-9]\d*$/.test(technique)));
  for (const technique of techniques) assert.ok(isKnown(technique), technique);
  assert.equal(filled(hard, steps), solutions(hardest)[0]);
  // A removal counts as an assumption.
  const count = techniques.filter((technique) => technique.startsWith('short-')).length;
  const figures = `placed=${steps.length} assumed=${count} deepest=1 `;
  assert.ok(outputOf(filter, ['compare'], hard).includes(`; techniques finished ${figures}`));
});

test('it is stuck where nothing follows, and given up where visits are few', () => {
  const args = ['steps', '--method', 'techniques'];
  assert.equal(outputOf(filter, args, '.'.repeat(81)), 'stuck\n');
  assert.equal(outputOf(filter, [...args, '--visits', '1000'], hardest), 'gave-up\n');
});

test('it goes on from candidates, too', () => {
  const candidates = [...hard].flatMap((digit) =>
    [...'123456789'].map((each) => (digit === '.' || digit === each ? each : '.')),
  );
  const answer = outputOf(filter, ['steps', '--method', 'techniques'], candidates.join(''));
  const { outcome, steps } = readSteps(answer.trim());
  assert.equal(outcome, 'finished');
  assert.match(answer, /\bshort-contradiction:\d+, /);
  assert.equal(filled(hard, steps), solutions(hardest)[0]);
});

test('steps, word for word', () => {
  const board = '534678912672195348198342567859761423426853791713924856961537284287419635345286.7.';
  for (const method of methods) {
    const wanted = 'finished; full-house r9c7=1; full-house r9c9=9\n';
    assert.equal(outputOf(filter, ['steps', '--method', method], board), wanted);
  }
  const longer = outputOf(filter, ['steps', '--method', 'logical-cube'], unique[3]);
  assert.ok(
    longer.includes(
      '; naked-single r7c1=2; pointing, hidden-single r1c6=2; naked-single x2 r3c5=3; ',
    ),
  );
});

test('steps of a method that is stuck ends with what it tried', { skip: noShared }, () => {
  const [board] = sampleShared('hardest1106.txt', 1);
  const stuck = outputOf(filter, ['steps', '--method', 'logical-cube'], board);
  assert.match(stuck, /^stuck; hidden-single r\dc\d=\d; cube-trial x\d+\n$/);
});

test('steps says how a board ends that has no solution, or no empty square', () => {
  const twice = `11${'.'.repeat(79)}`;
  assert.equal(
    outputOf(filter, ['steps', '--method', 'human'], twice),
    'inconsistent solutions=none\n',
  );
  const full = readCases('unique')[0].words[0];
  assert.equal(outputOf(filter, ['steps'], full), 'finished\n');
});

test('a limit of visits leaves time to find out whether there is a solution', () => {
  // Its first solution takes the exact search some 80,000 guesses.
  const late = '..39.........2.....6..8..7.......4.6..........3..4.7..9..............1..3....9.6.';
  const parts = outputOf(filter, ['compare', '--visits', '1'], late).trim().split('; ');
  parts.forEach((part, m) => assert.ok(part.startsWith(`${methods[m]} gave-up `), part));
  assert.ok(
    parts.every((part) => part.includes(' visits=1 ')),
    'each began',
  );
});

/** @type {string[]} */
const answers = [];

/** What compare says of each of our boards, asked once. */
function comparedBoards() {
  if (answers.length === 0) {
    answers.push(...outputOf(filter, ['compare', ...visits], lines(boards)).split('\n'));
  }
  return answers;
}

test('compare has each method with the figures of its Go', () => {
  const answers = comparedBoards();
  boards.forEach((board, i) => {
    const parts = answers[i].split('; ');
    assert.equal(parts.length, methods.length);
    parts.forEach((part, m) => {
      if (part.startsWith(`${methods[m]} gave-up `)) return;
      const { outcome, order, counts } = solve(board, methods[m]);
      const { assumptionsTried, deepestAssumption } = counts;
      const figures = `placed=${order.length} assumed=${assumptionsTried} deepest=${deepestAssumption}`;
      assert.ok(part.startsWith(`${methods[m]} ${outcome} ${figures} visits=`), part);
    });
  });
});

test('compare says of a puzzle how many solutions it has, the same for every method', () => {
  const answers = comparedBoards();
  for (const [corpus, right] of [
    ['unique', 'one'],
    ['several', 'many'],
    ['none', 'none'],
  ]) {
    for (const { board } of readCases(corpus).filter((each) => boards.includes(each.board))) {
      const told = [...answers[boards.indexOf(board)].matchAll(/solutions=(\S+?)(?=[;\s]|$)/g)];
      assert.deepEqual(
        told.map(([, word]) => word),
        Array(methods.length).fill(right),
        board,
      );
    }
  }
});

test('compare says of a method that is given up, or finds one solution of several, how many there are', () => {
  const board = '..4.2....21....7..8...96..3..158........6.3.........2.9.8..7...3..6....5.4...8...';
  for (const args of [[], ['--visits', '1']]) {
    const answer = outputOf(filter, ['compare', ...args], board);
    assert.equal(answer.match(/ solutions=many\b/g)?.length, methods.length, answer);
  }
});

test('--rating says how difficult and how interesting a puzzle is, where a method does', () => {
  const boards = unique.filter((_, at) => at % 4 === 0);
  const compared = outputOf(filter, ['compare', '--rating', ...visits], lines(boards))
    .trim()
    .split('\n');
  const stepped = outputOf(filter, ['steps', '--method', 'human', '--rating'], lines(boards));
  boards.forEach((board, i) => {
    const solver = engine.open(board, { method: 'human', options: { measure: 1 } });
    const { rating } = solver.solve();
    solver.free();
    const { difficulty, interest } = rating ?? assert.fail();
    const told = ` difficulty=${difficulty.rank} score=${difficulty.score} interest=${interest}`;
    const rated = compared[i].split('; ').filter((part) => part.includes(' difficulty='));
    assert.equal(rated.length, 1);
    assert.ok(rated[0].startsWith('human ') && rated[0].endsWith(told), rated[0]);
    assert.ok(stepped.split('\n')[i].startsWith(`finished${told}; `));
  });
  assert.doesNotMatch(outputOf(filter, ['compare'], unique[0]), /difficulty/);
});

test('--visits gives a method up', () => {
  const [board] = unique;
  const args = ['steps', '--method', 'backtracking', '--visits'];
  assert.match(outputOf(filter, [...args, '10'], board), /^gave-up(;|$)/);
  assert.match(outputOf(filter, [...args, '4294967295'], board), /^finished;/);
  const compared = outputOf(filter, ['compare', '--visits', '1'], lines([board, board]));
  assert.equal(compared.match(/ gave-up /g)?.length, 2 * methods.length);
  assert.equal(new Set(compared.trim().split('\n')).size, 1);
});

test('a method on digits takes no 729 characters', () => {
  const wide = '123456789'.repeat(81);
  for (const [command, who] of [
    ['steps', 'this method'],
    ['compare', 'compare'],
  ]) {
    const { status, stdout } = run(filter, [command, ...visits], `${wide}\n${unique[0]}\n`);
    assert.equal(status, 1);
    const [error, answer] = stdout.split('\n');
    assert.equal(error, `error: ${who} takes 81 characters only\t${wide}`);
    assert.match(answer, /finished/);
  }
});

test('a method on candidates begins from 729 of them', () => {
  const { words } = readCases('unique')[0];
  const wide = Array.from(words[0], (digit) =>
    '.........'.replace(/./g, (_, i) => (i + 1 === Number(digit) ? digit : '.')),
  ).join('');
  const answer = outputOf(filter, ['steps', '--method', 'human'], wide);
  assert.match(answer, new RegExp(`^finished; hidden-single r1c1=${words[0][0]}; `));
});

const some = lines([...unique.filter((_, i) => i % 25 === 0), `11${'.'.repeat(79)}`]);
answersAlike('a press of every method', [
  ...methods.map(
    (method) =>
      /** @type {[string[], string]} */ ([['steps', '--method', method, ...visits], some]),
  ),
  [['steps', '--method', 'human', '--rating'], some],
]);

for (const other of others) {
  test(`${other.name}: compare has the figures that it has ${filter.name}`, () => {
    const args = ['compare', '--rating', ...visits];
    // The exact search has vectors in one of the two, so that it takes other visits.
    const [wanted, got] = [filter, other].map((one) =>
      outputOf(one, args, some).replaceAll(/ visits=\d+/g, ''),
    );
    assert.equal(got, wanted);
  });
}
