import assert from 'node:assert/strict';
import { it } from 'node:test';
import { enquiry } from '../test/partner.ts';
import { COLUMNS, cellsOf } from './enquiry-csv.ts';
import type { StoredEnquiry } from './enquiry-rows.ts';

const typed = { fullName: 'Ada', contactTime: 'pma', info: 'Ring twice', property: 'A semi' } as const;
const { brief: quoted } = enquiry();
const quotes = [
  { asset: 'solar', quoteId: 'S1' },
  { asset: 'ev', quoteId: 'E1' },
];
const asked = enquiry({ ...typed, brief: { ...quoted, quotes } });
const stored = {
  reference: 'R1',
  received: '2026-11-01',
  delivered: null,
  withdrawn: null,
  enquiry: asked,
} as unknown as StoredEnquiry;

const byHeading = (one: StoredEnquiry) =>
  Object.fromEntries(cellsOf(one).map((cell, at) => [COLUMNS[at]?.[0], cell]));

it('KEEP-01: a partner sees each field of an enquiry under its heading', () => {
  const { consent, record } = asked;
  assert.deepEqual(byHeading(stored), {
    reference: 'R1',
    received: '2026-11-01',
    webhook: 'waiting',
    name: 'Ada',
    email: asked.email,
    phone: asked.phone,
    'best time': 'afternoon',
    'this year': asked.adopt,
    property: 'A semi',
    information: 'Ring twice',
    consent: `${consent.recipient}: ${consent.channels.join(', ')}, ${consent.time}`,
    quotes: 'solar S1, ev E1',
    summary: asked.summary,
    record: record.hash,
  });
});

it('KEEP-03: a partner sees when an enquiry was delivered, and nothing personal after a withdrawal', () => {
  const delivered = { ...stored, delivered: '2026-11-02' } as StoredEnquiry;
  assert.equal(byHeading(delivered).webhook, 'delivered 2026-11-02');
  const withdrawn = { ...stored, enquiry: null, withdrawn: '2026-11-03' } as StoredEnquiry;
  assert.deepEqual(cellsOf(withdrawn), ['R1', '2026-11-01', 'withdrawn 2026-11-03']);
});
