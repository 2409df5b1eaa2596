// What a unit and a day of energy cost on the standard tariff: this turns pounds spent into energy used.

/** p/kWh and p/day. */
export interface EnergyPrice {
  readonly unit: number;
  readonly standing: number;
}

/** Ofgem price cap, average of Great Britain, paid by direct debit, 1 July to 30 September 2026, VAT included. */
export const ELECTRICITY_CAP: EnergyPrice = { unit: 26.11, standing: 57.19 };
export const GAS_CAP: EnergyPrice = { unit: 7.33, standing: 29.04 };
