import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { neededPaths, WORKSPACES } from './needed.mjs';

const lock = {
  '': { devDependencies: { react: '19.2.9' } },
  'tools/tests': { devDependencies: { ajv: '8.0.0', react: '18.0.0' } },
  'node_modules/tests': { resolved: 'tools/tests', link: true },
  'node_modules/react': { version: '19.2.9', dependencies: { scheduler: '1.0.0' } },
  'node_modules/scheduler': { version: '1.0.0' },
  'node_modules/ajv': {
    version: '8.0.0',
    dependencies: { scheduler: '2.0.0' },
    peerDependencies: { none: '1' },
  },
  'node_modules/ajv/node_modules/scheduler': { version: '2.0.0' },
  'tools/tests/node_modules/react': { version: '18.0.0', optionalDependencies: { scheduler: '1.0.0' } },
};

describe('the packages that a command needs', () => {
  it('are those of the root and their dependencies', () => {
    assert.deepEqual(neededPaths(lock, []), ['node_modules/react', 'node_modules/scheduler']);
  });

  it('include those of a workspace, each at the path where Node finds it', () => {
    assert.deepEqual(neededPaths(lock, ['tools/tests']).sort(), [
      'node_modules/ajv',
      'node_modules/ajv/node_modules/scheduler',
      'node_modules/react',
      'node_modules/scheduler',
      'tools/tests/node_modules/react',
    ]);
  });

  it('are few for `npm start`, and the whole lockfile for the tests', () => {
    const { packages } = JSON.parse(
      readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
    );
    const all = Object.keys(packages).filter(
      (path) => path.includes('node_modules/') && !packages[path].link,
    );
    assert.deepEqual(neededPaths(packages, WORKSPACES.TEST).sort(), all.sort());
    const isOptional = (path) => packages[path].optional;
    const served = neededPaths(packages, WORKSPACES.SERVE).filter((path) => !isOptional(path));
    assert.ok(served.length <= 160, `npm start installs ${served.length} packages: 160 at most`);
  });
});
