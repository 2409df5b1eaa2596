// Checks how a journey goes on when solar is taken out of it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { NO_ANSWERS } from '../domain/answers.ts';
import type { Flags } from '../domain/flags.ts';
import { createJourneyStore } from '../state/journey-store.ts';
import type { Widget } from '../state/widget.ts';
import { continueWithout } from './continue-without.ts';

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
