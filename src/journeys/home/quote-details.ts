// CALL-20, AMB-03: the part that all assets' requests share: the home, and its energy use.
import { REFERRER_BRANCH } from '../../api/calls/shapes.ts';
import type { Answers } from '../../domain/answers.ts';
import { switchType } from '../../domain/meter.ts';
import type { Usage } from '../../domain/usage.ts';
import { type Fuel, yearlyUse } from '../../domain/yearly-use.ts';
import { stated } from '../../domain/yours.ts';

export function quoteDetails(answers: Answers) {
  if (!answers.address) throw new Error('quoteDetails: asked for before an address was chosen');
  return {
    details: answers.address.parts,
    switchType: switchType(answers.gasSupplierId, answers.electricitySupplierId),
    referrerBranch: REFERRER_BRANCH,
    isEconomy7: answers.isEconomy7,
    ...homeAnswers(answers),
    ...use('electricityUsage', answers.electricityUsage, 'electricity'),
    ...use('gasUsage', answers.gasUsage, 'gas'),
  } as const;
}

/** Every request has all answers about the home, whichever asset asked for them: one home has one energy use. */
function homeAnswers({ propertyId, propertyUsage, heatingFuel, insulation, yours }: Partial<Answers>) {
  return {
    ...(propertyId ? { propertyTypeId: propertyId } : {}),
    ...(propertyUsage ? { archeTypeId: propertyUsage } : {}),
    ...(heatingFuel ? { heatingFuel } : {}),
    ...(insulation ? { insulation } : {}),
    ...stated(yours ?? {}, ['floorArea', 'ageBand', 'halfHours']),
  };
}

/** kWh a year, if the visitor corrected it. Otherwise the API has it from the national data. */
function use<Name extends string>(name: Name, usage: Usage, fuel: Fuel): Partial<Record<Name, number>> {
  const known = usage.isStated ? yearlyUse(usage, fuel) : null;
  return known === null ? {} : ({ [name]: known } as Record<Name, number>);
}
