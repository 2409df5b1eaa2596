// LIVE-05: the responses to a visitor for every failure that a service documents. Network failures and fields of the
// wrong type are in table.sweep.test.ts.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createWorld, type World } from './in-process.ts';
import { SERVICES, strike } from './strike.ts';
import { ANY, DOCUMENTED } from './ways.ts';

describe('a documented failure of a service', () => {
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
  it('is logged for the operator', () => {
    assert.ok(world.lines.some((line) => /refused the key/.test(line)));
  });
});
