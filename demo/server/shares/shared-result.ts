import { parse } from 'valibot';
import { strictResultShape } from '../../../src/domain/result-shape.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { assetNames, isAsset } from '../quotes/is-asset.ts';
import type { Asset } from '../quotes/quote-request.ts';

type QuoteResult = SomeHandlers<'quoteResult'>['quoteResult'];
interface Quote {
  readonly asset: string;
  readonly quoteId: string;
}

/** Returns the result that a link stores: only fields of the contract, and no plate. */
export async function sharedResult(read: QuoteResult, { asset, quoteId }: Quote, all: readonly Quote[]) {
  if (!isAsset(asset)) throw new Refusal(400, `quotes must be of ${assetNames()}.`);
  const also = all.filter((quote) => quote.asset !== asset).map((quote) => `${quote.asset}:${quote.quoteId}`);
  const query = also.length > 0 ? { quoteId, also: also.join() } : { quoteId };
  const result = parse(
    strictResultShape,
    await read({ params: { quoteType: asset as Asset }, query }, NOBODY),
  );
  if (!result) throw new Refusal(404, 'There is no such quote.');
  const { current, compare } = result.request;
  return {
    asset,
    result: {
      ...result,
      request: { ...result.request, current: withoutPlate(current), compare: withoutPlate(compare) },
    },
  };
}

const NOBODY = { origin: null, agent: undefined, client: '' };

function withoutPlate<Vehicle>(vehicle: Vehicle): Vehicle {
  return vehicle && { ...vehicle, registrationNumber: null };
}
