import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { words } from '../../test/spec-words.ts';
import { COST_BOUNDS, ELECTRICITY_BOUNDS, GAS_BOUNDS } from '../domain/usage.ts';
import { readProblem } from './problem.ts';
import * as rules from './text-rules.ts';

/** What a visitor reads under the field 'Info' of what a schema makes of a value; null when it is accepted. */
function problemOf(schema: v.GenericSchema, value: unknown): string | null {
  const [issue] = v.safeParse(schema, value).issues ?? [];
  if (!issue) return null;
  const { key, values } = readProblem('info', issue.message);
  assert.ok(words.has(key), `no sentence for ${key}`);
  return words(key, { label: 'Info', ...values });
}

const text = (rule: v.GenericPipeAction<string, string>) => v.pipe(v.string(), rule);
const number = (rule: v.GenericPipeAction<number, number>) => v.pipe(v.number(), rule);

/** [id, schema, refused with this sentence, refused, accepted] */
const RULES: readonly (readonly [string, v.GenericSchema, string, readonly unknown[], readonly unknown[]])[] =
  [
    ['VAL-01', rules.requiredText, 'Info is required', ['', '   '], ['a']],
    ['VAL-02', text(rules.numbersOnly()), 'Info must be numbers only.', ['12a', '1.5', '-1'], ['', '012']],
    [
      'VAL-03',
      text(rules.validDecimal()),
      'Info must be valid decimal.',
      ['1.2.3', '.', 'x'],
      ['', '1', '12', '1.', '1.5', '1.25', '.5', '.25'],
    ],
    [
      'VAL-04',
      number(rules.between({ min: 2, max: 5 })),
      'Info must be between 2 & 5.',
      [1.99, 5.01],
      [2, 5],
    ],
    ['VAL-05', text(rules.lettersOnly()), 'Info must be letters only.', ['ab1', 'a-b'], ['', 'Ada Lovelace']],
    [
      'VAL-06',
      text(rules.lettersAndNumbers()),
      'Info must be letters and numbers only.',
      ['a-1'],
      ['', 'AB12 cde'],
    ],
    ['VAL-07', number(rules.notOver(9)), "Info can't be more than 9", [10], [9]],
    ['VAL-08', number(rules.notUnder(9)), "Info can't be less than 9", [8], [9]],
    ['VAL-09', text(rules.atLeast(3)), 'Info must be at least 3 characters.', ['ab'], ['abc']],
    ['VAL-10', text(rules.atMost(3)), 'Info exceeds 3 characters.', ['abcd'], ['abc']],
    ['VAL-11', text(rules.email()), 'Email is invalid.', ['ada', 'ada@', 'a b@c.uk'], ['ada@example.com']],
  ];

describe('the problem of a field', () => {
  for (const [id, schema, sentence, refused, accepted] of RULES) {
    it(`${id}: is '${sentence}' for an invalid value, and none for a valid one`, () => {
      for (const value of refused) assert.equal(problemOf(schema, value), sentence, `of ${value}`);
      for (const value of accepted) assert.equal(problemOf(schema, value), null, `of ${value}`);
    });
  }

  it("VAL-12: says '{label} is invalid.' of any other misfit", () => {
    assert.equal(words('problem.invalid', { label: 'Postcode' }), 'Postcode is invalid.');
  });
});

const BOUNDS = [
  ['CONST-01', COST_BOUNDS, ['120 & 9000', '10 & 750', '30 & 2250']],
  ['CONST-02', ELECTRICITY_BOUNDS, ['1 & 75000', '1 & 6250', '1 & 18750']],
  ['CONST-03', GAS_BOUNDS, ['1 & 200000', '1 & 16600', '1 & 50000']],
] as const;

describe('the bounds of use and cost', () => {
  for (const [id, bounds, sentences] of BOUNDS) {
    it(`${id}, VAL-41: holds a year, a month and a quarter to ${sentences.join('; ')}`, () => {
      for (const [index, sentence] of sentences.entries()) {
        const { min, max } = Object.values(bounds)[index] ?? { min: 0, max: 0 };
        const schema = number(rules.between({ min, max }));
        for (const value of [min - 1, max + 1])
          assert.equal(problemOf(schema, value), `Info must be between ${sentence}.`);
        for (const value of [min, max]) assert.equal(problemOf(schema, value), null);
      }
    });
  }
});
