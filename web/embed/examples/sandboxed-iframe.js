import { connect } from './node_modules/kakutei/web/embed/host.js';

const another = '......2..2...875...19...4.....95..2.9..3.8..1.2..41.....2...17...569...4..4......';
const solver = connect(document.querySelector('iframe'));
const output = document.querySelector('output');

const requests = {
  load: async () => `Loaded: ${(await solver.load(another)).board}`,
  step: async () => {
    const { placed, outcome } = await solver.step();
    if (!placed) return `No digit: ${outcome}`;
    return `${placed.digit} goes to row ${placed.row}, column ${placed.column}`;
  },
  solve: async () => {
    const { outcome, board } = await solver.solve();
    return `${outcome}: ${board.match(/.{9}/g).join(' ')}`;
  },
};

for (const [id, request] of Object.entries(requests)) {
  document.getElementById(id).addEventListener('click', async () => {
    output.value = await request().catch(({ message }) => message);
  });
}

solver.on('changed', ({ kind, board }) => (output.value = `${kind} by hand: ${board}`));
