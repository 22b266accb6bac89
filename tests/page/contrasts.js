// Measures contrasts as the browser sees them. The function runs in the page, so it may use nothing
// of this module but itself.

/**
 * Runs in the page: the contrast of each kind of text on each ground the board can have.
 *
 * @returns {{ what: string, contrast: number }[]}
 */
export function measureContrasts() {
  const board = /** @type {any} */ (document.querySelector('#first'));
  const { applyMove, fromText } = /** @type {any} */ (window).state;
  const pen = /** @type {CanvasRenderingContext2D} */ (
    document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  );
  /** @param {string} colour */
  const luminance = (colour) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** @param {string} text @param {string} ground */
  const contrastOf = (text, ground) => {
    const [dark, light] = [luminance(text), luminance(ground)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  const empty = '.'.repeat(81);
  const row = { type: 'row', number: 1 };
  const clear = fromText(empty);
  let game = fromText(`12${empty.slice(2)}`);
  game = applyMove(game, { type: 'set', square: 2, digit: 3 });
  game = applyMove(game, { type: 'found', placements: [{ square: 3, digit: 4 }] });
  const clash = fromText(`11${empty.slice(2)}`);
  const candidates = Array.from({ length: 81 }, () => [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const focusDigits = ['set', 'cause', 'target'].map((role, index) => ({
    square: 4,
    digit: index + 1,
    role,
  }));
  const squares = [0, 1, 2, 3, 4];
  const grounds = [
    { name: 'paper', overlay: {} },
    ...squares.map((last) => ({ name: 'last', overlay: { last } })),
    ...['set', 'cause', 'target'].flatMap((role) => [
      { name: role, overlay: { squares: squares.map((square) => ({ square, role })) } },
      { name: `unit ${role}`, overlay: { units: [{ unit: row, role }] } },
    ]),
    { name: 'wrong', overlay: { wrong: squares } },
    { name: 'painted', overlay: { painted: squares } },
    { name: 'white', overlay: { painted: [] } },
    { name: 'common', overlay: { common: Array(81).fill(5) } },
    { name: 'differs', overlay: { common: Array(81).fill(0) } },
  ];
  const measured = [];
  for (const { name, overlay } of grounds) {
    for (const shown of [game, clash, clear]) {
      board.game = shown;
      board.overlay = { ...overlay, candidates, focusDigits };
      for (const square of squares) {
        const element = board.shadowRoot.querySelector(`[data-square="${square}"]`);
        const ground = getComputedStyle(element).backgroundColor;
        for (const text of element.querySelectorAll('[part=digit], [data-small]')) {
          if (!text.textContent) continue;
          const { color, backgroundColor } = getComputedStyle(text);
          const own = backgroundColor === 'rgba(0, 0, 0, 0)' ? ground : backgroundColor;
          const what = `${text.dataset.small ?? element.dataset.kind} on ${name} ${element.dataset.marks ?? ''}`;
          measured.push({ what, contrast: contrastOf(color, own) });
        }
      }
    }
  }
  return measured;
}
