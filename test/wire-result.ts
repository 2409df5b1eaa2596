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
