/** The names of the families of techniques in English. */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'family.singles': 'Singles',
  'family.locked-candidates': 'Locked candidates',
  'family.subsets': 'Pairs, triples and quads',
  'family.fish': 'Fish',
  'family.finned-fish': 'Finned fish',
  'family.complex-fish': 'Franken and mutant fish',
  'family.kraken-fish': 'Kraken fish',
  'family.single-digit': 'Patterns of one digit',
  'family.wings': 'Wings',
  'family.colouring': 'Colouring',
  'family.uniqueness': 'Unique rectangles and loops',
  'family.bug': 'BUG',
  'family.sue-de-coq': 'Sue\u00a0de\u00a0Coq',
  'family.chains': 'Chains',
  'family.loops': 'Loops and AICs',
  'family.als': 'Almost locked sets',
  'family.exclusion': 'Aligned exclusion',
  'family.forcing': 'Forcing chains and nets',
  'family.templates': 'Templates',
  'family.brute-force': 'Brute force',
});
