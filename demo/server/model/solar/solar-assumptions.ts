import { CONSTANTS } from '../constants.ts';
import { climateOf } from '../place/climate.ts';
import type { PropertyType } from '../place/property-type.ts';
import { installVat } from '../prices/vat.ts';
import { asOf, chosen, cited, percent, priceAssumptions, whole } from '../result/assumptions.ts';
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
  const { place, market, load } = quoted.question;
  return asOf(market.day, [
    homeUseAssumption(load, context, [load.total, load.total - load.household]),
    ...filledMonths(load),
    ...heatGuess(load),
    ...roof(quoted, context),
    ...batteryAssumptions(context.choice),
    ...consents(quoted),
    ...timing(quoted),
    ...nightCharge(quoted),
    ...cost(market.day),
    ...priceAssumptions(place, market, quoted.recommended.tariff),
    ...runnerUp(quoted.ranking, quoted.recommended, quoted.currentCost),
    ...lifetimeAssumptions(quoted, context.inflation),
    cited('prices.co2', { text: { key: 'co2.year' }, kilograms: CONSTANTS.co2Elec.value }, CONSTANTS.co2Elec),
  ]);
}

function roof({ question, generation }: SolarCase, { type }: SolarContext): readonly Assumption[] {
  const known = question.roof ?? {};
  return [
    chosen('system.panels', {
      home: { key: `type.${type.id}` },
      panels: question.system.panels,
      watts: whole(CONSTANTS.panelKw.value * 1000),
    }),
    ...roofAssumptions(known),
    sunAssumption(known, climateOf(question.place.climateRegion)),
    chosen('system.output', { kWh: whole(generation) }),
  ];
}

/** Why this battery or none was chosen, and another choice that saves almost as much. */
export function batteryAssumptions({ best, others: [next] }: SolarChoice): readonly Assumption[] {
  const size = chosen('system.battery', {
    battery: batteryOf(best),
    years: CONSTANTS.solarLifetime.value,
  });
  const less = best.left - (next?.left ?? 0);
  if (!next || less > NEAR * best.cost) return [size];
  return [size, chosen('system.battery-step', { battery: batteryOf(next), less: whole(less) })];
}

function batteryOf({ quoted }: SolarOption) {
  const { battery: kWh } = quoted.question.system;
  return kWh > 0 ? { key: 'battery.size', values: { kWh } } : { key: 'battery.none' };
}

/** kW of panels above which the network operator must approve in advance, and not only be notified (G98: 16 A on one phase). */
const ASK_OVER = 3.68;

const NETWORK_CONSENT = {
  name: 'networkConsent',
  source: 'Engineering Recommendations G98 and G99, as smartsolarhomes.co.uk explains them',
  date: '2026-06-07',
  quality: 'read',
};

/** Permissions for the panels. The certificate for exporting is among the tariff's conditions. */
export function consents({ question: { system } }: SolarCase): readonly Assumption[] {
  if (system.peak <= ASK_OVER) return [];
  return [cited('system.network-consent', { over: ASK_OVER, kilowatts: system.peak }, NETWORK_CONSENT)];
}

function timing({ question, generation }: SolarCase): readonly Assumption[] {
  const { total: use, measured } = question.load;
  if (measured) return [measuredTimes(measured)];
  const limit = CONSTANTS.fittedRange.value;
  const fitted = cited('behaviour.daytime', {}, CONSTANTS.occupancy);
  if (use <= limit && generation <= limit) return [fitted];
  return [fitted, cited('behaviour.unsure', { kWh: whole(limit) }, CONSTANTS.fittedRange)];
}

function nightCharge({ recommended, question }: SolarCase): readonly Assumption[] {
  if (ratesOf(recommended.tariff, question.market.region).cheapest === null) return [];
  return [chosen('behaviour.night-charge')];
}

function cost(day: string): readonly Assumption[] {
  const { upTo4: smaller, over4: larger } = CONSTANTS.pvCostPerKw.value;
  const vat = installVat(day);
  return [
    cited('prices.panels', { smaller, larger }, CONSTANTS.pvCostPerKw),
    cited('prices.battery', CONSTANTS.batteryCost.value, CONSTANTS.batteryCost),
    cited('prices.vat', { percent: percent(vat.value) }, vat),
  ];
}
