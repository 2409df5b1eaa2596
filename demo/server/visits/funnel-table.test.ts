import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Sum } from '../counting/sums.ts';
import { cellOf, type FunnelTable, ofJourney, suppressed } from './funnel-table.ts';
import { funnelTables } from './funnel-tables.ts';

const DAY = '2026-11-01';

function sum(journey: string, name: string, visits: number, more: Partial<Sum> = {}): Sum {
  return { journey, variant: '', kind: 'stage', name, of: '', day: DAY, visits, ...more };
}

function cells(sums: readonly Sum[], journey: string, title: string, row: string): readonly string[] {
  const shown = { sums, from: DAY, to: DAY, journey: ofJourney(journey) };
  const tables: readonly FunnelTable[] = funnelTables(shown);
  const found = tables.find((table) => table.title === title)?.rows.find(({ cells: [name] }) => name === row);
  return found?.cells.slice(1) ?? [];
}

describe('the page of one journey', () => {
  const small = [sum('solar', 'opened', 97), sum('ashp', 'opened', 3)];

  it('EARN-02: suppresses a number if subtracting it from all journeys gives the small number of another', () => {
    assert.deepEqual(cells(small, '', 'How far visits come', 'Opened'), ['100', '–']);
    assert.deepEqual(cells(small, 'solar', 'How far visits come', 'Opened'), ['not shown', '–']);
    assert.deepEqual(cells(small, 'ashp', 'How far visits come', 'Opened'), ['fewer than 5', '–']);
    for (const table of ['By week', 'By day'])
      assert.equal(cells(small, 'solar', table, DAY)[0], 'not shown', table);
    assert.deepEqual(cells(small, 'solar', 'By journey', 'Solar and battery'), []);
  });

  it('EARN-02: suppresses such a number of reasons, questions, enquiries and results, and its share', () => {
    const refused = small.map((one) => ({ ...one, kind: 'refused' as const, name: 'prepayment' }));
    const enquiries = small.flatMap((one) =>
      ['received', 'delivered'].map((name) => ({ ...one, kind: 'enquiry' as const, name, of: '09' })),
    );
    const withEnquiries = [...small, ...enquiries];
    assert.deepEqual(cells(withEnquiries, '', 'How far visits come', 'Delivered to the webhook'), [
      '100',
      '100.0% of enquiries that the API took',
    ]);
    assert.deepEqual(cells(withEnquiries, 'solar', 'How far visits come', 'Delivered to the webhook'), [
      'not shown',
      '– of enquiries that the API took',
    ]);
    assert.deepEqual(cells(withEnquiries, 'solar', 'Enquiries that the API took', 'Received'), ['not shown']);
    assert.deepEqual(cells(refused, '', 'Homes refused', 'Prepayment meter'), ['100']);
    assert.deepEqual(cells(refused, 'solar', 'Homes refused', 'Prepayment meter'), ['not shown']);
    const seen = small.map((one) => ({ ...one, kind: 'saving' as const, name: 'solar', of: '250' }));
    assert.equal(cells(seen, 'solar', 'Results and the savings shown', 'Solar and battery')[0], 'not shown');
    const reached = small.map((one) => ({ ...one, kind: 'reached' as const, name: 'address' }));
    const stopped = [sum('solar', 'address', 40, { kind: 'stopped' })];
    const [saw, stop, share] = cells(
      [...reached, ...stopped],
      'solar',
      'Where they stop',
      'Address and meters',
    );
    assert.deepEqual([saw, stop, share], ['not shown', '40', '–']);
    const further = [...small, sum('solar', 'started', 50), sum('ashp', 'started', 0)];
    assert.deepEqual(cells(further, 'solar', 'How far visits come', 'Started the questions'), [
      '50',
      '– of opened',
    ]);
  });

  it('EARN-01: shows a number if no other journey’s is small', () => {
    const large = [sum('solar', 'opened', 97), sum('ashp', 'opened', 30)];
    assert.deepEqual(cells(large, 'solar', 'How far visits come', 'Opened'), ['97', '–']);
  });
});

describe('two variants of a page', () => {
  const tried = (results: readonly [number, number]) =>
    results.flatMap((many, at) => {
      const variant = ['long', 'short'][at]!;
      return [sum('solar', 'opened', 200, { variant }), sum('solar', 'result', many, { variant })];
    });

  it('EARN-02, EARN-04: show no share from which the small number of the other could be calculated', () => {
    const sums = tried([100, 3]);
    assert.equal(cells(sums, '', 'How far visits come', 'Saw a result')[0], '103');
    for (const variant of ['long', 'short']) {
      const [opened, share, , difference] = cells(sums, '', 'Variants', variant);
      assert.deepEqual([opened, share], ['200', '–'], variant);
      assert.match(difference!, /^(–|not enough visits yet)$/);
    }
  });

  it('EARN-04: show their shares and their difference if neither is suppressed', () => {
    const [, share, , difference] = cells(tried([100, 60]), '', 'Variants', 'short');
    assert.equal(share, '30.0%');
    assert.match(difference!, /^−20\.0 points .*: more than chance$/);
  });
});

describe('results', () => {
  const seen = (of: string, visits: number) => sum('ashp', 'ashp', visits, { kind: 'saving', of });

  it('EARN-01: count without a saving, and show extra costs as negative savings', () => {
    const sums = [seen('', 10), seen('-250', 20), seen('0', 10), seen('500', 10)];
    assert.deepEqual(cells(sums, '', 'Results and the savings shown', 'Heat pump'), [
      '50',
      '−£250 to £0',
      '−£250 to £0',
      '£500 to £750',
    ]);
  });
});

describe('numbers whose total is shown', () => {
  const cells = (parts: readonly number[]) => {
    const hidden = suppressed(parts);
    return parts.map((part, at) => cellOf(part, hidden[at]!));
  };

  it('EARN-02: are all shown if none is small', () => {
    assert.deepEqual(cells([5, 1200, 40]), ['5', '1,200', '40']);
  });

  it('EARN-02: hide the next larger number too, if a small one could be calculated from the total', () => {
    assert.deepEqual(cells([100, 3, 20]), ['100', 'fewer than 5', 'not shown']);
    assert.deepEqual(cells([3, 100]), ['fewer than 5', 'not shown']);
    // Two hidden numbers with a total of 1, and two with a total of 8, which can only be 4 each, are not hidden enough.
    assert.deepEqual(cells([100, 1, 0, 20]), ['100', 'fewer than 5', 'fewer than 5', 'not shown']);
    assert.deepEqual(cells([100, 4, 4, 20]), ['100', 'fewer than 5', 'fewer than 5', 'not shown']);
    assert.deepEqual(cells([100, 3, 4, 20]), ['100', 'fewer than 5', 'fewer than 5', '20']);
    assert.deepEqual(cells([100, 0, 20]), ['100', 'fewer than 5', '20']);
  });

  it('EARN-02: never allow a small number to be calculated', () => {
    for (let a = 0; a < 12; a++)
      for (let b = 0; b < 12; b++)
        for (let c = 0; c < 12; c++) {
          const parts = [a, b, c];
          const hidden = suppressed(parts);
          const left = parts.filter((_, at) => hidden[at]);
          const sum = left.reduce((all, part) => all + part, 0);
          // If all are hidden, only their total is known.
          if (left.length < 3) assert.ok(sum === 0 || (sum >= 5 && left.length > 1), parts.join());
        }
  });
});
