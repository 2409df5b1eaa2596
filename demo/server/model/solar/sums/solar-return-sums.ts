import type { Replacement } from '../../../../../src/domain/extras/what-if.ts';
import { breakevenYears, cumulativeSavings } from '../../../../../src/domain/solar-lifetime.ts';
import { CONSTANTS } from '../../constants.ts';
import { installVat } from '../../install-vat.ts';
import { pounds } from '../../result/rounding.ts';
import { type Made, made, type Part, worked } from '../../sums/made.ts';
import { fromTable, term, WORKED_OUT } from '../../sums/term.ts';
import { replacementsOf } from '../lifetime-savings.ts';
import { type SolarSystem, systemCost } from '../solar-system.ts';

/** The sums of the system's cost and returns. @param years pounds saved in each year, as sent */
export function solarReturns(system: SolarSystem, years: readonly number[]): readonly (Made | null)[] {
  const cost = costOf(system);
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
    breakeven(years, pounds(systemCost(system)), saved),
    made('solar-total-roi', '%', 'divide', total),
    made('solar-annual-roi', '%', 'divide', yearly),
  ];
}

function yearOf(saved: number, year: number, replaced: readonly Replacement[]): Part {
  const due = replaced.find((one) => one.year === year);
  const label = due ? `Year ${year}, a new ${due.what} paid` : `Year ${year}`;
  return term(label, saved, '£', WORKED_OUT);
}

function costOf({ peak, battery }: SolarSystem): Made {
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
  const vat = term('VAT', before * installVat().value, '£', fromTable(installVat()));
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
