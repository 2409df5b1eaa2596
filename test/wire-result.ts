// A result for tests, parsed as an API's answer is, so that whatever is left out gets its default.

import { calls } from '../src/api/calls.ts';
import { readAnswer } from '../src/api/create-api.ts';
import { success } from '../src/api/failure.ts';
import type { Result } from '../src/domain/result.ts';
import { toResult } from '../src/domain/result.ts';

/** @param wire what an API answers, as little of it as a test is about */
export function wireResult(wire: object): Result {
  const read = readAnswer(calls.quoteResult, success(JSON.stringify({ request: {}, ...wire })));
  if (!read.ok) throw new Error(JSON.stringify(read));
  const result = toResult(read.value as Parameters<typeof toResult>[0]);
  if (!result) throw new Error('No result');
  return result;
}

/** What a heat pump takes to pay for, as the API says it: in place of a boiler, and paid for within 20 years or not. */
export const WHOLE_COST = {
  price: { low: 8000, high: 14_000 },
  isTold: false,
  grant: 7500,
  boiler: 3000,
  service: 50,
  left: { low: -2500, high: 3500 },
  payback: { soonest: 0, usual: 12.4, latest: null },
  source: 'A survey',
  date: '2026-05-08',
};

/** The decided tax by the mile, of a car whose miles would cost £327.60 a year. */
export const MILEAGE_TAX = {
  from: '2028-04-01',
  text: 'Tax',
  change: -327.6,
  key: 'known.mileage-tax',
  values: { pence: 3 },
};
