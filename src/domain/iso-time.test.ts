import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isoDay, isoTime } from './iso-time.ts';

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
