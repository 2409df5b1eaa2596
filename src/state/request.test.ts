import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failed, type Outcome, success } from '../api/failure.ts';
import { answerOf, ask, failureOf, IDLE, type RequestState } from './request.ts';

const down = { kind: 'no-answer' } as const;

/** What is noted of a question that is answered so, and what it comes to. */
async function asked(outcome: Outcome<number>, isOver?: () => boolean) {
  const noted: RequestState<number>[] = [];
  const note = (request: RequestState<number>) => noted.push(request);
  const settled = await ask(async () => outcome, isOver ? { note, isOver } : { note });
  return { noted, settled };
}

describe('a network request', () => {
  it('BEY-13: is asking, then answered', async () => {
    const { noted, settled } = await asked(success(7));
    assert.deepEqual(noted, [{ is: 'asking' }, { is: 'answered', value: 7 }]);
    assert.equal(settled, noted[1]);
    assert.deepEqual([answerOf(settled), failureOf(settled)], [7, null]);
  });

  it('ERR-03: is failed, with the reason, if the call fails', async () => {
    const { noted, settled } = await asked(failed(down));
    assert.deepEqual(noted, [{ is: 'asking' }, { is: 'failed', failure: down }]);
    assert.deepEqual([answerOf(settled), failureOf(settled)], [null, down]);
  });

  it('STEP-ADDR-10: ignores a later answer after it was cancelled', async () => {
    const { noted, settled } = await asked(success(7), () => true);
    assert.deepEqual([noted, settled], [[{ is: 'asking' }], { is: 'cancelled' }]);
  });

  it('is cancelled, and not failed, if the call itself was stopped', async () => {
    const { noted } = await asked(failed({ kind: 'cancelled' }));
    assert.deepEqual(noted.at(-1), { is: 'cancelled' });
  });

  it('has neither an answer nor a failure at first', () => {
    for (const before of [IDLE, undefined])
      assert.deepEqual([answerOf(before), failureOf(before)], [null, null]);
  });
});
