/**
 * The dialog "Games": keeps the game on the board under a name, and shows what is kept. Loaded when it is
 * first opened.
 *
 * The one idea: every press changes the shelf, says what it did beside an Undo button, and shows the shelf anew.
 * So no question has to come before.
 */

import { current } from '../../game/history.js';
import { givenText, toText } from '../../game/state.js';
import { wordOf } from '../../story/difficulty.js';
import { make } from '../../ui/elements.js';
import { adopt, sheetOf } from '../../ui/sheet.js';
import { thumbnail } from '../../ui/thumbnail.js';
import { Lazy } from '../../ui/lazy.js';
import { FileError } from './file.js';
import { LONGEST_NAME, Shelf, tidy } from './shelf.js';
import { GAMES_STYLES } from './styles.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('./shelf.js').Kept} Kept */
/** @typedef {import('./shelf.js').Undo} Undo */
/** @typedef {import('../keeping/pack.js').History} History */
/** @typedef {import('../keeping/pack.js').Unpacked} Unpacked */
/**
 * @typedef {object} GamesOrder
 * @property {Words} words
 * @property {History} history of the game on the board
 * @property {string} present the name of its copy
 * @property {number | null} difficulty of its puzzle, as far as it is known
 * @property {(game: Unpacked, name: string) => boolean} take brings a game onto the board; false: the one there
 *   could not be kept, and stays
 */

/** In bytes: a longer file is none of ours. */
const LONGEST_FILE = 20_000_000;

const sheetFor = sheetOf(GAMES_STYLES);

/** @param {GamesOrder} order @returns {HTMLDialogElement} opened; it removes itself when it is closed */
export function openGames(order) {
  adopt(document.body, sheetFor);
  const { element } = new GamesDialog(order);
  document.body.append(element);
  element.showModal();
  return element;
}

/** @param {import('../../game/state.js').Game} game */
const pictureOf = (game) =>
  thumbnail(
    toText(game),
    game.squares.map(({ kind }) => kind),
  );

/** @param {string} text @param {string} name of the file */
function download(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  make('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

class GamesDialog {
  #t;
  #order;
  #shelf;
  #name = make('input', { type: 'text', maxlength: LONGEST_NAME, autocomplete: 'off' });
  #told = make('p', { role: 'status' });
  #undo = make('button', { type: 'button', class: 'link', hidden: true });
  #lists = make('div', { class: 'lists' });
  #pictures = new Lazy();
  /** @type {Undo | null} */
  #back = null;

  /** @param {GamesOrder} order */
  constructor(order) {
    this.#order = order;
    this.#t = order.words.t;
    this.#shelf = new Shelf(order.present);
    const game = current(order.history);
    this.#name.value = this.#shelf.nameOf(game) || this.#freshName(game);
    this.element = this.#build();
    this.#show();
  }

  #build() {
    const t = this.#t;
    const title = make('h2', { id: 'games-title' }, t('nav.games'));
    const keep = make('button', { type: 'submit', class: 'strong' }, t('games.keep'));
    const label = make('label', make('span', t('games.name')), this.#name);
    const form = make('form', { method: 'dialog' }, label, keep);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#keep();
    });
    this.#undo.textContent = t('games.undo');
    this.#undo.addEventListener('click', () => this.#takeBack());
    const file = make('input', { type: 'file', accept: '.json,application/json', hidden: true });
    file.addEventListener('change', () => this.#import(file));
    const buttons = [
      this.#button('games.export', () => this.#export()),
      this.#button('games.import', () => file.click()),
      this.#button('settings.close', () => dialog.close()),
    ];
    const dialog = make('dialog', { class: 'games', 'aria-labelledby': title.id }, [
      title,
      form,
      make('div', { class: 'told' }, this.#told, this.#undo),
      this.#lists,
      make('div', { class: 'buttons' }, file, buttons),
    ]);
    dialog.addEventListener('close', () => {
      this.#pictures.end();
      dialog.remove();
    });
    return dialog;
  }

  /** @param {string} key @param {() => void} act @param {string} [of] the name of a game */
  #button(key, act, of) {
    const text = this.#t(key);
    const how = of === undefined ? {} : { class: 'link', 'aria-label': `${text}: ${of}` };
    const button = make('button', { type: 'button', ...how }, text);
    button.addEventListener('click', act);
    return button;
  }

  /** Its difficulty, if known, the number of givens, and the day. @param {Kept['game']} game */
  #freshName(game) {
    const { capital, t } = this.#order.words;
    const { difficulty, history } = this.#order;
    const puzzle = givenText(game);
    const level = puzzle === givenText(current(history)) ? difficulty : null;
    const [key, word] = level ? ['games.rated', capital(t(wordOf(level)))] : ['games.fresh', ''];
    const how = /** @type {const} */ ({ day: 'numeric', month: 'short' });
    const date = new Date().toLocaleDateString(t('locale.formats'), how);
    return t(key, { word, date, count: puzzle.replaceAll('.', '').length });
  }

  /** @param {Kept} kept */
  #when({ at }) {
    const how = /** @type {const} */ ({ dateStyle: 'medium', timeStyle: 'short' });
    return new Date(at).toLocaleString(this.#t('locale.formats'), how);
  }

  /** @param {string} [focus] the key of a game that gets the focus */
  #show(focus) {
    const t = this.#t;
    const [kept, lately] = [this.#shelf.kept(), this.#shelf.lately(this.#order.history)];
    this.#pictures.end();
    this.#pictures = new Lazy();
    this.#lists.replaceChildren(
      ...(kept.length
        ? this.#list('games.kept', kept)
        : [make('p', { class: 'none' }, t('games.none'))]),
      ...(lately.length ? this.#list('games.lately', lately) : []),
    );
    if (focus) this.#focus(focus);
  }

  /** @param {string} key */
  #focus(key) {
    const entries = /** @type {HTMLElement[]} */ ([...this.#lists.querySelectorAll('li')]);
    const entry = entries.find(({ dataset }) => dataset.key === key);
    (entry?.querySelector('button') ?? this.#name).focus();
  }

  /** @param {string} key @param {readonly Kept[]} all */
  #list(key, all) {
    const title = make('h3', this.#t(key));
    return [title, make('ul', { 'aria-label': this.#t(key) }, all.map((one) => this.#entry(one)))]; // prettier-ignore
  }

  /** @param {Kept} kept */
  #entry(kept) {
    const when = this.#when(kept);
    const called = kept.name || when;
    const picture = make('div', { class: 'picture' });
    this.#pictures.wait(picture, () => picture.append(pictureOf(kept.game)));
    const name = make('p', kept.name);
    const { open, filled } = kept;
    const far = this.#t(filled === open ? 'games.full' : 'games.filled', { open, filled });
    const acts = make('div', { class: 'acts' }, [
      this.#button('games.open', () => this.#open(kept, called), called),
      this.#button(kept.name ? 'games.rename' : 'games.keep', () => this.#rename(kept, name, acts), called), // prettier-ignore
      this.#button('games.delete', () => this.#delete(kept, called), called),
    ]);
    return make('li', { 'data-key': kept.key }, [
      picture,
      make(
        'div',
        { class: 'about' },
        name,
        make('p', { class: 'when' }, make('span', when), make('span', far)),
      ),
      acts,
    ]);
  }

  // What is pressed

  #keep() {
    const name = tidy(this.#name.value) || this.#freshName(current(this.#order.history));
    const done = this.#shelf.keep(name, this.#order.history);
    if (!done) return this.#tell('games.noRoom');
    this.#tell(done.isNew ? 'games.saidKept' : 'games.saidReplaced', { name }, done.undo);
    this.#show();
  }

  /** @param {Kept} kept @param {string} name its name here */
  #open({ key }, name) {
    const game = this.#shelf.open(key);
    if (game && this.#order.take(game, name)) this.element.close();
    else this.#tell('games.stays');
  }

  /** @param {Kept} kept @param {string} name */
  #delete({ key }, name) {
    const undo = this.#shelf.remove(key);
    this.#show();
    this.#tell('games.saidDeleted', { name }, undo);
    this.#undo.focus();
  }

  /** Makes its name a field in place. @param {Kept} kept @param {HTMLElement} place @param {HTMLElement} acts */
  #rename(kept, place, acts) {
    const how = { type: 'text', maxlength: LONGEST_NAME, 'aria-label': this.#t('games.name') };
    const field = make('input', { ...how, value: kept.name || this.#freshName(kept.game) });
    const end = () => this.#show(kept.key);
    const save = this.#button('games.save', () => this.#saveName(kept, tidy(field.value)));
    const cancel = this.#button('games.cancel', end);
    place.replaceChildren(field);
    acts.replaceChildren(save, cancel);
    for (const button of [save, cancel]) button.classList.add('link');
    field.addEventListener('keydown', (event) => {
      if (event.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
      // Escape leaves the field, not the dialog.
      event.preventDefault();
      if (event.key === 'Enter') save.click();
      else end();
    });
    field.select();
  }

  /** @param {Kept} kept @param {string} name */
  #saveName({ key, name: old }, name) {
    if (!name || name === old) return this.#show(key);
    const done = this.#shelf.rename(key, name);
    if (!done) return this.#tell('games.noRoom');
    this.#tell('games.saidKept', { name: done.name }, done.undo);
    this.#show(done.key);
  }

  #takeBack() {
    this.#back?.();
    this.#tell('games.saidUndone');
    this.#show();
    this.#name.focus();
  }

  #export() {
    const day = new Date().toLocaleDateString('sv');
    download(this.#shelf.exportAll(this.#order.history), `kakutei-games-${day}.json`);
  }

  /** @param {HTMLInputElement} field */
  async #import(field) {
    const [file] = field.files ?? [];
    if (!file) return;
    const name = file.name;
    field.value = '';
    try {
      if (file.size > LONGEST_FILE) throw new FileError('none');
      const done = this.#shelf.importAll(await file.text());
      if (!done) return this.#tell('games.noRoomFor', { name });
      const { added, same, faults } = done;
      const list = this.#order.words.list(faults.map(String));
      const said = faults.length ? 'games.cameInPart' : 'games.came';
      this.#tell(said, { name, added, same, count: faults.length, list }, added ? done.undo : null);
      this.#show();
    } catch (error) {
      const isNewer = error instanceof FileError && error.code === 'newer';
      this.#tell(isNewer ? 'games.newer' : 'games.noFile', { name });
    }
  }

  /** @param {string} key @param {Record<string, string | number>} [values] @param {Undo | null} [undo] */
  #tell(key, values, undo = null) {
    this.#told.textContent = this.#t(key, values);
    this.#back = undo;
    this.#undo.hidden = !undo;
  }
}
