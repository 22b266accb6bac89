// The Help's techniques: each picture holds on its board, and its caption says in every language what it
// shows. Worked out from the boards alone, without the modules that draw.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TECHNIQUES } from '../../web/help/technique-pictures.js';
import { CARDS } from '../../web/help/techniques.js';
import { candidatesOf } from '../../web/game/candidates.js';
import { toText } from '../../web/game/state.js';
import { columnOf, peers, rowOf, squareAt, UNITS, unitSquares } from '../../web/game/units.js';
import { locales } from '../locales/all.js';
import { ask } from '../page/engine.js';

/** @typedef {import('../../web/help/drawing.js').HelpPicture} HelpPicture */
/** @typedef {import('../../web/game/units.js').Unit} Unit */

/** @param {string} slug */
const captionOf = (slug, language = 'en') =>
  locales[language][CARDS.find((card) => card.slug === slug)?.caption ?? ''];

/** @param {HelpPicture} picture @param {string} role */
const inRole = ({ overlay }, role) =>
  (overlay.squares ?? []).filter((one) => one.role === role).map(({ square }) => square);

/** @param {HelpPicture} picture @param {string} role */
const unitsOf = ({ overlay }, role) =>
  (overlay.units ?? []).filter((one) => one.role === role).map(({ unit }) => unit);

/** @param {number} square @param {number} digit */
const pair = (square, digit) => `r${rowOf(square)}c${columnOf(square)} ${digit}`;

/** @param {HelpPicture} picture @returns {string[]} */
const struckIn = ({ overlay }) =>
  (overlay.struck ?? []).map(({ square, digit }) => pair(square, digit)).sort();

/** @param {string} name */
const squareOf = (name) => squareAt(Number(name[1]), Number(name[3]));

/** The candidates that a caption removes. @param {string} caption @returns {string[]} */
const takenIn = (caption) =>
  [...caption.matchAll(/((?:r\dc\d(?:, | and )?)+) cannot be (\d(?: or \d)?)/g)].flatMap(
    ([, squares, digits]) =>
      (squares.match(/r\dc\d/g) ?? []).flatMap((name) =>
        (digits.match(/\d/g) ?? []).map((digit) => pair(squareOf(name), Number(digit))),
      ),
  );

/** @param {Unit[]} units */
const all = (units) => new Set(units.flatMap((unit) => [...unitSquares(unit)]));

test('every technique has its picture, and every picture its technique', () => {
  assert.deepEqual(CARDS.map(({ slug }) => slug).sort(), Object.keys(TECHNIQUES).sort());
});

test('a full house is the last empty square of the unit outlined', () => {
  const picture = TECHNIQUES['full-house'];
  const [target] = inRole(picture, 'target');
  const [unit] = unitsOf(picture, 'set');
  const digits = unitSquares(unit).map((square) => picture.game.squares[square].digit);
  assert.equal(new Set(digits).size, 9);
  assert.match(
    captionOf('full-house'),
    new RegExp(`^${pair(target, 0).slice(0, 4)} is 4\\. .*${unit.type} ${unit.number}\\.`),
  );
});

test('a naked single is seen by the eight other digits, each marked once', () => {
  const picture = TECHNIQUES['naked-single'];
  const [target] = inRole(picture, 'target');
  const causes = inRole(picture, 'cause');
  assert.ok(causes.every((square) => peers(target).includes(square)));
  const seen = causes.map((square) => picture.game.squares[square].digit);
  const own = picture.game.squares[target].digit;
  assert.deepEqual([...seen, own].sort(), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const [, kind, number, digits] of captionOf('naked-single').matchAll(
    /(row|column|box) (\d) has ([\d, and]+\d)/gi,
  )) {
    const unit = /** @type {Unit} */ ({ type: kind.toLowerCase(), number: Number(number) });
    const there = unitSquares(unit).map((square) => picture.game.squares[square].digit);
    for (const digit of digits.match(/\d/g) ?? []) assert.ok(there.includes(Number(digit)), digit);
  }
});

for (const slug of ['hidden-single', 'hidden-single-line']) {
  test(`${slug}: the digits marked see all other empty squares of the unit, and each of them is needed`, () => {
    const picture = TECHNIQUES[slug];
    const { squares } = picture.game;
    const [target] = inRole(picture, 'target');
    const { digit } = squares[target];
    const [unit] = unitsOf(picture, 'set');
    const causes = inRole(picture, 'cause');
    assert.ok(causes.every((square) => squares[square].digit === digit));
    const others = unitSquares(unit).filter((square) => !squares[square].digit);
    const closedBy = (/** @type {number[]} */ some) =>
      others.every((square) => some.some((cause) => peers(square).includes(cause)));
    assert.ok(closedBy(causes));
    for (const cause of causes) assert.ok(!closedBy(causes.filter((one) => one !== cause)));
    const shaded = unitsOf(picture, 'closed').map(unitSquares);
    assert.equal(shaded.length, causes.length);
    assert.ok(causes.every((cause, at) => shaded[at].includes(cause)));
    assert.ok(others.every((square) => shaded.flat().includes(square)));
    const named = captionOf(slug)
      .match(/r\dc\d/g)
      ?.map(squareOf);
    assert.deepEqual(new Set(named), new Set([target, ...causes]));
  });
}

test('the squares of a naked set have as many digits between them as they are', () => {
  for (const slug of ['naked-pair', 'naked-triple']) {
    const picture = TECHNIQUES[slug];
    const left = candidatesOf(picture.game);
    const set = inRole(picture, 'set');
    const digits = new Set(set.flatMap((square) => left[square]));
    assert.equal(digits.size, set.length, slug);
    const units = unitsOf(picture, 'set');
    for (const unit of units) assert.ok(set.every((square) => all([unit]).has(square)));
    const lost = [...all(units)]
      .filter((square) => !set.includes(square))
      .flatMap((square) =>
        left[square].filter((digit) => digits.has(digit)).map((digit) => pair(square, digit)),
      );
    assert.deepEqual(struckIn(picture), lost.sort(), slug);
  }
});

test('the digits of a hidden set have no other places in the unit', () => {
  const picture = TECHNIQUES['hidden-pair'];
  const left = candidatesOf(picture.game);
  const set = inRole(picture, 'set');
  const [unit] = unitsOf(picture, 'set');
  const digits = new Set((picture.overlay.focusDigits ?? []).map(({ digit }) => digit));
  assert.equal(digits.size, set.length);
  for (const digit of digits) {
    const places = unitSquares(unit).filter((square) => left[square].includes(digit));
    assert.deepEqual(places, set);
  }
  const lost = set.flatMap((square) =>
    left[square].filter((digit) => !digits.has(digit)).map((digit) => pair(square, digit)),
  );
  assert.deepEqual(struckIn(picture), lost.sort());
});

test('where units cross, the digit has places in the one kind only where it meets the other', () => {
  for (const [slug, size] of /** @type {[string, number][]} */ ([
    ['pointing', 1],
    ['claiming', 1],
    ['x-wing', 2],
    ['swordfish', 3],
  ])) {
    const picture = TECHNIQUES[slug];
    const left = candidatesOf(picture.game);
    const [{ digit }] = picture.overlay.focusDigits ?? [];
    const [base, cover] = [unitsOf(picture, 'base'), unitsOf(picture, 'cover')];
    assert.deepEqual([base.length, cover.length], [size, size], slug);
    const having = (/** @type {Unit[]} */ units) =>
      [...all(units)].filter((square) => left[square].includes(digit));
    assert.deepEqual(new Set(inRole(picture, 'base')), new Set(having(base)));
    assert.ok(
      having(base).every((square) => all(cover).has(square)),
      slug,
    );
    const lost = having(cover).filter((square) => !all(base).has(square));
    assert.deepEqual(struckIn(picture), lost.map((square) => pair(square, digit)).sort());
    assert.ok(lost.length > 0);
  }
});

test('each link of the chain forces the next, and the last contradicts the first', () => {
  const { game, overlay } = TECHNIQUES.chain;
  const left = candidatesOf(game);
  const links = overlay.links ?? [];
  assert.ok(links.length >= 4);
  for (const { from, to, role } of links) {
    assert.ok(peers(from.square).includes(to.square));
    if (role === 'weakLink') {
      assert.deepEqual([to, from.digit], [links[0].from, links[0].from.digit]);
    } else {
      assert.deepEqual(new Set(left[to.square]), new Set([from.digit, to.digit]));
    }
  }
});

test('what the trial numbers follows, one after the other, until a square has no candidate', () => {
  const { game, overlay } = TECHNIQUES.trial;
  const left = candidatesOf(game).map((digits) => new Set(digits));
  const steps = (overlay.tags ?? []).map(({ square = -1 }) => ({
    square,
    digit: (overlay.focusDigits ?? []).find((one) => one.square === square)?.digit ?? 0,
  }));
  for (const [index, { square, digit }] of steps.entries()) {
    assert.ok(index === 0 || [...left[square]].join() === String(digit), pair(square, digit));
    for (const peer of peers(square)) left[peer].delete(digit);
  }
  assert.deepEqual(
    (overlay.wrong ?? []).map((square) => [game.squares[square].digit, left[square].size]),
    [[0, 0]],
  );
  const told = [...captionOf('trial').matchAll(/(r\dc\d) is (\d) \((\d)\)/g)];
  assert.deepEqual(
    told.map(([, name, digit, number]) => [squareOf(name), Number(digit), Number(number)]),
    steps.map(({ square, digit }, index) => [square, digit, index + 1]),
  );
});

test('what a caption takes away is what its picture crosses out', () => {
  for (const slug of [
    'naked-pair',
    'naked-triple',
    'hidden-pair',
    'pointing',
    'claiming',
    'x-wing',
    'swordfish',
    'chain',
  ]) {
    assert.deepEqual(takenIn(captionOf(slug)).sort(), struckIn(TECHNIQUES[slug]), slug);
  }
});

test('what a caption concludes is right and follows from what was taken away', () => {
  for (const { slug } of CARDS) {
    const caption = captionOf(slug);
    const { game } = TECHNIQUES[slug];
    const { board } = ask('solve', toText(game));
    const said = [...caption.matchAll(/(?:^|So )(r\dc\d) is (\d)/g)];
    assert.ok(said.length === 1 || slug === 'trial', slug);
    for (const [, name, digit] of said) assert.equal(board[squareOf(name)], digit, slug);
    const taken = takenIn(caption);
    for (const one of taken) assert.notEqual(board[squareOf(one)], one.at(-1), `${slug}: ${one}`);
    if (!taken.length || !said.length) continue;
    const [[, name, digit]] = said;
    const left = candidatesOf(game).map((digits, square) =>
      digits.filter((one) => !taken.includes(pair(square, one))),
    );
    const [, kind, number] = /no other square in (\w+) (\d) can be/.exec(caption) ?? [];
    const unit = UNITS.find((one) => one.type === kind && one.number === Number(number));
    assert.deepEqual(
      unit
        ? unitSquares(unit).filter((square) => left[square].includes(Number(digit)))
        : left[squareOf(name)],
      [unit ? squareOf(name) : Number(digit)],
      slug,
    );
  }
});

test('the captions of all languages name the same squares and units', () => {
  /** @param {string} text @param {RegExp} pattern */
  const named = (text, pattern) =>
    [...text.matchAll(pattern)].map(([, ...numbers]) => numbers.join(' ')).sort();
  const ofEnglish = { square: /r(\d)c(\d)/g, unit: /(?:rows?|columns?|box(?:es)?) (\d)/gi };
  const others = {
    ja: { square: /(\d)行(\d)列/g, unit: /第(\d)(?:行|列|ボックス)/g },
    'zh-Hans': { square: ofEnglish.square, unit: /第(\d)(?:、\d)*[行列宫]/g },
  };
  const keys = [...CARDS.map(({ caption }) => caption), 'help.enter.caption', 'help.why.sentence']
    .concat(['help.sp.caption', 'help.mes.11', 'help.mes.12', 'help.mes.2', 'help.mes.3'])
    .concat(['help.mes.4', 'help.mds.b', 'help.mds.c', 'help.mds.complement']);
  assert.deepEqual(Object.keys(others).concat('en').sort(), Object.keys(locales).sort());
  for (const key of keys) {
    const own = named(locales.en[key], ofEnglish.square);
    assert.ok(own.length > 0, key);
    const units = named(locales.en[key], ofEnglish.unit).length > 0;
    for (const [tag, { square, unit }] of Object.entries(others)) {
      const text = locales[tag][key];
      assert.deepEqual([...new Set(named(text, square))], [...new Set(own)], `${tag}: ${key}`);
      assert.equal(named(text, unit).length > 0, units, `${tag}: ${key}`);
    }
  }
});
