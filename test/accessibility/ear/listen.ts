// What a screen reader would be given to say, in order: what takes the focus, and what comes into live regions. Names and
// roles are the browser's own.
import type { Stage } from '../../browser/stage.ts';
import { watchRegions } from './regions.ts';
import { spokenFocus } from './spoken-focus.ts';
import { spokenText } from './spoken-text.ts';

interface Ear {
  /** All that was heard since the last time, once nothing more comes. */
  heard(): Promise<readonly string[]>;
  /** Until what took the focus last is read. */
  read(): Promise<void>;
}

/** ms: longer than any of our news waits until it is said. */
const REST = 1100;
/** ms: what is focused only in passing is not read out. */
const IN_PASSING = 60;

/** A sentence that was put into another with its full stop: 'You would save £830 a year..' */
const TWO_MARKS = /[.,:;?!…][.,:;](\s|$)|\s[.,:;](\s|$)/;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** From now on; the ear of an element that was taken away hears nothing more. */
export function listen({ root }: Pick<Stage, 'root'>): Ear {
  let said: { text: string }[] = [];
  let last = performance.now();
  let around: readonly string[] = [];
  let reading = Promise.resolve();
  let at: EventTarget | null = null;

  const note = (text: string) => {
    const slot = { text };
    said.push(slot);
    last = performance.now();
    return slot;
  };
  watchRegions(root, (text) => void note(text));
  root.addEventListener('focusin', ({ target }) => {
    // The window has the focus again, and in it nothing has changed.
    if (target === at) return;
    at = target;
    const slot = note('');
    reading = reading.then(async () => {
      await pause(IN_PASSING);
      if (root.activeElement !== target) return;
      const { text, groups } = await spokenFocus(around);
      // Gone on meanwhile: what was read is what has the focus now, which has an event of its own.
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
    async heard() {
      last = performance.now();
      while (performance.now() - last < REST) await pause(50);
      await reading;
      const all = said.map(({ text }) => text).filter(Boolean);
      said = [];
      const slip = all.find((line) => line.startsWith('says: ') && TWO_MARKS.test(line));
      if (slip) throw new Error(`A sentence put into another is heard with two marks: ${slip}`);
      return all;
    },
  };
}
