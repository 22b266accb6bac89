/**
 * The lessons: the techniques of HoDoKu's first three levels, as far as its path has them, in an order in which each
 * needs only what came before.
 *
 * The one idea: a lesson borrows its boards from other techniques, so hardly any are kept for it. The tests prove each.
 */

import { boardOf } from './cases.js';

/** @typedef {'easy' | 'medium' | 'hard'} Level HoDoKu's */
/**
 * @typedef {object} Lesson
 * @property {string} slug
 * @property {Level} level
 * @property {readonly string[]} before the lessons that it builds on
 * @property {string} second the fragment of a link: a board on which the technique alone finds a step, besides its own; '':
 *   there is none
 * @property {Readonly<{ board: string, row: number, column: number, digit: number }> | null} near a board on which the
 *   technique finds nothing, but would without this candidate
 * @property {string} puzzle 81 characters; '': there is none
 * @property {boolean} isNeeded whether the lessons up to this one solve the puzzle, and those before it do not; else they
 *   have the technique on their way
 */

/** @type {readonly Level[]} */
export const LEVELS = Object.freeze(['easy', 'medium', 'hard']);

/**
 * One line for each lesson: slug, those before it, the second board, the near miss, the puzzle; "-": none. A board is a
 * link, or the name of the technique whose board it is; "~": the puzzle can do without the technique.
 */
const LINES = `
@easy
full-house - squirmbag - 348.9.67196..71.5475.4863.9.13268.955.6.374188..1.52366.9753.4.23481.56..75624.83
hidden-single full-house medusa-wrap r3c5=5@direct-hidden-pair 348.....1.62..1...7.1...3.9.1...8.9..269..4.8.....52.....75..4.2348....71..6.4.83
naked-single full-house medusa-wrap r1c1=9@nishio 85623491...2789....9..6......1.4.3..3...52....7.3.6.8...76...9.2.59.3.61....2....
@medium
pointing hidden-single finned-squirmbag r5c8=2@finned-swordfish ..4..9..393724.6..216.3...7.4...27.6..8..6..1......35...3..48794.5.9.1.2.9.......
claiming pointing avoidable-rectangle-2 r9c7=6@unique-loop-2 .3.9....6.7...6....65....1375...2..9....983.73......48419263....8...5..1.2781..3.
naked-pair naked-single locked-triple r9c4=2@pointing 79.6.4..5.8..3.........91......6...42.5..8.........8..923.4..1..7.32546965.8.1237
hidden-pair hidden-single,naked-pair finned-franken-squirmbag r4c8=5@x-wing .8.2.4196239..6.48......3...9741..2.1..758..9.5....7...623....7.41..7.......9..5.
locked-pair naked-pair,claiming franken-squirmbag r4c8=2@finned-x-wing 8...5...4...8.4.2...7219......6...35538..261916...5.4...4..3.5...5.67..3...5.8..1
naked-triple naked-pair finned-franken-whale r8c2=1@xy-wing ...9487.19...123.8..8...5....179548..9.1...5....236.....6......7.2361...5.98.7...
hidden-triple hidden-pair,naked-triple finned-franken-leviathan r4c3=3@xy-chain .3..48.9581...9.6.4...263....3..78215...8..3...89..5.63...9...2...8..65.1.4.6....
locked-triple locked-pair,naked-triple p=..4....8...74.3...5....29.....7.8.5..6.1......3.5..1.6291.5...8......2..4........&s=..4..5.8...74.3...5....29..1427683597651398..839524176291.574.8....4.2..4..2.....&c=kgDAEgoIAMAAI8gQYAAGBAAwEYTACBUigYIAAAtJoAAAAAAAAAAAAAAAAAAAAAAAAKBQAAAAAAAAAAAAAAAAAAkAAAAAkAAkaCk0gAEIAkpVADQUgAwIhOElKo r3c7=6@kraken-fish-1 ~....3....3815.26...4.8..352....8....9.2...8438.7.4.9.6......5.9.6..582.1...16.4.7
@hard
naked-quadruple naked-triple mutant-whale r5c5=3@death-blossom 7.....5.13..........2851.3.139..56...6......2.....9.5.4931.68.56..5..3.9..79.3.64
hidden-quadruple hidden-triple,naked-quadruple finned-franken-whale r9c6=2@naked-quadruple .3..597....6..439....61352.4..7.2..968...1472729...1.....1..9......2.813...9.....
x-wing claiming full-house r9c6=2@sashimi-swordfish .98.6...56...5....7.583..4...6...874.5.7831..87..14...5.32.8.9......6......5412..
swordfish x-wing franken-whale r6c3=2@als-xz .984.....6.7.2.1..312.....5.751..2...8.2.43.72..7.5..1..39...68...8..5...6..57.1.
jellyfish swordfish whale r9c5=1@swordfish ..61.4.9.......483.9..3...67.9.....26.3..19......5.6.446.3..8.79...67..187...536.
skyscraper x-wing colour-wrap r6c7=7@finned-jellyfish .74.8953.2.6.........1....44.287..5..13.2...........1....93.845.4..1.6..53946..27
two-string-kite skyscraper remote-pair r4c4=3@bug-3 ..8....6..34..2.........1..2.1..8.7..5..274..34.5...2..1385.7.25.21.96.89862.....
turbot-fish two-string-kite hidden-rectangle r7c9=7@bug-4 52.......76.85.13...........8546..7..1.9.7..447.2.56......9..4....5.43.6.4732..98
empty-rectangle two-string-kite naked-pair r4c4=3@p=.5.9..14.7.3.......14.6...........9..3....6......56...2.5.3...4.9..1.76...7....2.&s=65297.14.783.4.95691456.2..476.2.59.531497682829.564..265739814398.1.765147685329&c=AAAAAAACEAAAQgAAAAAYAAYAAAAAAAAAAACEABEYgAAAAQoAQoAAAFAAAAAAAAAAAAAAAAAAAoAAAAIhFAAAAAAAAAAAAAAAAAAAQABQAAAAAAAAAAAAAAAAAA ..7.248.386....54...9..8.21..3....7.....1936.6..35...2.2.......93814..56....9.2.4
finned-x-wing x-wing colour-trap r5c9=6@unique-loop-4 42...8315..3.14...7..653.42.4.3.....689542....37.6..9....4.9.7...........7.1..92.
sashimi-x-wing finned-x-wing,skyscraper franken-x-wing r1c4=6@multi-colours-1 .23....849..4..3...41..37...57..9.43..4.3..97.1..4782.1..7.....78..14...4..29....
colour-trap turbot-fish unique-rectangle-1 r5c8=2@forcing-xy-chain ..4.316..2..........34...916.5.1....78.9.43...39.82.46461..58.9...6...2..2.14....
colour-wrap colour-trap finned-squirmbag r7c5=1@unique-rectangle-4 43.857.6.......3.46...9..17.85.......9...24.33......26.47.6..9116....73...37.16..
multi-colours-1 colour-wrap unique-rectangle-2 r9c3=9@unique-rectangle-3 .4....96..7.95..322.3..8.54.....73.8.8..2..4...948.57.8.72.9..5.5.....9..14.7....
multi-colours-2 multi-colours-1 avoidable-rectangle-2 r2c4=1@grouped-aic ~.3.28.4...2..637.8..8745....72...8.....4..57......794.....7.3.52.....6..7593.6.84
xy-wing naked-pair hidden-quadruple r9c1=1@finned-franken-x-wing 4.8..27.1....81592.....3..6...5.8.2...9..73.....34....5.2..91...14.65.73.368...5.
xyz-wing xy-wing als-chain r4c4=5@unique-rectangle-6 2.7...1......1.75.......683...6.5....6..29.15..5.3..6..9...7.3..713.852..32.4687.
remote-pair naked-pair jellyfish r4c6=9@sashimi-jellyfish ~.81.4...9....67.3..4.5..68......81.5..5...2.88..254....5.42639.4.2.8.....76..5.2.
w-wing remote-pair unique-loop-2 r4c3=3@xy-chain 9..32.76..2.....89476..531.....9.57...8...6.3.....312..9.6.72..63........1743.8..
unique-rectangle-1 naked-pair colour-trap r3c5=1@unique-rectangle-6 4..18.........2.73.2347681....6.5..868.93.5.1......7.2.91..8.54......1.9.....962.
unique-rectangle-2 unique-rectangle-1 grouped-aic r7c5=6@forcing-x-chain 37.8........527...985.1..6..9375.1..65...1298..46.9..75.......1.....36.57...6..2.
unique-rectangle-3 unique-rectangle-2,naked-triple chain-verity r3c1=5@hidden-rectangle .6..8...91..6.9..33..5..48.8.6791..........385.283..9.67..548..48.2..9..9....8...
unique-rectangle-4 unique-rectangle-1 multi-colours-2 r3c1=7@hidden-triple ...6234.797.8...1..2.......1.92.7.652..........7.....4.9.185732..24.9.8..1....946
unique-rectangle-5 unique-rectangle-2 - r7c3=3@p=.....2.87....93..1.......4.5..7.......9.......2...13.....258..9.9.6.7...4.7...5..&s=.4.512.87678493251...876.435..7..89.8.9...71.724981365...258479295647138487..9526&c=ggAAgAAAAkAAAAAAAAAAAAAAAAAgIRAYAAAAgAAAAAEolAAmBAAAAKAAkAAEEwYAAABQAAAAAAAAAAAAAAolEoAAAAAAAAAAAAAAAAAAAAAAAAAAAFAgAAAAAA 87.3.6..1.9.1.8.3...1.94.8.3.5.....6.6...35....976.8.37.8.39...42.8......1.....78
unique-rectangle-6 unique-rectangle-4,x-wing p=61......24.5....6...7....1.1.....75...364.....7.........9.8.2..7..219..6...4.3..5&s=6183745924.5....672.7..641.146...75.583647129972...6.4369785241754219..6821463975&c=AAAAAAAAAAAAAAAggAQMCQaEAAAAEEAGQiAAAAAQgAAAAwEGQQAACEAAAAAAAAAAAAAAAAAACIUQIAQgAAAAAAAAAAAAAAAAAAAAAAACEQgAAAAAAAAAAAAAAA r1c7=5@grouped-continuous-loop 5.67.24131...94...324.......6.9...48.3846..97....2.536...........3.798.5.7..3....
hidden-rectangle unique-rectangle-1 hidden-triple r4c6=6@unique-loop-3 .97.164.56.4..98..8..54...74789..526........332.......5....4..17..68....9..1...84
avoidable-rectangle-1 unique-rectangle-1 p=19.......25...4..3....7...8.4.5....7.......9...9..82..5..2..176.6...3..2......3..&s=19.3.....25...4..3436.7...884.59.6373.5..789.679.382..58324917696.7.3..27.....3.9&c=AAAYAAWQyLAiDAAADA0KhAFAEIAAAAAEBAATiADAAAAADAAAAYAAAAAADAApEQAAAABIAAAABIAAAADAZAAAAAAAAAAAAAAAAAJACRAAYTAAAADBahWIwACYAA r2c2=3@p=6.....5.4...8......4.....891.3.5........9...52..47.1.....5.1..24...3.6..5..74....&s=6.89.75.4..58.4...74136528917365.9..86419...525947.1....6581472487239651512746893&c=AAGAAAAYAAAFAEEgwAAADABEEpgAAAAAAAAAAAAAAAAAAAAAQQABSAAAAAAAAAGIgCAAAAAAAAAQgAEiggkEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA 9...17..2..468...36.12........97.1..8..4.......75......83792..42.6.54.7..7...6829
avoidable-rectangle-2 avoidable-rectangle-1,unique-rectangle-2 - r4c1=6@p=9..5......37.6.8...8...29...2...9.....82..1.....3.7....42....5..16.34..........1.&s=964583721237961845185472963.2.8.9.7...82.6139...3.7.82.42198.5.5167342988..625.1.&c=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAsAAFAAZAA4AAoJBQAAADAAAAAAAoiEBAAZAA4AAAIgAAAAAAAEgAMAAAAAAAAAAAAAAAFAggAAAABgAJA -
bug-plus-1 unique-rectangle-1 kraken-fish-2 r8c4=9@pointing .....3.56...2819.3......7124..679..8.8...2..4....5.27..3.1.5..7.94837...57..2....
`;

/** @param {string} name */
const boardNamed = (name) => (name.startsWith('p=') ? name : boardOf(name));

/** @param {string} text @returns {Lesson['near']} */
function readNear(text) {
  const [, row, column, digit, name] = /^r(\d)c(\d)=(\d)@(.+)$/.exec(text) ?? [];
  if (!name) return null;
  return Object.freeze({
    board: boardNamed(name),
    ...{ row: Number(row), column: Number(column), digit: Number(digit) },
  });
}

/** @param {Level} level @param {string} line @returns {Lesson} */
function read(level, line) {
  const [slug, before, second, near, puzzle] = line
    .split(' ')
    .map((field) => (field === '-' ? '' : field));
  return Object.freeze({
    ...{ slug, level, before: before.split(',').filter(Boolean) },
    ...{ second: second && boardNamed(second), near: readNear(near) },
    ...{ puzzle: puzzle.replace('~', ''), isNeeded: !puzzle.startsWith('~') },
  });
}

/** @type {readonly Lesson[]} */
export const LESSONS = Object.freeze(
  LINES.split(/^@/m)
    .slice(1)
    .flatMap((group) => {
      const [level, ...lines] = group.trim().split('\n');
      return lines.map((line) => read(/** @type {Level} */ (level), line));
    }),
);

/** @param {string} slug */
export const hasLesson = (slug) => LESSONS.some((lesson) => lesson.slug === slug);
