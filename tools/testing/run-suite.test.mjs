// Checks that a suite without tests, or one that could not run, does not pass.
import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { runSuite } from './run-suite.mjs';

const run = (result) => runSuite('suite', async () => result);

describe('a suite', () => {
  before(() => {
    mock.method(console, 'log', () => {});
    mock.method(console, 'error', () => {});
  });
  after(() => mock.restoreAll());

  it('passes with its counts', async () => {
    const { name, passed, failed, skipped } = await run({ passed: 2, failed: 0, skipped: 1 });
    assert.deepEqual([name, passed, failed, skipped], ['suite', 2, 0, 1]);
  });

  it('fails if no test ran in it, or if all were skipped', async () => {
    assert.equal((await run({ passed: 0, failed: 0, skipped: 0 })).failed, 1);
    assert.equal((await run({ passed: 0, failed: 0, skipped: 9 })).failed, 1);
  });

  it('fails if it could not run', async () => {
    const broken = await runSuite('suite', () => Promise.reject(new Error('no browser')));
    assert.deepEqual([broken.passed, broken.failed], [0, 1]);
  });
});
