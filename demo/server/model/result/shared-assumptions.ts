import { periodText } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';
import type { HomeLoad, Measured } from '../load/home-load.ts';
import type { PropertyType } from '../place/property-type.ts';
import type { Ranked } from '../tariff/market.ts';
import { chosen, cited, fromRequest, percent, whole } from './assumptions.ts';
import type { Assumption } from './quote-result.ts';

interface Known {
  /** Null if it was not asked. */
  readonly type: PropertyType | null;
  readonly isUseKnown: boolean;
}

/** The electricity use in every quote. @param without added to the sentence, such as 'without the car' */
export function homeUseAssumption(load: HomeLoad, { type, isUseKnown }: Known, without = ''): Assumption {
  const heat = load.total - load.household;
  const value = `${whole(load.total)} kWh a year${heat > 0 ? `, ${whole(heat)} of it for heat` : ''}`;
  const text = ['Electricity your home uses', without].filter(Boolean).join(' ');
  if (load.measured) return measuredUse(text, value, load.measured);
  if (isUseKnown) return fromRequest('home.electricity', text, value);
  const home = type ? type.name.toLowerCase() : 'home';
  return cited('home.electricity', `${text}: typical of a ${home}`, value, CONSTANTS.tdcvElecSingle);
}

/** States that we assume electric heating by the meter, or nearly do, if the visitor did not state the heating. */
export function heatGuess({ heating, heatGuessedOver, total }: HomeLoad): readonly Assumption[] {
  if (heatGuessedOver === null) return [];
  if (heating)
    return [
      chosen(
        'home.heat-guessed',
        'We count part of your electricity as heating',
        `${whole(heating.space + heating.hotWater)} kWh a year`,
        'you did not say what heats your home, and a night meter or so much use is rare without it',
      ),
    ];
  if (heatGuessedOver - total > NEAR * heatGuessedOver) return [];
  return [
    chosen(
      'home.heat-near',
      'If your home used a little more, we would count part of it as heating, and the figures would change in a step',
      `over ${whole(heatGuessedOver)} kWh a year`,
      'you did not say what heats your home',
    ),
  ];
}

// HALF-03: assumptions about a home with its own half hours.

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

/**
 * Names the second tariff of the ranking (cheapest first) if a little more or less use could make it the cheapest.
 * @param bill pounds a year that the home pays today
 */
export function runnerUp(
  [best, next]: readonly Ranked[],
  recommended: Ranked,
  bill: number,
): readonly Assumption[] {
  if (!best || !next || recommended.tariff !== best.tariff) return [];
  const more = next.cost - best.cost;
  if (more > NEAR * Math.max(bill, Math.abs(best.cost))) return [];
  const { name: tariff, supplierName: supplier } = next.tariff;
  return [
    chosen(
      'prices.runner-up',
      `Another tariff costs your home almost the same: ${tariff} (${supplier}). A little more or less use can put it first, and the figures of the tariff then change`,
      `£${whole(more)} a year more`,
      'the first tariff is the one that gives the whole home the smallest bill',
      { tariff, supplier },
    ),
  ];
}

/** If a change of use or cost by this share would change the quote by a step, an assumption says so. It is twice the 1% by which inputs may vary. */
export const NEAR = 0.02;
