import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { addressParts, LEAF, QUOTE_BODIES } from './journey.ts';
import { runServer, type TestServer } from './running-server.ts';

const server = await runServer();
after(() => server.stop());

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
});
