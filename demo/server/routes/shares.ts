import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { qrCode } from '../shares/qr-code.ts';
import { sharedResult } from '../shares/shared-result.ts';
import type { ShareRows } from '../store/share-rows.ts';

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
