import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ESTIMATION_LISTS, SWITCH_LISTS } from './lists.ts';

it('CALL-19: the entries of each list are numbered from 1, and all different', () => {
  for (const [name, list] of Object.entries(SWITCH_LISTS)) {
    for (const entries of Object.values(list)) {
      const numbers = Object.keys(entries);
      assert.deepEqual(
        numbers,
        numbers.map((_, at) => String(at + 1)),
        name,
      );
      assert.equal(new Set(Object.values(entries)).size, numbers.length, name);
    }
  }
  assert.deepEqual(Object.values(SWITCH_LISTS['direct-debit-days'])[0]?.['28'], '28');
});

it('CALL-15: the entries of each list for estimating energy use are numbered from 1', () => {
  for (const [name, list] of Object.entries(ESTIMATION_LISTS))
    assert.deepEqual(
      list.map(({ id }) => id),
      list.map((_, at) => at + 1),
      name,
    );
});
