import assert from 'node:assert/strict';
import { it } from 'node:test';
import { phoneAddress } from './phone-address.ts';

it('WIZ-09: the link of a number has its digits and its plus, however it is written', () => {
  assert.deepEqual(['0117 496 0142', '+44 (0)117-496 0142'].map(phoneAddress), [
    'tel:01174960142',
    'tel:+4401174960142',
  ]);
});
