import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { failed, type Outcome, success } from '../api/failure.ts';
import { createJourneyStore } from './journey-store.ts';
import { loadLookup } from './load-lookup.ts';

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
    assert.deepEqual(held(), { ashpPropertyTypes: { is: 'asking' } });
    await loadLookup(widget, 'ashpPropertyTypes');
    answers[0]?.(success(list));
    await first;
    await loadLookup(widget, 'ashpPropertyTypes');
    assert.deepEqual(asked, ['ashp']);
    assert.deepEqual(held(), { ashpPropertyTypes: { is: 'answered', value: list } });
  });

  it('CALL-16: of solar has its own name in the answer', async () => {
    const { widget, asked, answers, held } = lists();
    const done = loadLookup(widget, 'esaPropertyTypes');
    answers[0]?.(success({ esaPropertyTypes: list }));
    await done;
    assert.deepEqual([asked, held()], [['esa'], { esaPropertyTypes: { is: 'answered', value: list } }]);
  });

  for (const name of ['esaPropertyTypes', 'ashpPropertyTypes'] as const) {
    it(`ERR-19, AMB-29: ${name} that fails is empty, and is fetched again`, async () => {
      const { widget, asked, answers, held } = lists();
      const done = loadLookup(widget, name);
      answers[0]?.(failed({ kind: 'no-answer' }));
      await done;
      assert.deepEqual(held()[name], { is: 'failed', failure: { kind: 'no-answer' } });
      void loadLookup(widget, name);
      assert.equal(asked.length, 2);
      assert.equal(held()[name]?.is, 'asking');
    });
  }

  it('does not replace the other list', async () => {
    const { widget, answers, held } = lists();
    const both = [loadLookup(widget, 'ashpPropertyTypes'), loadLookup(widget, 'esaPropertyTypes')];
    answers[0]?.(success(list));
    answers[1]?.(success({ esaPropertyTypes: [] }));
    await Promise.all(both);
    assert.deepEqual(held(), {
      ashpPropertyTypes: { is: 'answered', value: list },
      esaPropertyTypes: { is: 'answered', value: [] },
    });
  });
});
