// Boards that several tests press on.

/** One solution, no assumption. */
export const EASY =
  '.5....319..........1....5.6....7.9.4..8.5..6...9.34.....1..3.8.6.5..8...3...19..7';

/** The solution of EASY but for eight squares: every question about it is answered at once. */
export const NEARLY =
  '85.2463.9263195.78914387526526871934.38952761179.3485.791463285645.281.3382519647';

/** One solution, which takes an assumption (case 4 of Table 1). */
export const ASSUMING =
  '.........2..3....7.6724...1.45..8..6..21.59.......62.8.7.5...14.1......2..8......';

/** Two solutions. */
export const TWICE =
  '.7...941...1..5...6..3.......3....87.....6.....97..6...3.9.1.78......96.4.8...2..';

export const EMPTY = '.'.repeat(81);

/** Two equal digits in the first row. */
export const CLASHING = `5...5${'.'.repeat(76)}`;

/** Without a solution; backtracking in ascending order takes billions of visits to find that out. */
export const SEARCHED_LONG =
  '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';
/** How to open EMPTY so that Go takes longer than anybody waits. */
export const ENDLESS = { options: { recursionLimit: 2 } };
