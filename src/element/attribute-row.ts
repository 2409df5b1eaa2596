// One attribute of the contract: how its text is parsed, its default, and its purpose.
import type * as v from 'valibot';
import type { JourneyNames } from '../domain/offers.ts';
import type { Settings } from '../domain/settings.ts';

/** The schema of the attribute's value. */
export interface Kind<Value> {
  /** The schema of a value that names journeys depends on the product's journeys. */
  readonly schema: Schema<Value> | ((journeys: JourneyNames) => Schema<Value>);
  /** The allowed values, for the console and the README; `{journeys}` stands for the journeys' names. */
  readonly takes: string;
  /** The value if the attribute is absent or invalid. An empty `apiBase`, `authUrl` or `lang` is derived elsewhere. */
  readonly otherwise: Value;
}

type Schema<Value> = v.GenericSchema<string, Value>;

interface Purpose {
  readonly says: string;
  /** The default in words, for the console and the README, if it differs from `otherwise`. */
  readonly instead?: string;
  /** Part of the stable contract; the others may change before version 1. */
  readonly stable?: true;
}

export interface Attribute<Value = Settings[keyof Settings]> extends Kind<Value>, Purpose {}

export const row = <Value>(kind: Kind<Value>, purpose: Purpose): Attribute<Value> => ({
  ...kind,
  ...purpose,
});

export function schemaOf<Value>({ schema }: Kind<Value>, journeys: JourneyNames): Schema<Value> {
  return typeof schema === 'function' ? schema(journeys) : schema;
}

export function takesOf({ takes }: Pick<Kind<unknown>, 'takes'>, { all }: JourneyNames): string {
  return takes.replace('{journeys}', all.join(', '));
}
