import * as v from 'valibot';
import { keysOf } from '../domain/as-built.ts';
import { DEFAULT_JOURNEY } from '../domain/flags.ts';
import type { JourneyNames } from '../domain/offers.ts';
import { cleanPostcode, isPostcode } from '../domain/postcode.ts';
import { cleanRegistration, isRegistration } from '../domain/registration.ts';
import { flag, row } from './attribute-row.ts';
import { baseUrl, httpUrl, listOf, name, oneOf, segment } from './attribute-values.ts';

/** `only` takes the journeys' names, and `ev` for both of a car's (BEY-20). */
const offered = ({ all, groups }: JourneyNames) =>
  v.pipe(
    listOf(oneOf([...all, ...keysOf(groups)])),
    v.transform((names) => names.flatMap((name) => groups[name] ?? [name])),
  );
const plate = v.pipe(v.string(), v.transform(cleanRegistration), v.check(isRegistration));
const postcode = v.pipe(v.string(), v.transform(cleanPostcode), v.check(isPostcode));

export const journeyAttributes = {
  'api-base': row({
    key: 'apiBase',
    schema: baseUrl,
    takes: 'an http(s) URL, or one relative to the page',
    otherwise: '',
    instead: 'the script’s own origin',
    says: 'the API that the widget calls',
    stable: true,
  }),
  'auth-url': row({
    key: 'authUrl',
    schema: httpUrl,
    takes: 'an http(s) URL',
    otherwise: '',
    instead: 'auth/token under the API',
    says: 'where the widget asks for a token',
  }),
  'gb-data': flag({ key: 'gbData', says: 'looks addresses up in the verified list', stable: true }),
  journey: row({
    key: 'journey',
    schema: ({ all }) => oneOf(all),
    takes: '{journeys}',
    otherwise: DEFAULT_JOURNEY,
    says: 'the journey of a visitor who has not chosen one',
    stable: true,
  }),
  only: row({
    key: 'only',
    schema: offered,
    takes: 'names of journeys, separated by spaces or commas',
    otherwise: [],
    instead: 'all',
    says: 'the journeys on offer; ev stands for both car journeys',
  }),
  'skip-home': flag({ key: 'skipHome', says: 'starts at the first question, without the home page' }),
  postcode: row({
    key: 'postcode',
    schema: postcode,
    takes: 'a UK postcode',
    otherwise: null,
    says: 'the postcode to start with',
  }),
  registration: row({
    key: 'registration',
    schema: plate,
    takes: 'a UK number plate',
    otherwise: null,
    says: 'the number plate to start with',
  }),
  router: row({
    key: 'router',
    schema: oneOf(['hash', 'memory']),
    takes: 'hash, memory',
    otherwise: 'hash',
    says: 'where routes are kept: in the hash of the page’s URL, or in memory, which leaves the URL alone',
    stable: true,
  }),
  'route-base': row({
    key: 'routeBase',
    schema: segment,
    takes: 'letters, digits, - and _',
    otherwise: 'quote',
    says: 'the first part of the widget’s hashes, as in #/quote/results',
  }),
  persist: row({
    key: 'persist',
    schema: oneOf(['session', 'none']),
    takes: 'session, none',
    otherwise: 'session',
    says: 'session keeps the answers over a reload; none forgets them',
  }),
  tracking: row({
    key: 'tracking',
    schema: oneOf(['on', 'off']),
    takes: 'on, off',
    otherwise: 'on',
    says: 'whether the API records the visitor’s steps',
  }),
  variant: row({
    key: 'variant',
    schema: name,
    takes: 'a letter, then up to 19 letters, digits, - and _',
    otherwise: null,
    says: 'which of your versions this is: the provider’s view of your visits compares them',
  }),
  enquiries: row({
    key: 'enquiries',
    schema: oneOf(['event', 'api', 'off']),
    takes: 'event, api, off',
    otherwise: 'event',
    says: 'where an enquiry goes: to your page as heq-enquiry, or to the API, which delivers it; off takes none, and results give your number alone',
  }),
  share: row({
    key: 'share',
    schema: oneOf(['off', 'print', 'on']),
    takes: 'off, print, on',
    otherwise: 'off',
    says: 'what results can be taken along: print has a print button, on also links to the results',
  }),
} as const;
