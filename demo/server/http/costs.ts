import type { CallName } from '../../../src/api/calls.ts';

/** What a call takes of a client's limit, by the work it makes; all others take one. */
export const COSTS: Readonly<Partial<Record<CallName, number>>> = {
  createQuote: 2,
  changeQuote: 2,
  quoteResult: 3,
  recalculateSolar: 3,
  recalculateAshp: 3,
  createShare: 20,
  createEnquiry: 10,
};
