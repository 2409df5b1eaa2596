import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { Settings } from '../settings.ts';
import { TABLE_SOURCES } from '../sources/table-sources.ts';
import type { Given } from '../start-server.ts';
import { CATALOGUE } from '../vehicles/catalogue.ts';
import { declaredRefusals, sentenceOf } from './declared-refusals.ts';
import { addressParts, createQuote, LEAF, QUOTE_BODIES, readResult } from './journey.ts';
import { enquiry, partnerNamed, readOwn } from './partner.ts';
import { type Answer, runServer, type TestServer } from './running-server.ts';

const brook = partnerNamed('brook');
/** The answers to all requests of this file. */
const seen: Answer[] = [];
async function recorded(given: Partial<Settings>, parts?: Given) {
  const running = await runServer(given, parts);
  after(() => running.stop());
  const send: TestServer['send'] = async (...sent) => {
    const answer = await running.send(...sent);
    seen.push(answer);
    return answer;
  };
  return { send };
}
const server = await recorded({ partners: [brook], faults: true });
const limited = await recorded({ rateLimit: 1 });
/** It makes no links, and its tables lack what a vehicle needs. */
const lacking = await recorded(
  { shareDays: null },
  {
    sources: {
      ...TABLE_SOURCES,
      vehicles: {
        catalogue: async () => CATALOGUE.map((vehicle) => ({ ...vehicle, mpg: 0 })),
        lookUp: async () => ({ kind: 'unlisted', what: 'a car of 1960' }),
      },
    },
  },
);

/** Refusals that no request of this file gets, with the reason. */
const NOT_SENT: Readonly<Record<string, string>> = {
  'The request is incomplete.': 'the client has disconnected, so nobody reads the answer',
  'Heating and insulation are each 1, 2 or 3.': 'the schema of the call refuses it first',
  'The charger type is 1 or 3.': 'the schema of the call refuses it first',
  'House usage is 1, 2, 3 or 4.': 'the schema of the call refuses it first',
  'Too many links were made from here. Please delete one that you do not need.':
    'promised-bounds.sweep.test.ts makes as many links as that takes',
  'This quote can no longer be read. Please make a new one.': 'stored-quote.test.ts stores such quotes',
};

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a bad request', () => {
  const quote = (asset: string, change: object) => async () => {
    const details = await addressParts(server, 'BS19AA');
    const asked = QUOTE_BODIES[asset as keyof typeof QUOTE_BODIES];
    return server.send(`POST /request/customer/esa/${asset}/quote`, {
      body: { details, ...asked, ...change },
    });
  };
  const post = (path: string, body: unknown) => () => server.send(`POST ${path}`, { body });
  const get = (path: string) => () => server.send(`GET ${path}`);
  const own = (path: string) => () => readOwn(server, brook, path);
  const plate = (to: Pick<TestServer, 'send'>, registrationNumber: string) => () =>
    to.send('POST /request/ev/regno', { body: { registrationNumber, ev: false } });
  const made = () => createQuote(server, 'ashp');
  const change = async (body: object, quoteId?: string) =>
    server.send('PUT /request/customer/esa/ashp/quote', {
      body: { referrerBranch: 'DR', quoteId: quoteId ?? (await made()), ...body },
    });
  const result = (also: string) => async () =>
    server.send(`GET /request/results/tou/esa/ashp/result?quoteId=${await made()}${also}`);
  const share = (...assets: readonly string[]) =>
    post('/request/shares', { quotes: assets.map((asset) => ({ asset, quoteId: 'x' })) });
  const track = (body: object) => post('/request/user/track-records', body);
  const record = {
    userRefId: 'x',
    referralBranch: 'DR',
    userTrackingId: 'x',
    switchId: null,
    propertyDetails: [],
  };
  const supply = { postcode: 'BS1 9AA', switchType: '', currentPayMethod: '', economy7Percentage: 0 };
  const at = (postcode: string) => ({ details: { ...crown.details, postcode } });
  const crown = { details: { id: 'x', text: 'x', postcode: 'JE2 3AB', elecdetails: [], gasdetails: [] } };

  const cases: readonly (readonly [string, () => ReturnType<TestServer['send']>, RegExp])[] = [
    ['an incomplete postcode', get('/request/address/recco?postcode=BS1'), /^postcode must be a whole UK/],
    ['no postcode', get('/request/address/recco'), /^postcode is missing\.$/],
    ['no body', post('/request/ev/regno', ''), /^The body must be JSON\.$/],
    ['an incomplete body', post('/request/ev/regno', '{"registration'), /^The body must be JSON\.$/],
    ['a list instead of an object', post('/request/ev/regno', []), /^(the body|registrationNumber) /],
    [
      'text instead of a boolean',
      post('/request/ev/regno', { registrationNumber: 'A', ev: 'yes' }),
      /^ev must be true or false/,
    ],
    [
      'no plate',
      post('/request/ev/regno', { registrationNumber: 'NOT-A-PLATE', ev: true }),
      /^registrationNumber /,
    ],
    ['a missing field', quote('ashp', { heatingFuel: undefined }), /^heatingFuel is missing\.$/],
    [
      'an unknown fuel',
      quote('ashp', { heatingFuel: 4 }),
      /^heatingFuel must be 1 or 2 or 3, and it is 4\.$/,
    ],
    ['an unknown property type', quote('ashp', { propertyTypeId: 9 }), /property type 9/],
    ['a flat with panels', quote('solar', { propertyTypeId: 8 }), /^We are unable to provide Solar quotes/],
    ['another referrer', quote('solar', { referrerBranch: 'XX' }), /^referrerBranch must be "DR"/],
    [
      'too many miles',
      quote('ev', { milesDrivenWeekDays: 4201 }),
      /^milesDrivenWeekDays must be at most 4200/,
    ],
    ['half a mile', quote('ev', { milesDrivenWeekEnds: 0.5 }), /^milesDrivenWeekEnds must be a whole number/],
    ['an unknown vehicle', quote('ev', { current: { makeId: 1, modelId: 1 } }), /^current must be a vehicle/],
    [
      'two petrol cars',
      quote('ev', { compare: QUOTE_BODIES.ev.current }),
      /^compare must be a battery electric vehicle/,
    ],
    ['two electric cars', quote('ev', { current: LEAF }), /^current must be a petrol or diesel vehicle/],
    [
      'a petrol car alone',
      quote('ev', { compare: undefined }),
      /^current must be a battery electric vehicle/,
    ],
    ['a home in Jersey', quote('ashp', crown), /Jersey/],
    [
      'a tracking record of another branch',
      post('/request/user/track-records', [{ referralBranch: 'X' }]),
      /^0\.userRefId is missing/,
    ],
    [
      'text with a line break and a right-to-left override',
      post('/request/ev/regno', { registrationNumber: 'A', ev: 'yes\r\nno\u202e' }),
      /^ev must be true or false, and it is "yes no "\.$/,
    ],
    [
      'thousands of nested lists in an address',
      async () => {
        const details = { ...(await addressParts(server, 'BS19AA')), more: 0 };
        const body = JSON.stringify({ details, ...QUOTE_BODIES.ashp }).replace(
          '"more":0',
          `"more":${nested(4000)}`,
        );
        return server.send('POST /request/customer/esa/ashp/quote', { body });
      },
      /^The body may be nested 50 levels deep at most\.$/,
    ],
    ['a part of a postcode in a quote', quote('ashp', at('BS1')), /^details\.postcode must be a whole UK/],
    ['a postcode of no place', quote('ashp', at('ZZ1 1ZZ')), /^We know no place with the postcode ZZ1 1ZZ/],
    [
      'a part of a postcode for suppliers',
      post('/request/suppliers', { ...supply, postcode: 'BS1' }),
      /^postcode must be/,
    ],
    [
      'an unknown supplier',
      post('/request/tariffs', { ...supply, supplierId: 999 }),
      /^supplierId must be one of/,
    ],
    [
      'another address for a quote',
      async () => change({ details: await addressParts(server, 'BS19AA') }),
      /^details cannot be changed/,
    ],
    [
      'a tariff that the quote does not compare',
      async () => post('/request/results/tou/ashp/update', { quoteId: await made(), tariffId: 999 })(),
      /^tariffId must be one of/,
    ],
    ['two quotes of one kind', result('&also=ashp:x'), /^also must have one quote of each kind/],
    ['a quote of no kind beside', result('&also=boat:x'), /^also must be a list like/],
    ['a link to two quotes of one kind', share('ashp', 'ashp'), /^quotes must have one quote of each kind/],
    ['a link to a quote of no kind', share('boat'), /^quotes must be of /],
    ['too many tracking records', track(Array(51).fill(record)), /^The body may hold 50 records/],
    ['a long tracking record', track([{ ...record, userRefId: 'x'.repeat(2001) }]), /^Record 0 of the body/],
    ['an unknown separator', own('/partner/enquiries.csv?separator=x'), /^separator must be a comma/],
    ['an unknown period', own('/partner/funnel?days=8'), /^days must be 7 or 30 or 90/],
    ['an unknown journey', own('/partner/funnel?journey=boat'), /^There is no such journey/],
    [
      'a vehicle whose use is not known',
      async () => readResult(lacking, 'ev', await createQuote(lacking, 'ev')),
      /^We do not know of the Nissan Leaf how far/,
    ],
    ['an unknown list', post('/request/switch/pro/detail/pets', {}), /^list must be /],
  ];
  for (const [what, ask, sentence] of cases) {
    it(`gets a 400 with one sentence that names the field: ${what}`, async () => {
      const { status, json } = await ask();
      assert.equal(status, 400);
      assert.match(json.message, sentence);
      assert.match(json.message, /^[^\n]{1,200}$/, 'one line');
    });
  }

  const others: readonly (readonly [number, string, () => Promise<Answer>, RegExp])[] = [
    [
      401,
      'a bad token',
      () => server.send('GET /request/ev/make', { token: 'x' }),
      /^We could not authorise/,
    ],
    [401, 'no key', () => server.send('GET /partner/enquiries', { token: null }), /^This page needs the id/],
    [
      403,
      'an enquiry from an unknown page',
      post('/request/enquiries', enquiry()),
      /^This page cannot accept/,
    ],
    [
      403,
      'a link where none is made',
      () => lacking.send('POST /request/shares', { body: { quotes: [{ asset: 'ev', quoteId: 'x' }] } }),
      /^Links to results cannot be made here/,
    ],
    [404, 'an unknown quote', () => change({}, 'x'), /^There is no such quote\.$/],
    [
      404,
      'the meters of an unknown address',
      post('/request/address/recco/details', { ...crown.details, id: 'x' }),
      /^There is no such address\.$/,
    ],
    [
      404,
      'an unknown enquiry',
      () => server.send('DELETE /request/enquiries/x', { headers: { origin: 'https://brook.example' } }),
      /^There is no such enquiry\.$/,
    ],
    [404, 'an unknown link', get('/request/shares/x'), /^There is nothing under this link\.$/],
    [404, 'a plate of no vehicle', plate(server, 'ZZ99ZZZ'), /^No vehicle has the number plate ZZ99ZZZ\.$/],
    [404, 'a plate outside the lists', plate(lacking, 'FO18RDX'), /^FO18RDX is a car of 1960\.$/],
    [409, 'a plate of a lorry', plate(server, 'HG71VTR'), /^HG71VTR is a lorry\.$/],
    [409, 'a plate of an electric car', plate(server, 'EV21LEF'), /^EV21LEF is electric\.$/],
    [
      413,
      'a large body',
      post('/request/ev/regno', 'x'.repeat(10_001)),
      /^A request may hold 10 kB at most\.$/,
    ],
    [
      429,
      'many requests',
      async () => {
        await limited.send('GET /request/ev/make', { token: 'x' });
        return limited.send('GET /request/ev/make', { token: 'x' });
      },
      /^Too many requests\./,
    ],
  ];
  for (const [expected, what, ask, sentence] of others) {
    it(`gets a ${expected} with one sentence: ${what}`, async () => {
      const { status, json } = await ask();
      assert.deepEqual([status, sentence.test(json.message)], [expected, true], json.message);
    });
  }

  it('for an unknown asset gets an error that names the path', async () => {
    const { status, json } = await server.send('POST /request/customer/esa/boat/quote', { body: {} });
    assert.deepEqual([status, json.message.startsWith('quoteType must be ')], [400, true]);
  });

  it('gets a 404 for an unknown path, and a 405 for another method', async () => {
    assert.equal(
      (await server.send('GET /request/nothing')).json.message,
      'There is nothing at /request/nothing.',
    );
    assert.equal((await server.send('GET /request/ev/make/999/model')).status, 404);
    assert.equal((await server.send('GET /request/ev/model/999/enginesize')).status, 404);
    assert.equal((await server.send('GET /request/ev/make/1/model/999')).status, 404);
    const wrong = await server.send('PUT /request/customer/property', { body: {} });
    assert.deepEqual([wrong.status, wrong.headers.get('allow')], [405, 'GET']);
  });

  // Runs last: it reads the answers to all requests above.
  it('is sent for each refusal that the source declares', () => {
    const sentences = seen.map(({ status, json }) => sentenceOf(status, String(json?.message)));
    const missing = declaredRefusals.filter(({ sentence }) => !sentences.includes(sentence));
    assert.deepEqual(
      missing.filter(({ sentence }) => !(sentence in NOT_SENT)),
      [],
      'a line in demo/server/test/bad-requests.test.ts',
    );
    assert.deepEqual(
      Object.keys(NOT_SENT).filter((not) => !missing.some(({ sentence }) => sentence === not)),
      [],
      'sent above or no longer declared',
    );
  });
});
