// What a screen reader would be given to say, in order: elements that take the focus, and texts that are added to live regions.
// Names and roles come from the browser.
import type { Stage } from '../../browser/stage.ts';
import { watchRegions } from './regions.ts';
import { spokenFocus } from './spoken-focus.ts';
import { spokenText } from './spoken-text.ts';

interface Ear {
  /** Resolves to everything speech since the last call, once nothing more follows. */
  speech(): Promise<readonly string[]>;
  /** Resolves when the element that took the focus last has been read. */
  read(): Promise<void>;
}

/** Milliseconds: longer than any of our messages waits before it is announced. */
const REST = 1100;
/** Milliseconds: an element that has the focus for a shorter time is not read. */
const IN_PASSING = 60;

/** A sentence with its full stop was inserted into another: 'You would save £830 a year..'. */
const TWO_MARKS = /[.,:;?!…][.,:;](\s|$)|\s[.,:;](\s|$)/;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Begins to listen. It hears nothing more after its element has been removed. */
export function listen({ root }: Pick<Stage, 'root'>): Ear {
  let spoken: { text: string }[] = [];
  let last = performance.now();
  let around: readonly string[] = [];
  let reading = Promise.resolve();
  let at: EventTarget | null = null;

  const note = (text: string) => {
    const slot = { text };
    spoken.push(slot);
    last = performance.now();
    return slot;
  };
  watchRegions(root, (text) => void note(text));
  root.addEventListener('focusin', ({ target }) => {
    // The window has the focus again, and nothing in it has changed.
    if (target === at) return;
    at = target;
    const slot = note('');
    reading = reading.then(async () => {
      await pause(IN_PASSING);
      if (root.activeElement !== target) return;
      const { text, groups } = await spokenFocus(around);
      // The focus has moved on meanwhile, and its new element has its own event.
      if (root.activeElement !== target) return;
      around = groups;
      slot.text = `→ ${text}`;
      last = performance.now();
    });
  });

  const rows = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      if (target === root.activeElement && attributeName === 'aria-valuetext')
        note(`→ ${(target as Element).ariaValueText}`);
      const row = root.getElementById((target as Element).getAttribute('aria-activedescendant') ?? '');
      if (row && target === root.activeElement && attributeName === 'aria-activedescendant')
        note(`→ ${spokenText(row)}, option`);
    }
  });
  rows.observe(root, { subtree: true, attributeFilter: ['aria-activedescendant', 'aria-valuetext'] });

  return {
    read: () => reading,
    async speech() {
      last = performance.now();
      while (performance.now() - last < REST) await pause(50);
      await reading;
      const all = spoken.map(({ text }) => text).filter(Boolean);
      spoken = [];
      const slip = all.find((line) => line.startsWith('says: ') && TWO_MARKS.test(line));
      if (slip) throw new Error(`A sentence put into another is speech with two marks: ${slip}`);
      return all;
    },
  };
}
