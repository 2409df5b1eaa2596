// Applies one fault to all scenarios of a wave at the same time, and reads what each visitor then sees.
import type { CallSpec } from '../../src/api/call.ts';
import type { CallName } from '../../src/api/calls.ts';
import { calls } from '../../src/api/calls.ts';
import { hurry } from '../browser/hurried-time.ts';
import { faults, leave, type Stage } from '../browser/stage.ts';
import { allRequests, type Exchange, requests, setOffline } from '../browser/wire.ts';
import type { Fault } from './faults.ts';
import { at, savedOf } from './places.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { fieldsOf, isSettled, screenText } from './screen.ts';

/** Milliseconds: a defined screen must appear within 15 s. A machine that runs thirty widgets may take a little longer. */
const LIMIT = 15_000 + 5_000;

export interface Outcome {
  readonly visit: Stage;
  /** The text of the screen when it was stable, or when the time was over. */
  readonly text: string;
  readonly settled: boolean;
  /** The text of its fields when the call was made, by label. */
  readonly typed: ReadonlyMap<string, string>;
  /** The session's data before and after, as text. */
  readonly before: string;
  readonly after: string;
  /** The wave's POST and PUT requests since the fault. Requests for the token and for lists are left out, since these may be repeated. */
  readonly writes: readonly Exchange[];
  /** The widget's own faults that the element reported. */
  readonly faults: readonly string[];
}

const goods = new Map<CallName, string>();

/** The text of a successful response to a call, from the run without faults. */
export const goodAnswer = (call: CallName) => goods.get(call) ?? '';

/** Stores a successful response to each call, for faults that change it. */
export function keepGoodAnswers(): void {
  for (const { call, status, text } of allRequests()) {
    if (call && status === 200 && text) goods.set(call, text);
  }
}

export const wasSent = (call: CallName) => requests(call).length > 0;

/** All scenarios together: each element is brought to the point before its call, the fault is set, and each makes its call. */
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
  const already = allRequests().length;
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
  const writes = allRequests()
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

const isList = (call: CallName | null) => call !== null && 'lookup' in calls[call];

function switchFor(fault: Fault, call: CallName) {
  const { method, path }: CallSpec = calls[call];
  return { call: `${method} ${path}`, ...fault.strike(call, goodAnswer(call)) };
}

/** Waits until an expected text is there and nothing is loading. */
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

/** Runs at most this many at the same time. */
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
