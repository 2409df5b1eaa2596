import { CONSTANTS } from '../constants.ts';
import { climateOf } from '../place/climate.ts';
import type { PropertyType } from '../place/property-type.ts';
import { installVat } from '../prices/vat.ts';
import { asOf, chosen, cited, exact, percent, priceAssumptions, whole } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import {
  filledMonths,
  heatGuess,
  homeUseAssumption,
  measuredTimes,
  NEAR,
  runnerUp,
} from '../result/shared-assumptions.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { SolarChoice, SolarOption } from './choose-system.ts';
import { lifetimeAssumptions } from './lifetime-savings.ts';
import { roofAssumptions, sunAssumption } from './roof.ts';
import type { SolarCase } from './solar-case.ts';

/** Facts that `SolarCase` does not contain. */
export interface SolarContext {
  readonly type: PropertyType;
  readonly isUseKnown: boolean;
  readonly choice: SolarChoice;
  /** Growth of energy prices, as a share a year. */
  readonly inflation: number;
}

export function solarAssumptions(quoted: SolarCase, context: SolarContext): readonly Assumption[] {
  const { place, market } = quoted.question;
  return asOf(market.day, [
    homeUseAssumption(quoted.question.load, context),
    ...filledMonths(quoted.question.load),
    ...heatGuess(quoted.question.load),
    ...roof(quoted, context),
    ...batteryAssumptions(context.choice),
    ...consents(quoted),
    ...timing(quoted),
    ...nightCharge(quoted),
    ...cost(market.day),
    ...priceAssumptions(place, market, quoted.recommended.tariff),
    ...runnerUp(quoted.ranking, quoted.recommended, quoted.currentCost),
    ...lifetimeAssumptions(quoted, context.inflation),
    cited(
      'prices.co2',
      'CO2 of electricity this year',
      `${exact(CONSTANTS.co2Elec.value)} kg a kWh`,
      CONSTANTS.co2Elec,
    ),
  ]);
}

function roof({ question, generation }: SolarCase, { type }: SolarContext): readonly Assumption[] {
  return [
    chosen(
      'system.panels',
      `Panels that fit on one side of the roof of a ${type.name.toLowerCase()}`,
      `${question.system.panels} of ${whole(CONSTANTS.panelKw.value * 1000)} W`,
      'roofs usually have this much room, and a survey measures yours',
    ),
    ...roofAssumptions(question.roof ?? {}),
    sunAssumption(question.roof ?? {}, climateOf(question.place.climateRegion)),
    chosen(
      'system.output',
      'What your panels make, which is guidance and not a guarantee',
      `${whole(generation)} kWh in a usual year`,
      'nobody can say for certain, since years, roofs and shade differ',
    ),
  ];
}

function timing({ question, generation }: SolarCase): readonly Assumption[] {
  const { total: use, measured } = question.load;
  if (measured) return [measuredTimes(measured)];
  const limit = CONSTANTS.fittedRange.value;
  const fitted = cited(
    'behaviour.daytime',
    'When your home uses power from the sun, by how long someone is at home',
    'from 9am to 4pm',
    CONSTANTS.occupancy,
  );
  if (use <= limit && generation <= limit) return [fitted];
  const text =
    'Your home uses or makes more than the homes we could compare it with, so the share you use yourself is less sure';
  return [fitted, cited('behaviour.unsure', text, `over ${whole(limit)} kWh a year`, CONSTANTS.fittedRange)];
}

function nightCharge({ recommended, question }: SolarCase): readonly Assumption[] {
  if (ratesOf(recommended.tariff, question.market.region).cheapest === null) return [];
  const text = 'The battery is charged from the grid in the cheap hours of months when that pays';
  return [
    chosen(
      'behaviour.night-charge',
      text,
      'where it pays',
      'a battery does this by itself once it knows the tariff',
    ),
  ];
}

function cost(day: string): readonly Assumption[] {
  const { upTo4, over4 } = CONSTANTS.pvCostPerKw.value;
  const { fixed, perKwh } = CONSTANTS.batteryCost.value;
  return [
    cited(
      'prices.panels',
      'Panels, installed',
      `£${whole(upTo4)} a kW for 4 kW or less, £${whole(over4)} a kW for more`,
      CONSTANTS.pvCostPerKw,
    ),
    cited(
      'prices.battery',
      'Battery, installed',
      `£${whole(fixed)} and £${whole(perKwh)} a kWh`,
      CONSTANTS.batteryCost,
    ),
    cited('prices.vat', 'VAT', percent(installVat(day).value), installVat(day)),
  ];
}

// Assumptions about the battery and the permissions that are needed.

/** kW of panels above which the network operator must approve in advance, and not only be notified (G98: 16 A on one phase). */
const ASK_OVER = 3.68;

/** Why this battery or none was chosen, and another choice that saves almost as much. */
export function batteryAssumptions({ best, others: [next] }: SolarChoice): readonly Assumption[] {
  const size = chosen(
    'system.battery',
    'The battery that leaves you most, after the cost of the system and of what is replaced',
    batteryText(best),
    `we look at what is left after ${CONSTANTS.solarLifetime.value} years`,
  );
  const less = best.left - (next?.left ?? 0);
  if (!next || less > NEAR * best.cost) return [size];
  return [
    size,
    chosen(
      'system.battery-step',
      `Another choice leaves you almost as much: ${batteryText(next)}. We would quote that if you used a little more or less`,
      `£${whole(less)} less`,
      'batteries are sold in few sizes, so cost and saving change in steps',
    ),
  ];
}

function batteryText({ quoted }: SolarOption): string {
  const { battery } = quoted.question.system;
  return battery > 0 ? `${exact(battery)} kWh` : 'no battery';
}

/** Permissions for the panels. The certificate for exporting is among the tariff's conditions. */
export function consents({ question: { system } }: SolarCase): readonly Assumption[] {
  if (system.peak <= ASK_OVER) return [];
  return [
    cited(
      'system.network-consent',
      `Over ${ASK_OVER} kW your installer must ask the local network operator before work starts`,
      `${exact(system.peak)} kW of panels`,
      {
        source: 'Engineering Recommendations G98 and G99, as smartsolarhomes.co.uk explains them',
        date: '2026-06-07',
        quality: 'read',
      },
    ),
  ];
}
