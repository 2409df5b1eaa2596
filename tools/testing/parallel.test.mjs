import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { runInParallel } from './parallel.mjs';

describe('suites that run in parallel', () => {
  it('have all failed if their process writes no results', async () => {
    mock.method(process.stderr, 'write', () => true);
    const results = await runInParallel([{ name: 'no such suite' }, { name: 'nor this' }]);
    mock.restoreAll();
    assert.deepEqual(
      results.map(({ name, passed, failed }) => [name, passed, failed]),
      [
        ['no such suite', 0, 1],
        ['nor this', 0, 1],
      ],
    );
  });

  it('give an empty list if no suite is chosen', async () => assert.deepEqual(await runInParallel([]), []));
});
