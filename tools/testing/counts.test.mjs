// Checks that a run without any test, or with a file that cannot be loaded, does not pass.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countsOf } from './reporters/browser-results.mjs';
import nodeResults from './reporters/node-results.mjs';
import { closingLine } from './summary.mjs';

// This run writes its own counts to that file.
delete process.env.HEQ_COUNTS;

const test = (passed, skipped = false) => ({ passed, skipped });

describe('the counts of a file in the browser', () => {
  it('include the tests in nested suites', () => {
    const testResults = {
      tests: [test(true)],
      suites: [{ tests: [test(false)], suites: [{ tests: [test(false, true)] }] }],
    };
    assert.deepEqual(countsOf({ passed: false, testResults }), { passed: 1, failed: 1, skipped: 1 });
  });

  it('are one failure if no test ran in it, or if it failed as a whole', () => {
    assert.equal(countsOf({ passed: true, testResults: { tests: [], suites: [] } }).failed, 1);
    assert.equal(countsOf({ passed: false }).failed, 1);
    assert.deepEqual(countsOf({ passed: false, testResults: { tests: [test(true)] } }), {
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });
});

describe('the results of Node’s runner', () => {
  const read = async (events) => (await Array.fromAsync(nodeResults(events))).join('');
  const event = (type, data) => ({ type, data: { file: '/a/b.test.ts', line: 3, ...data } });

  it('count a file without a test as a failure', async () => {
    assert.match(
      await read([event('test:pass', { name: '/a/b.test.ts', details: {} })]),
      /no test ran in it/,
    );
  });

  it('give a failed test’s name, location and error', async () => {
    const error = new Error('failed', { cause: new Error('1 is not 2') });
    const text = await read([event('test:fail', { name: 'adds', details: { error } })]);
    assert.match(text, /✖ adds \(.*b\.test\.ts:3\)[\s\S]*1 is not 2/);
  });

  it('name what was skipped and why, including whole suites', async () => {
    for (const type of ['test', 'suite']) {
      const skipped = event('test:pass', { name: 'stores', skip: 'no database', details: { type } });
      assert.equal(await read([skipped]), '  skipped: stores (no database)\n');
    }
  });

  it('do not mention a test that passed', async () => {
    assert.equal(await read([event('test:pass', { name: 'adds', details: {} })]), '');
  });
});

describe('the closing line', () => {
  const results = [
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ];

  it('is the sum, and nothing else', () => assert.equal(closingLine(results), '5 passed, 1 failed'));

  it('mentions skipped tests only if there were some', () => {
    const line = closingLine([...results, { passed: 0, failed: 0, skipped: 2 }]);
    assert.equal(line, '5 passed, 1 failed, 2 skipped');
  });
});
