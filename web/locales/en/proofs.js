/** Short proofs: loaded with what asks for the first. */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'proof.denied': '{square} cannot be {digit}.',
  'proof.way': 'The way there: {way}.',
  'proof.trial': 'one contradiction ({longest} {longest|one=line|other=lines})',
  'proof.trials':
    '{count} contradictions (the longest in {longest} {longest|one=line|other=lines})',
  'proof.patterns': '{count} {count|one=pair or locked digit|other=pairs or locked digits}',
  'proof.digits': '{count} other {count|one=digit|other=digits}',
  'proof.lines': 'Line by line',
  'proof.shorter': 'A shorter proof is being sought …',
  'proof.same': 'If {square} were {digit}, the same would follow.',
  'proof.shortest': 'No shorter contradiction exists (a pair counts as two lines).',
  'proof.given': '{square} is {digit} from the beginning: it is a given digit.',
  'proof.select': 'Select another square to ask what it must be.',
  'proof.several': '{square} can be {digit} or {other}: each leads to a solution.',
  'proof.unmarked':
    'Your pencil marks are not used here: with them the board would have no solution.',
  'proof.seeking': 'proof sought …',
  'proof.at': 'Line {line} of {count}',
  'proof.text': 'Proof as text',
});
