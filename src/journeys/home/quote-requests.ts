import { type CallInput, REFERRER_BRANCH } from '../../api/call.ts';
import type { Calls } from '../../api/calls.ts';
import { success } from '../../api/failure.ts';
import type { Answers } from '../../domain/answers.ts';
import type { Flags } from '../../domain/journey.ts';
import type { PriceLine } from '../../domain/price-lines.ts';
import { toResult } from '../../domain/result.ts';
import { switchType } from '../../domain/supply.ts';
import { type Fuel, type Usage, yearlyUse } from '../../domain/usage.ts';
import { stated } from '../../domain/yours.ts';
import type { QuoteRequests } from '../../state/asset-descriptor.ts';

type Created = CallInput<Calls['createQuote']>;

/**
 * The specification's three assets use the same calls for their quotes, with the asset's name in the path.
 * @param bodyOf makes the request's body from the relevant answers
 */
export function quoteRequests(
  quoteType: Created['params']['quoteType'],
  bodyOf: (answers: Answers, prices: PriceLine, flags: Flags) => Created['body'],
): QuoteRequests {
  const params = { quoteType };
  return {
    body: bodyOf,
    async create(api, answers, prices, flags) {
      const made = await api.createQuote({ params, body: bodyOf(answers, prices, flags) });
      return made.ok ? success(made.value.quoteId ?? null) : made;
    },
    async read(api, quoteId, also, signal) {
      const query = also === undefined ? { quoteId } : { quoteId, also };
      const read = await api.quoteResult({ params, query }, { signal });
      return read.ok ? success(toResult(read.value)) : read;
    },
    change: (api, quoteId, changes) =>
      api.changeQuote({ params, body: { ...changes, quoteId, referrerBranch: REFERRER_BRANCH } }),
  };
}

/** CALL-20, AMB-03: the part that all assets' requests share: the home, and its energy use. */
export function quoteDetails(answers: Answers, prices: PriceLine) {
  if (!answers.address) throw new Error('quoteDetails: asked for before an address was chosen');
  return {
    details: answers.address.parts,
    switchType: switchType(answers.gasSupplierId, answers.electricitySupplierId),
    referrerBranch: REFERRER_BRANCH,
    isEconomy7: answers.isEconomy7,
    ...homeAnswers(answers),
    ...use('electricityUsage', answers.electricityUsage, 'electricity', prices),
    ...use('gasUsage', answers.gasUsage, 'gas', prices),
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
function use<Name extends string>(
  name: Name,
  usage: Usage,
  fuel: Fuel,
  prices: PriceLine,
): Partial<Record<Name, number>> {
  const known = usage.isStated ? yearlyUse(usage, fuel, prices) : null;
  return known === null ? {} : ({ [name]: known } as Record<Name, number>);
}
