// Checks that React as our build reduces it behaves like React as published, with the same trees, changes, events and failures.
import { assert } from '@open-wc/testing';
import { firstDifference } from './first-difference.ts';
import { loadReact } from './react-builds.ts';
import { walkTree } from './walk-tree.ts';

const STEPS = 12;
/** Change the first seed to try others. */
const FIRST = 25;
const SEEDS = 24;

/** All kinds of events. If one never happened, it was not compared. */
const KINDS = `render memo effect layout event change check radio select item sorry ref mounted picture left
  step first error`.split(/\s+/);

describe('React as the build leaves it', () => {
  const seen = new Set<string>();

  for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
    it(`behaves like React as published with seed ${seed}`, async () => {
      const [published, ours] = [await loadReact('published'), await loadReact('ours')];
      const walk = async () => {
        const expected = await walkTree(published, seed, STEPS);
        assert.isAbove(expected.length, STEPS);
        for (const line of expected) seen.add(line.split(' ')[0] as string);
        return firstDifference(expected, await walkTree(ours, seed, STEPS));
      };
      // On a busy machine an effect may run a task later, so only a difference that occurs twice counts.
      assert.equal(JSON.stringify((await walk()) && (await walk()), null, 2), 'null');
    });
  }

  it('was compared for every kind of event', () => {
    assert.deepEqual(
      KINDS.filter((kind) => !seen.has(kind)),
      [],
    );
  });
});
