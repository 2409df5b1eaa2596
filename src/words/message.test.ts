import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { resultShape, toResult } from '../domain/result.ts';
import { isoDay } from '../domain/safe-built-ins.ts';
import type { MessageValues } from '../domain/schema.ts';
import {
  assumptionText,
  conditionsOf,
  driverName,
  driverNote,
  lineText,
  ownSentence,
  sourceText,
  taskNote,
} from './message.ts';
import { packs } from './packs.ts';
import { createWords } from './words.ts';

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
  assert.equal(ownSentence(words, miles, 'x', '.moved'), '900 or 1,100');
  assert.equal(ownSentence(words, miles, 'Ours', '.source'), 'Ours');
  assert.equal(ownSentence(words, { key: null }, 'Miles'), 'Miles');
});

const TEXT = 'Electricity at the price cap';
const AS_SENT = { text: TEXT, value: '25.7p', source: 'Ofgem' };

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
    assert.deepEqual(textOf(sent, messages), { text: 'A unit at 25.7p', value: null, source: 'Ofgem' });
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

describe('a result of an older API', () => {
  const words = createWords({ pack: packs[0], copy: 'spec', messages: {}, today });

  it('is shown with its own texts if its values do not fill the sentence of a key', () => {
    const old = { key: 'home.electricity', values: { total: 2700 } };
    assert.equal(ownSentence(words, old, 'Electricity your home uses'), 'Electricity your home uses');
    assert.equal(ownSentence(words, { key: 'condition.own-home' }, 'Yours'), 'You own the home');
    assert.equal(ownSentence(words, { key: 'condition.unknown' }, 'Yours'), 'Yours');
  });

  it('is shown with the labels, sources and notes that it has', () => {
    const term = { label: 'Units', value: 1, unit: '', sum: null, tag: 'told', source: 'Ofgem' } as never;
    assert.deepEqual([lineText(words, term), sourceText(words, term)], ['Units', 'Ofgem']);
    assert.equal(taskNote(words, { note: 'At night.' } as never), 'At night.');
    const driver = { text: 'Miles', from: '900 miles', to: '1,100 miles', source: 'We chose.' } as never;
    assert.equal(driverName(words, driver), 'Miles');
    assert.equal(driverNote(words, driver), 'We tried 900 and 1,100 miles. We chose.');
    assert.deepEqual(conditionsOf(words, { conditions: ['Yours'] } as never), ['Yours']);
  });
});

describe('a sentence with other sentences in it', () => {
  const words = createWords({ pack: packs[0], copy: 'spec', messages: {}, today });
  const text = (key: string, values: MessageValues) => ownSentence(words, { key, values });

  it('SET-02: has numbers as people write them, periods and lists', () => {
    const facts = [{ key: 'fact.heated.1' }, { key: 'fact.area', values: { squareMetres: 1090.4 } }];
    assert.equal(text('home.certificate.value', { facts }), 'heated by mains gas, 1,090.4 m²');
    assert.equal(text('prices.mile.value', { tenths: 9 }), '9.0p');
    assert.equal(text('home.months-filled.value', { months: [{ key: 'month.1' }] }), 'February');
    const periods = [
      ['2026-07-01', '2026-09-30', 'July to September 2026'],
      ['2026-06-30', '2026-07-31', '30 June to 31 July 2026'],
      ['2024-04-01', '2025-03-31', 'April 2024 to March 2025'],
      ['2026-07-01', '2026-07-31', 'July 2026'],
      ['2026-07-01', null, 'since 1 July 2026'],
    ] as const;
    for (const [from, to, period] of periods)
      assert.equal(
        text('by.measured', { period: { from, to } }),
        `Measured by your meter each half hour, ${period}.`,
      );
  });
});
