// The specification's three assets use the same calls for their quotes, with the asset's name in the path.
import type { CallInput } from '../api/call.ts';
import { REFERRER_BRANCH } from '../api/calls/shapes.ts';
import type { Calls } from '../api/calls.ts';
import { success } from '../api/failure.ts';
import type { Answers } from '../domain/answers.ts';
import type { Flags } from '../domain/flags.ts';
import { toResult } from '../domain/result.ts';
import type { QuoteRequests } from '../state/asset-descriptor.ts';

type Created = CallInput<Calls['createQuote']>;

/** @param bodyOf makes the request's body from the relevant answers */
export function quoteRequests(
  quoteType: Created['params']['quoteType'],
  bodyOf: (answers: Answers, flags: Flags) => Created['body'],
): QuoteRequests {
  const params = { quoteType };
  return {
    body: bodyOf,
    async create(api, answers, flags) {
      const made = await api.createQuote({ params, body: bodyOf(answers, flags) });
      return made.ok ? success(made.value.quoteId ?? null) : made;
    },
    async read(api, quoteId, also, signal) {
      const query = also === undefined ? { quoteId } : { quoteId, also };
      const read = await api.quoteResult({ params, query }, { signal });
      return read.ok ? success(toResult(read.value)) : read;
    },
    change: (api, quoteId, changes) =>
      api.changeQuote({ params, body: { ...changes, quoteId, referrerBranch: REFERRER_BRANCH } }),
  };
}
