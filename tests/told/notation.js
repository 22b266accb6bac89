// Reads a step in the notation of forums, and proves it from its lines and the board alone.
//
// The one idea: what is written says that one of some candidates is true: of two strongly linked nodes, of the places of
// a unit, of the candidates of a square. Each of these is first seen to be so on the board, each weak link to be one.
// Then the conclusion has to follow.
import { candidate, clash, digitOf, squareOf } from './board.js';
import { elsewhereOf, faultOfDeadly } from './deadly.js';
import { proveMultiDigit } from './multi-digit.js';
import { canBe, choicesIn } from './proof.js';
import { UNITS } from '../grid.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./board.js').Candidate} Candidate */
/** @typedef {Candidate[]} Clause one of them is true */
/** @typedef {{ isOn: boolean, candidates: Candidate[], isFound: boolean }} Claim */
/** @typedef {{ name: string, pattern: string, placed: Candidate[], removed: Candidate[], unit: number | null, ways: string[] }} Line */

/** @param {boolean} isSo @param {string} what */
function holds(isSo, what) {
  if (!isSo) throw new Error(what);
}

/** @param {string} digits */
const digitsOf = (digits) => [...digits.replaceAll(/\D/g, '')].map(Number);

/** "r12c58,r3c4" @param {string} names @returns {number[]} */
export const squaresOf = (names) =>
  names.split(',').flatMap((name) => {
    const [, rows, columns] = /^r(\d+)c(\d+)$/.exec(name) ?? holds(false, `squares: ${name}`) ?? [];
    return digitsOf(rows).flatMap((row) => digitsOf(columns).map((column) => 9 * row + column - 10)); // prettier-ignore
  });

/** "r12b3" @param {string} names @returns {number[]} */
const unitsOf = (names) =>
  [...names.matchAll(/([rcb])(\d+)/g)].flatMap(([, type, numbers]) =>
    digitsOf(numbers).map((number) => 9 * 'rcb'.indexOf(type) + number - 1),
  );

/** "r3c57,r4c1<>5, r4c6=6 in b5" @param {string} text */
function conclusionOf(text) {
  const [all, unit] = text.split(' in ');
  const found = { placed: /** @type {number[]} */ ([]), removed: /** @type {number[]} */ ([]) };
  for (const one of all.split(', ')) {
    const [, names, sign, digit] = /^(.+?)(=|<>)(\d)$/.exec(one) ?? [];
    const own = squaresOf(names).map((square) => candidate(square, Number(digit)));
    found[sign === '=' ? 'placed' : 'removed'].push(...own);
  }
  return { ...found, unit: unit ? unitsOf(unit)[0] : null };
}

/** @param {string} text @returns {Line} */
export function readNotation(text) {
  const [first, ...ways] = text.split('\n');
  const [left, right] = first.includes(' => ') ? first.split(' => ') : [`${first.split(': ')[0]}: `, first.split(': ')[1]]; // prettier-ignore
  const [name, ...pattern] = left.split(': ');
  return { name, pattern: pattern.join(': '), ...conclusionOf(right), ways: ways.map((way) => way.trim()) }; // prettier-ignore
}

/** What a line says, with what it says of the board. */
class Notation {
  /** @type {Clause[]} */
  clauses = [];

  /** @param {Line} line @param {Board} board @param {readonly number[]} givens */
  constructor(line, board, givens) {
    this.line = line;
    this.board = board;
    this.givens = givens;
  }

  /** @param {readonly number[]} squares @param {readonly number[]} digits those that are left there */
  at(squares, digits) {
    return digits.flatMap(
      (digit) =>
      squares.map((square) => candidate(square, digit)).filter((one) => this.board.candidates.has(one)), // prettier-ignore
    );
  }

  /** @param {readonly number[]} squares @param {readonly number[]} digits all of which are left there */
  every(squares, digits) {
    const all = this.at(squares, digits);
    holds(all.length === squares.length * digits.length, `candidates ${digits} in ${squares}`);
    return all;
  }

  /** @param {readonly number[]} squares */
  squares(squares) {
    this.clauses.push(...squares.map((square) => this.board.inSquare(square)));
  }

  /** @param {readonly number[]} units @param {readonly number[]} digits */
  units(units, digits) {
    for (const unit of units)
      this.clauses.push(...digits.map((digit) => this.board.inUnit(UNITS[unit], digit)));
  }

  /** One of these is true, as the board shows. @param {readonly Candidate[]} some @param {string} what */
  strong(some, what) {
    const choices = choicesIn(this.board, some);
    holds(choices.length > 0, `no strong link: ${what}`);
    this.clauses.push(...choices);
    return choices;
  }

  /** "r1c23 {137}" @param {string} text @param {number} [more] digits than squares */
  set(text, more) {
    const [, names, digits] = /^(\S+) \{(\d+)\}$/.exec(text) ?? [];
    const squares = squaresOf(names);
    const left = [...new Set(squares.flatMap((square) => this.board.inSquare(square)).map(digitOf))]; // prettier-ignore
    holds(left.toSorted().join('') === digits, `the set has other digits: ${text}`);
    holds(more === undefined || digits.length === squares.length + more, `a set of its size: ${text}`); // prettier-ignore
    this.squares(squares);
    return { squares, digits: digitsOf(digits) };
  }

  /** Not both sets have the digit. @param {{ squares: number[] }} a @param {{ squares: number[] }} b @param {number} digit */
  common(a, b, digit) {
    const [one, other] = [this.at(a.squares, [digit]), this.at(b.squares, [digit])];
    holds(one.length > 0 && other.length > 0, `both sets have ${digit}`);
    holds(one.every((x) => other.every((y) => clash(x, y))), `${digit} is a restricted common`); // prettier-ignore
  }
}

/* --- Chains ---------------------------------------------------------------------------------------- */

/** @typedef {{ link: string, digits: number[], squares: number[], inside: boolean }} Term inside: in the brackets of the one before */

/** "(3)r1c2 = (3=7)r4c8" @param {string} text @returns {Term[]} */
function termsOf(text) {
  const found = [...text.matchAll(/(?: ([=-]) )?\((\d+(?:[=-]\d+)*)\)([rc\d,]+)/g)];
  holds(found.map(([all]) => all).join('') === text, `a chain: ${text}`);
  return found.flatMap(([, link = '', inside, names]) =>
    [...inside.matchAll(/([=-]?)(\d+)/g)].map(([, own, digits], at) => ({
      link: at ? own : link,
      digits: digitsOf(digits),
      squares: squaresOf(names),
      inside: at > 0,
    })),
  );
}

/** @param {Notation} told @param {Term} before @param {Term} term */
function proveLink(told, before, term) {
  const what = JSON.stringify([before, term]);
  const [one, other] = [before, term].map(({ squares, digits }) => told.at(squares, digits));
  holds(one.length > 0 && other.length > 0, `candidates: ${what}`);
  if (term.link === '-') {
    // Where they have several digits, each takes its own.
    const clashes = one.every((a) => other.every((b) => (before.digits.length > 1 && digitOf(a) !== digitOf(b)) || clash(a, b))); // prettier-ignore
    holds(clashes && (before.digits.length < 2 || String(before.digits) === String(term.digits)), `no weak link: ${what}`); // prettier-ignore
    return;
  }
  if (!term.inside || term.squares.length === 1) return void told.strong([...one, ...other], what);
  const all = new Set(term.squares.flatMap((square) => told.board.inSquare(square)).map(digitOf));
  holds(all.size === term.squares.length + 1, `no almost locked set: ${what}`);
  told.squares(term.squares);
}

/** @param {Notation} told @param {string} text @returns {Claim[]} the first and the last node */
function proveChain(told, text) {
  const isLoop = text.endsWith(' loop');
  const terms = termsOf(text.replace(/ [=-] loop$/, ''));
  if (isLoop) terms.push({ ...terms[0], link: text.at(-6) ?? '', inside: false });
  const links = terms.slice(1).map(({ link }) => link);
  holds(links.length > 0 && links.every((link, at) => link !== links[at - 1]), `links by turns: ${text}`); // prettier-ignore
  terms.slice(1).forEach((term, at) => proveLink(told, terms[at], term));
  const claim = (/** @type {Term} */ { squares, digits }, /** @type {boolean} */ isOn) => ({
    ...{ candidates: told.at(squares, digits), isOn, isFound: false },
  });
  return [claim(terms[0], links[0] === '-'), claim(terms[terms.length - 1], links[links.length - 1] === '=')]; // prettier-ignore
}

/** "r1c2=3" @param {Notation} told @param {string} text @returns {Claim} */
function claimOf(told, text) {
  const [, names, sign, digit, found] = /^(.+?)(=|<>)(\d)( \(.+\))?$/.exec(text) ?? [];
  const candidates = told.every(squaresOf(names), [Number(digit)]);
  return { candidates, isOn: sign === '=', isFound: found !== undefined };
}

/** @param {Claim} a @param {Claim} b */
const isClaim = (a, b) => a.isOn === b.isOn && String(a.candidates) === String(b.candidates);

/** "r1c2=3 -> r1c5<>3; r1c5<>3, r1c6<>3 -> r1c7=3" @param {Notation} told @param {string} text @returns {Claim[]} the first, and all ends */
function proveNet(told, text) {
  /** @type {Claim[]} */
  const known = [];
  for (const part of text.split('; ')) {
    const [from, ...then] = part.split(' -> ');
    let before = from.split(', ').map((one) => claimOf(told, one));
    if (known.length === 0) known.push(...before);
    holds(before.every((one) => known.some((other) => isClaim(one, other))), `not known: ${part}`); // prettier-ignore
    for (const one of then.map((next) => claimOf(told, next))) {
      proveImplication(told, before, one, part);
      known.push(one);
      before = [one];
    }
  }
  return known;
}

/** @param {Notation} told @param {readonly Claim[]} before @param {Claim} next @param {string} what */
function proveImplication(told, before, { isOn, candidates, isFound }, what) {
  const gone = before.filter((one) => !one.isOn).flatMap((one) => one.candidates);
  if (isFound) {
    const left = choicesIn(told.board, [...told.board.candidates]).map((all) => all.filter((one) => !gone.includes(one))); // prettier-ignore
    for (const one of candidates) {
      holds(!canBe(left, [one]), `what is found is so: ${what}`);
      told.clauses.push([...gone, ...told.board.inSquare(squareOf(one)).filter((other) => other !== one)]); // prettier-ignore
    }
  } else if (isOn) told.strong([...gone, ...candidates], what);
  else {
    const takes = before.some((one) => one.isOn && one.candidates.every((a) => candidates.every((b) => clash(a, b)))); // prettier-ignore
    holds(takes, `no weak link: ${what}`);
  }
}

/** @param {Notation} told @param {readonly string[]} ways @returns {Claim[][]} what each begins with, and what it comes to */
const proveWays = (told, ways) =>
  ways.map((way) => (way.startsWith('(') ? proveChain(told, way) : proveNet(told, way)));

/* --- Families -------------------------------------------------------------------------------------- */

/** @typedef {(told: Notation, pattern: string) => void} Prover */

/** @type {Prover} */
function proveSet(told, pattern) {
  if (pattern.includes('; ')) return pattern.split('; ').forEach((one) => proveSet(told, one));
  const [set, lines] = pattern.split(' of ');
  const [digits, squares] = [digitsOf(set.split(' in ')[0]), squaresOf(set.split(' in ')[1])];
  holds(squares.length === (lines ? 3 : digits.length), 'as many digits as squares');
  if (lines) {
    holds(unitsOf(lines).every((unit) => digits.every((digit) => told.board.inUnit(UNITS[unit], digit).length > 0)), 'each has a place'); // prettier-ignore
    return told.units(unitsOf(lines), digits);
  }
  if (!told.line.name.includes('Hidden')) return told.squares(squares);
  for (const digit of digits) {
    const units = UNITS.filter((unit) => told.board.inUnit(unit, digit).length > 0 && told.board.inUnit(unit, digit).every((one) => squares.includes(squareOf(one)))); // prettier-ignore
    holds(units.length > 0, `${digit} has other places`);
    told.clauses.push(...units.map((unit) => told.board.inUnit(unit, digit)));
  }
}

/** @type {Prover} */
function proveFish(told, pattern) {
  const [, text, all] = /^(\d) (.+)$/.exec(pattern) ?? [];
  const digit = Number(text);
  /** @type {Set<Candidate>} */
  const taken = new Set();
  for (const fish of all.split(' + ')) {
    const [lines, ...names] = fish.split(' ');
    const [base, cover] = lines.split('\\').map(unitsOf);
    holds(base.length > 1 && base.length === cover.length, 'as many covers as bases');
    const places = base.flatMap((unit) => told.board.inUnit(UNITS[unit], digit));
    const inBase = (/** @type {Candidate} */ one) => places.filter((other) => other === one).length;
    const inCover = (/** @type {Candidate} */ one) => cover.filter((unit) => UNITS[unit].includes(squareOf(one))).length; // prettier-ignore
    const endo = names.filter((name) => name.startsWith('e')).flatMap((name) => told.every(squaresOf(name.slice(2)), [digit])); // prettier-ignore
    const fins = names.filter((name) => name.startsWith('f')).flatMap((name) => told.every(squaresOf(name.slice(1)), [digit])); // prettier-ignore
    holds(endo.every((one) => inBase(one) > 1), 'an endo fin lies in two bases'); // prettier-ignore
    const exo = places.filter((one) => inBase(one) === 1 && inCover(one) === 0);
    const isFins = fins.every((one) => inBase(one) > 0) && exo.every((one) => fins.includes(one));
    holds(isFins && places.every((one) => inCover(one) > 0 || [...fins, ...endo].includes(one)), 'covers and fins hold the bases'); // prettier-ignore
    for (const one of told.line.removed) {
      const isFree =
        inCover(one) > inBase(one) && [...fins, ...endo].every((fin) => clash(fin, one));
      if (isFree) taken.add(one);
    }
    told.units(base, [digit]);
  }
  if (told.line.name.startsWith('Kraken')) {
    for (const [, last] of proveWays(told, told.line.ways))
      holds(!last.isOn && String(last.candidates) === String(told.line.removed), 'each way comes to the same'); // prettier-ignore
    return;
  }
  const isDone = told.line.removed.every((one) => taken.has(one));
  holds(isDone, 'a cover holds what goes, and all fins see it');
}

/** @type {Prover} */
function proveForcing(told, pattern) {
  const { ways, placed, removed } = told.line;
  const all = proveWays(told, pattern ? [pattern] : ways);
  const result = [...placed, ...removed];
  const starts = all.map(([first]) => first);
  const isRefuted = starts.every((first) => isClaim(first, { candidates: result, isOn: placed.length === 0, isFound: false })); // prettier-ignore
  if (!isRefuted) {
    const ends = all.every((nodes) => isClaim(nodes[nodes.length - 1], { candidates: result, isOn: placed.length > 0, isFound: false })); // prettier-ignore
    holds(ends, 'each way comes to the same');
    const [one, other] = starts;
    const isEither = starts.length === 2 && isClaim(one, { ...other, isOn: !other.isOn });
    if (!isEither) told.strong(starts.flatMap(({ candidates }) => candidates), 'all cases'); // prettier-ignore
  }
  const gone = all.flat().filter(({ isOn }) => !isOn).flatMap(({ candidates }) => candidates); // prettier-ignore
  told.clauses.push(...choicesIn(told.board, gone));
}

/** @type {Prover} */
const proveChains = (told, pattern) => {
  for (const chain of pattern.split(' + ')) proveChain(told, chain);
};

/** @type {Prover} */
function proveRectangle(told, pattern) {
  const [, digit, box, lines] = /^(\d) in (b\d) (.+)$/.exec(pattern) ?? [];
  told.units(unitsOf(box), [Number(digit)]);
  for (const names of lines.match(/[rc\d,]+/g) ?? [])
    told.strong(told.every(squaresOf(names), [Number(digit)]), names);
}

/** @type {Prover} */
function proveWing(told, pattern) {
  if (pattern.startsWith('(')) return proveChains(told, pattern);
  const [digits, names] = pattern.split(' in ');
  const squares = squaresOf(names);
  const count = digitsOf(digits).length;
  holds(count === squares.length && (count === 3 || count === 4), 'three of each, or four');
  told.squares(squares);
}

/** "(3)r1c2,r4c5 (5)r2c2 / (3)r1c5", and the square that one side empties. @type {Prover} */
function proveMedusa(told, pattern) {
  const [sides, empty] = pattern.split(', r').map((text, at) => (at ? `r${text}` : text));
  const all = sides.split(' / ').map((side) =>
    side.split(' ').flatMap((part) => {
      const [, digit, names] = /^\((\d)\)(.+)$/.exec(part) ?? [];
      return told.every(squaresOf(names), [Number(digit)]);
    }),
  );
  for (const [at, own] of all.entries()) {
    for (const one of own) {
      const links = choicesIn(told.board, [one, ...all[1 - at]]).filter((some) => some.includes(one) && some.length === 2); // prettier-ignore
      holds(links.length > 0, 'the sides are linked');
      told.clauses.push(...links);
    }
  }
  if (empty) told.squares(squaresOf(empty));
}

/** @type {Prover} */
function proveColours(told, pattern) {
  if (pattern.startsWith('(')) return proveMedusa(told, pattern);
  const digit = Number(pattern[0]);
  for (const pair of pattern.slice(2).split(', (')) {
    const [one, other] = pair.split(' / ').map((side) => told.every(squaresOf(side.replaceAll(/[()]/g, '')), [digit])); // prettier-ignore
    for (const place of one) {
      // Each place of a side is linked with one of the other.
      const links = choicesIn(told.board, [place, ...other]).filter((all) => all.includes(place) && all.length === 2); // prettier-ignore
      holds(links.length > 0, 'the sides are linked');
      told.clauses.push(...links);
    }
    for (const place of other) {
      const links = choicesIn(told.board, [place, ...one]).filter((all) => all.includes(place) && all.length === 2); // prettier-ignore
      holds(links.length > 0, 'the sides are linked');
    }
  }
}

/** The chains behind a pattern, and the set that goes with it. @param {Notation} told @param {string} pattern @returns {string} the rest */
function proveBesides(told, pattern) {
  const chains = pattern.split(', ').filter((one) => one.includes(' = '));
  chains.forEach((chain) => proveChain(told, chain));
  const rest = pattern.split(', ').filter((one) => !chains.includes(one)).join(', '); // prettier-ignore
  const [before, set] = rest.split(' with ');
  if (set) {
    const [digits, squares] = [digitsOf(set.split(' in ')[0]), squaresOf(set.split(' in ')[1])];
    // A naked set has no other digits; those of a hidden one have no other places in some unit.
    told.squares(squares);
    told.clauses.push(...UNITS.filter((unit) => squares.every((square) => unit.includes(square))).flatMap((unit) => digits.map((digit) => told.board.inUnit(unit, digit)).filter((all) => all.length))); // prettier-ignore
  }
  return before;
}

/** @type {Prover} */
function proveUniqueness(told, pattern) {
  const [names, places, lines = ''] = proveBesides(told, pattern).split(/ in | of /);
  const rule = told.line.name.toLowerCase().replace('’s', '').replaceAll(' ', '-');
  const deadly = { squares: squaresOf(places), digits: digitsOf(names), lines: unitsOf(lines) };
  const fault = faultOfDeadly(rule, {
    ...deadly,
    digitAt: (square) => told.board.digits[square],
    isGiven: (square) => told.givens.includes(square),
  });
  holds(fault === null, String(fault));
  const all = deadly.squares.flatMap((square) => told.board.inSquare(square));
  const extras = all.filter((one) => !deadly.digits.includes(digitOf(one)));
  told.clauses.push([...extras, ...elsewhereOf(rule, deadly, told.board)]);
}

/** @type {Prover} */
function proveBug(told, pattern) {
  const extras = proveBesides(told, pattern).split(', ').flatMap((one) => {
    const [, digits, names] = /^\((\d+)\)(.+)$/.exec(one) ?? [];
    return told.every(squaresOf(names), digitsOf(digits));
  }); // prettier-ignore
  const rest = [...told.board.candidates].filter((one) => !extras.includes(one));
  for (const unit of UNITS)
    for (let digit = 1; digit <= 9; digit++) {
      const count = rest.filter((one) => digitOf(one) === digit && unit.includes(squareOf(one))).length; // prettier-ignore
      holds(count === 0 || count === 2, 'two places in each unit, or none');
    }
  told.clauses.push(extras);
}

/** @param {string} pattern */
const readSets = (pattern) => [...pattern.matchAll(/[A-Z]=(r\S+ \{\d+\})/g)].map(([, set]) => set);

/** @type {Prover} */
function proveAls(told, pattern) {
  const sets = readSets(pattern).map((set) => told.set(set, 1));
  const read = (/** @type {string} */ letter) => digitsOf(new RegExp(`, ${letter}=([\\d,]+)`).exec(pattern)?.[1] ?? ''); // prettier-ignore
  const [one, other, middle] = sets;
  for (const x of read('X')) told.common(one, middle ?? other, x);
  for (const y of read('Y')) told.common(other, middle, y);
  const isDouble = read('X').length > 1;
  holds(isDouble === (read('Z').length === 0), 'one common, and what goes');
  for (const gone of isDouble ? [] : told.line.removed) {
    holds(read('Z').includes(digitOf(gone)), 'what goes is named');
    for (const set of [one, other]) {
      const own = told.at(set.squares, [digitOf(gone)]);
      holds(own.length > 0 && own.every((place) => clash(place, gone)), 'it sees all places of both'); // prettier-ignore
    }
  }
}

/** @type {Prover} */
function proveAlsChain(told, pattern) {
  const parts = pattern.split(/ ?-(?=[\d ])|- /).map((part) => part.trim());
  const [first, last] = [parts[0], parts[parts.length - 1]];
  holds(first === last, 'it begins and ends with the same');
  const sets = parts.filter((part) => part.startsWith('r')).map((part) => told.set(part, 1));
  const commons = parts
    .slice(1, -1)
    .filter((part) => !part.startsWith('r'))
    .map(Number);
  holds(commons.length === sets.length - 1, 'a digit between two sets');
  commons.forEach((digit, at) => told.common(sets[at], sets[at + 1], digit));
  holds(told.line.removed.every((gone) => digitsOf(first).includes(digitOf(gone))), 'what goes is named'); // prettier-ignore
}

/** @type {Prover} */
function proveBlossom(told, pattern) {
  const [, stem, petals] = /^\[(\S+)\] (.+)$/.exec(pattern) ?? [];
  const [square] = squaresOf(stem);
  told.squares([square]);
  const digits = petals.split(', ').map((petal) => {
    const [, digit, set] = /^-(\d)- (.+)$/.exec(petal) ?? [];
    told.common({ squares: [square] }, told.set(set, 1), Number(digit));
    return Number(digit);
  });
  holds(String(told.board.inSquare(square).map(digitOf)) === String(digits.toSorted()), 'a petal for each digit'); // prettier-ignore
}

/** @type {Prover} */
function proveSets(told, pattern) {
  for (const set of pattern.match(/r[rc\d,]+ \{\d+\}/g) ?? []) told.set(set);
}

/** @type {Record<string, Prover>} */
const PROVERS = {
  'locked-candidates': (told, pattern) => told.units(unitsOf(pattern.split(' in ')[1]), [Number(pattern[0])]), // prettier-ignore
  subsets: proveSet,
  fish: proveFish,
  'finned-fish': proveFish,
  'complex-fish': proveFish,
  'kraken-fish': proveFish,
  'single-digit': (told, pattern) => (/ in b/.test(pattern) ? proveRectangle : proveChains)(told, pattern), // prettier-ignore
  wings: proveWing,
  colouring: proveColours,
  uniqueness: proveUniqueness,
  bug: proveBug,
  als: (told, pattern) => (told.line.name.endsWith('Chain') ? proveAlsChain : told.line.name.startsWith('Death') ? proveBlossom : proveAls)(told, pattern), // prettier-ignore
  'sue-de-coq': proveSets,
  'multi-digit': (told, pattern) =>
    proveMultiDigit(told, told.line.name.endsWith('Oddagon') ? proveBesides(told, pattern) : pattern, { squaresOf, unitsOf, digitsOf }), // prettier-ignore
  chains: proveChains,
  loops: proveChains,
  forcing: proveForcing,
  exclusion: proveSets,
};

/**
 * @param {string} text a step in the notation
 * @param {{ family: string, board: Board, givens: readonly number[] }} of
 * @returns {string | null} its fault
 */
export function faultInNotation(text, { family, board, givens }) {
  try {
    const line = readNotation(text);
    const told = new Notation(line, board, givens);
    if (line.pattern || line.ways.length) PROVERS[family](told, line.pattern);
    if (line.unit !== null) told.units([line.unit], line.placed.map(digitOf));
    else told.squares(line.placed.map(squareOf));
    for (const one of line.removed)
      holds(!canBe(told.clauses, [one]), `${digitOf(one)} in ${squareOf(one)} goes`);
    for (const one of line.placed)
      holds(!canBe(told.clauses.map((all) => all.filter((other) => other !== one)), []), `${digitOf(one)} in ${squareOf(one)} stands`); // prettier-ignore
    return null;
  } catch (error) {
    return `${/** @type {Error} */ (error).message}: ${text}`;
  }
}
