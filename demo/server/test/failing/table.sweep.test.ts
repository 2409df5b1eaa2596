// LIVE-05: network failures of each service and each of its paths.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { toCertificate } from '../../live/certificate.ts';
import { sample } from '../../live/fakes/certificates.ts';
import type { Fake } from '../../live/fakes/fake-service.ts';
import { createFakes } from '../../live/fakes/fakes.ts';
import { QUESTION } from '../../live/memory.ts';
import type { ServiceName } from '../../live/services.ts';
import { changedAt, HOSTILE, pathsOf } from './hostile.ts';
import { createWorld, type World } from './in-process.ts';
import { PATHS, QUESTIONS, reached, SERVICES, strike } from './strike.ts';
import { ANY } from './ways.ts';

describe('an unexpected response of a service', () => {
  let world: World;
  before(async () => {
    world = await createWorld();
  });
  after(() => world.close());
  for (const service of SERVICES)
    for (const at of PATHS[service])
      for (const way of ANY)
        it(`LIVE-05 LIVE-06: ${service}${at.source} ${way.how}`, () =>
          // Without the region of a home, the rates are those of its postcode area.
          strike(world, service, { ...way, at, ...(at.source === 'points' && { means: 'part' }) }));

  /** Replaces each field of a service in turn. The visitor must get a valid response in time. */
  const changes = async (service: ServiceName, at: RegExp) => {
    const own = createFakes().fakes[service];
    let paths: readonly (readonly string[])[] = [];
    const changed =
      (path: readonly string[], value: unknown): Fake =>
      (asked) => {
        const answer = own(asked);
        if (!at.test(asked.url.pathname) || typeof answer?.body !== 'object') return answer;
        paths = pathsOf(answer.body);
        return { ...answer, body: changedAt(answer.body, path, value) };
      };
    await reached(world, service, changed(['none'], 1));
    assert.ok(paths.length > 0, 'no request was sent');
    // A quote takes ten times as long as a request, so each field gets only a third of the values, in rotation.
    const every = QUESTIONS[service] ? 1 : 3;
    for (const [nth, path] of paths.entries())
      for (const value of [undefined, ...HOSTILE].filter((_, at) => (at + nth) % every === 0)) {
        const answers = await reached(world, service, changed(path, value));
        for (const { status, text, waited } of answers) {
          const where = `${path.join('.')} as ${JSON.stringify(value)?.slice(0, 60)}: ${text.slice(0, 200)}`;
          assert.ok([200, 404, 409, 503].includes(status), `${status} for ${where}`);
          assert.ok(waited <= QUESTION, `${waited} ms for ${where}`);
        }
      }
    world.demandSecret();
  };
  // A certificate has hundreds of fields, which are tested below without a server. A CSV file has no fields.
  for (const service of SERVICES)
    for (const at of PATHS[service])
      if (!['certificate', 'csv'].includes(at.source))
        it(`LIVE-05 LIVE-06: each field of ${service}${at.source}, of every type`, () =>
          changes(service, at));

  for (const schema of ['RdSAP-Schema-21.0.1-epc', 'RdSAP-Schema-17.1-epc', 'SAP-Schema-17.1-epc'])
    it(`LIVE-05: each field of a certificate (${schema}), of every type`, () => {
      const body = sample(schema);
      for (const path of pathsOf(body))
        for (const value of [undefined, ...HOSTILE]) {
          const { date, heat, ...facts } = toCertificate(
            changedAt(body, path, value) as Record<string, unknown>,
            '2025-04-04',
          );
          const where = `${path.join('.')} as ${JSON.stringify(value)?.slice(0, 60)}`;
          assert.match(date, /^\d{4}-\d\d-\d\d$/, where);
          for (const figure of Object.values(heat ?? {})) assert.ok(figure > 0 && figure < 1e6, where);
          for (const [name, fact] of Object.entries(facts))
            assert.ok(
              fact === null ||
                typeof fact === 'boolean' ||
                (Number.isInteger(fact) && fact! > 0 && fact! < 1000),
              `${name} is ${fact} where ${where}`,
            );
        }
    });
});
