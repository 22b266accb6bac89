/**
 * The parts of a solver: makes the elements inside <kakutei-solver>, without words and behaviour.
 * `data-text` and `data-label` of an element name its texts, and `part` its name for a host's style
 * sheet. The table of commands lists the buttons and their places.
 */

import { make } from '../../ui/elements.js';
import { COMMANDS, commandsIn } from '../../model/commands.js';

/** @typedef {import('../../board/kakutei-board.js').KakuteiBoard} KakuteiBoard */
/** @typedef {import('../../model/commands.js').Command} Command */
/** @typedef {import('../../model/commands.js').CommandName} CommandName */
/** @typedef {import('../../model/commands.js').Place} Place */
/** @typedef {Readonly<Record<CommandName, HTMLElement>>} Controls only those that have an element from the beginning */
/** @typedef {ReturnType<typeof makeParts>} Parts */

export function makeParts() {
  const actions = makeControls();
  const [stage, desk, story] = [makeStage(actions), makeDesk(actions), makeStory()];
  const live = make('p', { class: 'unseen', role: 'status' });
  const whisper = make('p', { class: 'unseen', 'aria-live': 'polite' });
  const page = make('div', { class: 'page' }, [live, whisper, stage.stage, desk.desk, story.panel]);
  const frame = make('div', { class: 'solver', part: 'solver' }, [page]);
  const echo = /** @type {KakuteiBoard} */ (
    make('kakutei-board', { class: 'echo', readonly: '', hidden: '' })
  );
  const small = make('div', { class: 'echoes' }, [echo]);
  return { frame, small, live, whisper, echo, actions, ...stage, ...desk, ...story };
}

/** The board, and the line under it. @param {Controls} actions */
function makeStage(actions) {
  const board = /** @type {KakuteiBoard} */ (make('kakutei-board', { part: 'board' }));
  const verdict = make('span', { class: 'verdict' });
  const rating = make('span', { class: 'rating' });
  const ratings = make('span', { class: 'ratings', part: 'ratings', hidden: true });
  const offers = commandsIn('line').flatMap(({ name }) => [
    make('span', { class: 'offer', hidden: '' }, [actions[name]]),
    ' ',
  ]);
  const said = make('span');
  const ways = make('span', { class: 'ways', part: 'ways', hidden: '' });
  const line = [verdict, ' ', rating, ' ', ratings, ' ', ...offers, said, ways];
  const status = make('p', { class: 'status', part: 'status' }, line);
  const stage = make('div', { class: 'stage', part: 'stage' }, [board, status]);
  return { stage, board, verdict, rating, ratings, said, ways };
}

/** All buttons and choices. @param {Controls} actions */
function makeDesk(actions) {
  const [buttons, whole] = [
    group('buttons', 'option.group', standing(actions, 'buttons')),
    group('whole', 'option.whole', standing(actions, 'whole')),
  ];
  const modes = make('div', { class: 'modes', part: 'modes' }, [
    make('div', { class: 'segments', role: 'group', 'data-label': 'mode.label' }),
    ...standing(actions, 'modes'),
  ]);
  const keypad = group('keypad', 'keypad.label');
  const hints = make('section', {
    class: 'hints',
    part: 'hints',
    'aria-labelledby': 'hints',
    hidden: '',
  });
  const walker = make('div', { class: 'walker', part: 'walker', hidden: '' });
  const search = group('search', 'search.label');
  search.hidden = true;
  const own = make('div', {
    class: 'own',
    role: 'group',
    'data-label': 'option.ofMethod',
    hidden: '',
  });
  const options = make('div', { class: 'options', part: 'options' }, [
    ...standing(actions, 'options'),
    own,
  ]);
  // Parts that come and go are below the buttons that are pressed in turn, so that they do not move them.
  const tools = [buttons, whole, modes, keypad, hints, walker, search, options];
  const desk = make('div', { class: 'desk', part: 'desk' }, tools);
  return { desk, buttons, whole, modes, keypad, hints, walker, search, options, own };
}

/** What was told. */
function makeStory() {
  const title = make('h2', { id: 'title', class: 'unseen', 'data-text': 'panel.title' });
  const wayTitle = make('h3', { id: 'way' });
  const steps = make('ol', { class: 'steps', 'aria-labelledby': 'way' });
  const way = make('div', { class: 'way', part: 'way', hidden: '' }, [wayTitle, steps]);
  const story = make('div', { class: 'story', part: 'story' }, way);
  const panel = make('section', { class: 'panel', part: 'panel', 'aria-labelledby': 'title' }, [
    title,
    story,
    make('slot', { name: 'more' }),
  ]);
  return { panel, story, way, wayTitle, steps };
}

/** @param {string} name @param {string} label @param {HTMLElement[]} [content] */
const group = (name, label, content = []) =>
  make('div', { class: name, part: name, role: 'group', 'data-label': label }, content);

/** The buttons and choices, by the names of the commands. @returns {Controls} */
function makeControls() {
  const made = COMMANDS.filter(({ place }) => place && place !== 'hints');
  const controls = made.map((command) => [command.name, makeControl(command)]);
  return Object.fromEntries(controls);
}

/** @param {Command} command */
function makeControl({ name, place, look, text }) {
  if (look === 'list') return make('select', { id: name });
  if (look === 'box') return make('input', { type: 'checkbox', id: name });
  const [more, part] =
    place === 'line' ? ['link', name] : [look ?? '', `button ${name} ${look ?? ''}`.trim()];
  return make('button', { type: 'button', id: name, class: more, part, 'data-text': text });
}

/** Those of a group, a box or a list with its words. @param {Controls} actions @param {Place} place */
const standing = (actions, place) =>
  commandsIn(place).map(({ name, look, text }) => {
    const control = actions[name];
    const words = make('span', { 'data-text': text });
    if (look === 'list') {
      return make('label', { class: `choice ${name}`, part: 'choice' }, words, ' ', control);
    }
    return look === 'box'
      ? make('label', { class: 'choice', part: 'choice' }, control, ' ', words)
      : control;
  });
