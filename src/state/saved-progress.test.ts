import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import type { Route } from '../domain/route.ts';
import { createJourneyStore } from './journey-store.ts';
import {
  keepProgress,
  noStorage,
  type ProgressStorage,
  readProgress,
  sessionEntry,
} from './saved-progress.ts';

const { flagsFor } = product;

function memory(text: string | null = null): ProgressStorage & { text: () => string | null } {
  let held = text;
  return {
    read: () => held,
    write: (value) => {
      held = value;
    },
    clear: () => {
      held = null;
    },
    text: () => held,
  };
}

function at(route: Route) {
  const listeners = new Set<() => void>();
  let now = route;
  return {
    current: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go: (next: Route) => {
      now = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Changes of one moment are saved together, at its end. */
const momentEnds = () => Promise.resolve();

describe('saved progress', () => {
  it('is restored: answers, typed text, step, flags, quotes and route', async () => {
    const storage = memory();
    const store = createJourneyStore(flagsFor('heat-pump'));
    keepProgress(store, storage, at({ name: 'currentTariff' }), product);
    store.actions.answer({ postcode: 'BS19AA', insulation: 3 });
    store.actions.keepDraft('address', { postcode: 'BS1' });
    store.actions.goTo('propertyId');
    store.actions.setQuotes({ quoteIds: { ashp: 'q' }, quoteFailures: {} });
    await momentEnds();
    const saved = readProgress(storage, product);
    assert.deepEqual(saved?.route, { name: 'currentTariff' });
    assert.deepEqual(saved?.state.answers, store.getState().answers);
    assert.deepEqual(saved?.state.drafts, { address: { postcode: 'BS1' } });
    assert.equal(saved?.state.at, 'propertyId');
    assert.deepEqual(saved?.state.flags, flagsFor('heat-pump'));
    assert.deepEqual(saved?.state.quoteIds, { ashp: 'q' });
  });

  it('KEEP-03 BEY-13: is restored with the shared link, and with the reason why a quote failed', async () => {
    const storage = memory();
    const store = createJourneyStore(flagsFor('all'));
    keepProgress(store, storage, at({ name: 'quoteResults' }), product);
    const share = { token: 'token', removal: 'removal', expires: '2026-12-22T09:00:00.000Z', qr: null };
    store.actions.setQuotes({ quoteIds: { ashp: 'q' }, quoteFailures: { solar: 'The roof is away.' } });
    store.actions.setShare(share);
    await momentEnds();
    const saved = readProgress(storage, product);
    assert.deepEqual(saved?.state.share, share);
    assert.deepEqual(saved?.state.quoteFailures, { solar: 'The roof is away.' });
  });

  it('AMB-47: is not saved after saving was stopped', async () => {
    const storage = memory();
    const store = createJourneyStore(flagsFor('all'));
    const router = at({ name: 'currentTariff' });
    const stop = keepProgress(store, storage, router, product);
    store.actions.answer({ postcode: 'BS19AA' });
    await momentEnds();
    const before = storage.text();
    stop();
    store.actions.answer({ postcode: 'M11AE' });
    router.go({ name: 'quoteResults' });
    await momentEnds();
    assert.equal(storage.text(), before);
  });

  it('AMB-47: is restored with any valid answer', async () => {
    for (const [answers, shown] of [
      [{ sameSupplier: 'yes', compareFuel: 'gas' }, 'solar'],
      [{ sameSupplier: 'no', compareFuel: 'electricity' }, 'ev'],
      [{ sameSupplier: null, compareFuel: 'gasElectricity' }, 'ashp'],
      [{ gdprConsent: { at: '2026-07-01', notice: '1' }, electricVehicleChargeType: 3 }, null],
      [{ vehicleUsage: { weekday: 10, weekend: 20 }, gasTariff: { id: 7 } }, null],
    ] as const) {
      const storage = memory();
      const store = createJourneyStore(flagsFor('all'));
      keepProgress(store, storage, at({ name: 'quoteResults' }), product);
      store.actions.answer(answers);
      if (shown) store.actions.show(shown);
      await momentEnds();
      const saved = readProgress(storage, product);
      assert.deepEqual(saved?.state.answers, store.getState().answers);
      assert.equal(saved?.state.shown, shown);
    }
  });

  it('AMB-47: progress from a version that did not save a detail restores without it', async () => {
    const storage = memory();
    const store = createJourneyStore(flagsFor('all'));
    keepProgress(store, storage, at({ name: 'currentTariff' }), product);
    store.actions.answer({ postcode: 'BS19AA' });
    await momentEnds();
    storage.write((storage.text() ?? '').replaceAll(',"isStated":false', ''));
    assert.equal(readProgress(storage, product)?.state.answers?.gasUsage.isStated, false);
  });

  it('is empty if nothing was saved', () => assert.equal(readProgress(memory(), product), null));

  it('HOME-07 AMB-47: is deleted on the home page', async () => {
    const storage = memory();
    const store = createJourneyStore(flagsFor('all'));
    const router = at({ name: 'currentTariff' });
    keepProgress(store, storage, router, product);
    store.actions.answer({ postcode: 'BS19AA' });
    await momentEnds();
    assert.ok(storage.text());
    router.go({ name: 'home' });
    await momentEnds();
    assert.equal(storage.text(), null);
  });

  const spoilt: readonly (readonly [string, string])[] = [
    ['cut short', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['of an older version', '{"version":0}'],
    ['of a version to come', '{"version":99,"answers":{}}'],
    ['without answers', '{"version":1,"route":"results"}'],
  ];
  for (const [name, text] of spoilt) {
    it(`is dropped when it is ${name}`, () => assert.equal(readProgress(memory(text), product), null));
  }

  it('FLAG-04: never has both flags of a car, even if the storage has', async () => {
    const storage = memory();
    const store = createJourneyStore(flagsFor('ev-compare'));
    keepProgress(store, storage, at({ name: 'currentTariff' }), product);
    store.actions.goTo('address');
    await momentEnds();
    const changed = (storage.text() ?? '').replace('"evOnly":false', '"evOnly":true');
    assert.notEqual(changed, storage.text());
    assert.deepEqual(readProgress(memory(changed), product)?.state.flags, flagsFor('ev-compare'));
  });

  it('is dropped if one answer is invalid', async () => {
    const storage = memory();
    const store = createJourneyStore(flagsFor('all'));
    keepProgress(store, storage, at({ name: 'currentTariff' }), product);
    store.actions.goTo('address');
    await momentEnds();
    const changed = (storage.text() ?? '').replace('"heatingFuel":null', '"heatingFuel":9');
    assert.notEqual(changed, storage.text());
    assert.equal(readProgress(memory(changed), product), null);
  });
});

const page = globalThis as { sessionStorage?: unknown };
const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');

/** The page's storage, or what a page has in its place. */
const pageHas = (get: () => unknown) =>
  Object.defineProperty(page, 'sessionStorage', { configurable: true, get });

function working() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
    removeItem: (key: string) => held.delete(key),
  };
}

describe('the storage of a session', () => {
  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'sessionStorage', before);
    else delete page.sessionStorage;
  });

  it('AMB-47: is read and written only under its key, and can be cleared', () => {
    const storage = working();
    pageHas(() => storage);
    const [one, other] = [sessionEntry('one'), sessionEntry('other')];
    assert.equal(one.read(), null);
    one.write('a');
    other.write('b');
    assert.deepEqual([one.read(), other.read()], ['a', 'b']);
    one.clear();
    assert.deepEqual([one.read(), other.read()], [null, 'b']);
  });

  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const pages: readonly (readonly [string, () => unknown])[] = [
    ['none', () => undefined],
    ['one that is blocked', refuse],
    ['one that is full', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ];
  for (const [has, get] of pages) {
    it(`AMB-47: is absent on a page that has ${has}, without an error`, () => {
      pageHas(get);
      const entry = sessionEntry('one');
      entry.write('a');
      entry.clear();
      assert.equal(entry.read(), null);
    });
  }

  it('AMB-47: does not exist with persist="none"', () => {
    noStorage.write('a');
    noStorage.clear();
    assert.equal(noStorage.read(), null);
  });
});
