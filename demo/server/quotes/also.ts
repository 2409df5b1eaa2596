import { Refusal } from '../http/refusal.ts';
import { assetNames, isAsset } from './is-asset.ts';
import type { Asset } from './quote-request.ts';

/** Another quote of the same home. */
interface OtherQuote {
  readonly asset: Asset;
  readonly id: string;
}

const PAIR = /^([a-z]+):([^:,\s]+)$/;

/** Reads a text such as `ashp:ID,ev:ID`. Throws a 400 if it is invalid or names an asset twice. */
export function readAlso(also: string, asked: Asset): readonly OtherQuote[] {
  const others = also.split(',').map(pairOf);
  const assets = [asked, ...others.map(({ asset }) => asset)];
  const twice = assets.find((asset, at) => assets.indexOf(asset) !== at);
  if (twice) throw new Refusal(400, `also must have one quote of each kind, and ${twice} occurs twice.`);
  return others;
}

function pairOf(written: string): OtherQuote {
  const [, asset = '', id = ''] = PAIR.exec(written.trim()) ?? [];
  if (isAsset(asset)) return { asset: asset as Asset, id };
  throw new Refusal(
    400,
    `also must be a list like ashp:ID,ev:ID, each with ${assetNames()} and the id of a quote.`,
  );
}
