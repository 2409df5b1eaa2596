// Checks how the options of a test command are read.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { only } from './only.mjs';

const known = ['chromium', 'firefox', 'webkit'];
const names = (...args) => only(args, known, 'engine');

describe('the options of a test command', () => {
  it('select all if there are none', () => assert.deepEqual(names(), known));

  it('select some, in the order of the known ones', () =>
    assert.deepEqual(names('--only=webkit,chromium'), ['chromium', 'webkit']));

  it('are refused with one sentence if they name something unknown', () => {
    const sentence = /^There is no engine "opera": the engines are chromium, firefox, webkit\.$/;
    assert.throws(() => names('--only=firefox,opera'), { message: sentence });
    assert.throws(() => names('--only='), /There is no engine ""/);
  });

  it('are refused with one sentence if there is another flag', () => {
    for (const flag of ['--onyl=firefox', 'firefox', '--only', '-o'])
      assert.throws(() => names(flag), {
        message: /^".+" is not an option .*--only=chromium,firefox,webkit /,
      });
  });
});
