import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { NO_ANSWERS } from '../domain/answers.ts';
import type { RouteName } from '../domain/route.ts';
import { createJourneyStore } from './journey-store.ts';

const { flagsFor } = product;

const all = flagsFor('all');

function begun() {
  const store = createJourneyStore(flagsFor('heat-pump'));
  store.actions.answer({ postcode: 'BS19AA', propertyId: 2 });
  store.actions.goTo('propertyId');
  store.actions.setQuotes({ quoteIds: { ashp: 'q1' }, quoteFailures: {} });
  store.actions.setLookup('ashpPropertyTypes', { status: 'success', value: [{ id: 1, name: 'House' }] });
  return store;
}

describe('the record of a journey', () => {
  it('BEY-13: a draft of each step, until it is another', () => {
    const store = begun();
    store.actions.keepDraft('address', { postcode: 'BS' });
    store.actions.keepDraft('vehicleUsage', { weekday: '1' });
    store.actions.keepDraft('address', { postcode: 'BS1' });
    assert.deepEqual(store.getState().drafts, {
      address: { postcode: 'BS1' },
      vehicleUsage: { weekday: '1' },
    });
  });

  it('AMB-07: records the quotes that are created, one by one, until new ones are requested', () => {
    const store = begun();
    store.actions.addCreated('solar');
    store.actions.addCreated('ashp');
    assert.deepEqual(store.getState().created, ['solar', 'ashp']);
    store.actions.setQuoting(null);
    assert.deepEqual(store.getState().created, []);
  });

  it('HON-14, KEEP-03: what is tried out and the link, until there are other quotes', () => {
    const store = begun();
    const share = { token: 't', removal: 'r', expires: '2026-12-22', qr: null };
    store.actions.tryOut('Prices 10% higher');
    store.actions.setShare(share);
    assert.deepEqual([store.getState().whatIf, store.getState().share], ['Prices 10% higher', share]);
    store.actions.setQuotes({ quoteIds: { ashp: 'q2' }, quoteFailures: {} });
    assert.deepEqual([store.getState().whatIf, store.getState().share], [null, null]);
  });

  it('KEEP-04: how many journeys of this visit have begun, one that is returned to among them', () => {
    const store = begun();
    store.actions.arrive('home', 'quoteResults', all);
    const before = store.getState().journeyNumber;
    store.actions.returnToQuote();
    assert.equal(store.getState().journeyNumber, before + 1);
  });
});

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

  it('AMB-13: restored answers have no quote, since they may be changed', () => {
    const store = begun();
    store.actions.arrive('currentTariff', 'quoteResults', all);
    store.actions.putBack();
    store.actions.arrive('quoteResults', 'currentTariff', all);
    assert.deepEqual(store.getState().quoteIds, {});
  });

  it('AMB-13: answers can still be restored after a visit to the questions without an entry', () => {
    const store = begun();
    store.actions.arrive('currentTariff', 'error', all);
    store.actions.arrive('currentTariff', 'error', all);
    store.actions.putBack();
    assert.equal(store.getState().answers.propertyId, 2);
  });

  it('AMB-13: home discards answers that could have been restored', () => {
    const store = begun();
    store.actions.arrive('currentTariff', 'error', all);
    store.actions.arrive('home', 'currentTariff', all);
    assert.equal(store.getState().cleared, null);
  });

  it('SEEN-07: a quote that was left can be returned to, from home and from new questions, until another is made', () => {
    for (const [at, from] of [
      ['home', 'quoteResults'],
      ['currentTariff', 'quoteResults'],
    ] as const) {
      const store = begun();
      store.actions.arrive(at, from, all);
      store.actions.answer({ postcode: 'M11AE' });
      store.actions.arrive('home', at, all);
      store.actions.returnToQuote();
      const { quoteIds, answers, flags, left } = store.getState();
      assert.deepEqual([quoteIds, answers.postcode, left], [{ ashp: 'q1' }, 'BS19AA', null]);
      assert.deepEqual(flags, flagsFor('heat-pump'));
      store.actions.arrive('home', 'quoteResults', all);
      store.actions.setQuotes({ quoteIds: { ev: 'q2' }, quoteFailures: {} });
      assert.equal(store.getState().left, null);
    }
  });

  it('SEEN-07: Back from home finds it, and a reset forgets it', () => {
    const store = begun();
    store.actions.arrive('home', 'quoteResults', all);
    store.actions.arrive('quoteResults', 'home', all);
    assert.deepEqual(store.getState().quoteIds, { ashp: 'q1' });
    store.actions.forget();
    store.actions.arrive('home', 'quoteResults', all);
    assert.equal(store.getState().left, null);
  });

  it('LAND-04: at a landing page changes nothing', () => {
    const store = begun();
    const before = store.getState();
    store.actions.arrive('heatPump', 'currentTariff', all);
    assert.equal(store.getState(), before);
  });
});

describe('the changes that the store receives', () => {
  it('STATE-05: is kept, each in its place, and nothing else changes', () => {
    const store = begun();
    const { actions } = store;
    const quoting = { assets: ['ashp'] } as const;
    const changes: readonly (readonly [() => void, object])[] = [
      [() => actions.setQuoting(quoting), { quoting }],
      [() => actions.show('ashp'), { shown: 'ashp' }],
      [() => actions.setFatal({ status: 500, message: 'Down' }), { fatal: { status: 500, message: 'Down' } }],
      [() => actions.restore({ at: 'address', shown: null }), { at: 'address', shown: null }],
      [() => actions.goTo(null), { at: null }],
      [() => actions.setCombined({ savings: 7 } as never), { combined: { savings: 7 } }],
      [() => actions.setCombined(null), { combined: null }],
    ];
    for (const [tell, change] of changes) {
      const before = store.getState();
      tell();
      assert.deepEqual(store.getState(), { ...before, ...change });
    }
  });

  it('LOOK-02: keeps several lists', () => {
    const store = begun();
    const other = { status: 'success', value: [] } as const;
    store.actions.setLookup('esaPropertyTypes', other);
    assert.deepEqual(store.getState().lookups, {
      ashpPropertyTypes: { status: 'success', value: [{ id: 1, name: 'House' }] },
      esaPropertyTypes: other,
    });
  });

  it('BEY-13: new quotes take the place of the results before them', () => {
    const store = begun();
    store.actions.setResult('ashp', { status: 'pending', before: null });
    store.actions.show('ashp');
    store.actions.setQuotes({ quoteIds: { solar: 'q2' }, quoteFailures: { ashp: 'No' } });
    const { quoteIds, quoteFailures, results, shown } = store.getState();
    assert.deepEqual([quoteIds, quoteFailures, results, shown], [{ solar: 'q2' }, { ashp: 'No' }, {}, null]);
  });

  it('counts the journeys: at home, when the answers are cleared, and when they are put back', () => {
    const store = begun();
    const counts = [
      () => store.actions.arrive('home', 'currentTariff', all),
      () => store.actions.answer({ postcode: 'BS19AA' }),
      () => store.actions.arrive('currentTariff', 'error', all),
      () => store.actions.putBack(),
      () => store.actions.putBack(),
    ].map((act) => {
      act();
      return store.getState().journeyNumber;
    });
    assert.deepEqual(counts, [1, 1, 2, 3, 3]);
  });

  it('WIZ-11: a step forward within the questions is no arrival', () => {
    const store = begun();
    store.actions.arrive('currentTariff', 'currentTariff', all);
    assert.equal(store.getState().answers.propertyId, 2);
  });

  it('AMB-13: results that are there are not brought back from what was cleared', () => {
    const store = begun();
    store.actions.arrive('currentTariff', 'quoteResults', all);
    store.actions.setQuotes({ quoteIds: { ashp: 'q9' }, quoteFailures: {} });
    store.actions.arrive('quoteResults', 'currentTariff', all);
    assert.deepEqual(store.getState().quoteIds, { ashp: 'q9' });
    assert.equal(store.getState().journeyNumber, 1);
  });

  it('AMB-13: results brought back begin a journey of their own', () => {
    const store = begun();
    store.actions.arrive('currentTariff', 'quoteResults', all);
    store.actions.arrive('quoteResults', 'currentTariff', all);
    assert.equal(store.getState().journeyNumber, 2);
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

  it('FLAG-01: are those of the journey chosen, from its first step on', () => {
    const store = begun();
    store.actions.choose(flagsFor('solar'));
    assert.deepEqual([store.getState().flags, store.getState().at], [flagsFor('solar'), null]);
    assert.equal(store.getState().answers.postcode, 'BS19AA');
  });

  it('AMB-02: solar alone can be dropped, and the rest goes on', () => {
    const store = createJourneyStore(all);
    store.actions.without('solar');
    assert.deepEqual(store.getState().flags, { ...all, solar: false });
  });

  it('AMB-07: one quote made again has an id or a failure, and leaves the others', () => {
    const store = createJourneyStore(flagsFor('all'));
    const { setQuotes, setQuote } = store.actions;
    setQuotes({ quoteIds: { ev: 'e' }, quoteFailures: { solar: 'No roof.' } });
    const quotes = () => [store.getState().quoteIds, store.getState().quoteFailures];
    setQuote('solar', { text: 'Still none.' });
    assert.deepEqual(quotes(), [{ ev: 'e' }, { solar: 'Still none.' }]);
    setQuote('solar', { id: 's' });
    assert.deepEqual(quotes(), [{ ev: 'e', solar: 's' }, {}]);
    setQuote('ev', { text: 'Gone.' });
    assert.deepEqual(quotes(), [{ solar: 's' }, { ev: 'Gone.' }]);
  });
});
