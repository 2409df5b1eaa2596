// Acts as someone does who listens: goes to a control, presses it, and writes down what was heard.
import type { Stage } from '../../journeys/stage.ts';
import { press, type } from '../keyboard.ts';
import { listen } from './listen.ts';

export interface Told {
  readonly presses: (name: string) => Promise<void>;
  readonly types: (label: string, text: string) => Promise<void>;
  readonly chooses: (name: string) => Promise<void>;
  readonly picks: (list: string, option: string) => Promise<void>;
  /** A key on what has the focus. */
  readonly does: (what: string, key: string) => Promise<void>;
}

/** What is done stands in the lines after `>`, what was heard beneath it. */
export function tell(visit: Stage): { readonly told: Told; readonly lines: readonly string[] } {
  const ear = listen(visit);
  const lines: string[] = [];
  const acts = async (what: string, act: (visit: Stage) => Promise<void>) => {
    await act(visit);
    lines.push(`> ${what}`, ...(await ear.heard()).map((line) => `  ${line}`));
  };
  const told: Told = {
    presses: (name) =>
      acts(`press ${name}`, async () => {
        (await visit.control(name)).focus();
        await visit.presses(name);
      }),
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
  return { told, lines };
}
