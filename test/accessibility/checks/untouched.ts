// Checks that an action that is not a decision changes nothing: hover or focus (1.4.13), a press that is released elsewhere
// (2.5.2), a letter typed outside a field (2.1.4).
import { expect } from '@open-wc/testing';
import type { Stage } from '../../browser/stage.ts';
import { inView, named, shownIn, tabStops } from '../page/in-view.ts';
import { keepingPlace } from '../page/keeping-place.ts';
import type { Check } from './check.ts';

/** Charts are left out: hovering reads their values, which have their own line below. */
const CONTROLS =
  'button, a[href], summary, label, input, select, textarea, [role=option], [role=tab], [role=group], [data-lead]';
const TYPED_INTO = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select';
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789?/.,;[]=-';

const pointers = (control: Element, kinds: readonly string[]) => {
  for (const kind of kinds) {
    const at = { bubbles: true, cancelable: true, composed: true, pointerType: 'mouse', pointerId: 1 };
    control.dispatchEvent(kind.startsWith('mouse') ? new MouseEvent(kind, at) : new PointerEvent(kind, at));
  }
};

/** One of each kind is enough, since they share their code. */
const kindsOf = (controls: readonly HTMLElement[]) => [
  ...new Map(controls.map((one) => [`${one.localName} ${one.role} ${one.className}`, one])).values(),
];

const WAYS: Readonly<Record<string, (visit: Stage) => unknown>> = {
  'pointed at': (visit) => {
    for (const control of shownIn(visit, CONTROLS))
      pointers(control, ['pointerover', 'mouseover', 'mousemove']);
  },
  'given the focus': (visit) => {
    for (const stop of tabStops(visit)) stop.focus({ preventScroll: true });
  },
  'pressed and let go elsewhere': (visit) => {
    for (const control of shownIn(visit, CONTROLS)) {
      pointers(control, ['pointerdown', 'mousedown']);
      pointers(document.body, ['mouseup', 'pointerup']);
    }
  },
  'typed at': (visit) => {
    for (const control of kindsOf(shownIn(visit, CONTROLS).filter((one) => !one.matches(TYPED_INTO))))
      for (const key of CHARACTERS)
        for (const kind of ['keydown', 'keyup'])
          control.dispatchEvent(
            new KeyboardEvent(kind, { key, bubbles: true, cancelable: true, composed: true }),
          );
  },
};

export const untouchedCheck: Check = {
  says: 'hover, focus, a press that is released elsewhere and a letter change nothing',
  async holds(visit) {
    for (const [what, act] of Object.entries(WAYS))
      expect(await changes(visit, () => keepingPlace(visit, () => act(visit))), what).to.deep.equal([]);
  },
};

const NOTICED = [
  'open',
  'hidden',
  'aria-expanded',
  'aria-selected',
  'aria-pressed',
  'aria-invalid',
  'disabled',
];

/** What was added, removed, changed or opened, after everything has been rendered. */
async function changes(visit: Stage, act: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  const note = (records: readonly MutationRecord[]) =>
    found.push(
      ...records.map(({ type, target }) => `${type} ${named((target.parentElement ?? target) as Element)}`),
    );
  const watch = new MutationObserver(note);
  const [view, from] = [inView(visit), location.hash];
  watch.observe(view, { subtree: true, childList: true, characterData: true, attributeFilter: NOTICED });
  await act();
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)));
  note(watch.takeRecords());
  watch.disconnect();
  if (view !== inView(visit)) found.push('another dialog');
  return location.hash === from ? found : [...found, location.hash];
}
