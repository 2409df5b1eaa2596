import { CONSTANTS } from '../constants.ts';
import { chosen, cited, percent, told, whole } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import { lifetimeSavings } from './lifetime-savings.ts';
import type { SolarCase } from './solar-case.ts';

/** What the years to come rest on. @param inflation growth of energy prices, share a year. */
export function lifetimeAssumptions(quoted: SolarCase, inflation: number): readonly Assumption[] {
  const { perYear, floor } = CONSTANTS.batteryFade.value;
  const { year, cost: inverter } = CONSTANTS.inverterReplacement.value;
  const fading = `${percent(perYear)} a year, never below ${percent(floor)}`;
  return [
    ...todaysMoney(quoted),
    inflation === CONSTANTS.energyInflation.value
      ? cited(
          'prices.growth',
          'Energy prices rise',
          `${percent(inflation)} a year`,
          CONSTANTS.energyInflation,
        )
      : told('prices.growth', 'Energy prices rise', `${percent(inflation)} a year`),
    cited(
      'system.panel-loss',
      'Panels lose output',
      `${percent(CONSTANTS.pvDegradation.value)} a year`,
      CONSTANTS.pvDegradation,
    ),
    cited('system.battery-fade', 'The battery holds less', fading, CONSTANTS.batteryFade),
    cited(
      'system.inverter',
      'A new inverter',
      `£${whole(inverter)} in year ${year}`,
      CONSTANTS.inverterReplacement,
    ),
  ];
}

/** The sum of the years where energy gets no dearer, and what it rests on. */
function todaysMoney({ parts, savings, question }: SolarCase): readonly Assumption[] {
  const years = lifetimeSavings({ panels: parts.panels, battery: savings - parts.panels }, 0);
  const total = years.reduce((sum, year) => sum + year.savings, 0);
  return [
    question.place.served === 'yes'
      ? chosen(
          'prices.one-tariff',
          'You keep this tariff and this battery for as long as we add up savings: neither is replaced',
          `${years.length} years`,
          'nobody knows the tariffs to come; a battery may need replacing sooner',
        )
      : chosen(
          'prices.one-battery',
          'You keep this battery for as long as we add up savings',
          `${years.length} years`,
          'it may need replacing sooner',
        ),
    chosen(
      'prices.todays-money',
      'In today’s money, with energy prices that do not rise, the system would save in all',
      `£${whole(total)}`,
      'the same sum without price rises',
    ),
  ];
}
