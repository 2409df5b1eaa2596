// Knows the part of a request that every asset's quote shares: whose home it is, and what it uses (CALL-20, AMB-03).
import { REFERRER_BRANCH } from '../../api/calls/shapes.ts';
import type { AddressParts } from '../../domain/address.ts';
import type { Answers } from '../../domain/answers.ts';
import { switchType } from '../../domain/meter.ts';
import type { Usage } from '../../domain/usage.ts';

/** The address as the schema of the call writes it. */
type Details = { [Key in keyof AddressParts]: AddressParts[Key] };

export function quoteDetails(answers: Answers) {
  if (!answers.address) throw new Error('quoteDetails: asked for before an address was chosen');
  return {
    details: mutable(answers.address.parts),
    switchType: switchType(answers.gasSupplierId, answers.electricitySupplierId),
    referrerBranch: REFERRER_BRANCH,
    isEconomy7: answers.isEconomy7,
    ...use('electricityUsage', answers.electricityUsage),
    ...use('gasUsage', answers.gasUsage),
  } as const;
}

/** kWh a year, when it is known. */
function use<Name extends string>(name: Name, { usage }: Usage): Partial<Record<Name, number>> {
  return usage === null ? {} : ({ [name]: usage } as Record<Name, number>);
}

function mutable(parts: AddressParts) {
  return {
    ...(parts as Details),
    mpanCores: [...parts.mpanCores],
    xoserveAddressCodes: [...parts.xoserveAddressCodes],
    elecdetails: parts.elecdetails.map((meter) => ({ ...meter })),
    gasdetails: parts.gasdetails.map((meter) => ({ ...meter })),
  };
}
