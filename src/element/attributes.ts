// Knows the partner's edge: every attribute, what it may be, what it is when absent, in one table.
import * as v from 'valibot';
import { DEFAULT_JOURNEY, JOURNEYS, type Journey } from '../domain/flags.ts';
import { cleanPostcode, isPostcode } from '../domain/postcode.ts';
import { cleanRegistration, isRegistration } from '../domain/registration.ts';
import { type Settings, THEMES } from '../domain/settings.ts';
import {
  baseUrl,
  boolean,
  color,
  email,
  fontFamily,
  httpUrl,
  listOf,
  oneOf,
  phone,
  px,
  segment,
  text,
} from './attribute-values.ts';

export interface Attribute<Key extends keyof Settings = keyof Settings> {
  readonly key: Key;
  readonly schema: v.GenericSchema<string, Settings[Key]>;
  /** What the value may be, for the console and the README. */
  readonly takes: string;
  /** The value when the attribute is absent or can't be used. `apiBase` and `authUrl` follow from the script. */
  readonly otherwise: Settings[Key];
  readonly says: string;
  /** Part of the stable contract; the others may change until version 1. */
  readonly stable?: true;
}

function row<Key extends keyof Settings>(attribute: Attribute<Key>): Attribute<Key> {
  return attribute;
}

const yesOrNo = 'present, or "false"';
const flag = (key: BooleanKey, says: string, stable?: true) =>
  row({ key, schema: boolean, takes: yesOrNo, otherwise: false, says, ...(stable ? { stable } : {}) });
type BooleanKey = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const EV_BOTH: readonly Journey[] = ['ev-compare', 'ev-only'];
/** `only` takes the journeys' names, and `ev` for both of a car's (BEY-20). */
const offered = v.pipe(
  listOf(oneOf([...JOURNEYS, 'ev'])),
  v.transform((names) => names.flatMap((name): readonly Journey[] => (name === 'ev' ? EV_BOTH : [name]))),
);
const plate = v.pipe(v.string(), v.transform(cleanRegistration), v.check(isRegistration));
const postcode = v.pipe(v.string(), v.transform(cleanPostcode), v.check(isPostcode));
/** A postcode area or outcode: BS, SN, BA2. */
const area = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{1,2}(\d[A-Z\d]?)?$/));
const languages = oneOf(['en-gb', 'en']);

/** Names that an element's attribute may have, in the order of the README's table. */
export const attributes = {
  theme: row({
    key: 'theme',
    schema: oneOf(THEMES),
    takes: THEMES.join(', '),
    otherwise: 'meadow',
    says: 'the look',
    stable: true,
  }),
  'brand-color': row({
    key: 'brandColor',
    schema: color,
    takes: 'any CSS colour',
    otherwise: null,
    says: 'your brand colour, over the theme',
  }),
  'accent-color': row({
    key: 'accentColor',
    schema: color,
    takes: 'any CSS colour',
    otherwise: null,
    says: 'the accent used for energy',
  }),
  radius: row({
    key: 'radius',
    schema: px(0, 40),
    takes: 'px, 0 to 40',
    otherwise: null,
    says: 'roundness of corners',
  }),
  font: row({
    key: 'font',
    schema: fontFamily,
    takes: 'a font-family list, or inherit',
    otherwise: null,
    says: 'body face; inherit takes your page’s',
  }),
  'font-heading': row({
    key: 'fontHeading',
    schema: fontFamily,
    takes: 'a font-family list, or inherit',
    otherwise: null,
    says: 'heading face',
  }),
  size: row({
    key: 'size',
    schema: px(12, 24),
    takes: 'px, 12 to 24',
    otherwise: null,
    says: 'base text size, 16 unless told',
  }),
  'brand-name': row({
    key: 'brandName',
    schema: text,
    takes: 'text',
    otherwise: null,
    says: 'your name, where the journey names its provider',
  }),
  'logo-src': row({
    key: 'logoSrc',
    schema: httpUrl,
    takes: 'an http(s) address',
    otherwise: null,
    says: 'your mark',
  }),
  'support-phone': row({
    key: 'supportPhone',
    schema: phone,
    takes: 'a telephone number',
    otherwise: null,
    says: 'help banner; absent: not drawn',
    stable: true,
  }),
  'support-email': row({
    key: 'supportEmail',
    schema: email,
    takes: 'an email address',
    otherwise: null,
    says: 'footer; absent: not drawn',
    stable: true,
  }),
  'white-label': flag('whiteLabel', 'hides the help line for business meters', true),
  'non-domestic-phone': row({
    key: 'nonDomesticPhone',
    schema: phone,
    takes: 'a telephone number',
    otherwise: null,
    says: 'shown when a meter is a business one, unless white-label',
    stable: true,
  }),
  'non-domestic-hours': row({
    key: 'nonDomesticHours',
    schema: text,
    takes: 'text',
    otherwise: null,
    says: 'its opening hours',
    stable: true,
  }),
  'terms-url': row({
    key: 'termsUrl',
    schema: httpUrl,
    takes: 'an http(s) address',
    otherwise: null,
    says: 'terms and conditions',
    stable: true,
  }),
  'privacy-url': row({
    key: 'privacyUrl',
    schema: httpUrl,
    takes: 'an http(s) address',
    otherwise: null,
    says: 'privacy notice',
    stable: true,
  }),
  'about-url': row({
    key: 'aboutUrl',
    schema: httpUrl,
    takes: 'an http(s) address',
    otherwise: null,
    says: 'who you are and who gets paid',
  }),
  'api-base': row({
    key: 'apiBase',
    schema: baseUrl,
    takes: 'an http(s) address, relative to the page if you like',
    otherwise: '',
    says: 'the API; the script’s own origin unless told',
    stable: true,
  }),
  'auth-url': row({
    key: 'authUrl',
    schema: httpUrl,
    takes: 'an http(s) address',
    otherwise: '',
    says: 'where the token is posted for; auth/token under the API unless told',
  }),
  'gb-data': flag('gbData', 'uses the verified address list', true),
  journey: row({
    key: 'journey',
    schema: oneOf(JOURNEYS),
    takes: JOURNEYS.join(', '),
    otherwise: DEFAULT_JOURNEY,
    says: 'what is asked when nothing was chosen',
    stable: true,
  }),
  only: row({
    key: 'only',
    schema: offered,
    takes: 'journeys, by spaces or commas',
    otherwise: [],
    says: 'journeys to offer at all',
  }),
  'skip-home': flag('skipHome', 'begins at the questions'),
  postcode: row({
    key: 'postcode',
    schema: postcode,
    takes: 'a UK postcode',
    otherwise: null,
    says: 'fills in the postcode',
  }),
  registration: row({
    key: 'registration',
    schema: plate,
    takes: 'a UK number plate',
    otherwise: null,
    says: 'fills in the plate',
  }),
  router: row({
    key: 'router',
    schema: oneOf(['hash', 'memory']),
    takes: 'hash, memory',
    otherwise: 'hash',
    says: 'memory never touches the URL',
    stable: true,
  }),
  'route-base': row({
    key: 'routeBase',
    schema: segment,
    takes: 'letters, digits, - and _',
    otherwise: 'quote',
    says: 'first segment of our hashes: #/quote/results',
  }),
  'hide-nav': flag('hideNav', 'leaves out the navigation bar'),
  'hide-footer': flag('hideFooter', 'leaves out the footer'),
  persist: row({
    key: 'persist',
    schema: oneOf(['session', 'none']),
    takes: 'session, none',
    otherwise: 'session',
    says: 'none: nothing survives a reload',
  }),
  tracking: row({
    key: 'tracking',
    schema: oneOf(['on', 'off']),
    takes: 'on, off',
    otherwise: 'on',
    says: 'off: nothing is recorded',
  }),
  'service-area': row({
    key: 'serviceArea',
    schema: listOf(area),
    takes: 'postcode areas or outcodes, by spaces or commas',
    otherwise: [],
    says: 'where enquiries are taken; everywhere unless told',
  }),
  lang: row({
    key: 'lang',
    schema: v.pipe(
      languages,
      v.transform(() => 'en-GB'),
    ),
    takes: 'en-GB',
    otherwise: 'en-GB',
    says: 'the language',
  }),
  copy: row({
    key: 'copy',
    schema: oneOf(['spec', 'plain']),
    takes: 'spec, plain',
    otherwise: 'spec',
    says: 'plain: the corrected wording',
  }),
  loading: row({
    key: 'loading',
    schema: oneOf(['eager', 'lazy']),
    takes: 'eager, lazy',
    otherwise: 'eager',
    says: 'lazy: starts when near the viewport',
  }),
} as const;

export type AttributeName = keyof typeof attributes;
export const attributeNames = Object.keys(attributes) as readonly AttributeName[];
