// One frame of the gallery: walks to the state that its address names, on recorded answers, and stays there.

import { quiet } from '../../test/accessibility/page/quiet.ts';
import { allStates } from '../../test/accessibility/states/all-states.ts';
import { until } from '../../test/browser/until.ts';
import { CONTACT } from '../../test/browser/walks.ts';
import { open } from './stage.ts';
import { beginWire } from './wire.ts';

const asked = new URLSearchParams(location.search);
const walk = allStates.find(({ states }) => states.some(({ name }) => name === asked.get('state')));

/** Not over the page that the frame is in. */
Element.prototype.scrollIntoView = () => {};

Object.assign(window, {
  heqStates: allStates.map(({ name, states }) => ({ name, states: states.map((state) => state.name) })),
});

function tell(reached: string): void {
  document.documentElement.dataset.reached = reached;
}

/** Who drives the browser is told of each state while it stands, to the end of the walk. */
const told = (window as unknown as { heqReached?: (state: string) => Promise<void> }).heqReached;

async function go(): Promise<void> {
  const visit = await open({ ...CONTACT, ...walk?.attributes });
  for (const { name, reach } of walk?.states ?? []) {
    await reach(visit);
    await told?.(name);
    tell(name);
    if (!told && name === asked.get('state')) break;
  }
  await quiet(visit.root);
  const name = asked.get('part');
  if (name) point(visit.root, name);
  fit(visit.root);
}

function point(root: ShadowRoot, name: string): void {
  const part = root.querySelector<HTMLElement>(`.${name}`);
  if (!part) return;
  part.closest('details')?.setAttribute('open', '');
  part.style.outline = '3px solid #d6006c';
  scrollTo(0, part.getBoundingClientRect().top - 80);
}

/** As high as what is in it; a dialog stands in a window of the usual height. */
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
// Nothing in a frame takes the focus from the page while it walks.
if (window.frameElement) (window.frameElement as HTMLElement).inert = true;
let isSeen = false;

/** One at a time: they share a thread. A frame that has been scrolled away by its turn waits until it is seen again. */
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
