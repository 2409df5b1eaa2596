import { breakevenYears, cumulativeSavings } from '../../../../src/domain/solar.ts';
import type { Sum } from '../../../../src/domain/sum.ts';
import type { Flow, Replacement, WhatIf } from '../../../../src/domain/what-if.ts';
import { CONSTANTS } from '../constants.ts';
import { type Climate, climateOf } from '../place/climate.ts';
import { installVat } from '../prices/vat.ts';
import { electricityToday, standingOf, unitsAt } from '../receipts/bill-lines.ts';
import {
  assumed,
  bookOf,
  fromStanding,
  fromTable,
  fromTariff,
  type Known,
  type Made,
  made,
  type Part,
  term,
  WORKED_OUT,
  worked,
} from '../receipts/receipt.ts';
import { energy, pounds } from '../rounding.ts';
import { replacementsOf } from './lifetime-savings.ts';
import {
  BY_DIRECTION,
  isStated,
  PVGIS,
  REGIONAL_SUN,
  type Roof,
  roofText,
  shadeFactor,
  shadeText,
  slopeFactor,
  sunText,
} from './roof.ts';
import type { SolarCase } from './solar-case.ts';
import { type SolarSystem, systemCost } from './solar-system.ts';

/** The sums behind the figures of panels and a battery. */
export function solarSums(
  quoted: SolarCase,
  whatIf: WhatIf,
  use: Known,
  years: readonly number[],
): Readonly<Record<string, Sum>> {
  const { now, after } = solarBills(quoted, whatIf, use);
  const headline = made('solar-headline', '£/y', 'subtract', [
    worked('Your bill today', now),
    worked('Your bill with panels', after),
  ]);
  return bookOf([
    headline,
    now,
    after,
    generation(quoted),
    selfSufficiency(quoted),
    ...solarReturns(quoted.question.system, years, quoted.question.market.day),
  ]);
}

/** The home's bill today and with panels. @param use how well today's use is known */
function solarBills(quoted: SolarCase, { before, after }: WhatIf, use: Known) {
  const { question, currentTariff } = quoted;
  const now = made('solar-bill-now', '£/y', 'add', [
    ...electricityToday('solar-now', before, { tariff: currentTariff, market: question.market, use }),
  ]);
  return { now, after: withPanels(quoted, after) };
}

function withPanels(quoted: SolarCase, flow: Flow): Made {
  return made('solar-bill-after', '£/y', 'subtract', [
    worked('Standing charge and units bought', bought(quoted, flow)),
    worked('Units sold', sold(quoted, flow)),
  ]);
}

function bought({ question, recommended }: SolarCase, flow: Flow): Made {
  const price = fromTariff(recommended.tariff);
  return made('solar-bought', '£/y', 'add', [
    ...unitsAt('solar-bought', 'Units bought', flow.import, price),
    standingOf(
      'solar-standing',
      'Standing charge',
      flow.standing,
      fromStanding(recommended.tariff, question.market),
    ),
  ]);
}

function sold({ recommended }: SolarCase, flow: Flow): Made {
  const units = unitsAt('solar-sold', 'Units sold', flow.export, fromTariff(recommended.tariff));
  const none = term('Nothing is sold', 0, '£/y', WORKED_OUT);
  return made('solar-sold', '£/y', 'add', units.length > 0 ? units : [none]);
}

export function generation({ question }: SolarCase): Made {
  const { panels } = question.system;
  return made('solar-generation', 'kWh/y', 'multiply', [
    term('Panels that fit', panels, '', assumed('Usual roof areas; a survey measures yours')),
    term('Power of a panel', CONSTANTS.panelKw.value, 'kW', fromTable(CONSTANTS.panelKw)),
    sunTerm(question.roof ?? {}, climateOf(question.place.climateRegion)),
    ...roof(question.roof ?? {}),
  ]);
}

function sunTerm(roof: Roof, { name, pvYield }: Climate): Part {
  if (roof.sun) return term(sunText(roof), roof.sun.pvYield, 'kWh/kW', fromTable({ ...PVGIS, ...roof.sun }));
  return term(`Sun in your region: ${name}`, pvYield, 'kWh/kW', assumed(REGIONAL_SUN));
}

function roof(known: Roof): readonly Part[] {
  const isSlope = isStated(known.roofDirection) || isStated(known.roofPitch);
  const slope = slopeFactor(known);
  const { roofShade, unknownOrientation } = CONSTANTS;
  const isInSun = known.sun && known.roofDirection;
  const direction = isSlope
    ? term(roofText(known), slope, '', fromTable(BY_DIRECTION))
    : term('A roof whose direction is not known', slope, '', fromTable(unknownOrientation));
  return [
    ...(isInSun ? [] : [direction]),
    ...(isStated(known.roofShade)
      ? [term(shadeText(known), shadeFactor(known), '', fromTable(roofShade))]
      : []),
  ];
}

/** The share of its use that a home does not buy; null if it buys more than it uses, to charge the battery. */
export function selfSufficiency({ question, recommended }: SolarCase): Made | null {
  const [bought, used] = [energy(recommended.year.bought), energy(question.load.total)];
  if (used <= 0 || bought > used) return null;
  const share = made('solar-bought-share', '%', 'divide', [
    term('Bought from the grid', bought, 'kWh', WORKED_OUT),
    term('Used by your home', used, 'kWh', WORKED_OUT),
    term('In a hundred', 0.01, '', { tag: 'published' }),
  ]);
  const all = term('All that your home uses', 100, '%', { tag: 'published' });
  return made('solar-self-sufficiency', '%', 'subtract', [all, worked('What it buys', share)]);
}

/** The sums of the system's cost and returns. @param years pounds saved in each year, as sent */
export function solarReturns(
  system: SolarSystem,
  years: readonly number[],
  day: string,
): readonly (Made | null)[] {
  const cost = costOf(system, day);
  const saved = years.map((value, at) => yearOf(value, at + 1, replacementsOf(system)));
  const savings = made('solar-savings', '£', 'add', saved);
  const net = made('solar-net', '£', 'subtract', [
    worked(`Saved in ${years.length} years`, savings),
    worked('What it costs', cost),
  ]);
  const percent = term('In a hundred', 0.01, '', { tag: 'published' });
  const lifetime = term('Years', years.length, 'years', fromTable(CONSTANTS.solarLifetime));
  const total = [worked('Left over the cost', net), worked('What it costs', cost), percent];
  const yearly = [
    worked(`Saved in ${years.length} years`, savings),
    lifetime,
    worked('What it costs', cost),
    percent,
  ];
  return [
    cost,
    savings,
    net,
    breakeven(years, pounds(systemCost(system, day)), saved),
    made('solar-total-roi', '%', 'divide', total),
    made('solar-annual-roi', '%', 'divide', yearly),
  ];
}

function yearOf(saved: number, year: number, replaced: readonly Replacement[]): Part {
  const due = replaced.find((one) => one.year === year);
  const label = due ? `Year ${year}, a new ${due.what} paid` : `Year ${year}`;
  return term(label, saved, '£', WORKED_OUT);
}

function costOf({ peak, battery }: SolarSystem, day: string): Made {
  const { fixed, perKwh } = CONSTANTS.batteryCost.value;
  const stored = made('solar-cost-battery', '£', 'multiply', [
    term('Battery', battery, 'kWh', WORKED_OUT),
    term('Each kWh, installed', perKwh, '£/kWh', fromTable(CONSTANTS.batteryCost)),
  ]);
  const parts = [
    worked('Panels, installed', panelsCost(peak)),
    ...(battery > 0
      ? [
          term('Any battery, installed', fixed, '£', fromTable(CONSTANTS.batteryCost)),
          worked('Its size', stored),
        ]
      : []),
  ];
  const before = parts.reduce((total, part) => total + part.term.value, 0);
  const vat = term('VAT', before * installVat(day).value, '£', fromTable(installVat(day)));
  return made('solar-cost', '£', 'add', [...parts, vat]);
}

/** A system of slightly more than 4 kW costs as much as one of 4 kW. */
function panelsCost(peak: number): Made {
  const { upTo4, over4 } = CONSTANTS.pvCostPerKw.value;
  const isAsFour = upTo4 * Math.min(peak, 4) > over4 * peak;
  return made('solar-cost-panels', '£', 'multiply', [
    term('Power of the panels', isAsFour ? Math.min(peak, 4) : peak, 'kW', WORKED_OUT),
    term('Each kW, installed', isAsFour ? upTo4 : over4, '£/kW', fromTable(CONSTANTS.pvCostPerKw)),
  ]);
}

/** Whole years, and the part of the next year until the savings reach the cost. */
function breakeven(years: readonly number[], cost: number, parts: readonly Part[]): Made | null {
  if (breakevenYears(years, cost) === null) return null;
  const saved = cumulativeSavings(years);
  const passed = saved.findIndex((sum) => sum >= cost);
  const last = years[passed]!;
  const before = made('solar-breakeven-before', '£', 'add', parts.slice(0, passed));
  const open = made('solar-breakeven-open', '£', 'subtract', [
    term('What it costs', cost, '£', WORKED_OUT),
    passed > 0 ? worked(`Saved in the ${passed} years before`, before) : null,
  ]);
  const part = made('solar-breakeven-part', 'years', 'divide', [
    worked('Still to be paid', open),
    term(`Saved in year ${passed + 1}`, last, '£', WORKED_OUT),
  ]);
  return made('solar-breakeven', 'years', 'add', [
    term('Whole years', passed, 'years', WORKED_OUT),
    worked('Part of the next', part),
  ]);
}
