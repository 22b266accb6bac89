/**
 * The dialog "Open a puzzle": a field for any text, the clipboard, a file, a photo; the recognised format, the board,
 * and for several puzzles a list.
 *
 * The one idea: every text becomes the puzzles found in it, or its fault. All that the dialog shows below the
 * field is drawn from that; Open takes the puzzle on view.
 */

import { gameOf } from '../../game/formats/puzzle.js';
import { applyMove, emptyGame } from '../../game/state.js';
import { boardStrings } from '../../ui/board-strings.js';
import { make } from '../../ui/elements.js';
import { isPicture } from '../../solver/photo/pictures.js';
import { adopt, sheetOf } from '../../ui/sheet.js';
import { PuzzleList } from './list.js';
import { readBrought, takePuzzle } from './reading.js';
import { OPEN_STYLES } from './styles.js';
import { tellFault, tellFound } from './telling.js';

/** @typedef {import('./reading.js').Found} Found */
/** @typedef {import('./reading.js').Puzzle} Puzzle */
/** @typedef {import('../arrivals.js').Origin} Origin */
/** @typedef {import('../arrivals.js').Brought} Brought */

const PAUSE = 150;
/** The field does not show texts that are longer than anybody types or reads. */
const SHOWN = 20_000;
const FILES = '.txt,.sdk,.sdm,.sdx,.ss,.csv,.tsv,.json,.xml,.opensudoku,.1gsudoku,text/*,image/*';

const sheetFor = sheetOf(OPEN_STYLES);

/**
 * Opens the dialog; it removes itself when it is closed.
 *
 * @param {import('./reading.js').Order} order
 * @param {{ origin: Origin, found: Readonly<Found> }} [start] several puzzles that have come from elsewhere
 */
export function openDialog(order, start) {
  adopt(document.body, sheetFor);
  closeDialog();
  const dialog = new OpenDialog(order, start);
  document.body.append(dialog.element);
  dialog.element.showModal();
  dialog.focus();
}

function closeDialog() {
  const dialog = document.querySelector('dialog.open-puzzle');
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

/** The solver reads a photo, in the place of this dialog. @param {import('./reading.js').Order} order @param {File} [picture] absent: one is taken or chosen there */
export function openPhoto({ solver }, picture) {
  closeDialog();
  solver.openPhoto(picture);
}

class OpenDialog {
  #order;
  #words;
  /** @type {Origin} */
  #origin = { key: 'arrived.typed' };
  /** @type {Readonly<Found> | null} */
  #found = null;
  /** @type {Puzzle | null} */
  #chosen = null;
  #turn = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #field;
  #file;
  #status = make('p', { class: 'told', role: 'status' });
  #list;
  #board;
  #take;

  /** @param {import('./reading.js').Order} order @param {{ origin: Origin, found: Readonly<Found> }} [start] */
  constructor(order, start) {
    this.#order = order;
    const { t } = (this.#words = order.words);
    this.#field = make('textarea', {
      id: 'open-text',
      rows: 5,
      spellcheck: 'false',
      autocapitalize: 'off',
      autocomplete: 'off',
      'aria-describedby': 'open-about',
    });
    this.#file = make('input', { type: 'file', accept: FILES, multiple: true, hidden: true });
    this.#list = new PuzzleList(this.#words, (puzzle) => this.#choose(puzzle));
    this.#board = /** @type {import('../../board/kakutei-board.js').KakuteiBoard} */ (
      make('kakutei-board', { readonly: true, label: t('open.preview'), hidden: true })
    );
    this.#board.strings = boardStrings(this.#words);
    this.#take = make('button', { type: 'submit', class: 'strong' }, t('open.take'));
    this.element = this.#build();
    this.#listen();
    if (start) {
      this.#origin = start.origin;
      this.#show(start.found);
    } else this.#draw('');
  }

  #build() {
    const { t } = this.#words;
    const title = make('h2', { id: 'open-title' }, t('open.title'));
    const label = make('label', { for: 'open-text' }, t('open.text'));
    const about = make('p', { class: 'about', id: 'open-about' }, t('open.about'));
    const file = make('button', { type: 'button' }, t('open.file'));
    file.addEventListener('click', () => this.#file.click());
    const photo = make('button', { type: 'button' }, t('action.photo'));
    photo.addEventListener('click', () => openPhoto(this.#order));
    const close = make('button', { type: 'button' }, t('open.cancel'));
    close.addEventListener('click', () => this.element.close());
    const form = make('form', { novalidate: true }, [
      title,
      make('div', { class: 'text' }, [label, this.#field, about]),
      make('div', { class: 'ways' }, [...this.#pasteButton(), file, photo, this.#file]),
      this.#status,
      make('div', { class: 'found' }, [this.#list.element, this.#board]),
      make('div', { class: 'buttons' }, [this.#take, close]),
    ]);
    return make('dialog', { class: 'open-puzzle', 'aria-labelledby': title.id }, form);
  }

  /** It exists only if the page may ask for the clipboard. */
  #pasteButton() {
    if (!navigator.clipboard?.readText) return [];
    const button = make('button', { type: 'button' }, this.#words.t('open.paste'));
    button.addEventListener('click', () => this.#paste());
    return [button];
  }

  #listen() {
    const dialog = this.element;
    dialog.addEventListener('close', () => {
      clearTimeout(this.#timer);
      this.#turn++;
      dialog.remove();
    });
    dialog.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#accept();
    });
    this.#field.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#take.disabled = true;
      const brought = { texts: [this.#field.value] };
      this.#timer = setTimeout(() => this.#read({ key: 'arrived.typed' }, brought), PAUSE);
    });
    this.#field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.#accept();
    });
    this.#file.addEventListener('change', () => this.#bring([...(this.#file.files ?? [])]));
    dialog.addEventListener('paste', (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const picture = [...(event.clipboardData?.files ?? [])].find(isPicture);
      if (picture && !text) openPhoto(this.#order, picture);
      else if (event.target !== this.#field) this.#put('arrived.pasted', text);
    });
    dialog.addEventListener('dragover', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    dialog.addEventListener('drop', (event) => {
      const { files = [] } = event.dataTransfer ?? {};
      if (files.length) this.#bring([...files]);
      else if (event.target === this.#field) return;
      else this.#put('arrived.dropped', event.dataTransfer?.getData('text/plain') ?? '');
      event.preventDefault();
      event.stopPropagation();
    });
  }

  /** On a phone the field would bring the keyboard over everything else. */
  focus() {
    if (this.#list.focus()) return;
    const isTouched = matchMedia('(pointer: coarse)').matches;
    const first = isTouched && this.element.querySelector('.ways button');
    /** @type {HTMLElement} */ (first || this.#field).focus();
  }

  async #paste() {
    const { t } = this.#words;
    try {
      this.#put('arrived.pasted', await navigator.clipboard.readText());
    } catch {
      this.#status.textContent = t('open.refused');
      this.#field.focus();
    }
  }

  /** @param {string} key of the origin @param {string} text */
  #put(key, text) {
    this.#field.value = text.length > SHOWN ? '' : text;
    this.#read({ key }, { texts: [text] });
  }

  /** @param {File[]} files */
  async #bring(files) {
    if (!files.length) return;
    const [file] = files;
    this.#file.value = '';
    const picture = files.find(isPicture);
    if (picture) return openPhoto(this.#order, picture);
    this.#field.value = '';
    const origin =
      files.length > 1 ? { key: 'arrived.files' } : { key: 'arrived.file', name: file.name };
    this.#read(origin, { files });
    const isShown = files.length === 1 && file.size <= SHOWN;
    if (isShown) this.#field.value = await file.text().catch(() => '');
  }

  /** @param {Origin} origin @param {Brought} brought */
  async #read(origin, brought) {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.#origin = origin;
    if (!brought.files && !brought.texts?.[0].trim()) {
      this.#show(null);
      // An empty field speaks for itself, an empty clipboard does not.
      return this.#draw(origin.key === 'arrived.typed' ? '' : this.#words.t('open.fault.empty'));
    }
    this.#take.disabled = true;
    const slow = setTimeout(() => (this.#status.textContent = this.#words.t('open.reading')), 300);
    try {
      const found = await readBrought(brought);
      if (turn === this.#turn) this.#show(found);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#show(null);
      this.#draw(tellFault(this.#words, error));
    } finally {
      clearTimeout(slow);
    }
  }

  /** @param {Readonly<Found> | null} found */
  #show(found) {
    this.#found = found;
    this.#list.puzzles = found && found.puzzles.length > 1 ? found.puzzles : [];
    this.#choose(found?.puzzles[0] ?? null);
  }

  /** @param {Puzzle | null} puzzle */
  #choose(puzzle) {
    this.#chosen = puzzle;
    const isOne = this.#found?.puzzles.length === 1;
    this.#draw(
      this.#found ? tellFound(this.#words, this.#found, isOne && puzzle ? puzzle : undefined) : '',
    );
  }

  /** @param {string} told */
  #draw(told) {
    const puzzle = this.#chosen;
    // A text that is written again is announced again.
    if (this.#status.textContent !== told) this.#status.textContent = told;
    this.#take.disabled = puzzle === null;
    this.#board.hidden = puzzle === null;
    if (puzzle) this.#board.game = applyMove(emptyGame(), { type: 'load', game: gameOf(puzzle) });
  }

  #accept() {
    const [found, puzzle] = [this.#found, this.#chosen];
    if (!found || !puzzle || this.#take.disabled) return;
    this.element.close();
    takePuzzle(this.#order, this.#origin, found, puzzle);
  }
}
