import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import svgpath from 'svgpath';
import { silhouettes } from '../../../src/ui/house/silhouettes.ts';
import { relative } from './relative-paths.mjs';

/** All numbers of a path, in the coordinates of its picture. */
const places = (path) => svgpath(path).abs().unshort().segments.flat();

describe('paths with relative commands', () => {
  it('draw the same lines', () => {
    const paths = Object.values(silhouettes)
      .flatMap(Object.values)
      .filter((value) => relative(value) !== value);
    assert.ok(paths.length > 50);
    for (const path of paths) {
      const [before, after] = [path, relative(path)].map(places);
      assert.equal(after.length, before.length);
      for (const [at, place] of before.entries())
        assert.ok(place === after[at] || Math.abs(place - after[at]) <= 0.01, path);
    }
  });

  it('leave other texts as they were', () => {
    for (const text of ['M1 1AA', 'M1', 'Medium', 'M6-8 years', 'M1 2 3']) assert.equal(relative(text), text);
    assert.equal(relative('M10 20H30V40'), 'M10 20h20v20');
  });
});
