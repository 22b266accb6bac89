/**
 * The dialog "Embed": what another page needs in order to show this puzzle, to be copied, with a
 * preview of just that.
 *
 * The one idea: the choices make one object, and all else (three texts, the preview's address) is
 * drawn from it by `embed/snippets.js`.
 */

import { CONTROLS, THEMES } from '../embed/messages.js';
import { elementCode, frameAddress, iframeCode, linkTo } from '../embed/snippets.js';
import { locales } from '../locales/index.js';

/** @typedef {import('../story/words.js').Words} Words */
/** @typedef {import('../embed/snippets.js').Embedding} Embedding */
/**
 * @typedef {object} EmbedState
 * @property {string} board 81 characters
 * @property {string} language of the page
 * @property {string} [theme]
 * @property {string} [method]
 * @property {readonly { slug: string, name: Record<string, string> }[]} [methods]
 * @property {string} [base] where embed.html lies; absent: beside the page
 */

/** The words of each control. @type {Record<string, string>} */
const CONTROL_WORDS = {
  step: 'action.step',
  go: 'action.go',
  stop: 'action.stop',
  back: 'action.back',
  clear: 'action.clear',
  keypad: 'keypad.label',
  method: 'option.method',
  how: 'option.showHow',
  story: 'panel.title',
};
/** @type {Record<string, string>} */
const THEME_WORDS = {
  system: 'settings.theme.system',
  light: 'settings.theme.light',
  dark: 'settings.theme.dark',
};
/** @type {Record<string, { label: string, make: (embedding: Embedding) => string }>} */
const TEXTS = {
  iframe: { label: 'embed.iframe', make: iframeCode },
  element: { label: 'embed.element', make: elementCode },
  link: { label: 'embed.link', make: linkTo },
};
const PREVIEW_AFTER = 300;

/**
 * Opens the dialog; it removes itself when it is closed.
 *
 * @param {{ document: Document, words: Words, state: EmbedState }} options
 * @returns {HTMLDialogElement}
 */
export function openEmbedDialog({ document, words, state }) {
  const dialog = new EmbedDialog(document, words, state).dialog;
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

class EmbedDialog {
  #document;
  #t;
  #state;
  #form;
  #note;
  #preview;
  /** @type {Map<string, HTMLTextAreaElement>} */
  #areas = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #soon;

  /** @param {Document} document @param {Words} words @param {EmbedState} state */
  constructor(document, { t }, state) {
    this.#document = document;
    this.#t = t;
    this.#state = state;
    this.#form = this.#make('div', { className: 'embed-choices' }, this.#choices());
    this.#preview = this.#make('iframe', { className: 'embed-preview', title: t('embed.preview') });
    this.#preview.setAttribute('sandbox', 'allow-scripts');
    this.#note = this.#make('p', { className: 'embed-note' });
    this.#note.setAttribute('role', 'status');
    this.dialog = this.#build();
    this.#form.addEventListener('input', () => this.#draw());
    this.dialog.addEventListener('close', () => {
      clearTimeout(this.#soon);
      this.dialog.remove();
    });
    this.#draw(0);
  }

  /**
   * @template {keyof HTMLElementTagNameMap} Name
   * @param {Name} name
   * @param {Record<string, any>} [properties]
   * @param {readonly (Node | string)[]} [children]
   * @returns {HTMLElementTagNameMap[Name]}
   */
  #make(name, properties = {}, children = []) {
    const element = this.#document.createElement(name);
    Object.assign(element, properties);
    element.append(...children);
    return element;
  }

  #build() {
    const title = this.#make('h2', { id: 'embed-title', textContent: this.#t('embed.title') });
    const close = this.#make('button', { type: 'submit', textContent: this.#t('settings.close') });
    const texts = this.#make(
      'div',
      { className: 'embed-texts' },
      Object.entries(TEXTS).map(([name, { label }]) => this.#text(name, label)),
    );
    const form = this.#make('form', { method: 'dialog' }, [
      title,
      this.#form,
      this.#preview,
      texts,
      this.#note,
      close,
    ]);
    const dialog = this.#make('dialog', { className: 'embed' }, [form]);
    dialog.setAttribute('aria-labelledby', title.id);
    return dialog;
  }

  #choices() {
    const { t } = { t: this.#t };
    const { language, theme, method, methods = [] } = this.#state;
    const themes = ['system', ...THEMES.filter((name) => name !== 'system')];
    const languages = Object.entries(locales).map(([tag, texts]) => [tag, texts['locale.name']]);
    const slugs = methods.map(({ slug, name }) => [slug, name[language] ?? name.en ?? slug]);
    return [
      this.#select('width', t('embed.width'), [
        ['', t('embed.fluid')],
        ...['360', '480', '640', '960'].map((width) => [width, t('embed.pixels', { width })]),
      ]),
      this.#number('height', t('embed.height'), 720),
      this.#select('theme', t('settings.theme'), themes.map((name) => [name, t(THEME_WORDS[name])]), theme), // prettier-ignore
      this.#select('lang', t('nav.language'), languages, language),
      ...(slugs.length ? [this.#select('method', t('option.method'), slugs, method)] : []),
      this.#make('fieldset', {}, [
        this.#make('legend', { textContent: t('embed.controls') }),
        ...CONTROLS.map((name) => this.#check(name, t(CONTROL_WORDS[name]))),
      ]),
    ];
  }

  /** @param {string} name @param {string} label @param {string[][]} options @param {string} [value] */
  #select(name, label, options, value) {
    const select = this.#make('select', { name });
    for (const [key, text] of options) select.append(new Option(text, key, false, key === value));
    return this.#make('label', { className: 'choice' }, [label, select]);
  }

  /** @param {string} name @param {string} label @param {number} value */
  #number(name, label, value) {
    const input = this.#make('input', {
      name,
      type: 'number',
      min: '100',
      max: '5000',
      step: '10',
    });
    input.defaultValue = String(value);
    return this.#make('label', { className: 'choice' }, [label, input]);
  }

  /** @param {string} name @param {string} label */
  #check(name, label) {
    const input = this.#make('input', { name: 'controls', type: 'checkbox', value: name });
    input.defaultChecked = true;
    return this.#make('label', { className: 'choice' }, [input, label]);
  }

  /** @param {string} name @param {string} label */
  #text(name, label) {
    const area = this.#make('textarea', { readOnly: true, rows: 2, spellcheck: false });
    const id = `embed-${name}`;
    area.id = id;
    this.#areas.set(name, area);
    const copy = this.#make('button', { type: 'button', textContent: this.#t('embed.copy') });
    copy.setAttribute('aria-label', this.#t('embed.copyWhat', { what: this.#t(label) }));
    copy.addEventListener('click', () => this.#copy(area));
    const heading = this.#make('label', { htmlFor: id, textContent: this.#t(label) });
    return this.#make('div', { className: 'embed-text' }, [heading, area, copy]);
  }

  /** @param {HTMLTextAreaElement} area */
  async #copy(area) {
    try {
      await this.#document.defaultView?.navigator.clipboard.writeText(area.value);
      this.#note.textContent = this.#t('embed.copied');
    } catch {
      area.focus();
      area.select();
      this.#note.textContent = this.#t('embed.notCopied');
    }
  }

  /** @returns {Embedding} what is chosen */
  #chosen() {
    const { board, base = new URL('.', this.#document.baseURI).href } = this.#state;
    const field = (/** @type {string} */ name) =>
      /** @type {HTMLInputElement | null} */ (this.#form.querySelector(`[name=${name}]`))?.value;
    const boxes = /** @type {NodeListOf<HTMLInputElement>} */ (
      this.#form.querySelectorAll('[name=controls]')
    );
    const controls = [...boxes].filter(({ checked }) => checked).map(({ value }) => value);
    const height = Math.round(Number(field('height')));
    return {
      base,
      board,
      method: field('method'),
      lang: field('lang'),
      theme: field('theme'),
      controls: controls.length === CONTROLS.length ? undefined : controls,
      width: Number(field('width')) || undefined,
      height: height >= 100 && height <= 5000 ? height : undefined,
      title: this.#t('embed.frameTitle'),
      linkText: this.#t('embed.linkText'),
    };
  }

  /** @param {number} [wait] until the preview follows */
  #draw(wait = PREVIEW_AFTER) {
    const chosen = this.#chosen();
    for (const [name, area] of this.#areas) area.value = TEXTS[name].make(chosen);
    this.#note.textContent = '';
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#show(chosen), wait);
  }

  /** A change of the fragment alone loads nothing, so the preview is a new one. @param {Embedding} chosen */
  #show(chosen) {
    const fresh = /** @type {HTMLIFrameElement} */ (this.#preview.cloneNode());
    fresh.src = frameAddress(chosen);
    fresh.width = String(chosen.width ?? '100%');
    fresh.height = String(chosen.height ?? 720);
    this.#preview.replaceWith(fresh);
    this.#preview = fresh;
  }
}
