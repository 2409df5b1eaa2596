import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import type { CallSpec } from '../../src/api/call.ts';
import { calls } from '../../src/api/calls.ts';
import { readAnswer } from '../../src/api/create-api.ts';
import { success } from '../../src/api/failure.ts';
import { createTokenSource } from '../../src/api/token.ts';
import { cleanPostcode, isPostcode } from '../../src/domain/postcode.ts';
import { cleanRegistration, isRegistration } from '../../src/domain/registration.ts';
import { toResult } from '../../src/domain/result.ts';
import { problemCode, readProblem } from '../../src/wizard/problem.ts';
import { spoiltJson } from './arbitrary-json.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import './seed.ts';
import { product } from '../../tools/generate/product-in-node.ts';

const { parse: parseRoute, path: routePath } = product.routes;

const CODES = [
  [cleanPostcode, isPostcode],
  [cleanRegistration, isRegistration],
] as const;

/** Text that is sometimes JSON and sometimes almost. */
const body = fc.oneof(
  fc.string(),
  fc.json(),
  fc.json().map((text) => text.slice(0, -1)),
  fc.constantFrom('', 'null', '[]', '{}', '<html>'),
);

/** How the widget reads a text: as a value that fits the schema, or as a misfit. */
function read(spec: CallSpec, text: string) {
  const outcome = readAnswer(spec, success(text));
  if (!outcome.ok) assert.equal(outcome.failure.kind, 'misfit');
  else if (outcome.value !== null) {
    const again = safeParse(spec.answer, JSON.parse(JSON.stringify(outcome.value)));
    assert.ok(again.success, `what was read is no answer: ${JSON.stringify(again.issues?.[0])}`);
  }
  if (outcome.ok && spec === calls.quoteResult) resultOf(outcome.value);
  assert.ok(!('polluted' in {}), 'the prototype of every object was written to');
  return outcome;
}

function resultOf(value: unknown): void {
  const result = toResult(value as Parameters<typeof toResult>[0]);
  for (const row of result?.calculatedResults ?? []) {
    assert.equal(typeof row.isCurrent, 'boolean');
    assert.ok(Array.isArray(row.electricity.monthlyBreakDowns));
    for (const figure of [row.annualCost, row.savings, row.electricity.evConsumption]) {
      assert.ok(figure === null || Number.isFinite(figure), `${figure} is no figure`);
    }
  }
}

describe('parsers with any input', () => {
  for (const [name, spec] of Object.entries(calls) as [string, CallSpec][]) {
    const good = arbitraryOf(spec.answer);

    it(`${name}: returns a value of its schema or a misfit, and never throws`, () => {
      fc.assert(fc.property(body, (text) => void read(spec, text)));
      fc.assert(fc.property(good.chain(spoiltJson), (text) => void read(spec, text)));
    });

    it(`${name}: accepts everything that fits its schema`, () => {
      fc.assert(
        fc.property(good, (answer) => {
          assert.ok(read(spec, JSON.stringify(answer) ?? '').ok, JSON.stringify(answer));
        }),
      );
    });
  }

  it('a token is one word or none', async () => {
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const source = createTokenSource({ now: () => 0, post: async () => success(text) });
        const outcome = await source.current();
        if (outcome.ok) assert.match(outcome.value, /^\S+$/);
      }),
    );
  });

  it('routes, postcodes, plates and problem codes take any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = parseRoute(text);
        if (found) assert.deepEqual(parseRoute(routePath(found)), found);
        for (const [clean, isOne] of CODES) {
          const kept = clean(text);
          assert.equal(clean(kept), kept);
          assert.ok(kept.length <= 7 || !isOne(kept), kept);
          assert.match(kept, /^[^a-z]*$/);
        }
        isPostcode(text);
        isRegistration(text);
        assert.deepEqual(readProblem('f', problemCode('k', { text })).values, { text });
      }),
    );
  });

  it('VAL-14, VAL-24: if a text has two different postcodes or plates, neither is used', () => {
    const between = fc.constantFrom(' ', ', ', ' or ', ' and now ', '/', ' — ');
    const around = fc.constantFrom('', 'it is ', 'my ', ' ');
    const codes = {
      postcode: fc.stringMatching(/^([A-Z]{2}[1-9]|[A-Z][1-9]) [0-9][ABD]{2}$/),
      plate: fc.stringMatching(/^[A-Z]{2}[0-9]{2} ?[A-Z]{3}$/),
    };
    for (const [[clean, isOne], code] of [
      [CODES[0], codes.postcode],
      [CODES[1], codes.plate],
    ] as const) {
      fc.assert(
        fc.property(code, between, code, around, (one, and, other, before) => {
          const [bare, another] = [one, other].map((text) => text.replace(' ', ''));
          fc.pre(isOne(bare!) && isOne(another!) && bare !== another);
          const kept = clean(before + one + and + other);
          assert.ok(!isOne(kept), kept);
          assert.ok(
            kept.replaceAll(' ', '').includes(bare!) && kept.replaceAll(' ', '').endsWith(another!),
            kept,
          );
        }),
      );
    }
  });
});
