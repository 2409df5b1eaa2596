import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { countedBy, isoDay, isoTime, keysOf, valuesOf } from './safe-built-ins.ts';

const OWN = { keys: Object.keys, values: Object.values, from: Array.from };
const added = Object.prototype as { extend?: unknown };

/** As Prototype.js does. */
function likePrototype(): void {
  added.extend = () => {};
  const all = (object: object) => {
    const names: string[] = [];
    for (const name in object) names.push(name);
    return names;
  };
  Object.keys = all as typeof Object.keys;
  Object.values = ((object: Record<string, unknown>) => all(object).map((name) => object[name])) as never;
  Array.from = ((list: ArrayLike<unknown>) => new Array(list.length).fill(null)) as never;
}

describe('keys, values and counts', () => {
  afterEach(() => {
    delete added.extend;
    Object.assign(Object, { keys: OWN.keys, values: OWN.values });
    Array.from = OWN.from;
  });

  it('are an object’s own and one for each, on a page with Prototype.js too', () => {
    const read = () => [keysOf({ a: 1, b: 2 }), valuesOf({ a: 1, b: 2 }), countedBy(3, (index) => index * 2)];
    const honest = read();
    likePrototype();
    const spoilt = read();
    assert.deepEqual(spoilt, [
      ['a', 'b'],
      [1, 2],
      [0, 2, 4],
    ]);
    assert.deepEqual(honest, spoilt);
  });
});

describe('a moment as ISO 8601 writes it', () => {
  it('is what the date itself would write, to the second', () => {
    for (const written of [
      '2026-07-01T09:05:03.000Z',
      '2024-02-29T23:59:59.000Z',
      '1999-12-31T00:00:00.000Z',
    ])
      assert.equal(isoTime(new Date(written)), written.replace('.000', ''));
    assert.equal(isoTime(new Date('2026-01-02T03:04:05.987Z')), '2026-01-02T03:04:05Z');
    assert.equal(isoDay(new Date('2026-07-01T00:30:00+01:00')), '2026-06-30');
  });
});
