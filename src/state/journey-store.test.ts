import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NO_ANSWERS } from '../domain/answers.ts';
import { flagsFor } from '../domain/flags.ts';
import type { RouteName } from '../domain/route.ts';
import { createJourneyStore } from './journey-store.ts';

const all = flagsFor('all');

function begun() {
  const store = createJourneyStore(flagsFor('heat-pump'));
  store.actions.answer({ postcode: 'BS19AA', propertyId: 2 });
  store.actions.goTo('propertyId');
  store.actions.setQuotes({ quoteIds: { ashp: 'q1' }, quoteFailures: {} });
  store.actions.setLookup('ashpPropertyTypes', { is: 'ready', list: [{ id: 1, name: 'House' }] });
  return store;
}

describe('arriving', () => {
  it('HOME-05 HOME-06 HOME-07 AMB-11: at home forgets quote, lookups and answers, and restores the default flags', () => {
    const store = begun();
    store.actions.arrive('home', 'quoteResults', all);
    const { answers, quoteIds, lookups, flags, at, cleared } = store.getState();
    assert.equal(answers, NO_ANSWERS);
    assert.deepEqual([quoteIds, lookups, at, cleared], [{}, {}, null, null]);
    assert.deepEqual(flags, all);
  });

  const keeps: readonly RouteName[] = ['home', 'solarBattery', 'electricVehicle', 'heatPump'];
  for (const from of keeps) {
    it(`WIZ-10: at the questions from ${from} keeps what was answered`, () => {
      const store = begun();
      store.actions.arrive('currentTariff', from, all);
      assert.equal(store.getState().answers.postcode, 'BS19AA');
    });
  }

  const clears: readonly RouteName[] = ['quoteResults', 'error'];
  for (const from of clears) {
    it(`WIZ-11 AMB-13: at the questions from ${from} clears the answers, keeps the flags, and can put them back`, () => {
      const store = begun();
      store.actions.arrive('currentTariff', from, all);
      assert.equal(store.getState().answers, NO_ANSWERS);
      assert.deepEqual(store.getState().quoteIds, {});
      assert.deepEqual(store.getState().flags, flagsFor('heat-pump'));
      store.actions.putBack();
      assert.equal(store.getState().answers.propertyId, 2);
      assert.equal(store.getState().at, 'propertyId');
      assert.equal(store.getState().cleared, null);
    });
  }

  it('AMB-13: back from the results and forward again finds them, unless something was entered between', () => {
    for (const entered of [false, true]) {
      const store = begun();
      store.actions.arrive('currentTariff', 'quoteResults', all);
      if (entered) store.actions.answer({ postcode: 'M11AE' });
      store.actions.arrive('quoteResults', 'currentTariff', all);
      const { quoteIds, answers } = store.getState();
      assert.deepEqual(quoteIds, entered ? {} : { ashp: 'q1' });
      assert.equal(answers.postcode, entered ? 'M11AE' : 'BS19AA');
    }
  });

  it('AMB-13: answers put back bring no quote, for they may be changed', () => {
    const store = begun();
    store.actions.arrive('currentTariff', 'quoteResults', all);
    store.actions.putBack();
    store.actions.arrive('quoteResults', 'currentTariff', all);
    assert.deepEqual(store.getState().quoteIds, {});
  });

  it('AMB-13: home discards what could have been put back', () => {
    const store = begun();
    store.actions.arrive('currentTariff', 'error', all);
    store.actions.arrive('home', 'currentTariff', all);
    assert.equal(store.getState().cleared, null);
  });

  it('LAND-04: at a landing page changes nothing', () => {
    const store = begun();
    const before = store.getState();
    store.actions.arrive('heatPump', 'currentTariff', all);
    assert.equal(store.getState(), before);
  });
});

describe('the flags', () => {
  it('FLAG-02: default to comparing, heat pump and solar', () => {
    assert.deepEqual(all, { ashp: true, solar: true, evCompare: true, evOnly: false });
  });

  it('FLAG-04 AMB-01: with both EV flags on, comparing wins', () => {
    const store = createJourneyStore({ ashp: false, solar: false, evCompare: true, evOnly: true });
    assert.equal(store.getState().flags.evOnly, false);
    store.actions.choose({ ashp: false, solar: false, evCompare: true, evOnly: true });
    assert.equal(store.getState().flags.evOnly, false);
  });

  it('AMB-02: solar alone can be dropped, and the rest goes on', () => {
    const store = createJourneyStore(all);
    store.actions.withoutSolar();
    assert.deepEqual(store.getState().flags, { ...all, solar: false });
  });
});
