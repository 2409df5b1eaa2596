// What was told of how a home is built.
import { CONSTANTS } from '../constants.ts';
import { propertyType } from '../place/property-type.ts';
import { cited, exact, told, whole } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import { lossPerM2 } from './heat-demand.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';

const AGES = { 1: 'before 1930', 2: '1930 to 1982', 3: '1983 to 2002', 4: '2003 or later' } as const;

export function builtAssumptions({ home }: HeatPumpCase): readonly Assumption[] {
  const { id, floorArea, ageBand } = home.type;
  const isArea = floorArea !== propertyType(id)?.floorArea;
  return [
    ...(isArea ? [told('home.floor-area', 'Floor area of your home', `${whole(floorArea)} m²`)] : []),
    ...(ageBand ? [aged(ageBand, lossPerM2(home.type, home.insulation))] : []),
  ];
}

function aged(ageBand: keyof typeof AGES, loss: number): Assumption {
  return cited(
    'home.age',
    `Heat lost through each square metre of a home built ${AGES[ageBand]} and insulated as yours`,
    `${exact(loss)} W/m²K`,
    CONSTANTS.ageHeatLossPerM2,
  );
}
