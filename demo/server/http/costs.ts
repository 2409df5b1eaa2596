import type { CallName } from '../../../src/api/calls.ts';

/** How much of a client's rate limit a call uses, by its work. All others use 1. */
export const COSTS: Readonly<Partial<Record<CallName, number>>> = {
  createQuote: 2,
  changeQuote: 2,
  quoteResult: 3,
  recalculateSolar: 3,
  recalculateAshp: 3,
  createShare: 20,
  createEnquiry: 10,
};
