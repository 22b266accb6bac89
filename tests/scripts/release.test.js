// The faults that forbid a release: each check finds its fault, says where it is, and accepts correct input. Only
// `npm run release` itself builds and packs.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { checksums } from '../../scripts/release/archives.js';
import { changesFindings } from '../../scripts/release/changes.js';
import {
  differences,
  licenceFaults,
  pathFaults,
  sizeFaults,
  uncommitted,
  versionFaults,
} from '../../scripts/release/checks.js';
import { placesIn, runAt } from '../../scripts/release/places.js';
import { refusal, told } from '../../scripts/release/report.js';
import { billFaults, billOfMaterials } from '../../scripts/release/sbom.js';
import { sourceFaults } from '../../scripts/release/sources.js';

/** @param {string[]} faults @param {RegExp[]} patterns one for each fault */
function said(faults, ...patterns) {
  assert.equal(faults.length, patterns.length, faults.join('\n') || 'no fault');
  patterns.forEach((pattern, i) => assert.match(faults[i], pattern));
}

test('a place that reports another version than package.json, or none, is named', () => {
  assert.deepEqual(versionFaults('1.2.0', { header: '1.2.0', lock: '1.2.0' }), []);
  said(
    versionFaults('1.2.0', { header: '1.1.9', lock: '1.2.0', engine: undefined }),
    /^header: the version is 1\.1\.9, and 1\.2\.0 in package\.json/,
    /^engine: the version is missing/,
  );
  said(versionFaults('1.2', { header: '1.2' }), /^package\.json: "1\.2" is no version/);
});

const released =
  '# Changes\n\n## 1.2.0 (2031-05-20)\n\n- New.\n\n## 1.1.0 (2031-04-01)\n\n- Old.\n';

test('changes that end in the version with its day may be released', () => {
  const none = { faults: [], open: [] };
  assert.deepEqual(changesFindings(released, '1.2.0'), none);
  const begun = released.replace('## 1.2.0', '## Unreleased\n\n## 1.2.0');
  assert.deepEqual(changesFindings(begun, '1.2.0'), none);
});

test('changes under "Unreleased" are no fault, and have to become a release', () => {
  const more = released.replace('## 1.2.0', '## Unreleased\n\n- Newest.\n\n## 1.2.0');
  const next = changesFindings(more, '1.3.0');
  assert.deepEqual(next.faults, []);
  said(next.open, /^CHANGELOG\.md:3: there are changes under "Unreleased"\. For a release/);
  said(changesFindings(more, '1.2.0').open, /1\.2\.0 is released already: raise the version/);
});

test('what is wrong in the list of changes is named with its line', () => {
  const faults = (/** @type {string} */ from, /** @type {string} */ to, version = '1.2.0') =>
    changesFindings(released.replace(from, to), version).faults;
  said(faults('', '', '1.3.0'), /newest release is 1\.2\.0, and package\.json says 1\.3\.0/);
  said(faults('(2031-05-20)', ''), /^CHANGELOG\.md:3: "1\.2\.0 " is no release/);
  said(faults('2031-05-20', '2031-06-31'), /^CHANGELOG\.md:3: there is no day 2031-06-31/);
  said(faults('- New.', ''), /^CHANGELOG\.md:3: 1\.2\.0 says of no change/);
  said(faults('2031-04-01', '2031-06-01'), /^CHANGELOG\.md:7: .* stands below 1\.2\.0/);
  said(faults('1.1.0', '1.10.0'), /^CHANGELOG\.md:7: 1\.10\.0 .* stands below 1\.2\.0/);
  said(faults('- Old.', '- Old.\n\n## Unreleased'), /^CHANGELOG\.md:11: "Unreleased" stands below/);
  said(changesFindings('# Changes\n', '1.2.0').faults, /the newest release is missing/);
});

test('what is not in the commit is not in the release', () => {
  assert.deepEqual(uncommitted(''), []);
  said(uncommitted(' M web/index.js\n'), /^Not in the commit: web\/index\.js\./);
  said(uncommitted(' M web/index.js\n?? new.js\n'), /web\/index\.js and 1 more\./);
});

test('one byte more than there may be is too much', () => {
  const size = { what: 'kakutei.wasm', bytes: 100, most: 100 };
  assert.deepEqual(sizeFaults([size]), []);
  said(sizeFaults([{ ...size, bytes: 101 }]), /^kakutei\.wasm: 101 bytes, 1 more than the 100/);
});

const parts = [{ name: 'libc', copyright: 'Copyright (c) 2001 Someone' }];
const licensed = {
  stated: 'MIT',
  licence: 'MIT License\n\nOurs.\n',
  notice: 'Others:\n  libc: Copyright (c) 2001 Someone\n',
  carried: {
    'a.tgz': 'MIT License\n\nOurs.\nOthers:\n  libc: Copyright (c) 2001 Someone\n',
  },
  parts,
  foreign: [],
};

test('each archive carries the licence and the names of others, and brings in nothing else', () => {
  assert.deepEqual(licenceFaults(licensed), []);
  const faults = (/** @type {Partial<typeof licensed>} */ change) =>
    licenceFaults({ ...licensed, ...change });
  said(faults({ stated: 'ISC' }), /^LICENSE begins with "MIT License", and package\.json says ISC/);
  said(
    faults({ parts: [...parts, { name: 'zlib', copyright: 'Copyright Z' }] }),
    /^NOTICE does not have "Copyright Z", whose zlib is shipped/,
  );
  said(
    faults({ carried: { 'a.tgz': licensed.licence } }),
    /^a\.tgz does not hold the text of NOTICE/,
  );
  said(
    faults({ carried: { 'b.html': '' } }),
    /^b\.html does not hold .* LICENSE/,
    /^b\.html does not hold .* NOTICE/,
  );
  const foreign = [{ path: 'web/a.js', name: 'lodash' }];
  said(licenceFaults({ ...licensed, foreign }), /^web\/a\.js imports 'lodash', which is not ours/);
});

/** @param {Record<string, string>} files @returns {Map<string, Uint8Array>} */
const bytes = (files) =>
  new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));

test('a folder of the machine is found in what is shipped', () => {
  const files = bytes({ 'a.wasm': '\0asm /home/me/kakutei/engine/a.c', 'b.js': 'web/b.js' });
  said(pathFaults(files, ['/home/me/kakutei']), /^a\.wasm names the folder .*, at byte 5/);
  assert.deepEqual(pathFaults(files, ['/home/you']), []);
});

test('what two folders made differently is named, with the first byte that differs', () => {
  const first = bytes({ 'a.wasm': 'same', 'b.tgz': 'at noon', 'c.js': 'abc', 'd.js': '' });
  assert.deepEqual(differences(first, new Map(first)), []);
  said(
    differences(first, bytes({ 'a.wasm': 'same', 'b.tgz': 'at nine', 'c.js': 'abcd', 'e.js': '' })),
    /^b\.tgz differs from byte 4 on/,
    /^c\.js differs from byte 3 on/,
    /^d\.js was made in the first folder only/,
    /^e\.js was made in the second folder only/,
  );
});

const release = {
  version: '1.2.0',
  commit: '0'.repeat(40),
  time: 1700000000,
  hashes: { 'web/some.wasm': 'a'.repeat(64) },
  tools: { emscripten: '3.1.6', node: '20.16.0' },
};

test('the bill of materials is valid, and the same whenever it is made', async () => {
  const bill = billOfMaterials(release);
  assert.deepEqual(await billFaults(bill), []);
  assert.deepEqual(billOfMaterials(release), bill);
  assert.equal(bill.metadata.timestamp, '2023-11-14T22:13:20.000Z');
  assert.ok(!('serialNumber' in bill));
});

test('a bill of materials that its schema does not know is refused', async () => {
  const { components, ...rest } = billOfMaterials(release);
  const [module, ...others] = components;
  const faults = (/** @type {object} */ first) =>
    billFaults({ ...rest, components: [first, ...others] });
  said(await faults({ ...module, type: 'thing' }), /at \/components\/0\/type: must be equal/);
  said(
    await faults({ ...module, hashes: [{ alg: 'SHA-256', content: 'x' }] }),
    /must match pattern/,
  );
  said(
    await billFaults({ ...rest, components: others }),
    /"file:web\/some\.wasm" is depended upon, and is no component/,
    /"file:web\/some\.wasm" is depended upon, and is no component/,
  );
});

test('checksums are as sha256sum reads them', () => {
  assert.equal(
    checksums(bytes({ b: '', a: 'abc' })),
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n' +
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n',
  );
});

test('the places in which a release is built differ in path, time zone, language and rights', (t) => {
  const home = mkdtempSync(join(tmpdir(), 'kakutei-'));
  t.after(() => rmSync(home, { recursive: true, force: true }));
  const seen = placesIn(home).map((place) => {
    assert.ok(place.folder.startsWith(home));
    const code = 'console.log(process.umask(), new Intl.DateTimeFormat().resolvedOptions())';
    return runAt({ ...place, folder: home }, process.execPath, ['-e', code]).toString();
  });
  const value = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
    pattern.exec(text)?.[0];
  for (const pattern of [/^\d+/, /timeZone: .*/, /locale: .*/]) {
    const [first, second] = seen.map((text) => value(text, pattern));
    assert.ok(first && second && first !== second, `${pattern}: ${first}, ${second}`);
  }
});

test('sources that do not stand alone are refused, with what CMake says', (t) => {
  const home = mkdtempSync(join(tmpdir(), 'kakutei-'));
  t.after(() => rmSync(home, { recursive: true, force: true }));
  const at = { folder: home, env: {}, umask: 0o022 };
  runAt(at, 'mkdir', ['kakutei-native-1.2.0']);
  runAt(at, 'tar', ['-c', '-z', '-f', 'sources.tar.gz', 'kakutei-native-1.2.0']);
  said(
    sourceFaults(join(home, 'sources.tar.gz'), join(home, 'native'), '1.2.0'),
    /^The native sources do not stand alone\. .*CMakeLists\.txt/s,
  );
});

const passed = { name: 'version', faults: [], detail: '1.2.0' };
const open = { name: 'changes', faults: [], open: ['CHANGELOG.md:3: name the version.'] };
const failed = { name: 'sizes', faults: ['kakutei.wasm: too large.'], detail: 'one\ntwo' };

test('each check is told with its outcome, and with what is to do', () => {
  assert.deepEqual(told([passed, open, failed]).split('\n'), [
    'passed  version             1.2.0',
    'to do   changes',
    '        CHANGELOG.md:3: name the version.',
    'FAILED  sizes               one',
    '                            two',
    '        kakutei.wasm: too large.',
  ]);
});

test('a fault refuses a release, and what is to do only one that is to be written', () => {
  assert.equal(refusal([passed], true), undefined);
  assert.equal(refusal([passed, open], false), undefined);
  assert.match(refusal([passed, open], true) ?? '', /^No release yet: changes first/);
  assert.match(refusal([open, failed], false) ?? '', /^No release: sizes failed/);
});
