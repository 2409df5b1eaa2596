import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { failed, type Outcome, success } from '../api/failure.ts';
import { createJourneyStore } from './journey-store.ts';
import { loadLookup, loadSuppliers } from './load-lists.ts';

const list = [{ id: 2, name: 'Semi-detached house' }];

function lists() {
  const store = createJourneyStore(product.flagsFor('all'));
  const asked: string[] = [];
  const answers: ((outcome: Outcome<unknown>) => void)[] = [];
  const ask = (name: string) => () => {
    asked.push(name);
    return new Promise<Outcome<unknown>>((resolve) => answers.push(resolve));
  };
  const api = { esaPropertyTypes: ask('esa'), ashpPropertyTypes: ask('ashp') };
  const widget = { store, api } as unknown as Parameters<typeof loadLookup>[0];
  return { widget, asked, answers, held: () => store.getState().lookups };
}

describe('a list of the server', () => {
  it('RES-02, LOOK-02: is fetched once, and not again while it is loading or loaded', async () => {
    const { widget, asked, answers, held } = lists();
    const first = loadLookup(widget, 'ashpPropertyTypes');
    assert.deepEqual(held(), { ashpPropertyTypes: { status: 'pending' } });
    await loadLookup(widget, 'ashpPropertyTypes');
    answers[0]?.(success(list));
    await first;
    await loadLookup(widget, 'ashpPropertyTypes');
    assert.deepEqual(asked, ['ashp']);
    assert.deepEqual(held(), { ashpPropertyTypes: { status: 'success', value: list } });
  });

  it('CALL-16: of solar has its own name in the answer', async () => {
    const { widget, asked, answers, held } = lists();
    const done = loadLookup(widget, 'esaPropertyTypes');
    answers[0]?.(success({ esaPropertyTypes: list }));
    await done;
    assert.deepEqual([asked, held()], [['esa'], { esaPropertyTypes: { status: 'success', value: list } }]);
  });

  for (const name of ['esaPropertyTypes', 'ashpPropertyTypes'] as const) {
    it(`ERR-19, AMB-29: ${name} that fails is empty, and is fetched again`, async () => {
      const { widget, asked, answers, held } = lists();
      const done = loadLookup(widget, name);
      answers[0]?.(failed({ kind: 'no-answer' }));
      await done;
      assert.deepEqual(held()[name], { status: 'error', failure: { kind: 'no-answer' } });
      void loadLookup(widget, name);
      assert.equal(asked.length, 2);
      assert.equal(held()[name]?.status, 'pending');
    });
  }

  it('does not replace the other list', async () => {
    const { widget, answers, held } = lists();
    const both = [loadLookup(widget, 'ashpPropertyTypes'), loadLookup(widget, 'esaPropertyTypes')];
    answers[0]?.(success(list));
    answers[1]?.(success({ esaPropertyTypes: [] }));
    await Promise.all(both);
    assert.deepEqual(held(), {
      ashpPropertyTypes: { status: 'success', value: list },
      esaPropertyTypes: { status: 'success', value: [] },
    });
  });
});

const OCTOPUS = { supplierId: 7, supplierName: 'Octopus' };
const EON = { supplierId: 3, supplierName: 'E.ON' };
const ANSWER = success({ suppliersDto: { gas: [OCTOPUS], electricity: null, both: [EON] } });
const HOME = { postcode: 'BS19AA', electricitySupplierId: 7, currentPayMethod: 'b', economy7Percentage: 42 };

/** An API whose answers are given one by one. */
function suppliers() {
  const store = createJourneyStore(product.flagsFor('all'));
  const asked: unknown[] = [];
  const answers: ((outcome: Outcome<unknown>) => void)[] = [];
  const api = {
    suppliers: ({ body }: { body: unknown }) => {
      asked.push(body);
      return new Promise((resolve) => answers.push(resolve));
    },
  };
  const widget = { store, api } as unknown as Parameters<typeof loadSuppliers>[0];
  const home = (more: object) => store.actions.answer({ ...HOME, ...more } as never);
  return {
    load: () => loadSuppliers(widget),
    asked,
    answers,
    home,
    store,
    held: () => store.getState().lookups.suppliers,
  };
}

/** A call that is not answered hangs; the test does not wait for it. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the suppliers of a home', () => {
  it('CALL-09: are fetched for each fuel by postcode, meters and payment', async () => {
    const { load, asked, answers, home, held } = suppliers();
    home({});
    void load();
    assert.deepEqual(asked, [
      {
        postcode: 'BS19AA',
        switchType: 'electricityToElectricity',
        currentPayMethod: 'b',
        economy7Percentage: 42,
      },
    ]);
    assert.equal(held()?.status, 'pending');
    answers[0]?.(ANSWER);
    await turn();
    const list = held();
    assert.deepEqual(list?.status === 'success' && list.value, [OCTOPUS, EON]);
  });

  it('AMB-48: are not fetched before a meter is known', async () => {
    const { load, asked, held } = suppliers();
    void load();
    await turn();
    assert.deepEqual([asked, held()], [[], undefined]);
  });

  it('AMB-48: are fetched once, and again for another home or after a failure', async () => {
    const { load, asked, answers, home, held } = suppliers();
    home({});
    void load();
    void load();
    await turn();
    answers[0]?.(ANSWER);
    await turn();
    void load();
    await turn();
    assert.equal(asked.length, 1);
    home({ postcode: 'M11AE' });
    void load();
    answers[1]?.(failed({ kind: 'no-answer' }));
    await turn();
    assert.equal(held()?.status, 'error');
    void load();
    answers[2]?.(ANSWER);
    await turn();
    assert.deepEqual([asked.length, held()?.status], [3, 'success']);
  });

  it('AMB-48: are dropped if those of another home were requested meanwhile', async () => {
    const { load, answers, home, held } = suppliers();
    home({});
    void load();
    home({ postcode: 'M11AE' });
    void load();
    answers[0]?.(ANSWER);
    await turn();
    assert.equal(held()?.status, 'pending');
    answers[1]?.(success({ suppliersDto: {} }));
    await turn();
    const list = held();
    assert.deepEqual(list?.status === 'success' && list.value, []);
  });

  it('AMB-48: that come after the visitor went home are dropped', async () => {
    const { load, answers, home, held, store } = suppliers();
    home({});
    const late = load();
    store.actions.arrive('home', 'quoteResults', product.flagsFor('all'));
    answers[0]?.(ANSWER);
    await late;
    assert.equal(held(), undefined);
  });
});
