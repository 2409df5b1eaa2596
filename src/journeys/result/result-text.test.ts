import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { resultShape, toResult } from '../../domain/result.ts';
import { isoDay } from '../../domain/safe-built-ins.ts';
import { packs } from '../../words/packs.ts';
import { createWords } from '../../words/words.ts';
import { assumptionText, ownSentence } from './result-text.ts';

const today = () => isoDay(new Date());

const words = createWords({
  pack: packs[0],
  copy: 'spec',
  today,
  messages: { 'assumption.driver.miles': 'Driven', 'assumption.driver.miles.moved': '{from} or {to}' },
});

it('SET-02: a text of the server has the pack’s sentence for its key, or else is unchanged', () => {
  const miles = { key: 'driver.miles', values: { from: 900, to: 1100 } };
  assert.equal(ownSentence(words, miles, 'Miles'), 'Driven');
  assert.equal(ownSentence(words, miles, 'x', '.moved'), '900 or 1100');
  assert.equal(ownSentence(words, miles, 'Ours', '.source'), 'Ours');
  assert.equal(ownSentence(words, { key: null }, 'Miles'), 'Miles');
});

const TEXT = 'Electricity at the price cap';
const AS_SENT = { text: TEXT, value: '25.7p' };

function textOf(sent: Readonly<Record<string, unknown>>, messages: Readonly<Record<string, string>> = {}) {
  const wire = {
    request: { address: null, milesDrivenWeekDays: null, milesDrivenWeekEnds: null, totalMiles: null },
    calculatedResults: [{ isCurrent: true }],
    assumptions: [{ text: TEXT, value: '25.7p', source: 'Ofgem', ...sent }],
  };
  const [assumption] = toResult(v.parse(resultShape, wire))?.assumptions ?? [];
  assert.ok(assumption);
  return assumptionText(createWords({ pack: packs[0], copy: 'spec', messages, today }), assumption);
}

describe('an assumption of the server', () => {
  const messages = { 'assumption.unitPrice': 'A unit at {pence}p' };

  it('has the pack’s sentence if there is one for its key, with the values filled in and not repeated', () => {
    const sent = { key: 'unitPrice', values: { pence: 25.7 }, date: '2026-07-01', group: 'prices' };
    assert.deepEqual(textOf(sent, messages), { text: 'A unit at 25.7p', value: null });
  });

  it('is shown unchanged if it has no key, or no sentence for its key', () => {
    assert.deepEqual(textOf({ key: 'unitPrice', values: { pence: 25.7 } }), AS_SENT);
    assert.deepEqual(textOf({ key: 'other' }, messages), AS_SENT);
    assert.deepEqual(textOf({}, messages), AS_SENT);
  });

  it('is shown unchanged if its key or values are invalid', () => {
    assert.deepEqual(textOf({ key: 5, values: 'many', group: 'weather', date: 3 }, messages), AS_SENT);
  });
});
