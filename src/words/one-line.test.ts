import assert from 'node:assert/strict';
import { it } from 'node:test';
import { oneLine } from './one-line.ts';

it('joins texts with one full stop between them, and leaves out what is missing', () => {
  assert.equal(
    oneLine(['Ofgem.', null, '', false, undefined, 'For 2026.', '4.5 kWh']),
    'Ofgem. For 2026. 4.5 kWh',
  );
  assert.equal(oneLine(['Ofgem.', '1 July 2026'], ' · '), 'Ofgem · 1 July 2026');
});
