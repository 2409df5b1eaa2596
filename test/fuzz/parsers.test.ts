// Knows that no answer of an API, no saved progress and no hash breaks what reads it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { CallSpec } from '../../src/api/call.ts';
import { toResult } from '../../src/api/calls/quote-result.ts';
import { calls } from '../../src/api/calls.ts';
import { readAnswer } from '../../src/api/create-api.ts';
import { success } from '../../src/api/failure.ts';
import { createTokenSource } from '../../src/api/token.ts';
import { flagsFor } from '../../src/domain/flags.ts';
import { cleanPostcode, isPostcode } from '../../src/domain/postcode.ts';
import { cleanRegistration, isRegistration } from '../../src/domain/registration.ts';
import { parseRoute, routePath } from '../../src/domain/route.ts';
import { createJourneyStore } from '../../src/state/journey-store.ts';
import { keepProgress, readProgress } from '../../src/state/saved-progress.ts';
import { readProblem, says } from '../../src/wizard/problem.ts';
import './seed.ts';

/** Text that is sometimes JSON, sometimes nearly. */
const body = fc.oneof(
  fc.string(),
  fc.json(),
  fc.json().map((text) => text.slice(0, -1)),
  fc.constantFrom('', 'null', '[]', '{}', '<html>'),
);

describe('readers, whatever they are given', () => {
  for (const [name, spec] of Object.entries(calls) as [string, CallSpec][]) {
    it(`${name}: answers with a value of its schema or a misfit, and never throws`, () => {
      fc.assert(
        fc.property(body, (text) => {
          const outcome = readAnswer(spec, success(text));
          if (!outcome.ok) assert.equal(outcome.failure.kind, 'misfit');
          else if (name === 'quoteResult') toResult(outcome.value as Parameters<typeof toResult>[0]);
        }),
      );
    });
  }

  it('a result with any field missing, null or of another kind is read or refused, and never half read', () => {
    const whole = {
      request: {
        address: { propertyType: 'House', propertyTypeId: 1 },
        ashp: { ashpSize: 7, heatingFuel: 1 },
        totalMiles: 10,
      },
      costModel: { totalCost: 1 },
      calculatedResults: [
        { isCurrent: true, annualCost: 1, savings: 0, co2Emission: 2 },
        {
          isCurrent: false,
          annualCost: 1,
          savings: 5,
          co2Emission: 1,
          electricity: { monthlyBreakDowns: [], yearlyBreakDowns: [{ year: 1, savings: 2 }] },
        },
      ],
    };
    const paths = [...leaves(whole)];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.anything(), (path, instead) => {
        const mutated = structuredClone(whole) as unknown as Record<string, unknown>;
        const last = path.at(-1) ?? '';
        const holder = path.slice(0, -1).reduce((part, key) => part[key] as Record<string, unknown>, mutated);
        holder[last] = instead;
        const text = JSON.stringify(mutated, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
        const outcome = readAnswer(calls.quoteResult, success(text));
        if (outcome.ok) {
          const result = toResult(outcome.value as Parameters<typeof toResult>[0]);
          for (const row of result?.calculatedResults ?? []) assert.equal(typeof row.isCurrent, 'boolean');
        }
      }),
    );
  });

  it('a token is one word or none', async () => {
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const source = createTokenSource({ now: () => 0, post: async () => success(text) });
        const outcome = await source.current();
        if (outcome.ok) assert.match(outcome.value, /^\S+$/);
      }),
    );
  });

  it('saved progress comes back whole or not at all', () => {
    const store = createJourneyStore(flagsFor('all'));
    let text = '';
    const write = (value: string) => {
      text = value;
    };
    const storage = { read: () => text, write, clear: () => {} };
    keepProgress(store, storage, { current: () => ({ name: 'currentTariff' }), subscribe: () => () => {} });
    store.actions.answer({ postcode: 'BS19AA' });
    const whole = text;
    assert.ok(readProgress(storage));
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.string({ maxLength: 3 }), (at, instead) => {
        text = whole.slice(0, at) + instead + whole.slice(at + instead.length);
        const read = readProgress(storage);
        if (read?.state.answers) assert.equal(typeof read.state.answers.postcode, 'string');
      }),
    );
    fc.assert(
      fc.property(fc.json(), (json) => {
        text = json;
        readProgress(storage);
      }),
    );
  });

  it('routes, postcodes, plates and problem codes take any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = parseRoute(text);
        if (found) assert.deepEqual(parseRoute(routePath(found)), found);
        assert.ok(cleanPostcode(text).length <= 7);
        assert.match(cleanRegistration(text), /^[A-Z0-9]{0,7}$/);
        isPostcode(text);
        isRegistration(text);
        assert.deepEqual(readProblem('f', says('k', { text })).values, { text });
      }),
    );
  });
});

function* leaves(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key]);
}
