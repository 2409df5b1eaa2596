import type { Asset } from '../../domain/journey.ts';
import type { Combined } from '../../domain/result-extras.ts';
import type { Words } from '../../words/words.ts';

/** An asset's own saving, for its tab, or that the bill lacks it; undefined if the server does not say. */
export function tabFigure(asset: Asset, combined: Combined | null, words: Words): string | undefined {
  if (combined && !combined.assets.includes(asset)) return words('tab.missing');
  const alone = combined?.shares.find((share) => share.asset === asset)?.alone ?? null;
  if (alone === null) return undefined;
  const value = words.format.aboutPounds(Math.abs(alone));
  return words(alone < 0 ? 'tab.costs' : 'tab.saves', { value });
}
