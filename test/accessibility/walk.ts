// Each state is reached once, from the one before it, and then checked in many ways.

import { emulate } from '../browser/emulate.ts';
import type { Attributes } from '../browser/mount.ts';
import { faults, open, type Stage } from '../browser/stage.ts';
import { CONTACT } from '../browser/walks.ts';
import { allChecks } from './checks/all.ts';
import { quiet } from './page/quiet.ts';

interface State {
  /** The name is also that of the snapshot: 'address-chosen'. */
  readonly name: string;
  /** Goes from the state before to this one, and waits until it is on the screen. */
  readonly reach: (visit: Stage) => Promise<void>;
}

export interface Walk {
  readonly name: string;
  readonly attributes?: Attributes;
  readonly states: readonly State[];
}

type Timed = { timeout(ms: number): void };

/** Milliseconds for one screen in four themes on a slow machine. */
const PATIENCE = 60_000;

export function describeWalks(walks: readonly Walk[]): void {
  for (const walk of walks) describe(`BEY-11 ${walk.name}`, () => describeStates(walk));
}

function describeStates({ attributes, states }: Walk): void {
  const checks = allChecks();
  let visit: Stage;
  before(async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    visit = await open({ ...CONTACT, ...attributes });
    pressesFocus(visit);
    for (const { begin } of checks) begin?.(visit);
  });
  after(() => faults());
  for (const { name, reach } of states) {
    describe(name, () => {
      before(async function () {
        (this as Timed).timeout(PATIENCE);
        await reach(visit);
        await quiet(visit.root);
      });
      for (const { says, holds } of checks) {
        it(`BEY-11: ${name}: ${says}`, async function () {
          (this as Timed).timeout(PATIENCE);
          await holds(visit, name);
        });
      }
    });
  }
}

/** A press with a pointer focuses a control. A script's click does not. */
function pressesFocus({ root }: Stage): void {
  root.addEventListener(
    'click',
    ({ target }) => (target as Element).closest<HTMLElement>('button, a[href], summary, input')?.focus(),
    true,
  );
}
