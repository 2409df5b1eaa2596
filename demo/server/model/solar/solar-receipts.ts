import { breakevenYears, cumulativeSavings } from '../../../../src/domain/solar.ts';
import type { Sum } from '../../../../src/domain/sum.ts';
import type { Flow, Replacement, WhatIf } from '../../../../src/domain/what-if.ts';
import { CONSTANTS } from '../constants.ts';
import { type Climate, climateOf, regionName } from '../place/climate.ts';
import { installVat } from '../prices/vat.ts';
import { electricityToday, standingOf, unitsAt } from '../receipts/bill-lines.ts';
import {
  assumed,
  bookOf,
  fromStanding,
  fromTable,
  fromTariff,
  type Known,
  type Line,
  line,
  type Receipt,
  receipt,
  subtotal,
  WORKED_OUT,
} from '../receipts/receipt.ts';
import { energy, pounds } from '../rounding.ts';
import { replacementsOf } from './lifetime-savings.ts';
import {
  BY_DIRECTION,
  isStated,
  PVGIS,
  REGIONAL_SUN,
  type Roof,
  roofValues,
  shadeFactor,
  shadeOf,
  slopeFactor,
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
  const headline = receipt('solar-headline', '£/y', 'subtract', [
    subtotal('your-bill-today', now),
    subtotal('your-bill-with-panels', after),
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
  const now = receipt('solar-bill-now', '£/y', 'add', [
    ...electricityToday('solar-now', before, { tariff: currentTariff, market: question.market, use }),
  ]);
  return { now, after: withPanels(quoted, after) };
}

function withPanels(quoted: SolarCase, flow: Flow): Receipt {
  return receipt('solar-bill-after', '£/y', 'subtract', [
    subtotal('all-bought', bought(quoted, flow)),
    subtotal('units-sold', sold(quoted, flow)),
  ]);
}

function bought({ question, recommended }: SolarCase, flow: Flow): Receipt {
  const price = fromTariff(recommended.tariff);
  return receipt('solar-bought', '£/y', 'add', [
    ...unitsAt('solar-bought', 'units-bought', flow.import, price),
    standingOf(
      'solar-standing',
      'standing-charge',
      flow.standing,
      fromStanding(recommended.tariff, question.market),
    ),
  ]);
}

function sold({ recommended }: SolarCase, flow: Flow): Receipt {
  const units = unitsAt('solar-sold', 'units-sold', flow.export, fromTariff(recommended.tariff));
  const none = line('nothing-is-sold', 0, '£/y', WORKED_OUT);
  return receipt('solar-sold', '£/y', 'add', units.length > 0 ? units : [none]);
}

function generation({ question }: SolarCase): Receipt {
  const { panels } = question.system;
  return receipt('solar-generation', 'kWh/y', 'multiply', [
    line('panels-that-fit', panels, '', assumed('usualRoof')),
    line('power-of-a-panel', CONSTANTS.panelKw.value, 'kW', fromTable(CONSTANTS.panelKw)),
    sunTerm(question.roof ?? {}, climateOf(question.place.climateRegion)),
    ...roof(question.roof ?? {}),
  ]);
}

function sunTerm(roof: Roof, climate: Climate): Line {
  if (roof.sun)
    return line(
      roof.roofDirection ? 'sun-roof' : 'sun-place',
      roof.sun.pvYield,
      'kWh/kW',
      fromTable({ ...PVGIS, ...roof.sun }),
      roofValues(roof),
    );
  const known = { ...fromTable(REGIONAL_SUN), date: null };
  return line('sun-region', climate.pvYield, 'kWh/kW', known, { region: regionName(climate) });
}

function roof(known: Roof): readonly Line[] {
  const isSlope = isStated(known.roofDirection) || isStated(known.roofPitch);
  const slope = slopeFactor(known);
  const { roofShade, unknownOrientation } = CONSTANTS;
  const isInSun = known.sun && known.roofDirection;
  const direction = isSlope
    ? line('roof', slope, '', fromTable(BY_DIRECTION), roofValues(known))
    : line('roof-unknown', slope, '', fromTable(unknownOrientation));
  return [
    ...(isInSun ? [] : [direction]),
    ...(isStated(known.roofShade)
      ? [line('shade', shadeFactor(known), '', fromTable(roofShade), { shade: shadeOf(known) })]
      : []),
  ];
}

/** The share of its use that a home does not buy; null if it buys more than it uses, to charge the battery. */
export function selfSufficiency({ question, recommended }: SolarCase): Receipt | null {
  const [bought, used] = [energy(recommended.year.bought), energy(question.load.total)];
  if (used <= 0 || bought > used) return null;
  const share = receipt('solar-bought-share', '%', 'divide', [
    line('bought-from-the-grid', bought, 'kWh', WORKED_OUT),
    line('used-by-your-home', used, 'kWh', WORKED_OUT),
    line('in-a-hundred', 0.01, '', { tag: 'published' }),
  ]);
  const all = line('all-used', 100, '%', { tag: 'published' });
  return receipt('solar-self-sufficiency', '%', 'subtract', [all, subtotal('what-it-buys', share)]);
}

/** The sums of the system's cost and returns. @param years pounds saved in each year, as sent */
export function solarReturns(
  system: SolarSystem,
  years: readonly number[],
  day: string,
): readonly (Receipt | null)[] {
  const cost = costOf(system, day);
  const saved = years.map((value, at) => yearOf(value, at + 1, replacementsOf(system)));
  const savings = receipt('solar-savings', '£', 'add', saved);
  const net = receipt('solar-net', '£', 'subtract', [
    subtotal('saved-in-years', savings, { years: years.length }),
    subtotal('what-it-costs', cost),
  ]);
  const percent = line('in-a-hundred', 0.01, '', { tag: 'published' });
  const lifetime = line('years', years.length, 'years', fromTable(CONSTANTS.solarLifetime));
  const total = [subtotal('left-over-the-cost', net), subtotal('what-it-costs', cost), percent];
  const yearly = [
    subtotal('saved-in-years', savings, { years: years.length }),
    lifetime,
    subtotal('what-it-costs', cost),
    percent,
  ];
  return [
    cost,
    savings,
    net,
    breakeven(years, pounds(systemCost(system, day)), saved),
    receipt('solar-total-roi', '%', 'divide', total),
    receipt('solar-annual-roi', '%', 'divide', yearly),
  ];
}

function yearOf(saved: number, year: number, replaced: readonly Replacement[]): Line {
  const due = replaced.find((one) => one.year === year);
  return line(due ? `year-${due.what}` : 'year', saved, '£', WORKED_OUT, { year });
}

function costOf({ peak, battery }: SolarSystem, day: string): Receipt {
  const { fixed, perKwh } = CONSTANTS.batteryCost.value;
  const stored = receipt('solar-cost-battery', '£', 'multiply', [
    line('battery', battery, 'kWh', WORKED_OUT),
    line('each-kwh-installed', perKwh, '£/kWh', fromTable(CONSTANTS.batteryCost)),
  ]);
  const parts = [
    subtotal('panels-installed', panelsCost(peak)),
    ...(battery > 0
      ? [
          line('any-battery-installed', fixed, '£', fromTable(CONSTANTS.batteryCost)),
          subtotal('its-size', stored),
        ]
      : []),
  ];
  const before = parts.reduce((total, part) => total + part.term.value, 0);
  const vat = line('vat', before * installVat(day).value, '£', fromTable(installVat(day)));
  return receipt('solar-cost', '£', 'add', [...parts, vat]);
}

/** A system of slightly more than 4 kW costs as much as one of 4 kW. */
function panelsCost(peak: number): Receipt {
  const { upTo4, over4 } = CONSTANTS.pvCostPerKw.value;
  const isAsFour = upTo4 * Math.min(peak, 4) > over4 * peak;
  return receipt('solar-cost-panels', '£', 'multiply', [
    line('power-of-the-panels', isAsFour ? Math.min(peak, 4) : peak, 'kW', WORKED_OUT),
    line('each-kw-installed', isAsFour ? upTo4 : over4, '£/kW', fromTable(CONSTANTS.pvCostPerKw)),
  ]);
}

/** Whole years, and the part of the next year until the savings reach the cost. */
function breakeven(years: readonly number[], cost: number, parts: readonly Line[]): Receipt | null {
  if (breakevenYears(years, cost) === null) return null;
  const saved = cumulativeSavings(years);
  const passed = saved.findIndex((sum) => sum >= cost);
  const last = years[passed]!;
  const before = receipt('solar-breakeven-before', '£', 'add', parts.slice(0, passed));
  const open = receipt('solar-breakeven-open', '£', 'subtract', [
    line('what-it-costs', cost, '£', WORKED_OUT),
    passed > 0 ? subtotal('saved-before', before, { years: passed }) : null,
  ]);
  const part = receipt('solar-breakeven-part', 'years', 'divide', [
    subtotal('still-to-be-paid', open),
    line('saved-in-year', last, '£', WORKED_OUT, { year: passed + 1 }),
  ]);
  return receipt('solar-breakeven', 'years', 'add', [
    line('whole-years', passed, 'years', WORKED_OUT),
    subtotal('part-of-the-next', part),
  ]);
}
