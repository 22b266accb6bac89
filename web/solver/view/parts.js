/**
 * What a solver consists of: makes the elements inside <kakutei-solver>, without words and without
 * life. An element says by `data-text` and `data-label` which text it wants, and by `part` how a
 * host's style sheet finds it.
 */

import { make } from '../../ui/elements.js';

/** @typedef {import('../../board/kakutei-board.js').KakuteiBoard} KakuteiBoard */
/** @typedef {import('../keys.js').Action} Action */
/** @typedef {ReturnType<typeof makeParts>} Parts */

export function makeParts() {
  /** @param {Action} action @param {string} key @param {string} [more] */
  const button = (action, key, more = '') =>
    make('button', {
      type: 'button',
      id: action,
      class: more,
      part: `button ${action} ${more}`.trim(),
      'data-text': key,
    });
  /** In the line under the board. @param {Action} action @param {string} key */
  const link = (action, key) =>
    make('button', { type: 'button', id: action, class: 'link', part: action, 'data-text': key });
  /** @param {Action} action */
  const box = (action) =>
    /** @type {HTMLInputElement} */ (make('input', { type: 'checkbox', id: action }));
  /** @param {HTMLElement} control @param {string} key @param {string} [more] */
  const choice = (control, key, more = '') => {
    const words = make('span', { 'data-text': key });
    const order = control.matches('select') ? [words, ' ', control] : [control, ' ', words];
    return make('label', { class: `choice ${more}`.trim(), part: 'choice' }, order);
  };

  const actions = {
    step: button('step', 'action.step', 'strong'),
    go: button('go', 'action.go', 'strong'),
    hint: button('hint', 'action.hint'),
    play: button('play', 'action.play'),
    stop: button('stop', 'action.stop'),
    back: button('back', 'action.back'),
    forward: button('forward', 'action.forward'),
    restart: button('restart', 'action.restart'),
    clear: button('clear', 'action.clear'),
    enter: button('enter', 'action.enter'),
    fill: button('fill', 'action.fill'),
    unmark: button('unmark', 'action.unmark'),
    highlight: /** @type {HTMLSelectElement} */ (make('select', { id: 'highlight' })),
    showHow: box('showHow'),
    inside: box('inside'),
    candidates: box('candidates'),
    view: /** @type {HTMLSelectElement} */ (make('select', { id: 'view' })),
    deduce: button('deduce', 'action.deduce'),
    compare: button('compare', 'action.compare'),
    check: link('check', 'action.check'),
    common: link('common', 'action.common'),
    solutions: link('solutions', 'action.solutions'),
    why: link('why', 'action.why'),
  };
  const method = /** @type {HTMLSelectElement} */ (make('select', { id: 'method' }));
  const live = make('p', { class: 'unseen', role: 'status' });
  const board = /** @type {KakuteiBoard} */ (make('kakutei-board', { part: 'board' }));
  const { step, go, hint, play, stop, back, forward, restart, clear, enter } = actions;
  const { showHow, inside, candidates, view, highlight, compare, deduce } = actions;
  const whisper = make('p', { class: 'unseen', 'aria-live': 'polite' });
  const verdict = make('span', { class: 'verdict' });
  const rating = make('span', { class: 'rating' });
  const ratings = make('span', { class: 'ratings', part: 'ratings', hidden: true });
  /** @param {HTMLElement} action in the line, where it makes sense */
  const offered = (action) => make('span', { class: 'offer', hidden: '' }, [action]);
  const offer = offered(actions.common);
  const pair = offered(actions.solutions);
  const reason = offered(actions.why);
  const checking = offered(actions.check);
  const said = make('span');
  const ways = make('span', { class: 'ways', part: 'ways', hidden: '' });
  const status = make('p', { class: 'status', part: 'status' }, [
    ...[
      verdict,
      ' ',
      rating,
      ' ',
      ratings,
      ' ',
      offer,
      ' ',
      pair,
      reason,
      ' ',
      checking,
      ' ',
      said,
      ways,
    ],
  ]);
  const buttons = make(
    'div',
    { class: 'buttons', part: 'buttons', role: 'group', 'data-label': 'option.group' },
    [step, go, stop, hint, play, back, forward],
  );
  const whole = make(
    'div',
    { class: 'whole', part: 'whole', role: 'group', 'data-label': 'option.whole' },
    [restart, clear, enter],
  );
  const walker = make('div', { class: 'walker', part: 'walker', hidden: '' });
  const hints = make('section', {
    class: 'hints',
    part: 'hints',
    'aria-labelledby': 'hints',
    hidden: '',
  });
  const search = make('div', {
    class: 'search',
    part: 'search',
    role: 'group',
    'data-label': 'search.label',
    hidden: '',
  });
  const modes = make('div', { class: 'modes', part: 'modes' }, [
    make('div', { class: 'segments', role: 'group', 'data-label': 'mode.label' }),
    actions.fill,
    actions.unmark,
  ]);
  const keypad = make('div', {
    class: 'keypad',
    part: 'keypad',
    role: 'group',
    'data-label': 'keypad.label',
  });
  const own = make('div', {
    class: 'own',
    role: 'group',
    'data-label': 'option.ofMethod',
    hidden: '',
  });
  const options = make('div', { class: 'options', part: 'options' }, [
    choice(method, 'option.method', 'method'),
    choice(view, 'option.view', 'view'),
    choice(highlight, 'option.highlight', 'highlight'),
    choice(showHow, 'option.showHow'),
    deduce,
    compare,
    choice(inside, 'option.inside'),
    choice(candidates, 'option.candidates'),
    own,
  ]);
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
  const stage = make('div', { class: 'stage', part: 'stage' }, [board, status]);
  // What comes and goes stands below what is pressed in turn, and pushes nothing of it away.
  const tools = [buttons, whole, modes, keypad, hints, walker, search, options];
  const desk = make('div', { class: 'desk', part: 'desk' }, tools);
  const page = make('div', { class: 'page' }, [live, whisper, stage, desk, panel]);
  const frame = make('div', { class: 'solver', part: 'solver' }, [page]);
  const echo = /** @type {KakuteiBoard} */ (
    make('kakutei-board', { class: 'echo', readonly: '', hidden: '' })
  );
  const small = make('div', { class: 'echoes' }, [echo]);
  return {
    frame,
    small,
    live,
    whisper,
    board,
    echo,
    verdict,
    rating,
    ratings,
    offer,
    pair,
    reason,
    checking,
    said,
    ways,
    buttons,
    whole,
    modes,
    keypad,
    options,
    own,
    hints,
    search,
    walker,
    panel,
    story,
    way,
    wayTitle,
    steps,
    method,
    actions,
  };
}
