import { breakevenYears } from '../../../../src/domain/solar-lifetime.ts';
import type { Alternative } from '../result/quote-result.ts';
import { pounds } from '../result/rounding.ts';
import { tariffLabel } from '../result/tariff-label.ts';
import { lifetimeSavings } from './lifetime-savings.ts';
import type { SolarCase } from './solar-case.ts';
import { systemCost } from './solar-system.ts';

/** The same panels without a battery, on the tariff that is best for them. @param inflation share a year. */
export function panelsOnly(
  { question, currentCost, panelsOnly: offer }: SolarCase,
  inflation: number,
): Alternative {
  const cost = pounds(systemCost({ ...question.system, battery: 0 }));
  const savings = currentCost - offer.cost;
  const years = lifetimeSavings({ panels: savings, battery: 0 }, inflation).map((year) => year.savings);
  return {
    id: 'panels-only',
    cost,
    savings: pounds(savings),
    breakeven: breakevenYears(years, cost),
    tariffName: tariffLabel(offer.tariff, question.place).tariffName,
  };
}
