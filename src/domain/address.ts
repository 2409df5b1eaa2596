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

/** What all of several addresses end with: ', Bristol, BS1 9AA'; of each at least its first part is left. */
export function sharedEnd(addresses: readonly Address[]): string {
  const lines = addresses.map(({ text }) => text.split(', '));
  const [first = []] = lines;
  let shared = 0;
  const isShared = (parts: readonly string[]) =>
    parts.length > shared + 1 && parts.at(-shared - 1) === first.at(-shared - 1);
  while (lines.length > 1 && lines.every(isShared)) shared += 1;
  return first
    .slice(first.length - shared)
    .map((part) => `, ${part}`)
    .join('');
}
