// How many photos are read whole, and how long one takes: natively, in wasm, and by what a programmer would put together.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { built } from '../build.js';
import { Failure, project, say } from '../lib/tools.js';
import { line } from './boards.js';

/** @typedef {{ reader: string, photos: string, count: number, digits: number, whole: number | null, seconds: number }} Row */

/** Debian's, as its packages read the photos. */
const PYTHON = '/usr/bin/python3';

/** @returns {Row[]} */
export function measurePhotos() {
  if (!existsSync(join(project, '../shared/data/photos'))) {
    throw new Failure('There are no photos: ../shared/data/photos is missing.');
  }
  const wasm = `${process.execPath} ${join(project, 'web/cli/kakutei.js')} photo`;
  const programs = [`${built('tuned', 'kakutei')} photo`, 'native', wasm, 'wasm, under Node'];
  const { status, stdout, stderr } = spawnSync(
    PYTHON,
    [join(project, 'scripts/photo/compare.py'), ...programs],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    const needs = 'It needs the packages python3-numpy and python3-pil.';
    throw new Failure(`scripts/photo/compare.py ended with ${status}. ${needs}\n${stderr}`);
  }
  return JSON.parse(stdout);
}

/** @param {Row[]} rows */
export function printPhotos(rows) {
  say('Photos of the part "report": with every digit right, and told from handwriting as well.');
  say(line(['photos', 'count', 'digits', 'whole', 'seconds', '  read by']));
  for (const { reader, photos, count, digits, whole, seconds } of rows) {
    const counts = [count, digits, whole ?? '-'].map(String);
    say(line([photos, ...counts, seconds.toFixed(2), `  ${reader}`]));
  }
  if (!rows.some(({ whole }) => whole === null)) {
    say('OpenCV and Tesseract were not measured: they need python3-opencv and tesseract-ocr.');
  }
}
