// STEP-ADDR-16: reads the meters of the chosen address, then what can be assumed about it.
import type { Api } from '../../../api/create-api.ts';
import { type Failure, failed, type Outcome, success } from '../../../api/failure.ts';
import type { Address, AddressParts } from '../../../domain/address.ts';
import {
  type AddressDefaults,
  addressFacts,
  chosenAddress,
  NO_DEFAULTS,
} from '../../../domain/address-facts.ts';
import type { Answers } from '../../../domain/answers.ts';
import type { MeterDetails } from '../../../domain/meter.ts';

const NO_METERS: MeterDetails = { elecdetails: [], gasdetails: [], fuelType: null };

/** The answers that an address brings, the address among them; or why they could not be read. */
export async function readAddress(
  api: Api,
  address: Address,
  signal: AbortSignal,
): Promise<Outcome<Partial<Answers>>> {
  const read = await api.addressMeters({ body: address }, { signal });
  if (!read.ok) return failed(read.failure);
  const meters = read.value[0] ?? NO_METERS;
  const chosen = chosenAddress(address, meters);
  const defaults = await readDefaults(api, chosen.parts, signal);
  if (!defaults.ok) return failed(defaults.failure);
  // What the visitor stated about another home does not apply to this one.
  return success({ address: chosen, yours: {}, ...addressFacts(meters, defaults.value) });
}

async function readDefaults(
  api: Api,
  parts: AddressParts,
  signal: AbortSignal,
): Promise<Outcome<AddressDefaults>> {
  const outcome = await api.addressDefaults({ body: { address: parts } }, { signal });
  return outcome.ok || !isUnknownAddress(outcome.failure) ? outcome : success(NO_DEFAULTS);
}

/** A 404 means that nothing is known about this address, not that something failed. */
function isUnknownAddress(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 404;
}
