/**
 * The Help on Ushio's determined sets: its words, its rules, Table 1, its functions.
 */

import { make } from '../ui/elements.js';
import { PICTURES } from './ushio-pictures.js';

/** @typedef {import('./parts.js').Parts} Parts */

/** They have the names of the program, in every language. */
const FUNCTIONS = [
  ['startSearch', 'help.functions.ss'],
  ['searchPossibility', 'help.functions.sp'],
  ['makeExclusiveSet', 'help.functions.mes'],
  ['makeDeterminedSet', 'help.functions.mds'],
];

/** @param {Parts} parts */
export function writeUshio(parts) {
  const { t, method, source, paragraph, part, fold, figure, terms, outcome } = parts;
  return method('ushio', 'help.ushio.title', 'help.ushio.idea', [
    source('help.ushio.source'),
    terms([
      ['help.terms.set.word', 'help.terms.set'],
      ['help.terms.exclusive.word', 'help.terms.exclusive'],
    ]),
    part('search-possibility', 'help.sp.title', [
      paragraph('help.sp.about'),
      listOf(parts, [
        ['sp-square', 'help.sp.1'],
        ['sp-row', 'help.sp.2'],
        ['sp-column', 'help.sp.3'],
        ['sp-box', 'help.sp.4'],
      ]),
      paragraph('help.sp.checks'),
      figure(PICTURES.excluding, 'help.sp.caption'),
    ]),
    part('make-exclusive-set', 'help.mes.title', [
      paragraph('help.mes.about'),
      rulesOf(parts, [
        ['rule-1-1', 'help.mes.11.name', 'help.mes.11', PICTURES.equal],
        ['rule-1-2', 'help.mes.12.name', 'help.mes.12', PICTURES.enlarged],
        ['rule-2', 'help.mes.2.name', 'help.mes.2', PICTURES.inRow],
        ['rule-3', 'help.mes.3.name', 'help.mes.3', PICTURES.inColumn],
        ['rule-4', 'help.mes.4.name', 'help.mes.4', PICTURES.inBox],
      ]),
      paragraph('help.mes.more'),
    ]),
    part('make-determined-set', 'help.mds.title', [
      paragraph('help.mds.about'),
      rulesOf(parts, [
        ['rule-b', 'help.mds.b.name', 'help.mds.b', PICTURES.contains],
        ['rule-c', 'help.mds.c.name', 'help.mds.c', PICTURES.contained],
        ['complement', 'help.mds.complement.name', 'help.mds.complement', PICTURES.complement],
      ]),
      listOf(parts, [
        ['rule-a', 'help.mds.a'],
        ['rule-d', 'help.mds.d'],
      ]),
    ]),
    part(
      'assumption',
      'help.assumption.title',
      [paragraph('help.assumption'), table1(parts), paragraph('help.table.after')],
      ['main', 'sub'],
    ),
    outcome('help.ushio.ends', 'help.ushio.proves'),
    fold(t('help.functions.title'), [
      paragraph('help.functions'),
      make(
        'dl',
        FUNCTIONS.flatMap(([name, key]) => [make('dt', make('code', name)), make('dd', t(key))]),
      ),
    ]),
  ]);
}

/** Rules without a picture of their own. @param {Parts} parts @param {[id: string, key: string][]} rules */
const listOf = ({ text }, rules) =>
  make(
    'ul',
    { class: 'rules' },
    rules.map(([id, key]) => make('li', { id }, text(key))),
  );

/** @param {Parts} parts @param {Parameters<Parts['rule']>[]} rules */
const rulesOf = ({ rule }, rules) =>
  make(
    'div',
    { class: 'pictures' },
    rules.map((all) => rule(...all)),
  );

/** @param {Parts} parts */
function table1({ t, wide }) {
  const head = (/** @type {string} */ key, /** @type {string} */ scope) =>
    make('th', { scope }, t(key));
  const cell = (/** @type {string} */ number, /** @type {string} */ key) =>
    make('td', [make('b', number), ' ', t(key)]);
  return wide(
    'help.table.title',
    make('table', [
      make('caption', { id: 'table-1' }, t('help.table.title')),
      make('thead', [
        make('tr', [
          make('td', t('help.table.corner')),
          head('help.table.finished', 'col'),
          head('help.table.inconsistent', 'col'),
          head('help.table.indeterminate', 'col'),
        ]),
      ]),
      make('tbody', [
        make('tr', [
          head('help.table.subFinished', 'row'),
          cell('1', 'help.table.1'),
          cell('4', 'help.table.4'),
          cell('7', 'help.table.7'),
        ]),
        make('tr', [
          head('help.table.subInconsistent', 'row'),
          cell('2', 'help.table.2'),
          cell('5', 'help.table.5'),
          cell('8', 'help.table.8'),
        ]),
        make('tr', [
          head('help.table.subIndeterminate', 'row'),
          cell('3', 'help.table.3'),
          cell('6', 'help.table.6'),
          cell('9', 'help.table.9'),
        ]),
      ]),
    ]),
  );
}
