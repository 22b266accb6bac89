/**
 * Steps as a list: those of one technique under its name, or the steps of one path in their order. The step shown on
 * the board is told whole under its line.
 *
 * The one idea: a line stays as it was written while further steps are found. What a step leads to is asked when its
 * line is seen.
 */

import { make } from '../../ui/elements.js';
import { wordsFor } from '../../model/state.js';
import { canApply } from '../../model/hints/actions.js';
import { LEVEL_NAMES, nameOf, tellResult } from '../../model/hints/stages.js';
import { LEVELS, costOf, groupsOf, ranked, techniquesIn } from '../../model/hints/steps.js';
import { tellNotation, tellWhole } from '../../model/hints/telling.js';

/** @typedef {import('../../locales/words.js').Words} Words */
/** @typedef {import('../../model/state.js').State} State */
/** @typedef {import('../../model/hints/answers.js').Step} Step */
/** @typedef {import('../../model/hints/known.js').Hints} Hints */
/** @typedef {import('../../model/hints/steps.js').Group} Group */
/** @typedef {{ line: HTMLElement, button: HTMLButtonElement, leads: HTMLElement }} Line */
/** @typedef {{ element: HTMLElement, summary: HTMLElement, list: HTMLElement, lines: number, write: () => void }} Folder of one technique */

/** A technique with more is folded at first. */
const MOST_OPEN = 3;

export class StepList {
  element = make('div', { class: 'step-list', hidden: '' });
  #items;
  #handlers;
  #filters;
  #folders = make('div', { class: 'folders' });
  #none = make('p', { hidden: '' });
  #told = make('div', { class: 'told' });
  #apply = make('button', { type: 'button', class: 'strong' });
  /** Of which question, with which filter and in which words the lines are. @type {readonly unknown[]} */
  #about = [];
  /** @type {Map<string, Folder>} */
  #byTechnique = new Map();
  /** @type {Map<number, Line>} */
  #lines = new Map();
  #seen;

  /**
   * @param {import('../view/items.js').Items} items
   * @param {object} handlers
   * @param {(index: number) => void} handlers.choose
   * @param {(changes: Partial<import('../../model/hints/steps.js').Filter>) => void} handlers.filter
   * @param {() => void} handlers.apply
   * @param {(index: number) => void} handlers.see a line
   */
  constructor(items, handlers) {
    this.#items = items;
    this.#handlers = handlers;
    this.#filters = new Filters(handlers.filter);
    this.element.append(this.#filters.element, this.#none, this.#folders);
    this.#apply.addEventListener('click', handlers.apply);
    this.#seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) handlers.see(Number(/** @type {HTMLElement} */ (target).dataset.step));
      }
    });
  }

  /** @param {State} state @param {Hints | null} hints */
  draw(state, hints) {
    const { answer = null } = hints ?? {};
    const isList = answer?.kind === 'list';
    const steps = answer && 'steps' in answer ? answer.steps : [];
    this.element.hidden = !hints || steps.length === 0;
    this.#filters.element.hidden = !isList;
    const words = wordsFor(state);
    const here = hints?.filter.isHere ? [state.selected, state.picked] : [];
    const isGrouped = isList && !hints?.filter.byProgress;
    const groups = hints ? groupsIn(state, hints, steps, isGrouped) : [];
    const order = isGrouped ? '' : groups.flatMap(({ indices }) => indices).join();
    const about = [hints?.id, hints?.filter, words, order, ...here];
    if (!hints || about.some((each, at) => each !== this.#about[at])) this.#clear();
    this.#about = about;
    if (!hints || this.element.hidden) return;
    this.#filters.draw(words, hints, steps);
    groups.forEach((group, at) => this.#drawGroup(words, group, { at, steps, isGrouped }));
    this.#none.hidden = groups.length > 0;
    this.#none.textContent = words.t('hint.filter.none');
    this.#drawChosen(state, hints);
    for (const [index, { leads }] of this.#lines) {
      const unlocked = hints.unlocked[index];
      if (unlocked && !leads.textContent) leads.textContent = sayUnlocked(words, unlocked);
    }
  }

  #clear() {
    this.#folders.replaceChildren();
    this.#byTechnique.clear();
    this.#lines.clear();
    this.#seen.disconnect();
  }

  /** @param {Words} words @param {Group} group @param {{ at: number, steps: readonly Step[], isGrouped: boolean }} where */
  #drawGroup(words, { technique, indices }, { at, steps, isGrouped }) {
    const folder =
      this.#byTechnique.get(technique) ??
      this.#addFolder(
        technique,
        isGrouped ? folderOf(indices.length <= MOST_OPEN) : listAlone(),
        at,
      );
    folder.summary.textContent = isGrouped
      ? words.t('hint.group', {
          technique: words.capital(nameOf(words, technique)),
          count: indices.length,
        })
      : '';
    // Folded parts are written when they are unfolded.
    folder.write = () => {
      if (isGrouped && !(/** @type {HTMLDetailsElement} */ (folder.element).open)) return;
      for (const index of indices.slice(folder.lines)) {
        folder.list.append(this.#write(words, steps[index], index, isGrouped));
      }
      folder.lines = indices.length;
    };
    folder.write();
  }

  /** @param {string} technique @param {Folder} folder @param {number} at */
  #addFolder(technique, folder, at) {
    this.#byTechnique.set(technique, folder);
    this.#folders.insertBefore(folder.element, this.#folders.children[at] ?? null);
    folder.element.addEventListener('toggle', () => folder.write());
    return folder;
  }

  /** @param {Words} words @param {Step} step @param {number} index @param {boolean} isGrouped */
  #write(words, step, index, isGrouped) {
    const text = tellResult(words, step);
    const leads = make('span', { class: 'leads' });
    const technique = words.capital(nameOf(words, step.technique));
    const named = isGrouped ? text : words.t('hint.named', { technique, result: text });
    const button = make('button', { type: 'button', class: 'words', 'data-step': index }, [
      make('span', { class: 'text' }, named),
      leads,
      make('span', { class: 'cost' }, costOf(step) ? words.number(costOf(step)) : ''),
    ]);
    button.addEventListener('click', () => this.#handlers.choose(index));
    const line = make('li', button);
    this.#lines.set(index, { line, button, leads });
    if (isGrouped) this.#seen.observe(button);
    return line;
  }

  /** @param {State} state @param {Hints} hints */
  #drawChosen(state, { chosen, told }) {
    for (const [index, { button }] of this.#lines) {
      button.setAttribute('aria-expanded', String(index === chosen));
    }
    const line = chosen === null ? null : this.#lines.get(chosen);
    const events = chosen === null ? null : told[chosen]?.events;
    if (!line || !events) return this.#told.remove();
    const words = wordsFor(state);
    this.#apply.textContent = words.t('hint.apply');
    this.#apply.hidden = !canApply(state);
    if (this.#told.parentNode === line.line) return;
    const sentences = tellWhole(words, events);
    const written =
      sentences.length === 1 && !sentences[0].items
        ? this.#items.sentence(sentences[0])
        : this.#items.list(sentences);
    const notation = this.#items.list([tellNotation(words, events)]);
    this.#told.replaceChildren(written, notation, this.#apply);
    line.line.append(this.#told);
    // The step is drawn on the board.
    this.#items.register(line.button, sentences[0]?.picture ?? null);
    this.#items.pointAt(line.button);
  }
}

/** @param {State} state @param {Hints} hints @param {readonly Step[]} steps @param {boolean} isGrouped @returns {Group[]} */
function groupsIn({ selected: square, picked: digit }, hints, steps, isGrouped) {
  const here = { square, digit };
  if (isGrouped) return groupsOf(steps, hints.filter, here);
  if (hints.filter.byProgress && hints.answer?.kind === 'list') {
    return ranked(steps, hints.filter, here, hints.unlocked);
  }
  return [{ technique: '', family: '', cost: 0, indices: steps.map((_, at) => at) }];
}

/** @param {boolean} isOpen @returns {Folder} */
function folderOf(isOpen) {
  const summary = make('summary');
  const list = make('ul', { class: 'lines' });
  const element = make('details', { open: isOpen }, summary, list);
  return { element, summary, list, lines: 0, write: () => {} };
}

/** @returns {Folder} */
function listAlone() {
  const list = make('ol', { class: 'lines' });
  return { element: list, summary: make('summary'), list, lines: 0, write: () => {} };
}

/** @param {Words} words @param {import('../../model/hints/answers.js').Unlocked} unlocked */
function sayUnlocked({ t }, { digits, candidates }) {
  if (!digits && !candidates) return t('hint.unlocks.nothing');
  return t('hint.unlocks', { count: digits, candidates });
}

/** The filter of the list. */
class Filters {
  element = make('div', { class: 'filters', role: 'group', 'data-label': 'hint.filter' });
  #technique = make('select');
  #level = make('select');
  #placing = make('input', { type: 'checkbox' });
  #here = make('input', { type: 'checkbox' });
  #progress = make('input', { type: 'checkbox' });
  /** @type {readonly unknown[]} */
  #drawn = [];

  /** @param {(changes: Partial<import('../../model/hints/steps.js').Filter>) => void} filter */
  constructor(filter) {
    const [technique, level, placing, here] = [
      this.#technique,
      this.#level,
      this.#placing,
      this.#here,
    ];
    const choice = (/** @type {HTMLElement} */ control, /** @type {string} */ key) =>
      make('label', { class: 'choice' }, [
        ...(control.matches('select')
          ? [make('span', { 'data-text': key }), control]
          : [control, make('span', { 'data-text': key })]),
      ]);
    this.element.append(
      choice(technique, 'hint.filter.technique'),
      choice(level, 'hint.filter.level'),
      choice(placing, 'hint.filter.placing'),
      choice(here, 'hint.filter.here'),
      choice(this.#progress, 'hint.filter.progress'),
    );
    technique.addEventListener('change', () => filter({ technique: technique.value || null }));
    level.addEventListener('change', () => filter({ level: level.value || null }));
    placing.addEventListener('change', () => filter({ placing: placing.checked }));
    here.addEventListener('change', () => filter({ isHere: here.checked }));
    this.#progress.addEventListener('change', () => filter({ byProgress: this.#progress.checked }));
  }

  /** @param {Words} words @param {Hints} hints @param {readonly Step[]} steps */
  draw(words, { filter }, steps) {
    const techniques = techniquesIn(steps);
    const drawn = [words, filter, techniques.join()];
    if (drawn.every((each, at) => each === this.#drawn[at])) return;
    this.#drawn = drawn;
    const { t } = words;
    const option = (
      /** @type {string} */ value,
      /** @type {string} */ text,
      /** @type {string | null} */ now,
    ) => new Option(text, value, false, value === (now ?? ''));
    const known =
      filter.technique && !techniques.includes(filter.technique) ? [filter.technique] : [];
    this.#technique.replaceChildren(
      option('', t('hint.filter.every'), filter.technique),
      ...[...techniques, ...known].map((slug) =>
        option(slug, words.capital(nameOf(words, slug)), filter.technique),
      ),
    );
    this.#level.replaceChildren(
      option('', t('hint.filter.anyLevel'), filter.level),
      ...LEVELS.slice(0, -1).map((level) =>
        option(level, t('hint.filter.upTo', { level: t(LEVEL_NAMES[level]) }), filter.level),
      ),
    );
    this.#placing.checked = filter.placing;
    this.#here.checked = filter.isHere;
    this.#progress.checked = filter.byProgress;
  }
}
