// How services fail: each in its documented ways, and all in the ways of any network service.
import type { FakeAnswer } from '../../live/fakes/fake-service.ts';
import type { ServiceName } from '../../live/services.ts';

/** 'none': the service has no data. 'away': the response is unusable. 'part': the rest of the response is usable. */
type Means = 'none' | 'away' | 'part';

export interface Way {
  readonly how: string;
  /** The paths that fail; all by default. */
  readonly at?: RegExp;
  readonly answer: FakeAnswer;
  readonly means: Means;
}

const way = (how: string, answer: FakeAnswer, means: Means = 'away', at?: RegExp): Way => ({
  how,
  answer: answer,
  means,
  ...(at && { at }),
});
const says = (status: number, body: unknown, means: Means = 'away', at?: RegExp) =>
  way(`returns ${status} ${JSON.stringify(body)}`, { status, body }, means, at);
const os = (statuscode: number, message: string, means?: Means) =>
  says(statuscode, { error: { statuscode, message } }, means);
const ideal = (status: number, code: number, message: string, means?: Means) =>
  says(status, { code, message }, means);
const mot = (status: number, errorCode: string, means?: Means) =>
  says(status, { errorCode, errorMessage: 'Told', requestId: 'one' }, means, /registration/);
const token = (status: number, body: unknown) => says(status, body, 'away', /token/);
const ves = (status: number, title: string, means?: Means) =>
  says(status, { errors: [{ status: String(status), code: String(status), title, detail: title }] }, means);

const TOO_MANY: readonly Way[] = [
  way('returns 429 without a body', { status: 429, body: '' }),
  way('returns 429 with a Retry-After of a minute', { status: 429, headers: { 'Retry-After': '60' } }),
  way('returns 500', { status: 500, body: 'Internal Server Error' }),
  way('returns 503 with a date in Retry-After', {
    status: 503,
    headers: { 'Retry-After': 'Fri, 20 Nov 2026 13:00:00 GMT' },
  }),
];

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** Failures that the services document, or that their gateways and clients are known to return. */
export const DOCUMENTED: Readonly<Record<ServiceName, readonly Way[]>> = {
  osPlaces: [
    ...TOO_MANY,
    os(400, 'Requested postcode must contain a minimum of the sector plus 1 digit of the district'),
    os(401, 'Invalid ApiKey'),
    os(403, 'Not entitled'),
    os(404, 'Not found', 'none'),
    says(200, { header: { totalresults: 0 } }, 'none'),
    says(200, { header: { totalresults: 0 }, results: [] }, 'none'),
    says(200, { header: { totalresults: 1 }, results: [{ LPI: { UPRN: '1' } }] }, 'none'),
  ],
  idealPostcodes: [
    ...TOO_MANY,
    ideal(404, 4040, 'Postcode Not Found', 'none'),
    ideal(404, 4042, 'Key not found'),
    ideal(401, 4010, 'Invalid Key.'),
    ideal(401, 4011, 'Requesting URL not on whitelist'),
    ideal(402, 4020, 'Key balance depleted.'),
    ideal(402, 4021, 'Lookup Limit Reached.'),
    says(200, { code: 2000, message: 'Success', result: [] }, 'none'),
  ],
  mot: [
    ...TOO_MANY,
    mot(400, 'MOTH-BR-01'),
    mot(401, 'MOTH-UA-01'),
    ...['MOTH-FB-01', 'MOTH-FB-02', 'MOTH-FB-03', 'MOTH-FB-04'].map((code) => mot(403, code)),
    ...['MOTH-RL-01', 'MOTH-RL-02'].map((code) => mot(429, code)),
    ...['MOTH-NP-01', 'MOTH-NP-02', 'MOTH-NP-03', 'MOTH-NP-04'].map((code) => mot(400, code)),
    mot(400, 'MOTH-IV-03', 'none'),
    mot(404, 'MOTH-NF-01', 'none'),
    says(404, { errors: [{ code: 'MOTH-NF-01' }] }, 'none', /registration/),
    says(403, { errors: [{ code: 'MOTH-FB-02' }] }, 'away', /registration/),
    mot(404, 'MOTH-NF-02'),
    mot(400, 'MOTH-PC-01'),
    mot(500, 'MOTH-UN-01'),
    token(400, { error: 'invalid_request', error_description: 'AADSTS90002: Tenant not found' }),
    token(401, { error: 'invalid_client', error_description: 'AADSTS7000215' }),
    token(404, { error: 'not_found' }),
    token(200, { token_type: 'Bearer', expires_in: 3599 }),
    token(200, { token_type: 'Bearer', expires_in: '-1', access_token: 'of\nnobody' }),
  ],
  dvla: [
    ...TOO_MANY,
    ves(400, 'Bad Request', 'none'),
    says(400, { message: 'Malformed JSON' }),
    ves(404, 'Vehicle Not Found', 'none'),
    says(404, [{ status: '404', code: '404', title: 'Vehicle Not Found' }], 'none'),
    says(403, { message: 'Forbidden' }),
    says(404, { message: 'Not found' }, 'none'),
    says(429, { message: 'Too Many Requests' }),
    ves(503, 'Service Unavailable'),
  ],
  epc: [
    ...TOO_MANY,
    says(400, { data: { error: 'The search query was invalid - please provide a valid postcode' } }),
    says(400, { error: 'The search query was invalid' }),
    says(403, { errors: [{ code: 'UNAUTHORISED', title: 'You are not authenticated' }] }),
    says(404, { data: { error: 'No certificates could be found for that query' } }, 'none'),
    says(404, { error: 'Certificate not found' }, 'none', /certificate/),
    says(500, { data: { errors: [{ code: 'INTERNAL_SERVER_ERROR' }] } }),
    says(200, { data: [], pagination: { totalRecords: 0, nextPage: null } }, 'none', /search/),
    says(200, { data: {} }, 'none', /certificate/),
  ],
  octopus: [
    ...TOO_MANY,
    says(400, { period_from: ['Enter a valid date/time.'] }, 'away', /rates/),
    says(400, { non_field_errors: ['Invalid input.'] }),
    says(401, { detail: 'Authentication credentials were not provided.' }),
    says(404, { detail: 'Not found.' }, 'away', /products\/.+\/$/),
    way('returns 404 with an HTML page', { status: 404, body: '<!doctype html><h1>Not Found</h1>' }),
    says(200, { count: 0, next: null, previous: null, results: [] }, 'part', /rates/),
  ],
  roadFuel: [
    ...TOO_MANY,
    way('returns 404 with an HTML page', { status: 404, body: '<!doctype html>' }),
    says(410, {}),
    says(200, { details: { attachments: [] } }),
    says(200, { details: { attachments: [{ title: '2018', url: 'https://elsewhere.example/a.csv' }] } }),
    way('sends a file with other column names', { body: 'Date,Petrol\n05/10/2026,174.88' }, 'away', /csv/),
    way('sends an empty file', { body: '' }, 'away', /csv/),
    way(
      'says 404 with a file',
      { status: 404, body: '<Error><Code>AccessDenied</Code></Error>' },
      'away',
      /csv/,
    ),
  ],
  pvgis: [
    ...TOO_MANY,
    says(400, { message: 'Location over the sea. Please, select another location' }, 'none'),
    says(400, { message: 'Incorrect value for parameter angle' }),
    says(405, { message: 'Method not allowed' }),
    says(529, { message: 'Site is overloaded' }),
    says(200, { outputs: { monthly: { fixed: [] }, totals: { fixed: { E_y: 900 } } } }),
    says(200, { outputs: { monthly: { fixed: MONTHS.map((month) => ({ month, E_m: 1 })) } } }),
    says(200, {
      outputs: {
        monthly: { fixed: MONTHS.map((month) => ({ month, E_m: 80 })) },
        totals: { fixed: { E_y: 400 } },
      },
    }),
  ],
  postcodes: [
    ...TOO_MANY,
    says(404, { status: 404, error: 'Postcode not found' }, 'none'),
    says(404, { status: 404, error: 'Invalid postcode' }, 'none'),
    says(200, { status: 200, result: null }, 'none'),
    says(200, { status: 200, result: { latitude: null, longitude: null } }, 'none'),
    says(200, { status: 200, result: { latitude: 0, longitude: 0 } }, 'none'),
  ],
};

const deep = (many: number) => `${'['.repeat(many)}${']'.repeat(many)}`;
const POLLUTING = '{"__proto__":{"ok":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},"data":';

/** Failures of any network service. */
export const ANY: readonly Way[] = [
  way('never answers', { ends: 'never' }),
  way('responds after ten seconds', { delay: 10_000 }),
  way('sends its response very slowly', { every: 3000, body: '{"data":[]}  ' }),
  way('closes the connection within the response', {
    ends: 'within',
    body: '{"results":[{"DPA":{}},{"DPA":{}}]}',
  }),
  way('sends a redirect', { status: 302, headers: { Location: 'https://elsewhere.example' } }),
  way('sends an empty response', { body: '' }),
  way('returns 204', { status: 204 }),
  way('sends a huge response', { body: `["${'x'.repeat(8_000_001)}"]` }),
  way('sends an HTML page', {
    headers: { 'Content-Type': 'text/html' },
    body: '<html><script>alert(1)</script>',
  }),
  ...[null, true, 5, 'text', [], [[]], {}].map((body) =>
    way(`returns ${JSON.stringify(body)}`, { body: JSON.stringify(body) }),
  ),
  way('sends incomplete JSON', { body: '{"results":[{' }),
  way('sends JSON nested a hundred thousand levels deep', { body: deep(100_000) }),
  way('sends deeply nested JSON instead of a list', {
    body: `{"results":${deep(5000)},"data":${deep(5000)},"result":${deep(5000)}}`,
  }),
  way('attempts prototype pollution', {
    body: `${POLLUTING}[{"__proto__":{"polluted":1}}],"results":[{"__proto__":5}]}`,
  }),
  way('sends bytes that are not JSON', { body: '\u00ff\u00fe\u0000{' }),
];
