// What an attribute takes: how its text is parsed, and its default. A schema accepts any text and rejects what can't be used.
import * as v from 'valibot';
import type { JourneyNames } from '../domain/journey.ts';
import type { Settings } from '../domain/settings.ts';
import { absoluteHttpUrl } from '../domain/url.ts';
import { readColor } from '../shell/theme/color.ts';
import { trimmed } from '../wizard/text-rules.ts';

export interface Attribute<Value = Settings[keyof Settings]> {
  /** The schema of a value that names journeys depends on the product's journeys. */
  readonly schema: Schema<Value> | ((journeys: JourneyNames) => Schema<Value>);
  /** The allowed values, for the console and the README; `{journeys}` stands for the journeys' names. */
  readonly takes: string;
  /** The value if the attribute is absent or invalid. An empty `apiBase`, `authUrl` or `lang` is derived elsewhere. */
  readonly otherwise: Value;
  /** The default in words, for the console and the README, if it differs from `otherwise`. */
  readonly instead?: string;
}

type Schema<Value> = v.GenericSchema<string, Value>;

export function schemaOf<Value>({ schema }: Attribute<Value>, journeys: JourneyNames): Schema<Value> {
  return typeof schema === 'function' ? schema(journeys) : schema;
}

export function takesOf({ takes }: Pick<Attribute<unknown>, 'takes'>, { all }: JourneyNames): string {
  return takes.replace('{journeys}', all.join(', '));
}

/** Null if the attribute is absent. */
const orNull = <Value>(takes: string, schema: v.GenericSchema<string, Value>): Attribute<Value | null> => ({
  schema,
  takes,
  otherwise: null,
});

export const picked = <const Words extends readonly string[]>(words: Words) =>
  v.pipe(
    trimmed,
    v.transform((text) => text.toLowerCase()),
    v.picklist(words),
  );

/** One of the given words, in any case; the first is the default. */
export const oneOf = <const First extends string, const Others extends string>(
  ...words: [First, ...Others[]]
): Attribute<First | Others> => ({ schema: picked(words), takes: words.join(', '), otherwise: words[0] });

const anyText = v.pipe(trimmed, v.minLength(1), v.maxLength(200));
/** Any text, 200 characters at most. */
export const text = orNull('text', anyText);

export const isSet = (value: string) => !/^\s*(false|0)\s*$/i.test(value);

/** Present is true; `"false"` and `"0"` are false. */
export const flag: Attribute<boolean> = {
  schema: v.pipe(v.string(), v.transform(isSet)),
  takes: 'boolean',
  otherwise: false,
};

/** Any opaque CSS colour that the browser understands. */
export const color = orNull(
  'an opaque CSS colour',
  v.pipe(
    trimmed,
    v.check((value) => readColor(value) !== null),
  ),
);

/** A number of px, with or without the unit. */
export const px = (min: number, max: number) =>
  orNull(
    `px, from ${min} to ${max}`,
    v.pipe(
      trimmed,
      v.regex(/^\d+(\.\d+)?(px)?$/i),
      v.transform((value) => Number.parseFloat(value)),
      v.minValue(min),
      v.maxValue(max),
    ),
  );

/** No functions or rules; `inherit` uses the page's typeface. */
export const fontFamily = orNull(
  'a font-family list, or inherit',
  v.pipe(trimmed, v.regex(/^[\w\s,'"-]{1,200}$/)),
);

/** An absolute URL; a relative one is resolved against the page's own URL, whatever `<base>` says. */
export const absoluteUrl = v.pipe(
  trimmed,
  v.minLength(1),
  v.transform((url) => absoluteHttpUrl(url, location.href)),
  v.string(),
);
export const httpUrl = orNull('an http(s) URL', absoluteUrl);

/** A telephone number as people write it. */
export const phone = orNull('a telephone number', v.pipe(trimmed, v.regex(/^[+()\d][\d\s()+-]{2,30}$/)));

export const email = orNull('an email address', v.pipe(trimmed, v.email(), v.maxLength(200)));

/** The name of one of the partner's versions. */
export const name = orNull(
  'a letter, then up to 19 letters, digits, - and _',
  v.pipe(trimmed, v.regex(/^[a-z][\w-]{0,19}$/i)),
);

/** Text that is cleaned like the visitor's own text, and must then be valid as a whole. */
export const code = (takes: string, clean: (typed: string) => string, isWhole: (text: string) => boolean) =>
  orNull(takes, v.pipe(v.string(), v.transform(clean), v.check(isWhole)));

/** Words separated by spaces or commas, each accepted by the given schema. */
export function listOf<Item>(item: v.GenericSchema<string, Item>) {
  return v.pipe(
    trimmed,
    v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
    v.minLength(1),
    v.array(item),
  );
}
