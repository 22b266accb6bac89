/**
 * The dialog "Embed": the text that another page needs to show this puzzle, to be copied, with a
 * preview of exactly that.
 *
 * The one idea: the choices make one object. `embed/snippets.js` makes the text from it, and the
 * preview, a solver like any other, gets the same values as attributes.
 */

import { CONTROLS, THEMES } from '../../embed/messages.js';
import { elementCode, iframeCode, linkTo } from '../../embed/snippets.js';
import { languages } from '../../locales/languages.js';
import { controlText } from '../../model/commands.js';
import { make } from '../../ui/elements.js';
import { adopt, sheetOf } from '../../ui/sheet.js';
import { EMBED_STYLES } from './styles.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../embed/snippets.js').Embedding} Embedding */
/**
 * @typedef {object} EmbedState
 * @property {string} board 81 characters
 * @property {string} language of the page
 * @property {string} [theme]
 * @property {string} [method]
 * @property {readonly { slug: string }[]} [methods]
 * @property {string} [help] the address of the Help
 * @property {string} [base] where embed.html lies; absent: beside the page
 */

/** @type {Record<string, string>} */
const THEME_WORDS = {
  system: 'settings.theme.system',
  light: 'settings.theme.light',
  dark: 'settings.theme.dark',
};
/** The ways to embed, and the choices that each can express. */
const LOOKS = ['theme', 'lang', 'controls', 'photo', 'width'];
/** @type {Record<string, { label: string, choices: string[], make: (embedding: Embedding) => string }>} */
const WAYS = {
  iframe: { label: 'embed.iframe', choices: [...LOOKS, 'height'], make: iframeCode },
  element: { label: 'embed.element', choices: LOOKS, make: elementCode },
  link: { label: 'embed.link', choices: [], make: linkTo },
};
const WIDTHS = ['360', '480', '640', '960'];

const sheetFor = sheetOf(EMBED_STYLES);

/**
 * Opens the dialog; it removes itself when it is closed.
 *
 * @param {{ document: Document, words: Words, state: EmbedState }} options
 * @returns {HTMLDialogElement}
 */
export function openEmbedDialog({ document, words, state }) {
  adopt(document.body, sheetFor);
  const dialog = new EmbedDialog(document, words, state).dialog;
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

class EmbedDialog {
  #document;
  #t;
  #name;
  #state;
  #choices;
  #code;
  #note;
  #preview;
  #solver;

  /** @param {Document} document @param {Words} words @param {EmbedState} state */
  constructor(document, { t, method }, state) {
    this.#document = document;
    this.#t = t;
    this.#name = method;
    this.#state = state;
    this.#choices = make('div', { class: 'embed-choices' }, this.#makeChoices());
    this.#code = make('textarea', {
      id: 'embed-code',
      readonly: true,
      rows: 7,
      spellcheck: 'false',
    });
    this.#note = make('p', { class: 'embed-note', role: 'status' });
    const solver = /** @type {import('../../solver/kakutei-solver.js').KakuteiSolver} */ (
      make('kakutei-solver')
    );
    if (state.help) solver.helpAddress = state.help;
    solver.puzzle = state.board;
    this.#solver = solver;
    const preview = { class: 'embed-preview', 'aria-label': t('embed.preview') };
    this.#preview = make('section', preview, solver);
    this.dialog = this.#build();
    this.#choices.addEventListener('input', () => this.#draw());
    this.#draw();
  }

  #build() {
    const t = this.#t;
    const title = make('h2', { id: 'embed-title' }, t('embed.title'));
    const label = make('label', { for: 'embed-code' }, t('embed.code'));
    const copy = make('button', { type: 'button' }, t('embed.copy'));
    copy.addEventListener('click', () => this.#copy());
    const close = make('button', { type: 'button' }, t('settings.close'));
    const buttons = make('div', { class: 'embed-buttons' }, [copy, close]);
    const text = make('div', { class: 'embed-text' }, [label, this.#code]);
    const dialog = make('dialog', { class: 'embed', 'aria-labelledby': title.id }, [
      title,
      this.#choices,
      text,
      buttons,
      this.#note,
      this.#preview,
    ]);
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => dialog.remove());
    // Inside the preview too, Escape closes the dialog and does not only stop what runs there.
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      dialog.close();
    };
    dialog.addEventListener('keydown', onKey, { capture: true });
    return dialog;
  }

  #makeChoices() {
    const t = this.#t;
    const { language, theme, method, methods = [] } = this.#state;
    const themes = ['system', ...THEMES.filter((name) => name !== 'system')];
    const tongues = Object.entries(languages).map(([tag, { name }]) => [tag, name]);
    const slugs = methods.map(({ slug }) => [slug, this.#name(slug)]);
    const widths = WIDTHS.map((width) => [width, t('embed.pixels', { width })]);
    return [
      this.#group(
        'way',
        t('embed.way'),
        Object.entries(WAYS).map(([name, { label }], index) =>
          this.#tick('way', 'radio', name, t(label), index === 0),
        ),
      ),
      ...(slugs.length ? [this.#select('method', t('option.method'), slugs, method)] : []),
      this.#select('lang', t('nav.language'), tongues, language),
      this.#select(
        'theme',
        t('settings.theme'),
        themes.map((name) => [name, t(THEME_WORDS[name])]),
        theme,
      ),
      this.#select('width', t('embed.width'), [['', t('embed.fluid')], ...widths]),
      this.#number('height', t('embed.height'), 720),
      // Most hosts want all of them, and everybody the text below.
      make('details', { 'data-choice': 'controls' }, [
        make('summary', t('embed.controls')),
        ...CONTROLS.map((name) => this.#tick('controls', 'checkbox', name, t(controlText(name)))),
      ]),
      this.#photoTick(),
    ];
  }

  #photoTick() {
    const tick = this.#tick('photo', 'checkbox', 'photo', this.#t('embed.photo'), false);
    tick.dataset.choice = 'photo';
    return tick;
  }

  /** @param {string} name @param {string} title @param {readonly Node[]} ticks */
  #group(name, title, ticks) {
    return make('fieldset', { 'data-choice': name }, make('legend', title), ticks);
  }

  /** @param {string} name @param {string} label @param {HTMLElement} control */
  #labelled(name, label, control) {
    const choice = { class: 'choice', 'data-choice': name };
    return make('label', choice, make('span', label), control);
  }

  /** @param {string} name @param {string} label @param {string[][]} options @param {string} [value] */
  #select(name, label, options, value) {
    const all = options.map(([key, text]) => new Option(text, key, false, key === value));
    return this.#labelled(name, label, make('select', { name }, all));
  }

  /** @param {string} name @param {string} label @param {number} value */
  #number(name, label, value) {
    const limits = { type: 'number', min: '100', max: '5000', step: '10' };
    const input = make('input', { name, ...limits, value });
    return this.#labelled(name, label, input);
  }

  /** @param {string} name @param {string} type @param {string} value @param {string} label @param {boolean} [on] */
  #tick(name, type, value, label, on = true) {
    const input = make('input', { type, name: `embed-${name}`, value, checked: on });
    return make('label', { class: 'choice' }, input, label);
  }

  async #copy() {
    try {
      await this.#document.defaultView?.navigator.clipboard.writeText(this.#code.value);
      this.#note.textContent = this.#t('embed.copied');
    } catch {
      this.#code.focus();
      this.#code.select();
      this.#note.textContent = this.#t('embed.notCopied');
    }
  }

  /** @param {string} name @returns {string[]} the values of the boxes that are ticked */
  #ticked(name) {
    const boxes = /** @type {NodeListOf<HTMLInputElement>} */ (
      this.#choices.querySelectorAll(`[name=embed-${name}]`)
    );
    return [...boxes].filter(({ checked }) => checked).map(({ value }) => value);
  }

  /** @returns {Embedding} what is chosen */
  #chosen() {
    const { board, base = new URL('.', this.#document.baseURI).href } = this.#state;
    const field = (/** @type {string} */ name) =>
      /** @type {HTMLInputElement | null} */ (this.#choices.querySelector(`[name=${name}]`))?.value;
    const controls = this.#ticked('controls');
    const height = Math.round(Number(field('height')));
    return {
      base,
      board,
      method: field('method'),
      lang: field('lang'),
      theme: field('theme'),
      controls: controls.length === CONTROLS.length ? undefined : controls,
      photo: this.#ticked('photo').length > 0,
      width: Number(field('width')) || undefined,
      height: height >= 100 && height <= 5000 ? height : undefined,
      title: this.#t('embed.frameTitle'),
      linkText: this.#t('embed.linkText'),
    };
  }

  #draw() {
    const chosen = this.#chosen();
    const way = WAYS[this.#ticked('way')[0]];
    for (const element of this.#choices.children) {
      const { choice = '' } = /** @type {HTMLElement} */ (element).dataset;
      const applies = ['way', 'method', ...way.choices].includes(choice);
      /** @type {HTMLElement} */ (element).hidden = !applies;
    }
    this.#code.value = way.make(chosen);
    this.#note.textContent = '';
    this.#show(chosen);
    // A link opens the page, which follows the settings of its visitor.
    this.#preview.hidden = way === WAYS.link;
  }

  /** @param {Embedding} chosen */
  #show({ method, lang, theme, controls, photo, width }) {
    const solver = this.#solver;
    if (method) solver.method = method;
    if (lang) solver.lang = lang;
    solver.theme = theme ?? null;
    solver.controls = controls?.join(' ') ?? null;
    solver.photo = photo === true;
    this.#preview.dataset.width = String(width ?? '');
  }
}
