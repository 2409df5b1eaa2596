import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { type Answers, NO_ANSWERS } from '../domain/answers.ts';
import { type Flags, settleFlags } from '../domain/journey.ts';
import { progress, walkPlan } from '../wizard/walk.ts';

const { plan } = product;

const flags = (...on: (keyof Flags)[]): Flags => ({
  ashp: on.includes('ashp'),
  solar: on.includes('solar'),
  evCompare: on.includes('evCompare'),
  evOnly: on.includes('evOnly'),
});

const stepsFor = (chosen: Flags) => walkPlan(plan, chosen, NO_ANSWERS).steps.map(({ id }) => id);

describe('the plan', () => {
  const home = ['address', 'propertyId'];
  const table: readonly (readonly [Flags, readonly string[]])[] = [
    [flags('ashp'), [...home, 'heatingInsulation']],
    [flags('solar'), [...home, 'propertyUsage']],
    [flags('ashp', 'solar'), [...home, 'propertyUsage', 'heatingInsulation']],
    [flags('evOnly'), ['address', 'electricVehicle', 'vehicleUsage']],
    [flags('evCompare'), ['address', 'iceVehicle', 'electricVehicle', 'vehicleUsage']],
    [
      flags('ashp', 'solar', 'evCompare'),
      [...home, 'propertyUsage', 'heatingInsulation', 'iceVehicle', 'electricVehicle', 'vehicleUsage'],
    ],
    [
      flags('ashp', 'evCompare'),
      [...home, 'heatingInsulation', 'iceVehicle', 'electricVehicle', 'vehicleUsage'],
    ],
    [flags('solar', 'evOnly'), [...home, 'propertyUsage', 'electricVehicle', 'vehicleUsage']],
  ];
  for (const [chosen, ids] of table) {
    const names = Object.entries(chosen).flatMap(([name, on]) => (on ? [name] : []));
    it(`WIZ-14: asks ${ids.length} steps for ${names.join(' and ')}`, () => {
      assert.deepEqual(stepsFor(chosen), ids, 'a new step is listed in the table of this test');
      assert.equal(progress(walkPlan(plan, chosen, NO_ANSWERS).steps, 'address').of, ids.length);
    });
  }

  it('asks for each answer in its step, with the answers that come with it', () => {
    const listed = plan.map(({ id, asks, typed = [], brings = [] }) => [
      id,
      ...asks,
      typed.join(),
      ...brings,
    ]);
    // A new step is listed here, and in the table above.
    assert.deepEqual(listed, [
      [
        'address',
        'postcode',
        'address',
        'gdprConsent',
        'postcode',
        'supplierId',
        'gasSupplierId',
        'electricitySupplierId',
        'sameSupplier',
        'compareFuel',
        'isEconomy7',
        'economy7Percentage',
        'currentPayMethod',
        'gasUsage',
        'electricityUsage',
        'solarPropertyId',
        'ashpPropertyId',
        'certificate',
        'yours',
      ],
      ['propertyId', 'propertyId', 'propertyTypeName', 'otherPropertyId', ''],
      ['propertyUsage', 'propertyUsage', ''],
      ['heatingInsulation', 'heatingFuel', 'insulation', ''],
      ['iceVehicle', 'iceVehicle', ''],
      ['electricVehicle', 'electricVehicle', ''],
      [
        'vehicleUsage',
        'vehicleUsage',
        'vehicleUsage.weekday,vehicleUsage.weekend',
        'electricVehicleChargeType',
      ],
    ]);
  });

  it('WIZ-12 WIZ-13 WIZ-15…19: every combination of flags asks what the positive rules of AMB-01 say, in tab order', () => {
    const booleans = [false, true];
    for (const ashp of booleans)
      for (const solar of booleans)
        for (const evCompare of booleans)
          for (const evOnly of booleans) {
            const chosen = settleFlags({ ashp, solar, evCompare, evOnly });
            const ev = evCompare || evOnly;
            const expected = [
              'address',
              ...(ashp || solar ? ['propertyId'] : []),
              ...(solar ? ['propertyUsage'] : []),
              ...(ashp ? ['heatingInsulation'] : []),
              ...(evCompare ? ['iceVehicle'] : []),
              ...(ev ? ['electricVehicle', 'vehicleUsage'] : []),
            ];
            assert.deepEqual(stepsFor(chosen), expected, JSON.stringify(chosen));
          }
  });

  it('owns each answer in one step only, and each step id once', () => {
    const owned = plan.flatMap(({ asks }) => asks as readonly string[]);
    assert.equal(new Set(owned).size, owned.length);
    assert.equal(new Set(plan.map(({ id }) => id)).size, plan.length);
  });

  it('stops the walk at the first step without acceptable answers', () => {
    const leftOver: Answers = { ...NO_ANSWERS, heatingFuel: 1, insulation: 2, propertyId: 2 };
    const walk = walkPlan(plan, flags('ashp'), leftOver);
    assert.deepEqual(
      walk.reached.map(({ id }) => id),
      ['address'],
    );
    assert.equal(walk.complete, false);
    assert.deepEqual(walk.relevant, {});
  });
});
