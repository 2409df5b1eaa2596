import type { Api, CallOptions } from '../../../api/create-api.ts';
import { type Failure, failed, type Outcome, success } from '../../../api/failure.ts';
import type { Address, AddressParts } from '../../../domain/address.ts';
import {
  type AddressDefaults,
  addressFacts,
  chooseAddress,
  NO_DEFAULTS,
} from '../../../domain/address-facts.ts';
import type { Answers } from '../../../domain/answers.ts';
import { cleanPostcode } from '../../../domain/postcode.ts';
import { isoTime, valuesOf } from '../../../domain/safe-built-ins.ts';
import { type MeterDetails, switchType } from '../../../domain/supply.ts';
import type { Fuel } from '../../../domain/usage.ts';
import { answerOf, sendRequest } from '../../../state/request.ts';
import type { Widget } from '../../../state/widget.tsx';

/** The version of the notice above Search (AMB-31): raise it when the sentence changes its meaning. */
const NOTICE_VERSION = '2026-11';

/**
 * ERR-19: loads the addresses of a valid postcode once. If that fails, the list stays empty without an alert. Pressing Search is
 * recorded as consent.
 */
export async function searchAddresses(widget: Widget, typed: string): Promise<void> {
  const { store, now } = widget;
  const postcode = cleanPostcode(typed);
  if (isSearched(widget, postcode)) return;
  store.actions.answer({ postcode, gdprConsent: { at: isoTime(now()), notice: NOTICE_VERSION } });
  await sendRequest(() => addressesOf(widget, postcode), {
    onChange: (list) => store.actions.setLookup('addresses', { ...list, postcode }),
    onError: widget.report,
    isCancelled: () => store.getState().lookups.addresses?.postcode !== postcode,
  });
}

/** The list is loaded or loading, so a second press of Search does nothing. */
function isSearched({ store }: Widget, postcode: string): boolean {
  const there = store.getState().lookups.addresses;
  return there?.postcode === postcode && (there.status === 'pending' || (answerOf(there)?.length ?? 0) > 0);
}

/** The gb-data setting says which list is used (CALL-11, CALL-12). */
async function addressesOf(
  { api, settings }: Widget,
  postcode: string,
): Promise<Outcome<readonly Address[]>> {
  const outcome = settings.gbData
    ? await api.verifiedAddresses({ query: { postcode } })
    : await api.reccoAddresses({ query: { postcode } });
  if (!outcome.ok) return outcome;
  const { value } = outcome;
  return success(('verifiedAddresses' in value ? value.verifiedAddresses : value) as readonly Address[]);
}

const NO_METERS: MeterDetails = { elecdetails: [], gasdetails: [], fuelType: null };

/**
 * STEP-ADDR-16: reads the meters of the chosen address, then what can be assumed about it. The answers that an address brings,
 * the address among them; or why they could not be read.
 */
export async function readAddress(
  api: Api,
  address: Address,
  signal: AbortSignal,
): Promise<Outcome<Partial<Answers>>> {
  const read = await api.addressMeters({ body: address }, { signal });
  if (!read.ok) return failed(read.failure);
  const meters = read.value[0] ?? NO_METERS;
  const chosen = chooseAddress(address, meters);
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

export interface SupplyName {
  readonly supplier: string | null;
  readonly tariff: string | null;
}
type SupplyNames = Readonly<Record<Fuel, SupplyName>>;

const UNNAMED: SupplyName = { supplier: null, tariff: null };
/** AMB-48, CALL-09, CALL-10: finds the names for ids; without a name, nothing is shown. */
export const NO_NAMES: SupplyNames = { electricity: UNNAMED, gas: UNNAMED };

type Names = ReadonlyMap<number, string>;

/** Never fails: if a list fails to load, there are no names. */
export async function supplyNames(
  api: Pick<Api, 'suppliers' | 'tariffs'>,
  answers: Answers,
  options: CallOptions,
): Promise<SupplyNames> {
  const { postcode, currentPayMethod, economy7Percentage } = answers;
  const { electricitySupplierId, gasSupplierId, electricityTariff, gasTariff } = answers;
  const type = switchType(gasSupplierId, electricitySupplierId);
  if (type === null) return NO_NAMES;
  const supply = { postcode, switchType: type, currentPayMethod, economy7Percentage };

  async function suppliers(): Promise<Names> {
    const outcome = await api.suppliers({ body: supply }, options);
    const lists = outcome.ok ? valuesOf(outcome.value.suppliersDto) : [];
    return new Map(lists.flatMap((list) => (list ?? []).map((one) => [one.supplierId, one.supplierName])));
  }
  async function tariffs(supplierId: number | null): Promise<Names> {
    const outcome =
      supplierId === null ? null : await api.tariffs({ body: { ...supply, supplierId } }, options);
    const list = outcome?.ok ? outcome.value.tariffsDto.tariffs : [];
    return new Map(list.map((one) => [one.tariffId, one.tariffName]));
  }

  const ofElectricity = tariffs(electricitySupplierId);
  const ofGas = gasSupplierId === electricitySupplierId ? ofElectricity : tariffs(gasSupplierId);
  const [names, electricity, gas] = await Promise.all([suppliers(), ofElectricity, ofGas]);
  return {
    electricity: {
      supplier: named(names, electricitySupplierId),
      tariff: named(electricity, electricityTariff.id),
    },
    gas: { supplier: named(names, gasSupplierId), tariff: named(gas, gasTariff.id) },
  };
}

function named(names: Names, id: number | null): string | null {
  return id === null ? null : (names.get(id) ?? null);
}
