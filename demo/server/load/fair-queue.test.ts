import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fairQueue } from './fair-queue.ts';

/** A queue whose clock and turns of the event loop the test controls. */
function queue() {
  const handed: (readonly [job: string, waited: number])[] = [];
  const turns: (() => void)[] = [];
  const clock = { now: 0 };
  const add = fairQueue<string>(
    (job, waited) => handed.push([job, waited]),
    () => clock.now,
    (work) => turns.push(work),
  );
  const turn = () => {
    for (const work of turns.splice(0)) work();
  };
  return { add, handed, turn, turns, clock };
}

describe('waiting requests', () => {
  it('start one per turn of the event loop, from each client in turn, and a new client waits for one of each', () => {
    const { add, handed, turn, turns } = queue();
    for (const nth of [1, 2, 3]) add('many', `many ${nth}`);
    add('few', 'few 1');
    turn();
    add('new', 'new 1');
    while (turns.length > 0) turn();
    assert.deepEqual(
      handed.map(([job]) => job),
      ['many 1', 'few 1', 'many 2', 'new 1', 'many 3'],
    );
  });

  it('have their waiting time measured from arrival, and the queue restarts after it was empty', () => {
    const { add, handed, turn, turns, clock } = queue();
    add('a', 'first');
    add('a', 'second');
    clock.now = 10;
    turn();
    clock.now = 25;
    turn();
    assert.equal(turns.length, 0);
    add('a', 'third');
    turn();
    assert.deepEqual(handed, [
      ['first', 10],
      ['second', 25],
      ['third', 0],
    ]);
  });

  it('continue after one of them throws', () => {
    const turns: (() => void)[] = [];
    const handed: string[] = [];
    const add = fairQueue<string>(
      (job) => {
        handed.push(job);
        if (job === 'bad') throw new Error('bad');
      },
      Date.now,
      (work) => turns.push(work),
    );
    add('a', 'bad');
    add('b', 'good');
    assert.throws(turns.shift()!);
    turns.shift()!();
    assert.deepEqual(handed, ['bad', 'good']);
  });
});
