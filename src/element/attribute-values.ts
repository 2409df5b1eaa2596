// Schemas that take any text of an attribute and refuse what can't be used.
import * as v from 'valibot';
import { absoluteHttpUrl } from '../domain/http-url.ts';
import { readColor } from '../shell/theme/read-color.ts';

const trimmed = v.pipe(v.string(), v.trim());

/** One of the given words, in any case. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return v.pipe(trimmed, v.toLowerCase(), v.picklist(words));
}

/** Any text, 200 characters at most. */
export const text = v.pipe(trimmed, v.minLength(1), v.maxLength(200));

/** Present is true; `"false"` and `"0"` are false. */
export const isSet = (value: string) => !/^\s*(false|0)\s*$/i.test(value);

export const boolean = v.pipe(v.string(), v.transform(isSet));

/** Any CSS colour that nothing shines through, as the browser understands it. */
export const color = v.pipe(
  trimmed,
  v.check((value) => readColor(value) !== null),
);

/** A number of px, with or without the unit. */
export function px(min: number, max: number) {
  return v.pipe(
    trimmed,
    v.regex(/^\d+(\.\d+)?(px)?$/i),
    v.transform((value) => Number.parseFloat(value)),
    v.minValue(min),
    v.maxValue(max),
  );
}

/** A font-family list; `inherit` takes the page's face. No functions, no rules. */
export const fontFamily = v.pipe(trimmed, v.regex(/^[\w\s,'"-]{1,200}$/));

/** An http(s) URL, absolute; a relative one is read against the page's own URL, whatever `<base>` says. */
export const httpUrl = v.pipe(
  trimmed,
  v.minLength(1),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const url = absoluteHttpUrl(dataset.value, location.href);
    if (url) return url;
    addIssue();
    return NEVER;
  }),
);

/** A base URL: as above, with a closing slash and without query and hash. */
export const baseUrl = v.pipe(
  httpUrl,
  v.transform((href) => {
    const url = new URL(href);
    return `${url.origin}${url.pathname.replace(/\/*$/, '/')}`;
  }),
);

/** One of your versions. */
export const name = v.pipe(trimmed, v.regex(/^[a-z][\w-]{0,19}$/i));

/** What can stand in a hash as one segment; empty gives bare `#/home`. */
export const segment = v.pipe(trimmed, v.regex(/^[\w-]{0,40}$/));

/** A telephone number as people write it. */
export const phone = v.pipe(trimmed, v.regex(/^[+()\d][\d\s()+-]{2,30}$/));

export const email = v.pipe(trimmed, v.email(), v.maxLength(200));

/** Words separated by spaces or commas, each accepted by the given schema. */
export function listOf<Item>(item: v.GenericSchema<string, Item>) {
  return v.pipe(
    trimmed,
    v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
    v.minLength(1),
    v.array(item),
  );
}
