import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { holdShape } from '../../../test/hold-shape.ts';
import { createEnquiry, enquiry, withdrawEnquiry } from './enquiries.ts';

const HASH = '0123456789abcdef'.repeat(4);
const result = {
  asset: 'ashp',
  savingPoundsPerYear: 1,
  costPoundsPerYear: 2,
  co2SavedTonnesPerYear: 3,
  pricePounds: 4,
  ranges: [{ figure: 'savings', unit: '£/y', low: 1, high: 2 }],
  tariff: { supplierName: 'Octopus', tariffName: 'Cosy', ratesAsOf: '2026-07-01' },
  assumptions: [{ text: 'Sun', value: '900 kWh', date: '2026' }],
  digest: HASH,
};
const whole = {
  id: HASH.slice(0, 32),
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '0117 496 0142',
  contactTime: 'pma',
  adopt: 'yes',
  info: '',
  loyalInformation: '',
  property: '14 Harbour View Road',
  consent: {
    recipient: 'Brook Energy',
    channels: ['phone', 'email'],
    wording: 'May call.',
    wordingHash: HASH,
    time: '2026-11-22T09:00:00.000Z',
  },
  brief: {
    home: {
      address: '14 Harbour View Road',
      postcode: 'BS1 9AA',
      propertyType: 'Flat',
      heating: 'Gas',
      insulation: 'Well',
      occupancy: 'All day',
      electricityKWhPerYear: 2700,
      gasKWhPerYear: 11_500,
      usageSource: 'found',
    },
    vehicles: { current: 'Focus', compare: 'Leaf', milesPerYear: 8320 },
    quotes: [{ asset: 'ashp', quoteId: 'q1' }],
    whatIf: 'Prices 10% higher',
  },
  record: { version: '0.1.0', lang: 'en-GB', copy: 'spec', results: [result], hash: HASH },
  summary: 'Ada Lovelace would like to talk about a heat pump.',
};

/** Is it taken with another value in this place? */
function takes(path: string, value: unknown): boolean {
  const copy = structuredClone(whole) as unknown as Record<string, unknown>;
  const names = path.split('.');
  const parent = names.slice(0, -1).reduce((one, name) => one[name] as Record<string, unknown>, copy);
  parent[names.at(-1)!] = value;
  return v.is(enquiry, copy);
}
const times = (count: number, value: unknown) => Array.from({ length: count }, () => value);

describe('an enquiry on its way', () => {
  holdShape('KEEP-01, KEEP-05: it', enquiry, whole);
  holdShape('KEEP-01: its receipt', createEnquiry.answer, { reference: '7K3M-9Q2X', withdrawal: 'w' });
  holdShape('KEEP-05: its withdrawal', withdrawEnquiry.params, { withdrawal: 'w' });

  it('KEEP-01: may be about a home of which little is known', () => {
    for (const path of [
      'brief.vehicles',
      'brief.whatIf',
      'brief.home.address',
      'record.hash',
      'consent.wordingHash',
    ])
      assert.ok(takes(path, null), path);
    assert.ok(takes('brief.home.usageSource', 'visitor') && !takes('brief.home.usageSource', 'guessed'));
    assert.ok(takes('consent.channels', []) && !takes('consent.channels', ['post']));
  });

  it('KEEP-01: has ids and hashes of hexadecimal digits, each with its length', () => {
    for (const [path, good] of [
      ['id', HASH.slice(0, 32)],
      ['record.hash', HASH],
    ] as const)
      for (const bad of ['', 'a', `${good}a`, `a${good}`, good.toUpperCase(), good.replace('0', 'g')])
        assert.ok(!takes(path, bad), `${path}: ${bad}`);
  });

  it('KEEP-01: names assets by a word', () => {
    for (const good of ['ev', 'heat-pump', 'a'.repeat(20)])
      assert.ok(takes('brief.quotes.0.asset', good), good);
    for (const bad of ['', 'a'.repeat(21), 'heat pump', '!ev', 'ev!'])
      assert.ok(!takes('brief.quotes.0.asset', bad), bad);
  });

  it('KEEP-01: has limited texts and lists', () => {
    assert.ok(takes('info', 'a'.repeat(300)) && !takes('info', 'a'.repeat(301)));
    assert.ok(takes('summary', 'a'.repeat(6000)) && !takes('summary', 'a'.repeat(6001)));
    assert.ok(takes('record.results', times(10, result)) && !takes('record.results', times(11, result)));
  });
});
