// Knows that no order of answers, flags and steps leads the wizard astray.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { createQuoteBody } from '../../src/api/calls/quotes.ts';
import type { ChosenAddress } from '../../src/domain/address.ts';
import { type Answers, NO_ANSWERS } from '../../src/domain/answers.ts';
import { activeAssets, type Flags, settleFlags } from '../../src/domain/flags.ts';
import type { Meter } from '../../src/domain/meter.ts';
import { evQuote } from '../../src/journeys/ev/ev-quote.ts';
import { ashpQuote } from '../../src/journeys/heat-pump/ashp-quote.ts';
import { plan } from '../../src/journeys/plan.ts';
import { solarQuote } from '../../src/journeys/solar/solar-quote.ts';
import { accept } from '../../src/wizard/accept.ts';
import { entered } from '../../src/wizard/entered.ts';
import { progress } from '../../src/wizard/progress.ts';
import { route, stepAt } from '../../src/wizard/route.ts';
import './seed.ts';

const flags: fc.Arbitrary<Flags> = fc
  .record({ ashp: fc.boolean(), solar: fc.boolean(), evCompare: fc.boolean(), evOnly: fc.boolean() })
  .map(settleFlags);

const meter: fc.Arbitrary<Meter> = fc.record({
  isDomestic: fc.boolean(),
  isPrepayment: fc.boolean(),
  isSmartMeter: fc.boolean(),
  mugSupplierId: fc.option(fc.nat(20)),
});

const address: fc.Arbitrary<ChosenAddress> = fc
  .record({
    elecdetails: fc.array(meter, { maxLength: 2 }),
    gasdetails: fc.array(meter, { maxLength: 2 }),
    text: fc.string(),
  })
  .map(({ text, ...meters }) => ({
    text,
    parts: {
      id: 'a',
      text,
      line1: '',
      line2: '',
      town: '',
      county: '',
      postcode: 'BS1 9AA',
      mpanCores: [],
      xoserveAddressCodes: [],
      mpan: null,
      mprn: null,
      fuelType: null,
      ...meters,
    },
  }));

const vehicle = fc.record({
  registrationNumber: fc.constantFrom('', 'FO18RDX'),
  make: fc.constantFrom('', 'Ford'),
  makeId: fc.option(fc.nat(5)),
  model: fc.string({ maxLength: 3 }),
  modelId: fc.option(fc.nat(5)),
  engineSize: fc.option(fc.nat(2000)),
  batterySize: fc.option(fc.nat(100)),
  isEv: fc.boolean(),
  image: fc.constant(null),
  dontKnow: fc.boolean(),
});

const answers: fc.Arbitrary<Answers> = fc
  .record({
    postcode: fc.constantFrom('', 'BS19AA', 'nonsense'),
    address: fc.option(address),
    heatingFuel: fc.constantFrom(null, 1, 2, 3),
    insulation: fc.constantFrom(null, 1, 2, 3),
    propertyId: fc.option(fc.integer({ min: 0, max: 9 })),
    propertyUsage: fc.constantFrom(1, 2, 3, 4),
    compareFuel: fc.constantFrom(null, 'gas', 'electricity', 'gasElectricity'),
    iceVehicle: vehicle,
    electricVehicle: vehicle,
    vehicleUsage: fc.record({ weekday: fc.option(fc.integer()), weekend: fc.option(fc.integer()) }),
  })
  .map((some) => ({ ...NO_ANSWERS, ...some }) as Answers);

describe('the wizard, whatever is answered', () => {
  it('never skips a step whose answers are not acceptable, and never asks one that does not apply', () => {
    fc.assert(
      fc.property(flags, answers, (chosen, given) => {
        const walk = route(plan, chosen, given);
        const reached = walk.reached.map(({ id }) => id);
        assert.deepEqual(
          reached,
          walk.steps.slice(0, reached.length).map(({ id }) => id),
        );
        walk.reached.slice(0, walk.complete ? undefined : -1).forEach((step) => {
          assert.ok(accept(step, chosen, walk.relevant, given).ok, step.id);
        });
        for (const step of walk.steps) assert.ok(step.applies(chosen, {}));
      }),
    );
  });

  it('shows a step it has reached, whichever is asked for', () => {
    fc.assert(
      fc.property(
        flags,
        answers,
        fc.option(fc.constantFrom(...plan.map(({ id }) => id), 'nowhere')),
        (chosen, given, at) => {
          const walk = route(plan, chosen, given);
          const step = stepAt(walk, at);
          assert.ok(step && walk.reached.includes(step));
          const { position, of, share } = progress(walk.steps, step.id);
          assert.ok(position >= 1 && position <= of && share > 0 && share <= 1);
        },
      ),
    );
  });

  it('makes a request that its own API accepts, of relevant answers alone, once the walk is complete', () => {
    const bodies = { solar: solarQuote, ashp: ashpQuote, ev: evQuote };
    let complete = 0;
    fc.assert(
      fc.property(flags, answers, (chosen, given) => {
        const walk = route(plan, chosen, given);
        if (!walk.complete) return;
        complete += 1;
        for (const asset of activeAssets(chosen)) {
          const body = bodies[asset](walk.relevant as Answers, chosen);
          const parsed = safeParse(createQuoteBody[asset], body);
          assert.ok(parsed.success, JSON.stringify(parsed.issues?.[0]));
        }
      }),
      { numRuns: 20_000 },
    );
    assert.ok(complete > 0, 'no run completed: the property was never tried');
  });

  it('takes anything as typed text, and answers with values or problems', () => {
    fc.assert(
      fc.property(
        flags,
        answers,
        fc.constantFrom(...plan),
        fc.dictionary(fc.string(), fc.string()),
        fc.string(),
        (chosen, given, step, more, text) => {
          const typed = { ...more, ...Object.fromEntries((step.typed ?? []).map((path) => [path, text])) };
          const outcome = accept(step, chosen, {}, entered(step, chosen, given, typed));
          assert.ok(outcome.ok || outcome.problems.length > 0);
        },
      ),
    );
  });
});
