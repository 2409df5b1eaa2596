import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { StartProblem } from '../start-problem.ts';
import { below, readLiveSettings } from './settings.ts';

const MOT = { MOT_CLIENT_ID: 'id', MOT_CLIENT_SECRET: 'secret', MOT_KEY: 'key', MOT_TENANT: 'a455-b8' };

describe('the settings of live services', () => {
  it('LIVE-01: no service is on by default', () => {
    assert.equal(readLiveSettings({ PORT: '1', EPC_TOKEN: '', OCTOPUS: '0' }), null);
  });

  it('LIVE-02: each service is switched on by its own variables, at its usual URL or another', () => {
    const settings = readLiveSettings({
      ...MOT,
      OS_PLACES_KEY: 'os',
      EPC_TOKEN: 'epc',
      OCTOPUS: '1',
      OCTOPUS_URL: 'http://127.0.0.1:9/v1',
    });
    assert.equal(settings?.octopus?.url.href, 'http://127.0.0.1:9/v1');
    assert.equal(settings?.epc?.key, 'epc');
    assert.equal(settings?.mot?.tokenUrl.pathname, '/a455-b8/oauth2/v2.0/token');
    assert.equal(settings?.dvla, null);
  });

  const wrong: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{ OCTOPUS: 'yes' }, /^OCTOPUS must be 1 or 0, and it is "yes"\.$/],
    [
      { MOT_KEY: 'hidden' },
      /^The MOT history needs MOT_CLIENT_ID and MOT_CLIENT_SECRET and MOT_TENANT too\.$/,
    ],
    [{ ...MOT, MOT_TENANT: 'a/../b' }, /^MOT_TENANT must be/],
    [
      { OS_PLACES_KEY: 'hidden', IDEAL_POSTCODES_KEY: 'hidden' },
      /addresses can only come from one of them\.$/,
    ],
    [{ EPC_TOKEN: 'hidden' }, /^EPC_TOKEN needs OS_PLACES_KEY or IDEAL_POSTCODES_KEY/],
    [{ PVGIS: '1' }, /^PVGIS needs POSTCODES=1 too/],
    [{ POSTCODES: '1' }, /^POSTCODES is set without PVGIS/],
    [{ PVGIS_URL: 'https://pvgis.example' }, /^PVGIS_URL is set without PVGIS,/],
    [{ DVLA_KEY: 'hidden key' }, /^DVLA_KEY must be a key without spaces/],
    [{ DVLA_URL: 'https://dvla.example' }, /^DVLA_URL is set without DVLA_KEY/],
    [
      { DVLA_KEY: 'hidden', DVLA_URL: 'http://dvla.example' },
      /^DVLA_URL must be a URL that begins with https/,
    ],
    [{ DVLA_KEY: 'hidden', DVLA_URL: 'https://a:b@dvla.example' }, /^DVLA_URL must be a URL/],
    [{ DVLA_KEY: 'hidden', DVLA_URL: 'no address' }, /^DVLA_URL must be a URL/],
  ];
  for (const [env, sentence] of wrong)
    it(`LIVE-02: an invalid ${Object.keys(env)} stops the start with a sentence that contains no key`, () => {
      assert.throws(
        () => readLiveSettings(env),
        (error: Error) =>
          error instanceof StartProblem && sentence.test(error.message) && !/hidden/.test(error.message),
      );
    });

  it('a value in a URL’s path cannot leave its segment', () => {
    const url = below(new URL('http://a.example/v1/'), `registration/${encodeURIComponent('../x?y')}`, {
      q: 'a&b',
    });
    assert.equal(url.href, 'http://a.example/v1/registration/..%2Fx%3Fy?q=a%26b');
  });
});
