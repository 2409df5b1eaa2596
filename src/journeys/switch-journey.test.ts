import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { NO_ANSWERS } from '../domain/answers.ts';
import type { Journey } from '../domain/flags.ts';
import { createJourneyStore } from '../state/journey-store.ts';
import type { Widget } from '../state/widget.ts';
import { switchJourney } from './switch-journey.ts';

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
