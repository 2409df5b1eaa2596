// Knows what one attribute of the contract is: how its text is read, what stands in when it can't be, what it is for.
import type * as v from 'valibot';
import type { Settings } from '../domain/settings.ts';
import { boolean } from './attribute-values.ts';

export interface Attribute<Key extends keyof Settings = keyof Settings> {
  readonly key: Key;
  readonly schema: v.GenericSchema<string, Settings[Key]>;
  /** What the value may be, for the console and the README. */
  readonly takes: string;
  /** The value when the attribute is absent or can't be used. `apiBase` and `authUrl` follow from the script. */
  readonly otherwise: Settings[Key];
  /** What stands in, for the console, where `otherwise` does not say it. */
  readonly instead?: string;
  readonly says: string;
  /** Part of the stable contract; the others may change until version 1. */
  readonly stable?: true;
}

export function row<Key extends keyof Settings>(attribute: Attribute<Key>): Attribute<Key> {
  return attribute;
}

type BooleanKey = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

/** Present is true; `"false"` and `"0"` are false. */
export function flag({
  key,
  ...rest
}: Pick<Attribute<BooleanKey>, 'key' | 'says' | 'stable'>): Attribute<BooleanKey> {
  return { key, schema: boolean, takes: 'present, or "false"', otherwise: false, ...rest };
}
