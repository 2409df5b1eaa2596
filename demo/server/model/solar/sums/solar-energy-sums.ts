import { CONSTANTS } from '../../constants.ts';
import { type Climate, climateOf } from '../../place/climate.ts';
import { energy } from '../../result/rounding.ts';
import { type Made, made, type Part, worked } from '../../sums/made.ts';
import { assumed, fromTable, term, WORKED_OUT } from '../../sums/term.ts';
import { BY_DIRECTION, isStated, PVGIS, type Roof, shadeFactor, slopeFactor } from '../roof.ts';
import { REGIONAL_SUN, roofText, shadeText, sunText } from '../roof-text.ts';
import type { SolarCase } from '../solar-case.ts';

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
