/**
 * Claims as the prover reads them: `r4c6=8`, `r4c3<>7`. Pure.
 */

import { squareNamed } from '../../game/units.js';

/** @param {{ square: number, digit: number }} candidate @param {'=' | '<>'} sign whether it is there, or is not */
export function claimOf({ square, digit }, sign) {
  const { row, column } = squareNamed(square);
  return `r${row}c${column}${sign}${digit}`;
}
