// One frame of the gallery: goes to the state that its URL names, with recorded responses, and stays there.

import { quiet } from '../../test/accessibility/page/quiet.ts';
import { allStates } from '../../test/accessibility/states/all-states.ts';
import { until } from '../../test/browser/until.ts';
import { CONTACT } from '../../test/browser/walks.ts';
import { open } from './stage.ts';
import { beginWire, recordedDay } from './wire.ts';

const asked = new URLSearchParams(location.search);
const walk = allStates.find(({ states }) => states.some(({ name }) => name === asked.get('state')));

/** Otherwise a frame would scroll the page that contains it. */
Element.prototype.scrollIntoView = () => {};

Object.assign(window, {
  heqStates: allStates.map(({ name, states }) => ({ name, states: states.map((state) => state.name) })),
});

function tell(reached: string): void {
  document.documentElement.dataset.reached = reached;
}

/** If a program drives the browser, it is called for each state while the state is shown, to the end of the walk. */
const report = (window as unknown as { heqReached?: (state: string) => Promise<void> }).heqReached;

/** Moves the page's clock to noon of a day, so that prices which were in force in a recording are in force in its frame. */
function moveTo(day: string): void {
  const moved = Date.parse(`${day}T12:00:00Z`) - Date.now();
  const real = Date;
  const now = () => real.now() + moved;
  window.Date = new Proxy(real, {
    construct: (_, given, type) => Reflect.construct(real, given.length > 0 ? given : [now()], type),
    get: (_, name) => (name === 'now' ? now : Reflect.get(real, name)),
  });
}

async function go(): Promise<void> {
  moveTo(asked.get('day') ?? (await recordedDay()));
  const visit = await open({ ...CONTACT, ...walk?.attributes });
  for (const { name, reach } of walk?.states ?? []) {
    await reach(visit);
    await report?.(name);
    tell(name);
    if (!report && name === asked.get('state')) break;
  }
  await quiet(visit.root);
  const name = asked.get('part');
  if (name) point(visit.root, name);
  paint(visit.root);
  fit(visit.root);
}

/** Below a short screen the window has the same background. */
function paint(root: ShadowRoot): void {
  const shown = root.querySelector('.root');
  if (shown) document.body.style.background = getComputedStyle(shown).backgroundColor;
}

function point(root: ShadowRoot, name: string): void {
  const part = root.querySelector<HTMLElement>(`.${name}`);
  if (!part) return;
  part.closest('details')?.setAttribute('open', '');
  part.style.outline = '3px solid #d6006c';
  scrollTo(0, part.getBoundingClientRect().top - 80);
}

/** The frame is as high as its content. If a modal dialog is open, it keeps the usual height of a window. */
function fit(root: ShadowRoot): void {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) return;
  frame.inert = false;
  if (asked.has('part') || root.querySelector('dialog:modal')) return;
  new ResizeObserver(() => {
    frame.style.blockSize = `${document.body.offsetHeight + 2}px`;
  }).observe(document.body);
}

beginWire(walk?.name ?? '');
// A frame must not take the focus from the page during its walk.
if (window.frameElement) (window.frameElement as HTMLElement).inert = true;
let isSeen = false;

/**
 * Frames walk one at a time, since they share a thread. If a frame is out of view when its turn comes, it waits until it is
 * visible again.
 */
async function takeTurn(): Promise<void> {
  await until('to be seen', () => isSeen, Number.POSITIVE_INFINITY);
  const turn = async () => isSeen && go().then(() => true);
  if (!(await navigator.locks.request('gallery', turn))) return takeTurn();
}

addEventListener('load', () => {
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
  }).observe(document.documentElement);
  takeTurn().catch((problem: Error) => tell(`failed: ${problem.message}`));
});
