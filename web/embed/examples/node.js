// node node.js
import { Engine } from 'kakutei';

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const engine = await Engine.load();
const solver = engine.open(puzzle);

const { placed } = solver.step();
console.log(`1 Step: ${placed.digit} in row ${placed.row}, column ${placed.column}`);

const { outcome, board } = solver.solve();
console.log(`Go: ${outcome}`);
for (let row = 0; row < 9; row++) console.log([...board.slice(9 * row, 9 * row + 9)].join(' '));

solver.free();
