import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nearestTests } from './nearest-tests.mjs';

const imports = new Map([
  ['src/a/one.test.ts', ['src/a/one.ts']],
  ['src/a/one.ts', ['src/a/two.ts']],
  ['src/a/two.ts', ['src/a/one.ts', 'src/b/three.ts']],
  ['src/b/direct.test.ts', ['src/a/one.ts']],
  ['src/a/near.test.ts', ['src/a/one.ts']],
]);
const nearest = nearestTests(imports, ['src/b/direct.test.ts', 'src/a/near.test.ts', 'src/a/one.test.ts']);

describe('the nearest tests of a file', () => {
  it('are none that reach it in a roundabout way, where another imports it', () => {
    const more = new Map([...imports, ['src/b/four.test.ts', ['src/b/three.ts']]]);
    const tests = ['src/a/one.test.ts', 'src/b/four.test.ts'];
    assert.deepEqual(nearestTests(more, tests)('src/b/three.ts'), ['src/b/four.test.ts']);
  });

  it('are the one of its name, then those that import it, from the nearest folder on', () => {
    assert.deepEqual(nearest('src/a/one.ts'), [
      'src/a/one.test.ts',
      'src/a/near.test.ts',
      'src/b/direct.test.ts',
    ]);
  });

  it('are those that reach it through others when none imports it, and those of its folder alone if as near', () => {
    const far = ['src/a/near.test.ts', 'src/a/one.test.ts'];
    assert.deepEqual(nearestTests(imports, far)('src/b/three.ts'), far);
    assert.deepEqual(nearest('src/b/three.ts'), ['src/b/direct.test.ts']);
  });

  it('are those of its folder too, when none imports it', () => {
    const far = new Map([
      ...imports,
      ['src/c/far.test.ts', ['src/c/x.ts']],
      ['src/c/x.ts', ['src/b/three.ts']],
    ]);
    const tests = ['src/c/far.test.ts', 'src/b/direct.test.ts'];
    assert.deepEqual(nearestTests(far, tests)('src/b/three.ts'), [
      'src/b/direct.test.ts',
      'src/c/far.test.ts',
    ]);
  });

  it('are none that draw their input, of another folder, where there are two others', () => {
    const of = (...tests) => nearestTests(imports, tests, new Set(['src/b/direct.test.ts']))('src/a/one.ts');
    assert.deepEqual(of('src/b/direct.test.ts', 'src/a/near.test.ts'), [
      'src/a/near.test.ts',
      'src/b/direct.test.ts',
    ]);
    assert.deepEqual(of('src/b/direct.test.ts', 'src/a/near.test.ts', 'src/a/one.test.ts'), [
      'src/a/one.test.ts',
      'src/a/near.test.ts',
    ]);
  });

  it('are empty for a file that no test reaches', () => {
    assert.deepEqual(nearest('src/b/alone.ts'), []);
  });

  it('are four at most', () => {
    const tests = [1, 2, 3, 4, 5].map((n) => `src/${n}.test.ts`);
    const all = new Map(tests.map((test) => [test, ['src/file.ts']]));
    assert.equal(nearestTests(all, tests)('src/file.ts').length, 4);
  });
});
