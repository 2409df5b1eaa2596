// Checks the options of the test commands, and that a run without any test, or with a file that cannot be loaded, does not pass.
import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { countsOf } from './browser-results.mjs';
import nodeResults from './node-results.mjs';
import { closingLine, only, runSuite } from './results.mjs';
import { runBeside } from './run.mjs';

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

const known = ['chromium', 'firefox', 'webkit'];
const named = (...args) => only(args, known, 'engine');

describe('the options of a test command', () => {
  it('select all if there are none', () => assert.deepEqual(named(), known));

  it('select some, in the order of the known ones', () =>
    assert.deepEqual(named('--only=webkit,chromium'), ['chromium', 'webkit']));

  it('are refused with one sentence if they name something unknown', () => {
    const sentence = /^There is no engine "opera": the engines are chromium, firefox, webkit\.$/;
    assert.throws(() => named('--only=firefox,opera'), { message: sentence });
    assert.throws(() => named('--only='), /There is no engine ""/);
  });

  it('are refused with one sentence if there is another flag', () => {
    for (const flag of ['--onyl=firefox', 'firefox', '--only', '-o'])
      assert.throws(() => named(flag), {
        message: /^".+" is not an option .*--only=chromium,firefox,webkit /,
      });
  });
});

const runs = (result) => runSuite('suite', async () => result);

describe('a suite', () => {
  before(() => {
    mock.method(console, 'log', () => {});
    mock.method(console, 'error', () => {});
  });
  after(() => mock.restoreAll());

  it('passes with its counts', async () => {
    const { name, passed, failed, skipped } = await runs({ passed: 2, failed: 0, skipped: 1 });
    assert.deepEqual([name, passed, failed, skipped], ['suite', 2, 0, 1]);
  });

  it('fails if no test ran in it, or if all were skipped', async () => {
    assert.equal((await runs({ passed: 0, failed: 0, skipped: 0 })).failed, 1);
    assert.equal((await runs({ passed: 0, failed: 0, skipped: 9 })).failed, 1);
  });

  it('fails if it could not run', async () => {
    const broken = await runSuite('suite', () => Promise.reject(new Error('no browser')));
    assert.deepEqual([broken.passed, broken.failed], [0, 1]);
  });
});

describe('suites that run in parallel', () => {
  it('have all failed if their process writes no results', async () => {
    mock.method(process.stderr, 'write', () => true);
    const results = await runBeside([{ name: 'no such suite' }, { name: 'nor this' }]);
    mock.restoreAll();
    assert.deepEqual(
      results.map(({ name, passed, failed }) => [name, passed, failed]),
      [
        ['no such suite', 0, 1],
        ['nor this', 0, 1],
      ],
    );
  });

  it('give an empty list if no suite is chosen', async () => assert.deepEqual(await runBeside([]), []));
});
