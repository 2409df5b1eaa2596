import { restoreConsole, watchConsole } from '../browser/console.ts';
import { aTask, cleanUp, mount } from '../browser/mount.ts';
import { watchWire } from '../browser/wire.ts';
import { ACTIONS, BEGINNINGS } from './actions.ts';
import { chanceOf, PATIENCE, type Timed, visits } from './chance.ts';
import { KeptText } from './kept-text.ts';
import { allIsWell, beginWatch } from './watch-visit.ts';

const ACTIONS_A_VISIT = 80;

watchWire();

/** Throws an error that lists all actions up to the failure. */
async function visit(seed: number): Promise<void> {
  const chance = chanceOf(seed);
  const host = await mount({ id: `visitor-${seed}` });
  const kept = new KeptText();
  const done: string[] = [];
  try {
    for (let count = 0; count < ACTIONS_A_VISIT; count++) {
      const action = chance.pick(chance.below(60) ? ACTIONS : BEGINNINGS);
      const what = await action(host, chance);
      done.push(what);
      await aTask(chance.pick([0, 0, 5, 40]));
      await allIsWell(host);
      kept.compare(host, what);
    }
  } catch (error) {
    throw new Error(`${(error as Error).message}\nFUZZ_SEED=${seed}, after:\n  ${done.join('\n  ')}`);
  }
}

describe('a visitor who does anything at all', function (this: unknown) {
  (this as Timed).timeout(PATIENCE);

  beforeEach(() => {
    watchConsole();
    beginWatch();
  });
  afterEach(async () => {
    restoreConsole();
    await fetch(`${window.heqTest.api}/_demo/faults`, { method: 'PUT', body: '[]' });
    await cleanUp();
  });

  for (const [index, seed] of visits.entries()) {
    it(`always has a screen to read, loses nothing typed and meets no error: visit ${index + 1}`, () =>
      visit(seed));
  }
});
