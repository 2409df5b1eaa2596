// A home's meters, suppliers and ways to pay, and whether we can quote for them.
import * as v from 'valibot';
import { figure, label, object, type Read } from './schema.ts';

/** One meter as the national data holds it. `mpan` names an electricity meter, `mprn` a gas meter. */
export const meter = object({
  mpan: v.optional(v.string()),
  mprn: v.optional(v.string()),
  isDomestic: v.boolean(),
  isPrepayment: v.boolean(),
  isSmartMeter: v.boolean(),
  mugSupplierId: figure,
});
export type Meter = Read<typeof meter>;

/** The meters at one address (CALL-13). */
export const meterDetails = object({
  elecdetails: v.array(meter),
  gasdetails: v.array(meter),
  fuelType: label,
});
export type MeterDetails = Read<typeof meterDetails>;
export type Meters = Pick<MeterDetails, 'elecdetails' | 'gasdetails'>;

/** What is quoted for, derived from the meters (STATE-01…04). */
export type SwitchType =
  | 'gasToGas'
  | 'electricityToElectricity'
  | 'dualConsolidatedToDualConsolidated'
  | 'dualDistinctToDualConsolidated';

export const COMPARE_FUELS = ['gas', 'electricity', 'gasElectricity'] as const;
export type CompareFuel = (typeof COMPARE_FUELS)[number];

/** Why a home's meters end the journey: ERR-08, ERR-10, ERR-11, ERR-12. */
type MeterRefusal = 'nonDomestic' | 'prepayment' | 'gasOnly' | 'noElectricity';

/**
 * The first reason, in the order of STEP-ADDR-26, why these meters can't be quoted for; null if they can.
 * @param requested the journey's quote type: only a gas-to-gas journey accepts a gas-only home (AMB-05).
 */
export function meterRefusal(details: Meters, requested?: SwitchType): MeterRefusal | null {
  const { elecdetails, gasdetails } = details;
  const meters = [...elecdetails, ...gasdetails];
  if (meters.length === 0) return 'noElectricity';
  if (!meters.some((meter) => meter.isDomestic)) return 'nonDomestic';
  if (hasPrepayment(details)) return 'prepayment';
  return elecdetails.length === 0 && requested !== 'gasToGas' ? 'gasOnly' : null;
}

/** Any prepayment meter, gas or electricity, counts (AMB-06). */
export function hasPrepayment({ elecdetails, gasdetails }: Meters): boolean {
  return [...elecdetails, ...gasdetails].some((meter) => meter.isPrepayment);
}

/** STATE-01…04. `null` while no supplier of either fuel is known. */
export function switchType(gas: number | null, electricity: number | null): SwitchType | null {
  if (gas === null && electricity === null) return null;
  if (electricity === null) return 'gasToGas';
  if (gas === null) return 'electricityToElectricity';
  return gas === electricity ? 'dualConsolidatedToDualConsolidated' : 'dualDistinctToDualConsolidated';
}

/** STEP-ADDR-17…19: the fuel compared, from the suppliers of each fuel. */
export function compareFuel(gas: number | null, electricity: number | null): CompareFuel {
  if (gas !== null && gas === electricity) return 'gasElectricity';
  return gas !== null && electricity === null ? 'gas' : 'electricity';
}

/** An energy supplier of the server's list (CALL-09). `logo` is the URL of a picture. */
export const supplier = object({ supplierId: v.number(), supplierName: v.string(), logo: label });
export type Supplier = Read<typeof supplier>;

/** LOOK-08: how a household pays for energy. */
export const PAYMENT_METHODS = [
  'monthlyDirectDebit',
  'quarterlyDirectDebit',
  'cashOrCheque',
  'prePaymentMeter',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** CONST-08. */
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'monthlyDirectDebit';

/** CONST-08: share of use at night on an Economy 7 meter, percent. */
export const ECONOMY7_PERCENTAGE = 42;
