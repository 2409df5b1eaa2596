// Checks how a journey goes on when solar is taken out of it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../../../tools/generate/product-in-node.ts';
import { NO_ANSWERS } from '../../../domain/answers.ts';
import type { Flags, Journey } from '../../../domain/journey.ts';
import { createJourneyStore } from '../../../state/journey-store.ts';
import type { Widget } from '../../../state/widget.tsx';
import { continueWithout, switchJourney } from './change-journey.ts';

const SOLAR: Flags = { solar: true, ashp: false, evCompare: false, evOnly: false };

/** A flat of the solar list that is number 17 of the heat pump's. */
function afterwards(flags: Flags, otherPropertyId: number | null = 17) {
  const store = createJourneyStore(flags);
  store.actions.restore({
    answers: { ...NO_ANSWERS, propertyId: 7, propertyTypeName: 'Flat', otherPropertyId },
  });
  const went: string[] = [];
  continueWithout(product.homes(SOLAR)[0]!.assets, {
    store,
    product,
    navigation: { goToStep: (step: string) => went.push(step) } as unknown as Widget['navigation'],
  });
  return { went, state: store.getState() };
}

describe('continuing without solar', () => {
  it('AMB-02: keeps the heat pump, for the same home under its own number, and asks about heating', () => {
    const { went, state } = afterwards({ ...SOLAR, ashp: true });
    assert.deepEqual(went, ['heatingInsulation']);
    assert.equal(state.flags.solar, false);
    assert.equal(state.flags.ashp, true);
    assert.equal(state.answers.propertyId, 17);
    assert.equal(state.answers.propertyTypeName, 'Flat');
  });

  it('AMB-02: continues with the car if only that is left', () => {
    assert.deepEqual(afterwards({ ...SOLAR, evCompare: true }).went, ['iceVehicle']);
    assert.deepEqual(afterwards({ ...SOLAR, evOnly: true }).went, ['electricVehicle']);
    assert.deepEqual(afterwards({ ...SOLAR, evOnly: true }, null).went, ['electricVehicle']);
  });

  it('AMB-02: asks again if the heat pump’s list has no such home', () => {
    const { went, state } = afterwards({ ...SOLAR, ashp: true }, null);
    assert.deepEqual([state.answers.propertyId, state.answers.propertyTypeName], [null, '']);
    assert.deepEqual(went, ['propertyId']);
  });
});

const { flagsFor } = product;

/** A flat with its electricity meter, on a solar journey. */
function flat() {
  const store = createJourneyStore(flagsFor('solar'));
  const meter = {
    mpan: '2200000124085',
    isDomestic: true,
    isPrepayment: false,
    isSmartMeter: true,
    mugSupplierId: 2,
  };
  const parts = { id: '1', text: 'Flat 1', elecdetails: [meter], gasdetails: [] };
  store.actions.restore({
    answers: {
      ...NO_ANSWERS,
      postcode: 'BS19AD',
      address: { text: 'Flat 1', parts: { ...parts } as never },
      propertyId: 7,
      propertyTypeName: 'Flat',
    },
  });
  return store;
}

function goesTo(journey: Journey) {
  const store = flat();
  const went: string[] = [];
  const navigation = { goToStep: (step: string) => went.push(step) } as unknown as Widget['navigation'];
  switchJourney({ store, navigation, product }, journey);
  return { went, state: store.getState() };
}

describe('switching to another journey', () => {
  it('BEY-07: keeps the address and the home, and asks the first unanswered question', () => {
    const { went, state } = goesTo('heat-pump');
    assert.deepEqual(went, ['heatingInsulation']);
    assert.deepEqual(state.flags, flagsFor('heat-pump'));
    assert.equal(state.answers.postcode, 'BS19AD');
  });

  it('BEY-07: leaves out what the new journey does not ask', () => {
    assert.deepEqual(goesTo('ev-compare').went, ['iceVehicle']);
    assert.deepEqual(goesTo('ev-only').went, ['electricVehicle']);
  });
});
