/**
 * The colours and fonts of the page, the solver, the board and the frame. They follow printed Japanese puzzle books:
 * warm paper, one ink, hairlines; colour only where it means something.
 *
 * The one idea: this is the only place for them. An element puts the colours that it uses into its own sheet, where the
 * host's page can replace each as `--kakutei-NAME`. Our pages need them before the first script runs, as `--NAME` in
 * palette.css, which `node scripts/palette.js` writes from here.
 */

/** By name: light, dark. */
export const COLOURS = Object.freeze({
  paper: ['#faf8f3', '#17181b'],
  raised: ['#fffefb', '#1f2024'],
  ink: ['#1c1b1a', '#ece8e1'],
  soft: ['#5f5a51', '#b1aba1'],
  pencil: ['#5b564d', '#b3ada2'],
  line: ['#1c1b1a', '#c4bfb5'],
  rule: ['#8b8375', '#807b73'],
  hairline: ['#cfc8bb', '#45433f'],
  entered: ['#1f4e8c', '#8db8f2'],
  found: ['#0b6355', '#6fd3bc'],
  select: ['#1f4e8c', '#8db8f2'],
  last: ['#ffe9a8', '#4a3e12'],
  set: ['#d6e6f5', '#1f3347'],
  'set-line': ['#386eac', '#7fb0e6'],
  cause: ['#ebe1f2', '#352b44'],
  'cause-line': ['#7d5a9c', '#b99ad6'],
  third: ['#f6e9cf', '#3d3218'],
  'third-line': ['#8a5a00', '#e0b25a'],
  fourth: ['#deeedd', '#213723'],
  'fourth-line': ['#2f6b3a', '#86c98f'],
  painted: ['#e9e4d8', '#1e1f22'],
  'painted-line': ['#8b8375', '#807b73'],
  white: ['#fff', '#3a3c42'],
  warning: ['#b98500', '#e0b23c'],
  conflict: ['#b3261e', '#ff8a7a'],
});

const mincho = [
  ...["'Hiragino Mincho ProN'", "'Yu Mincho'", "'YuMincho'"],
  ...["'Noto Serif CJK JP'", "'Noto Serif JP'", "'IPAexMincho'", 'serif'],
];
const song = [
  ...["'Songti SC'", "'Noto Serif CJK SC'", "'Source Han Serif SC'", "'Noto Serif SC'"],
  ...["'SimSun'", "'PingFang SC'", "'Noto Sans CJK SC'", 'serif'],
];
const text = [
  ...["'Iowan Old Style'", "'Palatino Linotype'", "'Palatino'", "'URW Palladio L'", "'P052'"],
  ...["'Noto Serif'", "'Georgia'", "'Kakutei Marks'", ...mincho],
];

/**
 * The marks that Latin and Han fonts draw differently, such as quotes as wide as a character. A sentence in Latin
 * letters takes them from here if none of its own fonts is installed. A page defines this font, and an element uses it.
 * Not frozen: so bundlers leave it out, as only a script asks for it.
 */
export const MARKS = {
  family: "'Kakutei Marks'",
  range: 'U+2013-2014, U+2018-201D, U+2026',
  fonts: ['Liberation Serif', 'Times New Roman', 'Nimbus Roman', 'DejaVu Serif'],
};

/** The fonts of digits and of sentences. */
export const FONTS = Object.freeze({ mincho: mincho.join(', '), text: text.join(', ') });

/** The fonts of sentences in Han characters, by language: each country draws them in its own way. */
export const HAN_FONTS = Object.freeze({ ja: FONTS.mincho, zh: song.join(', ') });

/** @param {keyof typeof COLOURS} name */
const colour = (name) => `light-dark(${COLOURS[name].join(', ')})`;

/**
 * For the sheet of an element: `--_NAME` is the host's value, or ours.
 *
 * @param {readonly (keyof typeof COLOURS)[]} names
 */
export const coloursFor = (names) =>
  names.map((name) => `--_${name}: var(--kakutei-${name}, ${colour(name)});`).join('\n    ');
