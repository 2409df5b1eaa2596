// What is known from a chosen address: fuels, suppliers, use, payment, likely heating (STEP-ADDR-16…20, AMB-04,
// AMB-06).
import * as v from 'valibot';
import type { Address, ChosenAddress } from './address.ts';
import type { Answers } from './answers.ts';
import { certificate, heatingOptions, likelyHeating } from './home.ts';
import { figure, label, object, type Read } from './schema.ts';
import {
  type CompareFuel,
  compareFuel,
  DEFAULT_PAYMENT_METHOD,
  hasPrepayment,
  type MeterDetails,
  type Meters,
  PAYMENT_METHODS,
  type PaymentMethod,
} from './supply.ts';
import { UNKNOWN_USAGE, type Usage } from './usage.ts';

/** One fuel's supply in the answer of the defaults call; kWh a year. */
const supply = object({ supplierId: figure, consumption: figure, tariffId: figure });
type SupplyDefaults = Read<typeof supply>;

const supplied = v.nullish(supply, null);

/** The answer of the defaults call. */
export const addressDefaults = object({
  gas: supplied,
  electricity: supplied,
  solarPropertyId: figure,
  ashpPropertyId: figure,
  isEconomy7: v.optional(v.boolean(), false),
  currentPayMethod: label,
  /** Absent if no certificate is looked up. */
  certificate: v.nullish(certificate),
});
export type AddressDefaults = Read<typeof addressDefaults>;

export function chooseAddress(address: Address, meters: MeterDetails): ChosenAddress {
  return {
    text: address.text,
    parts: {
      ...address,
      mpan: meters.elecdetails[0]?.mpan ?? null,
      mprn: meters.gasdetails[0]?.mprn ?? null,
      elecdetails: meters.elecdetails,
      gasdetails: meters.gasdetails,
      fuelType: meters.fuelType ?? null,
    },
  };
}

/** The answers that a chosen address brings, which replace those of the previous address. */
export function addressFacts(meters: Meters, defaults: AddressDefaults): Partial<Answers> {
  const gas = meters.gasdetails[0];
  const electricity = meters.elecdetails[0];
  const gasSupplierId = gas ? (defaults.gas?.supplierId ?? gas.mugSupplierId) : null;
  const electricitySupplierId = electricity
    ? (defaults.electricity?.supplierId ?? electricity.mugSupplierId)
    : null;
  const fuel = compareFuel(gasSupplierId, electricitySupplierId);
  const gasTariff = { id: defaults.gas?.tariffId ?? null };
  const electricityTariff = { id: defaults.electricity?.tariffId ?? null };
  const both = gasSupplierId !== null && electricitySupplierId !== null;
  return {
    gasSupplierId,
    electricitySupplierId,
    supplierId: fuel === 'gas' ? gasSupplierId : electricitySupplierId,
    sameSupplier: both ? (gasSupplierId === electricitySupplierId ? 'yes' : 'no') : null,
    compareFuel: fuel,
    heatingFuel: heatingOf(fuel, gas !== undefined, defaults.certificate),
    gasTariff,
    electricityTariff,
    tariff: fuel === 'gas' ? gasTariff : electricityTariff,
    gasSmartMeterInstalled: gas?.isSmartMeter ?? false,
    electricitySmartMeterInstalled: electricity?.isSmartMeter ?? false,
    isEconomy7: defaults.isEconomy7,
    gasUsage: yearly(defaults.gas),
    electricityUsage: yearly(defaults.electricity),
    solarPropertyId: defaults.solarPropertyId,
    ashpPropertyId: defaults.ashpPropertyId,
    propertyId: null,
    propertyTypeName: '',
    otherPropertyId: null,
    certificate: defaults.certificate,
    ...(defaults.certificate !== undefined && { insulation: defaults.certificate?.insulation ?? null }),
    ...payment(meters, defaults.currentPayMethod),
  };
}

/** The certificate's heating, if the meters do not decide it. */
function heatingOf(compared: CompareFuel, hasGasMeter: boolean, certificate: AddressDefaults['certificate']) {
  const open = heatingOptions({ compareFuel: compared, hasGasMeter });
  const seen = open.find(({ fuel, disabled }) => fuel === certificate?.heatingFuel && !disabled);
  return seen?.fuel ?? likelyHeating(compared);
}

/** For an address about which nothing is known. */
export const NO_DEFAULTS: AddressDefaults = {
  gas: null,
  electricity: null,
  solarPropertyId: null,
  ashpPropertyId: null,
  isEconomy7: false,
  currentPayMethod: null,
};

/** The answers when no address is chosen. */
export function noAddressFacts(): Partial<Answers> {
  const facts = addressFacts({ elecdetails: [], gasdetails: [] }, NO_DEFAULTS);
  return { ...facts, address: null, compareFuel: null, heatingFuel: null };
}

function yearly(supply: SupplyDefaults | null): Usage {
  return supply?.consumption ? { ...UNKNOWN_USAGE, usage: supply.consumption } : UNKNOWN_USAGE;
}

function payment(meters: Meters, known: string | null): Partial<Answers> {
  const named = PAYMENT_METHODS.find((method) => method === known) ?? DEFAULT_PAYMENT_METHOD;
  const method: PaymentMethod = hasPrepayment(meters) ? 'prePaymentMeter' : named;
  return {
    currentPayMethod: method,
    gasCurrentPayMethod: method,
    electricityCurrentPayMethod: method,
    newTariffPaymentMethod: hasPrepayment(meters) ? 'prePaymentMeter' : DEFAULT_PAYMENT_METHOD,
  };
}
