// Presses every button of every state once and checks that the focus is then on an element (2.4.3). `keepFocus` of `shell/use-focus.ts` is turned
// off, so code that removes the focused element must move the focus itself.
import { expect } from '@open-wc/testing';
import { type HeldTimers, holdTimers } from '../../browser/held-timers.ts';
import { faults, leave, open, reopen, type Stage } from '../../browser/stage.ts';
import { until } from '../../browser/until.ts';
import { isShown } from '../../browser/visitor.ts';
import { CONTACT } from '../../browser/walks.ts';
import { named, shownIn } from '../page/in-view.ts';
import { quiet } from '../page/quiet.ts';
import type { Walk } from '../walk.ts';

/** Milliseconds: `READER_KNOWS` in src/shell/use-focus.ts. */
const NET = 200;
/** Milliseconds: a walk is repeated for each button that changes its screen. */
const PATIENCE = 900_000;

type Timed = { timeout(ms: number): void };

export function describePresses(walks: readonly Walk[]): void {
  before(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  afterEach(() => faults());
  for (const walk of walks)
    it(`BEY-11 2.4.3: no button loses the focus: ${walk.name}`, async function () {
      (this as unknown as Timed).timeout(PATIENCE);
      const { lost, pressed } = await pressesAll(walk);
      expect(lost).to.deep.equal([]);
      expect(pressed).to.be.greaterThan(0);
    });
}

/** A state that a reload restores. */
interface Bookmark {
  readonly at: number;
  readonly hash: string;
  readonly session: readonly (readonly [string, string])[];
}

async function pressesAll({ states, attributes }: Walk) {
  const known = new Set<string>();
  const lost: string[] = [];
  const own = { ...CONTACT, ...attributes };
  let mark: Bookmark | undefined;
  let visit = await open(own);
  for (const [at, { name, reach }] of states.entries()) {
    await reach(visit);
    await quiet(visit.root);
    const start = screenOf(visit);
    const buttons = () =>
      shownIn<HTMLButtonElement>(visit, 'button:not(:disabled)').filter((one) => !known.has(keyOf(one)));
    if (buttons().length === 0) continue;
    await leave(visit);
    const here = { at, hash: location.hash, session: Object.entries(sessionStorage) };
    visit = await reloads(here);
    if (screenOf(visit) === start) mark = here;
    else visit = await comesBack(at);
    for (let [button] = buttons(); button; [button] = buttons()) {
      known.add(keyOf(button));
      const says = `${name}: ${named(button)}`;
      if (await losesFocus(visit, button)) lost.push(says);
      if (screenOf(visit) !== start) visit = await comesBack(at);
    }
  }
  return { lost, pressed: known.size };

  async function reloads({ hash, session }: Omit<Bookmark, 'at'>): Promise<Stage> {
    await faults();
    sessionStorage.clear();
    for (const [key, value] of session) sessionStorage.setItem(key, value);
    history.replaceState(null, '', location.pathname + location.search + hash);
    const fresh = await reopen(own);
    await quiet(fresh.root);
    return fresh;
  }

  /** Reloads at the last bookmark, and walks on from there. */
  async function comesBack(at: number): Promise<Stage> {
    const fresh = await reloads(mark ?? { hash: '', session: [] });
    for (const { reach } of states.slice((mark?.at ?? -1) + 1, at + 1)) await reach(fresh);
    await quiet(fresh.root);
    return fresh;
  }
}

async function losesFocus({ root }: Stage, button: HTMLButtonElement): Promise<boolean> {
  const from = location.hash;
  const lead = root.querySelector('[data-lead]');
  button.focus();
  const net: HeldTimers = holdTimers(NET);
  button.click();
  await until('an answer', async () => {
    await quiet(root);
    return ![...root.querySelectorAll('[aria-disabled=true], .dialog--full[open]')].some(isShown);
  });
  const isSameScreen = location.hash === from && lead === root.querySelector('[data-lead]');
  const isLost = isSameScreen && root.activeElement === null;
  net.pass();
  net.release();
  return isLost;
}

/** Identifies a button by its name and surroundings: if the next state has it, too, it is not pressed again. */
function keyOf(button: HTMLElement): string {
  const around = button.closest('[part~=alert], dialog, nav, section, form')?.className;
  const alert = button.closest('[part~=alert]')?.textContent;
  return [button.ariaLabel ?? button.textContent, around, alert, button.part]
    .join(' | ')
    .replace(/\d+/g, '#');
}

/** Everything that a press can change. */
const screenOf = ({ root }: Stage) =>
  [...root.querySelectorAll<HTMLElement>('.root *')]
    .filter((one) => one.childElementCount === 0 && isShown(one))
    .map((one) => one.textContent)
    .join('|') + location.hash;
