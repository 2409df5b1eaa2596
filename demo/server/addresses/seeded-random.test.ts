import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seededRandom } from './seeded-random.ts';

describe('random values seeded by a text', () => {
  it('never change, since a change would affect every address and plate', () => {
    const draws = seededRandom('BS19AA');
    assert.deepEqual([draws.whole(1, 1000), draws.whole(1, 1000), draws.whole(1, 1000)], [795, 305, 998]);
  });

  it('differ for similar texts, with a mean of one half', () => {
    const first = Array.from({ length: 1000 }, (_, index) => seededRandom(`BS81AB-${index}`).share());
    assert.equal(new Set(first).size, 1000);
    const mean = first.reduce((sum, share) => sum + share, 0) / 1000;
    assert.ok(Math.abs(mean - 0.5) < 0.05, String(mean));
  });

  it('have a median of one and stay within two standard deviations if they are log-normal', () => {
    const drawn = Array.from({ length: 2001 }, (_, index) => seededRandom(`n${index}`).logNormal(0.35)).sort(
      (a, b) => a - b,
    );
    assert.ok(Math.abs(drawn[1000]! - 1) < 0.05, String(drawn[1000]));
    assert.ok(drawn[0]! >= Math.exp(-0.7) && drawn[2000]! <= Math.exp(0.7));
  });
});
