import assert from 'node:assert/strict';
import { it } from 'node:test';
import { movedValues } from './moved-values.ts';

it('SET-02: the ends of a driver are values: numbers, or text without a number unchanged', () => {
  assert.deepEqual(movedValues({ from: '1,234 kWh a year', to: '28.5p a kWh' }), { from: 1234, to: 28.5 });
  assert.deepEqual(movedValues({ from: 'none', to: '10% at 54p a kWh' }), { from: 'none', to: 10, to2: 54 });
});
