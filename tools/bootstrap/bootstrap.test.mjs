// Checks what runs before anything is installed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { COMMANDS } from './commands.mjs';
import { isSame, neededPaths, WORKSPACES } from './install.mjs';
import { isNewEnough } from './node.mjs';
import { oldNode } from './old-node.mjs';

const ROOT = new URL('../../', import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'));

it('each script that runs tools/start.mjs names a command, and each command has a script and runs a file', () => {
  const named = Object.values(readJson('package.json').scripts).flatMap((script) =>
    [...script.matchAll(/tools\/start\.mjs (\S+)/g)].map(([, name]) => name),
  );
  assert.deepEqual([...new Set(named)].sort(), Object.keys(COMMANDS).sort());
  const text = readFileSync(new URL('commands.mjs', import.meta.url), 'utf8');
  const gone = text.match(/(?<=')(tools|demo)\/[^']+/g).filter((path) => !existsSync(new URL(path, ROOT)));
  assert.deepEqual(gone, []);
});

it('Node 20.19 is the oldest version that can start the project, and Node 24 runs the rest', () => {
  for (const version of ['v12.22.12', 'v18.20.4', 'v20.18.3'])
    assert.match(oldNode(version), /20\.19 or newer/);
  for (const version of ['v20.19.0', 'v22.1.0', 'v24.21.0', 'v26.0.0-nightly'])
    assert.equal(oldNode(version), '');
  assert.deepEqual(['24.0.0', '26.1.0-nightly', '23.11.0', '20.19.0'].map(isNewEnough), [
    true,
    true,
    false,
    false,
  ]);
});

it('a port that is not valid, or that browsers refuse, is reported before the build', () => {
  for (const [PORT, sentence] of [
    ['70000', 'PORT must be a whole number from 1 to 65535, not "70000".'],
    ['6000', 'Browsers refuse port 6000: choose another with PORT.'],
  ]) {
    const code = 'import("./port.mjs").then(({ freePort }) => freePort())';
    const how = { cwd: import.meta.dirname, env: { ...process.env, PORT }, encoding: 'utf8' };
    const { status, stderr } = spawnSync(process.execPath, ['-e', code], how);
    assert.deepEqual([status, stderr.trim()], [1, sentence]);
  }
});

describe('the packages that a command needs', () => {
  const lock = {
    '': { devDependencies: { react: '19.2.9', swc: '1.0.0' } },
    'tools/tests': { devDependencies: { ajv: '8.0.0', react: '18.0.0' } },
    'node_modules/tests': { resolved: 'tools/tests', link: true },
    'node_modules/react': { version: '19.2.9', dependencies: { scheduler: '1.0.0' } },
    'node_modules/scheduler': { version: '1.0.0' },
    'node_modules/swc': { version: '1.0.0', optionalDependencies: { 'swc-win-x64': '1.0.0' } },
    'node_modules/swc-win-x64': { version: '1.0.0', optional: true },
    'node_modules/ajv': { version: '8.0.0', dependencies: { scheduler: '2.0.0' } },
    'node_modules/ajv/node_modules/scheduler': { version: '2.0.0' },
    'tools/tests/node_modules/react': { version: '18.0.0' },
  };
  const pick = (...paths) => Object.fromEntries(paths.map((path) => [path, lock[path]]));
  const here = pick('node_modules/react', 'node_modules/scheduler', 'node_modules/swc');

  it('are those of the root and of its workspaces, each at the path where Node finds it', () => {
    const ofRoot = [...Object.keys(here), 'node_modules/swc-win-x64'];
    assert.deepEqual(neededPaths(lock, []).sort(), ofRoot.sort());
    const ofTests = [
      'node_modules/ajv',
      'node_modules/ajv/node_modules/scheduler',
      'tools/tests/node_modules/react',
    ];
    assert.deepEqual(neededPaths(lock, ['tools/tests']).sort(), [...ofRoot, ...ofTests].sort());
  });

  it('are installed without those of another platform and of workspaces that are not needed', () => {
    assert.equal(isSame(lock, here, []), true);
    assert.equal(isSame(lock, here, ['tools/tests']), false);
    assert.equal(isSame(lock, { ...here, 'node_modules/gone': { version: '1.0.0' } }, []), true);
  });

  it('are not installed if one is missing or has another version, or an extra one would be found first', () => {
    const { 'node_modules/react': _, ...rest } = here;
    assert.equal(isSame(lock, rest, []), false);
    assert.equal(isSame(lock, { ...here, 'node_modules/react': { version: '19.2.8' } }, []), false);
    const more = { ...here, 'node_modules/react/node_modules/ky': { version: '1.0.0' } };
    assert.equal(isSame(lock, more, []), false);
  });

  it('are few for `npm start`, and the whole lockfile for the tests', () => {
    const { packages } = readJson('package-lock.json');
    const all = Object.keys(packages).filter(
      (path) => path.includes('node_modules/') && !packages[path].link,
    );
    assert.deepEqual(neededPaths(packages, WORKSPACES.TEST).sort(), all.sort());
    const served = neededPaths(packages, WORKSPACES.SERVE).filter((path) => !packages[path].optional);
    assert.ok(served.length <= 160, `npm start installs ${served.length} packages: 160 at most`);
  });
});
