// Proves the sentences about patterns of several digits.

import { areSame, digitOf, distinct, literal } from './logic.js';
import { UNITS, UNITS_OF, lies, nameSquare, nameUnit } from '../grid.js';

/** @typedef {import('./proof.js').Proof} Proof */
/** @typedef {import('./proof.js').Prover} Prover */

/** @typedef {{ digit: number, units: number[] }} Cover */
/** @typedef {{ unit: number, digits: number[] }} Sector */

const isRow = (/** @type {number} */ unit) => unit < 9;
const isBox = (/** @type {number} */ unit) => unit >= 18;

/** @param {readonly number[]} units @param {number} square */
const inSome = (units, square) => units.some((unit) => lies(unit, square));

/** Whether it is the digit, or can be. @param {Proof} proof @param {number} square @param {number} digit */
const has = ({ position }, square, digit) =>
  position.digits[square] === digit || position.can(square, digit);

/** All places of a digit in these lines that are held by nothing else are in one or two units. @param {Proof} proof @param {Cover} cover @param {readonly number[]} places */
function holds(proof, { digit, units }, places) {
  const own = places.filter((square) => has(proof, square, digit));
  proof.must(units.length === 1 || units.length === 2, `${units.length} lines hold ${digit}`);
  proof.must(distinct(units).length === units.length && !units.some(isBox), 'these are no lines');
  const free = own.filter((square) => !inSome(units, square));
  proof.must(free.length === 0, `nothing holds ${digit} in ${free.map(nameSquare)}`);
  const idle = units.filter((unit) => !own.some((square) => lies(unit, square)));
  proof.must(idle.length === 0, `${idle.map(nameUnit)} hold no ${digit}`);
}

/**
 * What all exocets say: whatever base digit it is, a target has it.
 * @param {Proof} proof @param {import('../explained/reader.js').Fact} fact @param {readonly number[]} targets all squares of them
 */
function exocet(proof, { bases, choices, line, box, across, boxes, covers }, targets) {
  proof.must(bases.length === 2, 'two of a base');
  proof.must(distinct([...bases, ...targets]).length === 2 + targets.length, 'a square is named twice'); // prettier-ignore
  proof.must(!isBox(line) && isBox(box), 'these are other units');
  proof.allIn(line, bases);
  proof.allIn(box, bases);
  proof.must(areSame(proof.digitsOf(bases), choices), 'the base has other digits');
  for (const square of bases) proof.onlyDigits(square, proof.position.left(square));
  const around = UNITS.flatMap((squares, unit) => isBox(unit) && squares.some((square) => lies(line, square)) ? [unit] : []); // prettier-ignore
  proof.must(areSame(boxes, around), 'these are other boxes');
  proof.must(distinct(across).length === 3, 'there are not three lines');
  proof.must(across.every((/** @type {number} */ unit) => !isBox(unit) && isRow(unit) !== isRow(line)), 'they do not run across'); // prettier-ignore
  proof.must(
    targets.every((square) => inSome(across, square)),
    'a target is elsewhere',
  );
  const squares = across.flatMap((/** @type {number} */ unit) => UNITS[unit]);
  const [inside, outside] = [true, false].map((isInside) => squares.filter((/** @type {number} */ square) => inSome(boxes, square) === isInside)); // prettier-ignore
  for (const square of bases) proof.must(!inside.includes(square), 'a line runs through the base');
  proof.must(areSame(covers.map((/** @type {Cover} */ cover) => cover.digit), choices), 'not each digit is held'); // prettier-ignore
  const others = inside.filter((square) => !targets.includes(square) && !inSome([line, box], square)); // prettier-ignore
  for (const cover of covers) {
    const { digit } = cover;
    const out = others.filter((square) => has(proof, square, digit));
    proof.must(out.length === 0, `${digit} could be in ${out.map(nameSquare)}`);
    holds(proof, cover, outside.filter((square) => !targets.includes(square))); // prettier-ignore
    for (const unit of across) {
      if (!proof.position.stands(unit, digit)) proof.add(proof.places(unit, digit));
    }
    const inTarget = proof.at(targets, digit);
    proof.claim('a target has it', proof.at(bases, digit).map((one) => [-one, ...inTarget])); // prettier-ignore
  }
  proof.said.exocet = { bases, targets, choices };
}

/** @type {Record<string, Prover>} */
export const MULTI_DIGIT = {
  exocet(proof, fact) {
    const targets = [fact.first, fact.second];
    exocet(proof, fact, targets);
    proof.must(targets.every((square) => inSome(fact.boxes, square)), 'a target is outside'); // prettier-ignore
  },

  'exocet senior'(proof, fact) {
    const targets = [fact.first, fact.second];
    exocet(proof, fact, targets);
    proof.must(!targets.every((square) => inSome(fact.boxes, square)), 'no target is outside'); // prettier-ignore
  },

  'exocet plus'(proof, fact) {
    exocet(proof, fact, fact.targets);
    proof.must(fact.targets.every((/** @type {number} */ square) => inSome(fact.boxes, square)), 'a target is outside'); // prettier-ignore
    proof.must([3, 4].includes(fact.targets.length), 'there are other targets');
  },

  'exocet locked'(proof, { unit, digit, squares }) {
    const { targets, choices } = proof.said.exocet ?? { targets: [], choices: [] };
    proof.must(squares.length === 2 && !choices.includes(digit), 'that is a digit of the base');
    proof.must(squares.every((/** @type {number} */ square) => targets.includes(square)), 'that is no target'); // prettier-ignore
    proof.onlyPlaces(unit, digit, squares);
  },

  'exocet mirror'(proof, fact) {
    mirrors(proof, fact, fact.mirror);
  },

  'exocet mirror beside'(proof, fact) {
    proof.must(proof.said.exocet?.targets.includes(fact.other), 'that is no target');
    mirrors(proof, fact, [...fact.mirror, fact.other]);
  },

  tridagon(proof, { squares, boxes, choices, alike, differing, count = differing.length }) {
    const parts = boxes.map((/** @type {number} */ box) => squares.filter((/** @type {number} */ square) => lies(box, square)).toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b)); // prettier-ignore
    proof.must(boxes.length === 4 && boxes.every(isBox), 'there are not four boxes');
    const lines = [(/** @type {number} */ box) => Math.floor(box / 3), (/** @type {number} */ box) => box % 3]; // prettier-ignore
    for (const lineOf of lines) proof.must(distinct(boxes.map(lineOf)).length === 2, 'they make no rectangle'); // prettier-ignore
    proof.must(distinct(squares).length === 12 && choices.length === 3, 'twelve squares, three digits'); // prettier-ignore
    proof.must(areSame([...alike, ...differing], boxes), 'these are other boxes');
    proof.must(differing.length % 2 === 1 && count === differing.length, 'it comes back as it was');
    for (const [at, part] of parts.entries()) {
      const [rows, columns] = [0, 1].map((kind) => part.map((square) => UNITS_OF[square][kind]));
      proof.must(part.length === 3 && [rows, columns].every((lines) => distinct(lines).length === 3), 'they share a line'); // prettier-ignore
      const swaps = columns.flatMap((column, k) => columns.slice(k + 1).filter((next) => next < column)); // prettier-ignore
      proof.must(
        differing.includes(boxes[at]) === (swaps.length % 2 === 1),
        `the orders of ${nameUnit(boxes[at])}`,
      );
    }
    for (const square of squares) proof.must(proof.cells(square).length > 0, 'a square is filled');
    proof.add(...squares.map((/** @type {number} */ square) => proof.cells(square)));
    const extras = proof.clauses
      .slice(-12)
      .flat()
      .filter((one) => !choices.includes(digitOf(one)));
    proof.claim('one of the others is true', [extras]);
    proof.said.deadly = { squares, digits: choices, extras };
  },

  oddagon(proof, { squares, digits, count }) {
    proof.must(distinct(squares).length === count && squares.length === count, 'it is counted wrongly'); // prettier-ignore
    proof.must(count % 2 === 1 && digits.length === 2, 'two digits could take turns');
    for (const [at, square] of squares.entries()) {
      const next = squares[(at + 1) % count];
      proof.must(UNITS.some((_, unit) => lies(unit, square) && lies(unit, next)), `${nameSquare(square)} does not see ${nameSquare(next)}`); // prettier-ignore
      proof.must(proof.cells(square).some((one) => digits.includes(digitOf(one))), 'it can be neither'); // prettier-ignore
      proof.add(proof.cells(square));
    }
    const all = squares.flatMap((/** @type {number} */ square) => proof.cells(square));
    const extras = all.filter((/** @type {number} */ one) => !digits.includes(digitOf(one)));
    proof.claim('one of the others is true', [extras]);
    proof.said.deadly = { squares, digits, extras };
  },

  sectors(proof, { squares, sectors }) {
    proof.must(distinct(squares).length === squares.length, 'a square is named twice');
    proof.must(distinct(sectors.map((/** @type {Sector} */ { unit }) => unit)).length === sectors.length, 'a unit is named twice'); // prettier-ignore
    for (const square of squares) {
      const own = sectors.filter((/** @type {Sector} */ { unit }) => lies(unit, square)).flatMap((/** @type {Sector} */ { digits }) => digits); // prettier-ignore
      const left = proof.position.left(square).filter((digit) => !own.includes(digit));
      proof.must(left.length === 0, `${left} of ${nameSquare(square)} is not counted`);
      proof.must(proof.cells(square).length > 0, `${nameSquare(square)} is filled`);
      proof.add(proof.cells(square));
    }
    const room = sectors.flatMap((/** @type {Sector} */ { unit, digits }) => {
      const inside = squares.filter((/** @type {number} */ square) => lies(unit, square));
      return digits.map((digit) => proof.at(inside, digit));
    });
    proof.must(
      room.every((/** @type {number[]} */ all) => all.length > 0),
      'nothing is counted there',
    );
    proof.said.sue = { crossing: { digits: [] }, squares, room, told: [], isCounted: true };
  },
};

/** @param {Proof} proof @param {import('../explained/reader.js').Fact} fact @param {readonly number[]} rest of the box */
function mirrors(proof, { target, digits, bases, line, own, box, third, mirror }, rest) {
  const said = proof.said.exocet ?? { bases: [], targets: [], choices: [] };
  proof.must(said.targets.includes(target) && areSame(said.bases, bases), 'it is another exocet');
  proof.must(distinct([line, own, third]).length === 3 && isBox(box), 'these are other units');
  proof.allIn(line, bases);
  proof.allIn(own, [target]);
  for (const unit of [line, own, third])
    proof.must(!isBox(unit) && isRow(unit) === isRow(line) && UNITS[unit].some((square) => lies(box, square)), 'these are other lines'); // prettier-ignore
  const squares = UNITS[third].filter((square) => lies(box, square));
  proof.must(areSame(squares, rest), 'the box has other squares there');
  for (const digit of digits) {
    proof.must(said.choices.includes(digit), 'the base cannot be that');
    proof.candidates([target], digit);
    const out = mirror.filter((/** @type {number} */ square) => has(proof, square, digit));
    proof.must(out.length === 0, `${out.map(nameSquare)} could be ${digit}`);
    if (!proof.position.stands(box, digit)) proof.add(proof.places(box, digit));
    proof.claim('the target is not that', [[-literal(target, digit)]]);
  }
}
