import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serve } from './live/fakes/fake-service.ts';
import { SECRETS } from './live/fakes/fakes.ts';
import { probe } from './probe.ts';

async function probed(env: Record<string, string>, isFake = false) {
  const lines: string[] = [];
  const isUsable = await probe(env, (line) => lines.push(line), isFake);
  return { isUsable, text: lines.join('\n') };
}

describe('npm run probe', () => {
  it('LIVE-08: prints one row per service with what was read from its answer', async () => {
    const { isUsable, text } = await probed({}, true);
    assert.ok(isUsable, text);
    assert.match(text, /^octopus +understood: region _L, 5 products \(\d+ ms\)$/m);
    assert.match(text, /^epc +understood: a certificate of 2025-04-04, 15405 kWh of heat, 11 of 11 facts/m);
    assert.match(text, /^mot +understood: VOLKSWAGEN GOLF MATCH TSI EVO, 5 tests/m);
    assert.match(text, /^pvgis +understood: 983 kWh a year from each kW/m);
    assert.match(text, /^postcodes +understood: 51\.449, -2\.597/m);
    for (const secret of SECRETS) assert.ok(!text.includes(secret));
  });

  it('LIVE-01: sends no request if no service is on', async () => {
    assert.deepEqual(await probed({}), {
      isUsable: true,
      text: 'No service is on: all data comes from the tables.',
    });
  });

  it('LIVE-08: fails if a service can’t be used, and names fields that differ from the documentation', async (t) => {
    const service = await serve(({ url }) =>
      url.pathname.startsWith('/industry')
        ? { body: { count: 1, surprise: 1, results: [{ group_id: '_C' }] } }
        : { body: { results: [{ code: 'VAR-22-11-01' }] } },
    );
    t.after(() => service.close());
    const env = { OCTOPUS: '1', OCTOPUS_URL: service.url, DVLA_KEY: 'secret-of-mine', DVLA_URL: service.url };
    const fine = await probed(env);
    assert.ok(fine.isUsable);
    assert.match(fine.text, /documented but missing: .*next/);
    assert.match(fine.text, /sent but not documented: surprise/);
    assert.match(fine.text, /^dvla +not asked: set PROBE_PLATE/m);
    service.instead(() => ({ status: 403, body: {} }));
    const broken = await probed({ ...env, PROBE_PLATE: 'ab19 cde' });
    assert.equal(broken.isUsable, false);
    assert.match(broken.text, /^dvla +CANNOT BE USED: it refused the key/m);
    assert.doesNotMatch(broken.text, /secret-of-mine|AB19CDE/);
  });
});
