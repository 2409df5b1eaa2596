import type { HomeList } from '../../../state/asset-descriptor.ts';
import type { Words } from '../../../words/words.ts';

/** 'the heat pump and insulation' */
export function namesOf(assets: readonly HomeList[], words: Words): string {
  return assets
    .map(({ named }) => words(named))
    .reduce((one, other) => words('property.and', { one, other }));
}
