import * as v from 'valibot';
import { label, looseObject, object, type Read } from './schema.ts';
import { meterDetails } from './supply.ts';

const text = v.optional(v.nullable(v.string()), '');
const codes = v.optional(v.nullable(v.array(v.string())), []);

/** One address of the API's list. Unknown fields are kept, since the next call sends them back. */
export const address = looseObject({
  id: v.string(),
  text: v.string(),
  line1: text,
  line2: text,
  town: text,
  county: text,
  postcode: v.string(),
  mpanCores: codes,
  xoserveAddressCodes: codes,
});
export type Address = Read<typeof address>;

/** An address with its meters: a quote sends this as `details`. */
export const addressParts = looseObject({
  ...address.entries,
  mpan: label,
  mprn: label,
  ...meterDetails.entries,
});
export type AddressParts = Read<typeof addressParts>;

/** ENT-02, ENT-03: the chosen address with its meters. */
export const chosenAddress = object({ text: v.string(), parts: addressParts });
export type ChosenAddress = Read<typeof chosenAddress>;

/** The common end of several addresses: ', Bristol, BS1 9AA'. At least the first part of each is left. */
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
