import type { Result } from '../../domain/result.ts';
import { SOLAR_YEARS } from '../../domain/solar-lifetime.ts';
import type { Words } from '../../words/words.ts';

/**
 * Why the payback is not the cost divided by the first year's saving: what later years include; ''
 * if the server does not say.
 */
export function countedText({ whatIf }: Result, breakeven: number | null, words: Words): string {
  const lifetime = whatIf?.lifetime;
  if (!lifetime) return '';
  const { fine, wholePounds } = words.format;
  const percent = (share: number) => words('unit.percent', { value: fine(100 * share, 2) });
  const { inflation, panelLoss, replacements } = lifetime;
  const bought = replacements.filter(({ year }) => year <= (breakeven ?? SOLAR_YEARS));
  return [
    words('solar.counted', { rise: percent(inflation), fade: percent(panelLoss) }),
    ...bought.map(({ what, cost, year }) =>
      words('solar.counted.new', { what, cost: wholePounds(cost), year }),
    ),
  ].join(' ');
}
