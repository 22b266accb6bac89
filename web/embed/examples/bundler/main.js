import { Engine } from 'kakutei';
import 'kakutei/element';

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const board = (await Engine.load()).open(puzzle);
const { placed } = board.step();
document.getElementById('engine').textContent =
  `The engine alone: ${placed.digit} goes to row ${placed.row}, column ${placed.column}.`;
board.free();

const solver = document.createElement('kakutei-solver');
solver.helpAddress = 'node_modules/kakutei/web/help.html';
solver.puzzle = puzzle;
document.body.append(solver);
