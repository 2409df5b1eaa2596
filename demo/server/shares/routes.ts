import qrcode from 'qrcode-generator';
import { parse } from 'valibot';
import { strictResultShape } from '../../../src/domain/result.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { assetNames, isAsset } from '../quotes/stored-quote.ts';
import type { ShareRows } from './share-rows.ts';

type Shared = Awaited<ReturnType<typeof sharedResult>>;
type ReadResult = Parameters<typeof sharedResult>[0];

const DAY = 86_400_000;

/** @param read returns a quote's result, with one bill for it and the quotes in `also` */
export function shareHandlers(
  shares: ShareRows,
  read: ReadResult,
  shareDays: number | null,
  now: () => number,
): SomeHandlers<'createShare' | 'readShare' | 'deleteShare'> {
  const iso = (at: number) => new Date(at).toISOString();
  return {
    async createShare({ body: { quotes, link } }, { client }) {
      if (shareDays === null) throw new Refusal(403, 'Links to results cannot be made here.');
      demandOneEach(quotes.map(({ asset }) => asset));
      const results: Shared[] = [];
      for (const quote of quotes) results.push(await sharedResult(read, quote, quotes));
      const at = now();
      const expires = iso(at + shareDays * DAY);
      const made = await shares.add(results, iso(at), expires, client);
      if (typeof made === 'string') throw REFUSED[made]();
      return { ...made, expires, qr: link === undefined ? null : qrCode(link + made.token) };
    },
    async readShare({ params }) {
      const share = await shares.read(params.token, iso(now()));
      if (!share) throw noLink();
      const { made, expires, shared } = share;
      return { made, expires, results: shared as Shared[] };
    },
    async deleteShare({ params }) {
      if (!(await shares.remove(params.token))) throw noLink();
      return { deleted: true };
    },
  };
}

/** As in `also`, there may be one quote per asset. */
function demandOneEach(assets: readonly string[]): void {
  const twice = assets.find((asset, at) => assets.indexOf(asset) !== at);
  if (twice) throw new Refusal(400, `quotes must have one quote of each kind, and ${twice} occurs twice.`);
}

const REFUSED = {
  'too many of one': () =>
    new Refusal(429, 'Too many links were made from here. Please delete one that you do not need.', {
      'Retry-After': '86400',
    }),
  'too many': () => {
    console.error('Links to results have reached their storage limit: no more are made.');
    return new Refusal(503, 'No more links can be made at present. Please try again later.', {
      'Retry-After': '3600',
    });
  },
};

/** The answer does not reveal whether the link never existed, has expired or was deleted. */
function noLink(): Refusal {
  return new Refusal(404, 'There is nothing under this link.');
}

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
  const result = parse(strictResultShape, await read({ params: { quoteType: asset }, query }, NOBODY));
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

/** Light modules around the code, as the standard requires. */
const MARGIN = 4;

/** Returns the number of modules on each side, and an SVG path of the dark ones. */
function qrCode(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++) {
    for (let at = 0, run = 0; at < count; at += run) {
      run = 1;
      if (!code.isDark(row, at)) continue;
      while (at + run < count && code.isDark(row, at + run)) run++;
      path += `M${at + MARGIN} ${row + MARGIN}h${run}v1h-${run}z`;
    }
  }
  return { size: count + 2 * MARGIN, path };
}
