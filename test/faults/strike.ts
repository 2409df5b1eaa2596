// Strikes all scenarios of a wave at once with one fault, and reads what each visitor then has before them.
import type { CallSpec } from '../../src/api/call.ts';
import type { CallName } from '../../src/api/calls.ts';
import { calls } from '../../src/api/calls.ts';
import { hurry } from '../browser/hurried-time.ts';
import { faults, leave, type Stage } from '../browser/stage.ts';
import { allSent, type Exchange, sent, setOffline } from '../browser/wire.ts';
import type { Fault } from './faults.ts';
import { at, savedOf } from './places.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { fieldsOf, isSettled, screenText } from './screen.ts';

/** Issue: a defined screen within 15 s; a machine that runs thirty widgets at once may take a little longer. */
const LIMIT = 15_000 + 5_000;

export interface Outcome {
  readonly visit: Stage;
  /** What stood on the screen when nothing moved any more, or when patience ended. */
  readonly text: string;
  readonly settled: boolean;
  /** What stood in its fields as the call was made, by label. */
  readonly typed: ReadonlyMap<string, string>;
  /** What the session held before and after, as text. */
  readonly before: string;
  readonly after: string;
  /** POST and PUT requests of the wave since the fault; not those for the token and for lists, which may be asked for again. */
  readonly writes: readonly Exchange[];
  /** Faults of our own, as the element told them. */
  readonly faults: readonly string[];
}

const goods = new Map<CallName, string>();

/** The text of a good answer to a call, from the rehearsal. */
export const goodAnswer = (call: CallName) => goods.get(call) ?? '';

/** Keeps a good answer to each call, to spoil it later. */
export function keepGoodAnswers(): void {
  for (const { call, status, text } of allSent()) {
    if (call && status === 200 && text) goods.set(call, text);
  }
}

export const wasSent = (call: CallName) => sent(call).length > 0;

/** All at once: each element is brought to the verge, the fault is set, each makes its call. */
export async function strike(fault: Fault, wave: readonly Scenario[]): Promise<Map<Scenario, Outcome>> {
  setOffline(false);
  await faults();
  const visits = new Map<Scenario, Stage>();
  await together(wave, async (scenario) => {
    if (scenario.prepare) visits.set(scenario, await arrive(scenario));
  });
  const before = new Map(wave.map((scenario) => [scenario, savedOf(idOf(scenario))]));
  await faults(...wave.map(({ call }) => switchFor(fault, call)));
  setOffline(fault.offline ?? false);
  hurry(fault.hurry ?? 1);
  const already = allSent().length;
  const outcomes = new Map<Scenario, Outcome>();
  const meets = async (scenario: Scenario) => {
    const visit = visits.get(scenario) ?? (await arrive(scenario));
    await scenario.act?.(visit);
    const typed = fieldsOf(visit);
    const { text, settled } = await settle(visit, scenario);
    const heard = visit.events.filter(({ type, detail }) => type === 'heq-error' && detail.kind === 'fault');
    outcomes.set(scenario, {
      visit,
      text,
      settled,
      typed,
      before: before.get(scenario) ?? '',
      after: savedOf(idOf(scenario)),
      writes: [],
      faults: heard.map(({ detail }) => String(detail.message)),
    });
  };
  await together(wave, meets, fault.atOnce);
  const writes = allSent()
    .slice(already)
    .filter(({ call, method }) => method !== 'GET' && call !== 'authToken' && !isList(call));
  setOffline(false);
  hurry(1);
  await faults();
  for (const [scenario, outcome] of outcomes) outcomes.set(scenario, { ...outcome, writes });
  return outcomes;
}

export async function clear(outcomes: Iterable<Outcome>): Promise<void> {
  for (const { visit } of outcomes) await leave(visit);
  sessionStorage.clear();
}

const idOf = (scenario: Scenario) => `scenario-${scenarios.indexOf(scenario)}`;

async function arrive(scenario: Scenario): Promise<Stage> {
  const visit = await at(idOf(scenario), scenario.place, scenario.attributes ?? {});
  await scenario.prepare?.(visit);
  return visit;
}

const isList = (call: CallName | null) =>
  call !== null && ('lookup' in calls[call] || 'hides' in calls[call]);

function switchFor(fault: Fault, call: CallName) {
  const { method, path, hides }: CallSpec = calls[call];
  return { call: `${hides ? 'POST' : method} ${path}`, ...fault.strike(call, goodAnswer(call)) };
}

/** Until what should be there is there and nothing moves. */
async function settle(
  visit: Stage,
  { good, fails, refused = fails, idle = good, says = {} }: Scenario,
): Promise<{ readonly text: string; readonly settled: boolean }> {
  const expected = [good, fails, refused, idle, ...Object.values(says), /Error \d{3}/];
  const end = performance.now() + LIMIT;
  for (;;) {
    const text = screenText(visit);
    const settled = isSettled(visit) && expected.some((one) => one.test(text));
    if (settled || performance.now() > end) return { text, settled };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** So many at a time. */
async function together(
  items: readonly Scenario[],
  does: (scenario: Scenario) => Promise<void>,
  atOnce = items.length,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await does(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
