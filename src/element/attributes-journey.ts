import * as v from 'valibot';
import { keysOf } from '../domain/as-built.ts';
import { DEFAULT_JOURNEY } from '../domain/flags.ts';
import type { JourneyNames } from '../domain/offers.ts';
import { cleanPostcode, isPostcode } from '../domain/postcode.ts';
import { cleanRegistration, isRegistration } from '../domain/registration.ts';
import { trimmed } from '../wizard/text-rules.ts';
import { row } from './attribute-row.ts';
import { absoluteUrl, code, flag, listOf, name, oneOf, picked } from './attribute-values.ts';

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
    says: 'the API that the widget calls',
    stable: true,
  }),
  'auth-url': row(tokenUrl, {
    instead: 'auth/token under the API',
    says: 'where the widget asks for a token',
  }),
  'gb-data': row(flag, { says: 'looks addresses up in the verified list', stable: true }),
  journey: row(journey, { says: 'the journey of a visitor who has not chosen one', stable: true }),
  only: row(offered, { instead: 'all', says: 'the journeys on offer; ev stands for both car journeys' }),
  'skip-home': row(flag, { says: 'starts at the first question, without the home page' }),
  postcode: row(code('a UK postcode', cleanPostcode, isPostcode), { says: 'the postcode to start with' }),
  registration: row(code('a UK number plate', cleanRegistration, isRegistration), {
    says: 'the number plate to start with',
  }),
  router: row(oneOf('hash', 'memory'), {
    says: 'where routes are stored: in the hash of the page’s URL, or in memory, which does not change the URL',
    stable: true,
  }),
  'route-base': row(segment, { says: 'the first part of the widget’s hashes, as in #/quote/results' }),
  persist: row(oneOf('session', 'none'), {
    says: 'session keeps the answers after a reload; none does not store them',
  }),
  tracking: row(oneOf('on', 'off'), { says: 'whether the API records the visitor’s steps' }),
  variant: row(name, {
    says: 'the name of this version of your page, which the provider’s view of your visits compares with others',
  }),
  enquiries: row(oneOf('event', 'api', 'off'), {
    says: 'where an enquiry goes: to your page as heq-enquiry, or to the API, which delivers it; with off there is no form, and results show only your number',
  }),
  share: row(oneOf('off', 'print', 'on'), {
    says: 'how visitors can keep results: print adds a print button, on also adds links to the results',
  }),
};
