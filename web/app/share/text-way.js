/** Share: as a text in one of the formats of other programs. */

import { FORMATS, writePuzzle } from '../../game/formats/index.js';
import { puzzleOf } from '../../game/formats/puzzle.js';
import { make } from '../../ui/elements.js';
import { copyText, save } from './giving.js';

/** By format: its name, and the ending of its files. @type {Record<string, { label: string, ending: string }>} */
const TEXTS = {
  line: { label: 'format.line', ending: 'sdm' },
  sdk: { label: 'format.sdk', ending: 'sdk' },
  'simple-sudoku': { label: 'format.simpleSudoku', ending: 'ss' },
  'pencil-marks': { label: 'format.pencilMarks', ending: 'txt' },
  sukaku: { label: 'format.sukaku', ending: 'txt' },
  hodoku: { label: 'format.hodoku', ending: 'txt' },
};

/**
 * The givens for a format that knows only givens: all shared digits.
 *
 * @param {import('./shared.js').Shared} shared
 * @param {string} id
 */
export function textOf({ givens, digits, marks }, id) {
  const isPlain = FORMATS.some((format) => format.id === id && format.writes === 'puzzle');
  return writePuzzle(id, puzzleOf({ givens: isPlain ? digits : givens, digits, marks }));
}

/** @param {import('./shared.js').Shared} shared @param {string} id @returns {string} the key of the losses besides colours */
export function lossOf({ what, givens, digits }, id) {
  const writes = FORMATS.find((format) => format.id === id)?.writes;
  if (writes === 'marks') return '';
  if (what === 'marks')
    return writes === 'puzzle' ? 'share.loses.marksAndKinds' : 'share.loses.marks';
  return writes === 'puzzle' && givens !== digits ? 'share.loses.kinds' : '';
}

/** @param {import('./dialog.js').Desk} desk @returns {import('./dialog.js').Way} */
export function makeText(desk) {
  const { t, join } = desk.words;
  const options = Object.entries(TEXTS).map(([id, { label }]) => new Option(t(label), id));
  const format = make('select', options);
  const text = make('textarea', {
    readonly: true,
    spellcheck: 'false',
    'aria-label': t('share.text'),
  });
  const loss = make('p', { class: 'loss' });
  /** @type {import('./shared.js').Shared} */
  let shared;
  const draw = async () => {
    const [id, drawn] = [format.value, shared];
    const written = await textOf(shared, id);
    if (id !== format.value || drawn !== shared) return;
    const lost = [
      lossOf(shared, id),
      shared.corners ? 'share.loses.corners' : '',
      shared.coloured ? 'share.loses.colours' : '',
    ];
    text.value = written;
    // One long line is broken where it has to be; of several, each is a row of the board.
    const lines = written.split('\n').length;
    text.dataset.lines = String(lines);
    text.rows = Math.max(3, lines);
    loss.textContent = join(lost.map((key) => key && t(key)));
    desk.note('');
  };
  format.addEventListener('change', draw);
  return {
    parts: [
      make('label', { class: 'choice' }, make('span', t('share.format')), format),
      text,
      loss,
    ],
    buttons: [
      desk.button('embed.copy', () => copyText(desk, text)),
      desk.button('share.save', () =>
        save(desk, `sudoku.${TEXTS[format.value].ending}`, new Blob([`${text.value}\n`])),
      ),
    ],
    draw(next) {
      shared = next;
      return draw();
    },
  };
}
