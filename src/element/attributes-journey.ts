// Knows the attributes that say what is asked, of which API, and where the route is kept.
import * as v from 'valibot';
import { DEFAULT_JOURNEY, JOURNEYS, type Journey } from '../domain/flags.ts';
import { cleanPostcode, isPostcode } from '../domain/postcode.ts';
import { cleanRegistration, isRegistration } from '../domain/registration.ts';
import { flag, row } from './attribute-row.ts';
import { baseUrl, httpUrl, listOf, oneOf, segment } from './attribute-values.ts';

const EV_BOTH: readonly Journey[] = ['ev-compare', 'ev-only'];
/** `only` takes the journeys' names, and `ev` for both of a car's (BEY-20). */
const offered = v.pipe(
  listOf(oneOf([...JOURNEYS, 'ev'])),
  v.transform((names) => names.flatMap((name): readonly Journey[] => (name === 'ev' ? EV_BOTH : [name]))),
);
const plate = v.pipe(v.string(), v.transform(cleanRegistration), v.check(isRegistration));
const postcode = v.pipe(v.string(), v.transform(cleanPostcode), v.check(isPostcode));

export const journeyAttributes = {
  'api-base': row({
    key: 'apiBase',
    schema: baseUrl,
    takes: 'an http(s) address, relative to the page if you like',
    otherwise: '',
    instead: 'the script’s own origin',
    says: 'the API; the script’s own origin unless told',
    stable: true,
  }),
  'auth-url': row({
    key: 'authUrl',
    schema: httpUrl,
    takes: 'an http(s) address',
    otherwise: '',
    instead: 'auth/token under the API',
    says: 'where the token is posted for; auth/token under the API unless told',
  }),
  'gb-data': flag({ key: 'gbData', says: 'uses the verified address list', stable: true }),
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
  'skip-home': flag({ key: 'skipHome', says: 'begins at the questions' }),
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
} as const;
