// One frame of the gallery: walks to the state that its address names, on recorded answers, and stays there.
import { allStates } from '../../test/accessibility/states/all-states.ts';
import { CONTACT } from '../../test/journeys/walks.ts';
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
  const part = visit.root.querySelector(`.${asked.get('part')}, [class^=${asked.get('part')}__]`);
  part?.setAttribute('style', 'outline: 3px solid #d6006c; outline-offset: 4px');
  if (part) scrollTo(0, part.getBoundingClientRect().top - 80);
  fit(visit.root);
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
// One at a time: they share a thread, and a step back in one would be a step back in another.
addEventListener('load', () =>
  navigator.locks.request('gallery', go).catch((problem: Error) => tell(`failed: ${problem.message}`)),
);
