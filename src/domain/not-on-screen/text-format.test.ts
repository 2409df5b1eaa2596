import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatText, type TextFormat } from './text-format.ts';

const CASES: readonly (readonly [TextFormat, string, string])[] = [
  ['number', '1,200 kWh', '1200'],
  ['decimal', '£1.2.5', '1.25'],
  ['decimal', '.', '.'],
  ['decimal', '12', '12'],
  ['one-decimal', '12.345', '12.3'],
  ['one-decimal', '12.', '12.'],
  ['nospace', ' BS1 9AA\t', 'BS19AA'],
  ['lowercase', 'Ada@Example.COM', 'ada@example.com'],
  ['alpha-numeric', 'AB12 C-DÉ', 'AB12CD'],
  ['alpha-space', 'Ada 2 Lovelace!', 'Ada  Lovelace'],
];

describe('the formats of a field', () => {
  for (const [format, typed, kept] of CASES) {
    it(`VAL-39: ${format} keeps '${kept}' of '${typed}'`, () =>
      assert.equal(formatText(format, typed), kept));
  }
});
