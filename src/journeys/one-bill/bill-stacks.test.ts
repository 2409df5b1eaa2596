import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';
import type { BillPart, Combined } from '../../domain/extras/combined.ts';
import { billOf } from './bill-stacks.ts';

const of = (today: readonly BillPart[], after: readonly BillPart[]) =>
  billOf({ today, after } as Combined, words);

const TODAY = [
  { id: 'electricity', value: 700.4 },
  { id: 'standing', value: 300.4 },
  { id: 'heating', value: 800.4 },
] as const;

describe('the one bill before and after', () => {
  it('HON-16: saves today’s total less the one after, as they are shown', () => {
    const { saving, stacks, parts } = of(TODAY, [
      { id: 'electricity', value: 900.4 },
      { id: 'standing', value: 200.2 },
      { id: 'export', value: -299.9 },
    ]);
    assert.deepEqual(parts, ['electricity', 'heating', 'export', 'standing']);
    assert.deepEqual(
      stacks.map(({ name, total }) => [name, total]),
      [
        ['Today', '£1,801'],
        ['After', '£801'],
      ],
    );
    assert.equal(saving, 1000);
  });

  it('HON-04: has parts that add up to each total, with missing parts as zero', () => {
    const { stacks } = of(TODAY, TODAY.slice(0, 1));
    const sums = stacks.map(({ values }) => values.reduce((all, { value }) => all + value, 0));
    assert.deepEqual(sums, [1801, 700]);
    assert.deepEqual(
      stacks[1]?.values.map(({ text }) => text),
      ['£700', '£0', '£0'],
    );
  });

  it('HON-16: is in credit if more is sold than bought', () => {
    const { stacks, saving } = of(TODAY, [{ id: 'export', value: -120 }]);
    assert.equal(stacks[1]?.total, '£120 in credit');
    assert.equal(saving, 1921);
  });
});
