// Assumptions about details that the visitor gave of the building.
import { CONSTANTS } from '../constants.ts';
import { lossPerM2 } from '../heat-demand.ts';
import { propertyType } from '../place/property-type.ts';
import { cited, exact, fromRequest, whole } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import { CERTIFICATE } from './certificate.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';

const AGES = { 1: 'before 1930', 2: '1930 to 1982', 3: '1983 to 2002', 4: '2003 or later' } as const;

export function builtAssumptions({ home }: HeatPumpCase): readonly Assumption[] {
  const { id, floorArea, ageBand, areaBy, ageBy } = home.type;
  const isArea = floorArea !== propertyType(id)?.floorArea;
  return [
    ...(isArea ? [area(`${whole(floorArea)} m²`, areaBy)] : []),
    // The heat demand of a certificate does not depend on the age band.
    ...(ageBand && !home.type.certified ? [aged(ageBand, lossPerM2(home.type, home.insulation))] : []),
    ...(ageBand && ageBy
      ? [certified('home.age-certified', 'When your home was built', AGES[ageBand], ageBy)]
      : []),
  ];
}

function area(value: string, areaBy: string | undefined): Assumption {
  const text = 'Floor area of your home';
  return areaBy
    ? certified('home.floor-area-certified', text, value, areaBy)
    : fromRequest('home.floor-area', text, value);
}

function certified(key: Parameters<typeof cited>[0], text: string, value: string, date: string): Assumption {
  return cited(key, text, value, { ...CERTIFICATE, date });
}

function aged(ageBand: keyof typeof AGES, loss: number): Assumption {
  return cited(
    'home.age',
    `Heat lost through each square metre of a home built ${AGES[ageBand]} and insulated as yours`,
    `${exact(loss)} W/m²K`,
    CONSTANTS.ageHeatLossPerM2,
  );
}
