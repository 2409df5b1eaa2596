import { CONSTANTS } from '../../constants.ts';
import type { Market } from '../../market.ts';
import { isRefusal } from '../../result/refusal.ts';
import type { CarDemand } from '../../tariff/car-charging.ts';
import { canCharge, drivingHours } from '../can-charge.ts';
import { type ChargerType, fuelMile, wallEfficiency } from '../running-cost.ts';
import { electricVehicle, type FuelVehicle, fuelVehicle, type VehicleFacts } from '../vehicle-facts.ts';

declare module '../../combined/bill-asset.ts' {
  interface Asked {
    readonly ev?: CombinedCar | null | undefined;
  }
  interface CombinedHome {
    readonly car: CombinedCarYear | null;
  }
}

export interface CombinedCar {
  readonly electric: VehicleFacts;
  /** The car that it replaces; null when it comes on top. */
  readonly replaced: VehicleFacts | null;
  /** Miles a year. */
  readonly miles: number;
  /** Car tax in force, pence a mile. */
  readonly taxPerMile?: number | undefined;
  /** 1 or 3. */
  readonly chargerTypeId: number;
}

/** An electric car's year, and what it replaces. */
export interface CombinedCarYear {
  readonly demand: CarDemand;
  /** Pounds of fuel a year of the car that it replaces; null where it replaces none. */
  readonly fuel: number | null;
  readonly replaced: FuelVehicle | null;
  /** Pounds a year by the mile. */
  readonly tax: number;
  /** Miles a year. */
  readonly miles: number;
}

/** Null where the car alone has no figures: a vehicle that is not known enough, a plug that can't give so much. */
export function carYear(car: CombinedCar, market: Market): CombinedCarYear | null {
  const electric = electricVehicle(car.electric);
  const replaced = car.replaced && fuelVehicle(car.replaced);
  const charger = chargerOf(car.chargerTypeId);
  if (isRefusal(electric) || (replaced && isRefusal(replaced)) || !charger) return null;
  const chargerKw = CONSTANTS.chargeKw.value[charger];
  const energy = car.miles / wallEfficiency(electric.milesPerKwh, charger);
  const drivenHours = drivingHours(car.miles);
  if (!canCharge({ chargingHours: energy / 365 / chargerKw, drivenHours })) return null;
  const fuel = replaced && (car.miles * fuelMile(replaced, market)) / 100;
  const tax = (car.miles * (car.taxPerMile ?? 0)) / 100;
  return { demand: { energy, chargerKw }, fuel, replaced, tax, miles: car.miles };
}

function chargerOf(id: number): ChargerType | null {
  return id === 1 || id === 3 ? id : null;
}
