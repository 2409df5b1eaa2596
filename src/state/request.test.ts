import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failed, type Outcome, success } from '../api/failure.ts';
import { answerOf, failureOf, IDLE, type RequestState, sendRequest } from './request.ts';

const down = { kind: 'no-answer' } as const;

/** The states of a request with this outcome, and what it resolves to. */
async function statesOf(outcome: Outcome<number>, isCancelled?: () => boolean) {
  const states: RequestState<number>[] = [];
  const onChange = (state: RequestState<number>) => states.push(state);
  const settled = await sendRequest(
    async () => outcome,
    isCancelled ? { onChange, isCancelled } : { onChange },
  );
  return { states, settled };
}

describe('a network request', () => {
  it('BEY-13: is pending, then a success', async () => {
    const { states, settled } = await statesOf(success(7));
    assert.deepEqual(states, [{ status: 'pending' }, { status: 'success', value: 7 }]);
    assert.equal(settled, states[1]);
    assert.deepEqual([answerOf(settled), failureOf(settled)], [7, null]);
  });

  it('ERR-03: is an error with the reason if the call fails', async () => {
    const { states, settled } = await statesOf(failed(down));
    assert.deepEqual(states, [{ status: 'pending' }, { status: 'error', failure: down }]);
    assert.deepEqual([answerOf(settled), failureOf(settled)], [null, down]);
  });

  it('STEP-ADDR-10: ignores a later answer after it was cancelled', async () => {
    const { states, settled } = await statesOf(success(7), () => true);
    assert.deepEqual([states, settled], [[{ status: 'pending' }], { status: 'cancelled' }]);
  });

  it('is cancelled, and no error, if the call itself was stopped', async () => {
    const { states } = await statesOf(failed({ kind: 'cancelled' }));
    assert.deepEqual(states.at(-1), { status: 'cancelled' });
  });

  it('has neither an answer nor a failure at first', () => {
    for (const before of [IDLE, undefined])
      assert.deepEqual([answerOf(before), failureOf(before)], [null, null]);
  });
});
