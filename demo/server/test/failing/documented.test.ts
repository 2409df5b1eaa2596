// LIVE-05: every way to fail that a service documents, and what a visitor then gets. The same for all that a network may
// do, and for every field that is of another type, is in table.test.ts.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createWorld, type World } from './in-process.ts';
import { SERVICES, strike } from './strike.ts';
import { ANY, DOCUMENTED } from './ways.ts';

describe('a service that fails as it documents', () => {
  let world: World;
  before(async () => {
    world = await createWorld();
  });
  after(() => world.close());
  for (const service of SERVICES)
    for (const way of DOCUMENTED[service])
      it(`LIVE-05 LIVE-06: ${service} ${way.how}`, () => strike(world, service, way));
  for (const service of SERVICES)
    it(`LIVE-05 LIVE-06: ${service} that ${ANY[0]!.how} does not delay an answer for longer than agreed`, () =>
      strike(world, service, ANY[0]!));
  it('is reported to the operator', () => {
    assert.ok(world.lines.some((line) => /refused the key/.test(line)));
  });
});
