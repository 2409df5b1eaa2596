import * as v from 'valibot';
import { DEFAULT_JOURNEY, type JourneyNames } from '../domain/journey.ts';
import { cleanPostcode, isPostcode } from '../domain/postcode.ts';
import { cleanRegistration, isRegistration } from '../domain/registration.ts';
import { keysOf } from '../domain/safe-built-ins.ts';
import { type AttributeName, type Kebab, type Settings, THEMES } from '../domain/settings.ts';
import { trimmed } from '../wizard/text-rules.ts';
import { packFor } from '../words/find-pack.ts';
import { packs } from '../words/packs.ts';
import {
  type Attribute,
  absoluteUrl,
  code,
  color,
  email,
  flag,
  fontFamily,
  httpUrl,
  isSet,
  listOf,
  name,
  oneOf,
  phone,
  picked,
  px,
  text,
} from './attribute-kinds.ts';

/** With a slash at the end, and without query and hash. */
const baseUrl = {
  schema: v.pipe(
    absoluteUrl,
    v.transform((href) => {
      const url = new URL(href);
      return `${url.origin}${url.pathname.replace(/\/*$/, '/')}`;
    }),
  ),
  takes: 'an http(s) URL, or one relative to the page',
  otherwise: '',
};
const tokenUrl = { schema: absoluteUrl, takes: 'an http(s) URL', otherwise: '' };
const journey = {
  schema: ({ all }: JourneyNames) => picked(all),
  takes: '{journeys}',
  otherwise: DEFAULT_JOURNEY,
};
/** The journeys' names, and `ev` for both car journeys (BEY-20). */
const offered = {
  schema: ({ all, groups }: JourneyNames) =>
    v.pipe(
      listOf(picked([...all, ...keysOf(groups)])),
      v.transform((names) => names.flatMap((one) => groups[one] ?? [one])),
    ),
  takes: 'names of journeys, separated by spaces or commas',
  otherwise: [],
};
/** One segment of a hash; an empty one gives `#/home`. */
const segment = {
  schema: v.pipe(trimmed, v.regex(/^[\w-]{0,40}$/)),
  takes: 'letters, digits, - and _',
  otherwise: 'quote',
};

export const journeyAttributes = {
  'api-base': { ...baseUrl, instead: 'the script’s own origin' },
  'auth-url': { ...tokenUrl, instead: 'auth/token under the API' },
  'gb-data': flag,
  journey,
  only: { ...offered, instead: 'all' },
  'skip-home': flag,
  postcode: code('a UK postcode', cleanPostcode, isPostcode),
  registration: code('a UK number plate', cleanRegistration, isRegistration),
  router: oneOf('hash', 'memory'),
  'route-base': segment,
  persist: oneOf('session', 'none'),
  tracking: oneOf('on', 'off'),
  variant: name,
  enquiries: oneOf('event', 'api', 'off'),
  share: oneOf('off', 'print', 'on'),
};

/** A language that has a pack, as the pack writes it. */
const language = {
  schema: v.pipe(
    trimmed,
    v.transform((lang) => packFor(lang)?.lang),
    v.string(),
  ),
  takes: packs.map(({ lang }) => lang).join(', '),
  otherwise: '',
};
const level = {
  schema: v.pipe(picked(['1', '2', '3', '4']), v.transform(Number)),
  takes: '1, 2, 3, 4',
  otherwise: 2,
};
const instead = 'the theme’s';

export const lookAttributes = {
  theme: oneOf(...THEMES),
  'brand-color': { ...color, instead },
  'accent-color': { ...color, instead },
  radius: { ...px(0, 40), instead },
  font: { ...fontFamily, instead },
  'font-heading': { ...fontFamily, instead },
  size: { ...px(12, 24), instead },
  'brand-name': text,
  'logo-src': httpUrl,
  'heading-level': level,
  'hide-nav': flag,
  'hide-footer': flag,
  copy: oneOf('spec', 'plain'),
  lang: { ...language, instead: `the page’s, else ${packs[0].lang}` },
  loading: oneOf('eager', 'lazy'),
};

/** A postcode area or outcode: BS, SN, BA2. */
const area = v.pipe(
  v.string(),
  v.transform((text) => text.toUpperCase()),
  v.regex(/^[A-Z]{1,2}(\d[A-Z\d]?)?$/),
);
const areas = {
  schema: listOf(area),
  takes: 'postcode areas, districts or outcodes, separated by spaces or commas',
  otherwise: [],
};

export const contactAttributes = {
  'support-phone': phone,
  'support-hours': text,
  'support-email': email,
  'white-label': flag,
  'non-domestic-phone': phone,
  'non-domestic-hours': text,
  'terms-url': httpUrl,
  'privacy-url': httpUrl,
  'about-url': httpUrl,
  'service-area': { ...areas, instead: 'everywhere' },
};

type Attributes = { readonly [Key in keyof Settings as Kebab<Key>]: Attribute<Settings[Key]> };

/** By the attribute's name in HTML, in the order of the README's table. */
export const attributes: Attributes = { ...journeyAttributes, ...lookAttributes, ...contactAttributes };

export const attributeNames = keysOf(attributes);

/** The setting and property for an attribute: `supportPhone` for `support-phone`. */
export const settingOf = (name: AttributeName) =>
  name.replace(/-./g, ([, letter = '']) => letter.toUpperCase()) as keyof Settings;

/** A setting as a page writes it: a list is written as text, and a number may be. */
export type Written<Value> = Value extends readonly unknown[]
  ? string
  : Value extends number
    ? number | `${number}`
    : Value;

/** Every HTML element already has `lang`. */
export type AttributeProperties = {
  -readonly [Key in Exclude<keyof Settings, 'lang'>]: Written<Settings[Key]> | null;
};

export const propertyNames = attributeNames.map(settingOf);

/**
 * Makes every attribute a property too, for frameworks that set properties. Each reflects its attribute. Null if the attribute
 * is absent. Setting null, undefined or false removes it.
 */
export function reflectAttributes(prototype: HTMLElement): void {
  for (const name of attributeNames) {
    if (name === 'lang') continue;
    Object.defineProperty(prototype, settingOf(name), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        const written = this.getAttribute(name);
        return typeof attributes[name].otherwise === 'boolean' ? written !== null && isSet(written) : written;
      },
      set(this: HTMLElement, value: unknown) {
        if (value == null || value === false) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? '' : String(value));
      },
    });
  }
}
