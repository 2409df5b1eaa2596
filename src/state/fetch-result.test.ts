import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { calls } from '../api/calls.ts';
import { readAnswer } from '../api/create-api.ts';
import { failed, type Outcome, success } from '../api/failure.ts';
import type { Result } from '../domain/result.ts';
import { fetchResult, fetchResults, shownResult } from './fetch-result.ts';
import { createJourneyStore } from './journey-store.ts';

const { flagsFor } = product;

const down = { kind: 'refused', status: 503, message: null } as const;

/** A result as the API's client gives it. */
function costing(totalCost: number): Outcome<unknown> {
  const wire = { request: {}, costModel: { totalCost }, calculatedResults: [{ isCurrent: true }] };
  return readAnswer(calls.quoteResult, success(JSON.stringify(wire)));
}

/** A store with one quote, and an API whose answers are given one by one, in any order. */
function asked(quoteIds: Record<string, string> = { ashp: 'q1' }) {
  const store = createJourneyStore(flagsFor('all'));
  store.actions.setQuotes({ quoteIds, quoteFailures: {} });
  const requests: unknown[] = [];
  const answers: ((outcome: Outcome<unknown>) => void)[] = [];
  const fatal: unknown[] = [];
  const reported: unknown[] = [];
  const api = {
    quoteResult: (input: unknown) => {
      requests.push(input);
      return new Promise<Outcome<unknown>>((resolve) => answers.push(resolve));
    },
  };
  const widget = {
    product,
    store,
    api,
    fail: (failure: unknown) => fatal.push(failure) > 0,
    report: (failure: unknown) => reported.push(failure),
  } as unknown as Parameters<typeof fetchResult>[0];
  return { store, widget, requests, answers, fatal, reported };
}

const ALONE = { withBill: false };
const BILL = {
  assets: ['solar', 'ashp', 'ev'],
  tariff: {},
  today: [],
  after: [],
  savings: 900,
  separately: 1000,
  overlap: -100,
};
const withBill = (combined: object | undefined) =>
  readAnswer(
    calls.quoteResult,
    success(JSON.stringify({ request: {}, calculatedResults: [{ isCurrent: true }], combined })),
  );
const queryOf = (request: unknown) => (request as { query: object }).query;
const costOf = (result: Result | null) => result?.totalCost ?? null;

describe('the result of a quote', () => {
  it('RES-01: is fetched by the id and the asset of the quote, and shown when it arrives', async () => {
    const { store, widget, requests, answers } = asked();
    const done = fetchResult(widget, 'ashp', ALONE);
    assert.deepEqual(requests, [{ params: { quoteType: 'ashp' }, query: { quoteId: 'q1' } }]);
    assert.deepEqual(store.getState().results.ashp, {
      status: 'pending',
      before: null,
      lastFailure: undefined,
    });
    answers[0]?.(costing(5000));
    await done;
    assert.equal(store.getState().results.ashp?.status, 'success');
    assert.equal(costOf(shownResult(store.getState().results.ashp)), 5000);
  });

  it('RES-05: is not fetched without a quote', async () => {
    const { store, widget, requests } = asked({});
    await fetchResult(widget, 'ashp', ALONE);
    assert.deepEqual([requests, store.getState().results], [[], {}]);
  });

  it('WIZ-11: is dropped if its quote has been replaced', async () => {
    const { store, widget, answers } = asked();
    const late = fetchResult(widget, 'ashp', ALONE);
    store.actions.setQuotes({ quoteIds: { ashp: 'q2' }, quoteFailures: {} });
    answers[0]?.(costing(5000));
    await late;
    assert.deepEqual(store.getState().results, {});
  });

  it('ERR-01, ERR-02: that fails is reported, and the previous result stays', async () => {
    const { store, widget, answers, fatal } = asked();
    const first = fetchResult(widget, 'ashp', ALONE);
    answers[0]?.(costing(5000));
    await first;
    const second = fetchResult(widget, 'ashp', ALONE);
    assert.equal(costOf(shownResult(store.getState().results.ashp)), 5000, 'while it is asked for');
    answers[1]?.(failed(down));
    await second;
    assert.equal(store.getState().results.ashp?.status, 'error');
    assert.equal(costOf(shownResult(store.getState().results.ashp)), 5000);
    assert.deepEqual(fatal, [down]);
  });

  it('AMB-07, AMB-29: of one of several that fails leaves the others on the screen', async () => {
    const { store, widget, answers, fatal, reported } = asked({ ashp: 'q1', solar: 'q2' });
    const done = fetchResult(widget, 'ashp', ALONE);
    answers[0]?.(failed(down));
    await done;
    assert.equal(store.getState().results.ashp?.status, 'error');
    assert.deepEqual([fatal, reported], [[], [down]]);
  });

  it('HON-16: is fetched with the home’s other quotes, and has one bill for all', async () => {
    const { store, widget, requests, answers } = asked({ ashp: 'q1', solar: 'q2', ev: 'q3' });
    const first = fetchResult(widget, 'ashp', { withBill: true });
    answers[0]?.(withBill(BILL));
    await first;
    assert.deepEqual(queryOf(requests[0]), { quoteId: 'q1', also: 'solar:q2,ev:q3' });
    assert.equal(store.getState().combined?.savings, 900);
    for (const none of [withBill(undefined), success(null)]) {
      store.actions.setCombined(BILL as never);
      const again = fetchResult(widget, 'ashp', { withBill: true });
      assert.equal(store.getState().combined, BILL, 'until the answer is there');
      answers.at(-1)?.(none);
      await again;
      assert.equal(store.getState().combined, null);
    }
  });

  it('HON-16: asks for the one bill once, with the first of several results', async () => {
    const { store, widget, requests, answers } = asked({ ashp: 'q1', solar: 'q2', ev: 'q3' });
    const done = fetchResults(widget, ['ashp', 'solar', 'ev']);
    assert.deepEqual(requests.map(queryOf), [
      { quoteId: 'q1', also: 'solar:q2,ev:q3' },
      { quoteId: 'q2' },
      { quoteId: 'q3' },
    ]);
    answers[0]?.(withBill(BILL));
    for (const answer of answers.slice(1)) answer(costing(5000));
    await done;
    assert.equal(requests.length, 3);
    assert.equal(store.getState().combined?.savings, 900);
  });

  it('HON-16, AMB-07: asks for the one bill with another result if the first fails', async () => {
    const { store, widget, requests, answers } = asked({ ashp: 'q1', solar: 'q2', ev: 'q3' });
    const done = fetchResults(widget, ['ashp', 'solar', 'ev']);
    answers[0]?.(failed(down));
    answers[1]?.(failed(down));
    answers[2]?.(costing(5000));
    await new Promise((resolve) => setTimeout(resolve));
    assert.deepEqual(requests.slice(3).map(queryOf), [{ quoteId: 'q3', also: 'ashp:q1,solar:q2' }]);
    const before = store.getState().results;
    answers[3]?.(withBill(BILL));
    await done;
    assert.equal(store.getState().combined?.savings, 900);
    assert.equal(store.getState().results, before, 'which stays as it is');
  });

  it('HON-16: asks for no bill if no result arrives', async () => {
    const { widget, requests, answers } = asked({ ashp: 'q1', solar: 'q2' });
    const done = fetchResults(widget, ['ashp', 'solar']);
    for (const answer of answers) answer(failed(down));
    await done;
    assert.equal(requests.length, 2);
  });

  it('HON-16: of the only quote leaves the one bill alone', async () => {
    const { store, widget, answers } = asked();
    store.actions.setCombined({ savings: 7 } as never);
    const done = fetchResult(widget, 'ashp', { withBill: true });
    answers[0]?.(costing(5000));
    await done;
    assert.deepEqual(store.getState().combined, { savings: 7 });
  });

  it('is nothing before the first request', () => assert.equal(shownResult(undefined), null));
});
