// Knows what a solar quote takes for granted, and says so with the figure and its source.
import { CONSTANTS } from '../constants.ts';
import { climateOf } from '../place/climate.ts';
import type { PropertyType } from '../place/property-type.ts';
import { chosen, cited, exact, percent, priceAssumptions, told, whole } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { SolarCase } from './solar-case.ts';

/** What the case itself does not know. */
export interface SolarContext {
  readonly type: PropertyType;
  readonly isUseKnown: boolean;
  /** Share a year. */
  readonly inflation: number;
}

export function solarAssumptions(quoted: SolarCase, context: SolarContext): readonly Assumption[] {
  const { place } = quoted.question;
  return [
    household(quoted, context),
    ...roof(quoted, context),
    ...timing(quoted),
    ...nightCharge(quoted),
    ...cost(),
    ...priceAssumptions(place, quoted.recommended.tariff),
    ...twentyYears(context),
    cited('CO2 of electricity this year', `${exact(CONSTANTS.co2Elec.value)} kg a kWh`, CONSTANTS.co2Elec),
  ];
}

function household({ question }: SolarCase, { type, isUseKnown }: SolarContext): Assumption {
  const value = `${whole(question.use)} kWh a year`;
  if (isUseKnown) return told('Electricity your home uses', value);
  const text = `Electricity your home uses: typical of a ${type.name.toLowerCase()}`;
  return cited(text, value, CONSTANTS.tdcvElecSingle);
}

function roof({ question }: SolarCase, { type }: SolarContext): readonly Assumption[] {
  const { pvYield, name } = climateOf(question.place.climateRegion);
  return [
    chosen(
      `Panels that fit one slope of the roof of a ${type.name.toLowerCase()}`,
      `${question.system.panels} of ${whole(CONSTANTS.panelKw.value * 1000)} W`,
      'usual roof areas; a survey measures yours',
    ),
    cited(
      'Your roof faces anywhere between east, south and west; it makes 8% more or less with a known direction',
      `${percent(CONSTANTS.unknownOrientation.value)} of a south roof`,
      CONSTANTS.unknownOrientation,
    ),
    cited(
      `Sun in your region (${name}); coasts and hills differ`,
      `${whole(pvYield)} kWh a year for each kW`,
      {
        source: 'SAP 2012 irradiation on a south roof at 35°, times the 0.86 that PVGIS yields come to',
        date: '2026',
        quality: 'derived',
      },
    ),
  ];
}

function timing({ question: { use }, generation }: SolarCase): readonly Assumption[] {
  const limit = CONSTANTS.fittedRange.value;
  const fitted = cited(
    'When your home uses electricity while the sun shines, by how long someone is at home',
    null,
    CONSTANTS.occupancy,
  );
  if (use <= limit && generation <= limit) return [fitted];
  const text =
    'Your home is larger than those this was fitted to, so the share you use yourself is less sure';
  return [fitted, cited(text, `over ${whole(limit)} kWh a year`, CONSTANTS.fittedRange)];
}

function nightCharge({ recommended, question }: SolarCase): readonly Assumption[] {
  if (ratesOf(recommended.tariff, question.place.gspGroup).cheapest === null) return [];
  const text = 'The battery is charged from the grid in the cheap hours of months when that pays';
  return [chosen(text, null, 'a battery does this by itself once it knows the tariff')];
}

function cost(): readonly Assumption[] {
  const { upTo4, over4 } = CONSTANTS.pvCostPerKw.value;
  const { fixed, perKwh } = CONSTANTS.batteryCost.value;
  return [
    cited(
      'Panels, installed',
      `£${whole(upTo4)} a kW for 4 kW or less, £${whole(over4)} a kW for more`,
      CONSTANTS.pvCostPerKw,
    ),
    cited('Battery, installed', `£${whole(fixed)} and £${whole(perKwh)} a kWh`, CONSTANTS.batteryCost),
    cited('VAT', percent(CONSTANTS.vatRate.value), CONSTANTS.vatRate),
  ];
}

function twentyYears({ inflation }: SolarContext): readonly Assumption[] {
  const { perYear, floor } = CONSTANTS.batteryFade.value;
  const { year, cost: inverter } = CONSTANTS.inverterReplacement.value;
  const fading = `${percent(perYear)} a year, never below ${percent(floor)}`;
  return [
    inflation === CONSTANTS.energyInflation.value
      ? cited('Energy prices rise', `${percent(inflation)} a year`, CONSTANTS.energyInflation)
      : told('Energy prices rise', `${percent(inflation)} a year`),
    cited('Panels lose output', `${percent(CONSTANTS.pvDegradation.value)} a year`, CONSTANTS.pvDegradation),
    cited('The battery holds less', fading, CONSTANTS.batteryFade),
    cited('A new inverter', `£${whole(inverter)} in year ${year}`, CONSTANTS.inverterReplacement),
  ];
}
