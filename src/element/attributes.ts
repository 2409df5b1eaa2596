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
  row,
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
  'api-base': row(baseUrl, {
    instead: 'the script’s own origin',
    description: 'the API that the widget calls',
    stable: true,
  }),
  'auth-url': row(tokenUrl, {
    instead: 'auth/token under the API',
    description: 'where the widget asks for a token',
  }),
  'gb-data': row(flag, { description: 'looks addresses up in the verified list', stable: true }),
  journey: row(journey, { description: 'the journey of a visitor who has not chosen one', stable: true }),
  only: row(offered, {
    instead: 'all',
    description: 'the journeys on offer; ev stands for both car journeys',
  }),
  'skip-home': row(flag, { description: 'starts at the first question, without the home page' }),
  postcode: row(code('a UK postcode', cleanPostcode, isPostcode), {
    description: 'the postcode to start with',
  }),
  registration: row(code('a UK number plate', cleanRegistration, isRegistration), {
    description: 'the number plate to start with',
  }),
  router: row(oneOf('hash', 'memory'), {
    description:
      'where routes are stored: in the hash of the page’s URL, or in memory, which does not change the URL',
    stable: true,
  }),
  'route-base': row(segment, { description: 'the first part of the widget’s hashes, as in #/quote/results' }),
  persist: row(oneOf('session', 'none'), {
    description: 'session keeps the answers after a reload; none does not store them',
  }),
  tracking: row(oneOf('on', 'off'), { description: 'whether the API records the visitor’s steps' }),
  variant: row(name, {
    description:
      'the name of this version of your page, which the provider’s view of your visits compares with others',
  }),
  enquiries: row(oneOf('event', 'api', 'off'), {
    description:
      'where an enquiry goes: to your page as heq-enquiry, or to the API, which delivers it; with off there is no form, and results show only your number',
  }),
  share: row(oneOf('off', 'print', 'on'), {
    description:
      'how visitors can keep results: print adds a print button, on also adds links to the results',
  }),
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
  theme: row(oneOf(...THEMES), { description: 'colours, shapes and typefaces', stable: true }),
  'brand-color': row(color, { instead, description: 'your brand colour' }),
  'accent-color': row(color, { instead, description: 'the colour of energy in drawings' }),
  radius: row(px(0, 40), { instead, description: 'the radius of corners' }),
  font: row(fontFamily, { instead, description: 'the typeface of text; inherit takes your page’s' }),
  'font-heading': row(fontFamily, {
    instead,
    description: 'the typeface of headings; inherit takes your page’s',
  }),
  size: row(px(12, 24), { instead, description: 'the size of text' }),
  'brand-name': row(text, { description: 'your name, shown where the journey names its provider' }),
  'logo-src': row(httpUrl, { description: 'your logo' }),
  'heading-level': row(level, {
    description: 'the level of the widget’s first headings in your page’s outline; others follow below it',
  }),
  'hide-nav': row(flag, { description: 'hides the navigation bar' }),
  'hide-footer': row(flag, { description: 'hides the footer' }),
  copy: row(oneOf('spec', 'plain'), {
    description: 'the wording: spec is the provider’s, plain is corrected',
  }),
  lang: row(language, {
    instead: `the page’s, else ${packs[0].lang}`,
    description: 'the language of the widget',
  }),
  loading: row(oneOf('eager', 'lazy'), {
    description: 'when the widget starts: at once, or when it comes near the viewport',
  }),
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
  'support-phone': row(phone, {
    description: 'the number in the help strip; without it there is no strip',
    stable: true,
  }),
  'support-hours': row(text, { description: 'when that number is answered; shown where a call is offered' }),
  'support-email': row(email, {
    description: 'the address in the footer; without it none is shown',
    stable: true,
  }),
  'white-label': row(flag, { description: 'hides the help line for business meters', stable: true }),
  'non-domestic-phone': row(phone, {
    description: 'your help line for business meters; white-label hides it',
    stable: true,
  }),
  'non-domestic-hours': row(text, { description: 'the opening hours of that line', stable: true }),
  'terms-url': row(httpUrl, { description: 'your terms and conditions', stable: true }),
  'privacy-url': row(httpUrl, { description: 'your privacy notice', stable: true }),
  'about-url': row(httpUrl, { description: 'your page about who you are and who pays you' }),
  'service-area': row(areas, { instead: 'everywhere', description: 'where you take enquiries' }),
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
