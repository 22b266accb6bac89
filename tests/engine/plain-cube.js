// The paper's Fortran program on the logical cube, loop for loop and as slow: no freshness, no places by
// unit, a contradiction seen only when nothing is left in the cube. The tests compare the engine with it.

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The squares [l, m] of the rows, the columns and the boxes. */
const rows = NINE.map((l) => NINE.map((m) => [l, m]));
const columns = NINE.map((m) => NINE.map((l) => [l, m]));
const boxes = NINE.map((k) =>
  NINE.map((n) => [Math.floor(k / 3) * 3 + Math.floor(n / 3), (k % 3) * 3 + (n % 3)]),
);

/** All choices of `size` of these, in the order of nested loops. @param {number[][]} squares @param {number} size @returns {number[][][]} */
function choices(squares, size) {
  if (size === 0) return [[]];
  return squares.flatMap((first, i) =>
    choices(squares.slice(i + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
const units = [...boxes, ...rows, ...columns];
const cells = [2, 3, 4, 5, 6, 7, 8].flatMap((size) => {
  const chosen = choices(
    NINE.map((n) => [n]),
    size,
  ).map((some) => some.flat());
  return units.map((unit) => ({ unit, size, chosen }));
});

/** How many bits are set, of nine. */
const sizes = Array.from(
  { length: 512 },
  (_, set) => NINE.filter((bit) => (set >> bit) & 1).length,
);

class Cube {
  /** @param {string} board */
  constructor(board) {
    this.cube = NINE.map(() => NINE.map(() => NINE.map(() => true)));
    this.array = NINE.map(() => NINE.map(() => 0));
    /** @type {string[]} the digits determined, in order: r1c1=5 */
    this.order = [];
    for (const [i, digit] of Array.from(board).entries()) {
      if (digit !== '.') this.determine(Math.floor(i / 9), i % 9, Number(digit) - 1);
    }
    this.order = [];
  }

  copy() {
    const copy = new Cube('');
    copy.cube = structuredClone(this.cube);
    copy.array = structuredClone(this.array);
    return copy;
  }

  /** @param {number} l @param {number} m */
  left(l, m) {
    return NINE.filter((num) => this.cube[l][m][num]);
  }

  /** 4.1 @param {number} l @param {number} m @param {number} num */
  determine(l, m, num) {
    const k = Math.floor(l / 3) * 3 + Math.floor(m / 3);
    for (const [a, b] of [...rows[l], ...columns[m], ...boxes[k]]) this.cube[a][b][num] = false;
    this.cube[l][m].fill(false);
    this.array[l][m] = num + 1;
    this.order.push(`r${l + 1}c${m + 1}=${num + 1}`);
  }

  /** 4.2, 4.3 @param {number[][][]} some */
  units(some) {
    for (const num of NINE) {
      for (const unit of some) {
        const places = unit.filter(([l, m]) => this.cube[l][m][num]);
        if (places.length === 1) this.determine(places[0][0], places[0][1], num);
      }
    }
  }

  /** 4.4 */
  depth() {
    for (const [l, m] of columns.flat()) {
      const left = this.left(l, m);
      if (left.length === 1) this.determine(l, m, left[0]);
    }
  }

  /** 5.1, 5.2 */
  cyclic() {
    const digitsOf = (/** @type {number[]} */ [l, m]) =>
      this.left(l, m).reduce((set, num) => set | (1 << num), 0);
    for (const { unit, size, chosen } of cells) {
      let digits = unit.map(digitsOf);
      for (const some of chosen) {
        if (some.some((n) => sizes[digits[n]] < 2)) continue;
        const together = some.reduce((set, n) => set | digits[n], 0);
        if (sizes[together] !== size) continue;
        for (const n of NINE.filter((other) => !some.includes(other))) {
          const [l, m] = unit[n];
          this.cube[l][m] = this.cube[l][m].map((left, num) => left && !((together >> num) & 1));
        }
        digits = unit.map(digitsOf);
      }
    }
  }

  /** 5.3 @param {number} way 0: rows, 1: columns */
  line(way) {
    for (const num of NINE) {
      for (const box of boxes) {
        const places = box.filter(([l, m]) => this.cube[l][m][num]);
        if (places.length < 2 || new Set(places.map((square) => square[way])).size > 1) continue;
        for (const square of [rows, columns][way][places[0][way]]) {
          if (!box.some(([l, m]) => l === square[0] && m === square[1])) {
            this.cube[square[0]][square[1]][num] = false;
          }
        }
      }
    }
  }

  /** 5.4 @param {number} way */
  twoBoxes(way) {
    const lines = [rows, columns][way];
    for (const num of NINE) {
      for (const u of [0, 1, 2]) {
        const part = (/** @type {number} */ i, /** @type {number} */ v) =>
          lines[3 * u + i].slice(3 * v, 3 * v + 3);
        for (const vshift of [0, 1, 2]) {
          const area = [(vshift + 1) % 3, (vshift + 2) % 3].map((v) =>
            [0, 1, 2].filter((i) => part(i, v).some(([l, m]) => this.cube[l][m][num])),
          );
          if (area[0].length !== 2 || String(area[0]) !== String(area[1])) continue;
          for (const [l, m] of area[0].flatMap((i) => part(i, vshift)))
            this.cube[l][m][num] = false;
          break;
        }
      }
    }
  }

  /** The places of a digit on a line. @param {number[][]} line @param {number} num */
  places(line, num) {
    return NINE.filter((i) => this.cube[line[i][0]][line[i][1]][num]);
  }

  /** 5.5 @param {number} way */
  rectangle(way) {
    const lines = [rows, columns][way];
    for (const num of NINE) {
      for (const [l1, l2] of NINE.flatMap((a) => NINE.slice(a + 1).map((b) => [a, b]))) {
        const [one, other] = [l1, l2].map((l) => this.places(lines[l], num));
        if (one.length !== 2 || String(one) !== String(other)) continue;
        const [l, m] = [[l1, l2], one].map(([a, b]) => Math.floor(a / 3) === Math.floor(b / 3));
        if (l && m) continue;
        for (const line of NINE.filter((i) => i !== l1 && i !== l2)) {
          for (const i of one) this.cube[lines[line][i][0]][lines[line][i][1]][num] = false;
        }
      }
    }
  }

  /** 5.6 @param {number} way */
  hamada(way) {
    const lines = [rows, columns][way];
    for (const box of boxes) {
      for (const [one, other] of choices(box, 2)) {
        const both = [one, other].map(([l, m]) => String(this.left(l, m)));
        if (both[0].length !== 3 || both[0] !== both[1]) continue; // "1,2"
        for (const b of boxes.filter((each) => each !== box).flat()) {
          const pair = this.left(one[0], one[1]);
          const three = [one, other, b].map(([l, m]) => String(this.left(l, m)));
          if (pair.length !== 2 || new Set(three).size > 1) continue;
          if ((one[way] === b[way]) === (other[way] === b[way])) continue;
          const a = one[way] === b[way] ? other : one;
          const columnsOfBoth = String([a[1 - way], b[1 - way]].sort());
          for (const line of NINE.filter((l) => l !== a[way] && l !== b[way])) {
            for (const num of pair) {
              if (String(this.places(lines[line], num)) !== columnsOfBoth) continue;
              this.cube[a[0]][a[1]][num] = this.cube[b[0]][b[1]][num] = false;
            }
          }
        }
      }
    }
  }

  /** One pass. */
  deduce() {
    for (const some of [boxes, rows, columns]) this.units(some);
    this.depth();
    this.cyclic();
    for (const way of [0, 1]) this.line(way);
    for (const way of [0, 1]) this.twoBoxes(way);
    for (const way of [0, 1]) this.rectangle(way);
    for (const way of [0, 1]) this.hamada(way);
  }

  /** solver, called while its status is 0: 1 stuck, 2 inconsistent, 3 answer. */
  solver() {
    for (let before = ''; ;) {
      const now = JSON.stringify(this.cube);
      if (!now.includes('true')) return this.array.flat().includes(0) ? 2 : 3;
      if (now === before) return 1;
      before = now;
      this.deduce();
    }
  }
}

/**
 * Section 6: the whole program.
 * @param {string} board
 * @returns {{ outcome: string, order: string[], tried: number }}
 */
export function plainCube(board) {
  const cube = new Cube(board);
  const { order } = cube;
  const status = cube.solver();
  if (status !== 1) {
    return { outcome: status === 2 ? 'inconsistent' : 'finished', order, tried: 0 };
  }
  let tried = 0;
  for (const [l, m] of rows.flat()) {
    for (const num of cube.left(l, m)) {
      const trial = cube.copy();
      trial.determine(l, m, num);
      tried++;
      if (trial.solver() !== 3) continue;
      return { outcome: 'finished', order: [...order, ...trial.order], tried };
    }
  }
  return { outcome: 'stuck', order, tried };
}
