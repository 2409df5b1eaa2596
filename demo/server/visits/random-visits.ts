// Random visits from a seed, recorded as the widget would record them.
import { randomBytes } from 'node:crypto';
import type { TrackingRecord } from '../../../src/api/calls/track-records.ts';
import { COUNTED } from '../counting/counted-assets.ts';

type Details = Readonly<Record<string, string>>;

export interface RandomVisit {
  readonly records: readonly TrackingRecord[];
  /** The index of its last stage: opened, started, address, home, questions, result. */
  readonly way: number;
  readonly isEnquired: boolean;
  /** The question where it stopped. */
  readonly stopped: string | null;
}

const stepsOf = (asset: string) => ['address', 'propertyId', ...Object.keys(COUNTED[asset]!.questions)];

export function recordOf(visit: string, details: Details): TrackingRecord {
  return {
    userRefId: visit,
    referralBranch: 'DR',
    userTrackingId: visit,
    switchId: null,
    propertyDetails: Object.entries(details).map(([name, value]) => ({ name, value })),
  };
}

/** @param random returns a number from 0 to 1 */
export function randomVisit(
  random: () => number,
  embed: Details = {},
  asset = Object.keys(COUNTED)[0]!,
): RandomVisit {
  const steps = stepsOf(asset);
  const way = Math.min(5, Math.floor(random() * 8));
  const isEnquired = way === 5 && random() < 0.3;
  // A visit that ended after its address was refused.
  const passed = way < 3 ? 0 : way === 3 ? 1 + Math.floor(random() * 2) : steps.length;
  const all: Details[] = [
    { page: 'home', action: 'Viewed' },
    { page: 'visit', action: 'Stage', path: '/', ...embed },
  ];
  if (random() < 0.03)
    all.push({ page: 'failure', action: 'Stage', kind: pick(random, ['no-answer', 'fatal']) });
  if (way > 0) all.push({ page: 'currentTariff', action: 'Viewed' });
  all.push(...questions(random, asset, way === 0 ? -1 : passed));
  if (way === 2) {
    const reason = pick(random, ['prepayment', 'prepayment', 'gasOnly']);
    all.push({ page: 'stage', action: 'Stage', stage: 'refused', reason });
  }
  if (way >= 4) all.push({ page: 'quoteResults', action: 'Viewed', asset });
  if (way === 5) all.push(...result(random, asset));
  if (isEnquired) all.push({ page: 'stage', action: 'Stage', stage: 'enquired' });
  const visit = randomBytes(16).toString('hex');
  return {
    records: all.map((details) => recordOf(visit, details)),
    way,
    isEnquired,
    stopped: way === 1 || way === 3 ? (steps[passed] ?? null) : null,
  };
}

/** @param passed the number of answered questions; the next one is seen; with -1 none is seen */
function questions(random: () => number, asset: string, passed: number): readonly Details[] {
  const steps = stepsOf(asset);
  const width = pick(random, ['360', '360', '600', '1000']);
  return steps.slice(0, passed + 1).flatMap((step, at) => {
    const left = steps[at - 1];
    const seen = {
      page: 'visit',
      action: 'Stage',
      step,
      journey: Object.keys(COUNTED[asset]!.journeys)[0]!,
      width,
      ...(left && took(random, left)),
    };
    const answered = { page: 'currentTariff', action: 'Next', step };
    const last = { page: 'visit', action: 'Stage', ...took(random, step) };
    return [
      seen,
      ...(at < passed ? [answered] : []),
      ...(at === steps.length - 1 && at < passed ? [last] : []),
    ];
  });
}

function took(random: () => number, left: string): Details {
  return { left, seconds: String(5 + Math.floor(random() ** 3 * 85)) };
}

function result(random: () => number, asset: string): readonly Details[] {
  const saving = random() < 0.05 ? '' : String(Math.floor(random() * 1900) - 400);
  return [
    { page: 'stage', action: 'Stage', stage: 'estimated' },
    { page: 'visit', action: 'Stage', asset, saving },
    ...(random() < 0.5 ? [{ page: 'stage', action: 'Stage', stage: 'engaged' }] : []),
    ...(random() < 0.2 ? [{ page: 'visit', action: 'Stage', taken: pick(random, ['print', 'link']) }] : []),
  ];
}

function pick<Item>(random: () => number, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** Returns a generator of the same sequence for each seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
