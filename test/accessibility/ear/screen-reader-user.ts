// Acts as a screen reader user: goes to a control, presses it, and writes down what was speech.

import { nameOf, press, type } from '../../browser/keyboard.ts';
import type { Stage } from '../../browser/stage.ts';
import { until } from '../../browser/until.ts';
import { listen } from './listen.ts';
import { spokenText } from './spoken-text.ts';

const SLIDES = ['input[type=range]', '[role=application]'];

export interface ScreenReaderUser {
  readonly presses: (name: string) => Promise<void>;
  readonly opens: (fold: string) => Promise<void>;
  /** Goes to a slider or chart whose name begins like this, and presses a key on it this often. */
  readonly moves: (name: string, key: string, times?: number) => Promise<void>;
  /** The header and the first row of the visible table, as they are read. */
  readonly readsTable: () => Promise<void>;
  readonly types: (label: string, text: string) => Promise<void>;
  readonly chooses: (name: string) => Promise<void>;
  readonly picks: (list: string, option: string) => Promise<void>;
  /** Presses a key on the focused element. */
  readonly does: (what: string, key: string) => Promise<void>;
}

/** Actions are in lines that begin with `>`, and what was speech follows them. */
export function screenReaderUser(visit: Stage): {
  readonly user: ScreenReaderUser;
  readonly lines: readonly string[];
} {
  const ear = listen(visit);
  const lines: string[] = [];
  const acts = async (what: string, act: (visit: Stage) => Promise<void>) => {
    await act(visit);
    lines.push(`> ${what}`, ...(await ear.speech()).map((line) => `  ${line}`));
  };
  const user: ScreenReaderUser = {
    presses: (name) =>
      acts(`press ${name}`, async () => {
        (await visit.control(name)).focus();
        await visit.presses(name);
      }),
    opens: (fold) =>
      acts(`open ${fold}`, async () => {
        (await visit.control(fold)).focus();
        await visit.opens(fold);
      }),
    moves: (name, key, times = 1) =>
      acts(`press ${key}${times > 1 ? `, ${times} times` : ''} on ${name}`, async () => {
        const moved = await until(name, () => SLIDES.map((one) => find(visit.root, one, name)).find(Boolean));
        moved.focus();
        await ear.read();
        for (let time = 0; time < times; time += 1) await press(key);
      }),
    readsTable: async () => {
      const rows = visit.root.querySelectorAll('.chart tr');
      lines.push('> read the table', ...[...rows].slice(0, 2).map((row) => `  ${cellsOf(row)}`));
    },
    types: (label, text) =>
      acts(`type “${text.trim().slice(0, 20)}” into ${label}`, async () => {
        const field = await visit.field(label);
        field.focus();
        await ear.read();
        field.select();
        await type(text);
      }),
    chooses: (name) =>
      acts(`choose ${name}`, async ({ root }) => {
        root.addEventListener('change', ({ target }) => (target as HTMLElement).focus(), { once: true });
        await visit.chooses(name);
      }),
    picks: (list, option) =>
      acts(`choose ${option} of ${list}`, async () => {
        (await visit.field(list)).focus();
        await ear.read();
        await visit.picks(list, option);
      }),
    does: (what, key) => acts(`press ${what}`, () => press(key)),
  };
  return { user, lines };
}

const find = (root: ShadowRoot, selector: string, name: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && nameOf(one).startsWith(name),
  );

const cellsOf = (row: Element) => [...row.querySelectorAll('th, td')].map(spokenText).join(', ');
