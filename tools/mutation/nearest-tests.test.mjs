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
  it('exclude tests that reach it indirectly if another test imports it', () => {
    const more = new Map([...imports, ['src/b/four.test.ts', ['src/b/three.ts']]]);
    const tests = ['src/a/one.test.ts', 'src/b/four.test.ts'];
    assert.deepEqual(nearestTests(more, tests)('src/b/three.ts'), ['src/b/four.test.ts']);
  });

  it('begin with the test of its name, then those that import it, the nearest folder first', () => {
    assert.deepEqual(nearest('src/a/one.ts'), [
      'src/a/one.test.ts',
      'src/a/near.test.ts',
      'src/b/direct.test.ts',
    ]);
  });

  it('include indirect tests if no test imports it, and only those of its folder if none is nearer', () => {
    const far = ['src/a/near.test.ts', 'src/a/one.test.ts'];
    assert.deepEqual(nearestTests(imports, far)('src/b/three.ts'), far);
    assert.deepEqual(nearest('src/b/three.ts'), ['src/b/direct.test.ts']);
  });

  it('include those of its folder if no test imports it', () => {
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

  it('exclude tests with random input in other folders if at least two others are left', () => {
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
