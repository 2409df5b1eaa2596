// One call of its own: what a loft as deep as this would save, in pounds a year.
import * as v from 'valibot';
import { call } from '../../src/api/call.ts';
import { resultShape, toResult } from '../../src/api/calls/quote-result.ts';
import type { Api } from '../../src/api/create-api.ts';
import { failed, success } from '../../src/api/failure.ts';
import type { QuoteRequests } from '../../src/state/asset-descriptor.ts';

const loftSaving = call({
  method: 'GET',
  path: '/request/insulation/{depth}',
  says: 'What insulating a loft would save.',
  params: v.object({ depth: v.number() }),
  answer: v.object({ savingPoundsPerYear: v.number() }),
});

const ask = (api: Api, depth: number) => api.send(loftSaving, { params: { depth } });

/** A quote's id is the depth it was made for. */
export const insulationRequests: QuoteRequests = {
  body: ({ loftDepth }) => ({ loftDepth }),
  async create(api, { loftDepth = 0 }) {
    const answer = await ask(api, loftDepth);
    return answer.ok ? success(`loft-${loftDepth}`) : answer;
  },
  async read(api, quoteId) {
    const answer = await ask(api, Number(quoteId.replace('loft-', '')));
    if (!answer.ok) return answer;
    const row = { isCurrent: false, isRecommended: true, savings: answer.value.savingPoundsPerYear };
    return success(toResult(v.parse(resultShape, { request: {}, calculatedResults: [row] })));
  },
  change: async () => failed({ kind: 'refused', status: 404, message: null }),
};
