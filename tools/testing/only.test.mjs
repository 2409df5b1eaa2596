// Checks what a test command makes of what follows it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { only } from './only.mjs';

const known = ['chromium', 'firefox', 'webkit'];
const names = (...args) => only(args, known, 'engine');

describe('what follows a test command', () => {
  it('is all when it is nothing', () => assert.deepEqual(names(), known));

  it('names some, in the order in which they are known', () =>
    assert.deepEqual(names('--only=webkit,chromium'), ['chromium', 'webkit']));

  it('is refused with one sentence when it names what is not there', () => {
    const sentence = /^There is no engine "opera": the engines are chromium, firefox, webkit\.$/;
    assert.throws(() => names('--only=firefox,opera'), { message: sentence });
    assert.throws(() => names('--only='), /There is no engine ""/);
  });

  it('is refused with one sentence when it is another flag', () => {
    for (const flag of ['--onyl=firefox', 'firefox', '--only', '-o'])
      assert.throws(() => names(flag), {
        message: /^".+" is not an option .*--only=chromium,firefox,webkit /,
      });
  });
});
