// HALF-03: assumptions about a home with its own half hours.
import type { HomeLoad } from '../home-load.ts';
import type { Measured } from '../measured-load.ts';
import { periodText } from '../period.ts';
import { chosen, fromRequest, percent } from './assumptions.ts';
import type { Assumption } from './quote-result.ts';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

export function measuredUse(text: string, value: string, measured: Measured): Assumption {
  return fromRequest(
    'home.electricity-measured',
    `${text}, by your meter’s half hours`,
    value,
    readOver(measured),
  );
}

/** When the home uses its electricity. */
export function measuredTimes(measured: Measured): Assumption {
  const text = 'When your home uses electricity, as its meter read it half hour by half hour';
  const value = `${percent(Math.round(100 * measured.share) / 100)} of the half hours`;
  return fromRequest('behaviour.measured', text, value, readOver(measured));
}

/** Names the months that the meter's file lacks. */
export function filledMonths({ measured }: HomeLoad): readonly Assumption[] {
  if (!measured || measured.filled.length === 0) return [];
  const names = measured.filled.map((month) => MONTH.format(Date.UTC(2025, month, 1)));
  return [
    chosen(
      'home.months-filled',
      'Months that your half hours do not tell of are taken as usual for such a home',
      names.join(', '),
      'they differ from the usual as much as the months that we read',
    ),
  ];
}

function readOver(measured: Measured): string {
  return `Measured by your meter each half hour, ${periodText(measured)}.`;
}
