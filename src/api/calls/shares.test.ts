import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { holdShape } from '../../../test/hold-shape.ts';
import { createShare, deleteShare, readShare } from './shares.ts';

const quote = { asset: 'ashp', quoteId: 'q1' };
const body = { quotes: [quote], link: 'https://partner.example/#/quote/shared/' };
const times = (count: number) => Array.from({ length: count }, () => quote);
const qr = { size: 21, path: 'M0 0h7v1' };

describe('results under a link', () => {
  holdShape('KEEP-03: what is asked for', createShare.body, body, { mayLack: { link: undefined } });
  holdShape(
    'KEEP-03: what its maker gets',
    createShare.answer,
    { token: 't', removal: 'r', expires: '2026-12-22', qr },
    { mayLack: { qr: null } },
  );
  holdShape('KEEP-03: its token', readShare.params, { token: 't' });
  holdShape('KEEP-03: what deletes it', deleteShare.params, { token: 'r' });

  it('KEEP-03: is of one quote to ten', () => {
    const takes = (count: number) => v.is(createShare.body, { ...body, quotes: times(count) });
    assert.deepEqual([0, 1, 10, 11].map(takes), [false, true, true, false]);
  });

  it('KEEP-03: is drawn as a QR code only for an http(s) URL', () => {
    const takes = (link: string) => v.is(createShare.body, { ...body, link });
    for (const link of ['http://a.example', 'https://a.example']) assert.ok(takes(link), link);
    for (const link of ['', 'javascript:https://', 'httpss://a.example', 'ftp://a.example'])
      assert.ok(!takes(link), link);
    assert.ok(!takes(`https://${'a'.repeat(600)}`));
  });

  it('KEEP-03: has each result with its asset, or none once it is deleted', () => {
    const read = { made: '2026-11-22', expires: '2026-12-22', results: [{ asset: 'ashp', result: null }] };
    const whole = { request: {}, calculatedResults: [{ isCurrent: true }] };
    const taken = v.parse(readShare.answer, { ...read, results: [{ asset: 'ashp', result: whole }] });
    assert.deepEqual(
      [taken.made, taken.expires, taken.results[0]?.asset],
      ['2026-11-22', '2026-12-22', 'ashp'],
    );
    assert.ok(taken.results[0]?.result);
    for (const name of ['made', 'expires', 'results'])
      assert.ok(!v.is(readShare.answer, { ...read, [name]: 7 }), name);
    assert.ok(!v.is(readShare.answer, { ...read, results: [{ asset: 7, result: whole }] }));
    assert.equal(readShare.nullable, true);
  });
});
