import assert from 'node:assert/strict';
import { it } from 'node:test';
import { oneLine, unbroken } from './in-sentence.ts';

it('SEEN-04: a short name has no line break inside it, and a long one breaks between its words alone', () => {
  assert.equal(unbroken('Agile Octopus'), 'Agile\u00a0Octopus');
  assert.equal(unbroken('0117 496 0000'), '0117\u00a0496\u00a00000');
  assert.equal(unbroken('Intelligent Octopus Go'), 'Intelligent Octopus\u00a0Go');
  assert.equal(unbroken('Standard variable (price cap)'), 'Standard variable (price cap)');
});

it('joins texts with one full stop between them, and leaves out what is missing', () => {
  assert.equal(
    oneLine(['Ofgem.', null, '', false, undefined, 'For 2026.', '4.5 kWh']),
    'Ofgem. For 2026. 4.5 kWh',
  );
  assert.equal(oneLine(['Ofgem.', '1 July 2026'], ' · '), 'Ofgem · 1 July 2026');
});
