/**
 * How the board looks: one style sheet for all boards of a document, made when the first one needs it.
 *
 * The idea is a printed puzzle book: warm paper, hairlines between squares, strong lines around boxes, digits in the
 * Mincho of the system. Nothing depends on colour alone: a given is bold, an entered digit leans, a found one has a
 * dot; every role has a line, a pattern and a shape of its own. All lengths follow the width of the element (`cqi`),
 * and all colours are custom properties of the host page.
 */

import { FONTS, coloursFor } from '../ui/palette.js';
import { sheetOf } from '../ui/sheet.js';

const colours = coloursFor([
  .../** @type {const} */ (['paper', 'ink', 'line', 'hairline', 'pencil', 'entered', 'found']),
  .../** @type {const} */ (['last', 'set', 'set-line', 'cause', 'cause-line']),
  .../** @type {const} */ (['third', 'third-line', 'fourth', 'fourth-line']),
  .../** @type {const} */ (['painted', 'painted-line', 'white', 'conflict', 'select']),
]);

/**
 * The sides of squares that lie on the outline of a unit.
 * @param {Record<string, string>} lines by the look of the unit
 */
export const outlines = (lines) =>
  ['top', 'bottom', 'left', 'right']
    .flatMap((side) =>
      Object.entries(lines).map(
        ([look, line]) =>
          `.square[data-edges~='${side}-${look}']::after { border-${side}: ${line}; }`,
      ),
    )
    .join('\n  ');

const edges = outlines({
  set: 'max(2px, 0.6cqi) solid var(--_set-line)',
  cause: 'max(2px, 0.6cqi) dashed var(--_cause-line)',
});

const CSS = `
  :host {
    ${colours}
    --_lit: color-mix(in srgb, var(--_painted-line) 28%, var(--_paper));
    --_digits: var(--kakutei-digits, ${FONTS.mincho});
    /* As large as a square can hold, with the dot of a found one clear of the lines of its roles. */
    --_size: clamp(0.75, var(--kakutei-digit-size, 1), 1.22);
    --_frame: max(2px, 0.5cqi);
    --_box: max(2px, 0.36cqi);
    --_hair: 1px;
    display: block;
    container-type: inline-size;
    min-inline-size: 240px;
    color: var(--_ink);
  }
  :host([hidden]) { display: none; }

  .grid {
    position: relative;
    box-sizing: border-box;
    display: grid;
    grid-template-rows: repeat(9, minmax(0, 1fr));
    /* Whole pixels, or the frame is thinner on two sides. */
    inline-size: round(down, 100%, 1px);
    aspect-ratio: 1;
    direction: ltr;
    border: var(--_frame) solid var(--_line);
    background: var(--_paper);
    font: 400 calc(7.6cqi * var(--_size))/1 var(--_digits);
    font-variant-numeric: lining-nums tabular-nums;
    letter-spacing: 0;
    text-align: center;
    cursor: default;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
    touch-action: manipulation;
  }
  .row { display: grid; grid-template-columns: repeat(9, minmax(0, 1fr)); }

  .square {
    --_tint: var(--_paper);
    --_clear: none;
    --_dots: none;
    --_hatch: none;
    position: relative;
    box-sizing: border-box;
    display: grid;
    place-items: center;
    min-block-size: 0;
    contain: layout style;
    border: 0 solid var(--_hairline);
    border-block-start-width: var(--_hair);
    border-inline-start-width: var(--_hair);
    background: var(--_clear), var(--_hatch), var(--_dots), var(--_tint);
    outline: none;
  }
  .square[data-column='1'] { border-inline-start-width: 0; }
  .square[data-row='1'] { border-block-start-width: 0; }

  .grid::before,
  .grid::after {
    content: '';
    position: absolute;
    inset: 0 calc(100% / 3 - var(--_box) / 2);
    border: 0 solid var(--_line);
    border-inline-width: var(--_box);
    pointer-events: none;
    z-index: 1;
  }
  .grid::after {
    inset: calc(100% / 3 - var(--_box) / 2) 0;
    border-width: var(--_box) 0;
  }

  .digit { position: relative; text-box: trim-both cap alphabetic; }
  .square[data-kind='given'] .digit { font-weight: 700; }
  .square[data-kind='entered'] .digit { color: var(--_entered); font-style: italic; translate: -0.05em; }
  .square[data-kind='found'] .digit { color: var(--_found); }
  [data-kind='found'] .digit:not(:empty)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(100% + max(1px, 2.6cqi - 2cqi * var(--_size)));
    inset-inline-start: 50%;
    translate: -50%;
    border: 0.46cqi solid;
    border-radius: 50%;
  }
  @supports not (text-box: trim-both cap alphabetic) {
    [data-kind='found'] .digit:not(:empty)::after { inset-block-start: calc(100% - 0.5cqi); }
  }

  .square[data-unit]::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  ${edges}

  .square[data-lit] { --_tint: color-mix(in srgb, var(--_painted) 55%, var(--_paper)); }
  .square:is([data-lit~='digit'], [data-lit~='pick']) { --_tint: var(--_lit); }
  .square[data-lit~='pick'] { box-shadow: inset 0 0 0 max(1px, 0.25cqi) var(--_painted-line); }
  .candidate[data-small~='lit'] { background: var(--_lit); color: var(--_ink); font-weight: 700; }
  .square[data-unit] { --_tint: color-mix(in srgb, var(--_set) 38%, var(--_paper)); }
  .square[data-unit~='cause'] { --_tint: color-mix(in srgb, var(--_cause) 38%, var(--_paper)); }
  .square[data-unit~='third'] { --_tint: color-mix(in srgb, var(--_third) 45%, var(--_paper)); }
  .square[data-unit~='fourth'] { --_tint: color-mix(in srgb, var(--_fourth) 45%, var(--_paper)); }
  .square[data-unit='closed'] { --_tint: color-mix(in srgb, var(--_cause) 45%, var(--_paper)); }
  .square[data-unit~='closed'] {
    --_dots: repeating-linear-gradient(
      45deg,
      color-mix(in srgb, var(--_cause-line) 40%, transparent) 0 1px,
      transparent 1px 1.2cqi
    );
  }
  .square[data-unit='set cause'] { --_tint: color-mix(in srgb, var(--_cause) 60%, var(--_set)); }
  .square[data-sheet~='white'] { --_tint: var(--_white); }
  .square[data-sheet~='painted'] { --_tint: var(--_painted); }
  .square[data-sheet~='painted'][data-kind='empty'] {
    --_dots: repeating-linear-gradient(
      45deg,
      color-mix(in srgb, var(--_painted-line) 40%, transparent) 0 1px,
      transparent 1px 1.2cqi
    );
  }
  .square[data-roles~='target'] { --_tint: var(--_paper); }
  .square[data-roles~='cause'] {
    --_tint: var(--_cause);
    --_dots: radial-gradient(
      circle at center,
      color-mix(in srgb, var(--_cause-line) 50%, transparent) 0.17cqi,
      transparent 0.22cqi
    ) 0 0 / 1.1cqi 1.1cqi;
  }
  .square[data-roles~='third'] { --_tint: var(--_third); }
  .square[data-roles~='fourth'] { --_tint: var(--_fourth); }
  .square[data-roles~='set'] { --_tint: var(--_set); }
  .square[data-roles~='pivot'] { --_tint: var(--_set); }
  .square[data-sheet~='count'] .digit {
    color: var(--_pencil);
    font-size: 0.55em;
  }
  .square[data-sheet~='common'] .digit { color: var(--_found); font-size: 0.74em; }
  .square[data-sheet~='differs'] { --_tint: var(--_cause); }
  .square[data-marks~='supposed'] .digit { color: var(--_cause-line); font-style: italic; }
  .square[data-marks~='supposed'] .digit:not(:empty)::after { border-width: 0.18cqi; padding: 0.24cqi; }
  .square[data-marks~='last'] { --_tint: var(--_last); }
  .square:is([data-marks~='conflict'], [data-marks~='wrong']) {
    --_hatch: repeating-linear-gradient(
      -45deg,
      color-mix(in srgb, var(--_conflict) 38%, transparent) 0 1px,
      transparent 1px 0.9cqi
    );
  }

  /* Digits stand on clear ground: the patterns leave the middle free, small digits turn to ink. */
  .square:not([data-kind='empty']) {
    --_clear: radial-gradient(34% 45%, var(--_tint) 92%, transparent);
  }
  .square:is([data-roles~='cause'], [data-sheet~='differs'], [data-marks~='conflict'], [data-marks~='wrong'])
    .candidates {
    color: var(--_ink);
  }

  .square:is([data-roles], [data-marks~='last'], [data-marks~='wrong'])::before {
    content: '';
    position: absolute;
    inset: max(1px, 0.4cqi);
    border: max(1px, 0.26cqi) solid var(--_set-line);
    border-radius: 1cqi;
    pointer-events: none;
  }
  .square[data-marks~='last']::before {
    border-width: 0 0 max(2px, 0.36cqi);
    border-color: currentColor;
    border-radius: 0;
  }
  .square[data-roles~='set']::before {
    border: max(1px, 0.26cqi) solid var(--_set-line);
    border-radius: 1cqi;
  }
  .square[data-roles~='cause']::before {
    border: max(1.5px, 0.3cqi) dashed var(--_cause-line);
    border-radius: 1cqi;
  }
  .square.square[data-roles~='target']::before {
    /* Two lines; a double border is one thick line in WebKit. */
    --_thin: max(1px, 0.25cqi);
    border: var(--_thin) solid var(--_ink);
    outline: var(--_thin) solid var(--_ink);
    outline-offset: calc(-3 * var(--_thin));
    border-radius: 0;
  }
  .square.square[data-marks~='wrong']::before {
    border: max(2px, 0.4cqi) solid var(--_conflict);
    border-radius: 0;
  }
  .square[data-marks~='conflict'] .digit {
    color: var(--_conflict);
    text-decoration: underline wavy max(1px, 0.2cqi);
    text-underline-offset: 0.12em;
  }

  .colour, .corners { display: none; }
  .candidates {
    position: absolute;
    inset: max(1px, 0.3cqi);
    display: grid;
    grid-template: repeat(3, minmax(0, 1fr)) / repeat(3, minmax(0, 1fr));
    place-items: center;
    color: var(--_pencil);
    /* They have less room to grow, and on a large board need less of it. */
    font-size: calc(clamp(3cqi, 13px, 3.8cqi) * (0.7 + 0.3 * var(--_size)));
  }
  .candidate {
    position: relative;
    align-content: center;
    box-sizing: border-box;
    inline-size: 3.4cqi;
    block-size: 3.4cqi;
    text-box: trim-both cap alphabetic;
    visibility: hidden;
  }
  .candidate[data-small] { visibility: visible; }
  .candidate[data-small~='pencil'] { color: color-mix(in srgb, var(--_ink) 80%, transparent); }
  .candidate[data-small~='given'] { color: var(--_ink); font-weight: 700; }
  .candidate[data-small~='entered'] { color: var(--_entered); font-style: italic; }
  .candidate[data-small~='found'] { color: var(--_found); text-decoration: underline; }
  .candidate[data-small~='set'] {
    border-radius: 50%;
    background: var(--_set-line);
    color: var(--_paper);
    font-weight: 700;
  }
  .candidate[data-small~='struck'] { color: var(--_ink); }
  .candidate[data-small~='cause'] {
    border: max(1px, 0.2cqi) dashed var(--_cause-line);
    border-radius: 50%;
    background: var(--_paper);
    color: var(--_ink);
    font-weight: 700;
  }
  .candidate.candidate[data-small~='target'] {
    border: 0;
    border-radius: 0.3cqi;
    background: var(--_ink);
    color: var(--_paper);
    font-weight: 700;
  }
  .candidate[data-small~='struck']::after {
    content: '';
    position: absolute;
    inset-inline: -0.2cqi;
    inset-block-start: 50%;
    border-block-start: max(1.5px, 0.3cqi) solid var(--_conflict);
    rotate: -45deg;
  }

  .square[aria-selected='true'] {
    outline: max(2px, 0.5cqi) solid var(--_select);
    outline-offset: calc(-1 * max(2px, 0.5cqi));
    z-index: 2;
  }
  .square:focus-visible {
    outline-width: max(3px, 0.75cqi);
    outline-offset: calc(-1 * max(3px, 0.75cqi));
  }

  @media (prefers-reduced-motion: no-preference) {
    .square[data-marks~='last'] .digit { animation: set-down 160ms ease-out; }
    @keyframes set-down { from { opacity: 0.2; scale: 1.25; } }
  }

  @media (forced-colors: active) {
    :host {
      --_paper: Canvas;
      --_ink: CanvasText;
      --_line: CanvasText;
      --_hairline: GrayText;
      --_pencil: CanvasText;
      --_entered: CanvasText;
      --_found: CanvasText;
      --_set-line: CanvasText;
      --_cause-line: CanvasText;
      --_third-line: CanvasText;
      --_fourth-line: CanvasText;
      --_conflict: CanvasText;
      --_select: Highlight;
    }
    .square[data-sheet~='painted'][data-kind='empty']:not([data-roles], [data-marks])::before {
      content: '';
      position: absolute;
      inset: 50% 15% auto;
      border-block-start: 2px solid GrayText;
      rotate: -45deg;
    }
    .square:is([data-lit~='digit'], [data-lit~='pick']) {
      outline: 1px dashed CanvasText;
      outline-offset: -3px;
    }
    .candidate[data-small~='lit'] { text-decoration: underline; }
    .square.square[data-marks~='wrong']::before { border-style: dotted; border-width: max(3px, 0.8cqi); }
    .candidate[data-small~='set'] { border: 1px solid CanvasText; color: CanvasText; }
    .candidate.candidate[data-small~='target'] { border: 3px double CanvasText; color: CanvasText; }
  }

  @media print {
    :host { color-scheme: only light; --_paper: #fff; --_hairline: #8a857c; }
    .grid { break-inside: avoid; }
    .square[aria-selected='true'] { outline: none; }
  }
`;

export const styleSheetFor = sheetOf(CSS);
