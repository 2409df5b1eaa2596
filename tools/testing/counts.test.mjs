// Checks that a run in which nothing was tested, or a file that could not be loaded, does not pass.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countsOf } from './reporters/browser-results.mjs';
import nodeResults from './reporters/node-results.mjs';
import { closingLine } from './summary.mjs';

// The run that these tests are part of writes its counts there.
delete process.env.HEQ_COUNTS;

const test = (passed, skipped = false) => ({ passed, skipped });

describe('the counts of a file in the browser', () => {
  it('are those of its tests, in suites within suites too', () => {
    const testResults = {
      tests: [test(true)],
      suites: [{ tests: [test(false)], suites: [{ tests: [test(false, true)] }] }],
    };
    assert.deepEqual(countsOf({ passed: false, testResults }), { passed: 1, failed: 1, skipped: 1 });
  });

  it('are one failure when no test ran in it, or when it failed as a whole', () => {
    assert.equal(countsOf({ passed: true, testResults: { tests: [], suites: [] } }).failed, 1);
    assert.equal(countsOf({ passed: false }).failed, 1);
    assert.deepEqual(countsOf({ passed: false, testResults: { tests: [test(true)] } }), {
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });
});

describe('the results of node’s runner', () => {
  const read = async (events) => (await Array.fromAsync(nodeResults(events))).join('');
  const event = (type, data) => ({ type, data: { file: '/a/b.test.ts', line: 3, ...data } });

  it('call a file without a test a failure', async () => {
    assert.match(
      await read([event('test:pass', { name: '/a/b.test.ts', details: {} })]),
      /no test ran in it/,
    );
  });

  it('name a failed test, its place and its error', async () => {
    const error = new Error('failed', { cause: new Error('1 is not 2') });
    const text = await read([event('test:fail', { name: 'adds', details: { error } })]);
    assert.match(text, /✖ adds \(.*b\.test\.ts:3\)[\s\S]*1 is not 2/);
  });

  it('name what was skipped and why, a whole suite too', async () => {
    for (const type of ['test', 'suite']) {
      const skipped = event('test:pass', { name: 'stores', skip: 'no database', details: { type } });
      assert.equal(await read([skipped]), '  skipped: stores (no database)\n');
    }
  });

  it('say nothing of a test that passed', async () => {
    assert.equal(await read([event('test:pass', { name: 'adds', details: {} })]), '');
  });
});

describe('the closing line', () => {
  const results = [
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ];

  it('is the sum, and nothing else', () => assert.equal(closingLine(results), '5 passed, 1 failed'));

  it('names what was skipped only when something was', () => {
    const line = closingLine([...results, { passed: 0, failed: 0, skipped: 2 }]);
    assert.equal(line, '5 passed, 1 failed, 2 skipped');
  });
});
