import type { Meter } from './meter.ts';

/** One address of the API's list. Fields we don't know are kept, because the next call sends them back. */
export interface Address {
  readonly id: string;
  readonly text: string;
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
  readonly mpanCores: readonly string[];
  readonly xoserveAddressCodes: readonly string[];
  readonly [extra: string]: unknown;
}

/** ENT-02, ENT-03: the chosen address with the meters found at it. */
export interface ChosenAddress {
  readonly text: string;
  readonly parts: AddressParts;
}

export interface AddressParts extends Address {
  readonly mpan: string | null;
  readonly mprn: string | null;
  readonly elecdetails: readonly Meter[];
  readonly gasdetails: readonly Meter[];
  readonly fuelType: string | null;
}

/** STEP-ADDR-06: the addresses that hold every word of the query, in their order. */
export function matchAddresses(addresses: readonly Address[], query: string): readonly Address[] {
  // An empty word, between two commas, is held by every line.
  const words = query.toLowerCase().split(/[\s,]/);
  return addresses.filter(({ text }) => {
    const line = text.toLowerCase();
    return words.every((word) => line.includes(word));
  });
}
