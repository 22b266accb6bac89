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
  const [stage, telling, hand, desk] = [
    makeStage(actions),
    makeTelling(),
    makeHand(actions),
    makeDesk(actions),
  ];
  const live = make('p', { class: 'unseen', role: 'status' });
  const whisper = make('p', { class: 'unseen', 'aria-live': 'polite' });
  const title = make('h2', { id: 'title', class: 'unseen', 'data-text': 'panel.title' });
  const walker = make('div', { class: 'walker', part: 'walker', hidden: '' });
  const panel = make('section', { class: 'panel', part: 'panel', 'aria-labelledby': 'title' }, [
    title,
    walker,
    telling.telling,
    hand.hand,
    desk.desk,
  ]);
  const page = make('div', { class: 'page' }, [live, whisper, stage.stage, panel]);
  const frame = make('div', { class: 'solver', part: 'solver' }, [page]);
  return {
    ...{ frame, page, live, whisper, actions, panel, walker },
    ...{ ...stage, ...telling, ...hand, ...desk },
  };
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
  const line = [verdict, rating, ' ', ratings, ' ', ...offers];
  const status = make('p', { class: 'status', part: 'status' }, line);
  const whole = group('whole', 'option.whole', standing(actions, 'whole'));
  const view = makePlace(
    'looks',
    [make('span', { 'data-text': 'option.view' })],
    [...standing(actions, 'view'), whole],
  );
  const foot = make('div', { class: 'foot' }, [status, view.button, view.place]);
  const stage = make('div', { class: 'stage', part: 'stage' }, [board, foot]);
  return { stage, board, verdict, rating, ratings, whole, view };
}

/** All that is said: it scrolls in itself. */
function makeTelling() {
  const said = make('p', { class: 'said', part: 'said' });
  const ways = make('div', { class: 'ways', part: 'ways', hidden: '' });
  const hints = make('section', {
    class: 'hints',
    part: 'hints',
    'aria-labelledby': 'hints',
    hidden: '',
  });
  const search = group('search', 'search.label');
  search.hidden = true;
  const wayTitle = make('h3', { id: 'way', class: 'unseen' });
  const steps = make('ol', { class: 'steps', 'aria-labelledby': 'way' });
  const way = make('div', { class: 'way', part: 'way', hidden: '' }, [wayTitle, steps]);
  const story = make('div', { class: 'story', part: 'story' }, way);
  const more = make('slot', { name: 'more' });
  const telling = make('div', { class: 'telling' }, [said, ways, search, hints, story, more]);
  return { telling, said, ways, hints, search, story, way, wayTitle, steps };
}

/** What a person needs who enters digits, marks or colours. @param {Controls} actions */
function makeHand(actions) {
  const segments = make('div', { class: 'segments', role: 'group', 'data-label': 'mode.label' });
  const modes = make('div', { class: 'modes', part: 'modes' }, [
    segments,
    ...standing(actions, 'hand'),
  ]);
  const keypad = group('keypad', 'keypad.label');
  const hand = make('div', { class: 'hand', hidden: '' }, [modes, keypad]);
  return { hand, segments, modes, keypad };
}

/** The buttons that are pressed in turn, and the choice of method. @param {Controls} actions */
function makeDesk(actions) {
  const buttons = group('buttons', 'option.group', standing(actions, 'buttons'));
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
  const methodName = make('span', { class: 'name' });
  const method = makePlace(
    'ways-to-solve',
    [make('span', { class: 'kind', 'data-text': 'option.method' }), methodName],
    [options],
  );
  const desk = make('div', { class: 'desk', part: 'desk' }, [buttons, method.button, method.place]);
  return { desk, buttons, options, own, method, methodName };
}

/** A button, and the place that it opens. @param {string} id @param {HTMLElement[]} words @param {HTMLElement[]} content */
const makePlace = (id, words, content) => ({
  button: make('button', { type: 'button', class: `opens ${id} link`, popovertarget: id }, [
    ...words,
    make('span', { 'aria-hidden': 'true' }, '▾'),
  ]),
  place: make('div', { id, class: 'place', popover: 'auto' }, content),
});

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
