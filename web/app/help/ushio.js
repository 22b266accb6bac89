/**
 * The Help on Ushio's determined sets: its words, its four functions, Table 1.
 */

import { make } from '../../ui/elements.js';
import { PICTURES } from './ushio-pictures.js';

/** @typedef {import('./parts.js').Parts} Parts */

/** The functions have the names of the program, in every language. @param {string} name */
const code = (name) => make('code', name);

/** @param {Parts} parts */
export function writeUshio(parts) {
  const { section, source, paragraph, part, list, figure, figures, terms, outcome } = parts;
  return section('ushio', 'help.ushio.title', [
    source('help.ushio.source'),
    paragraph('help.functions.intro'),
    terms([
      ['help.terms.set.word', 'help.terms.set'],
      ['help.terms.exclusive.word', 'help.terms.exclusive'],
    ]),
    part('start-search', code('startSearch'), [paragraph('help.ss.about')]),
    part('search-possibility', code('searchPossibility'), [
      paragraph('help.sp.about'),
      list(['help.sp.1', 'help.sp.2', 'help.sp.3', 'help.sp.4']),
      paragraph('help.sp.checks'),
      figure(PICTURES.excluding, 'help.sp.caption'),
    ]),
    part('make-exclusive-set', code('makeExclusiveSet'), [
      paragraph('help.mes.about'),
      list(['help.mes.11', 'help.mes.12', 'help.mes.2', 'help.mes.34']),
      paragraph('help.mes.more'),
      figures([PICTURES.pair, 'help.mes.caption11'], [PICTURES.place, 'help.mes.caption2']),
    ]),
    part('make-determined-set', code('makeDeterminedSet'), [
      paragraph('help.mds.about'),
      list(['help.mds.a', 'help.mds.b', 'help.mds.c', 'help.mds.d']),
      paragraph('help.mds.single'),
      figure(PICTURES.rest, 'help.mds.caption'),
    ]),
    part('assumption', 'help.terms.assumption.word', [
      paragraph('help.terms.assumption'),
      table1(parts),
      paragraph('help.table.after'),
    ]),
    outcome('help.ushio.ends', 'help.ushio.proves'),
  ]);
}

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
