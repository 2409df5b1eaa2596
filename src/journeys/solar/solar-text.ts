import {
  type BillSaving,
  billSaving,
  pricesStandIn,
  type Result,
  recommendedRow,
} from '../../domain/result.ts';
import { lifetimeYears } from '../../domain/scenario.ts';
import {
  breakevenYears,
  SOLAR_YEARS,
  type SolarReturn,
  solarReturn,
  yearlySavings,
} from '../../domain/solar.ts';
import type { Replacement } from '../../domain/what-if.ts';
import type { Words } from '../../words/words.ts';
import { type Answer, paysBack, priceFact } from '../result/headline/answer.ts';
import { type Headline, headlineOf, savingHeadline } from '../result/headline/headline.ts';

/** RES-SOL-01, AMB-22: the saving a year, or the extra cost. */
export function solarHeadlineText(result: Result, words: Words): Headline {
  const saving = billSaving(result);
  if (!saving) return headlineOf(words('results.noFigure'));
  return savingHeadline(saving, solarTail(result, saving, words), words);
}

/** The savings of each year of the recommended system, in pounds. */
export function solarSavings(result: Result): readonly number[] {
  return yearlySavings(recommendedRow(result)?.electricity.yearlyBreakDowns ?? []);
}

/** The parts of the system that are replaced in later years. */
export function solarReplacements({ whatIf }: Result): readonly Replacement[] {
  return whatIf?.lifetime?.replacements ?? [];
}

/** The payback of the recommended system. */
export function solarBack(result: Result): SolarReturn | null {
  return solarReturn(solarSavings(result), result.totalCost);
}

/**
 * The words after the headline's figure: 'a year with solar panels'; also that the system does not pay for itself, or that power
 * sold counts as nothing because no price is known.
 */
export function solarTail(result: Result, { kind }: BillSaving, words: Words): string {
  const hasBattery = (result.request.solar?.batterySize ?? 0) > 0;
  const saved = words(`solar.tail.${kind}`, {
    with: words(hasBattery ? 'solar.with.battery' : 'solar.with.panels'),
  });
  const isLost = kind === 'save' && (solarBack(result)?.net ?? 0) < 0;
  const tail = isLost ? words('solar.loses', { tail: saved }) : saved;
  return pricesStandIn(result) ? words('solar.unsold', { tail }) : tail;
}

/** The price before a survey, the payback, and what is paid for power sold; its row under the breakdown has what its years include, and its sum. */
export function solarAnswer(result: Result, words: Words): Answer {
  const price = priceFact(result, words, 'solar-cost');
  const back = price && solarBack(result);
  const years = back
    ? [
        [
          words('hp.cost.payback'),
          paysBack(back.breakeven, words),
          undefined,
          likelyYears(result, words),
        ] as const,
      ]
    : [];
  const sold = soldFor(result);
  const note = sold >= 1 && words('solar.bill.export', { value: words.format.wholePounds(sold) });
  return { facts: price ? [price, ...years] : [], note: note || '' };
}

/** When it has paid for itself at the two ends of the saving's range; '' if they are not known, or in the same year. */
export function likelyYears({ ranges, whatIf, totalCost }: Result, words: Words): string {
  const range = ranges?.find(({ figure }) => figure === 'savings');
  const lifetime = whatIf?.lifetime;
  if (!lifetime || !totalCost || !range?.base) return '';
  const [soonest, latest] = [range.high, range.low].map((saving) => {
    const years = breakevenYears(lifetimeYears(lifetime, saving / range.base), totalCost);
    return years === null ? null : Math.round(years);
  });
  if (soonest == null || soonest === latest) return '';
  return latest == null
    ? words('solar.back.after', { soonest })
    : words('solar.back.likely', { soonest, latest });
}

/** Pounds a year for power sold; 0 if the server does not say. */
function soldFor({ whatIf }: Result): number {
  return (whatIf?.after.export ?? []).reduce((pounds, { kWh, rate }) => pounds + (kWh * rate) / 100, 0);
}

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

/** Whole years plainly, others to a tenth. */
export function yearsText(years: number, words: Words): string {
  return words('time.years', { count: Math.round(years * 10) / 10 });
}
