// One attribute of the contract: how its text is read, what stands in when it can't be, what it is for.
import type * as v from 'valibot';
import type { JourneyNames } from '../domain/offers.ts';
import type { Settings } from '../domain/settings.ts';

/** What an attribute may be. */
export interface Kind<Value> {
  /** A value that names journeys depends on which there are. */
  readonly schema: Schema<Value> | ((journeys: JourneyNames) => Schema<Value>);
  /** What the value may be, for the console and the README; `{journeys}` stands for their names. */
  readonly takes: string;
  /** The value when the attribute is absent or can't be used. An empty `apiBase`, `authUrl` or `lang` is found out. */
  readonly otherwise: Value;
}

type Schema<Value> = v.GenericSchema<string, Value>;

interface Purpose {
  readonly says: string;
  /** What stands in, for the console and the README, where `otherwise` does not say it. */
  readonly instead?: string;
  /** Part of the stable contract; the others may change until version 1. */
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
