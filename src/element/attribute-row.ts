// One attribute of the contract: how its text is read, what stands in when it can't be, what it is for.
import type * as v from 'valibot';
import type { JourneyNames } from '../domain/offers.ts';
import type { Settings } from '../domain/settings.ts';
import { boolean } from './attribute-values.ts';

type Schema<Key extends keyof Settings> = v.GenericSchema<string, Settings[Key]>;

export interface Attribute<Key extends keyof Settings = keyof Settings> {
  readonly key: Key;
  /** A value that names journeys depends on which there are. */
  readonly schema: Schema<Key> | ((journeys: JourneyNames) => Schema<Key>);
  /** What the value may be, for the console and the README; `{journeys}` stands for their names. */
  readonly takes: string;
  /** The value when the attribute is absent or can't be used. An empty `apiBase`, `authUrl` or `lang` is found out. */
  readonly otherwise: Settings[Key];
  /** What stands in, for the console and the README, where `otherwise` does not say it. */
  readonly instead?: string;
  readonly says: string;
  /** Part of the stable contract; the others may change until version 1. */
  readonly stable?: true;
}

export function row<Key extends keyof Settings>(attribute: Attribute<Key>): Attribute<Key> {
  return attribute;
}

export function schemaOf({ schema }: Attribute, journeys: JourneyNames): Schema<keyof Settings> {
  return typeof schema === 'function' ? schema(journeys) : schema;
}

export function takesOf({ takes }: Pick<Attribute, 'takes'>, { all }: JourneyNames): string {
  return takes.replace('{journeys}', all.join(', '));
}

type BooleanKey = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

/** Present is true; `"false"` and `"0"` are false. */
export function flag({
  key,
  ...rest
}: Pick<Attribute<BooleanKey>, 'key' | 'says' | 'stable'>): Attribute<BooleanKey> {
  return { key, schema: boolean, takes: 'boolean', otherwise: false, ...rest };
}
