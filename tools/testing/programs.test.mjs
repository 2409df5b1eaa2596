// Checks where a program is searched for, and the messages and calls of apt-get if it is missing. A script that records its
// arguments replaces apt-get.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { findProgram, isOurs } from './programs.mjs';

const DEBIAN = { platform: 'linux', user: 0, release: 'NAME="Debian GNU/Linux"\nID=debian\n' };
const UBUNTU = { ...DEBIAN, release: 'ID=ubuntu\nID_LIKE=debian\n' };
const ELSEWHERE = {
  'not as root': { ...DEBIAN, user: 1000 },
  'another Linux': { ...DEBIAN, release: 'ID="fedora"\nID_LIKE="rhel centos"\n' },
  'no name of a system': { ...DEBIAN, release: '' },
  macOS: { ...DEBIAN, platform: 'darwin' },
  Windows: { platform: 'win32', user: undefined, release: '' },
};

const { PATH } = process.env;
let folder;
const inFolder = (name) => join(folder, name);

/** @param then what the script does after it has recorded its arguments */
function aptGet(then) {
  const note = `echo "$DEBIAN_FRONTEND $*" >> "${inFolder('calls')}"`;
  writeFileSync(inFolder('apt-get'), `#!/bin/sh\n${note}\n${then}\n`, { mode: 0o755 });
}

const calls = () =>
  existsSync(inFolder('calls'))
    ? readFileSync(inFolder('calls'), 'utf8')
        .trim()
        .replaceAll(/ -o \S+/g, '')
        .split('\n')
    : [];

const find = (machine) =>
  findProgram({
    name: 'Lynx',
    variable: 'HEQ_LYNX_PATH',
    places: () => [inFolder('lynx')],
    packages: ['lynx', 'lynx-common'],
    machine,
  });

describe('a program that is missing', { skip: process.platform === 'win32' && 'it needs sh' }, () => {
  let printed;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'heq-apt-'));
    process.env.PATH = `${folder}${delimiter}${PATH}`;
    printed = [];
    mock.method(console, 'log', (line) => printed.push(line));
  });
  afterEach(() => {
    mock.restoreAll();
    process.env.PATH = PATH;
    rmSync(folder, { recursive: true });
  });

  it('is reported, installed and found if we are root on Debian', () => {
    const program = inFolder('lynx');
    aptGet(`case "$*" in *install*) echo '#!/bin/sh' > "${program}"; chmod +x "${program}";; esac`);
    assert.equal(find(DEBIAN), program);
    assert.deepEqual(printed, ['Lynx is not installed: installing lynx lynx-common with apt-get…']);
    assert.deepEqual(calls(), [
      'noninteractive update -q',
      'noninteractive install -q -y --no-install-recommends lynx lynx-common',
    ]);
  });

  it('is named with what to do if apt-get cannot install it', () => {
    aptGet('exit 100');
    assert.throws(() => find(UBUNTU), {
      message: /^The tests need a Lynx: install one \(on Debian: apt-get install lynx lynx-common\), or /,
    });
    assert.equal(calls().length, 2);
  });

  for (const [where, machine] of Object.entries(ELSEWHERE))
    it(`is not installed without asking: ${where}`, () => {
      aptGet('exit 0');
      assert.equal(isOurs(machine), false);
      assert.throws(() => find(machine), { message: /^The tests need a Lynx: / });
      assert.deepEqual([printed, calls()], [[], []]);
    });
});

const findLynx = (more) =>
  findProgram({
    name: 'Lynx',
    variable: 'HEQ_LYNX_PATH',
    places: () => ['/nowhere/lynx', process.execPath],
    packages: [],
    ...more,
  });

describe('a program', () => {
  afterEach(() => {
    delete process.env.HEQ_LYNX_PATH;
  });

  it('is the first one in the usual places that runs', () => assert.equal(findLynx(), process.execPath));

  it('is the one that its variable names', () => {
    process.env.HEQ_LYNX_PATH = process.execPath;
    assert.equal(findLynx({ places: () => [] }), process.execPath);
  });

  it('is never another one if the variable names one', () => {
    process.env.HEQ_LYNX_PATH = '/nowhere/lynx';
    assert.throws(findLynx, { message: /^HEQ_LYNX_PATH names \/nowhere\/lynx, which does not start: / });
  });
});
