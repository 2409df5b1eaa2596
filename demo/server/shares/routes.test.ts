import assert from 'node:assert/strict';
import { it } from 'node:test';
import { evResult } from '../model/ev/ev-result.ts';
import { isRefusal } from '../model/refusal.ts';
import { WORKED_CAR } from '../test/drawn-quotes.ts';
import { OFFERED } from '../test/table-market.ts';
import { sharedResult } from './routes.ts';

it('KEEP-03: a shared result contains no plate, even if the quote’s result does', async () => {
  const result = evResult(WORKED_CAR, OFFERED);
  assert.ok(!isRefusal(result));
  const { current, compare } = result.request;
  const plated = {
    ...result,
    request: {
      ...result.request,
      current: { ...current, registrationNumber: 'FO18RDX' },
      compare: { ...compare, registrationNumber: 'EV21LEF' },
    },
  };
  const quote = { asset: 'ev', quoteId: 'one' };
  const shared = await sharedResult((async () => plated) as never, quote, [quote]);
  assert.equal(shared.result.request.compare?.model, compare?.model);
  assert.doesNotMatch(JSON.stringify(shared), /FO18RDX|EV21LEF/);
});
