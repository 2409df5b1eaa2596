import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';

const asked = (PORT) =>
  spawnSync(process.execPath, ['-e', 'import("./port.mjs").then(({ freePort }) => freePort())'], {
    cwd: import.meta.dirname,
    env: { ...process.env, PORT },
    encoding: 'utf8',
  });

it('a port that is not valid, or that browsers refuse, is reported before the build', () => {
  for (const [port, sentence] of [
    ['70000', 'PORT must be a whole number from 1 to 65535, not "70000".'],
    ['6000', 'Browsers refuse port 6000: choose another with PORT.'],
  ]) {
    const { status, stderr } = asked(port);
    assert.deepEqual([status, stderr.trim()], [1, sentence]);
  }
});
